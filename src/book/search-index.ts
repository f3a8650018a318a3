import { once } from '../engine/core/once.ts';
import { LANGS } from '../i18n/lang.ts';
import { loadLibrary, type System } from '../library/library.ts';
import { buildIndex } from '../search/build.ts';
import { inParts } from '../search/format.ts';
import { toolsOf } from './tools.ts';

/** The index of a system, with its tools; built once for all that ask for it. */
export const searchIndex = once(async (system: System) =>
  buildIndex(system, await toolsOf(system)),
);

/** The index of each system that is written, in each language: what the first hits need (`first`) and the rest (`later`). */
export async function indexParts() {
  const { systems } = await loadLibrary();
  const written = systems.filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0));
  const parts = written.map(async (system) => {
    const index = await searchIndex(system);
    return LANGS.map((lang) => ({ params: { system: system.key, lang }, ...inParts(index, lang) }));
  });
  return (await Promise.all(parts)).flat();
}
