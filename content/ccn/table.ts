import { defineTable } from '../../src/library/registry.ts';

export default defineTable({
  turn: [
    {
      clauses: ['ccn-5.6'],
      say: {
        es: 'Jugar una carta de Orden y leerla en voz alta',
        en: 'Play a Command card and read it out',
      },
    },
    {
      clauses: ['ccn-5.12', 'ccn-5.14', 'ccn-6.44'],
      say: {
        es: 'Anunciar qué unidades y líderes reciben orden, y qué cuadros se deshacen',
        en: 'Announce which units and leaders get an order, and which squares are left',
      },
    },
    {
      clauses: ['ccn-5.4', 'ccn-5.32'],
      say: {
        es: 'Mover, una por una, las que tienen orden',
        en: 'Move those with an order, one by one',
      },
    },
    {
      clauses: ['ccn-5.68', 'ccn-5.80', 'ccn-5.119'],
      say: {
        es: 'Combatir: disparo o melee, una unidad tras otra',
        en: 'Fight: fire or melee, one unit after the other',
      },
    },
    {
      clauses: ['ccn-5.241'],
      say: {
        es: 'Descartar la carta jugada y robar otra',
        en: 'Discard the card that was played and draw another',
      },
    },
  ],
  sides: [
    { es: 'Abajo', en: 'Lower' },
    { es: 'Arriba', en: 'Upper' },
  ],
  counters: [
    { key: 'banners', say: { es: 'Banderas de Victoria', en: 'Victory Banners' }, goal: 6 },
    { key: 'units', say: { es: 'Unidades perdidas', en: 'Units lost' } },
    { key: 'leaders', say: { es: 'Líderes perdidos', en: 'Leaders lost' } },
    { key: 'squares', say: { es: 'Unidades en cuadro', en: 'Units in square' } },
  ],
  dice: {
    faces: ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'saber'],
    most: 12,
    resolve: [
      { query: 'ccn/melee-roll', field: 'faces' },
      { query: 'ccn/ranged-combat', field: 'faces' },
      { query: 'ccn/combined-arms', field: 'faces' },
      { query: 'ccn/rally', field: 'rolled' },
    ],
  },
});
