// For the landing page: no engine, no table, so that it costs next to nothing.

const PREFIX = 'sevenfold:';

export interface Unfinished {
  readonly code: string;
  readonly way: 'play' | 'pass' | 'solo' | 'daily';
  /** Where it goes on. */
  readonly href: string;
  readonly players: readonly string[];
}

interface Local {
  readonly code: string;
  readonly way: Unfinished['way'];
  readonly began: number;
  readonly date?: string;
}

interface Sheet {
  readonly phase?: unknown;
  readonly game?: { readonly players?: readonly string[] } | null;
}

/** The newest local game that is not over, of a way to play or of any. The daily deck is only offered on its day. */
export function unfinishedGame(way?: Unfinished['way'], today = utcDate()): Unfinished | undefined {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    const games = names
      .filter((name) => name.startsWith(`${PREFIX}local:`))
      .flatMap((name) => (readJson(name) as Local | null) ?? [])
      .filter((game) => (way === undefined || game.way === way) && (game.date ?? today) === today)
      .sort((a, b) => b.began - a.began);
    for (const { code, way: played } of games) {
      const players = playersOf(code);
      if (players !== undefined) return { code, way: played, href: `/${played}?game=${code}`, players };
    }
  } catch {
    // Storage is blocked: then nothing was kept either.
  }
  return undefined;
}

/** The date by which daily decks go. */
export function utcDate(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

function playersOf(code: string): readonly string[] | undefined {
  const body = (readJson(`${PREFIX}table:${code}`) as { body?: unknown } | null)?.body;
  if (typeof body !== 'string') return undefined;
  const { phase, game } = JSON.parse(body) as Sheet;
  return phase === 'playing' ? (game?.players ?? undefined) : undefined;
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
