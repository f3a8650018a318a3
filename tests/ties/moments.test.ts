import { expect, test } from 'vitest';
import { SYSTEMS } from '../../src/engine/index.ts';
import { loadLibrary } from '../../src/library/library.ts';

const { systems } = await loadLibrary();

test.each(systems.map((system) => [system.key, system] as const))(
  '%s lists each of its questions at one moment',
  (key, { moments }) => {
    const listed = moments.flatMap(({ queries }) => queries);
    expect(listed.sort()).toEqual((SYSTEMS[key] ?? []).map(({ id }) => id).sort());
  },
);
