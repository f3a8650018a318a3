import type { Lang } from '../../i18n/lang.ts';

/** What the file of a system gives that puts its desk on a page. */
export interface Live {
  mount: (element: Element, lang: Lang) => Promise<void>;
}

/** Makes the desk of a page live: that of the system which its element names. */
export async function startDesk(desks: Record<string, () => Promise<Live>>) {
  const element = document.querySelector<HTMLElement>('[data-desk]');
  if (!element) return;
  const file = Object.keys(desks).find((path) => path.includes(`/${element.dataset.desk}/`));
  const desk = file && (await desks[file]?.());
  if (desk) await desk.mount(element, document.documentElement.lang as Lang);
}
