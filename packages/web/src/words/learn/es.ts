import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { percent } = speech('es');

const es: Words<'learn'> = {
  title: 'Cómo se juega',
  next: 'Siguiente',
  skip: 'Saltar',
  step: (at, of) => `Paso ${at} de ${of}`,
  tryThis: (answer) => `Bien pensado. En esta lección, prueba «${answer}».`,
  steps: {
    welcome: () =>
      'Reúne números distintos y para antes de que uno se repita. Gana quien llega primero a la meta; aquí bastan 80. Para empezar, cada uno recibe una carta.',
    firstCard: (t) => `Un 8: ocho puntos, si los conservas. ¿Otra carta? Pulsa «${t.hit}».`,
    risk: (t, chance) =>
      `8 y 3, de momento 11 puntos. Otro 8 u otro 3 te eliminaría: el ${percent(chance)} de las cartas. En el mazo hay ocho 8, pero solo tres 3; lo dicen las marcas de la carta. Otra vez «${t.hit}».`,
    greed: (t, chance) =>
      `23 puntos y un ${percent(chance)} de riesgo: hay doce 12. Pip se ha plantado. Lo sensato sería hacer lo mismo … pero mira qué pasa: «${t.hit}».`,
    bust: () =>
      'Un segundo 8: quedas eliminado y la ronda no te da nada. Ese es todo el peligro del juego. Vamos a la siguiente ronda.',
    modifier: (t) =>
      `+4 es un extra: cuatro puntos más, y nunca te elimina. Aún no tienes ningún número, así que «${t.hit}» es seguro.`,
    secondChance: (t) =>
      `¡«${t.secondChance}»! Te salva de un número repetido. Es hora de atreverse: «${t.hit}».`,
    safe: (t) => `Un 10, y estás protegido. ¡«${t.hit}»!`,
    saved: (t) =>
      `Un segundo 10, pero «${t.secondChance}» se lo lleva: ambas se descartan y sigues dentro. Ahora estás sin ella. Otra vez «${t.hit}».`,
    stay: (t) => `×2 dobla tus números: 10 × 2 + 4 son 24 puntos. Quédatelos: pulsa «${t.stay}».`,
    scored: () => '24 puntos son tuyos para siempre. Última ronda: mira qué hace Pip con la primera carta.',
    flipThree: (t) =>
      `«${t.flipThree}»: quien la recibe toma tres cartas, una tras otra. Pip esperaba verte eliminado; en cambio tienes cuatro números. «${t.hit}».`,
    freeze: (t) =>
      `«${t.freeze}»: quien la recibe sale de la ronda con lo que tiene. Pip aún no tiene nada. Dásela a Pip.`,
    six: (t) =>
      `Pip está fuera sin puntos, y tú tienes 26. Siete números distintos son un «${t.flip7}», que vale 15 más. Tienes cuatro. Atrévete: «${t.hit}».`,
    nearly: (t) => `Cinco. «${t.hit}».`,
    last: (t, chance) => `¡Seis! Uno más, con un ${percent(chance)} de riesgo. ¡«${t.hit}»!`,
    done: (t) =>
      `¡«${t.flip7}»! La ronda acaba al instante y 61 puntos son tuyos: 46 por los números y 15 más. Ganas. ¿Y ahora, contra rivales de verdad?`,
  },
  yourRules: (rules) => `Aquí juegas con otras reglas: ${rules}. Esto cambia:`,
  play: 'Jugar ya',
  rules: 'Leer todas las reglas',
  again: 'Otra vez',
};

export default es;
