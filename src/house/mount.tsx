import { render } from 'preact';
import type { Lang } from '../i18n/lang.ts';
import { Desk } from './Desk.tsx';

/** Makes the page of house rules live. */
export function mountHouse(element: HTMLElement) {
  const books = JSON.parse(element.dataset.books ?? '[]');
  element.replaceChildren();
  render(<Desk books={books} lang={document.documentElement.lang as Lang} />, element);
}
