import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { type Step, Trace } from '../../core/ruling.ts';

/** What may be wrong with a unit of an army list. */
export const UNIT_FAULTS = [
  'too-few',
  'not-six-dogs',
  'wrong-crew',
  'no-command',
  'option-of-others',
  'option-of-a-tribe',
  'one-of-two',
  'only-on-foot',
  'only-mounted',
  'falx-and-bow',
  'spears-unless-stubborn',
  'not-of-this-tribe',
  'of-another-list',
  'no-replacement',
] as const;
/** What may be wrong with the army as a whole. */
const ARMY_FAULTS = [
  'share-over',
  'share-under',
  'too-many-of-it',
  'too-many-chariots',
  'too-many-special',
  'too-many-catapults',
] as const;
export const FAULTS = [...UNIT_FAULTS, ...ARMY_FAULTS] as const;
export type Fault = (typeof FAULTS)[number];

/** The value that somebody would change to mend it. */
export const FIELD_OF: Readonly<Record<Fault, string>> = {
  'too-few': 'models',
  'not-six-dogs': 'models',
  'wrong-crew': 'models',
  'no-command': 'standard',
  'option-of-others': 'listOptions',
  'option-of-a-tribe': 'listOptions',
  'one-of-two': 'listOptions',
  'only-on-foot': 'listOptions',
  'only-mounted': 'listOptions',
  'falx-and-bow': 'listOptions',
  'spears-unless-stubborn': 'listOptions',
  'not-of-this-tribe': 'entry',
  'of-another-list': 'entry',
  'no-replacement': 'insteadOfWarriors',
  'share-over': 'units',
  'share-under': 'units',
  'too-many-of-it': 'entry',
  'too-many-chariots': 'models',
  'too-many-special': 'units',
  'too-many-catapults': 'entry',
};

/** A rule of army lists: the row that bars what breaks it, and the name of that fault. */
interface Rule<S> {
  fault: Fault;
  table: Table<S, boolean>;
}

export const rule = <S>(fault: Fault, row: Row<S, boolean>): Rule<S> => ({
  fault,
  table: { on: 'allowed', rows: [row] },
});

/** What is wrong, and the sentence of its clause. */
export interface Broken {
  fault: Fault;
  step: Step;
}

/** Each rule is asked by itself, so that a list is told all that is wrong with it. */
export function brokenBy<S>(rules: readonly Rule<S>[], list: S, trace: Trace): Broken[] {
  return rules.flatMap(({ fault, table }) => {
    const own = new Trace();
    const kept = applyRows(table, list, true, own);
    trace.steps.push(...own.steps);
    for (const { clause, because, with: values } of own.notApplied)
      trace.skip(clause, because, values);
    const step = own.steps.find(({ effect }) => effect);
    return kept || !step ? [] : [{ fault, step }];
  });
}
