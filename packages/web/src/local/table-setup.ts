import type { RulesConfig } from '@sevenfold/engine';
import {
  type ClientMessage,
  type Connection,
  encode,
  type House,
  makeContribution,
  PROTOCOL,
  tableStateOf,
  stored,
  webSource,
} from '@sevenfold/table';
import { servedSecret } from '../attempts/daily-dates.ts';
import type { LocalHouse } from './house.ts';
import { forgetOldest, storeLocal, type LocalGame, type Way } from './local-game.ts';

/** Who plays, and how. */
export interface LocalSetup {
  readonly way: Way;
  /** People, all at this device, in the order of their seats. */
  readonly people: readonly { readonly name: string; readonly colour: number }[];
  /** Kinds of bots that sit after them. */
  readonly bots: readonly string[];
  readonly rules: RulesConfig;
  /** Of the daily deck: its date, as 2026-11-15. The server deals the cards, unless it is practice. */
  readonly date?: string;
  /** With another deck, which does not count. */
  readonly practice?: boolean;
}

/** The table refused to start the game. */
export class SetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupError';
  }
}

export async function startLocal(local: LocalHouse, setup: LocalSetup): Promise<LocalGame> {
  forgetOldest(local.shelf);
  const token = webSource.token();
  const code = await local.house.create(token, { rules: setup.rules });
  const isServed = setup.date !== undefined && setup.practice !== true;
  if (isServed) await putDeckOfDay(local, code, setup.date);
  const { way, date, practice } = setup;
  const game: LocalGame = {
    code,
    way,
    token,
    began: local.world.clock.now(),
    takeBacks: {},
    ...(date === undefined ? {} : { date }),
    ...(practice === undefined ? {} : { practice }),
  };
  storeLocal(local.shelf, game);
  await seatAll(local.house, code, token, setup);
  return game;
}

/** Seats everyone, people first, and starts the game. */
export async function seatAll(
  house: House,
  code: string,
  token: string,
  { people, bots }: Pick<LocalSetup, 'people' | 'bots'>,
): Promise<void> {
  await sendToHouse(house, [
    { type: 'hello', version: PROTOCOL, table: code, token },
    ...people.map(({ name, colour }): ClientMessage => ({
      type: 'sit',
      name,
      colour,
      contribution: randomBytes(),
    })),
    ...bots.map((bot): ClientMessage => ({ type: 'host', do: 'addBot', bot })),
    { type: 'host', do: 'start' },
  ]);
}

/** Replaces the secret by the date before anyone sits down: the server has the cards. */
async function putDeckOfDay({ world: { store } }: LocalHouse, code: string, date: string): Promise<void> {
  const table = tableStateOf((await store.load(code))!);
  await store.update(
    stored({ ...table, version: table.version + 1, secret: servedSecret(date), commitment: '' }),
  );
}

/** Sends messages to the house, as a client would, and leaves. */
export async function sendToHouse(house: House, messages: readonly ClientMessage[]): Promise<void> {
  let refused: string | undefined;
  const connection: Connection = {
    id: webSource.token(),
    open: true,
    send: () => undefined,
    close: () => undefined,
    onRefused: (code) => {
      refused ??= code;
    },
  };
  for (const message of messages) await house.receive(connection, encode(message));
  await house.part(connection);
  if (refused !== undefined) throw new SetupError(refused);
}

/** A seat's contribution to the shuffle. */
export function randomBytes(): string {
  return makeContribution(Uint8Array.from({ length: 16 }, () => webSource.below(256)));
}
