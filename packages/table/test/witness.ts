import { newGame, playLog, questionOf } from '@sevenfold/engine';
import {
  type Client,
  type Clock,
  MemoryStore,
  type Settings,
  type Sheet,
  sheetOf,
  type StoredTable,
} from '../src/index.ts';

/** How long after it was decided an answer may reach a slow store. */
const SLACK = 8000;

/** The store itself, which fails never and forgets nothing: also when each thing was written, and who wanted what. */
export class Witness extends MemoryStore {
  readonly #clock: Clock;
  readonly #settings: Settings;
  readonly #sheets: { readonly at: number; readonly sheet: Sheet }[] = [];
  readonly #logs = new Map<string, string[]>();
  readonly #times = new Map<string, number[]>();
  readonly #wanted = new Set<string>();

  constructor(clock: Clock, settings: Settings) {
    super(clock);
    this.#clock = clock;
    this.#settings = settings;
  }

  override async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    await super.append(game, n, tokens);
    const log = this.#logs.get(game) ?? [];
    const times = this.#times.get(game) ?? [];
    log.push(...tokens);
    times.push(...tokens.map(() => this.#clock.now()));
    this.#logs.set(game, log);
    this.#times.set(game, times);
  }

  override async create(table: StoredTable): Promise<void> {
    await super.create(table);
    this.#sheets.push({ at: this.#clock.now(), sheet: sheetOf(table) });
  }

  override async update(table: StoredTable): Promise<void> {
    await super.update(table);
    this.#sheets.push({ at: this.#clock.now(), sheet: sheetOf(table) });
  }

  get sheet(): Sheet {
    return this.#sheets.at(-1)!.sheet;
  }

  log(game: number): readonly string[] {
    return this.#logs.get(`${this.sheet.code}.${game}`) ?? [];
  }

  /** Somebody answers a question. */
  want(game: number, n: number, seat: number, move: string): void {
    this.#wanted.add(`${game} ${n} ${seat} ${move}`);
  }

  /** What somebody is shown must be stored: then no answer that anybody has seen can ever be missing. */
  checkShown(client: Client): void {
    const number = client.view?.game?.number;
    if (number === undefined) return;
    const stored = this.log(number);
    const wrong = client.log.findIndex((token, at) => token !== stored[at]);
    if (wrong >= 0)
      throw new Error(
        `entry ${wrong} of game ${number} was shown as ${client.log[wrong]}, stored is ${stored[wrong]}`,
      );
  }

  /** All games are legal, and all questions were answered by who was asked, or by a stand-in who was entitled to. */
  checkGames(): number {
    let answers = 0;
    const starts = new Map(
      this.#sheets.flatMap(({ sheet }) =>
        sheet.game === null ? [] : [[sheet.game.number, sheet.game] as const],
      ),
    );
    for (const [number, { rules, players, dealer }] of starts) {
      const state = newGame(rules, players.length, dealer);
      const log = this.log(number);
      const times = this.#times.get(`${this.sheet.code}.${number}`) ?? [];
      playLog(state, log, (_, at) => {
        const question = questionOf(state);
        if (question === null) return;
        answers++;
        const { player } = question;
        if (this.#wanted.has(`${number} ${at} ${player} ${log[at]}`)) return;
        if (!this.#mayStandIn(number, player, times[at]!, times[at - 1]!))
          throw new Error(`answer ${at} of game ${number}, ${log[at]}, is not by seat ${player}`);
      });
    }
    return answers;
  }

  /** Some sheet that was true shortly before says: a bot, somebody who has left or is gone, or a clock that ran out. */
  #mayStandIn(number: number, player: number, at: number, asked: number): boolean {
    return this.#sheets.some(({ at: since, sheet }, index) => {
      const until = this.#sheets[index + 1]?.at ?? Infinity;
      if (sheet.game?.number !== number || since > at || until < at - SLACK) return false;
      const seat = sheet.seats[player]!;
      const person = sheet.people.find(({ id }) => id === seat.person);
      if (person === undefined || seat.left) return true;
      if (sheet.clock > 0 && at - asked >= sheet.clock * 1000) return true;
      return person.seen + this.#settings.grace < at;
    });
  }
}
