import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'onus-7.175': clause('procedure', '870-872', ['onus-7.176', 'onus-7.82', 'onus-9.18'], {
    es: 'desbandada, romper y huir, marcador de huida, rout',
    en: 'rout, run away, huida',
  }),
  'onus-7.176': clause('exception', '872', ['onus-7.177', 'onus-7.90'], {
    rulings: ['R36'],
    es: 'huida bloqueada, rodeada, sin salida, blocked',
    en: 'blocked flight, surrounded, trapped, huida bloqueada',
  }),
  'onus-7.177': clause('procedure', '874', ['onus-7.176', 'onus-7.187'], {
    es: 'desbloqueo, unblock, rodeada',
    en: 'unblocking, freed, desbloqueo',
  }),
  'onus-7.178': clause('procedure', '876', ['onus-7.190'], {
    rulings: ['R79'],
    es: 'movimiento inicial de huida, distancia de huida, flight move',
    en: 'initial flight move, rout distance, how far, movimiento de huida',
  }),
  'onus-7.179': clause('procedure', '878-886', ['onus-7.30', 'onus-7.192', 'onus-7.191'], {
    rulings: ['R24'],
    es: 'arrollar, pasar por encima, contagio, pánico, flee',
    en: 'run over, burst through, panic, atravesar',
  }),
  'onus-7.180': clause('option', '888', ['onus-7.181', 'onus-9.18'], {
    rulings: ['R48'],
    es: 'retirada voluntaria, voluntary flight',
    en: 'voluntary rout, huida voluntaria',
  }),
  'onus-7.181': clause('procedure', '888', ['onus-7.180'], {
    es: 'efectos, retirada voluntaria, voluntary flight',
    en: 'effects, voluntary rout, huida voluntaria',
  }),
  'onus-7.182': clause('exception', '889', ['onus-7.71'], {
    rulings: ['R62'],
    es: 'máquinas, ballista, artillery, catapulta',
    en: 'war machines, catapult, artillería, huida',
  }),
  'onus-7.183': clause('restriction', '893', ['onus-7.23'], {
    es: 'límites, restricciones, qué puede hacer, fleeing',
    en: 'limits, restrictions, what may it do, routing, huida',
  }),
  'onus-7.184': clause('option', '895', ['onus-7.20'], {
    es: 'reagrupar, reorganizar, rally, orden',
    en: 'rally, regroup, recuperar, order',
  }),
  'onus-7.185': clause('procedure', '895', {
    es: 'borde de la mesa, fuera de la mesa, tablero, off the table',
    en: 'table edge, off the table, board edge, salir del campo',
  }),
  'onus-7.186': clause('modifier', '897', ['onus-10.4', 'onus-15.9'], {
    rulings: ['R1'],
    es: 'atacar a una unidad que huye, persecución, por la espalda',
    en: 'attack on a routing unit, pursuit, from behind, huyendo',
  }),
  'onus-7.187': clause('procedure', '898-900', ['onus-7.188', 'onus-7.190', 'onus-7.22'], {
    rulings: ['R54', 'R80'],
    es: 'fase 6, procedimiento, reagrupar, flight phase',
    en: 'phase 6, procedure, rally, fase de huida',
  }),
  'onus-7.188': clause('procedure', '902', ['onus-7.189'], {
    rulings: ['R14'],
    es: 'reagruparse, rally, recover',
    en: 'rally, regroup, recuperación',
  }),
  'onus-7.189': clause('procedure', '904', ['onus-7.188', 'onus-7.176'], {
    es: 'recuperación, rodeada, blocked, reagruparse',
    en: 'recovery, surrounded, rally, trabada',
  }),
  'onus-7.190': clause('procedure', '906', ['onus-7.178', 'onus-2.4'], {
    rulings: ['R63', 'R79'],
    es: 'distancia, retaguardia propia, flight move',
    en: 'distance, movimiento de huida',
  }),
  'onus-7.191': clause('restriction', '907', ['onus-7.190', 'onus-7.29', 'onus-7.192'], {
    rulings: ['R24'],
    es: 'obstáculos a la huida, rodear, obstacle',
    en: 'obstacles to flight, go round, obstáculos',
  }),
  'onus-7.192': clause('procedure', '909', ['onus-7.30', 'onus-7.179'], {
    rulings: ['R79'],
    es: 'solaparse, detenerse, pasar por encima, atravesar amigas',
    en: 'overlap, stop short, interpenetrate, atravesar',
  }),
  'onus-7.193': clause('definition', '911', ['onus-7.30', 'onus-7.31'], {
    es: 'rozar, parcialmente, pasar por encima, corner',
    en: 'clip, partly, touch, esquina, atravesada',
  }),
  'onus-7.194': clause('procedure', '913', ['onus-7.195'], {
    es: 'huida de elefantes, elephants, estampida',
    en: 'flight of elephants, rampage, elefantes',
  }),
  'onus-7.195': clause('procedure', '914', ['onus-7.196', 'onus-7.197', 'onus-7.201'], {
    rulings: ['R53'],
    es: 'pisotear, aplastar, trample',
    en: 'rampage, run over, arrollar',
  }),
  'onus-7.196': clause('restriction', '914', ['onus-7.195'], {
    es: 'arrollo, movimiento insuficiente, trample',
    en: 'trampling, not enough movement, stop short, arrollar',
  }),
  'onus-7.197': clause('procedure', '914', ['onus-7.195', 'onus-7.158', 'onus-7.199'], {
    es: 'ataque de arrollo, cuántos dados, trample',
    en: 'trample attack, how many dice, arrollo',
  }),
  'onus-7.198': clause('procedure', '914', ['onus-7.197'], {
    es: 'arrollo, orden de la huida, trample',
    en: 'trampling, order of flight, arrollada',
  }),
  'onus-7.199': clause('procedure', '914-916', ['onus-7.197', 'onus-7.174'], {
    rulings: ['R52'],
    es: 'arrollo, trample, sobrevivir',
    en: 'trampling, arrollada',
  }),
  'onus-7.200': clause('option', '918', ['onus-7.188'], {
    rulings: ['R51'],
    es: 'sacrificar, cornacas, eliminar elefantes, mahout',
    en: 'mahouts, put down, sacrifice, cornacas, conductores',
  }),
  'onus-7.201': clause('option', '922', ['onus-7.195', 'onus-7.158', 'onus-7.202'], {
    es: 'combatir elefantes, hacer frente, plantar cara, trample',
    en: 'stand, face the elephants, combatir elefantes',
  }),
  'onus-7.202': clause('procedure', '922', ['onus-7.201'], {
    es: 'continuar la huida, engaged',
    en: 'fight elephants, flight continues, trabadas',
  }),
});
