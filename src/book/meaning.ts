import type { Meanings } from '../library/meanings.ts';
import { element } from '../search/element.ts';
import styles from '../styles/called.css?url';
import { clauseParts } from './clause-preview.ts';
import { loadStyle } from './style-sheet.ts';

/** Milliseconds in which a pointer may cross from a term to its meaning, and must rest on the code of a clause. */
const CROSSING = 250;
const RESTING = 120;
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
  link.removeAttribute('aria-details');
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

async function termParts(link: HTMLAnchorElement, base: string) {
  const [lang, system] = new URL(link.href).pathname.slice(base.length).split('/');
  const meanings = await meaningsAt(`${base}texts/${system}/glossary.${lang}.json`).catch(
    () => undefined,
  );
  const meaning = meanings?.terms[link.hash.slice(1)];
  if (!meaning) return undefined;
  const { term, other, otherLang, text, clause, card } = meaning;
  return [
    element('b', {}, term),
    ' ',
    element('i', { lang: otherLang }, other),
    element('p', {}, text),
    element('a', { class: 'ref', href: card }, clause),
    ' ',
    element('a', { href: link.href }, meanings.glossary),
  ];
}

/** A clause that is named in the box opens in it, with the way back to what stood there. */
async function leadOn(box: HTMLElement, event: MouseEvent) {
  const inner = (event.target as Element).closest<HTMLAnchorElement>('a.ref');
  if (!inner || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const parts = await clauseParts(inner);
  if (!parts) return location.assign(inner.href);
  const before = [...box.childNodes];
  const [of] = box.querySelectorAll('.of');
  const back = element('button', { type: 'button' }, `← ${of?.textContent?.split(' ')[0] ?? ''}`);
  back.addEventListener('click', () => {
    box.replaceChildren(...before);
    inner.focus();
    place();
  });
  box.replaceChildren(back, ...parts);
  back.focus();
  place();
}

const isHeld = (link: HTMLAnchorElement) => link.matches(':hover, :focus');
const rest = () => new Promise((resolve) => setTimeout(resolve, RESTING));

/**
 * Shows what a term means or a clause says, beside the link to it; where that cannot be fetched, a tap follows
 * the link.
 */
export async function showMeaning(link: HTMLAnchorElement, base: string, tapped: boolean) {
  clearTimeout(closing);
  if (shown?.link === link || (link === dismissed && !tapped)) return;
  wanted = link;
  const isTerm = link.classList.contains('term');
  // Codes stand close together: one that a pointer only crosses is not fetched.
  if (!isTerm && !tapped) await rest();
  if (!tapped && !isHeld(link)) return;
  const styled = loadStyle(styles);
  const parts = await (isTerm ? termParts(link, base) : clauseParts(link));
  await styled;
  if (!parts) {
    if (tapped) location.assign(link.href);
    return;
  }
  if (wanted !== link) return;
  close();
  const box = element(
    'div',
    { class: 'meaning', id: 'meaning', popover: 'manual', role: 'note' },
    ...parts,
  );
  if (!isTerm) box.addEventListener('click', (event) => leadOn(box, event));
  // After its link, so that it is the next thing that is read and reached.
  link.after(box);
  link.setAttribute(isTerm ? 'aria-describedby' : 'aria-details', box.id);
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
