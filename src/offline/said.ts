import type { Lang } from '../i18n/lang.ts';
import { OFFLINE, type OfflineWords } from '../i18n/offline.ts';
import type { Edition } from './edition.ts';
import { type FaultKind, faultOf } from './fault.ts';

export type Say = (
  key: keyof OfflineWords,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The words of one language, filled in. */
export const sayer =
  (lang: Lang): Say =>
  (key, values = {}) =>
    OFFLINE[lang][key].replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);

export function sizeIn(lang: Lang, bytes: number): string {
  const mb = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // A tenth is the least that is said: nothing is free.
  return `${mb.format(Math.max(bytes / 1e6, 0.1))} MB`;
}

export const dateIn = (lang: Lang, { built }: Edition) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(built));

/** What went wrong, and that what was there before is as it was. */
export function sayFault(say: Say, error: unknown, taken: Edition | undefined): string {
  const kind: FaultKind = faultOf(error);
  return taken && kind !== 'busy' ? `${say(kind)} ${say('whole')}` : say(kind);
}
