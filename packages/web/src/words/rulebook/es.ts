import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { number } = speech('es');

const es: Words<'rulebook'> = {
  title: 'Reglas',
  intro: 'Una carrera hasta la meta: reúne números distintos y para antes de que uno se repita.',
  by: 'Según las reglas',
  differs: 'distinto de lo publicado',
  link: (rule) => `Enlace a la regla ${rule}`,
  contents: 'Índice',
  learn: 'Hacer el tutorial',
  sections: {
    cards: 'Las cartas',
    round: 'Una ronda',
    turning: 'Las cartas una a una',
    empty: 'Cuando se acaban las cartas',
    points: 'Los puntos y el final',
    record: 'Reglas de la casa y registros',
  },
  rules: {
    R1: (t) =>
      `94 cartas. Números: un 0, un 1, dos 2, tres 3 y así hasta doce 12. Extras: +2, +4, +6, +8, +10 y ×2, uno de cada. Acciones: «${t.freeze}», «${t.flipThree}» y «${t.secondChance}», tres de cada.`,
    R2: () =>
      'Cada carta está siempre en un solo sitio: en el mazo, descartada, delante de alguien o de camino hacia alguien.',
    R3: () => 'El mazo continúa de una ronda a otra. Entre ellas se descarta todo lo que hay en la mesa.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Una baraja hasta 18 jugadores, otra por cada 18 más. Con varias barajas cuenta cada +N, y cada ×2 vuelve a doblar.'
        : `${o.decks === 1 ? 'Una baraja' : `${o.decks} barajas`}, jueguen los que jueguen.`,
    R5: (_, o) => `De ${o.minPlayers} a ${o.maxPlayers} jugadores.`,
    R6: () => 'Quién reparte primero se sortea. La ronda siguiente la reparte el siguiente asiento.',
    R7: () =>
      'Se reparte una vuelta, desde el asiento que sigue al que da: cada uno recibe una carta sin que se le pregunte. A quien ya está fuera se le salta.',
    R8: (t) =>
      `A quien ya tiene algo delante, por una acción, se le pregunta en cambio «${t.hit}» o «${t.stay}».`,
    R9: () => 'Una carta de acción detiene el reparto hasta que se resuelve todo lo que sigue de ella.',
    R10: (_, o) =>
      o.deal === 'oneEach'
        ? 'Quien regala su primera carta empieza sin nada.'
        : 'Quien ha regalado su primera carta recibe otra, hasta que todos los que siguen dentro tengan una.',
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Después, por turnos: «${t.hit}» para una carta, o «${t.stay}». Tras una carta y todo lo que sigue de ella, le toca al siguiente asiento.`
        : `Después, por turnos: «${t.hit}» una y otra vez, una carta cada vez, hasta que elijas «${t.stay}», quedes eliminado, salgas o acabe la ronda.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `Con «${t.stay}» sales de la ronda con tus puntos. Necesitas una carta delante; sin ella tienes que tomar una.`
        : `Con «${t.stay}» sales de la ronda con tus puntos, aunque aún no tengas nada.`,
    R14: (t) =>
      `Está activo quien no está eliminado ni congelado y no ha elegido «${t.stay}»; también quien aún no tiene carta.`,
    R15: (t) => `Delante de ti cuenta un número, un extra o una «${t.secondChance}».`,
    R16: (t) => `La ronda acaba cuando nadie está activo, con un «${t.flip7}» o cuando no quedan cartas.`,
    R17: () => 'Solo se pregunta donde hay elección. Lo obligado sucede solo.',
    R18: () =>
      'Un número se une a tu fila. Si ya lo tienes, quedas eliminado: fuera de la ronda y sin puntos. Las cartas se quedan hasta el final.',
    R19: (t) => `«${t.flip7}»: siete números distintos acaban la ronda al instante, para todos.`,
    R20: () => 'Un extra se conserva. Nunca te elimina y no cuenta para los siete.',
    R21: (t) => `«${t.secondChance}» se conserva si no tienes ninguna, también en medio de «${t.flipThree}».`,
    R22: (t) =>
      `Una segunda «${t.secondChance}» va enseguida a un jugador activo que no tenga; tú eliges. Si no hay nadie, se descarta.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Un número repetido que te eliminaría se descarta junto con tu «${t.secondChance}», y sigues dentro. No sirve contra «${t.freeze}» y, sin usar, desaparece al acabar la ronda.`
        : `Si llega un número repetido y tienes «${t.secondChance}», eliges: usarla, y ambas se descartan; o quedar eliminado. No sirve contra «${t.freeze}».`,
    R25: (t) => `«${t.freeze}»: quien la recibe sale de la ronda y conserva sus puntos.`,
    R26: (t) =>
      `«${t.flipThree}»: quien la recibe toma tres cartas, de una en una, y solo para antes si queda eliminado o hace «${t.flip7}».`,
    R27: (t) =>
      `«${t.freeze}» o «${t.flipThree}» entre las tres se aparta. Se resuelve cuando han salido las tres cartas.`,
    R28: (t, o) =>
      ({
        anyActive: `Quien saca «${t.freeze}» o «${t.flipThree}» se la da a un jugador activo, o se la queda.`,
        othersFirst: `Quien saca «${t.freeze}» o «${t.flipThree}» se la da a otro jugador activo, y solo se la queda si no hay ninguno.`,
        drawer: `Quien saca «${t.freeze}» o «${t.flipThree}» se la queda.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Quien queda eliminado en medio de «${t.flipThree}» descarta lo apartado. También tras un «${t.flip7}».`
        : `Quien queda eliminado en medio de «${t.flipThree}» reparte igual lo apartado. Tras un «${t.flip7}» se descarta.`,
    R30: () => 'Todo lo apartado se reparte, en su orden, antes de que nada tenga efecto.',
    R31: () =>
      'Espera en una sola cola, lo más antiguo primero. Si el jugador está fuera cuando le llega el momento a la carta, se descarta: ni efecto ni nuevo jugador.',
    R32: () => 'El final de la ronda descarta todo lo que aún espera.',
    R33: () =>
      'Si hace falta una carta y el mazo está vacío, se barajan los descartes. Las cartas de la mesa se quedan.',
    R34: () =>
      'Si tampoco hay ahí números ni extras, la ronda acaba y todos los activos conservan sus puntos.',
    R35: (t, o) =>
      `Suma los números, dobla por un ×2 y añade las cartas +. ${
        o.flip7Bonus === 0
          ? `«${t.flip7}» no añade nada.`
          : `«${t.flip7}» añade ${o.flip7Bonus}, que nunca se doblan.`
      }`,
    R36: () => 'Puntúan todos los que no están eliminados, también quien sigue activo cuando acaba la ronda.',
    R37: (_, o) =>
      `Tras una ronda en la que alguien ha llegado a ${number(o.target)}, gana el total más alto.`,
    R38: (_, o) =>
      ({
        everyone: 'Empate en cabeza: todos juegan otra ronda, hasta que uno vaya solo en cabeza.',
        tiedOnly: 'Empate en cabeza: solo los empatados juegan otra ronda; los demás esperan.',
        shared: 'Empate en cabeza: ganan todos ellos.',
      })[o.tieBreak],
    R41: (_, o) =>
      `A solas, cuenta las rondas hasta ${number(o.target)}: 11 son bronce, 9 plata, 7 oro y menos de cinco una leyenda.`,
    R42: () => 'Las reglas de la casa son un modelo y sus cambios. Todo lo demás se rechaza.',
    R43: () =>
      'Una partida se puede anotar: reglas, jugadores, quién reparte primero y todo lo que pasó, carta a carta y respuesta a respuesta. Con eso se puede volver a ver.',
  },
  examples: {
    ramp: 'Las marcas del borde dicen cuántas hay de cada número: un 0, doce 12.',
    bust: 'El segundo 8 elimina: ningún punto en esta ronda.',
    seven: (points, bonus) =>
      `Siete números distintos: ${points - bonus} puntos y ${bonus} más, ${points} en total.`,
    saved: (t) => `El segundo 10 y «${t.secondChance}» se descartan. 10 y 6 se quedan.`,
    score: (points) => `(9 + 5) × 2 + 4: ${points} puntos.`,
    plusAlone: (points) => `×2 sin números no vale nada, pero las cartas + cuentan: ${points} puntos.`,
    queue: (t) =>
      `Ann toma tres cartas y da «${t.flipThree}» a Ben y «${t.freeze}» a Cleo. Ben va primero; entre sus cartas hay otra «${t.flipThree}», que da a Cleo. Espera detrás de su «${t.freeze}»: cuando le llega el momento, ella está fuera, y se descarta.`,
  },
};

export default es;
