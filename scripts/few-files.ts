import { engineChunks } from './engine-chunks.ts';

interface Group {
  name: string;
  test: RegExp;
}

/** The engine in few files, between the groups of what stands before and behind it. */
export const fewFiles = (first: readonly Group[], last: readonly Group[]) => ({
  name: 'few-files',
  apply: 'build' as const,
  config: () => {
    const engine = engineChunks().map(({ name, modules }) => ({
      name,
      test: (id: string) => modules.some((module) => id.endsWith(`/${module}`)),
    }));
    const output = { codeSplitting: { groups: [...first, ...engine, ...last] } };
    return { environments: { client: { build: { rolldownOptions: { output } } } } };
  },
});
