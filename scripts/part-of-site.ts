import { cpSync, existsSync, globSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What builds the site, but for its content. */
const SOURCES = [
  ...['src', 'scripts', 'public', 'published'],
  ...['astro.config.mjs', 'package.json', 'tsconfig.json', 'docs/bot.mjs'],
];

const isRoom = (path: string) => existsSync(join(path, 'clauses.ts'));

/** All of a system's content but its rooms. */
export const besideRooms = (system: string): string[] =>
  globSync(`content/${system}/*`).filter((path) => !isRoom(path));

/** Writes a copy of the site that has no content but this; a reference to anything else leads nowhere. */
export function copySite(root: string, content: readonly string[]) {
  for (const path of [...SOURCES, ...content]) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}
