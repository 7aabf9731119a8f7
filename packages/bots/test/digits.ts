// Figures with all their digits, which must be the same in every build of Node and of every browser.

import {
  apply,
  type GameRecord,
  makeMove,
  newGame,
  parsePosition,
  parseRules,
  SeededDealer,
  Sfc32,
} from '@sevenfold/engine';
import { Arena } from '../src/arena/arena.ts';
import { chanceOf, weighAnswers } from '../src/net/answers.ts';
import { netFor } from '../src/net/nets.ts';
import { compareOptions } from '../src/chances/choice.ts';
import { valuePosition } from '../src/chances/position-value.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { racer } from '../src/players/racer.ts';
import { findBot } from '../src/players/registry.ts';
import { coach, grade } from '../src/review/coach.ts';
import { review } from '../src/review/review.ts';

const ASKED = 'official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1';
const SEATS = ['oracle', 'racer', 'evPlus', 'greta'];

/** Figures of a review, of the best answers, of the coach, of an arena and of the nets. */
export function digits() {
  const state = parsePosition(ASKED);
  const arena = new Arena(parseRules({ target: 100 }), SEATS.map(seat), 7);
  return {
    review: review(shortGame(), { samples: 16 }),
    best: compareOptions(state, racer, new SampleDealer(new Sfc32(1), 500)),
    chances: [2, 3, 5, 18].map(
      (seats) => valuePosition(newGame({}, seats, 0), racer, new SampleDealer(new Sfc32(seats), 50)).chances,
    ),
    coach: [...coach(state, { samples: 256 })],
    grade: grade(state, 's', { samples: 64 }),
    arena: arena.result(arena.play(0, 6)),
    net: [2, 3, 6, 18].map((seats) => {
      const begun = newGame({}, seats, 0);
      return begun.hands.map((_, viewer) => chanceOf(begun, viewer, netFor(seats)));
    }),
    netAnswers: weighAnswers(state, netFor(3)),
  };
}

/**
 * Makes the functions of `Math` throw whose digits differ between builds; returns a function that restores them. It
 * uses nothing from outside, because it is also sent to a page.
 */
export function forbidInexact(): () => void {
  const exact = 'abs ceil clz32 floor fround imul max min random round sign sqrt trunc'.split(' ');
  const functions = Math as unknown as Record<string, unknown>;
  const names = Object.getOwnPropertyNames(Math);
  const inexact = names.filter((name) => typeof functions[name] === 'function' && !exact.includes(name));
  const before = inexact.map((name) => functions[name]);
  for (const name of inexact)
    functions[name] = () => {
      throw new Error(`Math.${name} has other digits elsewhere`);
    };
  return () => inexact.forEach((name, at) => (functions[name] = before[at]));
}

function seat(name: string) {
  const { make } = findBot(name)!;
  return { name, make, budget: { samples: 20 } };
}

function shortGame(): GameRecord {
  const rules = { target: 50 };
  const players = ['Ann', 'Bo', 'Cy'];
  const state = newGame(rules, players.length, 0);
  const dealer = new SeededDealer(11);
  const log: string[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : evPlus(state);
    log.push(makeMove(move));
    apply(state, move);
  }
  return { rules, players, dealer: 0, log: log.join(' ') };
}
