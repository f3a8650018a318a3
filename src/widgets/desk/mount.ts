import { render, type VNode } from 'preact';
import { gap } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../../i18n/messages.ts';
import { Texts } from '../../i18n/texts.ts';
import { at } from '../../library/links.ts';

interface Sent<Words> {
  words: Words;
  common: CommonMessages;
  system: SystemMessages;
}

/** Puts a live desk in the place of what stands in an element, with the texts that it fetches. */
export async function mountDesk<Words>(
  element: Element,
  lang: Lang,
  texts: string,
  live: (words: Words, texts: Texts) => VNode,
) {
  const response = await fetch(at(`/texts/${texts}.${lang}.json`));
  const { words, common, system }: Sent<Words> = await response.json();
  element.replaceChildren();
  render(live(words, new Texts(lang, common, system, gap)), element);
}
