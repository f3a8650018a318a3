import { HOUSE } from '../i18n/house.ts';
import type { Lang } from '../i18n/lang.ts';
import { readingNamed } from '../library/reading-ids.ts';
import { element } from '../search/element.ts';
import type { House } from '../widgets/house/house.ts';
import { dropHouse, keptHouse } from '../widgets/house/kept.ts';
import { houseLink, houseName, houseSaid } from '../widgets/house/said.ts';

/** What a page shows of the house rules of its reader: that they are in force, and beside a clause what they say of it. */
const lang = document.documentElement.lang as Lang;
const words = HOUSE[lang];

/** Those of its readings that are of the system that the page is about. */
const ofPage = ({ readings }: House) =>
  [...readings].filter(([id]) => {
    const { system } = readingNamed(id) ?? {};
    return new RegExp(`/${system}[-/]`).test(location.pathname);
  });

function banner(house: House, readings: readonly (readonly [string, string])[]): HTMLElement {
  const drop = element('button', { type: 'button' }, words.drop);
  drop.addEventListener('click', () => {
    if (dropHouse()) location.reload();
  });
  const see = element('a', { href: houseLink(house, lang) }, words.see);
  const note = element('p', { class: 'notice house', role: 'note' });
  note.append(element('b', {}, houseSaid(house, readings, lang)), ' ');
  if (document.querySelector('.wide-desk .hexes')) note.append(words.board, ' ');
  note.append(see, ' ', drop);
  return note;
}

/** Beside the readings of a clause: which of them the house has. */
function mark(house: House, details: HTMLElement) {
  const letter = house.readings.get(details.dataset.reading ?? '');
  if (!letter) return;
  const said = element('b', { class: 'house' }, `${houseName(house, lang)}: ${letter}`);
  details.querySelector('summary')?.append(' ', said);
  const key = [...details.querySelectorAll('dt')].find(({ textContent }) => textContent === letter);
  key?.nextElementSibling?.classList.add('house');
}

const house = keptHouse();
const readings = house ? ofPage(house) : [];
if (house && readings.length > 0) {
  for (const one of document.querySelectorAll<HTMLElement>('[data-reading]')) mark(house, one);
  const title = document.querySelector('main > .title');
  if (title) title.after(banner(house, readings));
  else document.querySelector('main')?.prepend(banner(house, readings));
}
