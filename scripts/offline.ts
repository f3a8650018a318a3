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
  type Pack,
  packFile,
  packsOf,
  restrict,
  SHARED,
  systemsOf,
  VERSION_FILE,
  WORKER_FILE,
} from '../src/offline/edition.ts';
import { type File, fold } from '../src/offline/pack.ts';
import { isText, typeOf } from './serve.ts';

const ROOT = new URL('../', import.meta.url);
/** Bytes of a pack before it is folded: opened in less than a blink, and large enough to repeat itself. */
const PACK = 12 * 1024 * 1024;
/** What no page needs: what is made for other programs and sites, and short links, in whose place the worker has cards. */
const LEFT_OUT =
  /^(api|c|icons|oembed|offline|share)\/|(^|\/)(404\.html|sw\.js|robots\.txt|sitemap.*\.xml|_\w+)$/;

const keysOfSystems = () =>
  globSync('content/*/book.ts', { cwd: ROOT }).map((file) => basename(dirname(file)));

/** The system that a path belongs to: one of its names is the key, or begins with it. */
const systemOf = (path: string, systems: readonly string[]) =>
  systems.find((system) => new RegExp(`(^|/)${system}(?=[/.-])`).test(path)) ?? SHARED;

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

/** The files of each system, and those that all of them share. */
export function groupFiles(
  files: readonly File[],
  systems: readonly string[],
): Map<string, File[]> {
  const groupOf = new Map(files.map(({ path }) => [path, systemOf(path, systems)]));
  // What a shared script imports at once is shared as well, whatever its name.
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  const shared = files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.js') && groupOf.get(path) === SHARED);
  for (const path of shared) {
    for (const [, name] of String(bodies.get(path)).matchAll(STATIC_IMPORT)) {
      const imported = path.replace(/[^/]*$/, `${name}`);
      if ((groupOf.get(imported) ?? SHARED) === SHARED) continue;
      groupOf.set(imported, SHARED);
      shared.push(imported);
    }
  }
  return Map.groupBy(files, ({ path }) => groupOf.get(path) ?? SHARED);
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
  if (name.endsWith(FRAGMENT)) return { path, type, body: gunzipSync(bytes).toString('utf8') };
  if (!isText(type)) return { path, type, body: new Uint8Array(bytes) };
  const text = bytes.toString('utf8');
  return { path, type, body: type.startsWith('text/html') ? text.replace(FOR_OTHERS, '') : text };
}

/** Where a file stands, at most two folders deep: es/c, es/cca, texts/cca ... */
const folderOf = (path: string) =>
  path
    .replace(/[^/]+\/?$/, '')
    .split('/', 2)
    .join('/');

/**
 * Neighbours by path, so that those which resemble each other share a pack; none reaches from one
 * folder into another, so that its first and last path say well what it may hold.
 */
function split(files: readonly File[]): File[][] {
  const packs: File[][] = [];
  let size = 0;
  let folder: string | undefined;
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    size += file.body.length;
    if (size > PACK || folderOf(file.path) !== folder) {
      packs.push([]);
      size = file.body.length;
      folder = folderOf(file.path);
    }
    packs.at(-1)?.push(file);
  }
  return packs;
}

const compress = promisify(gzip);

/** Packs are compressed at the same time, by as many threads as there are. */
async function write(dist: string, files: readonly File[]): Promise<Pack> {
  const packed = await compress(JSON.stringify(fold(files)), { level: 9, memLevel: 9 });
  const digest = createHash('sha256').update(packed).digest('base64url');
  const [from = '', to = ''] = [files[0]?.path, files.at(-1)?.path];
  const pack = { digest, bytes: packed.length, from, to };
  writeFileSync(join(dist, packFile(pack)), packed);
  return pack;
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
    [...systems, SHARED].map(async (group): Promise<[string, Pack[]]> => {
      const parts = split(groups.get(group) ?? []);
      return [group, await Promise.all(parts.map((part) => write(dist, part)))];
    }),
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
    console.log(`${system} offline: ${mb(bytesOf(packsOf(restrict(edition, [system]))))}`);
  console.log(`All of it: ${mb(bytesOf(packsOf(edition)))}`);
}
