import type { Exceptions } from '../ties/exceptions.ts';

export default {
  // A round of fire has its order, flanks and Evasión are those of a charge, a reaction is one to something, a combat is
  // lost to somebody, and a Commander moves, and is spared, by rules of his own; Squares, pursuit, a Choragiew, Resguardo
  // and an integrated cannon each belong to one kind of Troops, and a fortification is formed once.
  ofProblems: [
    ...['t7g-2.28', 't7g-3.1', 't7g-4.1', 't7g-5.8', 't7g-5.19'],
    ...[
      't7g-6.8',
      't7g-6.23',
      't7g-6.41',
      't7g-6.45',
      't7g-6.49',
      't7g-6.59',
      't7g-6.70',
      't7g-6.83',
    ],
    ...['t7g-7.7', 't7g-7.8', 't7g-7.9'],
  ],
  uncomputed: {
    // Whether a charge comes from behind is told, and not its angle.
    't7g-2.33': '90',
    // Steps that are counted, an angle that needs no table, and the kind of die.
    't7g-4.1': '3',
    't7g-4.2': '180',
    't7g-4.10': '6',
    't7g-4.20': '6',
    't7g-7.24': '6',
    't7g-7.30': '6',
    't7g-7.31': '11',
    // An angle that needs no table; the faces of the die; the inch that is kept from another enemy, which is measured on the table.
    't7g-5.8': '180',
    't7g-5.14': '6',
    't7g-5.28': '1',
    // What is measured on the table: the pivot of any move, the half circle beside a flank.
    't7g-6.15': '90',
    't7g-6.45': '180',
    // Distances on the table before the battle, the number of cards, numbers that other clauses give.
    't7g-7.61': '28 6 9',
    't7g-7.64': '5',
    't7g-7.72': '0',
    't7g-7.74': '5 6',
    // Hours of play, how many charts there are, the end of a range of the die.
    't7g-8.2': '3',
    't7g-8.5': '3',
    't7g-8.6': '3',
    't7g-8.14': '3',
    // Centimetres of the table, and the kind of die.
    't7g-9.5': '120 150 180 240',
    't7g-9.7': '1 6',
    't7g-9.26': '5',
  },
  aside: {
    'after-combat': 'facing',
    army: 'eliteCost',
    combat: 'destroyedChance',
    'combat-dice': 'disorderChance',
    element: 'scenarioPointsAfter',
    // Where the new Front Centre lies is measured on the table.
    facing: 'sideways forward',
    'game-end': 'wins',
    river: 'fordDifficultChance',
    'table-charge': 'aim',
    shot: 'ownWearChance',
  },
} satisfies Exceptions;
