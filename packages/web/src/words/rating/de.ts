import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number } = formats('de');

const de: Words<'rating'> = {
  title: 'Deine Wertung',
  none: 'Noch keine Wertung',
  noneText:
    'Sie beginnt mit deinem ersten gewerteten Spiel: Wähle „Mitspieler finden“, oder nimm an einem Tisch Platz, dessen Host gewertete Spiele eingeschaltet hat.',
  value: (rating, uncertainty) => `${number(rating)} ± ${number(uncertainty)}`,
  games: (games) => plural(games, { one: '# gewertetes Spiel', other: '# gewertete Spiele' }),
  meaning: (uncertainty) =>
    `Neulinge beginnen bei ${number(1500)}. Mit 400 Punkten mehr als dein Gegner gewinnst du zu zweit zehn von elf Spielen. Deine wahre Stärke weicht fast sicher um höchstens ${number(uncertainty)} Punkte von deiner Wertung ab; mit jedem Spiel wird das weniger.`,
  history: 'Wertung im Lauf der Zeit',
  historyNote: 'Nach jedem gewerteten Spiel. Im Band liegt fast sicher deine wahre Stärke.',
  game: 'Spiel',
  date: 'Datum',
  rating: 'Wertung',
  uncertainty: 'Unsicherheit',
  characters: 'Die Charaktere',
  charactersText:
    'Ihre Wertungen stehen fest, gemessen in Tausenden von Spielen. Jeder Platz zählt, nicht nur der erste. Sibyl riskiert für den Sieg den letzten, darum ist ihre Wertung niedriger, als man denkt.',
  list: 'Mich in der Bestenliste zeigen',
  listHint:
    'Mit dem Namen, unter dem du zuletzt gespielt hast, deiner Wertung und der Zahl deiner Spiele. Schaltest du das aus, verschwindest du sofort.',
  leaderboard: 'Bestenliste',
  leaderboardText: 'Gewertete Spiele auf diesem Server. Hier steht nur, wer es will.',
  period: 'Zeitraum',
  periods: { month: 'Dieser Monat', all: 'Insgesamt' },
  order: 'Sortieren nach',
  orders: { rating: 'Wertung', games: 'Spiele', skill: 'Entscheidungen' },
  skillText:
    'Was eine Entscheidung im Schnitt an Gewinnchance kostet. Der Server berechnet es aus einem Teil der gewerteten Spiele aller, die hier stehen.',
  name: 'Name',
  gamesHead: 'Spiele',
  errorHead: 'Kosten je Entscheidung',
  error: (percent) => `${number(percent, 2)} %`,
  you: 'du',
  empty: 'Noch steht niemand hier',
  leastGames: (games) =>
    plural(games, {
      one: 'Hier erscheinst du ab # gewerteten Spiel, wenn du es auf der Seite „Deine Wertung“ einschaltest.',
      other:
        'Hier erscheinst du ab # gewerteten Spielen, wenn du es auf der Seite „Deine Wertung“ einschaltest.',
    }),
  leastDecisions: (decisions) =>
    plural(decisions, {
      one: 'Hier erscheinst du ab # analysierten Entscheidung in gewerteten Spielen, wenn du es auf der Seite „Deine Wertung“ einschaltest.',
      other:
        'Hier erscheinst du ab # analysierten Entscheidungen in gewerteten Spielen, wenn du es auf der Seite „Deine Wertung“ einschaltest.',
    }),
  failed: 'Das hat nicht geklappt',
  retry: 'Noch einmal versuchen',
  counting: 'Gewertetes Spiel: Das Ergebnis wird gezählt …',
  unchanged: 'Dieses Spiel hat deine Wertung nicht verändert.',
  sameNetwork: 'Spielen nur zwei im selben Netzwerk, zählt das Spiel nicht.',
  changed: (rating, change) =>
    change === 0
      ? `Deine Wertung bleibt bei ${number(rating)}`
      : `Deine Wertung: ${number(rating)} (${change > 0 ? '+' : ''}${number(change)})`,
  match: {
    title: 'Mitspieler finden',
    intro:
      'Der Server bringt dich mit anderen zusammen, die gerade warten, am liebsten mit ähnlicher Wertung.',
    rated:
      'Ein gewertetes Spiel nach den offiziellen Regeln, mit 30 Sekunden pro Entscheidung. Wenn du gehst, zählt das als letzter Platz.',
    start: 'Spiel finden',
    looking: 'Mitspieler werden gesucht …',
    waiting: (people) => plural(people, { one: 'Außer dir wartet niemand.', other: '# Spieler warten.' }),
    seconds: (seconds) => plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
    soon: 'Warten noch andere, sitzt du binnen zehn Sekunden am Tisch. Nach zwanzig Sekunden spielen Bots deiner Stärke mit.',
    stop: 'Warten beenden',
    stopped: 'Du wartest nicht mehr.',
    found: 'Dein Tisch ist bereit.',
    problems: {
      offline: 'Keine Verbindung. Neuer Versuch …',
      tooMany: 'Aus deinem Netzwerk warten schon zu viele Spieler. Neuer Versuch …',
      readOnly: 'Der Server wird gerade gewartet. Neuer Versuch …',
      refused: 'Der Server konnte das nicht beantworten. Neuer Versuch …',
    },
  },
};

export default de;
