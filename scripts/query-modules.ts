import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { queryPlaces } from '../src/library/query-source.ts';
import { formModules, loneModules } from './engine-chunks.ts';
import { pureCalls } from './pure-calls.ts';

/** What widgets import; with a system and a number behind it, one of its lists (src/widgets/queries.d.ts has the types). */
const NAME = 'virtual:queries';
const MADE = `\0${NAME}`;

const objectOf = (lines: readonly string[]) => `export default {\n${lines.join('\n')}\n};\n`;

/** A list has so many queries, with the names of all the files that these need. */
const LISTED = 12;

/** The queries of each system in the order of their ids, in lists. */
function lists(): Map<string, (readonly [id: string, file: string])[][]> {
  const all = [...queryPlaces()].map(([id, { file }]) => [id, file] as const);
  const bySystem = Map.groupBy(all, ([id]) => id.slice(0, id.indexOf('/')));
  return new Map(
    [...bySystem].map(([system, queries]) => {
      const sorted = queries.toSorted(([a], [b]) => (a < b ? -1 : 1));
      const many = Math.ceil(sorted.length / LISTED);
      return [
        system,
        Array.from({ length: many }, (_, i) => sorted.slice(i * LISTED, (i + 1) * LISTED)),
      ];
    }),
  );
}

/** The systems, each with its lists behind it, by their first ids: who asks one question needs no list of the others. */
const systems = () =>
  [...lists()].map(([system, own]) => {
    const entries = own.map(
      ([[first] = ['']], i) => `['${first}', () => import('${NAME}/${system}.${i}')]`,
    );
    return `${system}: [${entries.join(', ')}],`;
  });

/** A query that is sent by itself, with all that it needs: its name begins as the path of its source. */
const LONE = '\0lone/';

/** Each query by its id, to be fetched by itself: a live example needs one, not all of its subject. */
function queriesOf(list: string, lone: readonly string[]) {
  const [system = '', at] = list.split('.');
  const queries = lists().get(system)?.[Number(at)] ?? [];
  return queries.map(([id, file]) => {
    const from = lone.includes(file) ? `${NAME}/lone/${file}` : `/${file}`;
    return `'${id}': () => import('${from}'),`;
  });
}

/** What a calculator has brought of the core is not sent twice. */
const isBrought = (file: string) => formModules().some((one) => file === resolve(one));
const sharedCore: Plugin = {
  name: 'shared-core',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      return isBrought(file) ? { path: file, external: true } : undefined;
    }),
};

/** All other modules of a query as one, without what nothing of it uses. */
export async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: [file], bundle: true, format: 'esm', target: 'esnext', write: false },
    plugins: [sharedCore, pureCalls],
  });
  return outputFiles[0]?.text ?? '';
}

/** Gives widgets the queries by their ids, as modules that Vite makes of the engine's source. */
export function queryModules() {
  let lone: readonly string[] = [];
  return {
    name: 'query-modules',
    // Only what is built is joined in few files: while somebody writes, each module is sent as it is.
    configResolved: ({ command }: { command: string }) => {
      lone = command === 'build' ? loneModules() : [];
    },
    resolveId: (id: string) => {
      if (id.startsWith(`${NAME}/lone/`)) return id.replace(`${NAME}/lone/`, LONE);
      return id.startsWith(NAME) ? `\0${id}` : undefined;
    },
    load: (id: string) => {
      if (id === MADE) return objectOf(systems());
      if (id.startsWith(LONE)) return bundled(id.slice(LONE.length));
      return id.startsWith(`${MADE}/`)
        ? objectOf(queriesOf(id.slice(MADE.length + 1), lone))
        : undefined;
    },
  };
}
