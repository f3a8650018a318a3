import type { Condition, Row, Table } from '../../core/rows.ts';
import { type Besides, type Fact, rulesOf } from '../../core/rules.ts';
import type { Key, With } from '../../core/ruling.ts';

/** How many Increases and Decreases bear on a Value, and how many points are added after them. */
export interface Modifiers {
  increases: number;
  decreases: number;
  points: number;
}

export const NONE: Modifiers = { increases: 0, decreases: 0, points: 0 };

type About<S> = readonly Fact<S, Modifiers>[];
type Rest<S> = readonly (Condition<S, Modifiers> | Besides<S, Modifiers>)[];
type Amount<S> = number | ((situation: S) => number);

/** The verbs of rows that modify a Value: each Increase or Decrease is one clause. */
export function modifiersOf<S>(told?: (situation: S) => With) {
  const { sets, notes } = rulesOf<S>(told);
  const by =
    (part: keyof Modifiers) => (key: Key, about: About<S>, rest: Rest<S>, amount: Amount<S>) =>
      sets<Modifiers>(
        key,
        (situation, now) => ({
          ...now,
          [part]: now[part] + (typeof amount === 'number' ? amount : amount(situation)),
        }),
        about,
        ...rest,
      );
  const [up, down, points] = [by('increases'), by('decreases'), by('points')];
  return {
    increases: (key: Key, about: About<S>, ...rest: Rest<S>) => up(key, about, rest, 1),
    decreases: (key: Key, about: About<S>, ...rest: Rest<S>) => down(key, about, rest, 1),
    /** Two steps at once: Speed++. */
    doubles: (key: Key, about: About<S>, ...rest: Rest<S>) => up(key, about, rest, 2),
    gives: (key: Key, amount: Amount<S>, about: About<S>, ...rest: Rest<S>) =>
      points(
        key,
        about,
        [
          {
            with: (situation) => ({
              points: typeof amount === 'number' ? amount : amount(situation),
            }),
          },
          ...rest,
        ],
        amount,
      ),
    notes: (key: Key, about: About<S>, ...rest: Rest<S>) => notes<Modifiers>(key, about, ...rest),
  };
}

/** Shown in a step as what they come to: -1 is one Decrease more than Increases; points after it. */
const shown = ({ increases, decreases, points }: Modifiers) =>
  points === 0 ? `${increases - decreases}` : `${increases - decreases} (+${points})`;

export const modifierTable = <S>(rows: readonly Row<S, Modifiers>[]): Table<S, Modifiers> => ({
  on: 'modifiers',
  rows,
  show: shown,
});
