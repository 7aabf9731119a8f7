// The operator's page: asks for an overview every few seconds, and sends what the operator decides. Every text is set as
// text, never as HTML. The token is nowhere but in this variable and in the header of each request.

/** @import { Overview } from '../src/operator/overview.ts' */

/** Milliseconds between two looks, while the page is seen. */
const INTERVAL = 5000;

let token = '';
/** @type {Overview | undefined} */
let latest;

/** @param {string} name */
function part(name) {
  return /** @type {HTMLElement} */ (document.querySelector(`[data-${name}]`));
}

/** @param {string} name */
function formOf(name) {
  return /** @type {HTMLFormElement} */ (part(name));
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
  });
  if (response.status === 204) return undefined;
  const answer = await response.json();
  if (response.ok) return answer;
  if (response.status === 401 || response.status === 403) open(false);
  const wait = response.headers.get('retry-after');
  throw new Error(
    response.status === 403
      ? 'This is not the token of this server.'
      : `${answer.message}${wait === null ? '' : ` (${wait} s)`}`,
  );
}

/**
 * Shows what goes wrong, until the same kind of work goes right: a look must not wipe out why an action failed.
 *
 * @param {'look' | 'act'} kind
 * @param {() => Promise<unknown>} work
 */
async function attempt(kind, work) {
  const problem = part('problem');
  try {
    await work();
    if (problem.dataset['kind'] === kind) problem.textContent = '';
    return true;
  } catch (error) {
    problem.dataset['kind'] = kind;
    problem.textContent =
      error instanceof TypeError ? 'The server cannot be reached.' : /** @type {Error} */ (error).message;
    return false;
  }
}

async function look() {
  latest = await ask('v1/admin');
  show(/** @type {Overview} */ (latest));
}

/** @param {object} action */
async function act(action) {
  await attempt('act', async () => {
    await ask('v1/admin', action);
    await look();
  });
}

/**
 * @param {string} question
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
function confirmed(question, yes) {
  const dialog = /** @type {HTMLDialogElement} */ (part('confirm'));
  part('question').textContent = question;
  part('yes').textContent = yes;
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}

/** @param {Overview} overview */
function show({ notice, processes, tables, storage, routes }) {
  part('banner').textContent = notice.banner?.text ?? 'nothing';
  part('mode').textContent = notice.readOnly ? 'On: nobody can play.' : 'Off: everyone can play.';
  part('read-only').textContent = notice.readOnly ? 'End read-only mode' : 'Begin read-only mode';
  fill(
    'processes',
    processes.map((one) => [
      one.name.slice(0, 8),
      duration(one.uptime),
      `${number(one.connections)} of ${number(one.mostConnections)}`,
      number(one.tables),
      size(one.memory),
      number(one.statements),
      number(one.bots),
      one.hears ? 'yes' : 'no',
    ]),
  );
  fill(
    'tables',
    tables.map((one) => [
      one.code,
      one.phase,
      number(one.connected),
      number(one.people),
      number(one.bots),
      number(one.entries),
      one.processes.map((name) => name.slice(0, 8)).join(', '),
      tableActions(one.code),
    ]),
  );
  fill(
    'routes',
    routes.map(({ route, requests, median, slow }) => [
      route,
      number(requests),
      `${number(median)} ms`,
      `${number(slow)} ms`,
    ]),
  );
  showStorage(storage);
  part('updated').textContent = `As of ${new Date().toLocaleTimeString('en-GB')}.`;
}

/** @param {Overview['storage']} storage */
function showStorage({ bytes, free, tables, games, sheets, gamesOfDay, gamesOfWeek }) {
  const perGame = games === 0 ? 0 : bytes / games;
  /** @type {[string, string][]} */
  const facts = [
    ['Database', size(bytes)],
    ['Free on its disk', free === null ? 'unknown: the database is elsewhere' : size(free)],
    ['Tables', number(tables)],
    ['Finished games', number(games)],
    ['Score sheets', number(sheets)],
    ['Games of the last day', number(gamesOfDay)],
    ['Games of the last seven days', number(gamesOfWeek)],
    ['Growth a day at that pace', size((perGame * gamesOfWeek) / 7)],
  ];
  part('storage').replaceChildren(
    ...facts.flatMap(([term, value]) => [element('dt', term), element('dd', value)]),
  );
}

