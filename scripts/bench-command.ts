import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import type { BenchRow } from './bench-dice.ts';

const RUNS = 9;
const QUESTION = `ask cca/close-combat '{"attacker":{"unit":"EL"},"defender":{"unit":"HI"}}'`;
/** The PATH of a shell: without what npm adds to it for a script. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

function time(command: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return performance.now() - start;
}

function median(command: string): number {
  time(command);
  const times = Array.from({ length: RUNS }, () => time(command)).sort((a, b) => a - b);
  return times[RUNS >> 1] ?? 0;
}

/** An answer of the command line in the ways in which it is called, start of the program and of npm included. */
export const benchCommand = (): BenchRow[] =>
  [
    { call: 'node_modules/.bin/ius', bar: 300 },
    { call: 'npm run -s ius --', bar: 300 },
    // Finding the program takes npx longer than all else.
    { call: 'npx ius', bar: 600 },
  ].map(({ call, bar }) => ({ name: `${call} ask`, ms: median(`${call} ${QUESTION}`), bar }));
