import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './library.ts';

/** What a run of `npm run mutate` found of one folder of the engine. */
export interface Mutation {
  /** The day, as 2026-11-18. */
  date: string;
  commit: string;
  /** Changes that a test noticed, in percent of all but those of what is read once as a module loads. */
  score: number;
  /** The same in percent of those that a test reaches. */
  reached: number;
  /** How many changes were made; absent from the first record. */
  mutants?: number;
  /** Digest of the rules that were measured. */
  rules: string;
}

/** What a run of `npm run prove` found of a system: how many changes of its rules were noticed. */
export interface Proof {
  date: string;
  changes: number;
  noticed: number;
  /** The clauses of which every change of a row was noticed. */
  held: readonly string[];
  rules: string;
}

/** What a run of `npm run prove odds` found of a system: how many situations were thrown through, and with what result. */
export interface Thrown {
  date: string;
  questions: number;
  situations: number;
  /** In each situation. */
  throws: number;
  /** Numbers of the odds that were compared, and those that the dice do not bear out. */
  numbers: number;
  wrong: number;
  rules: string;
}

interface Measured {
  mutation: Record<string, Mutation>;
  proof?: Record<string, Proof>;
  odds?: Record<string, Thrown>;
}

export const MEASURED = join(ROOT, 'docs/measured.json');

/** Whether the engine has that folder: `core`, or one of a system. */
export const isFolder = (folder: string) =>
  /^[a-z\d-]+(\/[a-z\d-]+)?$/.test(folder) && existsSync(join(ROOT, 'src/engine', folder));

/** Changes whenever a rule of that folder does; tests do not count. */
export function rulesDigest(folder: string): string {
  const files = globSync(`src/engine/${folder}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${readFileSync(join(ROOT, file), 'utf8')}`);
  return hash.digest('hex').slice(0, 12);
}

export const readMeasured = (): Measured =>
  existsSync(MEASURED) ? JSON.parse(readFileSync(MEASURED, 'utf8')) : { mutation: {} };

/** Whether the rules are still those that were measured. */
interface Current {
  current: boolean;
}
export type Known = Mutation & Current;

/** What is known of a folder of the engine: of what all systems share (`core`), of a family, or of a system's. */
export function mutationOf(folder: string): Known | undefined {
  const found = readMeasured().mutation[folder];
  return found && { ...found, current: found.rules === rulesDigest(folder) };
}

const proofs = new Map<string, (Proof & Current) | undefined>();

/** What `npm run prove` found of a system; looked up once, as every card asks for it. */
export function proofOf(system: string): (Proof & Current) | undefined {
  if (!proofs.has(system)) {
    const found = readMeasured().proof?.[system];
    proofs.set(system, found && { ...found, current: found.rules === rulesDigest(system) });
  }
  return proofs.get(system);
}

/** What `npm run prove odds` found of a system. */
export const thrownOf = (system: string): Thrown | undefined => readMeasured().odds?.[system];

/** Whether, by the rules as they are, no change of a clause's rows went unnoticed. */
export function isHeld(system: string, clause: string): boolean {
  const proof = proofOf(system);
  return proof?.current === true && proof.held.includes(clause);
}
