// A play for the app BG Stats: https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/

import { BOXES } from './boxes.ts';
import type { GameResult } from './result.ts';
import { personKey } from './statistics.ts';

const CREATE_PLAY = 'bgstats://app.bgstatsapp.com/createPlay.html';
/** BG Stats remembers who is who under this name: it must never change. */
const SOURCE = 'Sevenfold';

/** The link that opens BG Stats with this game filled in; `names` are by seat. */
export function bgStatsLink(result: GameResult, names: readonly string[]): string {
  return `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(playOf(result, names)))}`;
}

function playOf(result: GameResult, names: readonly string[]): object {
  const { id, box, started, ended, dealer, lines, you } = result;
  const minutes = Math.round((ended - started) / 60_000);
  // The player after the dealer gets the first card (R6).
  const first = (dealer + 1) % lines.length;
  return {
    sourceName: SOURCE,
    sourcePlayId: id,
    // When it ended, in universal time.
    playDate: new Date(ended).toISOString().slice(0, 19).replace('T', ' '),
    ...(minutes > 0 ? { durationMin: minutes } : {}),
    game: {
      name: BOXES[box].name,
      bggId: BOXES[box].bggId,
      sourceGameId: box,
      highestWins: true,
      noPoints: false,
    },
    players: lines.map((line, seat) => ({
      name: names[seat],
      sourcePlayerId: personKey(line, seat === you),
      score: line.total,
      rank: line.place,
      winner: line.won,
      startPlayer: seat === first,
    })),
  };
}
