import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { FREEZE } from '@sevenfold/engine';
import { describe, expect, test, vi } from 'vitest';
import { makeCast } from '../src/views/cast.ts';
import { makePaint } from '../src/terminal/colour.ts';
import { TerminalGame } from '../src/play/terminal-game.ts';
import { playInTerminal } from '../src/play/game-loop.ts';
import { Keyboard } from '../src/terminal/keyboard.ts';
import { Screen } from '../src/terminal/screen.ts';
import { ScreenInterface } from '../src/play/screen-interface.ts';
import { VOCABULARIES } from '../src/views/words.ts';

class FakeTerminal extends EventEmitter {
  columns = 80;
  rows = 24;
  written = '';

  write(text: string): boolean {
    this.written += text;
    return true;
  }
}

function fakeScreen(): { terminal: FakeTerminal; screen: Screen } {
  const terminal = new FakeTerminal();
  return { terminal, screen: new Screen(terminal as unknown as NodeJS.WriteStream) };
}

/** A keyboard that presses these keys over and over, each as soon as one is awaited. */
function fakeKeyboard(keys: readonly string[]): Keyboard {
  let pressed = 0;
  const next = async (): Promise<string> => keys[pressed++ % keys.length]!;
  return { next, within: async () => undefined } as unknown as Keyboard;
}

describe('a game on a full screen', () => {
  test.each([1, 4, 18])('to its end, with %i players', async (seats) => {
    const { terminal, screen } = fakeScreen();
    const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
    const game = new TerminalGame({
      rules: { secondChance: 'ask', target: 100 },
      players: names,
      dealer: 0,
      seed: 4,
      bots: [],
    });
    const cast = makeCast(names, 0, VOCABULARIES.flip);
    const keyboard = fakeKeyboard(['down', 'return', 'h', '?', 'x', '1', 's', 'u', 'r']);
    screen.open();
    const ui = new ScreenInterface(cast, screen, keyboard, makePaint(0), true, []);
    ui.startAt(game);
    const keep = vi.fn<() => void>();
    expect(await playInTerminal(game, ui, keep)).toBe('rematch');
    expect(game.isOver).toBe(true);
    expect(keep).toHaveBeenCalledTimes(game.log.split(' ').length);
    screen.close();
    expect(terminal.written.startsWith('\u001b[?1049h\u001b[?25l')).toBe(true);
    expect(terminal.written.endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
  });

  test.each([
    ['q', 'quit'],
    ['interrupt', 'interrupt'],
    ['end', 'interrupt'],
  ])('leaving with %s', async (key, reason) => {
    const { screen } = fakeScreen();
    const game = new TerminalGame({ rules: {}, players: ['A', 'B'], dealer: 1, seed: 4, bots: [] });
    const cast = makeCast(['A', 'B'], 0, VOCABULARIES.flip);
    const ui = new ScreenInterface(cast, screen, fakeKeyboard([key]), makePaint(0), true, []);
    expect(await playInTerminal(game, ui, () => {})).toBe(reason);
  });

  test('Enter does not freeze you', async () => {
    const { screen } = fakeScreen();
    const players = ['A', 'B', 'C'];
    const setup = { rules: {}, players, dealer: 2, bots: [] };
    // A seed whose first card is a freeze, for the person.
    const seed = Array.from({ length: 500 }, (_, at) => at).find(
      (at) => new TerminalGame({ ...setup, seed: at }).nextCard() === FREEZE,
    )!;
    const game = new TerminalGame({ ...setup, seed });
    const cast = makeCast(players, 0, VOCABULARIES.flip);
    const ui = new ScreenInterface(cast, screen, fakeKeyboard(['return', 'q']), makePaint(0), true, []);
    await playInTerminal(game, ui, () => {});
    expect(game.log).toMatch(/^FZ @1/);
  });

  test('is drawn again when the terminal changes its size, until it is closed', () => {
    const { terminal, screen } = fakeScreen();
    screen.open();
    screen.draw(() => [`width ${screen.width}`]);
    terminal.columns = 41;
    terminal.emit('resize');
    expect(terminal.written).toContain('width 41');
    screen.close();
    screen.close();
    const { length } = terminal.written;
    terminal.emit('resize');
    expect(terminal.written).toHaveLength(length);
  });
});

function fakeInput(): { input: PassThrough; keyboard: Keyboard; suspend: () => void; modes: boolean[] } {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), { setRawMode: (mode: boolean) => modes.push(mode) });
  const suspend = vi.fn<() => void>();
  return { input, suspend, modes, keyboard: new Keyboard(input as unknown as ReadStream, suspend) };
}

describe('the keyboard', () => {
  test('names keys by what they print or do', async () => {
    const { input, keyboard, suspend, modes } = fakeInput();
    keyboard.open();
    const names: string[] = [];
    for (const bytes of ['H', '?', '\r', '\u001b[D', '\u001b[B', '7', '\u0003']) {
      const key = keyboard.next();
      input.write(bytes);
      names.push(await key);
    }
    expect(names).toEqual(['h', '?', 'return', 'left', 'down', '7', 'interrupt']);
    input.write('\u001a');
    await expect.poll(() => suspend).toHaveBeenCalledOnce();
    keyboard.close();
    expect(modes).toEqual([true, false]);
  });

  test('forgets keys that nobody waits for, except the wish to leave', async () => {
    const { input, keyboard } = fakeInput();
    keyboard.open();
    input.write('h');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await keyboard.within(1)).toBeUndefined();
    input.write('\u0003');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await keyboard.next()).toBe('interrupt');
    keyboard.close();
  });
});
