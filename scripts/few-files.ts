import { engineChunks } from './engine-chunks.ts';

interface Group {
  name: string;
  test: RegExp;
}

/** Worked out once: a build asks for its settings several times. */
let chunks: ReturnType<typeof engineChunks> | undefined;

/** The engine in few files, between the groups of what stands before and behind it. */
export const fewFiles = (first: readonly Group[], last: readonly Group[]) => ({
  name: 'few-files',
  apply: 'build' as const,
  config: () => {
    chunks ??= engineChunks();
    const engine = chunks.map(({ name, modules }) => ({
      name,
      test: (id: string) => modules.some((module) => id.endsWith(`/${module}`)),
    }));
    const output = { codeSplitting: { groups: [...first, ...engine, ...last] } };
    return { environments: { client: { build: { rolldownOptions: { output } } } } };
  },
});
