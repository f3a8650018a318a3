import type { CitedResult } from './forms.ts';
import { saidAll, sourceAt } from './read.ts';

/** What answers a question on a board: its verdict, and the sentences of calculators beside it. */
const QUOTED = '.verdict-of, .sentence, .answer[data-quoted]';

const plain = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** A sentence with the clauses that it names behind it. */
function quoted(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  const refs = [...copy.querySelectorAll('.ref')];
  const clauses = element.dataset.clauses ?? refs.map(plain).join(', ');
  for (const ref of refs) ref.remove();
  return clauses ? `${plain(copy)} (${clauses})` : plain(copy);
}

/** The answer that a board shows, with the link that asks the same again; `site` has the host of its links. */
export function askedOn(site: string): CitedResult | undefined {
  const asked = document.querySelector<HTMLElement>('.asked[data-state]');
  const { state, brief = '' } = asked?.dataset ?? {};
  const sentences = [...(asked?.querySelectorAll<HTMLElement>(QUOTED) ?? [])].map(quoted);
  if (!asked || !state || sentences.length === 0) return undefined;
  const link = new URL(location.pathname, site);
  link.search = state;
  return {
    link: link.href,
    brief,
    summary: sentences.join(' '),
    warnings: saidAll(asked, '.hangs.warns'),
    readings: saidAll(asked, '.hangs:not(.warns)'),
    source: sourceAt(asked),
  };
}
