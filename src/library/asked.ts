import type { Ruling } from '../engine/core/query.ts';
import type { Said } from '../engine/core/ruling.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Asked } from './registry.ts';

const MOST_OPTIONS = 4;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const holds = (of: string, key: string) => (of.endsWith('/') ? key.startsWith(of) : key === of);

/** What is asked of a ruling, where anything is: of an example, what it is about. */
export const askedOf = (asked: readonly Asked[] = [], { say }: Said, expected?: object) =>
  asked.find(
    ({ of, about }) =>
      of.some((one) => holds(one, say)) && (!(about && expected) || about in expected),
  );

/** The answer as one of several to choose from. */
export function answerOf(
  { summary }: Pick<Ruling, 'summary'>,
  { tell }: Asked,
  texts: Texts,
): string {
  const own = tell?.[summary.say]?.[texts.lang];
  return capital(own ? texts.say(own, summary.with) : texts.brief({ summary }));
}

/** Whether one answer says all that the other says, and more: of such two, both might be right. */
const extend = (one: string, other: string) =>
  [',', ';', ':'].some((mark) => one.startsWith(other + mark) || other.startsWith(one + mark));

/** Whether two answers cannot both be given. */
export const differ = (one: string, other: string) => one !== other && !extend(one, other);

const order = new Intl.Collator('en', { numeric: true });
const hasNumber = (text: string) => Number(/\d/.test(text));

/** The right answer and some that cannot be given with it or with each other: refusals first, then 0, 2, 4, 10. */
export function optionsAmong<T>(
  right: T,
  others: readonly T[],
  canStandTogether: (one: T, other: T) => boolean,
  text: (one: T) => string,
): T[] {
  const options = [right];
  for (const other of others)
    if (options.length < MOST_OPTIONS && options.every((one) => canStandTogether(one, other)))
      options.push(other);
  return options.sort(
    (a, b) => hasNumber(text(a)) - hasNumber(text(b)) || order.compare(text(a), text(b)),
  );
}
