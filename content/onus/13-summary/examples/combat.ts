import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Values and checks of a combat: onus-13.10 and onus-13.11. */
export const combat = defineExamples({
  'onus-13.10/slingers-with-six-wounds': applies('onus/unit-values', {
    es: 'Unos honderos de fuerza 2 con 6 heridas disparan por encima de una unidad amiga.',
    en: 'Slingers with strength 2 and 6 wounds shoot over a friendly unit.',
    ask: { unit: { strength: 2, wounds: 6 }, obstructed: true },
    gives: { strength: 1 },
    cites: ['onus-10.12', 'onus-7.127', 'onus-13.10'],
    case: 199,
  }),
  'onus-13.10/three-left': doesNotApply('onus/unit-values', {
    es: 'Una unidad de Ataque 4/4 y moral 7 tiene 3 heridas.',
    en: 'A unit with attack 4/4 and morale 7 has 3 wounds.',
    ask: { unit: { hit: 4, wound: 4, wounds: 3 } },
    gives: { attack: [3, 3], moraleValue: 4 },
    cites: ['onus-10.12', 'onus-10.11'],
  }),
  'onus-13.11/single-attack': applies('onus/hand-to-hand', {
    es: 'Una Falange con Sarissas carga contra infantería de moral 7 y vida 6: sus 4 dados impactan y hacen 1 herida.',
    en: 'A Phalanx with Sarissas charges infantry of morale 7 and life 6: its 4 dice hit and do 1 wound.',
    ask: {
      attacker: { formation: 'phalanx', abilities: ['sarissas'], taken: 0 },
      defender: { morale: 7, life: 6, taken: 1 },
      charge: true,
    },
    gives: { combatType: 'single', mustCheck: ['defender'], defender: { checks: 1 } },
    cites: ['onus-7.164', 'onus-13.11'],
    case: 309,
  }),
});
