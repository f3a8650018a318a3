/** In the files of their names, in both languages. */
export const subjects = ['names', 'tactics', 'terrain'];
export const subjects = [
  // What all of them name.
  'names',
  'pieces',
  'scenarios',
  'tactics',
];
