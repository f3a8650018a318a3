import { type Recent, recent } from '../widgets/device.ts';
import { filterList } from './filter.ts';

const all = <E extends Element>(within: ParentNode, what: string) => [
  ...within.querySelectorAll<E>(what),
];

/** The query that a calculator asks, by its address. */
const asked = ({ pathname }: Pick<URL, 'pathname'>) =>
  /([^/]+)\/calc\/([^/]+)\/$/.exec(pathname)?.slice(1).join('/');

/** As it was left, in the language of this page. */
function recentLine(link: HTMLAnchorElement, { url, brief }: Recent) {
  const line = document.createElement('li');
  const again = document.createElement('a');
  again.href = link.pathname + new URL(url, location.href).search;
  const [name, answer] = [document.createElement('span'), document.createElement('span')];
  name.textContent = link.querySelector('.name')?.textContent ?? '';
  answer.textContent = brief;
  name.className = 'name';
  answer.className = 'line';
  again.append(name, answer);
  line.append(again);
  return line;
}

function showRecent(list: Element) {
  const section = list.querySelector<HTMLElement>('.recent');
  const links = all<HTMLAnchorElement>(list, '.moments a');
  const lines = recent().flatMap((one) => {
    const link = links.find((link) => asked(link) === one.query);
    return link ? [recentLine(link, one)] : [];
  });
  section?.querySelector('ul')?.append(...lines.slice(0, 3));
  if (section) section.hidden = lines.length === 0;
}

/** The list of calculators: what was used last on top, and what is typed narrows it down. */
export function listCalculators() {
  const list = document.querySelector('.calculators');
  const box = list?.querySelector('.filter');
  if (!list || !box) return;
  showRecent(list);
  const moments = all<HTMLDetailsElement>(list, 'details');
  const before = moments.map(({ open }) => open);
  const entries = moments.flatMap((moment) =>
    all<HTMLElement>(moment, 'li').map((entry) => ({
      entry,
      names: `${moment.querySelector('h3')?.textContent} ${entry.textContent}`,
    })),
  );
  filterList(box, entries, (typed) => {
    for (const [i, moment] of moments.entries()) {
      moment.hidden = !moment.querySelector('li:not([hidden])');
      moment.open = typed || before[i] === true;
    }
  });
}
