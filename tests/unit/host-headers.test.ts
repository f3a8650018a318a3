import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFile, headersFor, rulesFor } from '../../scripts/host-headers.ts';

const FILES = [
  'index.html',
  '404.html',
  'oembed/xyz-1.1.es.json',
  'sw.js',
  '_astro/page.1a2b.js',
  'api/v1/clauses.json',
  'c/xyz-1.1/index.html',
  'es/index.html',
  'es/404.html',
  'es/search/index.html',
  'es/xyz/index.html',
  'es/xyz/1-uno/index.html',
  'es/xyz/2-dos/index.html',
  'es/xyz/2-dos/parte/index.html',
  'es/xyz/calc/fight/index.html',
  'es/c/xyz-1.1/index.html',
  'texts/xyz/fight.es.json',
];

const root = mkdtempSync(join(tmpdir(), 'site-'));
for (const file of FILES) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
}
const rules = rulesFor(root);
const addresses = FILES.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);

test.each(addresses)(
  '%s is what its type says; only a page has to say who may know of it',
  (one) => {
    const headers = headersFor(rules, one);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    const page = one.endsWith('/') || one.endsWith('.html');
    expect(headers['Referrer-Policy']).toBe(page ? 'same-origin' : undefined);
  },
);

test.each(addresses)('%s is kept for good only where its name would change', (address) => {
  expect(headersFor(rules, address)['Cache-Control']).toBe(
    address === '/_astro/page.1a2b.js'
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  );
});

test.each([
  ['/', true],
  ['/es/', true],
  ['/es/search/', true],
  ['/es/xyz/', true],
  ['/es/xyz/1-uno/', true],
  ['/es/xyz/2-dos/', true],
  ['/es/xyz/2-dos/parte/', true],
  ['/c/xyz-1.1/', false],
  ['/es/c/xyz-1.1/', false],
  ['/es/xyz/calc/fight/', false],
])('%s stays out of frames of other sites: %s', (address, kept) => {
  const policy = kept ? "frame-ancestors 'self'" : undefined;
  expect(headersFor(rules, address)['Content-Security-Policy']).toBe(policy);
});

test('only the data is for programs of other sites', () => {
  const open = addresses.filter((one) => headersFor(rules, one)['Access-Control-Allow-Origin']);
  expect(open).toEqual(['/oembed/xyz-1.1.es.json', '/api/v1/clauses.json']);
});

test('no header comes from two rules: some hosts would send both values', () => {
  for (const address of addresses) {
    const names = rules
      .filter((rule) => Object.keys(headersFor([rule], address)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, address).toBe(names.length);
  }
});

test('the file for hosts names each path once, below the path of the site', () => {
  const lines = headersFile(rules, '/ius/').split('\n').filter(Boolean);
  const paths = lines.filter((line) => !line.startsWith('  '));
  expect(paths).toContain('/ius/_astro/*');
  expect(paths).toContain('/ius/es/xyz/:page/');
  expect(paths.every((path) => path.startsWith('/ius/'))).toBe(true);
  expect(new Set(paths).size).toBe(paths.length);
  expect(lines[lines.indexOf('/ius/_astro/*') + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
});
