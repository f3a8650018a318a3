import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** The list, sides, marches and other enemies. */
export const sides = defineExamples({
  'onus-10.1/the-list-and-what-is-beyond-it': applies('onus/modifier-list', {
    es: 'Unos galos con la Bravura activada y 3 heridas son atacados por un flanco.',
    en: 'Gauls with Bravery switched on and 3 wounds are attacked on a flank.',
    ask: { unit: { bravery: true, wounds: 3, attackedOn: ['flank'] } },
    // Attack -1 (wounds); defence -1 (flank); morale -1 (flank) -3 (wounds). Bravery is not on the list.
    gives: {
      listedAttack: -1,
      listedDefence: -1,
      listedMorale: -4,
      notOnTheList: ['bravery'],
      attackModifier: 0,
      defenceModifier: -2,
    },
    cites: ['onus-10.1', 'onus-15.1', 'onus-15.10'],
  }),
  'onus-10.2/the-second-unit': applies('onus/hand-to-hand', {
    es: 'Una segunda unidad púnica ataca con 2 secciones el flanco de unos romanos que ya combaten con la caballería púnica.',
    en: 'A second Punic unit attacks with 2 sections the flank of Romans who already fight the Punic cavalry.',
    ask: { defender: { attackedOn: ['flank'], otherEnemies: 1 }, sectionsInContact: 2 },
    gives: { dice: 2, defender: { defenceModifier: -2, moraleModifier: -2 } },
    cites: ['onus-7.166', 'onus-10.2', 'onus-10.5', 'onus-10.6'],
    case: 52,
  }),
  'onus-10.2/on-the-front': doesNotApply('onus/unit-values', {
    es: 'Unos romanos de defensa 5/7 y moral 7 son atacados sólo de frente.',
    en: 'Romans of defence 5/7 and morale 7 are attacked on their front alone.',
    ask: { unit: { dodge: 5, armour: 7, morale: 7 } },
    gives: { defence: [5, 7], moraleValue: 7 },
    cites: ['onus-3.4', 'onus-3.5'],
  }),
  'onus-10.3/from-behind': applies('onus/unit-values', {
    es: 'Unos Triarii de defensa 6/7 y moral 8 son cargados por la retaguardia.',
    en: 'Triarii of defence 6/7 and morale 8 are charged on their rear.',
    ask: { unit: { dodge: 6, armour: 7, morale: 8, attackedOn: ['rear'] } },
    gives: { defence: [4, 5], moraleValue: 6 },
    cites: ['onus-10.3', 'onus-10.3'],
  }),
  'onus-10.3/on-a-flank': doesNotApply('onus/unit-values', {
    es: 'Unos Triarii de defensa 6/7 y moral 8 son cargados por un flanco.',
    en: 'Triarii of defence 6/7 and morale 8 are charged on a flank.',
    ask: { unit: { dodge: 6, armour: 7, morale: 8, attackedOn: ['flank'] } },
    gives: { defence: [5, 6], moraleValue: 7 },
    cites: ['onus-10.2', 'onus-10.2'],
  }),
  'onus-10.4/marching-and-flanked': applies('onus/unit-values', {
    es: 'Una unidad de defensa 5/6 en marcha forzada es atacada cuerpo a cuerpo por un flanco, y otra enemiga la ataca también.',
    en: 'A unit of defence 5/6 in forced march is attacked hand to hand on a flank, and another enemy unit attacks it as well.',
    ask: {
      unit: { dodge: 5, armour: 6, forcedMarch: true, attackedOn: ['flank'], otherEnemies: 1 },
    },
    gives: { defence: [2, 3], defenceModifier: -3 },
    cites: ['onus-7.45', 'onus-10.4', 'onus-10.5'],
    case: 143,
  }),
  'onus-10.4/flanked-and-standing': doesNotApply('onus/unit-values', {
    es: 'Una unidad de defensa 5/6, ni en marcha forzada ni en huida, es atacada cuerpo a cuerpo por un flanco.',
    en: 'A unit of defence 5/6, neither in forced march nor fleeing, is attacked hand to hand on a flank.',
    ask: { unit: { dodge: 5, armour: 6, attackedOn: ['flank'] } },
    gives: { defence: [4, 5] },
    cites: ['onus-10.2'],
  }),
  'onus-10.5/three-against-one': applies('onus/hand-to-hand', {
    es: 'Tres unidades enemigas atacan de frente a una de defensa 6/6.',
    en: 'Three enemy units attack one of defence 6/6 on its front.',
    ask: { defender: { dodge: 6, armour: 6, otherEnemies: 2 } },
    gives: { defender: { defence: [4, 4], moraleModifier: -2 } },
    case: 221,
  }),
  'onus-10.5/one-penalty-for-all': applies('onus/hand-to-hand', {
    es: 'Tres unidades enemigas atacan de frente a una de defensa 6/6, y se acuerda un solo -1 por otros enemigos, como en el resumen.',
    en: 'Three enemy units attack one of defence 6/6 on its front, and a single -1 for other enemies is agreed, as in the summary.',
    ask: { defender: { dodge: 6, armour: 6, otherEnemies: 2 }, readings: { R10: 'b' } },
    gives: { defender: { defence: [5, 5], moraleModifier: -1 } },
  }),
  'onus-10.5/not-in-its-recovery': doesNotApply('onus/morale-check', {
    es: 'Una unidad de moral 7 en huida, bloqueada por 2 enemigos, chequea para recuperarse.',
    en: 'A fleeing unit of morale 7, blocked by 2 enemies, checks to recover.',
    ask: { unit: { morale: 7, fleeing: true, otherEnemies: 1 }, cause: 'flight' },
    gives: { moraleValue: 6, chanceToPass: '1' },
    cites: ['onus-10.16', 'onus-7.173'],
  }),
  'onus-10.6/rear-flank-and-an-ally': applies('onus/hand-to-hand', {
    es: 'La caballería púnica ataca con 5 secciones: 1 en la retaguardia, 2 en un flanco y 2 en el frente; otra unidad púnica ataca al mismo enemigo.',
    en: 'Punic cavalry attacks with 5 sections: 1 on the rear, 2 on a flank and 2 on the front; another Punic unit attacks the same enemy.',
    ask: {
      attacker: { kind: 'cavalry', extended: 1 },
      defender: { attackedOn: ['front', 'flank', 'rear'], otherEnemies: 1 },
      sectionsInContact: 5,
    },
    gives: {
      dice: 5,
      attacker: { mostWoundsDone: 5 },
      defender: { defenceModifier: -4, moraleModifier: -4 },
    },
    cites: ['onus-7.166', 'onus-10.2', 'onus-10.3', 'onus-10.5', 'onus-10.6'],
    case: 51,
  }),
  'onus-10.6/six-sections': applies('onus/hand-to-hand', {
    es: 'Una unidad montada ampliada por ambos lados ataca a una infantería con 3 secciones en la retaguardia, 2 en un flanco y 1 en el frente.',
    en: 'A mounted unit extended on both sides attacks infantry with 3 sections on the rear, 2 on a flank and 1 on the front.',
    ask: {
      attacker: { kind: 'cavalry', extended: 2 },
      defender: { attackedOn: ['front', 'flank', 'rear'] },
      sectionsInContact: 6,
    },
    gives: { dice: 6, defender: { defenceModifier: -3, moraleModifier: -3 } },
    cites: ['onus-10.2', 'onus-10.3', 'onus-10.6'],
    case: 16,
  }),
});
