import type { APIRoute } from 'astro';
import { SYSTEMS } from '../../engine/index.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { loadTexts } from '../../i18n/load.ts';
import { tableWords } from '../../i18n/table.ts';
import { loadLibrary, type System } from '../../library/library.ts';
import type { TableGuide } from '../../library/registry.ts';
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

interface Props {
  system: System;
  guide: TableGuide;
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
    titles: Object.fromEntries(clauses.map(({ id, title }) => [id, title[lang]])),
    calculators: Object.fromEntries(
      (SYSTEMS[key] ?? []).map(({ id }) => [id, texts.query(id).title]),
    ),
  };
}

export const GET: APIRoute<Props> = async ({ props, params: { lang } }) =>
  Response.json(await sent(props, lang as Lang));
