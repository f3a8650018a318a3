import type { APIRoute } from 'astro';
import { startOf } from '../../engine/core/start.ts';
import { findQuery, SYSTEMS } from '../../engine/index.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { loadTexts } from '../../i18n/load.ts';
import { tableWords } from '../../i18n/table.ts';
import type { Texts } from '../../i18n/texts.ts';
import { loadLibrary, type System } from '../../library/library.ts';
import { calculatorPath } from '../../library/links.ts';
import type { TableGuide } from '../../library/registry.ts';
import type { Draft } from '../../widgets/paths.ts';
import { paramText, toParams } from '../../widgets/state.ts';
import type { Sent } from '../../widgets/table/mount.tsx';

/** What the page beside a real game fetches: one system in one language. */
export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  return systems.flatMap((system) =>
    system.table
      ? LANGS.map((lang) => ({
          params: { system: system.key, lang },
          props: { system, guide: system.table },
        }))
      : [],
  );
}

type Resolving = TableGuide['dice']['resolve'][0];

interface Props {
  system: System;
  guide: TableGuide;
}

/** A calculator in its ordinary case, which waits for what was rolled. */
function resolving({ query: id, field }: Resolving, texts: Texts, lang: Lang): Sent['resolve'][0] {
  const query = findQuery(id);
  if (!query) throw new Error(`${id} is no question.`);
  const state = paramText(toParams(query.fields, startOf(query) as Draft));
  const path = calculatorPath(lang, id);
  return { say: texts.query(id).title, url: state ? `${path}?${state}` : path, field };
}

async function sent({ system: { key, chapters }, guide }: Props, lang: Lang): Promise<Sent> {
  const texts = await loadTexts(lang, key);
  const clauses = chapters.flatMap((chapter) => chapter.texts);
  return {
    system: key,
    lang,
    words: tableWords(lang),
    turn: guide.turn.map(({ say, clauses }) => ({ say: say[lang], clauses })),
    sides: guide.sides.map((side) => side[lang]),
    counters: guide.counters.map(({ say, ...counter }) => ({ ...counter, say: say[lang] })),
    faces: guide.dice.faces.map((face) => ({ face, say: texts.value(face) })),
    mostDice: guide.dice.most,
    resolve: guide.dice.resolve.map((one) => resolving(one, texts, lang)),
    titles: Object.fromEntries(clauses.map(({ id, title }) => [id, title[lang]])),
    calculators: Object.fromEntries(
      (SYSTEMS[key] ?? []).map(({ id }) => [id, texts.query(id).title]),
    ),
  };
}

export const GET: APIRoute<Props> = async ({ props, params: { lang } }) =>
  Response.json(await sent(props, lang as Lang));
