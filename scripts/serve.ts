import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

export const typeOf = (file: string) => TYPES[extname(file)] ?? 'application/octet-stream';
export const isText = (type: string) => /^text\/|charset=utf-8$/.test(type);

interface Site {
  /** The folder that holds the built pages. */
  root: string;
  /** What stands before every address of the site, '/' or '/name/'. */
  base: string;
}

/** Compressed text by encoding, file and time of change: the checks ask for the same pages often. */
const compressed = new Map<string, Buffer>();

function compress(file: string, encoding: 'br' | 'gzip'): Buffer {
  const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
  let body = compressed.get(key);
  if (!body) {
    const text = readFileSync(file);
    body =
      encoding === 'gzip'
        ? gzipSync(text)
        : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    compressed.set(key, body);
  }
  return body;
}

function acceptedEncoding(req: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = req.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function send(req: IncomingMessage, res: ServerResponse, status: number, file: string): void {
  const type = typeOf(file);
  const encoding = isText(type) ? acceptedEncoding(req) : undefined;
  const body = encoding && compress(file, encoding);
  res.writeHead(status, {
    'content-type': type,
    'content-length': body ? body.length : statSync(file).size,
    ...(encoding && { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    // Astro's file names carry a hash of what they hold.
    'cache-control': file.includes(`${sep}_astro${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  if (req.method === 'HEAD') res.end();
  else if (body) res.end(body);
  else createReadStream(file).pipe(res);
}

function answer(req: IncomingMessage, res: ServerResponse, { root, base }: Site): void {
  const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
  const path = normalize(decodeURIComponent(pathname));
  const file = path.startsWith(base) ? join(root, path.slice(base.length)) : undefined;
  const found = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() && !pathname.endsWith('/')) {
    res.writeHead(301, { location: `${pathname}/${search}` }).end();
  } else if (file && found?.isFile()) {
    send(req, res, 200, file);
  } else if (file && existsSync(join(file, 'index.html'))) {
    send(req, res, 200, join(file, 'index.html'));
  } else if (existsSync(join(root, '404.html'))) {
    send(req, res, 404, join(root, '404.html'));
  } else {
    res.writeHead(404, { 'content-type': 'text/plain' }).end('404');
  }
}

/** Serves a built site as a static host would: /a/ is a/index.html, what is not there is 404.html. */
export function serve(root: string, port: number, base = '/') {
  const site = { root, base: base.endsWith('/') ? base : `${base}/` };
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
