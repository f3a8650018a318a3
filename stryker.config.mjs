// One folder of the engine: `npm run mutate core`. Rules are rows, which `npm run prove` changes; what is left is the code
// that reads them, dice, geometry and games. A static mutant, of what is read once as a module loads, would take a run of all.
const folder = process.env.MUTATED ?? 'core';

export default {
  testRunner: 'vitest',
  // Which tests concern a mutant is known from the first run: they need not be looked for among imports.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [`src/engine/${folder}/**/*.ts`, '!src/engine/**/*.test.ts'],
  ignoreStatic: true,
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results', 'public', 'published'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
