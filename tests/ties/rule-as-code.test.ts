import { describe, expect, test } from 'vitest';
import { rulingOf } from '../../src/book/examples.ts';
import { rulesBehind } from '../../src/book/source-code.ts';
import { together } from '../../src/engine/testing/together.ts';
import { coverage } from '../../src/library/coverage.ts';
import { examplesOf, loadLibrary } from '../../src/library/library.ts';

const library = await loadLibrary();
const executed = coverage(library)
  .filter((row) => row.executed)
  .flatMap(({ id }) => library.clauses.get(id) ?? []);

/** The keys of all sentences that the examples bring out, by clause. */
const said = Map.groupBy(
  [...library.clauses.values()]
    .flatMap(({ examples }) => examples)
    .flatMap((example) => rulingOf(example).steps),
  ({ clause }) => clause as string,
);

/** A clause that another one switches off, or whose sentence is borrowed, is no rule there. */
const withoutMentions = (code: string) =>
  code.replace(/\bunless: \[[^\]]*\]/g, '').replace(/\bsay: '[^']*'/g, '');

describe('the rule as code', () => {
  test('clauses are executed', () => expect(executed.length).toBeGreaterThan(800));

  together(
    'is on each card a rule of its own, or of what it says again',
    executed.map((clause) => [clause.id, clause]),
    (clause) => {
      const snippets = rulesBehind(clause, examplesOf(library, clause));
      expect(snippets).not.toEqual([]);
      const own: readonly string[] = clause.restates ?? [clause.id];
      for (const { clause: shown, key, code, file } of snippets) {
        expect(own, file).toContain(shown);
        expect(withoutMentions(code), file).toMatch(new RegExp(`['\`]${key.replace('.', '\\.')}`));
        const keys = said.get(shown)?.map(({ say }) => say) ?? [];
        const isSaid = key === shown || keys.some((one) => one.startsWith(key));
        expect(isSaid, `${file}: no example of ${shown} brings out ${key}`).toBe(true);
      }
    },
  );
});
