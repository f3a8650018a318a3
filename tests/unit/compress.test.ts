import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSite } from '../../scripts/compress.ts';

test('text of some length gets its compressed forms beside it, and nothing else does', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const text = '<p>región, ímpetu</p>'.repeat(200);
  writeFileSync(join(root, 'index.html'), text);
  writeFileSync(join(root, 'short.css'), 'p {}');
  writeFileSync(join(root, 'font.woff2'), Buffer.alloc(5000, 1));
  expect(await compressSite(root)).toBe(1);
  const page = join(root, 'index.html');
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(statSync(`${page}.gz`).mtimeMs).toBeCloseTo(statSync(page).mtimeMs, -1);
  expect(existsSync(join(root, 'short.css.gz'))).toBe(false);
  expect(existsSync(join(root, 'font.woff2.gz'))).toBe(false);
});
