import type { Lang } from '../../i18n/lang.ts';
import { attach } from './attach.tsx';
import { type Army, type ArmyCard, offer } from './cards.tsx';
import type { Given } from './given.ts';
import type { Giver } from './giver.ts';
import type { Place } from './place.ts';

/** What a system gives: values of sheets, or the units of an army by the names of their fields. */
interface Gives {
  giver?: (lang: Lang) => Giver;
  cards?: () => readonly ArmyCard[];
  names?: readonly string[];
  asksUnit?: Army['asksUnit'];
  ofTheOther?: Army['ofTheOther'];
}

const GIVERS = import.meta.glob<Gives>('../../systems/*/given.ts');

/** What gives a form values of its reader's own. A page fetches this only where there are any on the device. */
export async function loadGiven(place: Place): Promise<Given | undefined> {
  const [system = ''] = place.query.id.split('/');
  const file = await GIVERS[`../../systems/${system}/given.ts`]?.();
  const giver = file?.giver?.(place.texts.lang);
  if (giver && giver.sheets.length > 0) return attach(giver, place);
  const cards = file?.cards?.() ?? [];
  const { names = [], asksUnit = () => false, ofTheOther } = file ?? {};
  return cards.length > 0 ? offer({ cards, names, asksUnit, ofTheOther }, place) : undefined;
}
