import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import needChromium from '../e2e/chromium.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'chromium-'));
const BROWSER = join(FOLDER, 'chromium');
writeFileSync(BROWSER, '');
chmodSync(BROWSER, 0o755);
afterAll(() => rmSync(FOLDER, { recursive: true }));

test('Chromium is the one that CHROME_PATH names, or none', () => {
  expect(findChromium({ CHROME_PATH: BROWSER, PATH: '' }, [])).toBe(BROWSER);
  expect(findChromium({ CHROME_PATH: join(FOLDER, 'none'), PATH: FOLDER }, [])).toBeUndefined();
});

test('else it is the first in PATH, or in the folders where it is installed', () => {
  expect(findChromium({ PATH: ['/nowhere', FOLDER].join(delimiter) }, [])).toBe(BROWSER);
  expect(findChromium({ PATH: '/nowhere' }, [FOLDER])).toBe(BROWSER);
  expect(findChromium({ PATH: '/nowhere' }, [])).toBeUndefined();
});

test('the browser tests say how to get it where there is none', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
  expect(needChromium).toThrow('CHROME_PATH');
  vi.unstubAllEnvs();
});
