import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { DECK_CARDS, type DeckCard } from '../cards.ts';
import {
  COMBATANTS,
  isArtillery,
  isCavalry,
  isHorseArtillery,
  isInfantry,
  UNITS,
} from '../units.ts';
import { mayOrder } from './may-order.ts';

const { told } = asking(mayOrder);
const ALL: readonly string[] = UNITS;
const INFANTRY: readonly string[] = UNITS.filter(isInfantry);
const GUNS: readonly string[] = UNITS.filter(isArtillery);
const HORSE: readonly string[] = UNITS.filter((unit) => isCavalry(unit) || isHorseArtillery(unit));

/** Whom each card may order: in its section, next to the enemy, with a leader, with every symbol rolled. */
const ORDERED: [DeckCard, readonly string[]][] = [
  ...DECK_CARDS.slice(0, 16).map((key): [DeckCard, readonly string[]] => [key, COMBATANTS]),
  ['bayonet-charge', INFANTRY],
  ['bombard', GUNS],
  ['cavalry-charge', HORSE],
  ['elan', COMBATANTS],
  ['fire-and-hold', []],
  ['first-strike', []],
  ['force-march', INFANTRY],
  ['cold-steel', ALL],
  ['leadership', COMBATANTS],
  ['grande-manoeuvre', COMBATANTS],
  ['rally', ALL],
  ['short-supply', []],
];

const inSection = (card: string) =>
  /-left|flank-attack/.test(card) ? 'left' : /-right/.test(card) ? 'right' : 'centre';

test.each(ORDERED)('%s orders %s', (commandCard, units) => {
  const here = {
    commandCard,
    section: inSection(commandCard),
    enemyAdjacent: 'unit',
    leader: true,
    freeSymbols: ['infantry', 'cavalry', 'artillery', 'flag'],
    lostBlocks: 1,
  };
  expect(COMBATANTS.filter((unit) => told({ ...here, unit }).allowed)).toEqual(units);
});

