import { describe, expect, test } from 'vitest';
import type { Ruling } from '../../src/engine/core/query.ts';
import { ask } from '../../src/engine/index.ts';
import { together } from '../../src/engine/testing/together.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { type Line, linesOf, type Proof, type Sheet } from '../../src/sheets/sheet.ts';
import { sheetWords } from '../../src/sheets/words.ts';
import { MANIFESTS } from '../../src/systems/index.ts';
import { digits } from './checks.ts';

const { clauses } = await loadLibrary();
const SHEETS = Object.entries(MANIFESTS).flatMap(([system, { sheets: all }]) =>
  all ? [{ system, ...all }] : [],
);
const sheets = SHEETS.flatMap(({ system, sheets: all }) =>
  all.map((sheet): [string, Sheet, string] => [`${system}/${sheet.key}`, sheet, system]),
);

const known = new WeakMap<Proof, Ruling>();

/** The ruling on a proof, asked once: for its line, for the clauses of the line and for those of the column. */
function rulingOf(proof: Proof): Ruling {
  const { query, input } = proof;
  const told = known.get(proof);
  if (told) return told;
  const reply = ask(query, input);
  if (!reply || 'violations' in reply)
    throw new Error(`${query} ${JSON.stringify(input)}: ${JSON.stringify(reply)}`);
  known.set(proof, reply.ruling);
  return reply.ruling;
}

/** The clauses that the engine names when it is asked: those that held, and those that nearly did. */
const named = (proofs: readonly Proof[]) =>
  new Set<string>(
    proofs
      .map(rulingOf)
      .flatMap(({ steps, notApplied }) => [
        ...steps.map(({ clause }) => clause),
        ...notApplied.map(({ clause }) => clause),
      ]),
  );

const tablesOf = ({ parts }: Sheet) => parts.flatMap(({ table }) => table ?? []);

/** Every message of a sheet: of its lines, and those that stand above them. */
const messagesOf = (sheet: Sheet) => [
  `${sheet.key}/title`,
  `${sheet.key}/about`,
  ...sheet.parts.flatMap(({ title }) => title ?? []),
  ...tablesOf(sheet).flatMap(({ columns }) => columns.map(({ name }) => name)),
  ...linesOf(sheet).map(({ say }) => say),
];

describe.each(sheets)('%s', (_, sheet, system) => {
  const lines = linesOf(sheet);
  const proven = lines.filter(({ proofs = [] }) => proofs.length > 0);
  const told = ({ say, with: values = {} }: Line) => `${say} ${JSON.stringify(values)}`;

  together(
    'the engine answers as each line says',
    proven.map((line) => [told(line), line]),
    ({ proofs = [] }) => {
      for (const proof of proofs)
        expect(rulingOf(proof).answer, JSON.stringify(proof.input)).toMatchObject(proof.expect);
    },
  );

  test('the engine names every clause of a line when it is asked what the line says', () => {
    const unproven = lines.flatMap(({ say, clauses = [], proofs = [] }) => {
      const known = named(proofs);
      return clauses.filter((id) => !known.has(id)).map((id) => `${say}: ${id}`);
    });
    expect(unproven).toEqual([]);
  });

  test('and every clause above a column when it is asked what its cells say', () => {
    for (const { columns, groups } of tablesOf(sheet))
      for (const [i, { name, clauses = [] }] of columns.entries()) {
        const cells = groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[i - 1] ?? []));
        const known = named(cells.flat().flatMap(({ proofs = [] }) => proofs));
        expect(
          clauses.filter((id) => !known.has(id)),
          name,
        ).toEqual([]);
      }
  });

  test('its rows have a cell for each column', () => {
    for (const { columns, groups } of tablesOf(sheet))
      for (const { cells, name } of groups.flatMap(({ rows }) => rows))
        expect(cells.length, name.say).toBe(columns.length - 1);
  });

  test('both languages say the same numbers', async () => {
    const [es, en] = await Promise.all(LANGS.map((lang) => sheetWords(lang, system)));
    for (const line of lines)
      expect(digits(en?.(line) ?? ''), line.say).toBe(digits(es?.(line) ?? ''));
  });

  test.each(LANGS)(
    'in %s every number is one of the engine, or of a clause of its line',
    (lang) => {
      const words = MANIFESTS[system]?.sheets?.words[lang] ?? {};
      for (const { say, clauses: ids = [] } of lines) {
        const written = (words[say] ?? '').replace(/\{[^{}]*\}/g, '').match(/\d+/g) ?? [];
        const texts = ids
          .map((id) => `${clauses.get(id)?.title[lang]} ${clauses.get(id)?.text[lang]}`)
          .join(' ');
        const known = digits(texts).split(' ');
        expect(
          written.filter((number) => !known.includes(number)),
          say,
        ).toEqual([]);
      }
    },
  );
});

test.each(SHEETS)('$system says each of its words on some sheet', (all) => {
  const said = new Set(all.sheets.flatMap(messagesOf));
  for (const lang of LANGS)
    expect(Object.keys(all.words[lang]).filter((key) => !said.has(key))).toEqual([]);
});
