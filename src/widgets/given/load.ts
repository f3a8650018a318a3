import type { Lang } from '../../i18n/lang.ts';
import { attach } from './attach.tsx';
import type { Given } from './given.ts';
import type { Giver } from './giver.ts';
import type { Place } from './place.ts';

const GIVERS = import.meta.glob<{ giver: (lang: Lang) => Giver }>('../../systems/*/given.ts');

/** What gives values of a reader's sheets to a form. A page fetches this only where there are any on the device. */
export async function loadGiven(place: Place): Promise<Given | undefined> {
  const [system = ''] = place.query.id.split('/');
  const file = await GIVERS[`../../systems/${system}/given.ts`]?.();
  const giver = file?.giver(place.texts.lang);
  return giver && giver.sheets.length > 0 ? attach(giver, place) : undefined;
}
