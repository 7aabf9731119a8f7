import type { Words } from '../areas.ts';

const es: Words<'webhook'> = {
  hints: {
    table: 'Avisa a un chat o a un programa de cada partida que acaba en esta mesa.',
    circle: 'Avisa a un chat o a un programa de cada partida nueva de este grupo.',
  },
  url: 'Dirección del webhook',
  save: 'Guardar',
  remove: 'Quitar',
  test: 'Enviar una prueba',
  secret: 'Secreto para comprobar la firma. Cópialo ahora: solo se muestra una vez.',
  copy: 'Copiar el secreto',
  set: (host) => `Se avisa a ${host} de cada partida.`,
  arrived: 'La prueba ha llegado.',
  lost: (answer) => `La prueba no ha llegado: ${answer}.`,
  noAnswer: 'sin respuesta',
  status: (status) => `respuesta ${status}`,
  wrong: 'Escribe una dirección que empiece por https:// y sea de un servidor público.',
};

export default es;
