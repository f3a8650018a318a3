import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The machine may be busy: these only end a test that hangs. What must be fast is measured by `npm run bench`. */
const NO_HURRY = { testTimeout: 600_000, hookTimeout: 600_000 };

/** What takes longest comes first, also where no run has told yet how long it takes: else one worker waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const first = ({ moduleId }: TestSpecification) => moduleId.endsWith('/ties/asked.test.ts');
    return [...sorted.filter(first), ...sorted.filter((file) => !first(file))];
  }
}

export default defineConfig({
  test: {
    // Tests leave nothing behind for others, so that the engine is loaded once for all of them.
    isolate: false,
    pool: 'threads',
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
          setupFiles: ['tests/setup.ts', 'tests/setup-widgets.ts'],
        },
      },
    ],
  },
});
