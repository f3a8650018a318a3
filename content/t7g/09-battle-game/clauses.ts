import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-9.1': clause('scenario', '2238-2242', ['t7g-9.52', 't7g-9.58'], {
    doubts: ['R4'],
    words: 'batalla campal, escenarios | pitched battle, scenarios',
  }),
  't7g-9.2': clause('setup', '2244-2245', ['t7g-8.3'], {
    words: 'preparar mesa, orden de preparación | set-up order, table first',
  }),
  't7g-9.3': clause('victory', '2247-2258', ['t7g-9.4', 't7g-2.12'], {
    doubts: ['R100', 'R140'],
    words: 'cuántos turnos, final, fin de la partida | how many turns, end of the game',
  }),
  't7g-9.4': clause('victory', '2260-2268', ['t7g-9.3', 't7g-9.58'], {
    doubts: ['R100', 'R140'],
    words: 'quién gana, empate, grado de victoria | who wins, draw, degree of victory',
  }),
  't7g-9.5': clause('setup', '2270-2272', ['t7g-1.30', 't7g-9.53'], {
    doubts: ['R106'],
    words: 'medidas de la mesa, tablero | table dimensions, board',
  }),
  't7g-9.6': clause('option', '2274-2282', ['t7g-9.7'], {
    words: 'colocar terreno, acuerdo | placing terrain, agreement',
  }),
  't7g-9.7': clause('setup', '2284-2287', ['t7g-7.61', 't7g-9.8'], {
    words: 'puntos de terreno, dado de escenario | terrain points, scenario die',
  }),
  't7g-9.8': clause('setup', '2289-2292', ['t7g-9.9', 't7g-9.10'], {
    doubts: ['R103'],
    words: 'turnarse, comprar terreno | take turns, buying terrain',
  }),
  't7g-9.9': clause('table', '2294-2300', ['t7g-9.8'], {
    doubts: ['R104'],
    words: 'precio, cuánto cuesta el terreno | price, cost of terrain',
  }),
  't7g-9.10': clause('restriction', '2302-2305', ['t7g-9.8', 't7g-9.12'], {
    words: 'distancia entre elementos, juntar terreno | distance between elements, joining terrain',
  }),
  't7g-9.11': clause('option', '2307-2312', ['t7g-9.9'], {
    words: 'medidas orientativas, paréntesis | sizes as a guide, brackets',
  }),
  't7g-9.52': clause('scenario', '2400-2408', ['t7g-9.54'], {
    doubts: ['R142'],
    words: 'elegir lado, despliegue, dado | choosing a side, deployment, die',
  }),
  't7g-9.53': clause('scenario', '2410-2411', ['t7g-9.5'], {
    doubts: ['R5', 'R106'],
    words: 'dónde desplegar, línea de despliegue | where to deploy, deployment line',
  }),
  't7g-9.54': clause('scenario', '2413-2417', ['t7g-9.56', 't7g-9.57'], {
    words: 'colocar ejército, turnos de despliegue | placing the army, deployment turns',
  }),
  't7g-9.55': clause('restriction', '2414-2417', ['t7g-9.53'], {
    words: 'fuera de la zona, pasarse | outside the zone, beyond',
  }),
  't7g-9.56': clause('scenario', '2417-2418', ['t7g-9.54', 't7g-6.79'], {
    words: 'colocar cañones | placing guns',
  }),
  't7g-9.57': clause('scenario', '2420-2421', ['t7g-8.14', 't7g-9.54'], {
    words: 'colocar general, élites | placing the general, elites',
  }),
  't7g-9.58': clause('victory', '2423-2430', ['t7g-6.2', 't7g-6.35', 't7g-6.87', 't7g-7.77'], {
    doubts: ['R101', 'R102', 'R141', 'R170'],
    words: 'cuánto vale cada unidad | what each unit is worth',
  }),
});
