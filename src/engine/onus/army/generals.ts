import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { count } from '../../core/schema/numbers.ts';

export const GENERAL_STATES = ['unharmed', 'fleeing', 'wounded', 'dead'] as const;
export type GeneralState = (typeof GENERAL_STATES)[number];

/** Two dice cannot pass a lower one, nor fail a higher one. */
const MOST_LEADERSHIP = 12;
/** What a lost general takes from his Leadership, and from the morale of his army (onus-4.11, onus-4.12). */
export const LOSS = 1;

export const GENERAL_STATE = choice(GENERAL_STATES, 'unharmed');
export const LEADERSHIP = count(1, MOST_LEADERSHIP, 6);

/** Dead, wounded or fleeing: for all three his army pays alike (onus-4.11). */
export const isLost = (state: GeneralState) => state !== 'unharmed';

interface Commander {
  generalState: GeneralState;
}

const { adds } = rulesOf<Commander>();
export const generalLost = on('general-holds', ({ generalState }: Commander) =>
  isLost(generalState),
);

const LEADERSHIP_IN_FORCE: Table<Commander, number> = {
  on: 'leadershipNow',
  rows: [
    adds('onus-4.12', -LOSS, [], generalLost, {
      with: ({ generalState }, _, after) => ({ generalState, leadership: after() }),
    }),
  ],
};

/** The Leadership that counts: that of the card, or 1 less while its general is lost. */
export const leadershipInForce = (commander: Commander, leadership: number, trace: Trace) =>
  applyRows(LEADERSHIP_IN_FORCE, commander, leadership, trace);
