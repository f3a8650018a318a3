import { h, render } from 'preact';
import { fill } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LearnWords } from '../../i18n/learn.ts';
import { loadQuery } from '../load.ts';
import { Drill } from './Drill.tsx';
import type { Drill as Asked } from './question.ts';
import { learned, mark } from './score.ts';

/** What a page of lessons carries for its script. */
interface Carried {
  system: string;
  lang: Lang;
  words: LearnWords;
  /** The lesson of the page, counted from 1; absent on the page that lists them. */
  lesson?: number;
  drills?: readonly Asked[];
}

/** The lessons that are marked get their sign in the list, and their number is told. */
function showProgress({ system, words, lang }: Carried) {
  const items = document.querySelectorAll<HTMLElement>('[data-lesson]');
  const done = learned(system);
  for (const item of items)
    item.classList.toggle('learned', done.includes(Number(item.dataset.lesson)));
  const told = document.querySelector('[data-progress]');
  if (told)
    told.textContent = fill(words.progress, { n: done.length, all: items.length }, {}, lang);
}

function markButton(button: HTMLButtonElement, { system, words, lesson = 0 }: Carried) {
  const show = () => {
    const on = learned(system).includes(lesson);
    button.setAttribute('aria-pressed', String(on));
    button.textContent = on ? words.markUndone : words.markDone;
  };
  button.addEventListener('click', () => {
    const kept = mark(system, lesson, !learned(system).includes(lesson));
    show();
    if (!kept) button.insertAdjacentText('afterend', ` ${words.notKept}`);
  });
  button.hidden = false;
  show();
}

async function drill(element: Element, asked: Asked, { system, lang, words }: Carried) {
  const params = new URLSearchParams(location.search);
  const isNamed = params.get('q') === asked.query.replace(/^.*\//, '');
  const seed = isNamed ? Number.parseInt(params.get('seed') ?? '', 10) : Number.NaN;
  const first = Number.isNaN(seed) ? Math.floor(performance.now()) % 1000 : seed;
  const loaded = await loadQuery(asked.query, lang);
  element.replaceChildren();
  render(h(Drill, { system, drill: asked, loaded, words, first }), element);
}

export async function mountLesson(element: HTMLElement) {
  const carried: Carried = JSON.parse(element.dataset.learn ?? '{}');
  showProgress(carried);
  const button = document.querySelector<HTMLButtonElement>('[data-mark]');
  if (button) markButton(button, carried);
  const places = document.querySelectorAll('[data-drill]');
  await Promise.all(
    (carried.drills ?? []).map((asked, i) => {
      const place = places[i];
      return place && drill(place, asked, carried);
    }),
  );
}
