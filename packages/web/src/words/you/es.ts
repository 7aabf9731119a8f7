import type { Words } from '../areas.ts';

const es: Words<'you'> = {
  title: 'Tú',
  lead: 'Juegas sin cuenta. Una clave secreta en este dispositivo dice quién eres.',
  playAs: (name) => `Juegas como ${name}.`,
  nameless: 'Todavía no has elegido un nombre.',
  changeName: 'Cambiar el nombre',

  keepTitle: 'Conserva tus partidas y tu nivel',
  keepText:
    'Si pierdes este dispositivo o borras los datos del navegador, pierdes tus partidas en línea, tus grupos y tu nivel. Con una llave de acceso o un segundo dispositivo los conservas.',
  kept: 'Aunque pierdas este dispositivo, puedes volver.',
  makePasskey: 'Crear una llave de acceso',
  passkeyHint:
    'La guarda tu dispositivo o tu gestor de contraseñas. Sevenfold no pide nombre, correo ni contraseña.',
  noPasskeys:
    'Las llaves de acceso no funcionan en esta dirección, porque le falta https o un nombre de host. Añade un segundo dispositivo.',
  passkeyMade: 'Llave de acceso creada.',
  addDevice: 'Añadir otro dispositivo',
  linkText:
    'Escanea este código con tu otro dispositivo o envíate el enlace. Sirve una sola vez, durante diez minutos. No se lo des a nadie: quien lo abra podrá hacerse pasar por ti.',
  makingLink: 'Creando el enlace…',
  qr: 'Código QR del enlace',
  onlyHere: 'Ahora mismo otros dispositivos no pueden conectar con este servidor.',

  devicesTitle: 'Tus dispositivos y llaves de acceso',
  kinds: { phone: 'Móvil', tablet: 'Tableta', computer: 'Ordenador' },
  thisDevice: 'este dispositivo',
  added: (date) => `Añadido: ${date}`,
  passkey: 'Llave de acceso',
  created: (date) => `Creada: ${date}`,
  remove: 'Quitar',
  removeNamed: (what) => `Quitar: ${what}`,
  removeTitles: {
    device: '¿Quitar el otro dispositivo?',
    self: '¿Quitar este dispositivo?',
    passkey: '¿Quitar la llave de acceso?',
  },
  removeTexts: {
    device:
      'Dejará de estar vinculado a ti: perderá tus puestos, tus partidas del servidor, tus grupos y tu nivel. Lo que tiene guardado se queda en él.',
    self: 'Este dispositivo dejará de estar vinculado a ti: perderá tus puestos, tus partidas del servidor, tus grupos y tu nivel. Lo que tiene guardado se queda aquí.',
    passkey: 'Ya no podrás volver con ella. Bórrala también en tu gestor de contraseñas.',
  },
  deviceAdded: 'Se ha añadido el dispositivo.',
  deviceRemoved: 'Se ha quitado el dispositivo.',
  passkeyRemoved: 'Se ha quitado la llave de acceso.',

  restoreTitle: '¿Ya has estado aquí?',
  restoreText: 'Con tu llave de acceso recuperas en este dispositivo tus partidas, tus grupos y tu nivel.',
  restore: 'Usar una llave de acceso',
  restoreByLink:
    'Con un segundo dispositivo: abre allí esta página, elige «Añadir otro dispositivo» y escanea el código con este.',

  joinByLink: '¿Añadir este dispositivo?',
  joinByPasskey: '¿Continuar en este dispositivo?',
  joinLinkText:
    'A partir de ahora este dispositivo será de quien creó el enlace, con las mismas partidas, los mismos grupos y el mismo nivel.',
  joinWarning:
    '¿Has creado tú el enlace? Si no, cancela: otra persona podría jugar en tu lugar y ver y borrar tus partidas.',
  joinPasskeyText:
    'A partir de ahora este dispositivo irá unido a tu llave de acceso, con sus partidas, sus grupos y su nivel.',
  joinMerges:
    'Lo que tienes aquí se añade: partidas en línea, grupos, puestos en mesas abiertas y barajas del día. Si hay dos niveles, el de este dispositivo desaparece.',
  joinLeaves:
    'Tus partidas en línea, tus grupos y tu nivel se quedan con tus otros dispositivos y llaves de acceso, no con este dispositivo.',
  joinAction: 'Añadir este dispositivo',
  joined: 'Listo. Este dispositivo también es tuyo.',

  lostTitle: 'Si se pierde todo',
  lostText:
    'Sin ninguno de tus dispositivos y sin llave de acceso, nadie puede recuperar tus partidas, tus grupos y tu nivel, ni siquiera quien gestiona este servidor. Lo que hay en este dispositivo se puede guardar en un archivo.',
  saveFile: 'Ir al historial para guardar un archivo',

  deleteTitle: 'Borrarlo todo',
  deleteText:
    'Todo lo de este dispositivo, y todo lo que el servidor sabe de ti y de todos tus dispositivos: partidas, grupos, nivel, barajas del día, notificaciones, llaves de acceso. Quienes jugaron contigo conservan sus partidas, con los nombres de la mesa.',
  deleteAction: 'Borrarlo todo',
  deleteAskTitle: '¿Borrarlo todo, aquí y en el servidor?',
  deleteAskText:
    'Dejarás de existir aquí, en todos los dispositivos. Lo que guardan tus otros dispositivos hay que borrarlo en ellos. No se puede deshacer.',
  deleted: 'Se ha borrado todo.',
  unreachableTitle: 'El servidor no ha borrado nada',
  unreachableText:
    'No responde o está en mantenimiento, así que aquí tampoco se ha borrado nada. Inténtalo más tarde. Si borras solo lo de este dispositivo, la clave también se borra, y lo que sabe el servidor se queda allí.',
  deleteHere: 'Borrar solo aquí',
  privacy: 'Qué se guarda y dónde',

  problems: {
    noTicket: 'Este enlace ya no sirve: se ha usado o tiene más de diez minutos. Crea otro.',
    badPasskey: 'No se ha aceptado la llave de acceso. Inténtalo de nuevo.',
    noPasskey: 'El servidor no conoce esta llave de acceso: se quitó o es de otro servidor.',
    noPasskeys: 'Las llaves de acceso no funcionan en esta dirección. Añade otro dispositivo.',
    tooManyDevices: 'Has llegado al máximo de dispositivos y llaves de acceso. Quita antes alguno.',
    lastDevice: 'Es tu único dispositivo. Añade antes otro o una llave de acceso.',
    noDevice: 'Ese dispositivo ya se ha quitado.',
    dismissed: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o añade otro dispositivo.',
  },
};

export default es;
