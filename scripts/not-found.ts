import { globSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Each language has its own page for what is not there: `es/404.html`, where hosts look for it.
 * Astro gives that form of name to the 404.html at the top alone.
 */
export function notFoundByLanguage(): AstroIntegration {
  return {
    name: 'not-found-by-language',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const page of globSync('*/404/index.html', { cwd: root })) {
          const folder = dirname(join(root, page));
          renameSync(join(root, page), `${folder}.html`);
          rmdirSync(folder);
        }
      },
    },
  };
}
