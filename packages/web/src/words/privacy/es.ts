import type { Words } from '../areas.ts';

const es: Words<'privacy'> = {
  title: 'Privacidad',
  lead: 'Sin cuentas, sin anuncios, sin rastreadores, sin cookies. Aquí está todo lo que se guarda, dónde, cuánto tiempo y cómo se borra.',
  deviceTitle: 'En este dispositivo',
  device:
    'Tus ajustes, las partidas en solitario, contra bots y en un solo dispositivo, las hojas de puntos, las partidas seguidas, tu historial con sus análisis, tu práctica y tus resultados diarios, una copia de tus grupos y la clave secreta que dice quién eres. Todo se queda en este navegador hasta que lo borres, y solo sale de él cuando juegas con otros o compartes algo.',
  serverTitle: 'En el servidor',
  server:
    'Solo lo que haces con otros, en el servidor cuya dirección muestra tu navegador. No sabe quién eres: guarda una huella de tu clave y los nombres con los que juegas. Los plazos de abajo se aplican, salvo que quien gestiona el servidor haya fijado otros.',
  stored: [
    {
      what: 'Mesas en línea',
      about:
        'Nombres, puestos y jugadas; mientras buscas jugadores, y una hora después, tu nombre y tu nivel. El chat no se guarda.',
      until:
        'Una mesa se cierra tras 7 días sin jugadas y se borra un año después; su anfitrión puede borrarla cuando quiera.',
    },
    {
      what: 'Partidas terminadas',
      about: 'Cada carta y cada respuesta, con los nombres de la mesa y una huella por jugador.',
      until: '5 años, o hasta que el último jugador borre la partida de su historial.',
    },
    {
      what: 'Hojas de puntos que compartes',
      about: 'Nombres y puntos.',
      until: '90 días después del último cambio, o hasta que dejes de compartirlas.',
    },
    {
      what: 'Grupos',
      about:
        'Los nombres de los miembros y las partidas que añaden. Los ven los miembros y quienes tienen el enlace de invitación.',
      until:
        'Hasta que te vayas: tu nombre desaparece y las partidas se quedan, con «antiguo miembro» en tu lugar. Un grupo desaparece para siempre tras 5 años sin cambios, o 14 días después de que un admin lo borre.',
    },
    {
      what: 'Nivel',
      about:
        'Tu nivel después de cada partida clasificatoria, cuántas juegas al mes y el nombre con el que jugaste. Apareces en la tabla de líderes, con lo que cuestan tus decisiones, solo si quieres.',
      until: 'Hasta que lo borres todo.',
    },
    { what: 'Baraja del día', about: 'Tus respuestas y tu resultado.', until: '2 años.' },
    {
      what: 'Notificaciones',
      about:
        'La dirección que el servicio push de tu navegador dio a este dispositivo, su idioma y zona horaria, lo que quieres saber, tus horas de silencio y los mensajes que aún no se han enviado.',
      until: 'Hasta que las desactives.',
    },
    {
      what: 'Dispositivos y llaves de acceso',
      about:
        'De cada dispositivo, la huella de su clave, de qué tipo es, cuándo lo añadiste y la huella que tenía antes; de cada llave de acceso, su clave pública, cuántas veces se ha usado y cuándo la creaste.',
      until:
        'Hasta que los quites; la huella anterior, hasta que lo borres todo. Un enlace para otro dispositivo desaparece a los diez minutos.',
    },
    {
      what: 'Webhooks',
      about:
        'La dirección a la que se avisa cuando termina una partida en tu mesa o en tu grupo, y el secreto con el que se firma el aviso.',
      until: 'Hasta que alguien lo quite, o se borre la mesa o el grupo.',
    },
  ],
  networkTitle: 'Tu dirección de internet',
  network:
    'El servidor la necesita para responderte, y cuenta las peticiones que vienen de ella para que nadie pueda saturarlo. No está ni en la base de datos ni en los registros. Para detectar a quienes juegan contra sí mismos, el servidor guarda un rastro de ella. En las mesas, mientras buscas jugadores y en las partidas clasificatorias, es un código tan corto que lo comparten miles de direcciones. Con la baraja del día, es una huella que se borra al acabar el día.',
  deleteTitle: 'Borrar',
  delete:
    'Una sola partida: en tu historial. Todo, aquí y en el servidor: en «Tú». Solo quedan los nombres de la mesa en las partidas de quienes jugaron contigo, las partidas de tus grupos, con «antiguo miembro» en tu lugar, y resultados de la baraja del día que ya no son de nadie.',
  toYou: 'Tú: tus dispositivos, y borrarlo todo',
};

export default es;
