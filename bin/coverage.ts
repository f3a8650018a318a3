import { coverageOf } from './books.ts';
import { type Context, print } from './refusal.ts';
import { checkSystem } from './systems.ts';

export async function coverage({ args: [system], texts, json }: Context) {
  if (system !== undefined) checkSystem(system, texts);
  const rows = await coverageOf(system);
  if (json) return print(rows);
  const written = rows.filter(({ es, en }) => es && en).length;
  const executed = rows.filter((row) => row.executed).length;
  const open = rows.filter((row) => row.es && !row.executed && row.excluded === null);
  const lines = open.map(({ id }) => `  ${id}`);
  print(
    [`${rows.length} clauses: ${written} in both languages, ${executed} executed`, ...lines].join(
      '\n',
    ),
  );
}
