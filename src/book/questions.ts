import { findQuery } from '../engine/index.ts';
import type { Lang } from '../i18n/lang.ts';
import type { System } from '../library/library.ts';
import type { Question } from '../library/questions.ts';
import { manifestOf } from '../systems/index.ts';
import { sceneOf } from '../widgets/learn/scene.ts';
import type { Shown } from '../widgets/learn/shown.ts';
import { loadMarks } from '../widgets/marks.ts';

type Values = Readonly<Record<string, unknown>>;

/** The dice that a situation names, where they have faces to be drawn. */
function facesOf(query: string, input: Values, faces: readonly unknown[]): string[] {
  const lists = Object.entries(findQuery(query)?.fields ?? {}).flatMap(([name, field]) =>
    field.kind === 'list' && field.options.every((one) => faces.includes(one)) ? [name] : [],
  );
  const fallen = lists.map((name) => input[name]).find(Array.isArray);
  return fallen ?? [];
}

/** Questions as a page fetches them, in one language. */
export async function sentOf(
  { key }: Pick<System, 'key'>,
  questions: readonly Question[],
  lang: Lang,
): Promise<Shown[]> {
  const { faces = [] } = manifestOf(key).dice ?? {};
  const marks = await loadMarks(key);
  return questions.map(
    ({ id, know, facts, say, ask, options, right, outcome, why, query, input }) => {
      const fallen = facesOf(query, input, faces);
      const scene = sceneOf(findQuery(query)?.fields ?? {}, input, marks);
      return {
        id,
        say: say[lang],
        ask: ask[lang],
        options: options.map((one) => one[lang]),
        right,
        outcome: outcome[lang],
        why: why.map((one) => [one.clause, one.say[lang]] as const),
        know,
        facts,
        ...(fallen.length > 0 && { faces: fallen }),
        ...(scene && { scene }),
      };
    },
  );
}
