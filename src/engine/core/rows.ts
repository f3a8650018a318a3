import type { ClauseId } from './clause-ids.ts';
import type { Shown, Trace, With } from './ruling.ts';

/** A named condition: its name is the reason shown when a clause fails only by it. */
export interface Condition<S, V = unknown> {
  name: string;
  holds: (situation: S, value: V) => boolean;
  /** The single facts of a topic that asks for several. */
  facts?: readonly Condition<S, V>[];
}

/** One clause as a row of a table. */
export interface Row<S, V> {
  clause: ClauseId;
  /**
   * All must hold. The first is the topic of the clause (is a warrior unit rolling at all?): where it fails
   * the clause is not worth a word; where it holds and just one other fails, the clause was nearly met.
   */
  when: readonly Condition<S, V>[];
  /** Absent where the clause is recorded but changes nothing. */
  apply?: (value: V, situation: S) => V;
  /** What its sentence shows: of the situation, of the value before, and of what the row makes of it. */
  with?: (situation: S, value: V, after: () => V) => With;
  /** Clauses further down that this one switches off. */
  unless?: readonly ClauseId[];
  /** Message key, where the clause has more than one. */
  say?: string;
  /** Where it applies, what was asked turns on it: the sentence to quote names it and no clause that does not decide. */
  decides?: true;
}

/** Several conditions as one topic: where one of them fails the clause is not worth a word. */
export function topic<S, V = unknown>(...all: readonly Condition<S, V>[]): Condition<S, V> {
  const [only, ...more] = all;
  return {
    name: all.map(({ name }) => name).join(' '),
    holds:
      only && more.length === 0
        ? only.holds
        : (situation, value) => all.every((condition) => condition.holds(situation, value)),
    facts: all,
  };
}

export interface Table<S, V> {
  /** What is worked out: 'dice', 'flags' ... */
  on: string;
  rows: readonly Row<S, V>[];
  /** How a value is shown in the effect of a step; absent for values that show themselves. */
  show?: (value: V) => Shown;
}

type Stand = <S, V>(table: Table<S, V>) => Table<S, V>;
let standIn: Stand | undefined;

/** For `npm run prove` alone: what is run in place of each table, until it is called without one. */
export const standInForTables = (by?: Stand) => {
  standIn = by;
};

const inOrder = new WeakSet<object>();

/** An exception stands above what it switches off, so that no two rows can switch each other off. */
function mustBeInOrder<S, V>({ on, rows }: Table<S, V>) {
  rows.forEach(({ clause, unless = [] }, i) => {
    const below = new Set(rows.slice(i + 1).map((row) => row.clause));
    const wrong = unless.find((id) => !below.has(id));
    if (wrong)
      throw new RangeError(`${on}: ${wrong} must stand below ${clause}, which switches it off`);
  });
}

/** Most rows end here: without its topic, or with two conditions missing, a clause is not worth a word. */
const OFF_TOPIC = Symbol('off topic');

/** The one condition that fails, if any. */
function missing<S, V>(when: Row<S, V>['when'], situation: S, value: V) {
  let near: Condition<S, V> | undefined;
  for (let i = 0; i < when.length; i++) {
    const condition = when[i] as Condition<S, V>;
    if (condition.holds(situation, value)) continue;
    if (i === 0 || near) return OFF_TOPIC;
    near = condition;
  }
  return near;
}

/** Runs a table from top to bottom and records each row that held, and those that nearly did. */
export function applyRows<S, V>(written: Table<S, V>, situation: S, start: V, trace: Trace): V {
  if (!inOrder.has(written)) {
    mustBeInOrder(written);
    inOrder.add(written);
  }
  const table = standIn ? standIn(written) : written;
  const show = table.show ?? ((value: V) => value as Shown);
  const switchedOff = new Map<ClauseId, ClauseId>();
  let value = start;
  for (const row of table.rows) {
    const near = missing(row.when, situation, value);
    if (near === OFF_TOPIC) continue;
    const { clause, apply, with: values, unless = [], say, decides } = row;
    const before = value;
    const after = () => (apply ? apply(before, situation) : before);
    const by = switchedOff.get(clause);
    if (by) {
      if (!near) trace.skip(clause, 'switched-off', { by });
      continue;
    }
    const said = values?.(situation, before, after) ?? {};
    if (near) {
      trace.skip(clause, near.name, said);
      continue;
    }
    value = after();
    const effect = effectOf(table.on, show(before), show(value));
    trace[decides ? 'decide' : 'step'](clause, said, effect, say);
    for (const id of unless) switchedOff.set(id, clause);
  }
  return value;
}

/** The effect of a step, or null where the value stayed as it was. */
function effectOf(on: string, from: Shown, to: Shown) {
  return String(from) === String(to) ? null : { on, from, to };
}
