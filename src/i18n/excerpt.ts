import type { AnswerField, AnswerFields } from '../engine/core/answer.ts';
import { once } from '../engine/core/once.ts';
import type { Query } from '../engine/core/query.ts';
import type { Fields } from '../engine/core/schema/field.ts';
import { read } from '../engine/core/schema/read.ts';
import type { CalculatorWords } from './calculator.ts';
import {
  type CommonMessages,
  type Later,
  merge,
  ofQuery,
  type PartOfMessages,
  type SystemMessages,
} from './messages.ts';

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

const SENTENCES = ['steps', 'because', 'summaries', 'briefs', 'problems'] as const;

const wholes = new WeakMap<readonly PartOfMessages[], SystemMessages>();

/** All that a system says, put together once for all of its questions. */
function wholeOf(parts: readonly PartOfMessages[]): SystemMessages {
  const whole = wholes.get(parts) ?? merge(...parts);
  wholes.set(parts, whole);
  return whole;
}

/**
 * What a page needs to let one query speak: the messages and words of its system that it may ever say. Its readings of
 * unclear places are whole sentences, and folded away: they come when somebody looks at them.
 */
export function excerpt(
  parts: readonly PartOfMessages[],
  query: Query,
  { says, changes }: Sayable,
): SystemMessages {
  const all = ofQuery(wholeOf(parts), query.id);
  const fields = new Set(namesOf(query.fields));
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
    // Only whole situations are told with what came of them, as a page is built.
    outcomes: {},
    fields: labels(all.fields, (name) => fields.has(name)),
    answers,
    terms: only(all.terms, (term) => saysTerm(term, says, names)),
  };
}

/** Values that fit no field, or only one of another kind or size. */
const MISFITS: readonly unknown[] = [
  ...[undefined, '?', '?'.repeat(10_000), 0.5, 1e9, [], ['?'], [0.5], [1e9]],
  ...[{ '?': 0 }, [{ '?': 0 }], Array(1000).fill('?')],
];

/** All that may be wrong with the form of a draft: what is said of such values, in whatever language. */
const misfits: (fields: Fields) => readonly string[] = once((fields: Fields) => {
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
});

/** What leads to other questions, by what they are about: of those to which no answer leads there is no word. */
const leadingOn = (form: CalculatorWords, says: Says) =>
  Object.fromEntries(
    Object.keys(form).flatMap((key) =>
      key.startsWith('next-') && !says(key.slice('next-'.length)) ? [[key, undefined]] : [],
    ),
  );

/** Of what all systems say, what the form of a question may. */
export function commonExcerpt(
  common: CommonMessages,
  fields: Fields,
  { says }: Pick<Sayable, 'says'>,
): CommonMessages {
  const wrong = new Set(misfits(fields));
  return {
    ...common,
    form: { ...common.form, ...leadingOn(common.form, says) },
    problems: only(common.problems, (key) => wrong.has(key) || says(key)),
  };
}

interface Both {
  common: CommonMessages;
  system: SystemMessages;
}

/** Words that stand beside the reasons of an answer, or where something is wrong. */
const WITH_REASONS = [
  ...['again', 'allAnswers', 'chance', 'damaged', 'damagedText', 'didNotApply', 'eachDie'],
  ...['fraction', 'hit', 'mean', 'miss', 'odds', 'outcomes', 'retreat', 'tables'],
] as const;
const isWithReasons = (word: string) => (WITH_REASONS as readonly string[]).includes(word);

/** Words that say on what an answer hangs, which is asked once it stands. */
const WITH_OTHERWISE = [
  ...['adoptedGives', 'adoptedSame', 'decidesHere', 'dependsOn', 'notAdopted', 'otherOdds'],
  ...['otherwise', 'sure-high', 'sure-low', 'sure-medium'],
] as const;
const isWithOtherwise = (word: string) => (WITH_OTHERWISE as readonly string[]).includes(word);

/** What is fetched with it, for questions of all systems. */
export const otherwiseExcerpt = ({ form }: CommonMessages): Later => ({
  common: { form: only(form, isWithOtherwise), problems: {} },
  system: {},
});

/** The forms of words that sentences have, `the` of `{unit:The}`, and those in which a form lists them. */
const formsIn = (sentences: readonly string[]) =>
  new Set([
    ...['short', undefined],
    ...sentences.flatMap((one) =>
      [...one.matchAll(/\{\w+:(\w+)/g)].map(([, form = '']) => form.toLowerCase()),
    ),
  ]);

/**
 * What a question says in two: its form and its answer, which come at once, and why it is so or what is wrong, which
 * come when somebody asks or when something is.
 */
export function inTwo({ common, system }: Both): { first: Both; later: Later } {
  const { form, problems } = common;
  const { steps, because, problems: own, terms } = system;
  const { summaries, briefs } = system;
  const forms = formsIn([summaries, briefs].flatMap((one) => Object.values(one)));
  const isFirst = (term: string) => forms.has(term.split(':')[1]);
  const none = { steps: {}, because: {}, problems: {} };
  return {
    first: {
      common: {
        ...common,
        form: only(
          form,
          (word) => !isWithReasons(word) && !isWithOtherwise(word),
        ) as CalculatorWords,
        problems: {},
      },
      system: { ...system, ...none, terms: only(terms, isFirst) },
    },
    later: {
      common: { form: only(form, isWithReasons), problems },
      system: { steps, because, problems: own, terms: only(terms, (term) => !isFirst(term)) },
    },
  };
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
