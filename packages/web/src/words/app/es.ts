import type { Words } from '../areas.ts';

const es: Words<'app'> = {
  home: 'Sevenfold, inicio',
  settings: 'Ajustes',
  help: 'Cómo se juega',
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando…',

  share: 'Compartir',
  copyLink: 'Copiar enlace',
  copied: 'Copiado.',
  copyByHand: (text) => `Aquí no se permite copiar. Cópialo a mano: ${text}`,

  lostTitle: 'Este hueco está vacío',
  lostText: 'No hay ninguna página en esta dirección. Puede que esté mal escrita o que se haya movido.',
  goHome: 'Ir al inicio',

  crashTitle: 'Esto no debería haber pasado',
  crashText:
    'Esta página ha tropezado. No se ha perdido nada: las partidas de este dispositivo están guardadas y las partidas en línea continúan. Casi siempre basta con recargar.',
  reload: 'Recargar',
  crashDetails: 'Qué ha fallado, para informar del error',

  failedTitle: 'No se ha podido cargar esta página',
  failedText:
    'Quizá se ha cortado la conexión o ha salido una versión nueva. Inténtalo de nuevo en un momento.',
  tryAgain: 'Intentarlo de nuevo',

  updateReady: 'Hay una versión nueva lista.',
  update: 'Actualizar',

  trademark:
    '«Flip 7» es una marca de su propietario. Sevenfold es un proyecto libre independiente, sin relación con él ni su respaldo.',
};

export default es;
