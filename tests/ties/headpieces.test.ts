import { describe, expect, test } from 'vitest';
import { NUMBERED } from '../../src/book/marks/dice.ts';
import { headpiece } from '../../src/book/marks/headpiece.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { manifestOf } from '../../src/systems/index.ts';
import { loadMarks } from '../../src/widgets/marks.ts';

const { systems } = await loadLibrary();

describe.each(systems)('the heads of $key', ({ key, chapters }) => {
  const pages = chapters.flatMap((chapter) => [
    ...(chapter.parts ? [{ name: chapter.title.en, head: chapter.head }] : []),
    ...chapter.leaves.map(({ title, head }) => ({ name: title.en, head })),
  ]);

  test.each(pages)('$name is drawn', async ({ head }) => {
    const { dice = NUMBERED } = manifestOf(key);
    const marks = await loadMarks(key);
    if (head === undefined) throw new Error('no signs');
    const { body, viewBox } = headpiece(head, marks, dice);
    expect(body).toContain('<path');
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
  });
});
