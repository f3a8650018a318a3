import type { Meanings } from '../library/meanings.ts';
import { element } from '../search/element.ts';

/** Milliseconds in which a pointer may cross from a term to its meaning. */
const CROSSING = 250;
/** Pixels between the meaning and the edges of the window, and between it and its term. */
const EDGE = 8;
const GAP = 4;

const fetched = new Map<string, Promise<Meanings>>();

async function get(url: string): Promise<Meanings> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** The meanings of a system in a language, once. */
function meaningsAt(url: string): Promise<Meanings> {
  let meanings = fetched.get(url);
  if (!meanings) {
    meanings = get(url);
    fetched.set(url, meanings);
    // What failed is asked for again at the next term.
    meanings.catch(() => fetched.delete(url));
  }
  return meanings;
}

let shown: { link: HTMLAnchorElement; box: HTMLElement } | undefined;
/** The term that was asked for last: what arrives late for another one is not shown. */
let wanted: HTMLAnchorElement | undefined;
/** The term whose meaning was sent away, until it is left: the focus that comes back to it opens nothing. */
let dismissed: HTMLAnchorElement | undefined;
let closing = 0;

function close() {
  clearTimeout(closing);
  wanted = undefined;
  if (!shown) return;
  const { link, box } = shown;
  shown = undefined;
  if (box.contains(document.activeElement)) link.focus();
  link.removeAttribute('aria-describedby');
  box.remove();
}

function closeSoon() {
  clearTimeout(closing);
  closing = window.setTimeout(() => {
    const held =
      shown?.link.matches(':hover, :focus') || shown?.box.matches(':hover, :focus-within');
    if (!held) close();
  }, CROSSING);
}

function leave(target: EventTarget | null) {
  if (target === dismissed) dismissed = undefined;
  if (shown) closeSoon();
}

/** Below the term, or above it where there is more room; a term that has left the window takes its meaning along. */
function place() {
  if (!shown) return;
  const { link, box } = shown;
  const [first] = link.getClientRects();
  if (!first || first.bottom < 0 || first.top > innerHeight) return close();
  const { width, height } = box.getBoundingClientRect();
  const below = first.bottom + GAP;
  const fits = below + height + EDGE <= innerHeight || first.top < innerHeight - first.bottom;
  const left = Math.min(first.left, document.documentElement.clientWidth - width - EDGE);
  box.style.left = `${Math.max(EDGE, left)}px`;
  box.style.top = `${fits ? below : Math.max(EDGE, first.top - GAP - height)}px`;
}

function boxFor(link: HTMLAnchorElement, { glossary, terms }: Meanings): HTMLElement | undefined {
  const meaning = terms[link.hash.slice(1)];
  if (!meaning) return undefined;
  const { term, other, otherLang, text, clause, card } = meaning;
  return element(
    'span',
    { class: 'meaning', id: 'meaning', popover: 'manual', role: 'note' },
    element('b', {}, term),
    ' ',
    element('i', { lang: otherLang }, other),
    element('span', {}, text),
    element('a', { class: 'ref', href: card }, clause),
    ' ',
    element('a', { href: link.href }, glossary),
  );
}

/** Shows what a term means; where that cannot be fetched, a tap follows the link of the term. */
export async function showMeaning(link: HTMLAnchorElement, base: string, tapped: boolean) {
  clearTimeout(closing);
  if (shown?.link === link || (link === dismissed && !tapped)) return;
  wanted = link;
  const [lang, system] = new URL(link.href).pathname.slice(base.length).split('/');
  const meanings = await meaningsAt(`${base}texts/${system}/glossary.${lang}.json`).catch(
    () => undefined,
  );
  const box = meanings && boxFor(link, meanings);
  if (!box) {
    if (tapped) location.assign(link.href);
    return;
  }
  if (wanted !== link) return;
  close();
  // After its term, so that it is the next thing that is read and reached.
  link.after(box);
  link.setAttribute('aria-describedby', box.id);
  shown = { link, box };
  box.showPopover();
  place();
  // A pointer may have left while the meaning was on its way.
  if (!tapped) closeSoon();
}

addEventListener('scroll', place, { passive: true });
addEventListener('resize', place);
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  dismissed = shown?.link;
  close();
});
document.addEventListener('focusout', ({ target }) => leave(target));
// A finger is always lifted; what it opened stays until another place is tapped.
document.addEventListener('pointerout', ({ target, pointerType }) => {
  if (pointerType === 'mouse') leave(target);
});
document.addEventListener('pointerdown', ({ target }) => {
  if (shown && !shown.box.contains(target as Node) && target !== shown.link) close();
});
