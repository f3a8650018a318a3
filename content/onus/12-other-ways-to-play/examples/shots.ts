import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

const FOG = { penaltyBeyond: 2, visibilityPenalty: 1, impossibleBeyond: 6 };

/** Shots in bad sight: onus-12.15 and onus-12.20. */
export const shots = defineExamples({
  'onus-12.15/three-ud-in-the-mist': applies('onus/shot', {
    es: 'Se ha pactado visibilidad limitada: a más de 2 UD, −1 al ataque a distancia; a más de 6 UD, imposible. Unos arqueros de fuerza 3 disparan a 3 UD.',
    en: 'Limited visibility is agreed: beyond 2 UD, −1 to the ranged attack; beyond 6 UD, impossible. Archers with strength 3 shoot at 3 UD.',
    ask: { shooter: { strength: 3 }, distance: 3, visibility: FOG },
    gives: { allowed: true, strength: 2 },
    case: 54,
  }),
  'onus-12.15/seven-ud-in-the-mist': forbids('onus/shot', {
    es: 'Se ha pactado visibilidad limitada: a más de 2 UD, −1 al ataque a distancia; a más de 6 UD, imposible. Unos arqueros quieren disparar a 7 UD.',
    en: 'Limited visibility is agreed: beyond 2 UD, −1 to the ranged attack; beyond 6 UD, impossible. Archers want to shoot at 7 UD.',
    ask: { distance: 7, visibility: FOG },
    case: 54,
  }),
  'onus-12.20/hidden-and-obstructed': applies('onus/shot', {
    es: 'Niebla de guerra: unos arqueros de fuerza 3 disparan a una unidad oculta con la línea de visión obstruida.',
    en: 'Fog of war: archers with strength 3 shoot at a hidden unit with the line of sight obstructed.',
    ask: { shooter: { strength: 3 }, fog: 'face-down', obstructed: true },
    gives: { allowed: true, strength: 1 },
    cites: ['onus-7.127', 'onus-12.20'],
    case: 303,
  }),
});
