import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { percent } = formats('es');

const es: Words<'tutorial'> = {
  title: 'Tutorial',
  next: 'Siguiente',
  skip: 'Saltar',
  step: (at, of) => `Paso ${at} de ${of}`,
  instead: {
    s: (t) =>
      `Con «${t.stay}» terminarías aquí la ronda y conservarías tus puntos. Pero aún queda algo por ver: pulsa «${t.hit}».`,
    h: (t) => `Con «${t.hit}» pondrías en juego tus 24 puntos. Esta vez quédatelos: pulsa «${t.stay}».`,
    '@0': (t) =>
      `También puedes darte «${t.freeze}» a ti: terminarías la ronda y conservarías tus puntos. Esta vez dásela a Pip.`,
  },
  steps: {
    welcome: () =>
      'Reúne números distintos y plántate antes de que uno se repita. En cuanto alguien llega a la meta, aquí 80 puntos, gana el total más alto. Todos empiezan con una carta.',
    firstCard: (t) => `Un 8: ocho puntos, si los conservas. ¿Otra carta? Pulsa «${t.hit}».`,
    risk: (t, chance) =>
      `8 y 3: 11 puntos de momento. Con otro 8 u otro 3 revientas: el ${percent(chance)} de las cartas. En la baraja hay ocho 8, pero solo tres 3; las marcas de la carta dicen cuántos hay. Otra vez «${t.hit}».`,
    greed: (t, chance) =>
      `23 puntos y un ${percent(chance)} de riesgo de reventar: hay doce 12. Pip se ha plantado. Lo sensato sería hacer lo mismo… pero mira qué pasa: «${t.hit}».`,
    bust: () =>
      'Un segundo 8: revientas y esta ronda no te da nada. Ese es el único peligro del juego. Vamos a la siguiente ronda.',
    modifier: (t) =>
      `+4 es una carta extra: cuatro puntos más, y nunca te hace reventar. Aún no tienes ningún número, así que con «${t.hit}» no corres ningún riesgo.`,
    secondChance: (t) =>
      `¡«${t.secondChance}»! Te salva de un número repetido. Es hora de atreverse: «${t.hit}».`,
    safe: (t) => `Un 10, y no tienes nada que temer. ¡«${t.hit}»!`,
    saved: (t) =>
      `Un segundo 10, pero «${t.secondChance}» te salva: las dos se descartan y sigues en juego. Ahora no tienes protección. Otra vez «${t.hit}».`,
    stay: (t) => `×2 dobla tus números: 10 × 2 + 4 son 24 puntos. Quédatelos: pulsa «${t.stay}».`,
    scored: () => '24 puntos que ya nadie te quita. Última ronda: mira qué hace Pip con la primera carta.',
    flipThree: (t) =>
      `«${t.flipThree}»: quien la recibe roba tres cartas, una a una. Pip esperaba que reventaras; en cambio, tienes cuatro números. «${t.hit}».`,
    freeze: (t) =>
      `«${t.freeze}»: quien la recibe sale de la ronda con los puntos que tiene. Pip aún no tiene ninguno. Dásela a Pip.`,
    four: (t) =>
      `Pip está fuera sin puntos, y tú tienes 26. Siete números distintos son «${t.flip7}», que da 15 puntos más. Tienes cuatro. Atrévete: «${t.hit}».`,
    nearly: (t) => `Cinco. «${t.hit}».`,
    last: (t, chance) => `¡Seis! Uno más, con un ${percent(chance)} de riesgo. ¡«${t.hit}»!`,
    done: (t) =>
      `¡«${t.flip7}»! La ronda acaba al instante y te llevas 61 puntos: 46 por los números y 15 extra. ¡Ganas tú! ¿Te atreves con rivales de verdad?`,
  },
  play: 'Jugar ahora',
  rules: 'Leer las reglas',
  again: 'Otra vez',
};

export default es;
