import type { Words } from '../areas.ts';

const es: Words<'tv'> = {
  title: 'Jugar en la tele',
  intro: 'Esta pantalla es la mesa. Cada uno juega en su móvil, con un código y sin cuenta.',
  open: 'Abrir una mesa aquí',
  already: '¿Ya hay una mesa abierta?',
  code: 'Código de la mesa',
  show: 'Mostrarla aquí',

  scan: 'Escanea para jugar',
  or: (host) => `o entra en ${host} y escribe este código`,
  first: 'El primer jugador que tome asiento será el anfitrión.',
  starts: (host) => `${host} puede empezar la partida.`,
  waits: 'Esperando al anfitrión',
  join: 'Jugar o mirar',

  address: 'En la tele, abre esta dirección:',
  enter: 'Después, escribe este código:',
  phones: 'Cada uno juega en su móvil.',

  onlyMyCards: 'Mostrar solo mis cartas',
  wholeTable: 'Mostrar toda la mesa',

  unreachable: {
    here: 'Los móviles no pueden llegar a esta mesa: el servidor solo escucha en este equipo. Inícialo sin --host o con --host 0.0.0.0.',
    offline: 'Los móviles no pueden llegar a esta mesa: este equipo no está conectado a ninguna red.',
  },

  lastCard: 'Última carta',
};

export default es;
