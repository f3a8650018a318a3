import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

export const ranks = defineExamples({
  'onus-11.6/legionaries': applies('onus/army', {
    es: 'Una unidad de Legionarios vale 100 puntos y empieza como Veterana.',
    en: 'A unit of Legionaries is worth 100 points and starts as a Veteran.',
    ask: { units: [{ unitCalled: 'Legionarios', unitValue: 100, unitRank: 'veteran' }] },
    gives: { unitCosts: [{ unitCost: 130, asVeteran: 130, asElite: 150 }], armyValue: 130 },
    case: 53,
  }),
  'onus-11.6/ninety-points': applies('onus/army', {
    es: 'Una unidad vale 90 puntos y empieza como de Élite.',
    en: 'A unit is worth 90 points and starts as Elite.',
    ask: { units: [{ unitValue: 90, unitRank: 'elite' }] },
    gives: { unitCosts: [{ unitCost: 135, asVeteran: 117, asElite: 135 }], armyValue: 135 },
    case: 287,
  }),
  'onus-11.6/not-agreed': forbids('onus/army', {
    es: 'Un jugador quiere empezar con una unidad Veterana de valor 100 sin que se haya pactado.',
    en: 'A player wants to start with a Veteran unit of value 100 although that was not agreed.',
    ask: { units: [{ unitValue: 100, unitRank: 'veteran' }], ranksAgreed: false },
  }),
});
