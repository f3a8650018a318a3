import type { Example } from '../../../../src/content/registry.ts';

const SHOT = 'onus/shot';
const FOG = { penaltyBeyond: 2, visibilityPenalty: 1, impossibleBeyond: 6 };

/** Shots in bad sight: onus-12.15 and onus-12.20. */
export const shots: readonly Example[] = [
  {
    clause: 'onus-12.15',
    name: 'three-ud-in-the-mist',
    kind: 'applies',
    say: {
      es: 'Se ha pactado visibilidad limitada: a más de 2 UD, −1 al ataque a distancia; a más de 6 UD, imposible. Unos arqueros de fuerza 3 disparan a 3 UD.',
      en: 'Limited visibility is agreed: beyond 2 UD, −1 to the ranged attack; beyond 6 UD, impossible. Archers with strength 3 shoot at 3 UD.',
    },
    query: SHOT,
    input: { shooter: { strength: 3 }, distance: 3, visibility: FOG },
    expect: { allowed: true, strength: 2 },
    cites: ['onus-12.15'],
    case: 'onus-case-054',
  },
  {
    clause: 'onus-12.15',
    name: 'seven-ud-in-the-mist',
    kind: 'forbidden',
    say: {
      es: 'Se ha pactado visibilidad limitada: a más de 2 UD, −1 al ataque a distancia; a más de 6 UD, imposible. Unos arqueros quieren disparar a 7 UD.',
      en: 'Limited visibility is agreed: beyond 2 UD, −1 to the ranged attack; beyond 6 UD, impossible. Archers want to shoot at 7 UD.',
    },
    query: SHOT,
    input: { distance: 7, visibility: FOG },
    expect: { allowed: false },
    cites: ['onus-12.15'],
    case: 'onus-case-054',
  },
  {
    clause: 'onus-12.20',
    name: 'hidden-and-obstructed',
    kind: 'applies',
    say: {
      es: 'Niebla de guerra: unos arqueros de fuerza 3 disparan a una unidad oculta con la línea de visión obstruida.',
      en: 'Fog of war: archers with strength 3 shoot at a hidden unit with the line of sight obstructed.',
    },
    query: SHOT,
    input: { shooter: { strength: 3 }, fog: 'face-down', obstructed: true },
    expect: { allowed: true, strength: 1 },
    cites: ['onus-7.127', 'onus-12.20'],
    case: 'onus-case-303',
  },
];
