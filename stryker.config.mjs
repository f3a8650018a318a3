const system = process.env.SYSTEM ?? '*';

/** `npm run mutate` takes the whole engine; `SYSTEM=cca npm run mutate` one folder of it. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    `src/engine/${system}/**/*.ts`,
    '!src/engine/**/*.test.ts',
    // Only tests use these.
    '!src/engine/testing/**',
  ],
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results'],
  coverageAnalysis: 'perTest',
  incremental: false,
  incrementalFile: `reports/mutation/${system === '*' ? 'all' : system}.json`,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
