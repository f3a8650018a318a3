import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const server = serve(root, 0, '/ius');
let origin: string;

beforeAll(() => {
  mkdirSync(join(root, 'es'));
  mkdirSync(join(root, '_astro'));
  writeFileSync(join(root, '_astro/page.1a2b.js'), '');
  writeFileSync(join(root, 'es/index.html'), '<p>región</p>');
  writeFileSync(join(root, '404.html'), '<p>no</p>');
  writeFileSync(join(root, 'es/404.html'), '<p>nada</p>');
  writeFileSync(join(root, 'x.pf_meta'), 'binary');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (path: string, encoding = 'identity') =>
  fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': encoding } });

test('a folder is its index page', async () => {
  const answer = await ask('/ius/es/');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe('<p>región</p>');
});

test.each([
  ['gzip, deflate', 'gzip'],
  ['gzip, br', 'br'],
])('text is compressed for those who accept %s', async (accepted, encoding) => {
  const answer = await ask('/ius/es/', accepted);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe('<p>región</p>');
});

test('what is not text stays as it is', async () => {
  const answer = await ask('/ius/x.pf_meta', 'gzip, br');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('binary');
});

test('a folder without its slash is sent on, with what follows', async () => {
  const answer = await ask('/ius/es?p=1');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/ius/es/?p=1');
});

test.each(['/ius/en/', '/es/', '/ius/..%2f..%2fetc/passwd'])('%s is not there', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<p>no</p>');
});

test('what is not there is said by the nearest page above it', async () => {
  const answer = await ask('/ius/es/c/nada/');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<p>nada</p>');
});

test('a page is asked for again, what is kept for good is not, and what is missing is not kept', async () => {
  const kept = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await kept('/ius/es/')).toBe('public, max-age=0, must-revalidate');
  expect(await kept('/ius/_astro/page.1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/ius/_astro/gone.js')).toBe('public, max-age=0, must-revalidate');
});

test('an address that cannot be read is refused', async () => {
  expect((await ask('/ius/%zz')).status).toBe(400);
});
