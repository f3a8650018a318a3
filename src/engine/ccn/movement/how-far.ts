import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { type Fact, not, on, rulesOf } from '../../core/rules.ts';
import type { Key, Step, Trace } from '../../core/ruling.ts';
import {
  type Combatant,
  isArtillery,
  isGuard,
  isHeavyCavalry,
  isHorseArtillery,
  isInfantry,
  isLightInfantry,
  isUnit,
  LEADER_MOVE,
  PROFILES,
  UNITS,
} from '../units.ts';
import { cardIs, hasLeaderAlong, type Move } from './move.ts';

const BY_LEADER = 'ccn-5.54';
const NATIONAL = 'ccn-5.52';
const clauseFor = (unit: Combatant) => (isUnit(unit) ? PROFILES[unit].move : BY_LEADER);
const movesOf = (unit: Combatant) => (isUnit(unit) ? PROFILES[unit].moves : LEADER_MOVE);
const fightsOf = (unit: Combatant) => (isUnit(unit) ? PROFILES[unit].fights : 0);
const OWN_MOVES: ClauseId[] = [...new Set([...UNITS, 'leader' as const].map(clauseFor))];

const { adds, notes, sets } = rulesOf<Move>(({ unit, hexes }) => ({ unit, hexes }));

const of = (fact: (unit: Combatant) => boolean) => (move: Move) => fact(move.unit);
const infantry = of(isInfantry);
/** Force March lets the light, the elite of the foot, the Guard and who has a leader fight after 2 hexes. */
const marchesAndFights = (move: Move) =>
  isLightInfantry(move.unit) ||
  move.unit === 'grenadier' ||
  isGuard(move.unit) ||
  hasLeaderAlong(move);

/** How far the cards let one move, and fight; each replaces what the type and its national card say. */
const CARD_MOVES: readonly (readonly [
  key: Key,
  moves: number,
  fights: number,
  ...about: Fact<Move>[],
])[] = [
  ['ccn-8.50/move', 0, 0, cardIs('fire-and-hold')],
  ['ccn-8.29/move', 2, 2, cardIs('bayonet-charge'), infantry],
  ['ccn-8.33/move', 3, 0, cardIs('bombard'), of(isArtillery)],
  ['ccn-8.38/move', 3, 3, cardIs('cavalry-charge'), of(isHeavyCavalry)],
  ['ccn-8.57/move', 2, 2, cardIs('force-march'), infantry, marchesAndFights],
  ['ccn-8.58/move', 2, 1, cardIs('force-march'), infantry, not(marchesAndFights)],
  ['ccn-8.69/move', 4, 0, cardIs('grande-manoeuvre')],
];

const MOST_HEXES: Table<Move, number> = {
  on: 'maxHexes',
  rows: [
    ...CARD_MOVES.map(([key, hexes, fights, ...about]) =>
      sets<number>(key, hexes, about, {
        with: ({ unit }) => ({ unit, hexes, fights }),
        unless: [...OWN_MOVES, NATIONAL],
      }),
    ),
    sets<number>(
      'ccn-8.60/move',
      0,
      [cardIs('cold-steel')],
      on('reading-r73-a', ({ readings }) => readings.R73 === 'b'),
      { unless: [...OWN_MOVES, NATIONAL] },
    ),
    notes<number>('ccn-8.39/move', [cardIs('cavalry-charge'), of(isHorseArtillery)]),
    ...OWN_MOVES.map((clause) =>
      // What is worked out starts from it.
      notes<number>(clause, [({ unit }) => clauseFor(unit) === clause], {
        say: `${clause}/moves`,
        with: ({ unit }) => ({ unit, hexes: movesOf(unit), fights: fightsOf(unit) }),
      }),
    ),
    adds(NATIONAL, ({ nationalMove }) => nationalMove, [({ nationalMove }) => nationalMove !== 0], {
      with: ({ unit, nationalMove }) => ({ unit, hexes: nationalMove }),
    }),
  ],
};

/** Most hexes of the move by unit type and card; the last clause recorded is the one that decides. */
export const maxHexes = (move: Move, trace: Trace) =>
  Math.max(0, applyRows(MOST_HEXES, move, movesOf(move.unit), trace));

export function tooFar(move: Move, trace: Trace): boolean {
  const { unit, hexes } = move;
  const most = maxHexes(move, trace);
  const { clause } = trace.steps.at(-1) as Step;
  if (hexes <= most) return false;
  const effect = { on: 'allowed', from: true, to: false };
  trace.step(clause, { unit, hexes, most }, effect, 'too-far');
  return true;
}
