import { globSync } from 'node:fs';
import { put, type Query } from '../../../src/engine/core/query.ts';
import type { Odds } from '../../../src/engine/core/ruling.ts';
import type { Example } from '../../../src/library/example.ts';
import { mixed } from '../../../tests/ties/drafts.ts';
import type { Draft } from './throwing.ts';

export interface Situation {
  draft: Draft;
  odds: Odds;
}

/** Tries before fewer situations will do: some questions have no more. */
const TRIES = 50;

/** Everything that is asked of a question in the examples of its system; its sample is always among it. */
async function askedOf({ id, sample }: Query): Promise<Draft[]> {
  const [system = ''] = id.split('/');
  const rooms = await Promise.all(
    globSync(`content/${system}/*/examples.ts`)
      .sort()
      .map(
        (path): Promise<{ default: readonly Example[] }> =>
          import(/* @vite-ignore */ `../../../${path}`),
      ),
  );
  const examples = rooms.flatMap((room) => room.default).filter(({ query }) => query === id);
  return [sample, ...examples.map(({ input }) => input)].map((draft) => ({ ...draft }));
}

/** As many situations by chance: what is asked of a question, with several fields changed; only those with odds. */
export async function situationsOf(query: Query, many: number, seed: number): Promise<Situation[]> {
  const from = { random: seed };
  const makers = (await askedOf(query)).map((draft) => mixed(query.fields, draft, from));
  const found = new Map<string, Situation>();
  for (let i = 0; i < many * TRIES && found.size < many; i++) {
    const draft: Draft = { ...makers[i % makers.length]?.next().value };
    const reply = put(query, draft);
    const odds = 'ruling' in reply ? reply.ruling.odds : undefined;
    if (odds && [odds.chances, odds.means].some((told) => Object.keys(told).length > 0))
      found.set(JSON.stringify(draft), { draft, odds });
  }
  return [...found.values()];
}
