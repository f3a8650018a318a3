import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export const SYSTEMS = globSync('content/*/book.ts', { cwd: new URL('../', import.meta.url) }).map(
  (file) => basename(dirname(file)),
);

/** What all systems share, or those of a family, may stand in the chunk of any of them. */
const SHARED = /\/src\/engine\/(core|hexes|plane)\//;

interface Chunk {
  name: string;
  moduleIds: readonly string[];
}

/**
 * A chunk with the rules of one system carries its key, cca.close-combat-roll.<hash>.js, so that who
 * takes a system to read offline takes its chunks and no other's.
 */
export function chunkName(
  { name, moduleIds }: Chunk,
  systems: readonly string[] = SYSTEMS,
): string {
  const own = moduleIds.filter((id) => id.includes('/src/') && !SHARED.test(id));
  const system = systems.find((key) => own.every((id) => id.includes(`/src/engine/${key}/`)));
  const prefix = system && own.length > 0 && !name.startsWith(`${system}.`) ? `${system}.` : '';
  return `_astro/${prefix}${name.replace(/[^\w.-]/g, '_')}.[hash].js`;
}
