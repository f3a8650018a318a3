import type { Lang } from '../../i18n/lang.ts';
import type { Given } from './given.ts';
import type { Giver } from './giver.ts';
import { hasSheets } from './kept.ts';
import type { Place } from './place.ts';

const GIVERS = import.meta.glob<{ giver: (lang: Lang) => Giver }>('../../systems/*/given.ts');

/** What gives values of a reader's sheets to a form; fetched only where there are any on the device. */
export async function loadGiven(system: string): Promise<((place: Place) => Given) | undefined> {
  const file = hasSheets(system) && GIVERS[`../../systems/${system}/given.ts`];
  if (!file) return undefined;
  const [{ giver }, { attach }] = await Promise.all([file(), import('./attach.tsx')]);
  return (place) => attach(giver(place.texts.lang), place);
}
