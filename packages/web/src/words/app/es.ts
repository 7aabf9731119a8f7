import type { Words } from '../areas.ts';

const es: Words<'app'> = {
  home: 'Sevenfold, inicio',
  menu: 'Menú',
  settings: 'Ajustes',
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  lostTitle: 'Aquí no hay nada',
  lostText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  goHome: 'Ir al inicio',
};

export default es;
