import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transformSync } from 'esbuild';
import { coverage } from '../src/library/coverage.ts';
import { loadLibrary } from '../src/library/library.ts';

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

/** Starts on Node 20 too, which has no such cache. A program in `directories.bin` is called as its file. */
const PROGRAM = `#!/usr/bin/env node
import module from 'node:module';

module.enableCompileCache?.();
const { program } = await import('../command/commands.js');
await program(process.argv.slice(2));
`;

/** The command line beside the engine. What it reads in content/ here is worked out before and comes as data. */
async function addCommand(): Promise<void> {
  for (const folder of ['bin', 'command', 'clauses', 'readings']) mkdirSync(`${OUT}/${folder}`);
  for (const file of globSync('bin/*.ts')) {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', target: 'es2023' });
    const text = code.replace(/"\.\.\/src\//g, '"../');
    writeFileSync(
      `${OUT}/command/${basename(file, '.ts')}.js`,
      text.replace(/((?:from|import\() ?"\.[^"]*)\.ts"/g, '$1.js"'),
    );
  }
  writeFileSync(`${OUT}/bin/ius`, PROGRAM, { mode: 0o755 });
  const library = await loadLibrary();
  for (const { key, chapters, doubts } of library.systems) {
    const clauses = chapters.flatMap(({ texts }) => texts);
    writeFileSync(`${OUT}/clauses/${key}.json`, JSON.stringify(clauses));
    writeFileSync(`${OUT}/readings/${key}.js`, `export default ${JSON.stringify(doubts)};\n`);
  }
  writeFileSync(`${OUT}/clauses/coverage.json`, JSON.stringify(coverage(library)));
}

buildPackage();
await addCommand();
