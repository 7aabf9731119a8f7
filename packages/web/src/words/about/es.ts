import type { Words } from '../areas.ts';

const es: Words<'about'> = {
  title: 'Acerca de Sevenfold',
  lead: 'Sevenfold es un proyecto libre dedicado al juego de cartas de tentar a la suerte conocido como Flip 7. La app, los bots, el servidor y la línea de comandos comparten un único motor de reglas, exacto.',
  privacyTitle: 'Privacidad',
  privacy:
    'Sin cuentas, sin anuncios, sin rastreadores, sin cookies. Las partidas en solitario, contra bots y en un solo dispositivo se quedan en este dispositivo mientras no las compartas.',
  privacyMore: 'Qué se guarda y cómo se borra',
  fairTitle: 'Cartas limpias',
  fair: 'En línea, el orden de las cartas queda fijado antes de la partida y toda la mesa participa en la mezcla. Después, cualquiera puede comprobar que no se ha cambiado ninguna carta.',
  thanksTitle: 'Hecho con',
  thanks:
    'Svelte y la tipografía Bricolage Grotesque de Mathieu Triay (SIL Open Font License). Las cartas, los sonidos y los dibujos son nuestros.',
  legalTitle: 'Nombres y derechos',
  licence: 'Sevenfold es software libre con licencia MIT.',
  version: (number) => `Versión ${number}`,
};

export default es;
