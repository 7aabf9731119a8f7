import {
  cardToken,
  EventLog,
  type GameEvent,
  type GameRecord,
  newGame,
  playLog,
  questionOf,
  splitLog,
  type State,
  winners,
} from '../src/index.ts';

/** A record as text, to be compared with the rules by hand: each token, what follows from it, and each question. */
export function tell(record: GameRecord): string {
  const { players: names } = record;
  const events = new EventLog();
  const state = newGame(record.rules, names.length, record.dealer, events);
  const lines: string[] = [];
  const report = (token: string): void => {
    const told = [...events].map((event) => sentence(event, names));
    events.clear();
    lines.push(`${token.padEnd(5)}${told.join('; ')}`.trimEnd());
    const question = questionOf(state);
    if (question !== null) {
      lines.push(`     ${names[question.player]}, ${question.kind}? ${question.options.join(' ')}`);
    }
  };
  report('');
  for (const token of splitLog(record.log)) {
    playLog(state, [token], undefined, events);
    report(token);
  }
  return `${[...lines, '', ...ending(state, names)].join('\n')}\n`;
}

function ending(state: State, names: readonly string[]): string[] {
  const totals = state.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ');
  const won = winners(state).map((seat) => names[seat]);
  const end = state.phase === 'over' ? `Won by ${won.join(' and ')}` : `Waits for ${state.phase}`;
  return [`${end} after ${state.round} rounds: ${totals}`];
}

function sentence(event: GameEvent, names: readonly string[]): string {
  const name = names[event.player]!;
  switch (event.type) {
    case 'roundBegan':
      return `-- round ${event.round}, ${name} deals`;
    case 'drew':
      return `${name} draws ${cardToken(event.card)}`;
    case 'saved':
      return `${name} is saved from ${cardToken(event.card)}`;
    case 'busted':
      return `${name} busts with ${cardToken(event.card)}`;
    case 'stayed':
      return `${name} stays`;
    case 'flippedSeven':
      return `${name} flips 7`;
    case 'gaveSecondChance':
      return event.target === event.player
        ? `${name} keeps the Second Chance`
        : `${name} gives a Second Chance to ${names[event.target]}`;
    case 'setAside':
      return `${cardToken(event.card)} is set aside`;
    case 'aimedFreeze':
      return `${name} gives a Freeze to ${names[event.target]}`;
    case 'aimedFlipThree':
      return `${name} gives a Flip Three to ${names[event.target]}`;
    case 'frozen':
      return `${name} is frozen`;
    case 'beganFlipThree':
      return `${name} begins to flip three`;
    case 'endedFlipThree':
      return `${name} has flipped`;
    case 'discarded':
      return `${cardToken(event.card)} is discarded`;
    case 'reshuffled':
      return `${event.cards} cards are reshuffled`;
    case 'ranOut':
      return `there is no card for ${name}`;
    case 'scored':
      return `${name} scores ${sum(event)}`;
    case 'roundEnded':
      return `round ${event.round} ends`;
    case 'gameEnded':
      return `${name} wins`;
  }
}

function sum({ numbers, doubles, plus, bonus, points }: Extract<GameEvent, { type: 'scored' }>): string {
  const parts = [
    `${numbers}${' x2'.repeat(doubles)}`,
    plus > 0 ? `+${plus}` : '',
    bonus > 0 ? `+${bonus}` : '',
  ];
  const written = parts.filter((part) => part !== '').join(' ');
  return written === `${points}` ? written : `${written} = ${points}`;
}
