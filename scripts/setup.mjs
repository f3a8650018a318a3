// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The Node that comes with the packages. */
const OWN_NODE = `${ROOT}node_modules/.bin/node`;
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

/** The Node that runs what is here. */
export const nodeHere = () => (existsSync(OWN_NODE) ? OWN_NODE : process.execPath);

/** Whether a Node of that version runs TypeScript. */
export function isEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1]);
}

/** Installs what package-lock.json lists, where it is not there. */
export function install() {
  if (isInstalled()) return;
  console.error('Installing what package-lock.json lists (npm ci) ...');
  if (runNpm('ci', '--include=dev', '--no-progress', '--loglevel=error') !== 0)
    fail('npm ci failed: see above.');
}

/** Ends the program if nothing here can run. */
export function checkNode() {
  if (isEnough(process.versions.node)) return;
  const { stdout } = spawnSync(nodeHere(), ['--version'], { encoding: 'utf8' });
  const version = (stdout ?? '').trim().slice(1);
  if (!isEnough(version)) {
    const needed = NODE_NEEDED.join('.');
    fail(`Node ${needed} or later is needed here; this machine has ${version || 'none'}.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  checkNode();
}
