import { globSync } from 'node:fs';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import { ask } from '../../src/engine/index.ts';
import type { Example } from '../../src/library/example.ts';

/** What notices a wrong rule: an example of a clause, a row of a table of cases, a test. */
export interface Ask {
  /** `cca-8.3/forest` of an example, `tests/cca/cases/dice.ts 375` of a case, file and name of a test. */
  id: string;
  /** What first differs from what is expected; undefined where nothing does. */
  fault: () => string | undefined;
  query?: string;
  input?: object;
}

/** What is asked of the engine, and what it must say. */
interface Asked {
  id: string;
  query: string;
  input: object;
  expect: object;
  odds: Readonly<Record<string, string>>;
  cites: readonly ClauseId[];
  kind?: Example['kind'];
  clause?: ClauseId;
}

async function examplesOf(system: string): Promise<Asked[]> {
  const rooms = await Promise.all(
    globSync(`content/${system}/*/examples.ts`)
      .sort()
      .map((path): Promise<{ default: readonly Example[] }> => import(`../../${path}`)),
  );
  return rooms
    .flatMap((room) => room.default)
    .map(({ clause, name, kind, query, input, expect, odds = {}, cites }) => ({
      ...{ id: `${clause}/${name}`, query, input, expect, odds, cites, kind, clause },
    }));
}

async function casesOf(system: string): Promise<Asked[]> {
  const asks: Asked[] = [];
  for (const path of globSync(`tests/${system}/cases/*.ts`).sort())
    for (const rows of Object.values<unknown>(await import(`../../${path}`)))
      if (Array.isArray(rows))
        for (const [number, , query, input, { chances = {}, means = {}, ...expect }] of rows) {
          const odds = { ...chances, ...means };
          asks.push({ id: `${path} ${number}`, query, input, expect, odds, cites: [] });
        }
  return asks;
}

/** Whether all that is expected is there; more may stand beside it in objects, not in lists. */
function holds(expected: unknown, found: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((one, i) => holds(one, found[i]))
    );
  if (typeof expected !== 'object' || expected === null) return expected === found;
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(expected).every(([key, one]) =>
    holds(one, (found as Record<string, unknown>)[key]),
  );
}

/** Whether the clauses are cited in this order; others may stand between. */
function inOrder(cites: readonly ClauseId[], cited: readonly ClauseId[]): boolean {
  let from = 0;
  return cites.every((clause) => {
    const at = cited.indexOf(clause, from);
    from = at + 1;
    return at >= 0;
  });
}

function differs({ query, input, expect, odds, cites, kind, clause }: Asked): string | undefined {
  try {
    const reply = ask(query, input);
    if (!reply || 'violations' in reply) return 'fault';
    const { answer, steps, notApplied, odds: told } = reply.ruling;
    if (!holds(expect, answer)) return 'answer';
    const exact = { ...told?.means, ...told?.chances };
    const wrong = Object.entries(odds).some(([name, one]) => exact[name]?.fraction !== one);
    if (wrong) return 'chances';
    const cited = steps.map((step) => step.clause);
    if (!inOrder(cites, cited)) return 'clauses';
    if (clause && kind === 'does-not-apply') {
      const spared = notApplied.some((one) => one.clause === clause) && !cited.includes(clause);
      if (!spared) return 'clauses';
    } else if (clause && !cited.includes(clause)) return 'clauses';
    return undefined;
  } catch {
    return 'fault';
  }
}

/** Examples first: where one notices a change, a reader profits from it. */
export async function asksOf(system: string): Promise<Ask[]> {
  const asked = [...(await examplesOf(system)), ...(await casesOf(system))];
  return asked.map((one) => ({
    id: one.id,
    query: one.query,
    input: one.input,
    fault: () => differs(one),
  }));
}
