import { IUS_BELLI } from '../../book/marks/index.ts';
import { draw, type TitlePage } from '../../book/share/title-page.ts';
import { LANGS } from '../../i18n/lang.ts';
import { ui } from '../../i18n/ui.ts';
import { loadLibrary } from '../../library/library.ts';
import { at, previewPath } from '../../library/links.ts';
import { manifestOf } from '../../systems/index.ts';

interface Path {
  params: { picture: string };
  props: TitlePage;
}

/** A picture of the site, of each system and of each chapter, in each language. */
export async function getStaticPaths(): Promise<Path[]> {
  const { systems } = await loadLibrary();
  return LANGS.flatMap((lang) => {
    const { name, tagline } = ui(lang);
    const path = (picture: string, props: Omit<TitlePage, 'foot'>): Path => ({
      params: { picture: picture.slice(at('/share/').length, -'.png'.length) },
      props: { ...props, foot: name },
    });
    const chapters = systems.flatMap(({ key, title: over, chapters }) =>
      chapters
        .filter(({ texts }) => texts.length > 0)
        .map(({ number, title }) =>
          path(previewPath(lang, key, number), { number, title: title[lang], over: over[lang] }),
        ),
    );
    const games = systems.map(({ key, title }) => {
      const { sign } = manifestOf(key);
      return path(previewPath(lang, key), { sign, title: title[lang] });
    });
    return [path(previewPath(lang), { sign: IUS_BELLI, title: tagline }), ...games, ...chapters];
  });
}

export const GET = async ({ props }: { props: TitlePage }) =>
  new Response(new Uint8Array(await draw(props)), { headers: { 'content-type': 'image/png' } });
