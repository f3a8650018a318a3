import type { DeckCard } from '../../engine/cca/cards.ts';
import { type Line, proof } from '../sheet.ts';

export type Told = Required<Pick<Line, 'clauses' | 'proofs'>>;

/** Cards whose orders are told in words of their own, with what proves them beside the card's own facts. */
export const TOLD: Partial<Record<DeckCard, Told>> = {
  'clash-of-shields': {
    clauses: ['cca-18.30'],
    proofs: [
      proof('cca/orders', { commandCard: 'clash-of-shields', unitsInContact: 3 }, { canOrder: 3 }),
    ],
  },
  'counter-attack': { clauses: ['cca-18.31'], proofs: [] },
  'double-time': {
    clauses: [],
    proofs: [
      proof(
        'cca/may-order',
        { commandCard: 'double-time', unit: 'MI', inBlock: false, ordersGiven: 1 },
        { allowed: false },
      ),
    ],
  },
  'first-strike': {
    clauses: [],
    proofs: [
      proof(
        'cca/may-play',
        { commandCard: 'first-strike', when: 'attack-declared' },
        {
          allowed: true,
        },
      ),
      proof(
        'cca/may-play',
        { commandCard: 'first-strike', when: 'attack-rolled' },
        {
          allowed: false,
        },
      ),
    ],
  },
  'i-am-spartacus': {
    clauses: ['cca-18.26', 'cca-18.41'],
    proofs: [
      proof(
        'cca/spartacus',
        { command: 5, rolled: ['green', 'leader', 'flag'] },
        { commandDice: 5, ordersRolled: 2 },
      ),
    ],
  },
  'line-command': {
    clauses: [],
    proofs: [
      proof(
        'cca/orders',
        { commandCard: 'line-command', ownUnits: { MI: 6 }, footBlock: 6 },
        { canOrder: 6 },
      ),
    ],
  },
  rally: {
    clauses: ['cca-18.26', 'cca-18.51'],
    proofs: [
      proof(
        'cca/rally',
        { command: 5, rolled: ['green', 'leader', 'flag'], lostBlocks: { LI: 2 } },
        { commandDice: 5, blocksReturned: 2 },
      ),
    ],
  },
};
