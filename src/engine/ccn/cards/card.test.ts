import { expect, test } from 'vitest';
import { answerTo, rulingOn } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { DECK_CARDS, type DeckCard } from '../cards.ts';
import { isArtillery, isCavalry, isInfantry, UNITS } from '../units.ts';

const ALL_ARMS = ['infantry', 'cavalry', 'artillery'];
const NO_DICE = { fire: 0, melee: 0, bonus: 0 };
const ONE_DIE = { fire: 1, melee: 1, bonus: 1 };

/** What is true of a card unless its own row says otherwise. */
const PLAIN = {
  group: 'tactic',
  playedAt: 'own-turn',
  sectionOrders: {},
  arms: ALL_ARMS,
  units: UNITS,
  leaders: 'no',
  bicorne: false,
  fallback: 'no',
  ordersSquares: true,
  adjacentEnemy: 'any',
  allowsFire: true,
  allowsMelee: true,
  cardDice: NO_DICE,
  guardDice: NO_DICE,
  cardMoves: [],
  draws: 1,
  reshuffle: false,
};
const SECTION = { group: 'section', leaders: 'counted', bicorne: true };
const FOUR = { orders: 4, fallback: 'if-none' };
const FOOT = UNITS.filter(isInfantry);
const GUNS = UNITS.filter(isArtillery);
const HORSE = UNITS.filter(isCavalry);
const both = (dice: object) => ({ cardDice: dice, guardDice: dice });
const reach = (types: readonly string[], moves: number, fights: number) => [
  { types, moves, fights },
];
const NOBODY = {
  orders: 0,
  arms: [],
  units: [],
  sections: [],
  ordersSquares: false,
  allowsFire: false,
  allowsMelee: false,
};

/** Each card as the book has it. */
const BOOK: Partial<Record<DeckCard, object>> = {
  'scout-left': { ...SECTION, orders: 1, sectionOrders: { left: 1 }, copies: 2, draws: 2 },
  'probe-center': { ...SECTION, orders: 2, sections: ['centre'], copies: 6 },
  'attack-right': { ...SECTION, orders: 3, sections: ['right'], copies: 4 },
  'assault-left': { ...SECTION, orders: 'command', sectionOrders: { left: 'command' }, copies: 2 },
  forward: { ...SECTION, orders: 6, sections: ['left', 'centre', 'right'] },
  'bayonet-charge': {
    ...FOUR,
    arms: ['infantry'],
    units: FOOT,
    allowsFire: false,
    guardDice: { ...NO_DICE, melee: 1 },
    // Light infantry moves 2 anyway, yet fights after 1.
    cardMoves: reach(FOOT, 2, 2),
    copies: 2,
  },
  bombard: {
    ordersSquares: false,
    ...FOUR,
    arms: ['artillery'],
    units: GUNS,
    cardDice: { ...NO_DICE, fire: 2, melee: 2 },
    guardDice: { ...NO_DICE, fire: 3, melee: 3 },
    cardMoves: reach(GUNS, 3, 0),
  },
  'cavalry-charge': {
    ordersSquares: false,
    ...FOUR,
    copies: 3,
    arms: ['cavalry'],
    units: [...HORSE, 'horse-artillery', 'guard-horse-artillery'],
    ...both({ ...NO_DICE, melee: 2, bonus: 2 }),
    cardMoves: reach(['heavy-cavalry', 'cuirassiers', 'guard-heavy-cavalry'], 3, 3),
  },
  elan: { orders: 'dice', leaders: 'counted', ...both(ONE_DIE), reshuffle: true, copies: 1 },
  'fire-and-hold': {
    ...FOUR,
    arms: ['infantry', 'artillery'],
    units: [...FOOT, ...GUNS],
    adjacentEnemy: 'must-not',
    allowsMelee: false,
    ...both({ ...NO_DICE, fire: 1 }),
    cardMoves: reach([...FOOT, ...GUNS], 0, 0),
  },
  'first-strike': { ...NOBODY, playedAt: 'melee-declared' },
  'force-march': {
    orders: 'all',
    fallback: 'if-none',
    arms: ['infantry'],
    units: FOOT,
    cardMoves: [...reach(['line', 'militia'], 2, 1), ...reach(FOOT.slice(2), 2, 2)],
  },
  'cold-steel': {
    orders: 'all',
    adjacentEnemy: 'must',
    allowsFire: false,
    ...both({ ...NO_DICE, melee: 1 }),
  },
  leadership: {
    orders: 'all',
    leaders: 'all',
    bicorne: true,
    fallback: 'if-none',
    ...both(ONE_DIE),
  },
  'grande-manoeuvre': {
    ...{ orders: 4, leaders: 'counted', bicorne: true, fallback: 'instead' },
    ...{ ordersSquares: false, allowsFire: false, allowsMelee: false },
    cardMoves: reach(UNITS, 4, 0),
  },
  rally: { orders: 'dice' },
  'short-supply': NOBODY,
};

