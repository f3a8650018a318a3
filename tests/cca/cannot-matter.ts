/** One reason for several changes. */
const all = (reason: string, ...changes: readonly string[]) =>
  Object.fromEntries(changes.map((change) => [change, reason]));
const changesOf = (row: string, ...changes: readonly string[]) =>
  changes.map((change) => `${row} ${change}`);
const numbers = (name: string, ...values: readonly number[]) =>
  values.map((value) => `src/engine/cca/${name} is ${value}`);

const ANY_DICE = 'most-dice-not-reached (1.0) is always so';

/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const CANNOT_MATTER: Readonly<Record<string, string>> = {
  'allowed cca-7.2 changes nothing': 'cca-2.6 has barred whoever has no order before it',
  'allowed cca-8.16 changes nothing':
    'cca-8.16/no-battle bars the same auxilia, by the same clause',
  'allowed cca-11.11 changes nothing': 'cca-8.16/no-battle has barred it before',
  'allowed cca-10.19 changes nothing': 'cca-8.16/no-battle has barred it before',
  'allowed cca-10.5 changes nothing': 'cca-11.2 has barred it before',
  ...all(
    'nobody can have moved more than 4 hexes, which is the move of light cavalry',
    ...changesOf(
      'allowed cca-8.22',
      'left out',
      'topic (0.0) is always so',
      'topic (0.0) is never so',
      'moved-at-most-4 (0.1) is never so',
      'changes nothing',
      'turned round',
    ),
  ),
  ...all(
    'cca-17.26 bars the same river below it, and both decide',
    ...changesOf('passable cca-19.7/place', 'changes nothing', 'turned round'),
    ...changesOf('passable cca-19.11/place', 'changes nothing', 'turned round'),
  ),
  'passable cca-19.11/place topic (0.1) is always so':
    'a lake and steep hills can be asked of Lake Trasimene alone',
  ...all(
    'all is no number of orders',
    ...['18.28', '18.34', '18.44'].flatMap((card) =>
      changesOf(`canOrder cca-${card}/orders`, '1 more', '1 less'),
    ),
  ),
  'canOrder cca-18.38/orders changes nothing': 'the count starts from no orders',
  ...all(
    'the unit moves 1 hex without the card as well',
    'maxHexes cca-18.44 #6 changes nothing',
    'maxHexes cca-18.44 #7 changes nothing',
  ),
  ...all(
    'the question starts from no maximum, and its hex has one ground',
    ...['17.5', '17.11', '17.29'].flatMap((clause) => [
      `mostDice cca-${clause}/mostDice ${ANY_DICE}`,
      `mostDiceAgainst cca-${clause}/mostDiceAgainst ${ANY_DICE}`,
    ]),
    `mostDice cca-17.16/mostDice ${ANY_DICE}`,
    `mostDice cca-17.17/mostDice ${ANY_DICE}`,
    'mostDiceAgainst cca-17.15/mostDiceAgainst most-dice-not-reached (2.0) is always so',
  ),
  'mostDiceAgainst cca-17.15/mostDiceAgainst not-uphill (1.0) is always so':
    'the other side of the question stands in the open',
  ...all(
    'no number of swords is more than all',
    ...changesOf('swordsIgnored cca-11.33', '1 more', '1 less'),
  ),
  'flagsIgnorable cca-15.8 after flagsIgnorable cca-12.20':
    'they meet for elephants alone, where cca-11.34 has switched cca-15.8 off',
  ...all(
    'rows read it once, when they are made: their own changes tell it',
    ...numbers('terrain.ts HILL_DICE.uphill', 3, 1),
    ...numbers('terrain.ts HILL_DICE.foot', 4, 2),
    ...numbers('terrain.ts HILL_DICE.mounted', 3, 1),
    ...['rough', 'forest', 'ford'].flatMap((ground) =>
      numbers(`terrain.ts MOST_DICE.${ground}.dice`, 3, 1),
    ),
    ...numbers('units.ts EVASION.unit', 3, 1),
  ),
  ...all(
    'elephants have no dice of their own, and no rule reads these',
    ...numbers('units.ts PROFILES.EL.dice', 1, -1),
  ),
  'default of cca/move-fire-move furthestStep is first-move':
    'while no unit has gone on from the first move no step is over',
};

export default CANNOT_MATTER;
