import type { APIRoute } from 'astro';
import type { BoardWords } from '../../../i18n/board.ts';
import { gameExcerpt } from '../../../i18n/excerpt.ts';
import { LANGS, type Lang } from '../../../i18n/lang.ts';
import { loadCommon, loadParts } from '../../../i18n/load.ts';
import { MANIFESTS } from '../../../systems/index.ts';
import type { Manifest } from '../../../systems/manifest.ts';

/** The texts that a board fetches: a whole game in one language. */
export const getStaticPaths = () =>
  Object.entries(MANIFESTS).flatMap(([system, { game, board }]) =>
    game && board?.of === 'hexes'
      ? LANGS.map((lang) => ({
          params: { system, lang },
          props: { game, words: board.words[lang] },
        }))
      : [],
  );

interface Props extends Record<string, unknown> {
  game: NonNullable<Manifest['game']>;
  words: BoardWords;
}

export const GET: APIRoute<Props> = async ({ params: { system = '', lang }, props }) =>
  Response.json({
    words: props.words,
    common: loadCommon(lang as Lang),
    system: gameExcerpt(await loadParts(lang as Lang, system), props.game),
  });
