/** In the files of their names, in both languages. */
export const subjects = [
  'hexes/board',
  'hexes/orders',
  'hexes/game',
  // What all of them name.
  'names',
  'cards',
  'orders',
  'movement',
  'combat',
  'melee',
  'nations',
  'pieces',
  'ranged',
  'scenarios',
  'tactics',
  'terrain',
  'leaders',
  'retreat',
  'game',
];
