import type { ComponentChildren } from 'preact';
import type { Dice } from '../book/marks/dice.ts';
import type { Field, Fields } from '../engine/core/schema/field.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Draft } from './paths.ts';
import type { Seldom } from './seldom.ts';

/** Which fields say of what kind a unit is, so that its card bears its sign. */
export interface Signs {
  system: string;
  names: readonly string[];
}

/** What all parts of a form share. */
export interface Filling {
  /** Controls that few forms have: absent where it has no field for them. */
  seldom?: Seldom | undefined;
  /** Unique on the page: several calculators may be open at once. */
  id: string;
  draft: Draft;
  violations: readonly Violation[];
  /** What is wrong, in words, as soon as they are there. */
  tell: ((violation: Violation) => ComponentChildren) | undefined;
  texts: Texts;
  dice?: Dice | undefined;
  /** Names of fields whose values have signs, and the system that draws them. */
  signs?: Signs | undefined;
  change: (draft: Draft) => void;
  /** What is told of a place below its control. */
  note?: ((path: string) => ComponentChildren) | undefined;
  /** The texts with the readings of unclear places, which are fetched. Absent: the texts have them. */
  unfold?: (() => Promise<Texts>) | undefined;
  /** Dice that fell: they have a place of their own. */
  rolled: readonly string[];
  /** Places that a reader has added, though they are still as they ordinarily are. */
  opened: readonly string[];
  open: (path: string, on: boolean) => void;
}

export interface Place {
  path: string;
  field: Field;
}

export const placesOf = (fields: Fields, path = ''): Place[] =>
  Object.entries(fields).map(([name, field]) => ({ path: path ? `${path}.${name}` : name, field }));

export const nameOf = (path: string) => path.replace(/^.*\./, '');

/** What is wrong at a path or, unless it is a place of its own, anywhere below it. */
export function faultAt({ violations, tell }: Filling, path: string, below = true) {
  const found = violations.find(
    ({ field }) => field === path || (below && field.startsWith(`${path}.`)),
  );
  return found && tell?.(found);
}

/** What a player says in any case. */
export const isUsual = ({ field }: Place) =>
  field.need === 'required' ||
  field.usual === true ||
  (!field.rare &&
    (field.unsaid !== undefined || field.kind === 'group' || field.kind === 'groups'));
