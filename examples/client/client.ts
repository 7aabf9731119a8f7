// Plays one game on a Sevenfold server with its own strategy:
//   node client.ts http://localhost:7777          creates a table, adds a bot and starts
//   node client.ts http://localhost:7777 K7M2PQ   sits down at this table and plays when the host starts
// docs/API.md describes what goes over the wire.
import { HIT, legalMoves, makeMove, type Move, pointsOf, type State, STAY, winners } from '@sevenfold/engine';
import { Client, socketUrl, systemClock, webDial, webSource } from '@sevenfold/table';

const [server = 'http://localhost:7777', code] = process.argv.slice(2);
/** Anyone with this token can play for your seats, and the server knows you only by it: keep it secret, and do not lose it. */
const token = webSource.token();

/** Hits below 25 points. Answers any other question with the last legal move. */
function choose(state: State): Move {
  if (state.phase === 'turn') return pointsOf(state.hands[state.player]!) < 25 ? HIT : STAY;
  return legalMoves(state).at(-1)!;
}

async function createTable(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server}/v1/tables`, { method: 'POST', headers });
  const table = (await response.json()) as { code: string; link: string };
  console.log(`A table at ${table.link}`);
  return table.code;
}

/** Checks after every message; the client reconnects by itself. */
async function until(done: () => boolean): Promise<void> {
  while (!done()) {
    if (client.status === 'ended') throw new Error(client.refused?.message ?? 'The table is closed.');
    await new Promise<void>((resolve) => (wake = resolve));
  }
}

let wake = (): void => undefined;
const table = code ?? (await createTable());
const dial = webDial(socketUrl(server, table));
const client = new Client({ dial, clock: systemClock, table, token, changed: () => wake() });
client.connect();
await until(() => client.status === 'open');
client.sit('Example', 0);
await until(() => client.seats.length > 0);
if (code === undefined) client.send({ type: 'host', do: 'addBot', bot: 'stay25' });
if (code === undefined) client.send({ type: 'host', do: 'start' });
await until(() => {
  if (client.asked >= 0 && !client.waiting) client.move(client.asked, makeMove(choose(client.state!)));
  return client.view?.phase === 'over';
});
client.close();

const [{ players, number }, state] = [client.view!.game!, client.state!];
for (const [seat, name] of players.entries()) console.log(`${name}: ${state.totals[seat]} points`);
const won = winners(state).map((seat) => players[seat]);
console.log(`Won by ${won.join(' and ')}: ${new URL(`/v1/records/${table}.${number}`, server).href}`);
