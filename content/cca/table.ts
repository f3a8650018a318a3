import { defineTable } from '../../src/library/registry.ts';

export default defineTable({
  turn: [
    {
      clauses: ['cca-6.1'],
      say: {
        es: 'Jugar una carta de mando y leerla en voz alta',
        en: 'Play a command card and read it out',
      },
    },
    {
      clauses: ['cca-7.1', 'cca-7.4'],
      say: {
        es: 'Anunciar qué unidades y líderes reciben orden',
        en: 'Announce which units and leaders get an order',
      },
    },
    {
      clauses: ['cca-8.2', 'cca-8.3'],
      say: {
        es: 'Mover, una por una, las que tienen orden',
        en: 'Move those with an order, one by one',
      },
    },
    {
      clauses: ['cca-9.1', 'cca-10.8', 'cca-11.4'],
      say: {
        es: 'Combatir: a distancia o cuerpo a cuerpo, una unidad tras otra',
        en: 'Battle: fire or close combat, one unit after the other',
      },
    },
    {
      clauses: ['cca-16.1'],
      say: {
        es: 'Descartar la carta jugada y coger otra',
        en: 'Discard the card that was played and draw another',
      },
    },
  ],
  sides: [
    { es: 'Abajo', en: 'Lower' },
    { es: 'Arriba', en: 'Upper' },
  ],
  counters: [
    { key: 'banners', say: { es: 'Estandartes', en: 'Banners' }, goal: 6 },
    { key: 'units', say: { es: 'Unidades perdidas', en: 'Units lost' } },
    { key: 'leaders', say: { es: 'Líderes perdidos', en: 'Leaders lost' } },
  ],
  dice: {
    faces: ['green', 'blue', 'red', 'leader', 'flag', 'swords'],
    most: 12,
    resolve: [
      { query: 'cca/close-combat-roll', field: 'faces' },
      { query: 'cca/ranged-combat', field: 'faces' },
      { query: 'cca/evade', field: 'faces' },
      { query: 'cca/rally', field: 'rolled' },
    ],
  },
});
