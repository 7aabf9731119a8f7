import type { Words } from '../areas.ts';

const es: Words<'notice'> = {
  banner: (text) => `Aviso del servidor: ${text}`,
  readOnly: 'El servidor está en mantenimiento: puedes mirar, pero nadie puede jugar hasta que termine.',
  readOnlyOver: 'El mantenimiento ha terminado: ya puedes jugar.',
};

export default es;
