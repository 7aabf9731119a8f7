/**
 * The changelog with the sentences of a release: in a new section, or in the first one if that is still called
 * unreleased.
 */
export function withRelease(changelog, { version, date, sentences }) {
  const title = `## ${version} (${date})`;
  const lines = sentences.map((sentence) => `- ${sentence.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`).join('');
  const open = /^## \S+ \(unreleased\)\n\n(?:- .*\n)*/m;
  if (open.test(changelog))
    return changelog.replace(open, (section) => section.replace(/^## .*/, () => title) + lines);
  return changelog.replace(/^## /m, () => `${title}\n\n${lines}\n## `);
}

/** What a changeset says, without the bumps at its top. */
export function sentenceOf(changeset) {
  return changeset.replace(/^---\n.*?^---\n/ms, '').trim();
}
