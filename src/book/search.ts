import type { Lang } from '../i18n/lang.ts';
import { type Parts, SearchBox } from '../search/box.ts';
import { fillDialog } from '../search/dialog.ts';
import styles from '../styles/called.css?url';
import { loadStyle } from './style-sheet.ts';

/** Fetched as soon as this is, which is before the box is opened where it was pointed at first. */
const styled = loadStyle(styles);

/** A search box on a page. `base` is where the site begins, with its slash. */
export async function startSearch(parts: Parts, lang: Lang, base: string, clausesOnly = false) {
  await styled;
  new SearchBox(parts, {
    lang,
    base,
    marks: async () => (await import('./marks/tools.ts')).TOOL_MARKS,
    clausesOnly,
    ask: async (query, indexes) => (await import('./asked.ts')).asked(query, indexes, lang, base),
  });
}

/** Makes the search of a dialog that is open already. */
export const startDialog = (dialog: HTMLDialogElement, lang: Lang, base: string) =>
  startSearch(fillDialog(dialog, lang), lang, base);
