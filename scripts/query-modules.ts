import { queryPlaces } from '../src/content/query-source.ts';

const NAME = 'virtual:queries';

/** Each query by its id, to be fetched by itself: a live example needs one, not all of its subject. */
const source = () =>
  [...queryPlaces()]
    .map(([id, { file, name }]) => `'${id}': () => import('/${file}').then((all) => all.${name}),`)
    .join('\n');

/** Gives widgets `virtual:queries`, a module that Vite makes (src/widgets/queries.d.ts has its type). */
export const queryModules = () => ({
  name: 'query-modules',
  resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id: string) => (id === `\0${NAME}` ? `export default {\n${source()}\n};\n` : undefined),
});
