import { defineConfig } from 'vitest/config';

const folder = process.env.MUTATED ?? 'core';

// For Stryker: the tests that are to notice what is changed in a folder; of a family also those of its first member.
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  hexes: ['cca/game', 'cca/terrain'],
  plane: ['onus/table'],
};

export default defineConfig({
  test: {
    include: [folder, ...(MEMBERS[folder] ?? [])].map((one) => `src/engine/${one}/**/*.test.ts`),
    // Whole random games kill little that the other tests leave alive, and take long for each mutant.
    exclude: [
      '**/node_modules/**',
      'src/engine/{cca/game,onus/table}/**/{games,odds,stored,symmetry,random-*}.test.ts',
    ],
    setupFiles: ['tests/setup.ts'],
    // As in vitest.config.ts: the engine is loaded once for all files of a run.
    isolate: false,
    testTimeout: 600_000,
  },
});
