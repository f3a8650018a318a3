import { h, render } from 'preact';
import type { Marks } from '../../book/marks/hexes.ts';
import { fill } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LearnWords } from '../../i18n/learn.ts';
import type { Asked, Drill } from '../../library/registry.ts';
import { loadDice } from '../dice.ts';
import { loadWhole } from '../load.ts';
import { loadMarks } from '../marks.ts';
import { anySeed, dealt } from './deal.ts';
import { madeOf } from './made.ts';
import { Round } from './Round.tsx';
import { best, keep, learned, mark, note } from './score.ts';
import { clauseOf, fetchSet } from './shown.ts';

const ROUND = 5;
/** So many of a round are made up, where the lesson says how. */
const MADE = 2;
/** So many of a round, and the lesson counts as learned. */
const ENOUGH = 4;

/** What a page of lessons carries for its script. */
interface Carried {
  system: string;
  lang: Lang;
  words: LearnWords;
  /** The lesson of the page, counted from 1; absent on the page that lists them. */
  lesson?: number;
  /** Its clauses, and the names of the questions among which those on them are. */
  clauses?: readonly string[];
  sets?: readonly string[];
  drills?: readonly { drill: Drill; asked: readonly Asked[] }[];
  next?: { path: string; title: string };
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

function showMark(button: HTMLButtonElement, { system, words, lesson = 0 }: Carried) {
  const on = learned(system).includes(lesson);
  button.setAttribute('aria-pressed', String(on));
  button.textContent = on ? words.markUndone : words.markDone;
}

function markButton(button: HTMLButtonElement, carried: Carried) {
  const { system, words, lesson = 0 } = carried;
  button.addEventListener('click', () => {
    const kept = mark(system, lesson, !learned(system).includes(lesson));
    showMark(button, carried);
    if (!kept) button.insertAdjacentText('afterend', ` ${words.notKept}`);
  });
  button.hidden = false;
  showMark(button, carried);
}

/** Where the questions of a lesson come from: its checked examples, and what is made up of each drill. */
async function dealer(
  { system, lang, clauses = [], sets = [], drills = [] }: Carried,
  marks: Marks,
) {
  const [all, makers] = await Promise.all([
    Promise.all(sets.map((set) => fetchSet(system, set, lang))),
    Promise.all(
      drills.map(async ({ drill, asked }) => {
        const { query, texts } = await loadWhole(drill.query, lang);
        return (seed: number) => madeOf(query, drill, asked, { random: seed }, texts, marks);
      }),
    ),
  ]);
  const stock = all.flat().filter(({ id }) => clauses.includes(clauseOf(id)));
  return async () => {
    const seed = anySeed();
    const many = makers.length > 0 ? Math.max(MADE, ROUND - stock.length) : 0;
    const made = Array.from({ length: many }, (_, i) =>
      makers[i % makers.length]?.(seed + i),
    ).filter((one) => one !== undefined);
    return [...dealt(stock, ROUND - made.length, { random: seed }), ...made];
  };
}

async function startRound(place: HTMLElement, carried: Carried, button?: HTMLButtonElement | null) {
  const { system, lang, words, lesson = 0, next } = carried;
  const [dice, marks] = await Promise.all([loadDice(system), loadMarks(system)]);
  const deal = await dealer(carried, marks);
  place.replaceChildren();
  const ended = (right: number) => {
    keep(system, lesson, right);
    if (right < ENOUGH) return;
    mark(system, lesson, true);
    if (button) showMark(button, carried);
  };
  const onward = () =>
    next && (
      <a class="button primary" href={next.path}>
        {words.nextLesson}: {next.title}
      </a>
    );
  const answered = (question: { id: string }, isRight: boolean) =>
    question.id && note(system, question.id, isRight);
  render(h(Round, { deal, words, lang, dice, marks, answered, ended, onward }), place);
  place.scrollIntoView({ block: 'start' });
}

export function mountLesson(element: HTMLElement) {
  const carried: Carried = JSON.parse(element.dataset.learn ?? '{}');
  showProgress(carried);
  const button = document.querySelector<HTMLButtonElement>('[data-mark]');
  if (button) markButton(button, carried);
  const place = document.querySelector<HTMLElement>('[data-round]');
  const start = place?.querySelector('button');
  if (!place || !start) return;
  const before = best(carried.system, carried.lesson ?? 0);
  const told = place.querySelector('[data-best]');
  if (told && before !== undefined)
    told.textContent = fill(
      carried.words.bestSoFar,
      { right: before, all: ROUND },
      {},
      carried.lang,
    );
  start.hidden = false;
  start.addEventListener('click', () => void startRound(place, carried, button));
}
