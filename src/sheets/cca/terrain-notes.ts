import type { Cell, Part } from '../sheet.ts';
import { closeCombat, fire, mayMove, sight } from './proofs.ts';

/** What is seen on a hill and behind it, from E4 along its row. */
export const HILL_SIGHT: Cell = [
  {
    say: 'terrain/hill-front',
    clauses: ['cca-17.20', 'cca-17.21'],
    proofs: [
      sight({ from: 'E4', to: 'E6', hills: ['E6'] }, { visible: true }),
      sight({ from: 'E4', to: 'E6', hills: ['E5', 'E6'] }, { visible: false }),
    ],
  },
  {
    say: 'terrain/hill-level',
    clauses: ['cca-17.22'],
    proofs: [sight({ from: 'E4', to: 'E6', hills: ['E4', 'E5', 'E6'] }, { visible: true })],
  },
];

const CARD_DICE = [
  { card: 'clash-of-shields', dice: 2, attacker: { unit: 'HI' } },
  { card: 'mounted-charge', dice: 1, attacker: { unit: 'HC' } },
  { card: 'i-am-spartacus', dice: 1, attacker: { unit: 'HI' } },
];
const MOST_DICE = 2;

const LIMITS: Part = {
  title: 'terrain/limits',
  lines: [
    {
      say: 'terrain/limit-not-more',
      clauses: ['cca-11.6', 'cca-10.17'],
      proofs: [
        closeCombat('LI', { unit: 'MI', terrain: 'forest' }, { dice: 2 }),
        closeCombat('HI', { unit: 'MI', terrain: 'forest' }, { dice: 2 }),
        closeCombat({ unit: 'LI', terrain: 'hill' }, 'MI', { dice: 2 }),
        fire({ unit: 'LI', moved: 1 }, { unit: 'MI', terrain: 'forest' }, { dice: 1 }),
      ],
    },
    {
      say: 'terrain/limit-cards',
      clauses: ['cca-17.6', 'cca-17.12', 'cca-17.18', 'cca-17.30'],
      proofs: ['rough', 'forest', 'hill', 'ford'].flatMap((terrain) =>
        CARD_DICE.map(({ card, dice, attacker }) =>
          closeCombat(attacker, { unit: 'MI', terrain }, { dice: MOST_DICE + dice }, { card }),
        ),
      ),
    },
    {
      say: 'terrain/limit-warriors',
      clauses: ['cca-11.15', 'cca-17.5'],
      proofs: [closeCombat('WR', { unit: 'MI', terrain: 'rough' }, { dice: MOST_DICE })],
    },
    {
      say: 'terrain/camp-fire',
      clauses: ['cca-17.42'],
      proofs: [
        fire({ unit: 'LB', terrain: 'camp' }, 'MI', { dice: 1 }),
        closeCombat({ unit: 'HI', terrain: 'camp' }, 'MI', { dice: 4 }),
      ],
    },
    {
      say: 'terrain/trasimene',
      clauses: ['cca-19.16'],
      proofs: [
        mayMove(
          { unit: 'LC', hexes: 1, scenario: 'lake-trasimene', hex1: { ground: 'steep-hill' } },
          { allowed: false },
        ),
      ],
    },
  ],
};

const SIGHT: Part = {
  title: 'terrain/line-of-sight',
  lines: [
    {
      say: 'terrain/centre-to-centre',
      clauses: ['cca-10.13', 'cca-10.14'],
      proofs: [
        sight({ from: 'E4', to: 'E6', units: ['E5'] }, { visible: false }),
        sight({ from: 'E4', to: 'E6', forests: ['E5'] }, { visible: false }),
        sight({ from: 'E4', to: 'E6', hills: ['E5'] }, { visible: false }),
        sight({ from: 'E4', to: 'E6', camps: ['E5'] }, { visible: false }),
        sight({ from: 'E4', to: 'E6', roughs: ['E5'] }, { visible: true }),
      ],
    },
    {
      say: 'terrain/own-and-target',
      clauses: ['cca-10.15', 'cca-10.14'],
      proofs: [sight({ from: 'E4', to: 'E6', forests: ['E4', 'E6'] }, { visible: true })],
    },
    {
      say: 'terrain/along-hexside',
      clauses: ['cca-10.16'],
      proofs: [
        sight({ from: 'E7', to: 'G7', forests: ['F7'] }, { visible: true }),
        sight({ from: 'E7', to: 'G7', forests: ['F6', 'F7'] }, { visible: false }),
      ],
    },
  ],
};

export const NOTES: readonly Part[] = [LIMITS, SIGHT];
