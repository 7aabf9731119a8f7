import type { Words } from '../areas.ts';

const pl: Words<'bots'> = {
  sentences: {
    pip: 'Uwielbia odkrywać karty i kończy, kiedy ma taki kaprys.',
    wanda: 'Kończy przy 15: lepiej dmuchać na zimne.',
    rocco: 'Nigdy nie kończy poniżej 42, a kiedy się uda, długo się tym chwali.',
    greta: 'Kończy przy 27 i wie, kogo zamrozić, ale łatwo ją rozproszyć.',
    mabel: 'Liczy karty i gra, dopóki skucha nie grozi jej co czwartą kartą.',
    felix: 'Przy każdej karcie waży, ile może stracić, i nie marnuje karty, która może go ocalić.',
    sibyl: 'Zanim odpowie, kilkaset razy rozgrywa w głowie resztę rundy.',
  },
  lines: {
    pip: {
      bust: ['Ojej! O jedną za dużo.', 'Trudno, odkrywanie to frajda!'],
      frozen: ['Brr! A ja jeszcze gram!', 'Ej, tak dobrze się bawiłem!'],
      flip7: ['Siedem? Nawet nie liczyłem!'],
      won: ['Wygrałem? Ja?!'],
    },
    wanda: {
      bust: ['Wiedziałam!', 'A tak uważałam…'],
      frozen: ['Dziękuję, i tak już kończyłam.', 'No dobrze. Przynajmniej bezpiecznie.'],
      flip7: ['O matko, siedem!'],
      won: ['Powoli, ale do celu.'],
    },
    rocco: {
      bust: ['Wszystko albo nic.', 'Kto nie ryzykuje, ten nie wygrywa.'],
      frozen: ['Co, boisz się mnie?', 'Jakoś trzeba mnie było zatrzymać.'],
      flip7: ['A nie mówiłem? Siedem!'],
      won: ['Ktoś w to wątpił?'],
    },
    greta: {
      bust: ['Zaraz, tę już miałam?', 'Zagapiłam się na sekundę!'],
      frozen: ['Ej, mrożenie to moja działka!', 'Zapamiętam to. Chyba.'],
      flip7: ['Siedem? O. Ładnie!'],
      won: ['To już? Wygrałam?'],
    },
    mabel: {
      bust: ['A rachunek się zgadzał.', 'Jedna na cztery, i akurat ta.'],
      frozen: ['Miałam to wyliczone!', 'A następna była dobra.'],
      flip7: ['Proszę policzyć: siedem.'],
      won: ['Liczenie popłaca.'],
    },
    felix: {
      bust: ['Dobre ryzyko, zły wynik.', 'Jakie to nieeleganckie.'],
      frozen: ['Dobre zagranie. Irytujące, ale dobre.', 'Też bym tak zrobił.'],
      flip7: ['Siedem. Mniej więcej zgodnie z planem.'],
      won: ['Cała przyjemność po mojej stronie.'],
    },
    sibyl: {
      bust: ['Widziałam to. Za późno.', 'Raz na sto…'],
      frozen: ['Wiedziałam, że to zrobisz.', 'Tak mówiły karty.'],
      flip7: ['Jak przepowiedziałam.'],
      won: ['Znałam już to zakończenie.'],
    },
  },
  level: (level) => `Poziom ${level} z 10`,
};

export default pl;
