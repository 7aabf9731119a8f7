import type { Words } from '../areas.ts';

const es: Words<'server'> = {
  problems: {
    offline: 'No se puede conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.',
    slow: 'La conexión se ha cortado o es demasiado lenta. Vuelve a intentarlo.',
    portal:
      'No ha respondido el servidor, sino otra cosa. Si tu wifi tiene una página de acceso, ábrela primero; si no, recarga esta página.',
    tooMany: 'Demasiadas peticiones. Espera un minuto y vuelve a intentarlo.',
    readOnly: 'El servidor está en mantenimiento. Inténtalo más tarde.',
    gone: 'Esto ya no está en el servidor.',
    refused: 'El servidor no ha podido hacerlo. Recarga la página y vuelve a intentarlo.',
  },
};

export default es;
