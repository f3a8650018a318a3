import { clause, defineClauses } from '../../../src/content/clauses.ts';

export default defineClauses({
  'onus-7.23': clause('procedure', '444', ['onus-7.14', 'onus-3.7', 'onus-7.183'], {
    es: 'mover, factor de movimiento, allowance, velocidad',
    en: 'allowance, speed, movement points, mover',
  }),
  'onus-7.24': clause('restriction', '446-448', ['onus-7.195'], {
    es: 'pasar por encima, cruzar, pass through, interpenetración',
    en: 'interpenetration, cross, atravesar, move through',
  }),
  'onus-7.25': clause('procedure', '450', {
    see: ['onus-7.26', 'onus-7.27', 'onus-7.28', 'onus-7.29', 'onus-7.33'],
    es: 'cruzar, interpenetración, pass through, aliadas',
    en: 'interpenetration, cross, atravesar, allies, move through',
  }),
  'onus-7.26': clause('restriction', '452', ['onus-7.25', 'onus-13.16'], {
    es: 'pass through, falange, muro de escudos, cuadro',
    en: 'phalanx, shield wall, square, atravesar, interpenetration',
  }),
  'onus-7.27': clause('restriction', '453', ['onus-7.25', 'onus-13.16'], {
    rulings: ['R26'],
    es: 'pass through, falange, muro de escudos',
    en: 'phalanx, shield wall, atravesar',
  }),
  'onus-7.28': clause('restriction', '454', ['onus-7.25', 'onus-7.191'], {
    rulings: ['R24'],
    es: 'pass through, engaged, aliada',
    en: 'melee, ally, trabada, atravesar',
  }),
  'onus-7.29': clause('restriction', '455', ['onus-7.25', 'onus-7.191'], {
    es: 'pass through, elephants, estampida',
    en: 'stampede, elefantes, atravesar',
  }),
  'onus-7.30': clause('procedure', '457', ['onus-7.31', 'onus-7.192', 'onus-7.179'], {
    es: 'pánico, broken, contagio, pasar por encima',
    en: 'panic, rout, rota, atravesar',
  }),
  'onus-7.31': clause('exception', '459', ['onus-7.30', 'onus-7.192'], {
    es: 'broken, pánico, sin efecto',
    en: 'panic, no effect, rota, atravesada',
  }),
  'onus-7.32': clause('procedure', '461', ['onus-7.30', 'onus-7.174', 'onus-10.17'], {
    rulings: ['R27'],
    es: 'broken, contagio, pánico, pasar por encima',
    en: 'panic, shaken, rota, atravesar',
  }),
  'onus-7.33': clause('restriction', '463-465', ['onus-7.34', 'onus-7.35', 'onus-9.31'], {
    es: 'overlap, solapar, apilar, stacking',
    en: 'solapamiento, stacked',
  }),
  'onus-7.34': clause('restriction', '467', ['onus-7.33', 'onus-7.35'], {
    es: 'overlap, solapar, detener, parar',
    en: 'overlapping, halt, solapamiento',
  }),
  'onus-7.35': clause('exception', '467', ['onus-7.33'], {
    es: 'overlap, intercambiar, cruce, swap',
    en: 'overlapping, swap places, exchange, solapamiento',
  }),
  'onus-7.36': clause('definition', '469-471', {
    see: ['onus-7.37', 'onus-7.41', 'onus-7.48', 'onus-7.49'],
    es: 'types of movement, velocidad, march',
    en: 'speed, tipos de movimiento, rate',
  }),
  'onus-7.37': clause('procedure', '473-477', ['onus-7.38', 'onus-7.23'], {
    es: 'normal movement, avanzar, recto, allowance',
    en: 'advance, allowance, movimiento normal',
  }),
  'onus-7.38': clause('procedure', '475,483', {
    see: ['onus-7.24', 'onus-7.25', 'onus-7.33', 'onus-7.39'],
    es: 'turn, rotar, conversión, rueda, wheel, noventa grados',
    en: 'ninety degrees, girar',
  }),
  'onus-7.39': clause('restriction', '479', ['onus-7.38'], {
    es: 'zigzag turn, dos giros, conversión, wheel',
    en: 'wheel, zig-zag, girar, two turns',
  }),
  'onus-7.40': clause('procedure', '485', ['onus-7.73'], {
    es: 'charge, ataque, contacto',
    en: 'attack, engage, cargar, making contact',
  }),
  'onus-7.41': clause('procedure', '487-491', ['onus-7.42', 'onus-7.45'], {
    es: 'forced march, correr',
    en: 'twice, march move, marcha forzada, run',
  }),
  'onus-7.42': clause('restriction', '493', ['onus-7.41'], {
    es: 'forced march, charge, shoot, doble movimiento',
    en: 'double move, marcha forzada, fire, attack',
  }),
  'onus-7.43': clause('restriction', '493', ['onus-7.41', 'onus-7.65'], {
    rulings: ['R74'],
    es: 'forced march, falange, muro de escudos, phalanx',
    en: 'phalanx, shield wall, marcha forzada, formed',
  }),
  'onus-7.44': clause('exception', '493', ['onus-7.41', 'onus-7.63'], {
    es: 'forced march, extended, frente ampliado',
    en: 'widened, marcha forzada, ampliada, longer line',
  }),
  'onus-7.45': clause('modifier', '495', {
    see: ['onus-10.4', 'onus-10.2', 'onus-10.3', 'onus-15.9', 'onus-15.20'],
    rulings: ['R1', 'R14'],
    es: 'forced march, penalizador, defence, rear',
    en: 'marching, marcha forzada, modifier, retaguardia',
  }),
  'onus-7.46': clause('procedure', '497', ['onus-7.45'], {
    es: 'forced march, ficha, duración',
    en: 'token, duration, marcha forzada',
  }),
  'onus-7.47': clause('definition', '499-501', {
    see: ['onus-7.48', 'onus-7.18', 'onus-8.8', 'onus-8.13'],
    es: 'reduced movement, lento, medio movimiento, half move',
    en: 'slow, half move, movimiento reducido, reorganised',
  }),
  'onus-7.48': clause('procedure', '503', ['onus-7.47'], {
    es: 'reduced movement, medio movimiento, half move, un medio',
    en: 'one half, movimiento reducido',
  }),
  'onus-7.49': clause('restriction', '505', {
    see: ['onus-7.74', 'onus-7.56', 'onus-7.66', 'onus-8.8', 'onus-8.13'],
    rulings: ['R23'],
    es: 'charge, reduced, medio movimiento, phalanx',
    en: 'half move, cargar, falange, muro de escudos',
  }),
  'onus-7.50': clause('exception', '507', ['onus-9.12', 'onus-7.147'], {
    rulings: ['R75'],
    es: 'skirmishers, escaramuzadores, tropas ligeras',
    en: 'light troops, hostigadores, fire',
  }),
  'onus-7.51': clause('definition', '509-511', ['onus-7.47'], {
    es: 'special manoeuvres, evoluciones, maneuver, cuadro de maniobra',
    en: 'maneuver, evolutions, maniobras especiales',
  }),
});
