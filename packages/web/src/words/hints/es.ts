import type { Words } from '../areas.ts';

const es: Words<'hints'> = {
  turn: (t) =>
    `«${t.hit}» te da otra carta y «${t.stay}» asegura tus puntos; si te sale un número repetido, esta ronda no puntúas.`,
  target: {
    freeze: 'El jugador que elijas sale de la ronda y conserva sus puntos.',
    flipThree:
      'El jugador que elijas tiene que robar tres cartas: al principio es un regalo; después, una trampa.',
    secondChance: (t) => `Ya tienes «${t.secondChance}»: elige a quién le das esta.`,
    keepSecondChance: (t) =>
      `Con estas reglas puedes quedarte con «${t.secondChance}» o dársela a alguien que no tenga.`,
  },
  secondChance: (t) => `«${t.secondChance}» evita reventar una vez.`,
  bust: 'Eso es reventar: el mismo número dos veces, y ningún punto en esta ronda.',
  save: (t) => `A salvo: «${t.secondChance}» y el número repetido se descartan; no se pierde nada más.`,
  saveOrBust: (t) =>
    `Un número repetido: con «${t.secondChance}» se descartan las dos cartas; sin ella, se revienta.`,
  flip7: (t) => `${t.flip7}: siete números distintos terminan la ronda al momento, para todos.`,
  close: 'Entendido',
  tutorial: 'Hacer el tutorial',
};

export default es;
