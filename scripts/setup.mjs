// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// The first that runs TypeScript as it stands.
const NODE_NEEDED = [22, 18];

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what the lock asks for; binaries of other platforms may be absent, and a
 * folder of the repository itself is always there.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (link || !path.startsWith('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === version : Boolean(optional);
  });
}

/** Runs npm on the Node that npm itself runs on: the one in node_modules is about to be replaced. */
function runNpm(...args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...rest] = npm ? [node ?? process.execPath, npm, ...args] : ['npm', ...args];
  // Standard output belongs to the command that follows.
  return spawnSync(command, rest, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!isInstalled()) {
  console.error('Installing what package-lock.json lists (npm ci) ...');
  if (runNpm('ci', '--include=dev', '--no-progress', '--loglevel=error') !== 0)
    fail('npm ci failed: see above.');
}

const { stdout } = spawnSync('node', ['--version'], {
  encoding: 'utf8',
  env: { ...process.env, PATH: `${ROOT}node_modules/.bin${delimiter}${process.env.PATH}` },
});
const [major, minor] = (stdout ?? '').slice(1).split('.').map(Number);
if (!(major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1]))) {
  fail(
    `Node ${NODE_NEEDED.join('.')} or later is needed here; this machine has ${stdout || 'none'}.`,
  );
}
