import { applies, defineExamples } from '../../../../src/content/example.ts';

/** What this edition changed about the values of units and the ground. */
export const values = defineExamples({
  'onus-2.2/slopes-cost-movement': applies('onus/move', {
    es: 'Con la expansión de terreno, una unidad de movimiento 4, sin la habilidad de Montañeses, cruza unas laderas que quitan 1 UD.',
    en: 'With the terrain expansion, a unit with movement 4 and without the Highlanders ability crosses slopes that take 1 UD.',
    ask: { movement: 4, ground: 'slopes', groundPenalty: 1 },
    gives: { allowance: 3 },
  }),
  'onus-2.11/cavalry-charges-infantry': applies('onus/unit-values', {
    es: 'Caballería de ataque 4/3, sin Embestir, carga contra infantería.',
    en: 'Cavalry with an attack of 4/3 and without Ram charges infantry.',
    ask: {
      unit: { kind: 'cavalry', hit: 4, wound: 3 },
      enemy: { kind: 'infantry' },
      whoCharged: 'unit',
    },
    gives: { attack: [4, 3] },
  }),
});
