import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const OUT = 'lib';
/** Declarations keep the endings of the source. */
const SOURCE_ENDINGS = /((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g;
/** A template in `import()` stays one, so that a bundler sees which files it can mean. */
const LATE_IMPORTS = /__rewriteRelativeImportExtension\((`[^`]*)\.ts`\)/g;

/** Writes the engine and its sentences as JavaScript with declarations: what `npm pack` takes. */
function buildPackage(): void {
  rmSync(OUT, { recursive: true, force: true });
  const { status } = spawnSync('tsc -p tsconfig.package.json', {
    shell: true,
    // Standard output belongs to npm pack.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('tsc failed: see above.');
  for (const file of globSync(`${OUT}/**/*.{js,d.ts}`)) {
    const text = readFileSync(file, 'utf8')
      .replace(SOURCE_ENDINGS, '$1.js$2')
      .replace(LATE_IMPORTS, '$1.js`');
    if (text.includes('__rewrite')) throw new Error(`${file} imports what is named too late.`);
    writeFileSync(file, text);
  }
}

buildPackage();
