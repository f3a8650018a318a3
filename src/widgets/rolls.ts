import { put, type Query, type Reply, type Rolling } from '../engine/core/query.ts';
import type { Shown, Step } from '../engine/core/ruling.ts';
import type { Field } from '../engine/core/schema/field.ts';
import { read } from '../engine/core/schema/read.ts';
import { type Draft, valueAt, withValue } from './paths.ts';
import { fieldAt } from './state.ts';

export type Face = string | number;

/** A roll that a form asks for: its dice as far as they fell. */
export interface Roll extends Rolling {
  path: string;
  field: Field;
  faces: readonly Face[];
}

export interface Asked {
  reply: Reply;
  rolls: readonly Roll[];
}

const fallen = (value: unknown): readonly Face[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Face];

/** The faces that hit by the last step that tells them. */
function hitsOn(steps: readonly Step[]): Shown | undefined {
  return steps.findLast(({ effect }) => effect?.on === 'hitsOn')?.effect?.to;
}

/** What an answer says of the rolls of a question. */
function rollsOf(query: Query, draft: Draft, reply: Reply): Roll[] {
  const situation = read(query.fields, draft);
  if (!('ruling' in reply && 'value' in situation)) return [];
  const { answer, steps } = reply.ruling;
  const faces = Reflect.get(answer, 'hitsOn') ?? hitsOn(steps);
  const hits = Array.isArray(faces) ? (face: Face) => faces.includes(face) : undefined;
  return Object.entries(query.rolls ?? {}).flatMap(([path, told]) => {
    const field = fieldAt(query.fields, path);
    const faces = fallen(valueAt(draft, path));
    const roll = told(answer, faces.length, situation.value);
    const dice = typeof roll === 'object' ? (roll?.dice ?? 0) : (roll ?? 0);
    const good = (typeof roll === 'object' && roll?.good) || hits;
    return field ? [{ path, field, faces, dice, good }] : [];
  });
}

/** The draft without a roll and all that is rolled after it. */
const before = (query: Query, draft: Draft, roll: string) => {
  const paths = Object.keys(query.rolls ?? {});
  return paths
    .slice(paths.indexOf(roll))
    .reduce((less, path) => withValue(less, path, undefined), draft);
};

/**
 * Puts a draft to its query. Numbered dice of which some are missing say nothing yet; the same of
 * other dice may be a fault: without them there is an answer.
 */
export function ask(query: Query, draft: Draft): Asked {
  const reply = put(query, draft);
  if ('ruling' in reply) {
    const rolls = rollsOf(query, draft, reply);
    const open = rolls.find(({ field, faces, dice }) => {
      return field.kind === 'counts' && faces.length > 0 && faces.length < dice;
    });
    return { reply: open ? put(query, before(query, draft, open.path)) : reply, rolls };
  }
  const blamed = Object.keys(query.rolls ?? {}).find((path) =>
    reply.violations.every(({ field }) => field === path || field.startsWith(`${path}.`)),
  );
  if (blamed === undefined) return { reply, rolls: [] };
  const open = put(query, before(query, draft, blamed));
  const rolls = rollsOf(query, draft, open);
  const roll = rolls.find(({ path }) => path === blamed);
  return { reply: roll && roll.faces.length < roll.dice ? open : reply, rolls };
}

/** A roll as its field has it: a die alone is a number, nothing fallen is nothing said. */
export const rolledValue = ({ kind }: Field, faces: readonly Face[]): unknown =>
  faces.length === 0 ? undefined : kind === 'count' ? faces[0] : faces;

/** The draft with no more dice than there are to roll. */
export function settled(query: Query, draft: Draft): Draft {
  if (!query.rolls) return draft;
  const many = ask(query, draft).rolls.find(({ faces, dice }) => faces.length > dice);
  if (!many) return draft;
  const { path, field, faces, dice } = many;
  return settled(query, withValue(draft, path, rolledValue(field, faces.slice(0, dice))));
}

/** Dice that an example showed are not those of another situation: they go where anything but dice has changed. */
export function withoutShownDice(query: Query, shown: Draft, wanted: Draft): Draft {
  const paths = Object.keys(query.rolls ?? {});
  const bare = (draft: Draft) =>
    paths.reduce((less, path) => withValue(less, path, undefined), draft);
  const others = bare(wanted);
  return JSON.stringify(bare(shown)) === JSON.stringify(others) ? wanted : others;
}
