import { globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = '**/*.{html,css,js,json,svg,txt,xml,webmanifest}';
/** Below this a compressed file saves no packet. */
const SMALL = 1000;
const AT_ONCE = 8;

const FORMS = {
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
};

/** Writes a text file compressed beside itself, as old as it is: servers compare the two times. */
async function compress(file: string): Promise<void> {
  const text = readFileSync(file);
  const { atime, mtime } = statSync(file);
  for (const [ending, form] of Object.entries(FORMS)) {
    writeFileSync(`${file}.${ending}`, await form(text));
    utimesSync(`${file}.${ending}`, atime, mtime);
  }
}

/** Compresses every text file of a built site for servers that send such files as they are. */
export async function compressSite(root: string): Promise<number> {
  const files = globSync(TEXT, { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => statSync(file).size >= SMALL);
  const left = [...files];
  const work = async () => {
    for (let file = left.pop(); file; file = left.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.length;
}

if (import.meta.main) {
  const [root = 'dist'] = process.argv.slice(2);
  console.log(`${await compressSite(root)} files of ${root} compressed`);
}
