import { h, render } from 'preact';
import { at } from '../../../content/links.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../../../i18n/messages.ts';
import type { PlaneWords } from '../../../i18n/plane.ts';
import { Texts } from '../../../i18n/texts.ts';
import { Desk } from './Desk.tsx';

interface Sent {
  words: PlaneWords;
  common: CommonMessages;
  system: SystemMessages;
}

/** Puts the live table in the place of what stands in an element. */
export async function mountTable(element: Element, lang: Lang) {
  const response = await fetch(at(`/texts/onus/plane.${lang}.json`));
  const { words, common, system }: Sent = await response.json();
  element.replaceChildren();
  render(h(Desk, { speech: { words, texts: new Texts(lang, common, system) } }), element);
}
