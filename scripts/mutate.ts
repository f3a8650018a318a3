import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { MEASURED, type Mutation, readMeasured, rulesDigest } from '../src/library/measured.ts';

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

/** Writes the scores down for the page that tells what is checked; they are committed. */
function record(report: Report, folders: readonly string[]): void {
  const measured = readMeasured();
  for (const folder of folders)
    measured.mutation[folder] = {
      date: new Date().toISOString().slice(0, 10),
      commit: git('rev-parse', '--short', 'HEAD'),
      ...scoreOf(report, folder),
      rules: rulesDigest(folder),
    };
  writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
}

if (import.meta.main) {
  const chosen = process.argv.slice(2);
  rmSync(REPORT, { force: true });
  const { status } = spawnSync('stryker', ['run', ...chosen], { stdio: 'inherit' });
  // Some files alone say nothing of their folder; a run that broke off has written nothing.
  if (chosen.length === 0 && existsSync(REPORT)) {
    const folders = globSync(process.env.SYSTEM ?? '*', { cwd: 'src/engine' });
    record(
      JSON.parse(readFileSync(REPORT, 'utf8')),
      folders.filter((name) => !name.includes('.')),
    );
  }
  process.exitCode = status ?? 1;
}
