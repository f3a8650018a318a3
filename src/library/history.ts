import { diffWords } from 'diff';
import type { Lang } from '../i18n/lang.ts';
import type { Clause } from './library.ts';
import { loadPublished, type Published, type Wording } from './published.ts';
import type { ByLang } from './registry.ts';
import { plain } from './text.ts';

/** A version of a clause as its card tells of it. */
export interface Version extends Wording {
  version: number;
  /** Absent for a clause that is not published yet. */
  date?: string | undefined;
  /** Why it took the place of the one before; the first has none. */
  reason?: ByLang | undefined;
}

type Told = Wording & Pick<Clause, 'version' | 'history'>;

/** The versions of a clause, the newest first: the text that stands now, and the published ones before it. */
export function versionsOf(clause: Told, published: Published | undefined): Version[] {
  const { version, title, text, history = [] } = clause;
  const reasonOf = (n: number) => history.find((one) => one.version === n);
  const past = (published?.past ?? []).filter((one) => one.version < version);
  const now = { version, title, text, date: reasonOf(version)?.date ?? published?.date };
  return [...past, now].map((one) => ({ ...one, reason: reasonOf(one.version)?.reason })).reverse();
}

export const historyOf = (clause: Clause): Version[] =>
  versionsOf(clause, loadPublished(clause.system)[clause.id]);

export interface Piece {
  change: 'kept' | 'added' | 'removed';
  text: string;
}

/** What a clause lost and gained between two versions, word by word; its title only where that changed. */
export function difference(before: Wording, after: Wording, lang: Lang): Piece[] {
  const renamed = before.title[lang] !== after.title[lang];
  const told = ({ title, text }: Wording) =>
    `${renamed ? `${title[lang]}\n\n` : ''}${plain(text[lang])}`;
  return diffWords(told(before), told(after)).map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }));
}
