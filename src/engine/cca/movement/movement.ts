import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { type Fact, rulesOf } from '../../core/rules.ts';
import type { Step, Trace } from '../../core/ruling.ts';
import { CARD_MOVES, type CommandCard, DECK, DECK_CARDS, type DeckCard } from '../cards.ts';
import {
  type Combatant,
  isLightOnFoot,
  LEADER_MOVE,
  PROFILES,
  UNITS,
  type Unit,
} from '../units.ts';
import { cardIs, entered, type Move, unitIs } from './move.ts';
import { HEXES_ENTERED, type Spot } from './path-rows.ts';
import { MAY_MOVE } from './rows.ts';

export type { Move, PathHex } from './move.ts';

const { notes, sets } = rulesOf<Move>(({ unit, hexes }) => ({ unit, hexes }));

const BY_LEADER = 'cca-8.29';
export const moveOf = (unit: Combatant) => (unit === 'LD' ? LEADER_MOVE : PROFILES[unit].move);
const clauseFor = (unit: Combatant) => (unit === 'LD' ? BY_LEADER : PROFILES[unit].clauses.move);
const OWN_MOVES: ClauseId[] = [...new Set([...UNITS, 'LD' as const].map(clauseFor))];

const STANDING = DECK_CARDS.filter((card) => (DECK[card] as CommandCard).moves === 0);
const most = (clause: ClauseId, hexes: number, ...about: Fact<Move>[]) =>
  sets<number>(clause, hexes, about, { unless: OWN_MOVES });

/** The card in play stands above the move of the unit type. */
const MOST_HEXES: Table<Move, number> = {
  on: 'maxHexes',
  rows: [
    ...STANDING.map((card) => most(DECK[card].clause, 0, cardIs(card))),
    ...Object.entries(CARD_MOVES).flatMap(([card, units]) =>
      Object.entries(units).map(([unit, { clause, hexes }]) =>
        most(clause, hexes, cardIs(card as DeckCard), unitIs(unit as Unit)),
      ),
    ),
    notes<number>('cca-18.37/no-more-hexes', [
      cardIs('double-time'),
      ({ unit }) => isLightOnFoot(unit),
    ]),
    ...OWN_MOVES.map((clause) =>
      // What is worked out starts from it.
      notes<number>(clause, [({ unit }) => clauseFor(unit) === clause], {
        say: `${clause}/moves`,
        with: ({ unit }) => ({ unit, hexes: moveOf(unit) }),
      }),
    ),
  ],
};

/** Most hexes of the move by unit type and card; the last clause recorded is the one that decides. */
export const maxHexes = (move: Move, trace: Trace) =>
  applyRows(MOST_HEXES, move, moveOf(move.unit), trace);

/** May the move be made as declared? Records why, hex by hex. */
export function moveAllowed(move: Move, trace: Trace): boolean {
  const free = applyRows(MAY_MOVE, move, true, trace);
  const far = move.hexes > 0 && tooFar(move, trace);
  const through = entered(move).reduce(
    (may, hex, i) =>
      applyRows<Spot, boolean>(
        HEXES_ENTERED,
        { ...hex, move, at: i + 1, last: i + 1 === move.hexes },
        may,
        trace,
      ),
    true,
  );
  return free && through && !far;
}

function tooFar(move: Move, trace: Trace): boolean {
  const { unit, hexes } = move;
  const allowance = maxHexes(move, trace);
  const { clause } = trace.steps.at(-1) as Step;
  if (hexes <= allowance) return false;
  const effect = { on: 'allowed', from: true, to: false };
  trace.step(clause, { unit, hexes, most: allowance }, effect, 'too-far');
  return true;
}
