import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.116': clause('definition', '713-717', {
    see: ['onus-3.3', 'onus-7.117', 'onus-7.118', 'onus-7.119'],
    words:
      'jabalinas, arcos, hondas, ranged attack, tirar | missiles, javelins, bows, slings, fire, ataque a distancia',
  }),
  'onus-7.117': clause('restriction', '719-721', ['onus-7.120'], {
    words:
      'melé, disparar al combate, ataque a distancia, engaged | melee, fire into combat, ranged attack, trabada',
  }),
  'onus-7.118': clause('restriction', '722', ['onus-7.124'], {
    words: 'distancia máxima, range, fuera de alcance | maximum distance, out of range, alcance',
  }),
  'onus-7.119': clause('restriction', '723,727-728', {
    see: ['onus-7.67', 'onus-7.70', 'onus-7.71', 'onus-7.120'],
    words:
      'mover y disparar, marcha forzada, artillería, ballista, scorpions | move and fire, forced march, artillery, catapult, movimiento reducido',
  }),
  'onus-7.120': clause('exception', '725', ['onus-7.117', 'onus-7.118', 'onus-7.119'], {
    words: 'excepciones, action card, evento, orden | exceptions, carta de acción, event, order',
  }),
  'onus-7.121': clause('procedure', '730-739', {
    see: [
      'onus-7.122',
      'onus-7.123',
      'onus-7.128',
      'onus-7.133',
      'onus-7.140',
      'onus-7.141',
      'onus-7.143',
      'onus-7.139',
    ],
    words:
      'procedimiento, fases del disparo, sequence | procedure, steps of a ranged attack, secuencia',
  }),
  'onus-7.122': clause('procedure', '745', ['onus-7.124'], {
    words:
      'premedir, premedición, medir antes, declare | premeasure, pre-measuring, measure first, declarar',
  }),
  'onus-7.123': clause('procedure', '745', ['onus-7.124', 'onus-7.125'], {
    words: 'regla de medir, distancia, measuring | ruler, distance, where to measure from, medir',
  }),
  'onus-7.124': clause('procedure', '745', ['onus-7.118', 'onus-7.122'], {
    words:
      'se queda corto, perder el disparo, cambiar de objetivo, range | falls short, too far, switch target, fuera de alcance',
  }),
  'onus-7.125': clause('procedure', '745,763', ['onus-7.133'], {
    words: 'largo alcance, media distancia, short range | half distance, corta distancia',
  }),
  'onus-7.126': clause('procedure', '747-749', ['onus-7.127'], {
    words:
      'LdV, arco de tiro, ángulo de disparo, LoS | LoS, arc of fire, firing arc, field of fire, línea de visión',
  }),
  'onus-7.127': clause('modifier', '749-753', ['onus-7.126', 'onus-15.18'], {
    words:
      'LdV, cobertura, tapado, interpuesta, penalización, line of sight | LoS, cover, blocked, intervening, penalty, obstruida',
  }),
  'onus-7.128': clause('procedure', '755-757', {
    see: ['onus-7.129', 'onus-5.11', 'onus-11.5', 'onus-12.14'],
    words:
      'cuántos eventos, robar evento, random event | how many events, draw an event, evento aleatorio',
  }),
  'onus-7.129': clause('procedure', '757', ['onus-7.128'], {
    words:
      'prioridad de eventos, orden de los eventos, preeminencia, cancelar | priority of events, order of events, cancelling, anular',
  }),
  'onus-7.130': clause('restriction', '757', ['onus-5.14', 'onus-5.13'], {
    words: 'iconos, eventos válidos, bow, espada | icons, valid events, arco, sword',
  }),
  'onus-7.131': clause('procedure', '759', ['onus-7.128', 'onus-7.160'], {
    words:
      'beneficiario, a quién beneficia, evento propio | who benefits, beneficiary, own event, evento aleatorio',
  }),
  'onus-7.132': clause('restriction', '759', ['onus-13.4'], {
    words:
      'eventos repetidos, duplicado, repeated event | repeated events, same event twice, duplicate, eventos repetidos',
  }),
  'onus-7.133': clause('procedure', '763', ['onus-7.125'], {
    words:
      'cuántos dados, dados del disparo, short range | how many dice, dice of a shot, number of dice, dados',
  }),
  'onus-7.134': clause('restriction', '763', {
    words:
      'contraataque, réplica, devolver el disparo, return fire | return fire, reply, stand and shoot, réplica',
  }),
  'onus-7.135': clause('procedure', '765-767,785', ['onus-7.136', 'onus-7.137', 'onus-7.138'], {
    words: 'tirada para impactar, acertar, to hit, dodge | roll to hit, impactar, esquivar',
  }),
  'onus-7.136': clause('procedure', '768,785', ['onus-7.135', 'onus-7.137', 'onus-7.138'], {
    words: 'tirada para herir, segunda tirada, to wound, daño | second roll, damage, herir',
  }),
  'onus-7.137': clause('procedure', '772-774', ['onus-13.12', 'onus-9.24', 'onus-9.25'], {
    words: 'éxito automático, natural, critical | automatic success, natural, crítico',
  }),
  'onus-7.138': clause('procedure', '775', ['onus-9.16', 'onus-13.12'], {
    words: 'relanzar, repetir tirada, fumble | automatic failure, botch, re-roll, pifia',
  }),
  'onus-7.139': clause('procedure', '777-779', {
    words: 'sin bajas, no casualties, fallar | no casualties, no damage, sin bajas',
  }),
  'onus-7.140': clause('procedure', '738,780', ['onus-3.6'], {
    words:
      'destruida, muere, aniquilada, puntos de vida | destroyed, killed, hit points, eliminada',
  }),
  'onus-7.141': clause('procedure', '781', ['onus-7.142', 'onus-7.174', 'onus-7.175'], {
    words:
      'tirada de moral, test de moral, morale check, romperse | morale test, morale roll, break, chequeo de moral',
  }),
  'onus-7.142': clause('exception', '783', ['onus-7.141', 'onus-7.173'], {
    words:
      'éxito automático, test de moral, pasar el chequeo | automatic success, automatic pass, morale test, chequeo',
  }),
  'onus-7.143': clause('procedure', '739,787', ['onus-7.178'], {
    words:
      'huir, movimiento inmediato, flee, fase de disparo | rout, run away, shooting phase, huida',
  }),
  'onus-7.144': clause('modifier', '789-793', {
    see: ['onus-7.145', 'onus-10.2', 'onus-10.3', 'onus-10.4'],
    words:
      'flanqueo, lateral, por la espalda, penalización | lateral, from behind, penalty, flanqueo, retaguardia',
  }),
  'onus-7.145': clause('procedure', '789', ['onus-7.144'], {
    words:
      'flanco, retaguardia, por qué lado llega, facing | flank, rear, facing, which side is hit, flanco',
  }),
  'onus-7.146': clause('procedure', '797', ['onus-9.13', 'onus-7.147'], {
    words:
      'movimiento fraccionado, fase 4, skirmishers, mover tras disparar | split movement, phase 4, move after shooting, hostigadores',
  }),
  'onus-7.147': clause('restriction', '797', ['onus-7.146', 'onus-7.50'], {
    words:
      'carga, disparar y cargar, skirmishers, fase 4 | charging, shoot and charge, phase 4, hostigadores',
  }),
  'onus-7.148': clause('procedure', '799-803', ['onus-7.146'], {
    words: 'redondeo, media UD, hostigadores, rounding | rounding, hostigadores, redondeo',
  }),
});
