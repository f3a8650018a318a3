import type { Lang } from '../../i18n/lang.ts';
import { keyOf } from '../kept.ts';

/** What the file of a system gives that puts its desk on a page. */
export interface Live {
  mount: (element: Element, lang: Lang) => Promise<void>;
}

/** Whatever a visitor does first. */
const FIRST = ['pointermove', 'touchstart', 'click'] as const;

/** As armyKey and sheetsKey have it (src/widgets/given/sheets.ts), which come with a calculator. */
const OWN = ['roster', 'sheets'];
function hasOwn(system: string): boolean {
  try {
    return OWN.some((what) => localStorage.getItem(keyOf(`${what}/${system}`)) !== null);
  } catch {
    return false;
  }
}

/** What a page without anything of its reader's own shows until he does something: nobody else pays for its desk. */
const wanted = (element: HTMLElement, system: string) =>
  !element.querySelector('[data-begin]') || hasOwn(system) || location.hash.length > 1
    ? undefined
    : new Promise<unknown>((go) => {
        for (const event of FIRST) addEventListener(event, go, { once: true, passive: true });
      });

/** Makes the desk of a page live: that of the system which its element names. */
export async function startDesk(desks: Record<string, () => Promise<Live>>) {
  const element = document.querySelector<HTMLElement>('[data-desk]');
  const system = element?.dataset.desk;
  if (!element || !system) return;
  await wanted(element, system);
  const file = Object.keys(desks).find((path) => path.includes(`/${system}/`));
  const desk = file && (await desks[file]?.());
  const pressed = element.contains(document.activeElement);
  if (desk) await desk.mount(element, document.documentElement.lang as Lang);
  // Whoever pressed the button goes on from where it was.
  if (pressed) element.querySelector<HTMLElement>('input, select, button')?.focus();
}
