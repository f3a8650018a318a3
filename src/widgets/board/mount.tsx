import { h, render } from 'preact';
import { at } from '../../content/links.ts';
import type { BoardWords } from '../../i18n/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../../i18n/messages.ts';
import { Texts } from '../../i18n/texts.ts';
import { Desk } from './Desk.tsx';

interface Sent {
  words: BoardWords;
  common: CommonMessages;
  system: SystemMessages;
}

/** Puts the live board in the place of what stands in an element. */
export async function mountBoard(element: Element, lang: Lang) {
  const response = await fetch(at(`/texts/cca/board.${lang}.json`));
  const { words, common, system }: Sent = await response.json();
  const texts = new Texts(lang, common, system);
  element.replaceChildren();
  render(h(Desk, { speech: { words, texts, game: new GameTexts(texts) } }), element);
}
