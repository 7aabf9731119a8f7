import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('es');

const es: Words<'help'> = {
  cardList: 'Las cartas',
  markList: 'En la mesa',
  copies: (count) => plural(count, { one: '# en la baraja', other: '# en la baraja' }),
  cards: {
    number: (value) => plural(value, { one: 'Vale # punto.', other: 'Vale # puntos.' }),
    twice: 'Con otra igual, revientas.',
    plus: 'Puntos extra además de tus números. Nunca te hace reventar.',
    times2: 'Dobla la suma de tus números, antes de añadir las cartas +. Nunca te hace reventar.',
    freeze: 'El jugador que la recibe sale de la ronda y conserva sus puntos.',
    flipThree: (t) =>
      `El jugador que la recibe roba tres cartas, una a una. Solo para antes si revienta o consigue un ${t.flip7}.`,
    secondChance: 'Evita reventar una vez: se descarta junto con el número repetido.',
  },
  marks: {
    points: {
      name: 'Puntos de la ronda',
      text: 'Lo que valen las cartas si la ronda termina ahora. Quien revienta los pierde.',
    },
    total: { name: 'Total', text: 'Los puntos de todas las rondas hasta ahora.' },
    dealer: 'Reparte en esta ronda. En la próxima reparte el siguiente jugador.',
    flips: 'Tiene que robar tres cartas. Cada marca rellena es una carta ya robada.',
    stayed: 'Fuera de la ronda, con los puntos a salvo.',
    frozen: 'Fuera de la ronda, pero conserva los puntos.',
    busted: 'Ha robado dos veces el mismo número: fuera de la ronda y sin puntos.',
    flip7: 'Siete números distintos: la ronda termina y hay puntos extra.',
    sittingOut: 'Esta ronda solo la juegan los jugadores empatados.',
    pile: {
      name: 'Mazo',
      text: 'Las cartas que siguen boca abajo. Cuando se acaba, se baraja el descarte.',
    },
    discard: { name: 'Descarte', text: 'Las cartas fuera de juego hasta que se acabe el mazo.' },
  },
};

export default es;
