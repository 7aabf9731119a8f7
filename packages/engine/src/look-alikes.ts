// Letters that look like others, small enough for the page: what a table needs to tell names apart, not all of Unicode.

/** Each letter of the first text looks like the one at the same place in the second. */
const PAIRS = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУҮХԚԜаеѕіјкморсуүхһԁԛԝвнт', 'ABESIJKMHOPCTYYXQWaesijkmopcyyxhdqwbht'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορτυχωϳ', 'ABEZHIKMNOPTYXaynikvoptuxwj'],
  // Armenian and Cherokee
  ['ՕՏԼօսոհցᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'OSLounhgABCDEGHJKLMPRSTVWZ'],
  // Small capitals, and Latin letters that lack or add a detail
  ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢıȷɑɡØøŁłĐđĦħŧ', 'abcdeghijklmnoprtuvwyzijagOoLlDdHht'],
] as const;

const SAME = new Map(
  PAIRS.flatMap(([letters, latin]) => Array.from(letters, (one, at) => [one, latin[at]!] as const)),
);

/** What is hardly seen: joiners, selectors and accents; not the marks that make another syllable in Japanese. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|(?![\u3099\u309a])\p{Script=Inherited}/gu;

/** The same text for names that people take for each other; good for nothing but comparing. */
export function skeleton(name: string): string {
  const letters = Array.from(name.normalize('NFKD').replaceAll(UNSEEN, ''), (one) => SAME.get(one) ?? one);
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
