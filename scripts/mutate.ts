import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  isFolder,
  MEASURED,
  type Mutation,
  readMeasured,
  rulesDigest,
} from '../src/library/measured.ts';

const REPORT = 'reports/mutation/report.json';

/** The parts of Stryker's report that are counted. */
export interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** The score of one folder of the engine, counted as Stryker counts. */
export function scoreOf(
  { files }: Report,
  folder: string,
): Pick<Mutation, 'score' | 'reached' | 'mutants'> {
  const statuses = Object.entries(files)
    .filter(([file]) => file.startsWith(`src/engine/${folder}/`))
    .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((one) => wanted.includes(one)).length;
  const noticed = count('Killed', 'Timeout');
  const reached = noticed + count('Survived');
  const mutants = reached + count('NoCoverage');
  return { score: percent(noticed, mutants), reached: percent(noticed, reached), mutants };
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/** Writes the score down for the page that tells what is checked; it is committed. */
function record(report: Report, folder: string): void {
  const measured = readMeasured();
  measured.mutation[folder] = {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
    ...scoreOf(report, folder),
    rules: rulesDigest(folder),
  };
  writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
}

/** Runs Stryker over one folder; with the names of some of its files over these alone, and then nothing is recorded. */
function mutate(folder: string, files: readonly string[]): number {
  rmSync(REPORT, { force: true });
  const some = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const { status } = spawnSync('stryker', ['run', ...some], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED: folder },
  });
  // A run that broke off has written nothing.
  if (files.length === 0 && existsSync(REPORT))
    record(JSON.parse(readFileSync(REPORT, 'utf8')), folder);
  return status ?? 1;
}

if (import.meta.main) {
  const [folder = '', ...files] = process.argv.slice(2);
  if (isFolder(folder)) process.exitCode = mutate(folder, files);
  else {
    console.error('npm run mutate <folder of src/engine> [files], such as core or cca/game');
    process.exitCode = 1;
  }
}
