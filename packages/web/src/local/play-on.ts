// A game that goes on from any moment of another one: its log begins with the first tokens of that one, and its cards
// come from a deck of its own.

import { CHARACTER_LEVELS } from '@sevenfold/bots';
import { type GameRecord, splitLog } from '@sevenfold/engine';
import { type ClientMessage, gameId, PROTOCOL, stored, tableStateOf, webSource } from '@sevenfold/table';
import { writeStored } from '../storage/stored.ts';
import type { LocalHouse } from './house.ts';
import { forgetOldest, type LocalGame, storeLocal } from './local-game.ts';
import { STRENGTHS } from './last-setup.ts';
import { sendToHouse } from './table-setup.ts';

export interface PlayOn {
  readonly record: Pick<GameRecord, 'rules' | 'players' | 'dealer' | 'log'>;
  /** How many tokens of its log have been played. */
  readonly at: number;
  /** The seat of the person here; bots have the others. */
  readonly seat: number;
  /** By seat, the bots of that game; empty for people, whose places are taken. */
  readonly bots: readonly string[];
  readonly me: { readonly name: string; readonly colour: number };
}

/** Throws `SetupError` if the rules forbid it. */
export async function playOn(local: LocalHouse, { record, at, seat, bots, me }: PlayOn): Promise<LocalGame> {
  forgetOldest(local.shelf);
  const { house, shelf, world } = local;
  const token = webSource.token();
  const code = await house.create(token, { rules: record.rules });
  const sits = record.players.map((_, index): ClientMessage =>
    index === seat
      ? { type: 'sit', ...me }
      : { type: 'host', do: 'addBot', bot: opponentAt(index, bots[index]) },
  );
  await sendToHouse(house, [{ type: 'hello', version: PROTOCOL, table: code, token }, ...sits]);
  const table = tableStateOf((await world.store.load(code))!);
  const begun = {
    ...table,
    version: table.version + 1,
    phase: 'playing' as const,
    game: {
      number: 1,
      started: world.clock.now(),
      rules: record.rules,
      players: table.seats.map(({ name }) => name),
      dealer: record.dealer,
      secret: table.secret,
      // The cards so far do not follow from this secret, so there is nothing to prove.
      commitment: '',
      contributions: table.seats.map(() => null),
    },
    ...world.dealing.prepare(),
  };
  // An append would not do: it is for games being played.
  writeStored(`log:${gameId(begun)}`, splitLog(record.log).slice(0, at).join(' '), shelf);
  await world.store.update(stored(begun));
  await world.bus.publish(code, JSON.stringify({ by: 'play-on' }));
  const game: LocalGame = {
    code,
    way: 'practice',
    token,
    began: world.clock.now(),
    takeBacks: {},
    from: at,
  };
  storeLocal(shelf, game);
  return game;
}

/** The same bot as in the other game, or one of medium strength in place of a person. */
function opponentAt(seat: number, bot: string | undefined): string {
  const { medium } = STRENGTHS;
  return bot !== undefined && bot in CHARACTER_LEVELS ? bot : medium[seat % medium.length]!;
}
