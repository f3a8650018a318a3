import { expect, test } from 'vitest';
import { answerTo, rulingOn, saidOf } from '../../testing/ask.ts';
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
    ...FOUR,
    arms: ['artillery'],
    units: GUNS,
    cardDice: { ...NO_DICE, fire: 2, melee: 2 },
    guardDice: { ...NO_DICE, fire: 3, melee: 3 },
    cardMoves: reach(GUNS, 3, 0),
  },
  'cavalry-charge': {
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
  ['scout-left', 'ccn-8.1 ccn-8.2 ccn-5.18 ccn-8.6 ccn-8.8/draw'],
  ['assault-left', 'ccn-8.1 ccn-8.2 ccn-5.18 ccn-8.7/fact'],
  ['first-strike', 'ccn-8.24 ccn-8.25 ccn-8.54/fact ccn-8.55/fact ccn-5.242/strike'],
  ['rally', 'ccn-8.24 ccn-8.25 ccn-5.10 ccn-8.74/fact ccn-8.75/fact'],
  ['force-march', 'ccn-8.24 ccn-8.25 ccn-8.57/fact ccn-8.58/fact ccn-8.59/fact'],
])('%s is told with %s', (commandCard, says) => {
  expect(saidOf('ccn/card', { commandCard }).slice(1).join(' ')).toBe(says);
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
