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
  ...all(
    'nobody moves less than no hexes',
    'maxHexes ccn-8.50/move 1 less',
    'maxHexes ccn-8.60/move 1 less',
  ),
  ...all(
    'the ground takes a die of every arm',
    ...['7.6', '7.27', '7.48'].map(
      (clause) => `dice ccn-${clause} arm-loses-no-dice (1.0) is always so`,
    ),
  ),
  'dice ccn-7.27 reading-r13-b (2.0) is always so':
    'no ground takes more dice from who leaves it than a town from who attacks it',
  'dice ccn-7.15 reading-r13-b (2.0) is always so':
    'from hill to hill only this clause counts, so that nothing of his own hex is greater',
  ...all(
    'one friend next to it is as good as none',
    'default of ccn/melee attacker.support is 1',
    'default of ccn/ranged-combat defender.support is 1',
  ),
  'default of ccn/ranged-combat attacker.nation is british': 'both round half up',
  'default of ccn/fall-back nthHex is 2': 'only a fourth hex is too far',
  'default of ccn/advance targetFate is eliminated':
    'a unit that is eliminated has left its hex no less than one that retreated',
  'default of ccn/first-strike terrain is forest': 'only in a town no square is formed',
  'default of ccn/first-strike otherCards is 2': 'only whether there is another card counts',
};

export default CANNOT_MATTER;
