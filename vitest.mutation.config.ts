import { defineConfig } from 'vitest/config';

// For Stryker: the tests that may kill a mutant of the engine.
export default defineConfig({
  test: {
    include: ['src/engine/**/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/ties/examples.test.ts'],
  },
});
