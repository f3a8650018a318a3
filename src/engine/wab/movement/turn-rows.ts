import type { Row, Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';

const MOVING = [
  ...['declare-charge', 'declare-disengagement', 'declare-forced-charge', 'charge-reaction'],
  ...['rally', 'flee-on', 'disengaging-move', 'stampede', 'charge-move', 'forced-charge-move'],
  ...['line-up', 'normal-move', 'march', 'reform', 'join-a-unit', 'return-to-table'],
  'reaction-shots',
] as const;
const FIGHTING = [
  ...['fight-combats', 'combat-results', 'break-tests', 'combat-panic-tests'],
  ...['give-ground', 'flee-from-combat', 'pursue', 'redress-ranks'],
] as const;
export const EVENTS = [
  'start-tests',
  'return-test',
  'declare-charge',
  'declare-disengagement',
  'declare-forced-charge',
  'charge-reaction',
  'rally',
  'flee-on',
  'disengaging-move',
  'stampede',
  'charge-move',
  'forced-charge-move',
  'line-up',
  'normal-move',
  'march',
  'reform',
  'join-a-unit',
  'return-to-table',
  'shooting',
  'fight-combats',
  'combat-results',
  'break-tests',
  'combat-panic-tests',
  'give-ground',
  'flee-from-combat',
  'pursue',
  'redress-ranks',
  'reaction-shots',
  'first-flight',
] as const;
export type EventName = (typeof EVENTS)[number];

export interface Happening {
  event: EventName;
  turnOf: 'own' | 'enemy';
}

const { bars, notes, sets } = rulesOf<Happening>();

const PHASE = 100;
const STEP = 10;
/** A place in the turn as one number, the earlier the less: phase, step, and what comes first within it. */
const place = (phase: number, step = 0, within = 0) => phase * PHASE + step * STEP + within;
export const phaseOf = (order: number) => Math.floor(order / PHASE);
export const stepOf = (order: number) => Math.floor((order % PHASE) / STEP);

const among =
  (events: readonly string[]) =>
  ({ event }: Happening) =>
    events.includes(event);

const at = (key: Key, order: number, ...events: readonly EventName[]): Row<Happening, number> =>
  sets<number>(key, order, [among(events)]);

/** What happens when in a turn, in its movement phase and in its combats. */
export const SEQUENCE: Table<Happening, number> = {
  on: 'turnOrder',
  rows: [
    at('wab-1.56', place(1), 'start-tests', 'return-test'),
    notes<number>('wab-1.57', [among(MOVING)]),
    at('wab-1.58', place(3), 'shooting'),
    notes<number>('wab-1.59', [among(FIGHTING)]),
    at('wab-2.1', place(2, 1), 'declare-charge', 'declare-disengagement'),
    at('wab-2.2', place(2, 1), 'declare-forced-charge'),
    at('wab-2.3', place(2, 1, 1), 'charge-reaction', 'reaction-shots'),
    at('wab-2.4', place(2, 2), 'rally'),
    at('wab-2.5', place(2, 3), 'flee-on', 'disengaging-move', 'stampede'),
    at('wab-2.6', place(2, 4), 'forced-charge-move'),
    at('wab-2.7', place(2, 4), 'charge-move'),
    at('wab-2.7', place(2, 4, 1), 'line-up'),
    at('wab-2.8', place(2, 5), 'normal-move', 'march', 'reform', 'join-a-unit', 'return-to-table'),
    at('wab-5.1/turn', place(4, 1), 'fight-combats'),
    at('wab-5.2/turn', place(4, 2), 'combat-results'),
    at('wab-5.3/turn', place(4, 3), 'break-tests'),
    at('wab-5.4/turn', place(4, 4), 'combat-panic-tests'),
    at('wab-6.79/turn', place(4, 5), 'give-ground'),
    at('wab-5.5/turn', place(4, 5, 1), 'flee-from-combat'),
    at('wab-5.6/turn', place(4, 6), 'pursue'),
    at('wab-5.7/turn', place(4, 7), 'redress-ranks'),
    notes<number>('wab-2.67/any', [among(['first-flight'])]),
    notes<number>(
      'wab-1.55',
      [among(['first-flight', 'flee-on'])],
      on('has-its-place', among(['first-flight'])),
    ),
  ],
};

const inEnemyTurn = ({ turnOf }: Happening) => turnOf === 'enemy';

/** Whose turn it must be. */
export const WHOSE: Table<Happening, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-1.54', [among(FIGHTING)], { unless: ['wab-1.53'] }),
    notes('wab-1.53/anybody', [among(['first-flight'])]),
    bars(
      'wab-2.3/own-turn',
      [among(['charge-reaction', 'reaction-shots'])],
      on('in-enemy-turn', ({ turnOf }) => turnOf === 'own'),
    ),
    bars(
      'wab-1.53',
      [({ event }) => !['charge-reaction', 'reaction-shots', 'first-flight'].includes(event)],
      on('in-own-turn', inEnemyTurn),
    ),
  ],
};
