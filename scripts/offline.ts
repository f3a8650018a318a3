import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { build } from 'esbuild';
import {
  bytesOf,
  EDITION_FILE,
  type Edition,
  FOLDER,
  FORMAT,
  groupOf,
  languageIn,
  type Pack,
  restrict,
  SHARED,
  sliceFile,
  slicesOf,
  systemsOf,
  VERSION_FILE,
  WORKER_FILE,
} from '../src/offline/edition.ts';
import { fold } from '../src/offline/fold.ts';
import type { File } from '../src/offline/pack.ts';
import { typeOf } from './serve.ts';

const ROOT = new URL('../', import.meta.url);
/** Bytes that are fetched as one file: a few seconds on a slow line. */
const SLICE = 256 * 1024;
/** What no page needs: what is made for other programs and sites, and short links, in whose place the worker has cards. */
const LEFT_OUT =
  /^(api|c|icons|oembed|offline|share)\/|(^|\/)(404\.html|sw\.js|robots\.txt|sitemap.*\.xml|_\w+)$/;

const keysOfSystems = () =>
  globSync('content/*/book.ts', { cwd: ROOT }).map((file) => basename(dirname(file)));

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

/** The files of each system, and those that all of them share. */
export function groupFiles(
  files: readonly File[],
  systems: readonly string[],
): Map<string, File[]> {
  const placed = new Map(files.map(({ path }) => [path, groupOf(path, systems)]));
  // What a shared script imports at once is shared as well, whatever its name.
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  const decoder = new TextDecoder();
  const shared = files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.js') && placed.get(path) === SHARED);
  for (const path of shared) {
    for (const [, name] of decoder.decode(bodies.get(path)).matchAll(STATIC_IMPORT)) {
      const imported = path.replace(/[^/]*$/, `${name}`);
      if ((placed.get(imported) ?? SHARED) === SHARED) continue;
      placed.set(imported, SHARED);
      shared.push(imported);
    }
  }
  return Map.groupBy(files, ({ path }) => placed.get(path) ?? SHARED);
}

/** What a page tells search engines and the sites that show a link to it: nobody reads it on a device. */
const FOR_OTHERS =
  /<(?:meta (?:property="og:|name="(?:description|twitter:))|link rel="alternate)[^"]*"(?: [\w-]+="[^"]*")*>/g;

/** What the index of words tells of a page: its script reads it as well uncompressed, and packs are smaller so. */
const FRAGMENT = '.pf_fragment';

function read(dist: string, name: string): File {
  const type = typeOf(name);
  const bytes = readFileSync(join(dist, name));
  const path = name.replace(/(^|\/)index\.html$/, '$1');
  if (name.endsWith(FRAGMENT)) return { path, type, body: new Uint8Array(gunzipSync(bytes)) };
  if (!type.startsWith('text/html')) return { path, type, body: new Uint8Array(bytes) };
  const text = bytes.toString('utf8').replace(FOR_OTHERS, '');
  return { path, type, body: new TextEncoder().encode(text) };
}

const compress = promisify(gzip);

/** Packs are compressed at the same time, by as many threads as there are. */
async function write(dist: string, files: readonly File[]): Promise<Pack> {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const packed = await compress(fold(ordered), { level: 9, memLevel: 9 });
  const starts = Array.from({ length: Math.ceil(packed.length / SLICE) }, (_, i) => i * SLICE);
  return starts.map((start) => {
    const bytes = packed.subarray(start, start + SLICE);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const slice = { digest, bytes: bytes.length };
    writeFileSync(join(dist, sliceFile(slice)), bytes);
    return slice;
  });
}

/** The packs of a group, one for each language and one for what is there for every reader. */
async function writeGroup(dist: string, files: readonly File[]): Promise<Record<string, Pack>> {
  const byLanguage = Map.groupBy(files, ({ path }) => languageIn(path));
  const packs = [...byLanguage].map(
    async ([lang, some]): Promise<[string, Pack]> => [lang, await write(dist, some)],
  );
  return Object.fromEntries(await Promise.all(packs));
}

/** Writes the packs and the edition that lists them. */
export async function writeEdition(dist: string, systems = keysOfSystems()): Promise<Edition> {
  rmSync(join(dist, FOLDER), { recursive: true, force: true });
  mkdirSync(join(dist, FOLDER));
  const files = globSync('**/*', { cwd: dist })
    .filter((name) => statSync(join(dist, name)).isFile() && !LEFT_OUT.test(name))
    .map((name) => read(dist, name));
  const groups = groupFiles(files, systems);
  const packs = await Promise.all(
    [...systems, SHARED].map(
      async (group): Promise<[string, Record<string, Pack>]> => [
        group,
        await writeGroup(dist, groups.get(group) ?? []),
      ],
    ),
  );
  const edition: Edition = {
    format: FORMAT,
    version: createHash('sha256').update(JSON.stringify(packs)).digest('hex').slice(0, 12),
    built: new Date().toISOString().slice(0, 10),
    groups: Object.fromEntries(packs),
  };
  writeFileSync(join(dist, EDITION_FILE), JSON.stringify(edition));
  writeFileSync(join(dist, VERSION_FILE), edition.version);
  return edition;
}

export async function writeWorker(dist: string) {
  await build({
    entryPoints: [fileURLToPath(new URL('src/offline/worker.ts', ROOT))],
    outfile: join(dist, WORKER_FILE),
    bundle: true,
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

if (import.meta.main) {
  const dist = process.argv[2] ?? 'dist';
  const edition = await writeEdition(dist);
  await writeWorker(dist);
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  for (const system of systemsOf(edition))
    console.log(`${system} offline: ${mb(bytesOf(slicesOf(restrict(edition, [system]))))}`);
  console.log(`All of it: ${mb(bytesOf(slicesOf(edition)))}`);
}
