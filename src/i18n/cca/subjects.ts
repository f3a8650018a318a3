/** In the files of their names, in both languages; what several subjects say stands in the first. */
export const subjects = [
  'hexes/board',
  'hexes/orders',
  'hexes/game',
  'combat',
  'ranged',
  'terrain',
  'retreat',
  'leaders',
  'movement',
  'pieces',
  'scenarios',
  'orders',
  'cards',
  'game',
  'game-scenarios',
];
