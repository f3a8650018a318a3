import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLibrary, ROOT } from '../../src/library/library.ts';

const { clauses } = await loadLibrary();
const files = globSync('content/*/*/spoken.txt', { cwd: ROOT }).sort();

test('players have words for clauses', () => expect(files.length).toBeGreaterThan(0));

describe.each(files)('%s', (file) => {
  const [, system, room] = dirname(file).split('/');
  const text = readFileSync(join(ROOT, file), 'utf8');
  const lines = text.trimEnd().split('\n');
  const ids = lines.map((line) => `${system}-${line.split(' ')[0]}`);

  test('each line names a clause of this room, with words in both languages', () => {
    const wrong = lines.filter((line, i) => {
      const clause = clauses.get(ids[i] as string);
      return clause?.leaf.room !== room || !clause?.spoken || line.split('|').length !== 2;
    });
    expect(wrong).toEqual([]);
  });

  test('each clause stands once, in the order of the book', () => {
    const numbers = ids.map((id) => Number(id.slice(id.indexOf('.') + 1)));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});
