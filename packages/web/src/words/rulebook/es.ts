import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('es');

const es: Words<'rulebook'> = {
  title: 'Reglas numeradas',
  intro: 'Cada regla tiene un número al que puedes enlazar.',
  by: 'Reglas',
  differs: 'distinto de las reglas publicadas',
  link: (rule) => `Enlace a la regla ${rule}`,
  contents: 'Índice',
  guide: 'Las reglas en dos minutos',
  print: 'Imprimir',
  printHint: 'Una página, A4 o Carta.',
  share: 'Compartir o imprimir',
  qr: 'Un código con el enlace a estas reglas',
  play: 'Jugar con estas reglas',
  friends: 'Con amigos',
  save: 'Guardar en este dispositivo',
  sections: {
    cards: 'Las cartas',
    round: 'Una ronda',
    turning: 'Robar cartas',
    empty: 'Cuando se acaban las cartas',
    points: 'Los puntos y la victoria',
    record: 'Reglas de la casa y registros',
  },
  rules: {
    R1: (t) =>
      `Hay 94 cartas. Números: un 0, un 1, dos 2, tres 3 y así hasta doce 12. Cartas extra: +2, +4, +6, +8, +10 y ×2, una de cada. Acciones: «${t.freeze}», «${t.flipThree}» y «${t.secondChance}», tres de cada.`,
    R2: () =>
      'Cada carta está siempre en un solo sitio: en el mazo, en el descarte, delante de un jugador o de camino hacia él.',
    R3: (_, o) =>
      o.shuffle === 'whenEmpty'
        ? 'El mazo se conserva de una ronda a otra. Entre rondas se descarta todo lo que hay en la mesa.'
        : 'Cada ronda empieza con todas las cartas en el mazo: antes de la primera carta, el descarte vuelve al mazo y se baraja todo.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Una baraja hasta 18 jugadores y otra por cada 18 más. Con varias barajas cuenta cada +N, y cada ×2 vuelve a doblar.'
        : `${o.decks === 1 ? 'Una baraja' : `${o.decks} barajas`}, sea cual sea el número de jugadores.`,
    R5: (_, o) => `De ${o.minPlayers} a ${o.maxPlayers} jugadores.`,
    R6: () => 'Se sortea quién reparte primero. La ronda siguiente la reparte el siguiente jugador.',
    R7: () =>
      'Se reparte una vuelta, desde el puesto que sigue al de quien reparte: cada uno recibe una carta sin que se le pregunte. Se salta a quien ya está fuera.',
    R8: (t) =>
      `Quien ya tiene una carta delante, por una acción durante el reparto, elige «${t.hit}» o «${t.stay}».`,
    R9: () =>
      'Una carta de acción interrumpe el reparto hasta que se resuelve todo lo que se deriva de ella.',
    R10: (t, o) =>
      ({
        oneEach: 'Quien da su primera carta empieza sin nada.',
        untilAllHaveCards:
          'Quien ha dado su primera carta recibe otra, hasta que todos los que siguen en juego tengan una.',
        untilAllHaveNumbers:
          'Quien no tiene ningún número recibe otra carta, vuelta tras vuelta, hasta que todos los que siguen en juego tengan un número.',
        none:
          o.stay === 'withCard'
            ? 'No hay reparto: la ronda empieza con el primer turno, y quien no tiene nada delante tiene que robar.'
            : `No hay reparto: la ronda empieza con el primer turno, y se puede elegir «${t.stay}» sin nada delante.`,
      })[o.deal],
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Después se juega por turnos: «${t.hit}» para robar una carta, o «${t.stay}». Tras la carta y todo lo que se deriva de ella, le toca al siguiente jugador.`
        : `Después se juega por turnos: «${t.hit}» cuantas veces quieras, una carta cada vez, hasta que elijas «${t.stay}», revientes, quedes fuera o acabe la ronda.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `Con «${t.stay}» sales de la ronda con tus puntos. Necesitas una carta delante; sin ella tienes que robar.`
        : `Con «${t.stay}» sales de la ronda con tus puntos, aunque aún no tengas nada.`,
    R14: (t) =>
      `Está activo quien no ha reventado, no está congelado y no ha elegido «${t.stay}», aunque todavía no tenga cartas.`,
    R15: (t) => `Cuenta como carta delante de ti un número, una carta extra o una carta «${t.secondChance}».`,
    R16: (t) =>
      `La ronda acaba cuando no queda nadie activo, cuando alguien hace «${t.flip7}» o cuando no quedan cartas que robar.`,
    R17: () => 'Solo se te pregunta cuando hay algo que elegir. Las jugadas forzadas se hacen solas.',
    R18: () =>
      'Un número se une a tu fila. Si ya lo tienes, revientas: quedas fuera de la ronda y sin puntos. Tus cartas se quedan en la mesa hasta el final de la ronda.',
    R19: (t) => `«${t.flip7}»: siete números distintos terminan la ronda al instante, para todos.`,
    R20: () => 'Una carta extra se conserva. Nunca te hace reventar y no cuenta para los siete números.',
    R21: (t, o) =>
      o.secondChanceTo === 'drawer'
        ? `La carta «${t.secondChance}» se conserva si no tienes ninguna, también durante «${t.flipThree}».`
        : `Si no tienes «${t.secondChance}», eliges: te quedas con la que robas o se la das al momento a un jugador activo que no tenga, también durante «${t.flipThree}».`,
    R22: (t) =>
      `Si robas otra carta «${t.secondChance}», se la das enseguida a un jugador activo que no tenga; tú eliges a quién. Si no hay nadie, se descarta.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Un número repetido que te haría reventar se descarta junto con tu carta «${t.secondChance}», y sigues en la ronda. No sirve contra «${t.freeze}». Si no se usa, se descarta al final de la ronda.`
        : `Si robas un número repetido y tienes una carta «${t.secondChance}», eliges: usarla, y ambas se descartan, o reventar. No sirve contra «${t.freeze}».`,
    R25: (t) => `«${t.freeze}»: el jugador que la recibe sale de la ronda y conserva sus puntos.`,
    R26: (t) =>
      `«${t.flipThree}»: el jugador que la recibe roba tres cartas, una a una, y solo para antes si revienta o hace «${t.flip7}».`,
    R27: (t) =>
      `Una carta «${t.freeze}» o «${t.flipThree}» entre las tres se aparta hasta que se han robado las tres.`,
    R28: (t, o) =>
      ({
        anyActive: `Si robas «${t.freeze}» o «${t.flipThree}», dásela a un jugador activo o quédatela.`,
        othersFirst: `Si robas «${t.freeze}» o «${t.flipThree}», dásela a otro jugador activo. Quédatela solo si no hay ninguno.`,
        drawer: `Si robas «${t.freeze}» o «${t.flipThree}», te la quedas.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Si revientas durante «${t.flipThree}», las cartas apartadas se descartan. Lo mismo tras un «${t.flip7}».`
        : `Si revientas durante «${t.flipThree}», das igualmente las cartas apartadas. Tras un «${t.flip7}» se descartan.`,
    R30: () =>
      'Todas las cartas apartadas se dan, en el orden en que se robaron, antes de que ninguna tenga efecto.',
    R31: () =>
      'Esperan en una sola cola, la más antigua primero. Si el jugador está fuera cuando le llega el turno a su carta, se descarta: no tiene efecto y nadie más la recibe.',
    R32: () => 'Cuando acaba la ronda, se descarta todo lo que aún espera.',
    R33: () =>
      'Si hace falta una carta y el mazo está vacío, se baraja el descarte para formar uno nuevo. Las cartas de la mesa se quedan donde están.',
    R34: () =>
      'Si en el descarte tampoco hay números ni cartas extra, la ronda acaba y todos los jugadores activos conservan sus puntos.',
    R35: (t, o) => {
      const cards =
        o.doubles === 'numbers'
          ? 'Suma los números, dobla la suma si tienes ×2 y añade las cartas +.'
          : 'Suma los números y las cartas +, y dobla la suma si tienes ×2.';
      if (o.flip7Bonus === 0) return `${cards} «${t.flip7}» no añade nada.`;
      return o.doubles === 'everything'
        ? `${cards} «${t.flip7}» añade un extra de ${o.flip7Bonus}, que también se dobla.`
        : `${cards} «${t.flip7}» añade un extra de ${o.flip7Bonus}, que nunca se dobla.`;
    },
    R36: () =>
      'Puntúan todos los que no han reventado, también quienes siguen activos cuando acaba la ronda.',
    R37: (_, o) =>
      `Tras una ronda en la que alguien llega a ${number(o.target)} puntos, gana el total más alto.`,
    R38: (_, o) =>
      ({
        everyone: 'Si hay empate en cabeza, todos juegan otra ronda, hasta que alguien vaya solo en cabeza.',
        tiedOnly: 'Si hay empate en cabeza, solo los empatados juegan otra ronda; los demás esperan.',
        shared: 'Si hay empate en cabeza, ganan todos los empatados.',
      })[o.tieBreak],
    R41: (_, o) =>
      `En solitario, cuenta las rondas hasta ${number(o.target)} puntos: 11 o menos para el bronce, 9 para la plata, 7 para el oro y 4 para la leyenda.`,
    R42: () =>
      'Las reglas de la casa son un modelo y los cambios en sus opciones. Los modelos, opciones y valores desconocidos se rechazan.',
    R43: () =>
      'Una partida se puede anotar: las reglas, los jugadores, quién reparte primero y todo lo que pasó, carta a carta y respuesta a respuesta. Con eso se puede volver a ver.',
  },
  examples: {
    ramp: 'Las marcas del borde dicen cuántas cartas hay de cada número: un 0, doce 12.',
    bust: 'Con el segundo 8 revientas: ningún punto en esta ronda.',
    seven: (points, bonus) =>
      `Siete números distintos: ${points - bonus} puntos y ${bonus} extra, ${points} en total.`,
    saved: (t) => `El segundo 10 y «${t.secondChance}» se descartan. El 10 y el 6 se quedan.`,
    score: (points, o) =>
      `${o.doubles === 'numbers' ? '(9 + 5) × 2 + 4' : '(9 + 5 + 4) × 2'} = ${points} puntos.`,
    plusAlone: (points, o) =>
      o.doubles === 'numbers'
        ? `×2 sin números no vale nada, pero las cartas + cuentan: ${points} puntos.`
        : `×2 dobla las cartas + aunque no haya números: ${points} puntos.`,
    queue: (t) =>
      `Ann roba tres cartas y da «${t.flipThree}» a Ben y «${t.freeze}» a Cleo. Ben va primero; entre sus cartas hay otra «${t.flipThree}», que da a Cleo. Espera detrás de su «${t.freeze}»: cuando le llega el turno, Cleo está fuera, y se descarta.`,
  },
};

export default es;
