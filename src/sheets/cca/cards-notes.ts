import type { DeckCard } from '../../engine/cca/cards.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { about, type Line, proof } from '../sheet.ts';
import { advance, card, closeCombat, mayBattle, mayMove } from './proofs.ts';

const line = about('cards');

const passesFriends = (orderedBy: DeckCard, clause: ClauseId) =>
  line(
    'passes-friends',
    [clause],
    mayMove({ unit: 'LI', hexes: 2, orderedBy, hex1: { occupant: 'friend' } }, { allowed: true }),
    mayMove({ unit: 'LC', hexes: 2, orderedBy, hex1: { occupant: 'friend' } }, { allowed: false }),
    card(orderedBy, { passThroughFriends: ['LI', 'LS', 'LB', 'AX'] }),
  );

/** What a card says beside whom it orders, how far they move and what dice it adds. */
export const BESIDES: Partial<Record<DeckCard, readonly Line[]>> = {
  'order-light-troops': [passesFriends('order-light-troops', 'cca-18.16')],
  'clash-of-shields': [
    line(
      'normal-dice-after-advance',
      ['cca-18.29'],
      closeCombat('HC', 'MI', { dice: 6 }, { card: 'clash-of-shields' }),
      closeCombat('HC', 'MI', { dice: 4 }, { card: 'clash-of-shields', bonus: true }),
    ),
  ],
  'counter-attack': [
    line(
      'sides-swapped',
      ['cca-18.32'],
      card(
        'counter-attack',
        { inForce: 'order-two-units-right' },
        {
          countered: 'order-two-units-left',
        },
      ),
    ),
    line(
      'same-section',
      ['cca-18.33'],
      card(
        'counter-attack',
        { sections: ['centre'] },
        {
          countered: 'leadership-any-section',
          opponentSection: 'centre',
        },
      ),
    ),
  ],
  'double-time': [
    line(
      'warriors-must-battle',
      ['cca-18.36'],
      mayMove(
        { unit: 'WR', hexes: 2, orderedBy: 'double-time', enemiesAtEnd: 0 },
        { allowed: false },
      ),
    ),
    line(
      'auxilia-may-battle',
      ['cca-18.37'],
      mayBattle({ unit: 'AX', moved: 2 }, 'MI', { allowed: true }, { card: 'double-time' }),
    ),
  ],
  'first-strike': [
    line(
      'strikes-first',
      ['cca-18.39'],
      closeCombat('HI', 'MI', { dice: 4, battleBack: { dice: 5 } }, { firstStrike: true }),
    ),
    line(
      'no-advance',
      ['cca-13.36'],
      advance({ unit: 'MI', rolledAs: 'first-strike' }, { mayAdvance: false }),
    ),
    line(
      'draws-first',
      ['cca-18.40'],
      proof('cca/draw', { firstStrikePlayed: true }, { drawsFirst: 'opponent' }),
    ),
  ],
  'i-am-spartacus': [
    line(
      'deck-shuffled',
      ['cca-18.43'],
      proof('cca/draw', { spartacusPlayed: true }, { reshuffle: true, discardsLeft: 0 }),
    ),
  ],
  'line-command': [
    line(
      'then-battle',
      ['cca-18.45'],
      mayBattle({ unit: 'MI', moved: 1 }, 'MI', { allowed: true }, { card: 'line-command' }),
      mayBattle(
        { unit: 'LB', moved: 1 },
        'MI',
        { allowed: true },
        {
          card: 'line-command',
          kind: 'ranged',
          distance: 2,
        },
      ),
    ),
  ],
  'move-fire-move': [
    line(
      'three-steps',
      ['cca-18.47'],
      proof(
        'cca/move-fire-move',
        { nextStep: 'second-move', furthestStep: 'fire' },
        { allowed: true },
      ),
      proof(
        'cca/move-fire-move',
        { nextStep: 'fire', furthestStep: 'second-move' },
        { allowed: false },
      ),
    ),
    passesFriends('move-fire-move', 'cca-18.48'),
  ],
  rally: [
    line(
      'rallied-ordered',
      ['cca-18.52', 'cca-18.53'],
      proof(
        'cca/rally',
        { command: 5, rolled: ['green', 'red'], lostBlocks: { LI: 1, EL: 1, CH: 1 } },
        { blocksReturned: 1, units: ['LI'] },
      ),
    ),
  ],
};

const TWO_LEFT = { commandCard: 'order-two-units-left' };
const ORDER_LEFT = { ...TWO_LEFT, unit: 'MI', section: 'left' };

/** What holds for every card, under the table. */
export const NOTES = (deck: number): readonly Line[] => [
  {
    ...line(
      'deck',
      ['cca-6.1', 'cca-16.1', 'cca-16.2'],
      proof('cca/components', { component: 'command-cards' }, { count: deck }),
      proof('cca/may-play', { commandCard: 'rally', when: 'turn-start' }, { allowed: true }),
      proof('cca/draw', { deck: 0, discards: 40 }, { draws: 1, reshuffle: true }),
    ),
    with: { cards: deck },
  },
  line(
    'command-is',
    ['cca-7.6', 'cca-18.26'],
    proof('cca/orders', { commandCard: 'order-light-troops', command: 5 }, { orders: 5 }),
    proof('cca/spartacus', { command: 5 }, { commandDice: 5 }),
  ),
  line(
    'one-order',
    ['cca-7.4', 'cca-7.5'],
    proof('cca/may-order', { ...ORDER_LEFT, alreadyOrdered: true }, { allowed: false }),
    proof('cca/orders', { ...TWO_LEFT, unitsIn: { left: 1 } }, { canOrder: 1, lost: 1 }),
  ),
  line(
    'dotted-line',
    ['cca-7.3'],
    proof('cca/may-order', { ...ORDER_LEFT, section: 'left-and-centre' }, { allowed: true }),
  ),
  line(
    'leader-order',
    ['cca-8.35', 'cca-8.36', 'cca-8.37'],
    proof(
      'cca/may-order',
      { ...ORDER_LEFT, unit: 'LD', detaches: true },
      {
        allowed: true,
        cost: 1,
      },
    ),
    proof(
      'cca/may-order',
      {
        commandCard: 'order-heavy-troops',
        command: 5,
        unit: 'LD',
        detaches: true,
        section: 'left',
      },
      { allowed: false },
    ),
  ),
];
