/** In the files of their names, in both languages; what several subjects say stands in the first. */
export const subjects = [
  'shared',
  'values',
  'combat',
  'shooting',
  'movement',
  'passing',
  'charge',
  'together',
  'engaged',
  'flight',
  'event',
  'unit',
  'army',
  'roster',
  'turn',
  'table',
];
