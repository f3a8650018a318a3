import { applyRows, type Row, type Table } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';

/** What may be wrong with an army list. */
export const FAULTS = [
  'no-general',
  'several-generals',
  'level-of-general',
  'level-of-commander',
  'above-general',
  'too-many-virtues',
  'too-many-traits',
  'cartographer-not-general',
  'trait-repeated',
  'elite-not-eligible',
  'guns-without-formation',
  'over-limit',
  'faction-rule',
  'chart-boxes',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The value that somebody would change to mend it: of the list, or of the Commander or unit that it blames. */
export const FIELD_OF: Readonly<Record<Fault, string>> = {
  'no-general': 'commanders',
  'several-generals': 'isGeneral',
  'level-of-general': 'commanderLevel',
  'level-of-commander': 'commanderLevel',
  'above-general': 'commanderLevel',
  'too-many-virtues': 'virtues',
  'too-many-traits': 'traits',
  'cartographer-not-general': 'traits',
  'trait-repeated': 'traits',
  'elite-not-eligible': 'eliteUnit',
  'guns-without-formation': 'integrated',
  'over-limit': 'pointsLimit',
  'faction-rule': 'factionKept',
  'chart-boxes': 'boxesKept',
};

/** A rule of army lists: the row that bars what breaks it, and the name of that fault. */
export interface Rule<S> {
  fault: Fault;
  table: Table<S, boolean>;
}

export const rule = <S>(fault: Fault, row: Row<S, boolean>): Rule<S> => ({
  fault,
  table: { on: 'allowed', rows: [row] },
});

/** Each rule is asked by itself, so that a list is told all that is wrong with it. */
export const faultsBy = <S>(rules: readonly Rule<S>[], list: S, trace: Trace): Fault[] =>
  rules.flatMap(({ fault, table }) => (applyRows(table, list, true, trace) ? [] : [fault]));
