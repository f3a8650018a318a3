import { put, type Query, type Ruling } from './query.ts';
import { Trace } from './ruling.ts';
import type { Field, Fields } from './schema/field.ts';
import { read } from './schema/read.ts';
import { startOf } from './start.ts';

/** What an answer would be if something were otherwise: found by asking again. */

type Draft = Readonly<Record<string, unknown>>;

/** An unclear place of the book on whose reading an answer hangs, or of which it takes a reading that is not adopted. */
export interface Hanging {
  /** The name of its field: R50. */
  id: string;
  adopted: string;
  taken: string;
  /** The readings that give something else, with what they give. */
  otherwise: readonly { reading: string; ruling: Ruling }[];
}

/** One thing to ask again, which takes as long as the question itself; a page asks one after the other. */
type Asked<T> = () => T | undefined;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resultOf = ({ answer, odds }: Ruling) => JSON.stringify([answer, odds]);

/** Whether two rulings say the same, whatever led to it. */
const agree = (one: Ruling, other: Ruling) => resultOf(one) === resultOf(other);

/** The readings that a situation is asked about on the way to its answer: on no other can it hang. */
function touched(query: Query, draft: Draft): ReadonlySet<string> {
  const names = new Set<string>();
  const situation = read(query.fields, draft);
  if (!('value' in situation) || !isDraft(situation.value.readings)) return names;
  const { readings } = situation.value;
  const watched = new Proxy(readings, {
    get(all, name) {
      names.add(String(name));
      return Reflect.get(all, name);
    },
  });
  query.run({ ...situation.value, readings: watched }, new Trace());
  return names;
}

/** Each reading that an answer may hang on, to be asked. */
export function readingsAsked(query: Query, draft: Draft, ruling: Ruling): Asked<Hanging>[] {
  const group = query.fields.readings;
  if (group?.kind !== 'group') return [];
  const said = isDraft(draft.readings) ? draft.readings : {};
  const names = touched(query, draft);
  return Object.entries(group.fields).flatMap(([id, field]): Asked<Hanging>[] => {
    if (field.kind !== 'choice' || field.need !== 'default') return [];
    const adopted = String(field.default);
    const taken = String(said[id] ?? adopted);
    if (taken === adopted && !names.has(id)) return [];
    return [
      () => {
        const others = field.options.filter((reading) => reading !== taken);
        const otherwise = others.flatMap((reading) => {
          const reply = put(query, { ...draft, readings: { ...said, [id]: reading } });
          return 'ruling' in reply && !agree(reply.ruling, ruling)
            ? [{ reading, ruling: reply.ruling }]
            : [];
        });
        const counts = otherwise.length > 0 || taken !== adopted;
        return counts ? { id, adopted, taken, otherwise } : undefined;
      },
    ];
  });
}

/** The unclear places on whose reading an answer hangs, and those that it reads otherwise than adopted. */
export const hangsOn = (query: Query, draft: Draft, ruling: Ruling): Hanging[] =>
  readingsAsked(query, draft, ruling).flatMap((ask) => ask() ?? []);

/** Something that was said of a situation and is not as it ordinarily is. */
export interface Circumstance {
  /** `attacker.enemyAdjacent` */
  path: string;
  value: unknown;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The draft with one value as it ordinarily is. */
function ordinary(draft: Draft, [name = '', ...rest]: readonly string[], value: unknown): Draft {
  const { [name]: inner, ...others } = draft;
  const next = rest.length > 0 ? ordinary(isDraft(inner) ? inner : {}, rest, value) : value;
  return next === undefined ? others : { ...others, [name]: next };
}

interface Told extends Circumstance {
  usual: unknown;
}

/** Whole positions and lists of units speak for themselves. */
const isWhole = ({ kind }: Field) => kind === 'text' || kind === 'groups';

function toldOf(fields: Fields, draft: Draft, start: Draft, path = ''): Told[] {
  return Object.entries(fields).flatMap(([name, field]): Told[] => {
    const value = draft[name];
    if (value === undefined || value === null || isWhole(field)) return [];
    const at = path + name;
    const begun = start[name];
    if (field.kind === 'group')
      return isDraft(value) && at !== 'readings'
        ? toldOf(field.fields, value, isDraft(begun) ? begun : {}, `${at}.`)
        : [];
    const usual = field.need === 'required' ? begun : undefined;
    const unsaid = field.need === 'default' ? field.default : usual;
    return same(value, unsaid) ? [] : [{ path: at, value, usual }];
  });
}

/** An answer, and the draft that has it. */
interface Answered {
  draft: Draft;
  ruling: Ruling;
}

/** The answer, and those that other readings give. */
const answersOf = (draft: Draft, ruling: Ruling, hangings: readonly Hanging[]): Answered[] => [
  { draft, ruling },
  ...hangings.flatMap(({ otherwise }) =>
    otherwise.map((other) => ({ draft: other.ruling.input as Draft, ruling: other.ruling })),
  ),
];

/**
 * Each circumstance that may decide an answer, to be asked: without one that does there would be another, by the reading
 * that was taken or by one on which the answer hangs.
 */
export const circumstancesAsked = (
  query: Query,
  draft: Draft,
  ruling: Ruling,
  hangings: readonly Hanging[],
): Asked<Circumstance>[] =>
  toldOf(query.fields, draft, startOf(query)).map(({ path, value, usual }) => () => {
    const decides = answersOf(draft, ruling, hangings).some((one) => {
      const reply = put(query, ordinary(one.draft, path.split('.'), usual));
      return !('ruling' in reply && agree(reply.ruling, one.ruling));
    });
    return decides ? { path, value } : undefined;
  });

/** What decides an answer and is not as it ordinarily is. */
export const decidesHere = (
  query: Query,
  draft: Draft,
  ruling: Ruling,
  hangings: readonly Hanging[] = [],
): Circumstance[] =>
  circumstancesAsked(query, draft, ruling, hangings).flatMap((ask) => ask() ?? []);
