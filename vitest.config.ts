import { defineConfig } from 'vitest/config';

/** The machine may be busy: these only end a test that hangs. What must be fast is measured by `npm run bench`. */
const NO_HURRY = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // Tests leave nothing behind for others, so that the engine is loaded once for all of them.
    isolate: false,
    pool: 'threads',
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['src/engine/**/*.ts'], reportsDirectory: 'coverage' },
    projects: [
      {
        test: {
          name: 'unit',
          ...NO_HURRY,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'widgets',
          ...NO_HURRY,
          include: ['src/widgets/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
