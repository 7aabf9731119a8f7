// `npm start`: sets everything up and opens a game against bots in the terminal.
import { runCli } from './run-cli.mjs';

runCli(['play', ...process.argv.slice(2)]);
