import type { Words } from '../areas.ts';

const es: Words<'about'> = {
  title: 'Acerca de Sevenfold',
  lead: 'Sevenfold es un hogar libre y abierto para el juego de cartas de tentar a la suerte conocido como Flip 7: un único motor de reglas, exacto, para la app, los bots, el servidor y la línea de comandos.',
  privacyTitle: 'Privacidad',
  privacy:
    'No hay cuentas, ni anuncios, ni rastreadores, ni cookies. Las partidas contra bots, en un solo dispositivo y en solitario nunca salen de este dispositivo. Una mesa con amigos la guarda el servidor en el que jugáis, con los nombres que deis; quien la creó puede borrarla. Una partida terminada es de quienes la jugaron: cada uno puede borrarla de su historial, y el último la borra del servidor.',
  fairTitle: 'Cartas limpias',
  fair: 'En línea, el orden de las cartas se fija antes de la partida y todos en la mesa participan en el barajado. Después, cualquiera puede comprobar que nadie ha tocado una carta.',
  thanksTitle: 'Hecho con',
  thanks:
    'Svelte y la tipografía Bricolage Grotesque de Mathieu Triay (SIL Open Font Licence). Las cartas, los sonidos y los dibujos son nuestros.',
  legalTitle: 'Nombres y derechos',
  licence: 'Sevenfold es software libre con licencia MIT.',
  version: (number) => `Versión ${number}`,
};

export default es;
