import type { Words } from '../areas.ts';

const es: Words<'app'> = {
  home: 'Sevenfold, inicio',
  settings: 'Ajustes',
  tutorial: 'Tutorial',
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando…',

  share: 'Compartir',
  copyLink: 'Copiar enlace',
  copied: 'Copiado.',
  copyByHand: (text) => `Este navegador no permite copiar. Cópialo a mano: ${text}`,

  lostTitle: 'Página no encontrada',
  lostText: 'No hay ninguna página en esta dirección. Revisa cómo está escrita o vuelve al inicio.',
  goHome: 'Ir al inicio',

  crashTitle: 'Algo ha salido mal',
  crashText:
    'Esta página ha fallado. No se ha perdido nada: las partidas de este dispositivo están guardadas y las partidas en línea continúan. Recargar suele bastar.',
  reload: 'Recargar',
  crashDetails: 'Detalles para informar del error',

  failedTitle: 'No se ha podido cargar esta página',
  failedText: 'Quizá no tengas conexión, o haya salido una versión nueva. Inténtalo de nuevo en un momento.',
  tryAgain: 'Reintentar',

  updateReady: 'Hay una versión nueva lista.',
  update: 'Actualizar',
  updating: 'Actualizando…',

  trademark:
    '«Flip 7» es una marca de su propietario. Sevenfold es un proyecto libre independiente, que no está vinculado a él ni cuenta con su respaldo.',
};

export default es;
