/** In the files of their names, in both languages. */
export const subjects = [
  // What all of them name.
  'names',
  'pieces',
  'scenarios',
  'tactics',
  'terrain',
];
