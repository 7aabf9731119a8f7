// A bot for Sevenfold's arena, in JavaScript: node bot.js (docs/BOT-API.md).
// It hits while the next card gains more than it risks, counting the cards that are left.
import { createInterface } from 'node:readline';

/** The points that one more card gains on average; a bust loses the points in hand. */
function gainOfHit({ player, players, pile, pileSize }) {
  const me = players[player];
  let gain = 0;
  for (const [card, count] of Object.entries(pile)) {
    if (/^\d+$/.test(card) && me.cards.includes(card)) gain -= me.secondChance ? 0 : me.points * count;
    else if (/^\d+$/.test(card)) gain += (Number(card) + (me.numbers === 6 ? 15 : 0)) * count;
    else if (card.startsWith('+')) gain += Number(card) * count;
  }
  return pileSize === 0 ? 1 : gain / pileSize;
}

/** The player with the most points among those who can be chosen; the bot itself only if it must. */
function leader({ player, players, options }) {
  const worth = (option) => players[option.slice(1)].total + players[option.slice(1)].points;
  const others = options.filter((option) => option !== `@${player}`);
  return others.sort((a, b) => worth(b) - worth(a))[0] ?? options[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let answer = request.options[0]; // Uses a Second Chance ('u'), and gives a surplus one to anyone.
  if (request.kind === 'turn') answer = gainOfHit(request) > 0 ? 'h' : 's';
  if (request.kind === 'freeze' || request.kind === 'flipThree') answer = leader(request);
  console.log(JSON.stringify({ id: request.id, answer }));
}
