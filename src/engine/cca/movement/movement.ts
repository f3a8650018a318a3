import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Step, Trace } from '../../core/ruling.ts';
import { CARD_MOVES, type CommandCard, DECK, DECK_CARDS, type DeckCard } from '../cards.ts';
import { type Combatant, PROFILES, UNITS, type Unit } from '../units.ts';
import { entered, isLightOnFoot, type Move, type OrderedBy } from './move.ts';
import { HEXES_ENTERED, type Spot } from './path-rows.ts';
import { MAY_MOVE } from './rows.ts';

export type { Move, PathHex } from './move.ts';

type On = Condition<Move>;
type MoveRow<V> = Row<Move, V>;

const given = (holds: (move: Move) => boolean): On => ({ name: 'given', holds });
const facts = ({ unit, hexes }: Move) => ({ unit, hexes });

const unitIs = (...units: Combatant[]) => given(({ unit }) => units.includes(unit));
const cardIs = (...cards: OrderedBy[]) => given(({ orderedBy }) => cards.includes(orderedBy));

const MOVES: ClauseId[] = [...new Set(UNITS.map((unit) => PROFILES[unit].clauses.move))];

const most = (clause: ClauseId, hexes: number, ...when: On[]): MoveRow<number> => ({
  clause,
  when,
  apply: () => hexes,
  with: facts,
  unless: [...MOVES, 'cca-8.29'],
});

/** Most hexes of an ordered leader who moves on his own (cca-8.29). */
const LEADER_MOVE = 3;
export const moveOf = (unit: Combatant) => (unit === 'LD' ? LEADER_MOVE : PROFILES[unit].move);

const ownMove = (clause: ClauseId): MoveRow<number> => ({
  clause,
  when: [
    given(({ unit }) =>
      unit === 'LD' ? clause === 'cca-8.29' : PROFILES[unit].clauses.move === clause,
    ),
  ],
  apply: (_, { unit }) => moveOf(unit),
  with: ({ unit }) => ({ unit, hexes: moveOf(unit) }),
  say: `${clause}/moves`,
});

const STANDING = DECK_CARDS.filter((card) => (DECK[card] as CommandCard).moves === 0);
const FURTHER = Object.entries(CARD_MOVES).flatMap(([card, units]) =>
  Object.entries(units).map(([unit, { clause, hexes }]) =>
    most(clause, hexes, topic(cardIs(card as DeckCard), unitIs(unit as Unit))),
  ),
);

/** The card in play stands above the move of the unit type. */
const MOST_HEXES: Table<Move, number> = {
  on: 'maxHexes',
  rows: [
    ...STANDING.map((card) => most(DECK[card].clause, 0, cardIs(card))),
    ...FURTHER,
    {
      clause: 'cca-18.37',
      when: [
        topic(
          cardIs('double-time'),
          given(({ unit }) => isLightOnFoot(unit)),
        ),
      ],
      with: facts,
      say: 'cca-18.37/no-more-hexes',
    },
    ...[...MOVES, 'cca-8.29' as const].map(ownMove),
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
