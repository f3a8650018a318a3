import { test } from 'vitest';

/**
 * The rows of a table as one test, which costs less than a test for each: every row is tried, and all that fail are
 * named, with what is wrong with the first.
 */
export function together<R>(
  title: string,
  rows: readonly (readonly [name: string, row: R])[],
  check: (row: R) => void,
) {
  test(title, () => {
    const failed = rows.flatMap(([name, row]) => {
      try {
        check(row);
        return [];
      } catch (error) {
        return [{ name, error: error as Error }];
      }
    });
    const [first] = failed;
    if (!first) return;
    first.error.message = [...failed.map(({ name }) => name), first.error.message].join('\n');
    throw first.error;
  });
}
