import { doubtsOf } from '../../book/doubts.ts';
import { rulingOf } from '../../book/examples.ts';
import { drawingOf } from '../../book/pictures.ts';
import { PICTURE } from '../../book/share/picture.ts';
import { tell } from '../../book/told.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { textsAbout } from '../../i18n/load.ts';
import { type Clause, examplesOf, loadLibrary, type System } from '../../library/library.ts';
import { cardPath, homePath, previewPath } from '../../library/links.ts';
import { isOpen } from '../../library/registry.ts';
import { plain } from '../../library/text.ts';

interface Props {
  clause: Clause;
  system: System;
  lang: Lang;
}

export async function getStaticPaths() {
  const { systems } = await loadLibrary();
  return systems.flatMap((system) =>
    system.chapters
      .flatMap(({ texts }) => texts)
      .flatMap((clause) =>
        LANGS.map((lang) => ({
          params: { name: clause.id, lang },
          props: { clause, system, lang },
        })),
      ),
  );
}

const WIDTH = 600;

const linesOf = (text: string, letters: number) =>
  text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / letters), 0);

/** The first example in words, as a frame shows it. */
async function exampleHeight(clause: Clause, lang: Lang): Promise<number> {
  const [example] = examplesOf(await loadLibrary(), clause);
  if (!example) return 0;
  const texts = await textsAbout(example.query, lang);
  const { lead, outcome } = tell(example, rulingOf(example), texts);
  return 90 + 28 * (linesOf(example.say[lang], 62) + linesOf(`${lead} ${outcome}`, 56));
}

/** The room that a clause takes at that width, with its example and how it is read: a little more rather than less. */
async function heightOf(clause: Clause, lang: Lang): Promise<number> {
  const { title, text, pictures } = clause;
  const words = 26 * linesOf(title[lang], 46) + 31 * linesOf(plain(text[lang]), 58);
  const open = doubtsOf(await loadLibrary(), clause).filter(([, doubt]) => isOpen(doubt));
  const drawn = await Promise.all(
    pictures.map(async (picture) => {
      const { width, height } = await drawingOf(picture);
      return (height * WIDTH) / Math.max(width, WIDTH) + 31 * linesOf(picture.say[lang], 70) + 30;
    }),
  );
  const below = (await exampleHeight(clause, lang)) + 48 * open.length;
  return Math.round(drawn.reduce((sum, one) => sum + one, 115 + words + below));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** oEmbed 1.0 (https://oembed.com): a clause as a frame, for sites that turn links into what they show. */
export async function GET({ props: { clause, system, lang }, site }: { props: Props; site?: URL }) {
  const absolute = (path: string) => new URL(path, site).href;
  const title = `${clause.id} ${clause.title[lang]}`;
  const height = await heightOf(clause, lang);
  const src = absolute(`${cardPath(lang, clause.id)}?embed`);
  return Response.json({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Ius Belli',
    provider_url: absolute(homePath(lang)),
    cache_age: 86_400,
    thumbnail_url: absolute(previewPath(lang, system.key, clause.chapter.number)),
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
    width: WIDTH,
    height,
    html: `<iframe src="${src}" title="${escaped(title)}" width="${WIDTH}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  });
}
