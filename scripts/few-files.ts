import { SYSTEMS } from './chunk-names.ts';
import { engineChunks } from './engine-chunks.ts';

interface Group {
  name: string | ((id: string) => string);
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
    // Astro overrules what a site says of preloading for all environments.
    const modulePreload = { polyfill: false, resolveDependencies: fetchedWith };
    return { environments: { client: { build: { modulePreload, rolldownOptions: { output } } } } };
  },
});

/** How a module that is fetched by its name lies in a file with others: a helper that Rolldown would send in a file of its own. */
const HELPER = /import \{ \w+ as (\w+) \} from "\.\/rolldown-runtime\.[^"]+";/;
const IN_PLACE =
  'var $1 = (all) => { const made = {}; for (const name in all) Object.defineProperty(made, name, { get: all[name], enumerable: true }); return made; };';

/** That helper in each file that needs it: there it weighs less than the headers of a file. */
export const helperInPlace = () => ({
  name: 'helper-in-place',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  renderChunk: (code: string) =>
    HELPER.test(code) ? { code: code.replace(HELPER, IN_PLACE), map: null } : null,
  // Nothing asks for it any more; before Vite notes what is to be fetched with what.
  generateBundle: {
    order: 'pre' as const,
    handler: (_: unknown, files: Record<string, { code?: string }>) => {
      const [helper] = Object.keys(files).filter((name) => name.includes('/rolldown-runtime.'));
      const isWanted = Object.values(files).some(({ code }) =>
        code?.includes('/rolldown-runtime.'),
      );
      if (helper && !isWanted) delete files[helper];
    },
  },
});

/** What a page has that fetches anything, and what each calculator has before it fetches its question. */
const BROUGHT = /_astro\/preload\./;
const WITH_CALCULATOR = /_astro\/(core\.schema-names|preact|calculator)\./;
/** The calculator, and the lists of questions: the name of a list is that of its system alone. */
const OF_CALCULATOR = new RegExp(`_astro/(calculator|${SYSTEMS.join('|')})\\.[\\w-]+\\.js$`);

/** What is fetched together with a file: not the file, which is fetched in any case, nor what is there already. */
const fetchedWith = (file: string, needed: string[], { hostId }: { hostId: string }) =>
  needed.filter(
    (one) =>
      one !== file &&
      !BROUGHT.test(one) &&
      !(OF_CALCULATOR.test(hostId) && WITH_CALCULATOR.test(one)),
  );
