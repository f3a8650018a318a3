import { h, render } from 'preact';
import { at } from '../../content/links.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../../i18n/messages.ts';
import { rosterWords } from '../../i18n/roster.ts';
import { Texts } from '../../i18n/texts.ts';
import { Roster } from './Roster.tsx';

interface Sent {
  common: CommonMessages;
  system: SystemMessages;
}

/** Puts the live army list in the place of what stands in an element. */
export async function mountRoster(element: Element, lang: Lang) {
  const response = await fetch(at(`/texts/onus/roster.${lang}.json`));
  const { common, system }: Sent = await response.json();
  const speech = { words: rosterWords(lang), texts: new Texts(lang, common, system) };
  element.replaceChildren();
  render(h(Roster, { speech }), element);
}
