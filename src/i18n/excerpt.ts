import type { AnswerField, AnswerFields } from '../engine/core/answer.ts';
import type { Query } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema/field.ts';
import { read } from '../engine/core/schema/read.ts';
import type { Lang } from './lang.ts';
import {
  type CommonMessages,
  merge,
  ofQuery,
  type PartOfMessages,
  type SystemMessages,
} from './messages.ts';
import { type Readings, readingMessages } from './readings.ts';

const namesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group' || field.kind === 'groups' ? [name, ...namesOf(field.fields)] : [name],
  );

/** The entries of a section that are needed. */
const only = (section: Record<string, string>, has: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(section).filter(([key]) => has(key)));

/** Labels alone. */
const labels = (all: SystemMessages['fields'], has: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => has(name))
      .map(([name, { label }]) => [name, { label }]),
  );

/** Those that a question takes. */
const taken = (readings: Readings, fields: ReadonlySet<string>): Readings =>
  Object.fromEntries(Object.entries(readings).filter(([id]) => fields.has(id)));

type Says = (text: string) => boolean;

/** What a question may ever say (src/library/sayable.ts). */
interface Sayable {
  says: Says;
  changes: Says;
}

/** Names of the values that something of an answer has. */
function toldBy(field: AnswerField): readonly string[] {
  if (field.kind === 'part') return namesTold(field.fields);
  if (field.kind === 'by-word') return [...field.options, ...toldBy(field.of)];
  return field.kind === 'many' || field.kind === 'maybe' ? toldBy(field.of) : [];
}
const namesTold = (answer: AnswerFields): readonly string[] =>
  Object.entries(answer).flatMap(([name, field]) => [name, ...toldBy(field)]);

/** Names of the values that stand in sentences: `{unit:the}` is that of a unit. */
const slots = (sentences: readonly string[]) =>
  sentences.flatMap((one) => [...one.matchAll(/\{(\w+)/g)].map(([, name = '']) => name));

/**
 * Whether a word may be said: `forest:the` is a form of `forest`, and `terrain.forest` the forest of what has that name.
 * What a rule calls `terrain.forest` itself is said under any name.
 */
function saysTerm(term: string, says: Says, names: ReadonlySet<string>) {
  const [word = ''] = term.split(':');
  const dot = word.indexOf('.');
  return says(word) || (names.has(word.slice(0, dot)) && says(word.slice(dot + 1)));
}

/** All that a system says in a language. */
interface Speaking {
  parts: readonly PartOfMessages[];
  readings: Readings;
  lang: Lang;
}

const SENTENCES = ['steps', 'because', 'summaries', 'briefs', 'problems'] as const;

const wholes = new WeakMap<readonly PartOfMessages[], SystemMessages>();

/** All that a system says, put together once for all of its questions. */
function wholeOf(parts: readonly PartOfMessages[]): SystemMessages {
  const whole = wholes.get(parts) ?? merge(...parts);
  wholes.set(parts, whole);
  return whole;
}

/** What a page needs to let one query speak: the messages and words of its system that it may ever say. */
export function excerpt(
  { parts, readings, lang }: Speaking,
  query: Query,
  { says, changes }: Sayable,
): SystemMessages {
  const all = ofQuery(wholeOf(parts), query.id);
  const fields = new Set(namesOf(query.fields));
  const unclear = merge(readingMessages(taken(readings, fields), lang));
  // A sentence with the name of another question is that question's: its name may be a word here.
  const [system] = query.id.split('/');
  const isOther = (key: string) =>
    `${system}/${key}` !== query.id && `${system}/${key}` in all.queries;
  const may = (key: string) => says(key) && !isOther(key);
  const sentences = SENTENCES.map((section) => [section, only(all[section], may)] as const);
  const told = new Set([...namesTold(query.answer), ...Object.values(query.odds ?? {}).flat()]);
  const answers = labels(all.answers, (name) => told.has(name) || changes(name));
  const slotted = slots(sentences.flatMap(([, section]) => Object.values(section)));
  const names = new Set([...fields, ...told, ...Object.keys(answers), ...slotted]);
  return {
    ...all,
    ...Object.fromEntries(sentences),
    queries: {},
    game: {},
    fields: labels({ ...all.fields, ...unclear.fields }, (name) => fields.has(name)),
    answers,
    terms: { ...only(all.terms, (term) => saysTerm(term, says, names)), ...unclear.terms },
  };
}

/** Values that fit no field, or only one of another kind or size. */
const MISFITS: readonly unknown[] = [
  ...[undefined, '?', '?'.repeat(10_000), 0.5, 1e9, [], ['?'], [0.5], [1e9]],
  ...[{ '?': 0 }, [{ '?': 0 }], Array(1000).fill('?')],
];

/** All that may be wrong with the form of a draft: what is said of such values. */
function misfits(fields: Fields): readonly string[] {
  const own = MISFITS.flatMap((value) =>
    Object.keys(fields).map((name) => read(fields, { [name]: value })),
  );
  const said = [...own, read(fields, []), read(fields, { '?': 0 })].flatMap((one) =>
    'violations' in one ? one.violations.map(({ problem }) => problem) : [],
  );
  const inner = Object.values(fields).flatMap((field) =>
    'fields' in field ? misfits(field.fields) : [],
  );
  return [...said, ...inner];
}

/** Of what all systems say, what the form of a question may. */
export function commonExcerpt(
  common: CommonMessages,
  fields: Fields,
  { says }: Pick<Sayable, 'says'>,
): CommonMessages {
  const wrong = new Set(misfits(fields));
  return { ...common, problems: only(common.problems, (key) => wrong.has(key) || says(key)) };
}

/** What a page needs to let a whole game speak: its own subject, and what the rules say to its actions. */
export function gameExcerpt(
  parts: readonly PartOfMessages[],
  { steps, words }: { steps: readonly string[]; words: readonly string[] },
): SystemMessages {
  const all = wholeOf(parts);
  const own = merge(...parts.filter(({ game }) => game !== undefined));
  const isWord = (term: string) => words.includes(term.split(':')[0] ?? '');
  return {
    ...own,
    terms: { ...only(all.terms, isWord), ...own.terms },
    steps: { ...only(all.steps, (key) => steps.includes(key)), ...own.steps },
  };
}
