import type { Words } from '../areas.ts';

const pl: Words<'hints'> = {
  turn: (t) =>
    `„${t.hit}” to kolejna karta, „${t.stay}” zachowuje twoje punkty; jeśli trafisz liczbę, którą już masz, w tej rundzie nie zdobędziesz nic.`,
  target: {
    freeze: 'Gracz, którego wybierzesz, kończy rundę i zachowuje swoje punkty.',
    flipThree: 'Gracz, którego wybierzesz, musi dobrać trzy karty: na początku to prezent, później pułapka.',
    secondChance: (t) => `Masz już kartę „${t.secondChance}”, więc wybierz, kto dostanie tę.`,
    keepSecondChance: (t) =>
      `Według tych zasad możesz zatrzymać kartę „${t.secondChance}” albo dać ją komuś, kto jej nie ma.`,
  },
  secondChance: (t) => `Karta „${t.secondChance}” raz ratuje przed skuchą.`,
  bust: 'Skucha: dwa razy ta sama liczba, więc w tej rundzie zero punktów.',
  save: (t) =>
    `Ocalenie: karta „${t.secondChance}” i powtórzona liczba zostają odrzucone, nic więcej nie przepada.`,
  saveOrBust: (t) =>
    `Powtórzona liczba: z kartą „${t.secondChance}” obie zostają odrzucone, bez niej jest skucha.`,
  flip7: (t) => `${t.flip7}: siedem różnych liczb natychmiast kończy rundę, i to dla wszystkich.`,
  close: 'Jasne',
  tutorial: 'Przejdź samouczek',
};

export default pl;
