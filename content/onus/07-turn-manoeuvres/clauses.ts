import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.52': clause('procedure', '513-518', ['onus-7.53', 'onus-7.54'], {
    words:
      'all directions, retroceder, lateral, sideways | sideways, back up, todas las direcciones',
  }),
  'onus-7.53': clause('table', '515-516', ['onus-7.52'], {
    words:
      'all directions, retroceder, lateral, skirmishers | sideways, back up, hostigadores, backwards',
  }),
  'onus-7.54': clause('restriction', '520-524', ['onus-7.52', 'onus-7.72'], {
    words:
      'sideways, lateral, retroceder, skirmishers, catafractos | sideways, back up, backwards, cataphracts, todas las direcciones',
  }),
  'onus-7.55': clause('procedure', '526-533', {
    see: ['onus-7.56', 'onus-7.24', 'onus-7.25', 'onus-7.33'],
    words:
      'free rotation, rotar, dar la vuelta, about face | about face, turn around, giro libre, wheel',
  }),
  'onus-7.56': clause('table', '528-529', ['onus-7.55', 'onus-7.49'], {
    words:
      'free rotation, rotar, rhomboid, skirmishers | pivot, about face, giro libre, romboidal, diamond',
  }),
  'onus-7.57': clause('exception', '535', ['onus-7.55', 'onus-9.12'], {
    words:
      'free rotation, giro libre, skirmishers, rotar | free rotation, pivot, giro libre, hostigadores',
  }),
  'onus-7.58': clause('exception', '537-539', ['onus-7.55', 'onus-8.22'], {
    words:
      'free rotation, giro libre, rhomboid, rombo, diamond | free rotation, diamond, giro libre, romboidal',
  }),
  'onus-7.59': clause('procedure', '541-546', ['onus-7.61', 'onus-7.63', 'onus-7.62'], {
    words:
      'extend, extended formation, ensanchar, desplegar | deploy, formación ampliada, longer front, expand',
  }),
  'onus-7.60': clause('procedure', '546', ['onus-7.59', 'onus-7.61', 'onus-7.94'], {
    words: 'shorten, reducir, estrechar, contraer, reduce | reduce, contract, narrow, acortar',
  }),
  'onus-7.61': clause('table', '543-544,548', ['onus-7.59', 'onus-7.60'], {
    words:
      'extend, shorten, manoeuvrable, skirmishers, ensanchar | widen, contract, maniobrables, hostigadores, ampliar',
  }),
  'onus-7.62': clause('restriction', '546', ['onus-7.94', 'onus-7.97'], {
    words:
      'extend, shorten, engaged, ensanchar, ataque de oportunidad | widen, melee, ampliar, acortar, opportunity attack',
  }),
  'onus-7.63': clause('modifier', '546-554', ['onus-10.13', 'onus-15.34'], {
    words:
      'extended, morale, formación ampliada, penalizador | extension, ampliada, penalty, moral',
  }),
  'onus-7.64': clause('restriction', '550', ['onus-7.61', 'onus-8.4'], {
    words: 'extend, phalanx, falange, muro de escudos | widen, phalanx, shield wall, ampliar',
  }),
  'onus-7.65': clause('procedure', '556-563', {
    see: ['onus-7.66', 'onus-8.1', 'onus-8.2', 'onus-7.97', 'onus-13.15', 'onus-7.43'],
    words:
      'form, formation change, desactivar, activar formación, quitar formación | form up, break formation, deactivate, adoptar formación, form shield wall',
  }),
  'onus-7.66': clause('table', '558-559', ['onus-7.65', 'onus-7.49', 'onus-8.25'], {
    words:
      'form, formation, manoeuvrable, bravery, activar formación | form up, maniobrables, bravura, adoptar formación',
  }),
  'onus-7.67': clause('restriction', '565-571', ['onus-7.68', 'onus-7.119'], {
    words:
      'shoot, mover y disparar, proyectiles, move and shoot | move and fire, missiles, disparar',
  }),
  'onus-7.68': clause('table', '567-569', ['onus-7.67', 'onus-7.71'], {
    words:
      'shoot, mover y disparar, artillería, skirmishers | move and fire, artillery, hostigadores, disparar',
  }),
  'onus-7.69': clause('procedure', '573', ['onus-7.67', 'onus-7.70'], {
    words: 'active marker, mover y disparar, recordar | move and fire, unidad activa, token',
  }),
  'onus-7.70': clause('exception', '575,728', ['onus-7.67', 'onus-9.12'], {
    words:
      'skirmishers, mover y disparar, split movement | move and fire, hostigadores, hit and run',
  }),
  'onus-7.71': clause('restriction', '569,575,727', ['onus-7.67', 'onus-7.182'], {
    words:
      'scorpions, ballista, catapulta, máquinas de asedio | siege engines, catapult, balista, onagro',
  }),
  'onus-7.72': clause('procedure', '577-581', {
    see: ['onus-7.52', 'onus-7.55', 'onus-7.59', 'onus-7.60', 'onus-7.65', 'onus-7.67'],
    words:
      'combine manoeuvres, varias maniobras, combinación | several manoeuvres, combinación, maneuver',
  }),
});
