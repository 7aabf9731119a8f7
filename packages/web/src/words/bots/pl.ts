import type { Words } from '../areas.ts';

const pl: Words<'bots'> = {
  sentences: {
    pip: 'Uwielbia odkrywać karty i kończy, kiedy ma taki kaprys.',
    wanda: 'Kończy przy 15: lepiej dmuchać na zimne.',
    rocco: 'Nigdy nie kończy poniżej 39, a kiedy się uda, długo się tym chwali.',
    greta: 'Kończy przy 27 i wie, kogo zamrozić, ale łatwo ją rozproszyć.',
    mabel: 'Liczy karty i gra, dopóki skucha nie grozi jej co czwartą kartą.',
    felix: 'Waży każdą kartę wobec punktów, które ma, i nie marnuje karty, która może go ocalić.',
    sibyl: 'Zanim odpowie, kilkaset razy rozgrywa w głowie resztę rundy.',
  },
  level: (level) => `Poziom ${level} z 10`,
};

export default pl;
