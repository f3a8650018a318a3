const CARDS: object[] = [
  {},
  { attackPrinted: '4/3', rangedPrinted: '3 (8)', defencePrinted: '5/7' },
  { attackPrinted: '4', rangedPrinted: '3/8', defencePrinted: 'x' },
  { life: 6, wounds: 4, newWounds: 2 },
  { life: 5, wounds: 5, reinforced: true },
  { movement: 4, moveCm: 17 },
  { movement: 3, moveCm: 17 },
  { abilities: ['lancers', 'bravery'], blueIcons: ['phalanx'], extended: 1 },
  ...['infantry', 'cavalry', 'camels', 'elephants', 'chariots', 'onager'].map((kind) => ({ kind })),
];

const ways = [[7], [5], [6], [7, 5], [7, 5, 7], [5, 7]].map((way) =>
  way.map((nearestEnemy) => ({ nearestEnemy })),
);
const SIGHTS: object[] = [
  {},
  { seenBefore: true },
  { scenarioVisible: true },
  { unitShoots: true },
  { isShotAt: true },
  { hitsReceived: 1 },
  { seenBefore: true, unitShoots: true, isShotAt: true },
  ...ways.flatMap((fogPath) => [
    { fogPath },
    { fogPath, seenBefore: true },
    { fogPath, scenarioVisible: true },
  ]),
];

const FLANKS: object[] = [
  {},
  { leftFriendCm: 1 },
  { leftFriendCm: 1, rightFriendCm: 0 },
  { leftFriendCm: 2, rightFriendCm: 2.5 },
  { inHandToHand: false },
  { enemyContacts: ['front', 'rear'], leftFriendCm: 1 },
];

/** Drafts for the queries about a card, the fog of war and protected flanks. */
export function* situations(): Generator<{ query: string; draft: object }> {
  for (const draft of CARDS) yield { query: 'onus/unit-card', draft };
  for (const draft of SIGHTS) yield { query: 'onus/fog', draft };
  for (const draft of FLANKS) yield { query: 'onus/protected-flanks', draft };
}
