import { applies, defineExamples, doesNotApply } from '../../../../src/content/example.ts';

/** Dice, values and checks of a combat: onus-13.2, onus-13.3 and onus-13.9 to onus-13.12. */
export const combat = defineExamples({
  'onus-13.9/front-dice-too': applies('onus/hand-to-hand', {
    es: 'Un atacante tiene 3 secciones en el frente y 1 en el flanco de un enemigo de defensa 5/6.',
    en: 'An attacker has 3 sections on the front and 1 on the flank of an enemy of defence 5/6.',
    ask: {
      defender: { dodge: 5, armour: 6, attackedOn: ['front', 'flank'] },
      sectionsInContact: 4,
    },
    gives: { dice: 4, defender: { defence: [4, 5] } },
    cites: ['onus-10.2', 'onus-13.9'],
    case: 313,
  }),
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
