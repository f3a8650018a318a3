import { expect, test } from 'vitest';
import { engineChunks } from '../../scripts/engine-chunks.ts';
import { moduleOf } from '../../src/library/engine-source.ts';

const CHUNKS = engineChunks();
const placeOf = new Map(
  CHUNKS.flatMap(({ modules }, i) => modules.map((module) => [module, i] as const)),
);

test('each module of the engine stands in one chunk, under a name of its own', () => {
  const modules = CHUNKS.flatMap((chunk) => chunk.modules);
  expect(new Set(modules).size).toBe(modules.length);
  expect(new Set(CHUNKS.map(({ name }) => name)).size).toBe(CHUNKS.length);
  expect(modules).toContain('src/engine/core/schema/read.ts');
});

test('a chunk is of the core, of one family or of one system', () => {
  for (const { name, modules } of CHUNKS)
    expect(new Set(modules.map((module) => module.split('/')[2])), name).toEqual(
      new Set([name.split('.')[0]]),
    );
});

test('a chunk stands behind all that it imports', () => {
  const early = CHUNKS.flatMap(({ modules }, i) =>
    modules.flatMap((module) =>
      [...(moduleOf(module)?.imported.values() ?? [])]
        .filter(({ file }) => (placeOf.get(file) ?? 0) > i)
        .map(({ file }) => `${module} imports ${file}`),
    ),
  );
  expect(early).toEqual([]);
});
