import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    coverage: { provider: 'v8', include: ['src/engine/**/*.ts'], reportsDirectory: 'coverage' },
    projects: [
      {
        test: {
          name: 'unit',
          // The machine may be busy; what must be fast is measured by `npm run bench`.
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'widgets',
          include: ['src/widgets/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
