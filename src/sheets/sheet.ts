import type { Mark } from '../book/marks/mark.ts';
import type { ClauseId } from '../engine/core/clause-ids.ts';
import type { With } from '../engine/core/ruling.ts';
import { ask } from '../engine/index.ts';
import type { ByLang } from '../library/registry.ts';

/** A question that the engine answers as expected where a line of a sheet is true. */
export interface Proof {
  query: string;
  input: object;
  /** What the answer must hold; values that are not named are free. */
  expect: object;
}

/** What a sheet says in one place: a message, the values in it, its clauses, and what proves it. */
export interface Line {
  say: string;
  with?: With;
  clauses?: readonly ClauseId[];
  proofs?: readonly Proof[];
}

/** One above the other. */
export type Cell = readonly Line[];

export interface Row {
  mark?: Mark;
  name: Line;
  cells: readonly Cell[];
}

interface Column {
  /** A message, and the values in it. */
  name: string;
  with?: With;
  /** Clauses of the whole column; what proves its cells cites them. */
  clauses?: readonly ClauseId[];
  /** Figures; sentences, long ones or not; where it is none of these, words that stay on one line. */
  holds?: 'figures' | 'sentences' | 'long sentences';
}

export interface Table {
  columns: readonly Column[];
  groups: readonly { name?: Line; rows: readonly Row[] }[];
}

/** One part of a sheet: a table, lines, or both. */
export interface Part {
  /** A message; the first part may stand under the title of the sheet alone. */
  title?: string;
  lines?: readonly Line[];
  /** The order of the lines matters. */
  inOrder?: true;
  table?: Table;
  /** As wide as the paper, where the sheet has columns of parts. */
  whole?: true;
}

/** A page to look things up on that prints on one side of A4. */
export interface Sheet {
  /** Its messages begin with it: `<key>/title`, `<key>/about`. */
  key: string;
  slug: ByLang;
  paper: 'portrait' | 'landscape';
  /** Size of its text on paper: as large as one side allows. */
  points: 8 | 9 | 10;
  parts: readonly Part[];
}

export const proof = (query: string, input: object, expect: object = {}): Proof => ({
  query,
  input,
  expect,
});

/** Lines of one subject: `about('turn')('play', ...)` says `turn/play`. */
export const about =
  (subject: string) =>
  (say: string, clauses: readonly ClauseId[], ...proofs: Proof[]): Line => ({
    say: `${subject}/${say}`,
    clauses,
    proofs,
  });

/** The same where values stand in the message. */
export const filling =
  (subject: string) =>
  (say: string, values: With, clauses: readonly ClauseId[], ...proofs: Proof[]): Line => ({
    ...about(subject)(say, clauses, ...proofs),
    with: values,
  });

/** Something that is not said at this place. */
export const NONE: Cell = [{ say: 'none' }];

/** A number, or a word of the system, as the only thing in a cell. */
export const value = (
  shown: number | string,
  clauses: readonly ClauseId[],
  ...proofs: Proof[]
): Line => ({ say: 'value', with: { value: shown }, clauses, proofs });

/** What the engine answers, for a cell that is worked out; a build stops where it does not answer. */
export function answerTo<Answer extends object>({ query, input }: Omit<Proof, 'expect'>): Answer {
  const reply = ask(query, input);
  if (!reply || 'violations' in reply)
    throw new Error(`${query} ${JSON.stringify(input)}: ${JSON.stringify(reply)}`);
  return reply.ruling.answer as Answer;
}

/** What proves these cells. */
export const proofsOf = (cells: readonly Cell[]): Proof[] =>
  cells.flat().flatMap(({ proofs = [] }) => proofs);

/** Every line of a sheet, wherever it stands. */
export const linesOf = ({ parts }: Sheet): Line[] =>
  parts.flatMap(({ lines = [], table }) => [
    ...lines,
    ...(table?.groups ?? []).flatMap(({ name, rows }) => [
      ...(name ? [name] : []),
      ...rows.flatMap(({ name: row, cells }) => [row, ...cells.flat()]),
    ]),
  ]);
