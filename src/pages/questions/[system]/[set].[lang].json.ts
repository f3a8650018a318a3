import type { APIRoute } from 'astro';
import { sentOf } from '../../../book/questions.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadLibrary, type System } from '../../../library/library.ts';
import { chainSet, chainsOf, type Question, questionsOf } from '../../../library/questions.ts';

interface Props extends Record<string, unknown> {
  system: System;
  questions: readonly Question[];
}

/** What practice fetches: the questions of a room, and of a story. */
export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  const all = await Promise.all(
    systems.map(async (system) => {
      const questions = await questionsOf(system);
      const sets = [
        ...[...(await chainsOf(system))].map(([slug, steps]): [string, readonly Question[]] => [
          chainSet(slug),
          steps,
        ]),
        ...Map.groupBy(questions, ({ room }) => room),
      ];
      return sets.flatMap(([set, some]) =>
        LANGS.map((lang) => ({
          params: { system: system.key, set, lang },
          props: { system, questions: some } satisfies Props,
        })),
      );
    }),
  );
  return all.flat();
}

export const GET: APIRoute<Props> = async ({ props: { system, questions }, params: { lang } }) =>
  Response.json(await sentOf(system, questions, lang as Lang));
