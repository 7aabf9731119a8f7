import type { Words } from '../areas.ts';

const es: Words<'bots'> = {
  sentences: {
    pip: 'Le encanta dar la vuelta a las cartas y se planta cuando le da por ahí.',
    wanda: 'Se planta con 15: más vale prevenir que lamentar.',
    rocco: 'Nunca se planta por debajo de 42, y presume cuando le sale bien.',
    greta: 'Se planta con 27 y sabe a quién congelar, pero se distrae con facilidad.',
    mabel: 'Cuenta las cartas y sigue hasta que una de cada cuatro la haría reventar.',
    felix: 'Sopesa cada carta frente a sus puntos y nunca desperdicia una carta que puede salvarlo.',
    sibyl: 'Juega mentalmente el resto de la ronda unos cientos de veces antes de responder.',
  },
  lines: {
    pip: {
      bust: ['¡Uy! Una de más.', 'Da igual, ¡me encanta darles la vuelta!'],
      frozen: ['¡Brr! ¡No había acabado!', '¡Eh, me lo estaba pasando bien!'],
      flip7: ['¿Siete? ¡Ni los contaba!'],
      won: ['¿He ganado? ¿Yo?'],
    },
    wanda: {
      bust: ['¡Lo sabía!', 'Y eso que iba con cuidado…'],
      frozen: ['Gracias, ya iba a plantarme.', 'Bueno. Mis puntos, a salvo.'],
      flip7: ['¡Ay, madre, siete!'],
      won: ['Despacio y con buena letra.'],
    },
    rocco: {
      bust: ['O todo o nada.', 'Quien no arriesga no gana.'],
      frozen: ['Te doy miedo, ¿eh?', 'De algún modo había que pararme.'],
      flip7: ['Lo dije: ¡siete!'],
      won: ['¿Alguien lo dudaba?'],
    },
    greta: {
      bust: ['Espera, ¿ese ya lo tenía?', '¡Miré a otro lado un segundo!'],
      frozen: ['¡Eh, congelar es lo mío!', 'Me acordaré. Creo.'],
      flip7: ['¿Siete? Ah. ¡Qué bien!'],
      won: ['¿Ya está? ¿He ganado?'],
    },
    mabel: {
      bust: ['Las cuentas estaban bien, lo juro.', 'Una de cada cuatro, y tuvo que ser esa.'],
      frozen: ['¡Lo tenía todo calculado!', 'Y la siguiente era buena.'],
      flip7: ['Contadlos: siete.'],
      won: ['Contar compensa.'],
    },
    felix: {
      bust: ['Buen riesgo, mal resultado.', 'Qué poco elegante.'],
      frozen: ['Bien jugado. Molesto, pero bien jugado.', 'Yo habría hecho lo mismo.'],
      flip7: ['Siete. Más o menos lo previsto.'],
      won: ['Ha sido un placer.'],
    },
    sibyl: {
      bust: ['Lo vi venir. Tarde.', 'Una vez de cada cien…'],
      frozen: ['Sabía que lo harías.', 'Estaba en las cartas.'],
      flip7: ['Tal como lo vi.'],
      won: ['Ya conocía este final.'],
    },
  },
  level: (level) => `Nivel ${level} de 10`,
};

export default es;
