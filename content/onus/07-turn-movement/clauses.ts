import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.23': clause('procedure', '444', ['onus-7.14', 'onus-3.7', 'onus-7.183'], {
    words:
      'mover, factor de movimiento, allowance, velocidad | allowance, speed, movement points, mover',
  }),
  'onus-7.24': clause('restriction', '446-448', ['onus-7.195'], {
    words:
      'pasar por encima, cruzar, pass through, interpenetración | interpenetration, cross, atravesar, move through',
  }),
  'onus-7.25': clause('procedure', '450', {
    see: ['onus-7.26', 'onus-7.27', 'onus-7.28', 'onus-7.29', 'onus-7.33'],
    words:
      'cruzar, interpenetración, pass through, aliadas | interpenetration, cross, atravesar, allies, move through',
  }),
  'onus-7.26': clause('restriction', '452', ['onus-7.25', 'onus-13.16'], {
    words:
      'pass through, falange, muro de escudos, cuadro | phalanx, shield wall, square, atravesar, interpenetration',
  }),
  'onus-7.27': clause('restriction', '453', ['onus-7.25', 'onus-13.16'], {
    words: 'pass through, falange, muro de escudos | phalanx, shield wall, atravesar',
  }),
  'onus-7.28': clause('restriction', '454', ['onus-7.25', 'onus-7.191'], {
    words: 'pass through, engaged, aliada | melee, ally, trabada, atravesar',
  }),
  'onus-7.29': clause('restriction', '455', ['onus-7.25', 'onus-7.191'], {
    words: 'pass through, elephants, estampida | stampede, elefantes, atravesar',
  }),
  'onus-7.30': clause('procedure', '457', ['onus-7.31', 'onus-7.192', 'onus-7.179'], {
    words: 'pánico, broken, contagio, pasar por encima | panic, rout, rota, atravesar',
  }),
  'onus-7.31': clause('exception', '459', ['onus-7.30', 'onus-7.192'], {
    words: 'broken, pánico, sin efecto | panic, no effect, rota, atravesada',
  }),
  'onus-7.32': clause('procedure', '461', ['onus-7.30', 'onus-7.174', 'onus-10.17'], {
    words: 'broken, contagio, pánico, pasar por encima | panic, shaken, rota, atravesar',
  }),
  'onus-7.33': clause('restriction', '463-465', ['onus-7.34', 'onus-7.35', 'onus-9.31'], {
    words: 'overlap, solapar, apilar, stacking | solapamiento, stacked',
  }),
  'onus-7.34': clause('restriction', '467', ['onus-7.33', 'onus-7.35'], {
    words: 'overlap, solapar, detener, parar | overlapping, halt, solapamiento',
  }),
  'onus-7.35': clause('exception', '467', ['onus-7.33'], {
    words: 'overlap, intercambiar, cruce, swap | overlapping, swap places, exchange, solapamiento',
  }),
  'onus-7.36': clause('definition', '469-471', {
    see: ['onus-7.37', 'onus-7.41', 'onus-7.48', 'onus-7.49'],
    words: 'types of movement, velocidad, march | speed, tipos de movimiento, rate',
  }),
  'onus-7.37': clause('procedure', '473-477', ['onus-7.38', 'onus-7.23'], {
    words: 'normal movement, avanzar, recto, allowance | advance, allowance, movimiento normal',
  }),
  'onus-7.38': clause('procedure', '475,483', {
    see: ['onus-7.24', 'onus-7.25', 'onus-7.33', 'onus-7.39'],
    words: 'turn, rotar, conversión, rueda, wheel, noventa grados | ninety degrees, girar',
  }),
  'onus-7.39': clause('restriction', '479', ['onus-7.38'], {
    words: 'zigzag turn, dos giros, conversión, wheel | wheel, zig-zag, girar, two turns',
  }),
  'onus-7.40': clause('procedure', '485', ['onus-7.73'], {
    words: 'charge, ataque, contacto | attack, engage, cargar, making contact',
  }),
  'onus-7.41': clause('procedure', '487-491', ['onus-7.42', 'onus-7.45'], {
    words: 'forced march, correr | twice, march move, marcha forzada, run',
  }),
  'onus-7.42': clause('restriction', '493', ['onus-7.41'], {
    words:
      'forced march, charge, shoot, doble movimiento | double move, marcha forzada, fire, attack',
  }),
  'onus-7.43': clause('restriction', '493', ['onus-7.41', 'onus-7.65'], {
    words:
      'forced march, falange, muro de escudos, phalanx | phalanx, shield wall, marcha forzada, formed',
  }),
  'onus-7.44': clause('exception', '493', ['onus-7.41', 'onus-7.63'], {
    words:
      'forced march, extended, frente ampliado | widened, marcha forzada, ampliada, longer line',
  }),
  'onus-7.45': clause('modifier', '495', {
    see: ['onus-10.4', 'onus-10.2', 'onus-10.3', 'onus-15.9', 'onus-15.20'],
    words:
      'forced march, penalizador, defence, rear | marching, marcha forzada, modifier, retaguardia',
  }),
  'onus-7.46': clause('procedure', '497', ['onus-7.45'], {
    words: 'forced march, ficha, duración | token, duration, marcha forzada',
  }),
  'onus-7.47': clause('definition', '499-501', {
    see: ['onus-7.48', 'onus-7.18', 'onus-8.8', 'onus-8.13'],
    words:
      'reduced movement, lento, medio movimiento, half move | slow, half move, movimiento reducido, reorganised',
  }),
  'onus-7.48': clause('procedure', '503', ['onus-7.47'], {
    words:
      'reduced movement, medio movimiento, half move, un medio | one half, movimiento reducido',
  }),
  'onus-7.49': clause('restriction', '505', {
    see: ['onus-7.74', 'onus-7.56', 'onus-7.66', 'onus-8.8', 'onus-8.13'],
    words:
      'charge, reduced, medio movimiento, phalanx | half move, cargar, falange, muro de escudos',
  }),
  'onus-7.50': clause('exception', '507', ['onus-9.12', 'onus-7.147'], {
    words: 'skirmishers, escaramuzadores, tropas ligeras | light troops, hostigadores, fire',
  }),
  'onus-7.51': clause('definition', '509-511', ['onus-7.47'], {
    words:
      'special manoeuvres, evoluciones, maneuver, cuadro de maniobra | maneuver, evolutions, maniobras especiales',
  }),
});
