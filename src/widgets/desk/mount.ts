import { render, type VNode } from 'preact';
import { gap } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../../i18n/messages.ts';
import { Texts } from '../../i18n/texts.ts';
import { at } from '../../library/links.ts';
import { withReasons } from '../readings.ts';

interface Sent<Words> {
  words: Words;
  common: CommonMessages;
  system: SystemMessages;
}

async function fetchTexts<Words>(name: string, lang: Lang) {
  const response = await fetch(at(`/texts/${name}.${lang}.json`));
  const sent: Sent<Words> = await response.json();
  return { sent, texts: new Texts(lang, sent.common, sent.system, gap) };
}

/** Puts a live desk in the place of what stands in an element, with the texts that it fetches. */
export async function mountDesk<Words>(
  element: Element,
  lang: Lang,
  name: string,
  live: (words: Words, texts: Texts) => VNode,
) {
  const { sent, texts } = await fetchTexts<Words>(name, lang);
  element.replaceChildren();
  render(live(sent.words, texts), element);
}

/** All that a question says, with words that others have besides. */
export async function textsOf(query: string, lang: Lang, also: readonly string[] = []) {
  const [{ texts }, others] = await Promise.all([
    fetchTexts(query, lang),
    Promise.all(also.map((one) => fetchTexts(one, lang))),
  ]);
  const words = others.reduce((all, { sent }) => all.with(sent), texts);
  return withReasons(query, words);
}

/** The same of a desk that is about one question, with all that this says. */
export async function mountAbout(
  element: Element,
  lang: Lang,
  query: string,
  live: (texts: Texts) => VNode,
) {
  const texts = await textsOf(query, lang);
  element.replaceChildren();
  render(live(texts), element);
}
