/** In the files of their names, in both languages; what several subjects say stands in the first. */
export const subjects = [
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
