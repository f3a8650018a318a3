import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadLibrary } from '../../src/library/library.ts';
import { faultsOf, loadPublished, publishedFile } from '../../src/library/published.ts';

const { systems, clauses } = await loadLibrary();

test.each(systems.map(({ key }) => key))(
  'every clause of %s is as it was published, or its version says why not',
  (key) => {
    expect(existsSync(publishedFile(key))).toBe(true);
    const published = loadPublished(key);
    const faults = [...clauses.values()]
      .filter(({ system }) => system === key)
      .flatMap((clause) =>
        faultsOf(clause, published[clause.id]).map((fault) => `${clause.id}: ${fault}`),
      );
    expect(faults).toEqual([]);
  },
);

test.each(systems.map(({ key }) => key))('every version of %s before the newest is kept', (key) => {
  for (const [id, { version, past }] of Object.entries(loadPublished(key)))
    expect(
      past.map((one) => one.version),
      id,
    ).toEqual(Array.from({ length: version - 1 }, (_, i) => i + 1));
});
