import { queryPlaces } from '../src/library/query-source.ts';

/** What widgets import; with a system behind it, that system's part (src/widgets/queries.d.ts has the types). */
const NAME = 'virtual:queries';
const MADE = `\0${NAME}`;

const objectOf = (lines: readonly string[]) => `export default {\n${lines.join('\n')}\n};\n`;

/** The systems, each with its queries behind it: who asks one game needs no list of the others. */
const systems = () =>
  [...new Set([...queryPlaces().keys()].map((id) => id.slice(0, id.indexOf('/'))))].map(
    (system) => `${system}: () => import('${NAME}/${system}'),`,
  );

/** Each query by its id, to be fetched by itself: a live example needs one, not all of its subject. */
const queriesOf = (system: string) =>
  [...queryPlaces()]
    .filter(([id]) => id.startsWith(`${system}/`))
    .map(([id, { file }]) => `'${id}': () => import('/${file}'),`);

/** Gives widgets the queries by their ids, as modules that Vite makes of the engine's source. */
export const queryModules = () => ({
  name: 'query-modules',
  resolveId: (id: string) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load: (id: string) => {
    if (id === MADE) return objectOf(systems());
    return id.startsWith(`${MADE}/`) ? objectOf(queriesOf(id.slice(MADE.length + 1))) : undefined;
  },
});
