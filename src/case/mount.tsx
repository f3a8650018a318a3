import { render } from 'preact';
import type { Lang } from '../i18n/lang.ts';
import { Desk } from './Desk.tsx';

/** Makes the page of a case file live. */
export function mountCase(element: Element) {
  element.replaceChildren();
  render(<Desk lang={document.documentElement.lang as Lang} />, element);
}