cases(
  mayOrder,
  `
  sections: unit=line commandCard=attack-center
    section=centre|left-and-centre|centre-and-right => allowed cost=1 ordersLeft=2 card=none sum=may-order/unit-yes
    section=left|right                   => !allowed cost=0 card/outside quotes=[8.15] sum=may-order/unit-no
    section=left-and-centre              => says=[8.15/orders,2.6/orders,5.22,5.12/chosen-unit]
    commandCard=attack-right section=left-and-centre => !allowed 5.22~not-in-its-sections
    ordersGiven=2                        => allowed ordersLeft=0
    ordersGiven=3                        => !allowed ordersLeft=0 card/used-up
    alreadyOrdered                       => !allowed 5.14 quotes=[5.14]
    alreadyOrdered ordersGiven=1         => ordersLeft=2
  several sections: unit=line commandCard=coordinated-advance
    section=left-and-centre givenIn.left=1 => allowed ordersLeft=2
    section=left givenIn.left=1          => !allowed card/used-up ordersLeft=3
    commandCard=flank-attack section=centre => !allowed card/outside
    commandCard=flank-attack section=centre-and-right => allowed ordersLeft=3
  Assault by Command: unit=line commandCard=assault-center
    cardsInHand=5                        => allowed ordersLeft=4 5.20
    cardsInHand=5 ordersGiven=5          => !allowed card/used-up
    cardsInHand=5 ordersGiven=5 squares=1 squaresGone=1 => !allowed 5.21/later
    cardsInHand=5 ordersGiven=5 squares=1 squaresGone=1 R78=b => allowed ordersLeft=0 5.21/at-once
    squares=0                            => allowed ordersLeft=null
    ordersGiven=1                        => refused cardsInHand needs-hand 5.20
  leaders: unit=leader
    commandCard=attack-center            => allowed 5.18 -5.17 sum=may-order/leader-yes
    commandCard=attack-center|elan|leadership|grande-manoeuvre detaches freeSymbols=[flag] => allowed 5.17 5.60/orders cost=1
    commandCard=attack-center|elan|leadership|grande-manoeuvre detaches freeSymbols=[flag] inSquare => !allowed 5.64 quotes=[5.64]
    commandCard=attack-center detaches inSquare leavesSquare => allowed 5.64~leaves-square
    commandCard=bayonet-charge|bombard|cavalry-charge|fire-and-hold|force-march|cold-steel|rally => !allowed 5.31 sum=may-order/leader-no
    commandCard=bombard detaches         => !allowed 5.17/not-here 5.13/no-order-leader
    commandCard=elan freeSymbols=[infantry]   => !allowed 8.43/no-symbol
    commandCard=elan freeSymbols=[flag]       => allowed 8.44/flag -5.18 ordersLeft=null card=elan
    commandCard=leadership               => allowed 8.65/leader ordersLeft=null card=leadership
    commandCard=grande-manoeuvre asOneUnit => !allowed 5.31
    commandCard=bombard noneOfKind       => !allowed 5.31
    commandCard=leadership noneOfKind    => refused noneOfKind is-of-that-kind 8.65
  1 unit of choice: unit=line noneOfKind
    commandCard=bombard|cavalry-charge   => allowed onlyUnit ordersLeft=0 card=none card/as-choice sum=may-order/unit-choice
    commandCard=bombard ordersGiven=1    => !allowed card/choice-is-one !onlyUnit
    commandCard=bombard R53=b            => allowed card=bombard card/as-choice-whole
    commandCard=leadership               => allowed onlyUnit card=none
    commandCard=leadership leader        => refused noneOfKind is-of-that-kind 8.65
    commandCard=bayonet-charge           => refused noneOfKind is-of-that-kind 8.29
    commandCard=force-march unit=foot-artillery section=left chosenSection=right => allowed onlyUnit
    commandCard=fire-and-hold unit=light-cavalry enemyAdjacent=unit => allowed onlyUnit -8.49
  horse artillery and Cavalry Charge: unit=horse-artillery commandCard=cavalry-charge
    R53=a                                => allowed !onlyUnit 8.39/rides card=cavalry-charge
    R16=b                                => !allowed 8.39/not-ordered -card/other-kind
    noneOfKind                           => allowed onlyUnit card=none -8.39/rides
    noneOfKind R66=b                     => allowed !onlyUnit 8.39/rides
    unit=foot-artillery                  => !allowed card/other-kind -8.39/not-ordered
  next to the enemy: unit=line
    commandCard=fire-and-hold enemyAdjacent=unit|cavalry => !allowed 8.49
    commandCard=fire-and-hold enemyAdjacent=none|leader  => allowed 8.49~no-enemy-unit-next-to-it
    commandCard=fire-and-hold R77=b       => allowed
    commandCard=fire-and-hold enemyAdjacent=leader R77=b => !allowed 8.49
    commandCard=cold-steel enemyAdjacent=unit|cavalry inSquare => allowed 8.64/it ordersLeft=null
    commandCard=cold-steel enemyAdjacent=none|leader => !allowed 8.60
  a square that is to leave: unit=line commandCard=probe-center inSquare leavesSquare
    enemyAdjacent=none|leader|unit       => allowed cost=1 6.45~no-cavalry-adjacent
    enemyAdjacent=cavalry                => !allowed cost=0 6.45/order quotes=[6.45] sum=may-order/unit-no
    enemyAdjacent=cavalry leavesSquare=false => allowed -6.45/order
    enemyAdjacent=cavalry commandCard=cold-steel => !allowed quotes=[6.45]
    enemyAdjacent=cavalry commandCard=bombard noneOfKind => !allowed !onlyUnit quotes=[6.45]
    enemyAdjacent=cavalry unit=leader detaches => !allowed quotes=[6.45]
    enemyAdjacent=unit                   => 6.46~reading-r9-a
    enemyAdjacent=unit R9=b              => !allowed quotes=[6.46]
    enemyAdjacent=none|leader R9=b       => allowed
    enemyAdjacent=unit leavesSquare=false R9=b => allowed -6.46/order-enemy
  Leadership: unit=line commandCard=leadership
    leader                               => allowed 8.65/stays 5.15 5.16 8.67~leader-was-there
    !leader                              => !allowed 8.65/no-leader
    leader leaderJoined                  => !allowed 8.67
  La Grande Manoeuvre: unit=line commandCard=grande-manoeuvre
    ordersGiven=3                        => allowed ordersLeft=0 card=grande-manoeuvre -8.72
    inSquare                             => !allowed 8.70
    inSquare asOneUnit                   => allowed onlyUnit card=none 8.72 8.70~as-one-unit
    unit=leader detaches inSquare leavesSquare => !allowed quotes=[8.70]
    unit=leader detaches inSquare        => !allowed 5.64 -8.70/leader
    inSquare leavesSquare asOneUnit      => allowed onlyUnit card=none
    asOneUnit ordersGiven=1              => !allowed card/choice-is-one
  dice: unit=line
    commandCard=elan freeSymbols=[cavalry,saber] => !allowed 8.43/no-symbol
    commandCard=elan freeSymbols=[infantry,flag] => allowed 8.43/symbol -8.44/flag
    commandCard=rally freeSymbols=[infantry] lostBlocks=1 => allowed 8.75/unit card=none
    commandCard=rally freeSymbols=[infantry]  => !allowed 8.74/full 8.75~regains-no-block
    commandCard=rally freeSymbols=[flag] lostBlocks=1 => !allowed 8.73/no-symbol
  one section of Force March: unit=line commandCard=force-march
    section=left chosenSection=left      => allowed ordersLeft=null
    section=left-and-centre chosenSection=left|centre => allowed
    section=left chosenSection=right     => !allowed card/outside
    section=left                         => allowed
  Counter-Attack: unit=line commandCard=counter-attack
    countered=attack-left section=right  => allowed inForce=attack-right ordersLeft=2 says=[8.41,8.42,8.16/orders,5.12/chosen-unit]
    countered=attack-left section=left   => !allowed
    countered=forward                    => allowed inForce=forward 8.42~same-on-both-sides
    countered=bayonet-charge             => allowed inForce=bayonet-charge card=bayonet-charge 8.42~names-no-section
    countered=no-card                    => !allowed inForce=counter-attack 8.41/nothing card/no-orders
    alreadyOrdered                       => refused countered counter-what 8.41
    commandCard=attack-left countered=forward => refused countered only-counter-attack 8.41
  all that is said, in its order:
    unit=line commandCard=attack-center leader section=left-and-centre => says=[8.15/orders,2.6/orders,5.22,5.15,5.16,5.12/chosen-unit]
    unit=line commandCard=attack-center alreadyOrdered section=left-and-centre => says=[8.15/orders,5.14,2.6/orders,5.22,5.13/no-order-unit]
    unit=line commandCard=attack-center ordersGiven=1 inSquare leaderJoined enemyAdjacent=unit freeSymbols=[flag] => says=[8.15/orders,5.12/chosen-unit]
    unit=line commandCard=bombard leader section=left-and-centre noneOfKind R53=b => says=[8.33/orders,5.10,5.15,5.16,card/as-choice,card/as-choice-whole,5.12/chosen-unit]
    unit=leader commandCard=bombard noneOfKind R53=b => says=[8.33/orders,5.10,5.31,card/as-choice,card/as-choice-whole,5.13/no-order-leader]
    unit=leader commandCard=bombard detaches inSquare => says=[8.33/orders,5.10,5.17/not-here,5.13/no-order-leader]
    unit=leader commandCard=attack-center leader detaches => says=[8.15/orders,5.18,5.17,5.60/orders,5.12/chosen-leader]
    unit=leader commandCard=attack-center inSquare => says=[8.15/orders,5.18,5.12/chosen-leader]
    unit=leader commandCard=leadership leader leaderJoined => says=[8.65/orders,5.10,5.18,8.65/leader,5.12/chosen-leader]
    unit=line commandCard=leadership leader => says=[8.65/orders,5.10,5.15,5.16,8.65/stays,5.12/chosen-unit]
    unit=line commandCard=leadership leaderJoined => says=[8.65/orders,5.10,8.65/no-leader,5.13/no-order-unit]
    unit=line commandCard=leadership noneOfKind => says=[8.65/orders,5.10,card/as-choice,5.12/chosen-unit]
    unit=horse-artillery commandCard=cavalry-charge leader => says=[8.36/orders,5.10,5.15,5.16,8.39/rides,5.12/chosen-unit]
    unit=line commandCard=cold-steel enemyAdjacent=unit inSquare => says=[8.60/orders,8.64/it,8.60/square,5.12/chosen-unit]
    unit=line commandCard=cold-steel enemyAdjacent=unit => says=[8.60/orders,8.64/it,5.12/chosen-unit]
    unit=leader commandCard=cold-steel   => says=[8.60/orders,5.31,5.13/no-order-leader]
    unit=leader commandCard=cold-steel enemyAdjacent=unit => says=[8.60/orders,5.31,5.13/no-order-leader]
    unit=line commandCard=grande-manoeuvre inSquare asOneUnit => says=[8.69/orders,5.10,8.72,5.12/chosen-unit]
    unit=leader commandCard=grande-manoeuvre inSquare => says=[8.69/orders,5.10,5.18,5.12/chosen-leader]
    unit=line commandCard=elan freeSymbols=[infantry,flag] => says=[8.43/orders,5.10,8.43/symbol,5.12/chosen-unit]
    unit=leader commandCard=elan freeSymbols=[flag] => says=[8.43/orders,5.10,8.44/flag,5.12/chosen-leader]
    unit=line commandCard=elan           => says=[8.43/orders,5.10,8.43/no-symbol,5.13/no-order-unit]
    unit=line commandCard=rally freeSymbols=[infantry] lostBlocks=1 => says=[8.73/orders,5.10,8.75/unit,5.12/chosen-unit]
    unit=leader commandCard=rally        => says=[8.73/orders,5.10,5.31,5.13/no-order-leader]
    unit=line commandCard=short-supply inSquare R81=b => says=[8.76/orders,8.76/reading,8.80/not-ordered,5.13/no-order-unit]
    unit=line commandCard=attack-center leader => says=[8.15/orders,5.15,5.16,5.12/chosen-unit] spares=[5.13~gets-an-order]
    unit=line commandCard=attack-center section=right => says=[8.15/orders,card/outside,5.13/no-order-unit] spares=[]
    unit=line commandCard=first-strike   => says=[8.53/orders,card/no-orders,5.13/no-order-unit] spares=[]
    unit=line commandCard=cold-steel inSquare => says=[8.60/orders,8.60,5.13/no-order-unit]
    unit=leader commandCard=leadership leader => says=[8.65/orders,5.10,5.18,8.65/leader,5.12/chosen-leader]
    unit=line commandCard=leadership leader leaderJoined => says=[8.65/orders,5.10,5.15,5.16,8.67,5.13/no-order-unit]
    unit=line commandCard=bayonet-charge R53=b => says=[8.29/orders,5.10,5.12/chosen-unit]
    unit=line commandCard=grande-manoeuvre asOneUnit R53=b => says=[8.69/orders,5.10,8.72,5.12/chosen-unit]
    unit=line commandCard=elan freeSymbols=[infantry] => says=[8.43/orders,5.10,8.43/symbol,5.12/chosen-unit]
    unit=leader commandCard=rally lostBlocks=1 => says=[8.73/orders,5.10,5.31,5.13/no-order-leader] spares=[]
  Short Supply: unit=line commandCard=short-supply
    R81=a                                => !allowed card/no-orders 5.13/no-order-unit
    R81=b                                => allowed 8.76/reading card=short-supply
    R81=b inSquare                       => !allowed 8.80/not-ordered
    R81=b unit=leader                    => !allowed 5.31
  what contradicts itself: unit=line commandCard=bayonet-charge
    detaches                             => refused detaches only-leaders-detach 5.17
    unit=light-cavalry inSquare          => refused inSquare only-infantry-in-square 6.15
    leavesSquare                         => refused leavesSquare is-in-no-square 6.44
    asOneUnit                            => refused asOneUnit only-grande-manoeuvre 8.72
    squaresGone=1                        => refused squaresGone more-gone-than-squares 5.21
`,
);
