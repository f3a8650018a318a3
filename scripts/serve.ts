import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersFor, type Rule, rulesFor } from './host-headers.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const QUICK = 6;

export const typeOf = (file: string) => TYPES[extname(file)] ?? 'application/octet-stream';
export const isText = (type: string) => /^text\/|charset=utf-8$/.test(type);

interface Site {
  /** The folder that holds the built pages. */
  root: string;
  /** What stands before every address of the site, '/' or '/name/'. */
  base: string;
  /** How hard Brotli tries: 11 is what `npm run compress` leaves on disk, and slow. */
  quality: number;
  /** Read when first asked for: a site may be built after its server was made. */
  rules?: readonly Rule[];
}

/** Compressed text by encoding, file and time of change: the checks ask for the same pages often. */
const compressed = new Map<string, Buffer>();

function compress(file: string, encoding: 'br' | 'gzip', quality: number): Buffer {
  const key = `${encoding}:${quality}:${file}:${statSync(file).mtimeMs}`;
  let body = compressed.get(key);
  if (!body) {
    const text = readFileSync(file);
    body =
      encoding === 'gzip'
        ? gzipSync(text)
        : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    compressed.set(key, body);
  }
  return body;
}

function acceptedEncoding(req: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = req.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

interface Reply {
  status: number;
  file: string;
  headers: Record<string, string>;
  quality: number;
}

function send(req: IncomingMessage, res: ServerResponse, reply: Reply): void {
  const { status, file, headers, quality } = reply;
  const type = typeOf(file);
  const encoding = isText(type) ? acceptedEncoding(req) : undefined;
  const body = encoding && compress(file, encoding, quality);
  res.writeHead(status, {
    'content-type': type,
    'content-length': body ? body.length : statSync(file).size,
    ...(encoding && { 'content-encoding': encoding }),
    ...(isText(type) && { vary: 'accept-encoding' }),
    ...headers,
  });
  if (req.method === 'HEAD') res.end();
  else if (body) res.end(body);
  else createReadStream(file).pipe(res);
}

/** The page for what is not there: the one in the nearest folder above, so that it is in the language. */
function notFoundPage(root: string, path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    const page = join(root, folder, '404.html');
    if (existsSync(page)) return page;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The file of an address below the site's path; the page for what is not there where it has none. */
function fileFor(
  root: string,
  path: string | undefined,
): Pick<Reply, 'status' | 'file'> | undefined {
  const own = path === undefined ? [] : [join(root, path), join(root, path, 'index.html')];
  const file = own.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  if (file) return { status: 200, file };
  const lost = notFoundPage(root, path ?? '/');
  return lost === undefined ? undefined : { status: 404, file: lost };
}

function answer(req: IncomingMessage, res: ServerResponse, site: Site): void {
  const { root, base, quality } = site;
  const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
  const path = normalize(decodeURIComponent(pathname));
  const inside = path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
  const folder = inside && statSync(join(root, inside), { throwIfNoEntry: false })?.isDirectory();
  if (folder && !pathname.endsWith('/')) {
    res.writeHead(301, { location: `${pathname}/${search}` }).end();
    return;
  }
  const reply = fileFor(root, inside);
  if (!reply) {
    res.writeHead(404, { 'content-type': 'text/plain' }).end('404');
    return;
  }
  site.rules ??= rulesFor(root);
  const headers = headersFor(site.rules, reply.status === 200 && inside ? inside : '/404.html');
  send(req, res, { ...reply, headers, quality });
}

/** A port of this checkout; E2E_PORT sets the first one, so that several can be tried side by side. */
export const portFrom = (step: number): number => Number(process.env.E2E_PORT ?? 4173) + step;

/** Serves a built site as a static host would: /a/ is a/index.html, what is not there is 404.html. */
export function serve(root: string, port: number, base = '/', quality = QUICK) {
  const site: Site = { root, base: base.endsWith('/') ? base : `${base}/`, quality };
  const server = createServer((req, res) => {
    try {
      answer(req, res, site);
    } catch {
      // An address that cannot be decoded or be the name of a file.
      res.writeHead(400).end();
    }
  });
  return server.listen(port, '127.0.0.1');
}

if (import.meta.main) {
  const [root = 'dist', port = '4321'] = process.argv.slice(2);
  const base = process.env.BASE_PATH ?? '/';
  serve(root, Number(port), base)
    .on('listening', () => console.log(`Ius Belli: http://localhost:${port}${base}`))
    .on('error', ({ message }) => {
      console.error(`Port ${port} cannot be used: ${message}`);
      process.exitCode = 1;
    });
}
