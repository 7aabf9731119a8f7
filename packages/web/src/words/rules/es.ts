import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('es');

const es: Words<'rules'> = {
  title: 'Reglas',
  lead: 'Todo lo que necesitas para jugar, en dos minutos.',
  goal: 'El objetivo',
  goalText: (target) =>
    `Reúne números distintos, ronda tras ronda, y plántate antes de que uno se repita. Cuando alguien llega a ${number(target)} puntos, gana el total más alto.`,
  turn: 'En tu turno',
  turnText: 'Todos empiezan la ronda con una carta. Después, en tu turno, eliges:',
  hitText: 'Roba otra carta y ponla delante de ti.',
  stayText: 'Plántate. Sales de la ronda, y tus puntos están a salvo.',
  bust: '¡No revientes!',
  bustText: 'Si robas un número que ya tienes, revientas: sales de la ronda sin puntos.',
  numbers: 'Los números altos son peligrosos',
  numbersText:
    'Hay un 1, dos 2, tres 3… y doce 12. Cuanto más alto es un número, más puntos da y más fácil es que se repita. También hay un único 0.',
  sevenText: (bonus) =>
    bonus === 0
      ? 'Siete números distintos terminan la ronda al instante, para todos.'
      : `Siete números distintos terminan la ronda al instante, para todos, y te dan ${number(bonus)} puntos extra.`,
  actions: 'Tres cartas de acción',
  freezeText:
    'Dásela a un jugador que siga en juego, o quédatela. Ese jugador sale de la ronda y conserva sus puntos.',
  flipThreeText:
    'Dásela a un jugador que siga en juego, o quédatela. Ese jugador tiene que robar tres cartas.',
  secondChanceText:
    'Guárdala. Cuando vayas a reventar, descártala junto con el número repetido y sigue jugando.',
  scoring: 'Los puntos',
  scoringText:
    'Suma tus números. Un ×2 dobla esa suma. Después añade tus cartas +, que nunca te hacen reventar.',
  scoringExample: (points) => `(9 + 5) × 2 + 4 = ${number(points)} puntos`,
  sevenExample: (t, sum, bonus) =>
    `¡${t.flip7}! ${number(sum)} + ${number(bonus)} = ${number(sum + bonus)} puntos`,
  winning: 'Ganar',
  winningText: (target) =>
    `En cuanto alguien tiene ${number(target)} puntos al final de una ronda, gana el total más alto. Si hay empate, se juega otra ronda.`,
  otherRules: (rules) => `La última vez jugaste con otras reglas: ${rules}.`,
  play: 'Jugar ahora',
  tutorial: 'Hacer el tutorial',
  reference: 'Todas las reglas, numeradas',
};

export default es;
