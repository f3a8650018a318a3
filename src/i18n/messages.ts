import type { CalculatorWords } from './calculator.ts';

/** The messages of a language that must say all that those of another one say. */
export type SameKeys<Messages> = Record<keyof Messages, string>;

export interface Labelled {
  label: string;
  /** For those who have only the schema. */
  help?: string;
}

/** What one language says of one query; its own names for values come before those that its system shares. */
export interface QueryMessages {
  title: string;
  /** What a player gets from it, in a few words, for whoever picks it from a list. */
  line: string;
  /** All that it does, for those who have only the schema. */
  about: string;
  fields?: Record<string, Labelled>;
  answers?: Record<string, Labelled>;
}

/** All that one language says about one system's engine: words for its keys, and no rule. */
export interface SystemMessages {
  /** By query id. */
  queries: Record<string, QueryMessages>;
  /** By the name of the input field, whatever group it stands in; where queries mean different things, under `queries`. */
  fields: Record<string, Labelled>;
  /** By the name of the value in an answer, an effect or the odds. */
  answers: Record<string, Labelled>;
  /** Words that stand for values: units, terrain, faces ... `WR:the` is the word with its article. */
  terms: Record<string, string>;
  /** By message key: mostly the id of the clause. */
  steps: Record<string, string>;
  /** Why a clause did not apply, by the name of the condition that failed. */
  because: Record<string, string>;
  summaries: Record<string, string>;
  /** By the key of the summary: the answer in a few words. */
  briefs: Record<string, string>;
  /** By the key of the summary: what came of it, told to somebody who has just heard the situation; else its brief. */
  outcomes: Record<string, string>;
  /** What is wrong with an input, beside the problems that all systems share. */
  problems: Record<string, string>;
  /** A whole game: its steps, actions, questions to a player, and what happens. */
  game: Record<string, string>;
}

/** What a language says for every system: the words of a form, and its problems. */
export interface CommonMessages {
  form: CalculatorWords;
  problems: Record<string, string>;
  /** What follows a problem where something near was meant. */
  meant: string;
  yes: string;
  no: string;
}

/** What is fetched after the rest, because few need it at once. */
export interface Later {
  common?: { form: Partial<CalculatorWords>; problems: CommonMessages['problems'] };
  system: PartOfMessages;
}

/** The messages of one subject of a system; a system's are all of its subjects together. */
export type PartOfMessages = Partial<SystemMessages>;

/** The words for values that stand under several names: `termsFor(['phase', 'nextPhase'], { combat: ... })`. */
export const termsFor = (names: readonly string[], words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(words).map(([value, word]) => [`${name}.${value}`, word] as const),
    ),
  );

/** The words for values by the one name under which they stand: `termsBy({ abilities: { ram: ... } })`. */
export const termsBy = (words: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.assign({}, ...Object.entries(words).map(([name, own]) => termsFor([name], own)));

const SECTIONS = [
  'queries',
  'fields',
  'answers',
  'terms',
  'steps',
  'because',
  'summaries',
  'briefs',
  'outcomes',
  'problems',
  'game',
] as const satisfies (keyof SystemMessages)[];

export function merge(...parts: readonly PartOfMessages[]): SystemMessages {
  const section = <K extends keyof SystemMessages>(name: K): SystemMessages[K] =>
    Object.assign({}, ...parts.map((part) => part[name]));
  return Object.fromEntries(
    SECTIONS.map((name) => [name, section(name)]),
  ) as unknown as SystemMessages;
}

/** What a system says of one query: names of values that it has for itself come first. */
export function ofQuery(all: SystemMessages, query: string): SystemMessages {
  const { fields, answers } = all.queries[query] ?? {};
  return {
    ...all,
    ...(fields && { fields: { ...all.fields, ...fields } }),
    ...(answers && { answers: { ...all.answers, ...answers } }),
  };
}
