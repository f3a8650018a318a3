import type { Query } from '../engine/core/query.ts';
import type { Lang } from '../i18n/lang.ts';
import { boardPath } from '../library/links.ts';
import { searchOf } from './desk/address.ts';
import type { Draft } from './paths.ts';
import { askedWord } from './plane/posed.ts';
import { toParams } from './state.ts';

/** What a question about a measured table takes from the table itself: its position, and the cards that are touched. */
export const FROM_TABLE = ['position', 'unitName', 'onlyUnit', 'targetName', 'otherName'];

/** The same question on the table; undefined where it is about none. */
export function tablePath(lang: Lang, { id, fields }: Query, draft: Draft): string | undefined {
  const { position, unitName, onlyUnit, targetName, otherName, ...rest } = draft;
  if (fields.position?.kind !== 'text' || typeof position !== 'string') return undefined;
  const [system = '', question = ''] = id.split('/');
  const ask = askedWord({
    question,
    unit: String(unitName ?? onlyUnit ?? ''),
    second: String(targetName ?? otherName ?? ''),
    more: [...toParams(fields, rest)],
  });
  return boardPath(lang, system) + searchOf(position, 'ask', { ask });
}
