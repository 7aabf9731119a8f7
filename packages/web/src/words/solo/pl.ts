import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, date } = formats('pl');

const POINTS = { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' };
const ROUNDS = { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' };

const pl: Words<'solo'> = {
  title: 'Wyzwanie solo',
  intro: (target) => `Ilu rund potrzebujesz, by w pojedynkę zdobyć ${plural(target, POINTS)}?`,
  start: 'Start',
  resume: 'Kontynuuj',
  rounds: (count) => plural(count, ROUNDS),
  medals: { legend: 'Legenda', gold: 'Złoto', silver: 'Srebro', bronze: 'Brąz' },
  within: (rounds) => `najwyżej ${plural(rounds, ROUNDS)}`,
  under: (rounds) => `mniej niż ${plural(rounds, ROUNDS)}`,
  noMedal: 'Tym razem bez medalu',
  best: 'Twój rekord',
  noBest: 'Jeszcze żadnej ukończonej próby.',
  newBest: 'Nowy rekord!',
  bestPlay: (rounds) =>
    `Gra idealna potrzebuje średnio ${number(rounds, 2)} rundy, z nową talią w każdej rundzie.`,
  legendChance: (games) =>
    `Mniej niż pięć rund: nawet grze idealnej udaje się to tylko raz na ${number(games)} gier.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} rundy mniej niż średnio w grze idealnej`
      : `${number(difference, 1)} rundy więcej niż średnio w grze idealnej`,
  attempts: 'Próby',
  when: (at) => date(at),
  takeBacks: (count) =>
    plural(count, {
      one: 'z # cofnięciem',
      few: 'z # cofnięciami',
      many: 'z # cofnięciami',
      other: 'z # cofnięcia',
    }),
};

export default pl;
