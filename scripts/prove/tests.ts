import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import type { Ask } from './asks.ts';
import { kept } from './expect.ts';

/** Games, dice that are thrown thousands of times, and what only Vite can load: they are no tables of situations. */
const APART = /import\.meta\.glob|fast-check|chooser\(|COMBATS|\/game\//;
/** A test that takes longer is none either: milliseconds of the processor, so that a busy machine makes no difference. */
const LONGEST = 200;
const spent = (since: NodeJS.CpuUsage) => process.cpuUsage(since).user / 1000;

const STAND_IN = new URL('./expect.ts', import.meta.url).href;

function failsIn(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return `test: ${(error as Error).message}`;
  }
}

/** The tests of a system's rules that pass at once, each as one thing to ask. */
export async function testsOf(system: string): Promise<Ask[]> {
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vitest' ? { url: STAND_IN, shortCircuit: true } : next(name, context),
  });
  const asks: Ask[] = [];
  for (const path of globSync(`src/engine/${system}/**/*.test.ts`).sort()) {
    if (APART.test(path) || APART.test(readFileSync(path, 'utf8'))) continue;
    kept.length = 0;
    await import(`../../${relative('.', path)}`);
    for (const { name, run } of kept.splice(0)) {
      const start = process.cpuUsage();
      const fault = failsIn(run);
      if (fault) throw new Error(`${path} ${name}: ${fault}`);
      if (spent(start) < LONGEST) asks.push({ id: `${path} ${name}`, fault: () => failsIn(run) });
    }
  }
  return asks;
}