/**
 * @param {string} name
 * @param {(string | Node)[][]} rows
 */
function fill(name, rows) {
  // Otherwise a button would lose the focus every few seconds.
  if (part(name).contains(document.activeElement)) return;
  part(name).replaceChildren(
    ...rows.map((cells) => element('tr', ...cells.map((cell) => element('td', cell)))),
  );
}

/**
 * @param {string} tag
 * @param {...(string | Node)} content
 */
function element(tag, ...content) {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

/** @param {string} code */
function tableActions(code) {
  const close = element('button', 'Close');
  const remove = element('button', 'Delete');
  remove.className = 'danger';
  close.setAttribute('aria-label', `Close table ${code}`);
  remove.setAttribute('aria-label', `Delete table ${code}`);
  close.addEventListener('click', async () => {
    const question = `Close table ${code}? Everyone there is sent away for good. A game that is not over is lost; finished games stay with those who played them.`;
    close.blur();
    if (await confirmed(question, 'Close the table')) await act({ do: 'close', table: code });
  });
  remove.addEventListener('click', async () => {
    const question = `Delete table ${code}? Everyone there is sent away for good, and nothing of the table is kept. Finished games stay with those who played them.`;
    remove.blur();
    if (await confirmed(question, 'Delete the table')) await act({ do: 'delete', table: code });
  });
  const actions = element('div', close, remove);
  actions.className = 'actions';
  return actions;
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 1 }).replaceAll(',', ' ');
}

/** @param {number} bytes */
function size(bytes) {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let unit = 0;
  let value = bytes;
  for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1000;
  return `${number(value >= 100 ? Math.round(value) : value)} ${units[unit]}`;
}

/** @param {number} seconds */
function duration(seconds) {
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} days`;
}

/** @param {boolean} isIn */
function open(isIn) {
  part('sign-in').hidden = isIn;
  part('content').hidden = !isIn;
  part('sign-out').hidden = !isIn;
}

formOf('sign-in').addEventListener('submit', async (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (formOf('sign-in').elements.namedItem('token'));
  token = field.value.trim();
  if (!(await attempt('look', look))) return;
  field.value = '';
  open(true);
});

part('sign-out').addEventListener('click', () => {
  token = '';
  latest = undefined;
  open(false);
});

formOf('banner-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = /** @type {HTMLTextAreaElement} */ (formOf('banner-form').elements.namedItem('text'));
  await act({ do: 'banner', text: text.value.replaceAll(/\s+/g, ' ') });
});

part('remove-banner').addEventListener('click', () => act({ do: 'banner', text: null }));

part('read-only').addEventListener('click', async () => {
  const on = latest?.notice.readOnly !== true;
  const question = 'Begin read-only mode? Every game stands still until you end it.';
  if (!on || (await confirmed(question, 'Begin'))) await act({ do: 'readOnly', on });
});

formOf('find-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (formOf('find-form').elements.namedItem('code'));
  part('found').replaceChildren();
  await attempt('act', async () => {
    const { code, phase, listed, locked, games, players } = await ask(
      `v1/admin/tables/${encodeURIComponent(field.value.trim())}`,
    );
    /** @type {{ name: string, bot: boolean }[]} */
    const seats = players;
    const names = seats.map(({ name, bot }) => (bot ? `${name} (bot)` : name)).join(', ');
    const facts = [phase, listed ? 'public' : 'not public', locked ? 'locked' : 'open to join'];
    part('found').append(
      element('p', `${code}: ${facts.join(', ')}; games so far: ${games}.`),
      element('p', `At the table: ${names === '' ? 'nobody' : names}.`),
      tableActions(code),
    );
  });
});

setInterval(() => {
  if (token !== '' && !part('content').hidden && document.visibilityState === 'visible')
    void attempt('look', look);
}, INTERVAL);
