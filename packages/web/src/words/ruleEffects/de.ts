import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('de');

const de: Words<'ruleEffects'> = {
  title: 'Welche Regeln passen zu uns?',
  intro: (games) =>
    `Gute Spieler haben mit jeder Regel ${number(games)} Spiele gespielt. Wähle, was du möchtest, und sieh, welche Regeln dazu führen.`,
  ask: 'Was möchtest du?',
  questions: {
    quicker: { name: () => 'Ein schnelleres Spiel', wanted: 'Schneller', opposite: 'Länger' },
    waiting: { name: () => 'Weniger warten', wanted: 'Weniger warten', opposite: 'Mehr warten' },
    skill: { name: () => 'Glück oder Können?', wanted: 'Mehr Können', opposite: 'Mehr Glück' },
    busts: { name: () => 'Seltener platzen', wanted: 'Seltener platzen', opposite: 'Öfter platzen' },
    action: { name: () => 'Mehr Action', wanted: 'Mehr Action', opposite: 'Weniger Action' },
    sevens: { name: (t) => `Öfter ${t.flip7}`, wanted: 'Öfter', opposite: 'Seltener' },
    seat: {
      name: () => 'Gerechtere Plätze',
      wanted: 'Der Platz zählt weniger',
      opposite: 'Der Platz zählt mehr',
    },
  },
  measures: {
    rounds: {
      name: () => 'Runden pro Spiel',
      says: (_t, now, official) => `Ein Spiel dauert ${now} Runden statt ${official}.`,
    },
    cards: {
      name: () => 'Karten pro Spiel',
      says: (_t, now, official) => `In einem Spiel werden ${now} Karten aufgedeckt statt ${official}.`,
    },
    points: {
      name: () => 'Punkte pro Runde',
      says: (_t, now, official) => `Eine Runde bringt dir im Schnitt ${now} Punkte statt ${official}.`,
    },
    busts: {
      name: () => 'Runden, in denen du platzt',
      says: (_t, now, official) => `Du platzt in ${now} deiner Runden statt in ${official}.`,
    },
    sevens: {
      name: (t) => `Runden mit ${t.flip7}`,
      says: (t, now, official) => `Dir gelingt „${t.flip7}“ in ${now} deiner Runden statt in ${official}.`,
    },
    waiting: {
      name: () => 'Karten, die du abwartest',
      says: (_t, now, official) =>
        `Bist du aus der Runde raus, wartest du noch ${now} Karten ab statt ${official}.`,
    },
    actions: {
      name: () => 'Runden, die eine Aktion beendet',
      says: (_t, now, official) => `Eine Aktion beendet ${now} deiner Runden statt ${official}.`,
    },
    seat: {
      name: () => 'Vorteil des ersten Platzes',
      says: (_t, now, official) =>
        `Siege des Spielers, der beginnt, verglichen mit dem ersten Geber: ${now} statt ${official}.`,
    },
    goodPlay: {
      name: () => 'Siege eines guten Spielers',
      says: (_t, now, official) =>
        `Wer Karten zählt, gewinnt ${now} der Spiele gegen einfache Bots statt ${official}.`,
    },
    skill: {
      name: () => 'Siege eines sehr guten Spielers',
      says: (_t, now, official) =>
        `Ein sehr guter Spieler gewinnt ${now} der Spiele gegen einfache Bots statt ${official}.`,
    },
  },
  same: 'Kaum oder kein Unterschied',
  nothing: 'Keine dieser Regeln macht einen Unterschied, den du merken würdest.',
  comparisons: { unseen: 'kein Unterschied erkennbar', alike: 'etwa gleich' },
  difference: (amount) => `Unterschied: ${amount} (99,9-%-Intervall)`,
  percentagePoints: (amount) => `${amount} Prozentpunkte`,
  play: 'Mit dieser Regel spielen',
  playThese: 'Nach diesen Regeln spielen',
  measure: 'Neu messen',
  own: 'Eigene Regeln messen',
  ownHint: 'Kombiniere Regeln, wie du willst, und lass dein Gerät sie gegen die offiziellen spielen.',
  start: 'Messen',
  measured: 'Auf diesem Gerät gemessen',
  officialOnly: 'Das sind die offiziellen Regeln, es ändert sich also nichts.',
  run: (players, seed) =>
    `Jedes Spiel wird nach diesen und nach den offiziellen Regeln gespielt, mit denselben Karten: ${players} Spieler, Startzahl ${seed}`,
  finished: (games) => `Fertig nach ${number(games)} Spielen.`,
  close: 'Diese Messung schließen',
  badLink: 'Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken, oder miss unten eigene Regeln.',
  how: 'So wurde gemessen',
  howText: (players, games, goodPlayGames, skillGames) =>
    `Gleich gute Bots (racer), ${players} an einem Tisch, haben mit jeder Regel und mit den offiziellen Regeln ${number(games)} Spiele gespielt, jedes Mal mit denselben Karten, damit sich das Glück aufhebt. Für das Können hat einer von ihnen ${number(goodPlayGames)} und der stärkste Bot (oracle) ${number(skillGames)} Spiele gegen einfache (stay25) gespielt. Was noch Zufall sein könnte, gilt nicht als Unterschied.`,
  command: 'Dieselben Werte bekommst du im Terminal mit',
};

export default de;
