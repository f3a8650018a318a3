import { defineConfig } from 'vitest/config';

// For Stryker: the tests that may kill a mutant of the engine.
export default defineConfig({
  test: {
    include: ['src/engine/**/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/*/*.test.ts'],
    // Whole random games kill little that the other tests leave alive, and take long for each mutant.
    exclude: ['**/node_modules/**', 'src/engine/**/{games,scenario-games,odds,stored}.test.ts'],
  },
});
