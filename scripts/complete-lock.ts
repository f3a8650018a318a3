import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const OS = /android|darwin|freebsd|netbsd|openbsd|sunos|aix|openharmony|win(?:32|dows)/;
const CPU = /arm64|x64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|arm/;

/** A lock entry for a binary of another platform, read from the package's name. */
function stub(name: string, version: string, dev: boolean | undefined): Package {
  const os = OS.exec(name)?.[0].replace('windows', 'win32') ?? 'linux';
  return {
    version,
    optional: true,
    ...(dev && { dev }),
    os: [os],
    cpu: [CPU.exec(name)?.[0] ?? 'x64'],
    ...(name.includes('musl') && { libc: ['musl'] }),
  };
}

/**
 * `npm ci` wants an entry for every optional dependency, while `npm install` leaves out those whose
 * platform's binary the registry does not hold: this adds them.
 */
export function completeLock(lock: { packages: Record<string, Package> }): void {
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
      lock.packages[place] = stub(name, version.replace(/^\D+/, ''), dev);
    }
  }
  const byPath = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(byPath);
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  completeLock(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
