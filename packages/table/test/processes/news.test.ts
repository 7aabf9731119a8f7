import { legalMoves, makeMove, type State, stateOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { type Bus, type House, SETTINGS, thinkHere } from '../../src/index.ts';
import { countingStore } from '../helpers/counting-store.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';

const TOKENS = ['token-of-ann-0123456789', 'token-of-ben-0123456789', 'token-of-cy-01234567890'];
/** Longer than a process leaves an answer to others. */
const TURNS = 3000;

interface Process {
  readonly house: House;
  readonly calls: ReturnType<typeof countingStore>;
  /** How often its bots have thought. */
  thoughts: number;
  /** What it hears, and in which order, if not what is said. */
  carry: (texts: readonly string[]) => readonly string[];
  visitor: Visitor;
}

/** Three people at three processes, with this many bots. */
class Spread {
  readonly testWorld = new TestWorld();
  readonly processes: Process[] = [];
  code = '';
  /** Whose log is followed. */
  watched!: Process;

  static async start(bots: number): Promise<Spread> {
    const spread = new Spread();
    for (const _ of TOKENS) spread.#add();
    spread.watched = spread.processes[0]!;
    const rules = { preset: 'official', target: 150 } as const;
    spread.code = await spread.processes[0]!.house.create(TOKENS[0], { rules });
    for (const [at, process] of spread.processes.entries()) {
      process.visitor = await new Visitor(process.house).enter(spread.code, TOKENS[at]);
      await process.visitor.say({ type: 'sit', name: `Player ${at}`, colour: at });
    }
    const [ann] = spread.processes;
    for (let bot = 0; bot < bots; bot++)
      await ann!.visitor.say({ type: 'host', do: 'addBot', bot: 'stay25' });
    await ann!.visitor.say({ type: 'host', do: 'start' });
    // All processes have met.
    await spread.testWorld.pass(2000);
    for (const process of spread.processes) {
      process.calls.calls.clear();
      process.thoughts = 0;
    }
    return spread;
  }

  #add(): void {
    const { testWorld } = this;
    const calls = countingStore(testWorld.store);
    const think = thinkHere(testWorld.source);
    const process = { calls, thoughts: 0, carry: (texts: readonly string[]) => texts } as Process;
    const world = new TestWorld({
      ...testWorld.world,
      store: calls.store,
      archive: calls.store,
      bus: this.#bus(process),
      think: (...args) => {
        process.thoughts++;
        return think(...args);
      },
    });
    this.processes.push(Object.assign(process, { house: world.house() }));
  }

  /** Everything that is said in one turn of the event loop is carried at once. */
  #bus(process: Process): Bus {
    const { bus } = this.testWorld;
    return {
      working: true,
      watch: () => () => undefined,
      publish: (table, text) => bus.publish(table, text),
      subscribe: (table, hear) => {
        let heard: string[] = [];
        return bus.subscribe(table, (text) => {
          if (heard.push(text) > 1) return;
          queueMicrotask(() => {
            const texts = heard;
            heard = [];
            for (const one of process.carry(texts)) hear(one);
          });
        });
      },
    };
  }

  get state(): State {
    const { visitor } = this.watched;
    const { rules, players, dealer } = visitor.last('table').table.game!;
    return stateOf({ rules, players, dealer, log: visitor.log.join(' ') });
  }

  get logs(): string[] {
    return this.processes.map(({ visitor }) => visitor.log.join(' '));
  }

  get isOver(): boolean {
    return this.processes.every(({ visitor }) => visitor.last('table').table.phase === 'over');
  }

  /** The player who is asked answers, or a bot does; returns whether it was a person. */
  async act(): Promise<boolean> {
    const { state } = this;
    const { visitor } = this.watched;
    const asked = this.processes[state.player]?.visitor;
    const moves = legalMoves(state);
    const move = makeMove(moves[visitor.log.length % moves.length]!);
    if (asked === undefined) await this.testWorld.pass(1500);
    else await asked.say({ type: 'move', game: 1, seat: state.player, move, n: visitor.log.length });
    await flush();
    return asked !== undefined;
  }

  count(): number {
    return this.processes.reduce((sum, { calls }) => sum + calls.total(), 0);
  }
}

