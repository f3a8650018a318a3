import { expect, test } from 'vitest';
import { flag, list, requiredChoice } from '../../src/engine/core/schema/choices.ts';
import { groups } from '../../src/engine/core/schema/groups.ts';
import { text } from '../../src/engine/core/schema/names.ts';
import {
  count,
  measure,
  optionalCounts,
  requiredCount,
} from '../../src/engine/core/schema/numbers.ts';
import { read } from '../../src/engine/core/schema/read.ts';
import { requiredHex } from '../../src/engine/hexes/fields.ts';
import commonEn from '../../src/i18n/common.en.ts';
import commonEs from '../../src/i18n/common.es.ts';
import { commonExcerpt } from '../../src/i18n/excerpt.ts';
import { fill } from '../../src/i18n/format.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadCommon } from '../../src/i18n/load.ts';
import { carried } from './checks.ts';

const FIELDS = {
  unit: requiredChoice(['HI', 'LI']),
  blocks: requiredCount(1, 4),
  at: requiredHex(),
  more: count(0, 9, 0),
  bonus: flag(),
  reach: measure(0, 20, 3),
  faces: list(['flag'], 2),
  dice: optionalCounts(1, 6, 2),
  name: text(5),
  units: groups({ value: count(0, 99, 0) }, 2),
};
const SAID = { unit: 'HI', blocks: 1, at: 'A1' };

const BAD_DRAFTS: unknown[] = [
  [],
  {},
  { ...SAID, colour: 'red' },
  { ...SAID, unit: 'hoplites' },
  { ...SAID, at: 'Z9' },
  { ...SAID, more: 1.5 },
  { ...SAID, more: 10 },
  { ...SAID, bonus: 'perhaps' },
  { ...SAID, reach: 'far' },
  { ...SAID, reach: 20.5 },
  { ...SAID, faces: 'flag' },
  { ...SAID, faces: ['flag', 'flag', 'flag'] },
  { ...SAID, dice: 6 },
  { ...SAID, dice: [7] },
  { ...SAID, name: 7 },
  { ...SAID, name: 'Legion' },
  { ...SAID, units: { value: 1 } },
  { ...SAID, units: ['legion'] },
];
/** What only the command line says (tests/unit/ius.test.ts), and a list of hexes (schema-hex.test.ts). */
const OTHERS =
  /^((unknown|no-such)-\w+|several-clauses|no-input|not-json|json-ends|not-a-list-of-hexes)$/;

const violations = BAD_DRAFTS.flatMap((draft) => {
  const result = read(FIELDS, draft);
  return 'violations' in result ? result.violations : [];
});

test('both languages have the same common problems, with the same values and numbers', () => {
  const [spanish, english] = [commonEs.problems, commonEn.problems] as Record<string, string>[];
  expect(Object.keys(spanish ?? {}).sort()).toEqual(Object.keys(english ?? {}).sort());
  for (const [key, text] of Object.entries(spanish ?? {}))
    expect(carried(english?.[key]), `src/i18n/common.es.ts and common.en.ts: ${key}`).toEqual(
      carried(text),
    );
});

test.each(LANGS)('all that is wrong with the form of an input is a sentence in %s', (lang) => {
  const { problems } = loadCommon(lang);
  for (const { problem, with: values } of violations) {
    const text = fill(problems[problem as keyof typeof problems] ?? '', values, {}, lang);
    expect(text, `src/i18n/common.${lang}.ts: ${problem}`).toMatch(/^[\p{Lu}\d«“].*\.$/u);
  }
});

test('bad drafts bring out every problem of a form', () => {
  const said = new Set(violations.map(({ problem }) => problem));
  const idle = Object.keys(commonEs.problems).filter((key) => !said.has(key) && !OTHERS.test(key));
  expect(idle).toEqual([]);
});

test('an example fetches every problem of its form', () => {
  const sent = commonExcerpt(commonEn, FIELDS, { says: () => false }).problems;
  expect(violations.map(({ problem }) => problem).filter((key) => !(key in sent))).toEqual([]);
});

test('an example fetches no problem of fields that it does not have', () => {
  const { problems } = commonExcerpt(commonEn, { bonus: flag() }, { says: () => false });
  expect(Object.keys(problems)).toEqual(['unknown-field', 'not-an-object', 'not-yes-or-no']);
});
