import type { Words } from '../areas.ts';

const pl: Words<'server'> = {
  problems: {
    offline: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.',
    slow: 'Połączenie zostało przerwane albo jest zbyt wolne. Spróbuj ponownie.',
    portal:
      'Zamiast serwera odpowiedziało coś innego. Jeśli twoja sieć Wi-Fi ma stronę logowania, najpierw ją otwórz; jeśli nie, wczytaj tę stronę ponownie.',
    tooMany: 'Za dużo zapytań. Odczekaj minutę i spróbuj ponownie.',
    readOnly: 'Na serwerze trwają prace. Spróbuj później.',
    gone: 'Tego nie ma już na serwerze.',
    refused: 'Serwer nie mógł tego zrobić. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  },
};

export default pl;
