import type { Example } from '../../../../src/content/registry.ts';

/** What this edition changed about the values of units and the ground. */
export const values: readonly Example[] = [
  {
    clause: 'onus-2.2',
    name: 'slopes-cost-movement',
    kind: 'applies',
    say: {
      es: 'Con la expansión de terreno, una unidad de movimiento 4, sin la habilidad de Montañeses, cruza unas laderas que quitan 1 UD.',
      en: 'With the terrain expansion, a unit with movement 4 and without the Highlanders ability crosses slopes that take 1 UD.',
    },
    query: 'onus/move',
    input: { movement: 4, ground: 'slopes', groundPenalty: 1 },
    expect: { allowance: 3 },
    cites: ['onus-2.2'],
  },
  {
    clause: 'onus-2.6',
    name: 'marching-unit-hit-on-the-rear',
    kind: 'applies',
    say: {
      es: 'Una unidad (defensa 6/7) en marcha forzada es atacada cuerpo a cuerpo por la retaguardia por su único enemigo.',
      en: 'A unit (defence 6/7) in forced march is attacked hand to hand on its rear by its only enemy.',
    },
    query: 'onus/unit-values',
    input: { unit: { dodge: 6, armour: 7, forcedMarch: true, attackedOn: ['rear'] } },
    expect: { defence: [4, 5] },
    cites: ['onus-7.45', 'onus-10.4', 'onus-2.6'],
  },
  {
    clause: 'onus-2.11',
    name: 'cavalry-charges-infantry',
    kind: 'applies',
    say: {
      es: 'Caballería de ataque 4/3, sin Embestir, carga contra infantería.',
      en: 'Cavalry with an attack of 4/3 and without Ram charges infantry.',
    },
    query: 'onus/unit-values',
    input: {
      unit: { kind: 'cavalry', hit: 4, wound: 3 },
      enemy: { kind: 'infantry' },
      whoCharged: 'unit',
    },
    expect: { attack: [4, 3] },
    cites: ['onus-2.11'],
  },
];
