import type { Lang } from '../i18n/lang.ts';
import { cardPath } from '../library/links.ts';

/** The article of a card alone: the policy of a page lets in no style sheet of another one. */
const ARTICLE = /<article class="law"[^>]*>[\s\S]*?<\/article>/;

/** What has been fetched: the clause as its card shows it, or undefined where there is no such card. */
const cards = new Map<string, HTMLElement | undefined>();

/** A clause that was read before. */
export const lawRead = (id: string) => cards.get(id);

/** A clause as its card shows it, for pages that read it elsewhere; undefined where there is none of that id. */
export async function lawOf(id: string, lang: Lang): Promise<HTMLElement | undefined> {
  if (cards.has(id)) return cards.get(id);
  const answer = await fetch(cardPath(lang, id));
  if (!answer.ok && answer.status !== 404) throw new Error(answer.statusText);
  const article = ARTICLE.exec(await answer.text())?.[0] ?? '';
  const law = new DOMParser().parseFromString(article, 'text/html').querySelector('article');
  const found = law?.querySelector('.id')?.textContent === id ? law : undefined;
  cards.set(id, found);
  return found;
}
