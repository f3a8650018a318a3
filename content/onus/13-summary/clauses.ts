import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-13.1': clause('restriction', '1323', ['onus-7.15', 'onus-5.10'], {
    words:
      'activar dos veces, curar y activar, repetir | activate twice, once, second order, dos veces',
  }),
  'onus-13.2': clause('procedure', '1324', {
    restates: ['onus-7.166'],
    see: ['onus-3.9'],
    words: 'cuántos dados, número de dados, dice | how many dice, number of dice, dados',
  }),
  'onus-13.3': clause('procedure', '1325', {
    restates: ['onus-7.161', 'onus-7.162', 'onus-7.164'],
    words:
      'a la vez, quién pega primero, orden de golpes | at the same time, who strikes first, simultáneo',
  }),
  'onus-13.4': clause('restriction', '1326', {
    see: [
      'onus-7.157',
      'onus-7.132',
      'onus-11.3',
      'onus-7.150',
      'onus-7.128',
      'onus-11.5',
      'onus-12.14',
    ],
    words: 'máximo, cuántos eventos, límite, events | maximum, how many events, limit, eventos',
  }),
  'onus-13.5': clause('definition', '1327', ['onus-5.12', 'onus-7.159', 'onus-7.160'], {
    words: 'símbolo, evento de ataque, sword | symbol, attack event, espada',
  }),
  'onus-13.6': clause('definition', '1328', {
    see: ['onus-5.13', 'onus-7.159', 'onus-7.160', 'onus-7.130'],
    words: 'símbolo, evento de defensa, shield | symbol, defence event, escudo',
  }),
  'onus-13.7': clause('definition', '1329', {
    restates: ['onus-5.14'],
    see: ['onus-7.130'],
    words: 'icono, símbolo, flecha, bow | icon, symbol, arrow, arco',
  }),
  'onus-13.8': clause('restriction', '1330', ['onus-11.10', 'onus-7.40'], {
    words: 'cargar, lanzad jabalinas, etiqueta | throw javelins, contact, label',
  }),
  'onus-13.9': clause('procedure', '1331', {
    restates: ['onus-10.6'],
    words: 'sumar, acumular, flanco, bonificación | add up, cumulative, flank, bonus',
  }),
  'onus-13.10': clause('restriction', '1331', ['onus-10.12', 'onus-7.171'], {
    words: 'tope, cero, negativo, suelo | minimum, zero, negative, floor',
  }),
  'onus-13.11': clause('procedure', '1332', {
    see: ['onus-7.172', 'onus-7.163', 'onus-7.95', 'onus-7.113', 'onus-7.197'],
    words: 'cuántos chequeos, test de moral, rota | how many checks, morale test, chequeo de moral',
  }),
  'onus-13.12': clause('procedure', '1333', {
    restates: ['onus-7.137', 'onus-7.138'],
    see: ['onus-7.142'],
    words: 'crítico, pifia, automático, natural | critical, fumble, automatic, natural',
  }),
  'onus-13.13': clause('procedure', '1334', {
    restates: ['onus-7.1', 'onus-7.203'],
    see: ['onus-7.9'],
    words: 'secuencia, saltarse una fase, pasar turno | sequence, skip a phase, pass, fases',
  }),
  'onus-13.14': clause('exception', '1335', {
    restates: ['onus-9.12'],
    see: ['onus-7.50', 'onus-7.70'],
    words:
      'velites, escaramuza, maniobras, skirmishers | velites, light troops, manoeuvres, hostigadores',
  }),
  'onus-13.15': clause('restriction', '1336', {
    restates: ['onus-7.65', 'onus-7.72'],
    see: ['onus-7.66'],
    words: 'adoptar, ampliar, falange, cuándo | adopt, extend, phalanx, when',
  }),
  'onus-13.16': clause('restriction', '1337', {
    restates: ['onus-7.26'],
    see: ['onus-7.25', 'onus-7.191'],
    words:
      'pasar por encima, cruzar, falange, muro de escudos | cross, move over, phalanx, shield wall',
  }),
});
