import type { Example } from '../../../../src/content/registry.ts';

const ARMY = 'onus/army';

export const ranks: readonly Example[] = [
  {
    clause: 'onus-11.6',
    name: 'legionaries',
    kind: 'applies',
    say: {
      es: 'Una unidad de Legionarios vale 100 puntos y empieza como Veterana.',
      en: 'A unit of Legionaries is worth 100 points and starts as a Veteran.',
    },
    query: ARMY,
    input: { units: [{ unitCalled: 'Legionarios', unitValue: 100, unitRank: 'veteran' }] },
    expect: { unitCosts: [{ unitCost: 130, asVeteran: 130, asElite: 150 }], armyValue: 130 },
    cites: ['onus-11.6'],
    case: 'onus-case-053',
  },
  {
    clause: 'onus-11.6',
    name: 'ninety-points',
    kind: 'applies',
    say: {
      es: 'Una unidad vale 90 puntos y empieza como de Élite.',
      en: 'A unit is worth 90 points and starts as Elite.',
    },
    query: ARMY,
    input: { units: [{ unitValue: 90, unitRank: 'elite' }] },
    expect: { unitCosts: [{ unitCost: 135, asVeteran: 117, asElite: 135 }], armyValue: 135 },
    cites: ['onus-11.6'],
    case: 'onus-case-287',
  },
  {
    clause: 'onus-11.6',
    name: 'not-agreed',
    kind: 'forbidden',
    say: {
      es: 'Un jugador quiere empezar con una unidad Veterana de valor 100 sin que se haya pactado.',
      en: 'A player wants to start with a Veteran unit of value 100 although that was not agreed.',
    },
    query: ARMY,
    input: { units: [{ unitValue: 100, unitRank: 'veteran' }], ranksAgreed: false },
    expect: { allowed: false },
    cites: ['onus-11.6'],
  },
];