describe('a table spread over three processes', () => {
  test.each([
    ['people', 0],
    ['people and bots', 2],
  ])('costs at most 1.2 statements for each action of %s', async (_, bots) => {
    const spread = await Spread.start(bots);
    let appended = 0;
    while (!spread.isOver) await spread.act();
    for (const { calls } of spread.processes) appended += calls.calls.get('append') ?? 0;
    expect(spread.count() / appended).toBeLessThanOrEqual(1.2);
    expect(appended).toBeGreaterThan(20);
    expect(new Set(spread.logs).size).toBe(1);
  });

  test('has one of them think for a bot, and another one when that is dead', async () => {
    const spread = await Spread.start(2);
    while (await spread.act());
    const { processes, testWorld } = spread;
    const thoughts = (): number => processes.reduce((sum, one) => sum + one.thoughts, 0);
    expect(thoughts()).toBe(1);
    const dead = processes.find((one) => one.thoughts > 0)!;
    await dead.house.stop();
    const before = dead.thoughts;
    spread.watched = processes.find((one) => one !== dead)!;
    while (thoughts() === before) {
      await spread.act();
      await testWorld.pass(TURNS);
    }
    expect([dead.thoughts, thoughts()]).toEqual([before, before + 1]);
  });
});

test('processes that stop leave their bots to the one that stays, at once', async () => {
  const spread = await Spread.start(2);
  while (spread.state.player < TOKENS.length) await spread.act();
  const [one, two, stays] = spread.processes as [Process, Process, Process];
  spread.watched = stays;
  const { length } = stays.visitor.log;
  await Promise.all([one.house.stop(), two.house.stop()]);
  await spread.testWorld.pass(SETTINGS.pace.natural[1]);
  expect(stays.visitor.log.length).toBeGreaterThan(length);
});

/** A process at which nobody is asked now. */
function listener({ processes, state }: Spread): Process {
  return processes[(state.player + 1) % 3]!;
}

describe('news', () => {
  test.each<[string, Process['carry'], number]>([
    ['twice', (texts) => [...texts, ...texts], 0],
    ['in reverse', (texts) => texts.toReversed(), 0],
    ['cut short', (texts) => texts.map((text) => text.slice(0, 40)), 2],
    [
      'with an impossible card',
      (texts) => texts.map((text) => text.replace(/"tokens":"[^"]*/, '"tokens":"zz')),
      2,
    ],
  ])('that come %s are right in the end', async (_, carry, reads) => {
    const spread = await Spread.start(0);
    const process = listener(spread);
    process.carry = carry;
    await spread.act();
    await spread.testWorld.pass(100);
    expect(new Set(spread.logs).size).toBe(1);
    expect(process.calls.total()).toBe(reads);
  });

  test('that are lost are read with the next', async () => {
    const spread = await Spread.start(0);
    const process = listener(spread);
    process.carry = () => [];
    spread.watched = spread.processes.find((one) => one !== process)!;
    await spread.act();
    expect(new Set(spread.logs).size).toBe(2);
    process.carry = (texts) => texts;
    while (process.calls.total() === 0) {
      await spread.act();
      await spread.testWorld.pass(100);
    }
    expect(new Set(spread.logs).size).toBe(1);
    expect(process.calls.total()).toBe(2);
  });

  test('that follow on from nothing do not make a process read again and again', async () => {
    const spread = await Spread.start(0);
    const { code, testWorld, processes } = spread;
    await testWorld.pass(1000);
    const before = processes[0]!.calls.total();
    for (let times = 0; times < 100; times++) {
      const update = { version: 1000 + times, game: 7, n: 500 };
      await testWorld.bus.publish(code, JSON.stringify({ by: 'someone', update }));
      await flush();
    }
    await testWorld.pass(200);
    // Twice two messages: some at once, some when the last of them has come.
    expect(processes[0]!.calls.total() - before).toBeLessThanOrEqual(4);
    expect(new Set(spread.logs).size).toBe(1);
  });
});
