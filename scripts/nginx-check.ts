import { existsSync, globSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { headersFor, rulesFor } from './host-headers.ts';
import type { Nginx } from './nginx.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Unlike fetch, this decodes nothing and follows no redirect. */
const ask = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).on('error', reject);
  });

const PAGES = ['', 'es/', 'es/search/', 'es/*/', 'es/*/*/', 'en/*/calc/*/'];
const CARDS = ['c/*/', 'es/c/*/'];
const FILES = [
  '_astro/*.{css,js,woff2}',
  'api/v1/*.json',
  'search/*.json',
  'texts/*/*.json',
  '*.*',
];

/** One address for each pattern: the first that is built. */
function sample(root: string): string[] {
  const first = (pattern: string) => globSync(pattern, { cwd: root }).sort().slice(0, 1);
  return [
    ...[...PAGES, ...CARDS].flatMap((page) => first(`${page}index.html`)),
    ...FILES.flatMap((pattern) => globSync(pattern, { cwd: root })),
  ]
    .filter((file) => !/\.(gz|br)$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Address, language of the reader, and the page that says that nothing is there. */
const LOST = [
  ['/es/nada/', 'en', 'es/404.html'],
  ['/en/nothing/', 'es', 'en/404.html'],
  ['/c/nothing/', 'en-GB,en;q=0.9', 'en/404.html'],
  ['/c/nothing/', 'de', '404.html'],
  ['/_headers', 'es', 'es/404.html'],
] as const;

type Expect = (what: string, got: unknown, wanted: unknown) => void;

async function checkFiles({ origin, brotli }: Nginx, root: string, expect: Expect) {
  const rules = rulesFor(root);
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  for (const address of sample(root)) {
    const wanted = headersFor(rules, address);
    const file = join(root, address.endsWith('/') ? `${address}index.html` : address);
    const text = existsSync(`${file}.gz`);
    for (const [accepted, ending, form] of [
      ['gzip', '.gz', 'gzip'],
      ['gzip, br', brotli ? '.br' : '.gz', brotli ? 'br' : 'gzip'],
    ] as const) {
      const { status, headers, body } = await ask(origin + address, {
        'accept-encoding': accepted,
      });
      expect(address, status, 200);
      for (const name of names)
        expect(`${address} ${name}`, headers[name.toLowerCase()], wanted[name]);
      expect(`${address} as ${form}`, headers['content-encoding'], text ? form : undefined);
      const sent = readFileSync(text ? file + ending : file);
      expect(`${address} is its file`, body.equals(sent), true);
    }
  }
}

async function checkLost({ origin }: Nginx, root: string, expect: Expect) {
  for (const [address, language, page] of LOST) {
    const { status, headers, body } = await ask(origin + address, { 'accept-language': language });
    expect(address, status, 404);
    expect(`${address} may be kept`, headers['cache-control']?.includes('max-age=0'), true);
    const right = body.equals(readFileSync(join(root, page)));
    expect(`${address} for a reader of ${language} is ${page}`, right, true);
  }
}

/** A short link without its slash, and with what follows. */
async function checkRedirect({ origin }: Nginx, root: string, expect: Expect) {
  const id = globSync('c/*', { cwd: root }).sort()[0];
  const { status, headers } = await ask(`${origin}/${id}?x=1`, {});
  expect(`/${id}`, status, 301);
  expect(
    `/${id} leads to`,
    headers.location,
    `${new URL(origin).pathname.replace(/\/$/, '')}/${id}/?x=1`,
  );
}

/** Where nginx differs from scripts/host-headers.ts, and from what the pages need of a host. */
export async function differences(nginx: Nginx, root: string): Promise<string[]> {
  const found: string[] = [];
  const expect: Expect = (what, got, wanted) => {
    if (got !== wanted) found.push(`${what}: ${got}, not ${wanted}`);
  };
  await checkFiles(nginx, root, expect);
  await checkLost(nginx, root, expect);
  await checkRedirect(nginx, root, expect);
  return found;
}
