/** One reason for several changes. */
const all = (reason: string, ...changes: readonly string[]) =>
  Object.fromEntries(changes.map((change) => [change, reason]));
const numbers = (row: string) => [`${row} 1 more`, `${row} 1 less`];

/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const CANNOT_MATTER: Readonly<Record<string, string>> = {
  ...all(
    'all is no number of orders',
    ...['8.56', '8.60', '8.65'].flatMap((card) => numbers(`canOrder ccn-${card}/orders`)),
  ),
  ...all(
    'the count starts from no orders',
    'canOrder ccn-8.41/orders changes nothing',
    'canOrder ccn-8.53/orders changes nothing',
  ),
  ...all(
    'of its types only the arm counts',
    'default of ccn/first-strike defendingUnit is militia',
    'default of ccn/first-strike attackingUnit is militia',
  ),
  'default of ccn/first-strike otherCards is 2': 'only whether there is another card counts',
};

export default CANNOT_MATTER;
