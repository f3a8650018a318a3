import type { Lang } from '../i18n/lang.ts';
import { missingOf, type Progress, readOffered, readTaken } from './device.ts';
import { bytesOf, type Edition, restrict, slicesOf, systemsOf } from './edition.ts';
import { dateIn, sayer, sayFault, sizeIn } from './said.ts';
import { remove, take } from './take.ts';

/** The page where systems are taken: what there is, what the device holds, and what is done about it. */
const lang = document.documentElement.lang as Lang;
const base = document.body.dataset.base ?? '/';
const say = sayer(lang);

const one = <E extends HTMLElement = HTMLElement>(
  selector: string,
  from: ParentNode = document,
) => {
  const found = from.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const rows = [...document.querySelectorAll<HTMLElement>('[data-system]')];
const keyOf = (row: HTMLElement) => row.dataset.system ?? '';
const titleOf = (row: HTMLElement) => one('h2', row).textContent?.trim() ?? '';
const said = one('.said');

let taken: Edition | undefined;
let offered: Edition | undefined;

const tell = (text: string) => {
  said.textContent = text;
};

/** Shows a button under its words, or hides it where there is nothing to press it for. */
function button(element: HTMLElement, words: string | undefined, press: () => void) {
  element.hidden = words === undefined;
  element.textContent = words ?? '';
  element.onclick = press;
}

/** What it would take to hold these systems, and those that are held already. */
const wanted = (edition: Edition, systems: readonly string[]) =>
  restrict(edition, [...systems, ...(taken ? systemsOf(taken) : [])]);
const sizeOf = async (edition: Edition) => sizeIn(lang, bytesOf(await missingOf(base, edition)));

function progressIn(element: HTMLElement): Progress {
  const bar = one<HTMLProgressElement>('progress', element);
  const words = one('.state', element);
  return (done, of) => {
    bar.hidden = false;
    bar.max = of;
    bar.value = done;
    words.textContent = say('taking', { done: sizeIn(lang, done), size: sizeIn(lang, of) });
  };
}

/** One thing at a time; whatever comes of it is said, and then shown. */
async function act(done: string, doing: () => Promise<void>) {
  for (const element of document.querySelectorAll<HTMLButtonElement>('main button'))
    element.disabled = true;
  tell('');
  try {
    await doing();
    tell(done);
  } catch (error) {
    tell(sayFault(say, error, taken));
  }
  await show();
  for (const element of document.querySelectorAll<HTMLButtonElement>('main button'))
    element.disabled = false;
}

async function showRow(row: HTMLElement) {
  const key = keyOf(row);
  const mine = taken && key in taken.groups ? taken : undefined;
  const isOffered = offered && key in offered.groups ? offered : undefined;
  const next = isOffered && wanted(isOffered, [key]);
  one('progress', row).hidden = true;
  let state = '';
  if (mine) state = say('taken', { date: dateIn(lang, mine) });
  else if (!next) state = say('needsNetwork');
  else if (isOutdated()) state = say('renewsToo');
  one('.state', row).textContent = state;
  const size = next && !mine ? await sizeOf(next) : undefined;
  button(one('.take', row), size && say('take', { size }), () => {
    if (next)
      void act(say('done', { title: titleOf(row) }), () => take(base, next, progressIn(row)));
  });
  button(one('.remove', row), mine && say('remove'), () => {
    void act(say('removed', { title: titleOf(row) }), () => remove(base, key));
  });
}

const isOutdated = () => taken && offered && taken.version !== offered.version;

async function showRenewal() {
  const renewal = one('.renewal');
  renewal.hidden = !isOutdated();
  if (!taken || !offered || renewal.hidden) return;
  const next = wanted(offered, []);
  one('progress', renewal).hidden = true;
  one('.state', renewal).textContent =
    `${say('newer', { date: dateIn(lang, offered) })} ${say('yours')}`;
  button(one('button', renewal), say('renew', { size: await sizeOf(next) }), () => {
    void act(say('renewed'), () => take(base, next, progressIn(renewal)));
  });
}

async function showAll() {
  const all = one('.all');
  const keys = rows.map(keyOf).filter((key) => offered && key in offered.groups);
  const left = keys.filter((key) => !(taken && key in taken.groups));
  const next = offered && left.length > 1 ? wanted(offered, keys) : undefined;
  one('progress', all).hidden = true;
  one('.state', all).textContent = taken
    ? say('total', { size: sizeIn(lang, bytesOf(slicesOf(taken))) })
    : '';
  button(one('button', all), next && say('takeAll', { size: await sizeOf(next) }), () => {
    const title = rows.map(titleOf).join(', ');
    if (next) void act(say('done', { title }), () => take(base, next, progressIn(all)));
  });
}

async function show() {
  try {
    taken = await readTaken(base);
  } catch (error) {
    tell(sayFault(say, error, undefined));
    return;
  }
  offered = await readOffered(base).catch(() => undefined);
  const isAllTaken = rows.every((row) => taken && keyOf(row) in taken.groups);
  if (!offered && !isAllTaken && !said.textContent) tell(say('unknown'));
  await Promise.all([...rows.map(showRow), showRenewal(), showAll()]);
}

/** In the place of a page that is not on the device, this one stands under the address of that page. */
function showMissing() {
  const missing = one('.missing');
  if (location.pathname === missing.dataset.here) return;
  missing.hidden = false;
  one('button', missing).onclick = () => location.reload();
  one('p', missing).textContent = say('missingText', { path: decodeURI(location.pathname) });
}

function offerInstallation() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    button(one('.install'), say('install'), () => {
      (event as Event & { prompt(): Promise<unknown> }).prompt();
    });
  });
}

offerInstallation();
showMissing();
void show();
