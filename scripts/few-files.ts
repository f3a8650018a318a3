import type { Plugin } from 'vite';
import { engineChunks } from './engine-chunks.ts';

interface Group {
  name: string;
  test: RegExp | ((module: string) => boolean);
}

/** A chunk that only hands on what another one has: Rolldown makes it for what stands in a group and is imported late. */
const HANDED_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;

/** `import("./late.js")` as the import of the chunk that has it, under the names that were asked for. */
function straight(names: string, file: string): string {
  const members = names.split(',').map((one) => {
    const [there = '', here = there] = one.split(' as ');
    return `${here}:e.${there}`;
  });
  return `import("./${file}").then(e=>({${members.join(',')}}))`;
}

/** The engine in few files: `first` and `last` are the groups of what stands before and behind it. */
export const fewFiles = (first: readonly Group[], last: readonly Group[]): Plugin => ({
  name: 'few-files',
  apply: 'build',
  config: () => {
    const engine = engineChunks().map(({ name, modules }) => ({
      name,
      test: (id: string) => modules.some((module) => id.endsWith(`/${module}`)),
    }));
    const groups = [...first, ...engine, ...last];
    const output = { codeSplitting: { groups } };
    return { environments: { client: { build: { rolldownOptions: { output } } } } };
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const late = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.isEntry) return [];
        const [, names, file] = HANDED_ON.exec(chunk.code) ?? [];
        // A query is found by its id, whatever its name is.
        const isRule = chunk.facadeModuleId?.includes('/src/engine/');
        return names && file
          ? [{ chunk, as: isRule ? `import("./${file}")` : straight(names, file) }]
          : [];
      });
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue;
        for (const { chunk, as } of late) {
          const name = chunk.fileName.split('/').at(-1) ?? '';
          one.code = one.code.replaceAll(
            new RegExp(`import\\(["'\`]\\./${name}["'\`]\\)`, 'g'),
            as,
          );
        }
      }
      for (const { chunk } of late) delete bundle[chunk.fileName];
    },
  },
});
