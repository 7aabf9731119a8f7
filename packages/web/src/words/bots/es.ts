import type { Words } from '../areas.ts';

const es: Words<'bots'> = {
  sentences: {
    pip: 'Le encanta dar la vuelta a las cartas y para cuando le da por ahí.',
    wanda: 'Asegura pronto: una docena de puntos es una docena de puntos.',
    rocco: 'Nunca para antes de 38, y se enorgullece cuando le sale bien.',
    greta: 'Para en 25 y sabe a quién congelar, pero se distrae con facilidad.',
    mabel: 'Cuenta las cartas y sigue hasta que una de cada cuatro la eliminaría.',
    felix: 'Sopesa cada carta con los puntos que tiene y nunca malgasta una salvación.',
    sibyl: 'Juega el resto de la ronda unos cientos de veces en su cabeza antes de hablar.',
  },
  level: (level) => `Nivel ${level} de 10`,
};

export default es;
