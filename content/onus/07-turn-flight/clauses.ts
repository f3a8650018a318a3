import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.175': clause('procedure', '870-872', ['onus-7.176', 'onus-7.82', 'onus-9.18'], {
    words: 'desbandada, romper y huir, marcador de huida, rout | rout, run away, huida',
  }),
  'onus-7.176': clause('exception', '872', ['onus-7.177', 'onus-7.90'], {
    words:
      'huida bloqueada, rodeada, sin salida, blocked | blocked flight, surrounded, trapped, huida bloqueada',
  }),
  'onus-7.177': clause('procedure', '874', ['onus-7.176', 'onus-7.187'], {
    words: 'desbloqueo, unblock, rodeada | unblocking, freed, desbloqueo',
  }),
  'onus-7.178': clause('procedure', '876', ['onus-7.190'], {
    words:
      'movimiento inicial de huida, distancia de huida, flight move | initial flight move, rout distance, how far, movimiento de huida',
  }),
  'onus-7.179': clause('procedure', '878-886', ['onus-7.30', 'onus-7.192', 'onus-7.191'], {
    words:
      'arrollar, pasar por encima, contagio, pánico, flee | run over, burst through, panic, atravesar',
  }),
  'onus-7.180': clause('option', '888', ['onus-7.181', 'onus-9.18'], {
    words: 'retirada voluntaria, voluntary flight | voluntary rout, huida voluntaria',
  }),
  'onus-7.181': clause('procedure', '888', ['onus-7.180'], {
    words:
      'efectos, retirada voluntaria, voluntary flight | effects, voluntary rout, huida voluntaria',
  }),
  'onus-7.182': clause('exception', '889', ['onus-7.71'], {
    words: 'máquinas, ballista, artillery, catapulta | war machines, catapult, artillería, huida',
  }),
  'onus-7.183': clause('restriction', '893', ['onus-7.23'], {
    words:
      'límites, restricciones, qué puede hacer, fleeing | limits, restrictions, what may it do, routing, huida',
  }),
  'onus-7.184': clause('option', '895', ['onus-7.20'], {
    words: 'reagrupar, reorganizar, rally, orden | rally, regroup, recuperar, order',
  }),
  'onus-7.185': clause('procedure', '895', {
    words:
      'borde de la mesa, fuera de la mesa, tablero, off the table | table edge, off the table, board edge, salir del campo',
  }),
  'onus-7.186': clause('modifier', '897', ['onus-10.4', 'onus-15.9'], {
    words:
      'atacar a una unidad que huye, persecución, por la espalda | attack on a routing unit, pursuit, from behind, huyendo',
  }),
  'onus-7.187': clause('procedure', '898-900', ['onus-7.188', 'onus-7.190', 'onus-7.22'], {
    words:
      'fase 6, procedimiento, reagrupar, flight phase | phase 6, procedure, rally, fase de huida',
  }),
  'onus-7.188': clause('procedure', '902', ['onus-7.189'], {
    words: 'reagruparse, rally, recover | rally, regroup, recuperación',
  }),
  'onus-7.189': clause('procedure', '904', ['onus-7.188', 'onus-7.176'], {
    words: 'recuperación, rodeada, blocked, reagruparse | recovery, surrounded, rally, trabada',
  }),
  'onus-7.190': clause('procedure', '906', ['onus-7.178', 'onus-2.4'], {
    words: 'distancia, retaguardia propia, flight move | distance, movimiento de huida',
  }),
  'onus-7.191': clause('restriction', '907', ['onus-7.190', 'onus-7.29', 'onus-7.192'], {
    words: 'obstáculos a la huida, rodear, obstacle | obstacles to flight, go round, obstáculos',
  }),
  'onus-7.192': clause('procedure', '909', ['onus-7.30', 'onus-7.179'], {
    words:
      'solaparse, detenerse, pasar por encima, atravesar amigas | overlap, stop short, interpenetrate, atravesar',
  }),
  'onus-7.193': clause('definition', '911', ['onus-7.30', 'onus-7.31'], {
    words:
      'rozar, parcialmente, pasar por encima, corner | clip, partly, touch, esquina, atravesada',
  }),
  'onus-7.194': clause('procedure', '913', ['onus-7.195'], {
    words: 'huida de elefantes, elephants, estampida | flight of elephants, rampage, elefantes',
  }),
  'onus-7.195': clause('procedure', '914', ['onus-7.196', 'onus-7.197', 'onus-7.201'], {
    words: 'pisotear, aplastar, trample | rampage, run over, arrollar',
  }),
  'onus-7.196': clause('restriction', '914', ['onus-7.195'], {
    words:
      'arrollo, movimiento insuficiente, trample | trampling, not enough movement, stop short, arrollar',
  }),
  'onus-7.197': clause('procedure', '914', ['onus-7.195', 'onus-7.158', 'onus-7.199'], {
    words: 'ataque de arrollo, cuántos dados, trample | trample attack, how many dice, arrollo',
  }),
  'onus-7.198': clause('procedure', '914', ['onus-7.197'], {
    words: 'arrollo, orden de la huida, trample | trampling, order of flight, arrollada',
  }),
  'onus-7.199': clause('procedure', '914-916', ['onus-7.197', 'onus-7.174'], {
    words: 'arrollo, trample, sobrevivir | trampling, arrollada',
  }),
  'onus-7.200': clause('option', '918', ['onus-7.188'], {
    words:
      'sacrificar, cornacas, eliminar elefantes, mahout | mahouts, put down, sacrifice, cornacas, conductores',
  }),
  'onus-7.201': clause('option', '922', ['onus-7.195', 'onus-7.158', 'onus-7.202'], {
    words:
      'combatir elefantes, hacer frente, plantar cara, trample | stand, face the elephants, combatir elefantes',
  }),
  'onus-7.202': clause('procedure', '922', ['onus-7.201'], {
    words: 'continuar la huida, engaged | fight elephants, flight continues, trabadas',
  }),
});
