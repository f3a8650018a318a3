const PHASES = ['activation', 'movement', 'shooting', 'skirmishers', 'combat', 'flight', 'end'];
const ACTIONS = [
  'none',
  'check-casualties',
  'play-order',
  'move',
  'turn',
  'change-formation',
  'charge',
  'shoot',
  'skirmisher-move',
  'fight',
  'flight-check',
  'draw-cards',
];
const UNITS: object[] = [
  {},
  { active: false },
  { engaged: true },
  { engaged: true, active: false },
  { fleeing: true },
  { reorganised: true },
  { recoveredFromFlight: true },
  { hasMissiles: false },
  { abilities: ['skirmishers'] },
  { abilities: ['impetuous'], active: false },
  { alwaysActive: true, active: false },
  { ownTurn: false },
];

function* phases() {
  for (const phase of PHASES)
    for (const action of ACTIONS) {
      yield { phase, action };
      yield { phase, action, phaseFinished: true };
    }
  for (const action of ACTIONS) for (const unit of UNITS) yield { action, ...unit };
}

const BAD: object[] = [
  {},
  { broken: true },
  { fleeing: true },
  { broken: true, engaged: true },
  { fleeing: true, engaged: true },
];

function* orders() {
  for (const orderType of ['activation', 'command', 'morale', 'health', 'line-advance']) {
    for (const unit of BAD) yield { orderType, ...unit };
    for (const more of [
      { ordersOnUnit: 1 },
      { alreadyActive: true },
      { forcedMarch: true },
      { handBefore: 0 },
      { handBefore: 1, ordersPlayed: 2 },
      { ownTurn: false },
      { phase: 'combat' },
    ])
      yield { orderType, ...more };
  }
  for (const phase of PHASES) yield { cardHalf: 'event', phase };
}

function* activations() {
  const rolls: object[] = [
    {},
    { activationDie: 2 },
    { activationDie: 6 },
    { declines: true },
    { declines: true, activationDie: 2 },
    { activationDie: 6, flightDie: 1 },
    { fledThisTurn: true },
    { fledThisTurn: true, activationDie: 6 },
  ];
  for (const unit of BAD)
    for (const roll of rolls) yield { ...unit, ...roll, modifiedMorale: 4, flightMorale: 3 };
  yield { fleeing: true, extended: 1 };
  yield { broken: true, morale: 6, wounds: 2, general: 'in-radius' };
}

const ENDS: object[] = [
  {},
  { ordersPlayed: 2, heldBeforeDraw: 6 },
  { ordersPlayed: 2, endOption: 'draw' },
  { ordersPlayed: 2, endOption: 'discard', cardsDiscarded: 1 },
  { ordersPlayed: 0 },
  { ordersPlayed: 0, heldAfterDraw: 7 },
  { ordersPlayed: 0, endOption: 'draw', heldBeforeDraw: 5, eventsThisTurn: 1 },
  { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 2, heldBeforeDraw: 5 },
  { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 6, heldBeforeDraw: 5 },
  { cardsDiscarded: 2 },
  { heldBeforeDraw: 6, heldAfterDraw: 7 },
  { heldAfterDraw: 7, generalState: 'wounded' },
  { heldAfterDraw: 7, handLimitChange: 2 },
  { heldAfterDraw: 8, cardsGiven: 2, allies: [{ heldAfterDraw: 3, cardsReceived: 2 }] },
  { heldAfterDraw: 1, cardsGiven: 2 },
  { deckCards: 0, discardPile: 40 },
  { deckCards: 0, deckEndsGame: true },
  { deckCards: 10 },
];

const SEATS: object[] = [
  {},
  { firstSide: ['A', 'C'], secondSide: ['B', 'D'] },
  { firstSide: ['A', 'C'], secondSide: ['B'] },
  { firstSide: ['A', 'B', 'C'] },
  { firstSide: ['A', 'B'], secondSide: ['B'] },
].flatMap((seats) =>
  ['by-side', 'allied', 'alternating', 'all-against-all'].flatMap((turnWay) => [
    { ...seats, turnWay },
    { ...seats, turnWay, wantsNext: 'A', finishedPhase: ['A'] },
    { ...seats, turnWay, wantsNext: 'A', finishedPhase: ['A', 'C'], phase: 'end' },
    { ...seats, turnWay, wantsNext: 'A' },
    { ...seats, turnWay, wantsNext: 'F' },
  ]),
);

/** Drafts for the queries about the turn. */
export function* situations(): Generator<{ query: string; draft: object }> {
  for (const draft of phases()) yield { query: 'onus/phase', draft };
  for (const draft of orders()) yield { query: 'onus/order', draft };
  for (const draft of activations()) yield { query: 'onus/activation', draft };
  for (const generalAlwaysActive of [true, false])
    for (const hasThatAbility of [true, false])
      for (const generalState of ['unharmed', 'wounded', 'fleeing', 'dead'])
        yield {
          query: 'onus/general-active',
          draft: { generalAlwaysActive, hasThatAbility, generalState },
        };
  for (const draft of ENDS) yield { query: 'onus/end-of-turn', draft };
  for (const draft of SEATS) yield { query: 'onus/turn-order', draft };
}
