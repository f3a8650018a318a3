import type { Lang } from '../i18n/lang.ts';
import { OPEN } from '../i18n/preview.ts';
import { element } from '../search/element.ts';
import { lawOf } from './law.ts';

/** A clause, or an unclear place of a book. */
const CODE = /([a-z]\w*-(?:[0-9A-Z]+\.\d+|R\d+))\/?$/;
/** What of a clause is not its text. */
const AROUND = '.id, .kind, .acts, .since, .meaning, h1, h2, figure';

/** The code of the clause that a link leads to, in the text or by itself. */
const codeOf = ({ href }: HTMLAnchorElement) => CODE.exec(href)?.[1] ?? '';

/** A clause that stands on the page is taken from there, any other from its card. */
async function lawFor(id: string, lang: Lang) {
  const here = document.getElementById(id)?.closest('.law');
  return here ?? (await lawOf(id, lang).catch(() => undefined));
}

/** The text without what leads away or names a place of its own: other clauses open where this one stands. */
function textOf(law: Element): Node[] {
  const text = [...law.children].filter((part) => !part.matches(AROUND));
  return text.map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const box of copy.querySelectorAll('.meaning')) box.remove();
    for (const link of copy.querySelectorAll('a:not(.ref)')) link.replaceWith(...link.childNodes);
    return copy;
  });
}

/** Code, kind, title and text of the clause that a link leads to; nothing where there is none. */
export async function clauseParts(link: HTMLAnchorElement) {
  const id = codeOf(link);
  const lang = (link.closest<HTMLElement>('[lang]')?.lang ?? 'es') as Lang;
  const law = id && (await lawFor(id, lang));
  if (!law) return undefined;
  const title = law.querySelector('h1, h2')?.cloneNode(true) as Element | undefined;
  title?.querySelector('.id')?.remove();
  const kind = law.querySelector('.kind')?.firstChild?.textContent?.trim() ?? '';
  return [
    element('span', { class: 'of' }, `${id} · ${kind}`),
    element('b', {}, title?.textContent?.trim() ?? ''),
    ...textOf(law),
    element('a', { href: link.href }, OPEN[lang]),
  ];
}
