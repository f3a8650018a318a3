import type { Fields } from '../../engine/core/schema/field.ts';
import { type Draft, valueAt, withValue } from '../paths.ts';
import { fieldAt } from '../state.ts';
import type { GivenValue } from './giver.ts';

/** What a value comes to while it stays unsaid. */
function defaultAt(fields: Fields, path: string): unknown {
  const field = fieldAt(fields, path);
  return field?.need === 'default' ? field.default : undefined;
}

/** The value at a place of a form, as it is or as it comes to. */
const standing = (fields: Fields, draft: Draft, path: string) =>
  valueAt(draft, path) ?? defaultAt(fields, path);

/** Does a form hold this value, as the sheet has it? */
export const isTaken = (fields: Fields, draft: Draft, { path, value }: GivenValue) =>
  standing(fields, draft, path) === value;

/** Does somebody say something there that it would not come to by itself? */
export const isSaid = (fields: Fields, draft: Draft, path: string) =>
  standing(fields, draft, path) !== defaultAt(fields, path);

const pathsOf = (given: readonly GivenValue[]) => given.map(({ path }) => path);

/**
 * The form with what its sheet says now. What somebody put there himself stays, until he asks about another unit or
 * takes another sheet (`anew`); then he keeps only how many blocks there are.
 */
export function take(
  fields: Fields,
  draft: Draft,
  before: readonly GivenValue[],
  after: readonly GivenValue[],
  anew: boolean,
): Draft {
  const paths = new Set([...pathsOf(before), ...pathsOf(after)]);
  return [...paths].reduce((taken, path) => {
    const was = before.find((one) => one.path === path);
    const now = after.find((one) => one.path === path);
    const follows = was !== undefined && isTaken(fields, draft, was);
    const open = now?.begins ? standing(fields, draft, path) === undefined : anew;
    if (!follows && !(now && open)) return taken;
    // A unit of which the sheet does not speak still has its blocks.
    if (!now && was?.begins) return taken;
    return withValue(taken, path, now?.value === defaultAt(fields, path) ? undefined : now?.value);
  }, draft);
}