test.each(Object.entries(BOOK))('%s', (commandCard, row) => {
  const answer = answerTo('ccn/card', { commandCard });
  expect(answer).toMatchObject({ inForce: commandCard, ...PLAIN, ...row });
  expect(answer.cardMoves).toEqual({ ...PLAIN, ...row }.cardMoves);
});

test('Counter-Attack has the facts of the card that it copies, and 2 copies of its own', () => {
  for (const countered of DECK_CARDS) {
    if (countered === 'counter-attack' || /left|right/.test(countered)) continue;
    const { copies: _, ...rest } = answerTo('ccn/card', { commandCard: countered });
    const copy = answerTo('ccn/card', { commandCard: 'counter-attack', countered });
    expect(copy, countered).toEqual({ ...rest, copies: 2 });
  }
});

test.each([
  ['flank-attack', 'card/number'],
  ['assault-center', 'card/command'],
  ['leadership', 'card/all'],
  ['elan', 'card/dice'],
  ['short-supply', 'card/none'],
])('%s is summed up as %s', (commandCard, say) => {
  expect(rulingOn('ccn/card', { commandCard }).summary.say).toBe(say);
});

cases(
  'ccn/card',
  `
  everything that is told of it:
    commandCard=scout-left        => says=[8.8/orders,8.1,8.2,5.18,8.6,8.8/draw] spares=[]
    commandCard=scout-center      => says=[8.9/orders,8.1,8.2,5.18,8.6,8.9/draw]
    commandCard=scout-right       => says=[8.10/orders,8.1,8.2,5.18,8.6,8.10/draw]
    commandCard=attack-left       => says=[8.14/orders,8.1,8.2,5.18,8.6]
    commandCard=assault-left      => says=[8.17/orders,8.1,8.2,5.18,8.7/fact]
    commandCard=bayonet-charge    => says=[8.29/orders,8.24,8.25,5.10,8.28,8.29/fact,8.30/fact,8.31/fact,8.32/fact]
    commandCard=bombard           => says=[8.33/orders,8.24,8.25,5.10,8.28,8.33/fact,8.34/fact,8.35/fact]
    commandCard=cavalry-charge    => says=[8.36/orders,8.24,8.25,5.10,8.28,8.39/rides,8.37/fact,8.38/fact,8.40/fact]
    commandCard=elan              => says=[8.43/orders,8.24,8.25,5.10,8.27,8.44/fact,8.45/turn,8.46] spares=[]
    commandCard=fire-and-hold     => says=[8.47/orders,8.24,8.25,5.10,8.27,8.48/fact,8.49/fact,8.50/fact,8.52/fact,8.51/fact]
    commandCard=first-strike      => says=[8.53/orders,8.24,8.25,8.54/fact,8.55/fact,5.242/strike]
    commandCard=force-march       => says=[8.56/orders,8.24,8.25,8.57/fact,8.58/fact,8.59/fact]
    commandCard=cold-steel        => says=[8.60/orders,8.24,8.25,8.27,8.61/fact,8.62/fact,8.63/fact,8.64]
    commandCard=leadership        => says=[8.65/orders,8.24,8.25,5.10,5.18,8.27,8.66/fact,8.67/fact,8.68/fact]
    commandCard=grande-manoeuvre  => says=[8.69/orders,8.24,8.25,5.10,5.18,8.70/some,8.71/fact,8.72]
    commandCard=rally             => says=[8.73/orders,8.24,8.25,5.10,8.74/fact,8.75/fact]
    commandCard=short-supply      => says=[8.76/orders,8.24,8.25,8.77/fact,8.78/fact,8.79/fact,8.80/fact,8.81/fact,5.11/supply]
  and what nearly is, for want of those that it names: noneOfKind
    commandCard=bayonet-charge    => says=[8.29/orders,8.24,8.25,5.10,8.32/fact] spares=[8.28~one-of-choice,8.29~one-of-choice,8.30~one-of-choice,8.31~one-of-choice]
    commandCard=bombard           => says=[8.33/orders,8.24,8.25,5.10,8.35/fact] spares=[8.28~one-of-choice,8.33~one-of-choice,8.34~one-of-choice]
    commandCard=cavalry-charge    => says=[8.36/orders,8.24,8.25,5.10,8.40/fact] spares=[8.28~one-of-choice,8.39~one-of-choice,8.37~one-of-choice,8.38~one-of-choice]
    commandCard=fire-and-hold     => says=[8.47/orders,8.24,8.25,5.10,8.51/fact] spares=[8.27~one-of-choice,8.48~one-of-choice,8.49~one-of-choice,8.50~one-of-choice,8.52~one-of-choice]
    commandCard=force-march       => says=[8.56/orders,8.24,8.25,8.59/fact] spares=[8.57~one-of-choice,8.58~one-of-choice]
    commandCard=leadership        => says=[8.65/orders,8.24,8.25,5.10,5.18,8.68/fact] spares=[8.27~one-of-choice,8.66~one-of-choice,8.67~one-of-choice]
  Command says how many Assault orders:
    commandCard=assault-center cardsInHand=4      => orders=4 sectionOrders.centre=command
    commandCard=attack-left cardsInHand=6         => orders=3
    commandCard=counter-attack countered=assault-left cardsInHand=3 => inForce=assault-right orders=3
    commandCard=counter-attack countered=no-card  => orders=0 sections=[] units=[] 8.41/nothing
  the 1 unit of choice has an ordinary order: noneOfKind
    commandCard=bayonet-charge                    => orders=1 allowsFire cardMoves=[] guardDice.melee=0 8.32/fact 8.30~one-of-choice
    commandCard=fire-and-hold                     => orders=1 allowsMelee adjacentEnemy=any cardDice.fire=0 8.48~one-of-choice 8.27~one-of-choice
    commandCard=bombard                           => arms=[infantry,cavalry,artillery] guardDice.fire=0 8.28~one-of-choice 8.35/fact
    commandCard=leadership                        => leaders=no cardDice.melee=0 8.68/fact
    commandCard=cavalry-charge                    => 8.39~one-of-choice 8.40/fact
    commandCard=rally                             => refused noneOfKind names-no-troops 8.73
    commandCard=grande-manoeuvre                  => refused noneOfKind names-no-troops 8.69
  readings:
    commandCard=cavalry-charge R16=b              => units=[light-cavalry,guard-light-cavalry,light-lancers,heavy-cavalry,cuirassiers,guard-heavy-cavalry] -8.39/*
    commandCard=cold-steel R73=b                  => cardMoves.0.moves=0
    commandCard=bombard R80=b                     => cardMoves.0.fights=0 cardMoves.1.fights=1
`,
);
