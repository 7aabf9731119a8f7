import { legalMoves, type Move, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { exponential } from './exponential.ts';
import { RollOut } from './rollout.ts';
import type { SampleDealer } from './sample-dealer.ts';

/** Samples before the first look at the result so far, and between two looks; fewer mislead too often. */
const FIRST_LOOK = 48;
const STRIDE = 16;
/** More samples of an option are worth their time while they promise to gain this chance to win. */
const WORTHWHILE = 0.0005;
/** Added to the squares that were seen, because a few samples may agree by chance. */
const UNSEEN_SQUARES = 0.05;
/** The policy's own answer is given unless another leads it by this many standard errors. */
const DOUBT = 0.5;

/** Who plays the simulated rounds: the player who is asked, and one policy after the other for all opponents. */
export interface RoundPlayers {
  readonly policy: Bot;
  readonly opponents: readonly Bot[];
}

/**
 * The answer with the best chance to win, by the same samples for all options. An option is tried no further once it is
 * clearly worse than the best, or so close to it that the choice between them hardly matters.
 */
export function decide(
  state: State,
  { policy, opponents }: RoundPlayers,
  dealer: SampleDealer,
  enough?: () => boolean,
): Move {
  const own = policy(state);
  const moves = legalMoves(state);
  if (moves.length === 1) return own;
  const { player } = state;
  let opponent = policy;
  const rollOut = new RollOut(
    state,
    (asked) => (asked.player === player ? policy(asked) : opponent(asked)),
    dealer,
  );
  const { chances } = rollOut;
  rollOut.prepare();
  let open: readonly Rival[] = moves.filter((move) => move !== own).map((move) => new Rival(move));
  for (let sample = 0; sample < dealer.samples; sample++) {
    if (sample >= FIRST_LOOK && sample % STRIDE === 0) {
      const left = worthTrying(open);
      if (left.length === 0) break;
      open = left;
    }
    opponent = opponents[sample % opponents.length]!;
    rollOut.run(sample, own);
    const win = chances[player]!;
    for (const rival of open) {
      rollOut.run(sample, rival.move);
      rival.add(chances[player]! - win);
    }
    if (enough?.() === true) break;
  }
  const best = bestOf(open);
  return best.lead > DOUBT * best.error ? best.move : own;
}

/** An answer that is compared with the policy's own. */
class Rival {
  readonly move: Move;
  #count = 0;
  #sum = 0;
  #squares = UNSEEN_SQUARES;

  constructor(move: Move) {
    this.move = move;
  }

  add(lead: number): void {
    this.#count++;
    this.#sum += lead;
    this.#squares += lead * lead;
  }

  get lead(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  get error(): number {
    const { lead } = this;
    return this.#count === 0
      ? Infinity
      : Math.sqrt(this.#squares / this.#count - lead * lead) / Math.sqrt(this.#count);
  }
}

function bestOf(rivals: readonly Rival[]): Rival {
  return rivals.reduce((best, rival) => (rival.lead > best.lead ? rival : best));
}

/** The options, out of these, that may still turn out to be the best by more than it costs to find out. */
function worthTrying(open: readonly Rival[]): readonly Rival[] {
  const best = bestOf(open);
  if (best.lead <= 0) return open.filter(({ lead, error }) => promise(-lead, error) > WORTHWHILE);
  const left = open.filter(
    (rival) =>
      rival === best ||
      promise(best.lead - rival.lead, Math.sqrt(best.error * best.error + rival.error * rival.error)) >
        WORTHWHILE,
  );
  return left.length === 1 && promise(best.lead, best.error) <= WORTHWHILE ? [] : left;
}

/**
 * What is gained on average by knowing a difference exactly that is estimated with this error, if that shows the other
 * option to be better: error × (φ(t) − t Φ(−t)) with t = lead / error, to within a fifth where it matters.
 */
function promise(lead: number, error: number): number {
  const t = Math.min(lead / error, 20);
  return 0.4 * error * exponential(-t * (0.5 * t + 1.1));
}
