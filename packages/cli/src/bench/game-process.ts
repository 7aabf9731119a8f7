// The program of a process that plays games for `sevenfold bench`, either always with events or never:
//   game-process games seed [events] [plain]
import { EventLog } from '@sevenfold/engine';
import { inlineMore } from '../arena/inlining.ts';
import { fastest, playGames } from './benchmark.ts';

const WARM_UP_GAMES = 20_000;
const RUNS = 3;

const [games, seed, ...words] = process.argv.slice(2);
if (!words.includes('plain')) inlineMore();
const events = words.includes('events') ? new EventLog() : undefined;
playGames(WARM_UP_GAMES, Number(seed), events);
const runs = Array.from({ length: RUNS }, () => playGames(Number(games), Number(seed), events));
process.stdout.write(JSON.stringify(fastest(runs)));
