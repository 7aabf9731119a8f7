import type { Words } from '../areas.ts';

const es: Words<'bots'> = {
  sentences: {
    pip: 'Le encanta dar la vuelta a las cartas y para cuando le da por ahí.',
    wanda: 'Se planta con 15: más vale prevenir que lamentar.',
    rocco: 'Nunca se planta por debajo de 39, y presume cuando le sale bien.',
    greta: 'Para en 27 y sabe a quién congelar, pero se distrae con facilidad.',
    mabel: 'Cuenta las cartas y sigue hasta que una de cada cuatro la haría reventar.',
    felix: 'Sopesa cada carta frente a sus puntos y nunca desperdicia una carta que puede salvarlo.',
    sibyl: 'Juega el resto de la ronda unos cientos de veces en su cabeza antes de responder.',
  },
  level: (level) => `Nivel ${level} de 10`,
};

export default es;
