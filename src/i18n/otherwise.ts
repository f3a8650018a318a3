import type { Circumstance, Hanging } from '../engine/core/otherwise.ts';
import type { Ruling } from '../engine/core/query.ts';
import type { NotApplied, Step } from '../engine/core/ruling.ts';
import { inSentence, percentText } from './format.ts';
import type { Texts } from './texts.ts';

/** A reading on which an answer hangs, as a reader is told of it. */
export interface ToldHanging {
  /** cca-R50 */
  id: string;
  /** Whether the answer follows a reading that is not adopted. */
  warns: boolean;
  text: string;
  /** Those of its steps that another reading does not take, and what stands aside only by this one. */
  at: readonly (Step | NotApplied)[];
}

/** What of a list has no equal in any of some others. */
const onlyIn = <T>(own: readonly T[], others: readonly (readonly T[])[]): T[] => {
  const known = others.map((list) => new Set(list.map((one) => JSON.stringify(one))));
  return own.filter((one) => known.some((list) => !list.has(JSON.stringify(one))));
};

type Values = Readonly<Record<string, unknown>>;

/** With more than these a reader is told that the odds differ: the answer itself has them all. */
const MOST_VALUES = 3;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words; a chance, which is an exact fraction, in percent. */
const valueText = (value: unknown, name: string, texts: Texts): string =>
  typeof value === 'string' && /chance/i.test(name)
    ? percentText(value, texts.lang)
    : texts.value(value, name);

/** The values of an answer that another one has not, each by its name; of a side or a unit by its name too. */
function differing(of: Values, other: Values, texts: Texts, within = ''): string[] {
  return Object.entries(of).flatMap(([name, value]) => {
    const { label: own } = texts.answer(name);
    const label = within ? within + inSentence(own, texts.lang) : own;
    const theirs = other[name];
    if (JSON.stringify(value) === JSON.stringify(theirs)) return [];
    if (isGroup(value) && isGroup(theirs)) return differing(value, theirs, texts, `${label}, `);
    return [`${label}: ${valueText(value, name, texts)}`];
  });
}

/** What of one answer tells it from another: its few words, else its sentence, else the values that differ. */
function toldApart(other: Ruling, ruling: Ruling, texts: Texts): string {
  const brief = texts.brief(other);
  if (brief !== texts.brief(ruling)) return brief;
  const sentence = texts.sentence(other.summary);
  if (sentence !== texts.sentence(ruling.summary)) return sentence.replace(/\.$/, '');
  const values = differing({ ...other.answer }, { ...ruling.answer }, texts);
  return values.length > 0 && values.length <= MOST_VALUES
    ? values.join(' · ')
    : texts.words.otherOdds;
}

function hangingText({ id, adopted, taken, otherwise }: Hanging, ruling: Ruling, texts: Texts) {
  const { words } = texts;
  const [system] = ruling.query.split('/');
  const of = { id: `${system}-${id}`, sure: words[`sure-${texts.sure(id)}`] };
  const answers = (some: Hanging['otherwise'], to: Ruling) =>
    [...new Set(some.map((one) => toldApart(one.ruling, to, texts)))].join(' / ');
  if (taken === adopted) {
    const [first] = otherwise;
    const apart = first && toldApart(ruling, first.ruling, texts);
    const now = apart && apart !== words.otherOdds ? apart : texts.brief(ruling);
    return [
      texts.say(words.dependsOn, of),
      texts.say(words.adoptedGives, { answer: now }),
      texts.say(words.otherwise, { answer: answers(otherwise, ruling) }),
    ].join(' ');
  }
  const right = otherwise.filter(({ reading }) => reading === adopted);
  const gives =
    right.length > 0
      ? texts.say(words.adoptedGives, { answer: answers(right, ruling) })
      : words.adoptedSame;
  return `${texts.say(words.notAdopted, of)} ${gives}`;
}

/** The readings that a reader must know of: those that are not certain, and those that are not adopted; these first. */
export const toldHangings = (
  hangings: readonly Hanging[],
  ruling: Ruling,
  texts: Texts,
): ToldHanging[] =>
  hangings
    .filter(({ id, adopted, taken }) => taken !== adopted || texts.sure(id) !== 'high')
    .map((one) => ({
      id: `${ruling.query.split('/')[0]}-${one.id}`,
      warns: one.taken !== one.adopted,
      text: hangingText(one, ruling, texts),
      at: [
        ...onlyIn(
          ruling.steps,
          one.otherwise.map((other) => other.ruling.steps),
        ),
        ...onlyIn(
          ruling.notApplied,
          one.otherwise.map((other) => other.ruling.notApplied),
        ),
      ],
    }))
    .sort((a, b) => Number(b.warns) - Number(a.warns));

/** A circumstance by the names of its field and what is said of it: `defender, terrain: forest`. */
function circumstanceText({ path, value }: Circumstance, texts: Texts): string {
  const names = path.split('.');
  const labels = names.map((name) => texts.field(name).label);
  const [first = '', ...rest] = labels;
  const name = [first, ...rest.map((label) => inSentence(label, texts.lang))].join(', ');
  return value === true ? name : `${name}: ${texts.value(value, names.at(-1))}`;
}

/** Whether a sentence says a value, and not only as a part of another word or number. */
function says(sentence: string, { path, value }: Circumstance, texts: Texts): boolean {
  if (typeof value !== 'string') return false;
  const words = (text: string) =>
    ` ${
      text
        .toLocaleLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `;
  return words(sentence).includes(words(texts.value(value, path.split('.').at(-1))));
}

/** The circumstances that decide and that a sentence does not tell, as one more; nothing where it tells them all. */
export function circumstancesText(
  circumstances: readonly Circumstance[],
  sentence: string,
  texts: Texts,
): string {
  const untold = circumstances.filter((one) => !says(sentence, one, texts));
  if (untold.length === 0) return '';
  const facts = untold.map((one) => circumstanceText(one, texts)).join('; ');
  return texts.say(texts.words.decidesHere, { facts });
}
