/** In the files of their names, in both languages. */
export const subjects = [
  'names',
  'checks',
  'shooting',
  'who-shoots',
  'losses',
  'combat',
  'command',
  'characters',
  'flight',
  'pursuit',
  'giving-ground',
  'movement',
  'charges',
  'table',
  'units',
  'cards',
];
