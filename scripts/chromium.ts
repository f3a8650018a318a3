import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const CHROMIUM_FLAGS = [
  // Chromium refuses its sandbox to root.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const HOW_TO_GET_CHROMIUM =
  'No Chromium found: install it (on Debian: apt-get install chromium) or set CHROME_PATH.';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of the end-to-end checks: CHROME_PATH, else the first that PATH or a usual folder offers. */
export function findChromium(
  { CHROME_PATH: named, PATH = '' }: NodeJS.ProcessEnv = process.env,
  usual: readonly string[] = ['/usr/bin'],
): string | undefined {
  if (named) return isExecutable(named) ? named : undefined;
  const folders = [...PATH.split(delimiter), ...usual];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** Finds Chromium, or installs it where that takes no question: as root on Debian. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (found || process.env.CHROME_PATH || !mayInstall) return found;
  console.log('Installing Chromium (apt-get install chromium) ...');
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium');
  return findChromium();
}
