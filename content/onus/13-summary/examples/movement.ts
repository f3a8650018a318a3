import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/content/example.ts';

/** The reminders about movement in the summary of important rules. */
export const movement = defineExamples({
  'onus-13.14/any-direction-at-normal-rate': applies('onus/manoeuvre', {
    es: 'Unos Hostigadores con movimiento 4 quieren moverse en todas las direcciones.',
    en: 'Skirmishers with movement 4 want to move in all directions.',
    ask: { manoeuvre: 'all-directions', movement: 4, abilities: ['skirmishers'] },
    gives: { allowed: true, allowance: 4, movementType: 'normal' },
  }),
  'onus-13.14/other-archers': doesNotApply('onus/manoeuvre', {
    es: 'Unos arqueros con movimiento 4 que no son Hostigadores quieren disparar.',
    en: 'Archers with movement 4 that are not Skirmishers want to shoot.',
    ask: { manoeuvre: 'shoot', movement: 4 },
    gives: { allowed: true, allowance: 2, movementType: 'reduced' },
    cites: ['onus-7.68', 'onus-7.67'],
  }),
  'onus-13.15/in-the-middle': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 quiere mover 1 UD, adoptar la Falange y mover después 0,5 UD más.',
    en: 'A unit with movement 3 wants to move 1 UD, adopt Phalanx and then move 0.5 UD more.',
    ask: { movement: 3, steps: [{ ud: 1 }, { does: 'adopt', into: 'phalanx' }, { ud: 0.5 }] },
    gives: { allowed: false },
    case: 165,
  }),
  'onus-13.15/at-the-end': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 3 mueve 1,5 UD y adopta después la Falange.',
    en: 'A unit with movement 3 moves 1.5 UD and then adopts Phalanx.',
    ask: { movement: 3, steps: [{ ud: 1.5 }, { does: 'adopt', into: 'phalanx' }] },
    gives: { allowed: true, formation: 'phalanx' },
    cites: ['onus-7.65'],
  }),
  'onus-13.15/extending-counts-too': applies('onus/move', {
    es: 'Una unidad Maniobrable con movimiento 6 quiere mover 2 UD, ampliarse en 1 sección y mover 2 UD más.',
    en: 'A Manoeuvrable unit with movement 6 wants to move 2 UD, extend by 1 section and move 2 UD more.',
    ask: {
      movement: 6,
      abilities: ['manoeuvrable'],
      steps: [{ ud: 2 }, { does: 'extend' }, { ud: 2 }],
    },
    gives: { allowed: false },
  }),
});
