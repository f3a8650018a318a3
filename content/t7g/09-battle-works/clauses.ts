import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-9.36': clause('restriction', '2350-2351', ['t7g-9.46'], {
    words: 'cruzar el río, poner puente | crossing a river, placing a bridge',
  }),
  't7g-9.37': clause('modifier', '2351-2353', ['t7g-9.13', 't7g-3.20'], {
    words: 'cruzar, pasar al otro lado | crossing, getting over',
  }),
  't7g-9.38': clause('restriction', '2355-2357', ['t7g-6.2'], {
    doubts: ['R165'],
    words: 'casa, granja, torre, guarnecer | house, farm, tower, garrison',
  }),
  't7g-9.39': clause('restriction', '2357-2359', ['t7g-2.15'], {
    doubts: ['R165'],
    words: 'entrar en casa, salir del edificio | entering a house, leaving a building',
  }),
  't7g-9.40': clause('restriction', '2359-2360', ['t7g-4.24', 't7g-3.19'], {
    words: 'casa, tapa la vista, no se pasa | house, blocks sight, no passage',
  }),
  't7g-9.41': clause('modifier', '2360-2361', ['t7g-4.25', 't7g-5.39'], {
    doubts: ['R166'],
    words: 'casa, cobertura, fortificados | house, cover, fortified',
  }),
  't7g-9.42': clause('procedure', '2361-2363', ['t7g-4.2', 't7g-4.9'], {
    doubts: ['R165'],
    words: 'disparar desde casa, ventanas | shooting from a house, windows',
  }),
  't7g-9.43': clause('exception', '2365-2365', ['t7g-5.8'], {
    doubts: ['R166'],
    words: 'asaltar casa, flanco | storming a house, flank',
  }),
  't7g-9.44': clause('setup', '2367-2368', ['t7g-9.9'], {
    words: 'peñas, riscos, medida | crags, boulders, measure',
  }),
  't7g-9.45': clause('restriction', '2368-2369', ['t7g-4.24', 't7g-3.19'], {
    words: 'peñas, tapa la vista, no se pasa | crags, blocks sight, no passage',
  }),
  't7g-9.46': clause('restriction', '2371-2372', ['t7g-9.9'], {
    words: 'cauce, arroyo, elegir río | stream, watercourse, choosing a river',
  }),
  't7g-9.47': clause('setup', '2372-2375', ['t7g-9.37', 't7g-9.49'], {
    words: 'puente gratis, paso del río | free bridge, river crossing',
  }),
  't7g-9.48': clause('table', '2375-2380', ['t7g-9.50', 't7g-3.16', 't7g-3.17', 't7g-3.19'], {
    doubts: ['R105', 'R107'],
    words: 'corriente, dado del río, cruzar agua | current, river die, crossing water',
  }),
  't7g-9.49': clause('restriction', '2381-2383', ['t7g-9.47'], {
    words: 'vadear, cruzar, largo del vado | wading, crossing, length of a ford',
  }),
  't7g-9.50': clause('modifier', '2383-2384', ['t7g-9.48'], {
    words: 'vadear, frena | wading, slows',
  }),
  't7g-9.51': clause(
    'table',
    '2386-2399',
    [
      't7g-3.16',
      't7g-3.17',
      't7g-3.19',
      't7g-3.20',
      't7g-4.24',
      't7g-4.25',
      't7g-5.38',
      't7g-5.39',
    ],
    { words: 'resumen de terreno, reglas de terreno | terrain summary, terrain rules' },
  ),
});
