const STATES = ['unharmed', 'fleeing', 'wounded', 'dead'] as const;
const HIS_UNIT = ['nothing', 'flees', 'recovers', 'eliminated'] as const;

const ARMIES: object[] = [
  {},
  { units: [{ unitValue: 100 }] },
  { units: [{ unitCalled: 'Triarii', unitValue: 95, unitRank: 'veteran', copies: 2 }] },
  { units: [{ unitValue: 100, unitRank: 'elite' }], ranksAgreed: false },
  { units: [{ unitValue: 100, unitRank: 'elite' }], pointsLimit: 150, mercenaries: true },
  { units: [{ unitValue: 850 }], generals: [{ pointsPercent: 20 }], pointsLimit: 1000 },
  { generals: [{ pointsPercent: 30 }], pointsLimit: 1000, novicePoints: 100 },
  { units: [{ unitValue: 500 }], generals: [{ pointsPercent: 30 }], pointsLimit: 1000 },
  {
    units: [{ unitValue: 500 }, { unitValue: 400, ledBy: 2 }],
    generals: [{ pointsPercent: 30 }, { pointsPercent: 10 }],
    pointsLimit: 1000,
  },
  { units: [{ unitValue: 500, ledBy: 3 }], generals: [{ pointsPercent: 30 }] },
];

const FIELDS: object[] = [
  {},
  { tableDepth: 60 },
  { tableDepth: 90, tableWidth: 110, armyPoints: 2000 },
  { tableDepth: 90, tableWidth: 150, armyPoints: 2000 },
  { tableDepth: 90, fromOwnEdge: 20 },
  { tableDepth: 90, fromOwnEdge: 30 },
  { scenarioField: true },
];

const WISHES: object[] = [
  {},
  { formation: 'square', blueIcons: ['square'] },
  { formation: 'square' },
  { formation: 'square', stillFaceDown: true },
  { extended: 1 },
  { extended: 2, formation: 'phalanx', blueIcons: ['phalanx'] },
  { stackedWith: 'complementary' },
  { stackedWith: 'others' },
  ...['own-unit', 'other-faction', 'enemy-unit'].flatMap((generalGoesTo) => [
    { generalGoesTo },
    { generalGoesTo, oneGeneralPerFaction: true },
  ]),
  { notReady: ['armies', 'generals', 'victory'] },
  { optionalRules: 'agreed' },
  { optionalRules: 'not-agreed' },
  { scenarioSetUp: true },
  { ownCards: 11, opponentCards: 9 },
  { ownCards: 8, opponentCards: 9 },
  { ownCards: 9, opponentCards: 9 },
  { ownCards: 9, opponentCards: 9, ownPlaced: 1 },
  { ownCards: 9, opponentCards: 9, ownPlaced: 1, opponentPlaced: 1 },
  { ownCards: 9, opponentCards: 9, ownPlaced: 9, opponentPlaced: 9 },
  { ownCards: 9, opponentCards: 9, ownPlaced: 10, opponentPlaced: 10 },
];

const FIRST: object[] = [
  {},
  { leadership: 12, opponentLeadership: 1 },
  ...[[6, 1], [1, 6], [3, 3], [3]].map((startDice) => ({ startDice })),
  ...['player', 'opponent'].map((scenarioStarts) => ({ scenarioStarts })),
];

const PLACES: object[] = [
  {},
  { general: 'in-unit', generalStrength: 1, generalDefence: 1, generalMorale: 2 },
  { general: 'in-radius' },
  { fromGeneral: 3, radius: 4 },
  { fromGeneral: 5, radius: 4 },
  { general: 'in-radius', fromGeneral: 5, radius: 4 },
  { general: 'in-unit', fromGeneral: 5 },
];

const STAFFS: object[] = [
  {},
  ...STATES.flatMap((generalState) => [
    { otherGenerals: [{ generalState, leadership: 5 }] },
    { otherGenerals: [{ generalState, leadership: 8, fromGeneral: 1 }] },
    ...['faction', 'zone'].flatMap((commandBy) =>
      [1, 2, 3].map((follows) => ({
        commandBy,
        follows,
        otherGenerals: [{ generalState, leadership: 5 }],
      })),
    ),
  ]),
];

function* generals() {
  for (const generalState of STATES)
    for (const hisUnit of HIS_UNIT)
      for (const generalMoved of [false, true]) yield { generalState, hisUnit, generalMoved };
  yield { otherGenerals: [{}] };
  yield { generalState: 'fleeing', hisUnit: 'recovers', otherGenerals: [{ leadership: 5 }] };
  for (const generalState of STATES)
    for (const place of PLACES)
      for (const staff of STAFFS) yield { generalState, ...place, ...staff };
}

const LOSSES: object[] = [
  { eliminatedValue: 500, fleeingValue: 150 },
  { eliminatedValue: 500, fleeingValue: 151 },
  { eliminatedValue: 1300, fleeingValue: 151 },
].flatMap((losses) => [
  ...STATES.map((generalState) => ({ ...losses, generalState })),
  { ...losses, leadershipDice: [3, 3] },
  { ...losses, leadershipDice: [6, 6] },
  { ...losses, leadershipDice: [6] },
  { ...losses, checkMoment: 'opponent-turn', turnsChecked: 2 },
  { ...losses, checkMoment: 'later-in-own-turn' },
  ...['annihilation', 'general-death', 'scenario'].map((victoryBy) => ({ ...losses, victoryBy })),
]);

const VICTORIES: object[] = ['casualties', 'annihilation', 'general-death', 'scenario'].flatMap(
  (victoryBy) => [
    { victoryBy },
    { victoryBy, unitsInOrder: 0 },
    { victoryBy, surrenders: true },
    { victoryBy, checkFailed: true },
    { victoryBy, generalState: 'dead' },
    ...STATES.map((generalState) => ({
      victoryBy,
      generalState: 'dead',
      otherGenerals: [{ generalState }],
    })),
  ],
);

const ALLIES: object[] = [2, 3, 4, 5, 6].flatMap((players) => [
  { players, playWay: 'all-against-all' },
  ...['zone', 'unit-type', 'faction'].map((divideBy) => ({ players, divideBy })),
  { players, shares: [900, 700, 500], agreedPoints: 2000 },
  { players, shares: [900, 700, 400], agreedPoints: 2000 },
  { players, shares: [900] },
]);

/** Drafts for the queries from the choice of an army to its defeat. */
export function* situations(): Generator<{ query: string; draft: object }> {
  for (const draft of ARMIES) yield { query: 'onus/army', draft };
  for (const draft of FIELDS) yield { query: 'onus/battlefield', draft };
  for (const draft of WISHES) yield { query: 'onus/deployment', draft };
  for (const draft of FIRST) yield { query: 'onus/first-player', draft };
  for (const draft of generals()) yield { query: 'onus/general', draft };
  for (const draft of LOSSES)
    yield { query: 'onus/leadership-check', draft: { armyValue: 1300, ...draft } };
  for (const draft of VICTORIES) yield { query: 'onus/victory', draft };
  for (const draft of ALLIES) yield { query: 'onus/allies', draft };
}
