import type { Ruling } from '../engine/core/query.ts';
import type { Step } from '../engine/core/ruling.ts';
import { percentText } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { ui } from '../i18n/ui.ts';
import type { Example } from '../library/example.ts';

/** What stands before an answer; where something is so, without a question, no word is needed. */
export type Verdict = 'allowed' | 'notAllowed' | 'noDifference' | 'so';

interface Told {
  verdict: Verdict;
  /** Yes or no, or that its clause makes no difference here. */
  lead: string;
  /** What came of it, and what its clause says to it: as much as a reader needs. */
  outcome: string;
  /** What it expects besides, which no sentence of its ruling says. */
  aside: readonly Expected[];
}

/** A value that an example expects: its name, and how it is said. */
interface Expected {
  name: string;
  value: string;
}

/**
 * Read off the answer: yes or no where that was the question, a clause that changed nothing, or how it is.
 * That something is allowed goes without saying where more is said.
 */
function verdictOf({ kind, expect }: Example, { answer }: Ruling): Verdict {
  const { allowed } = answer as { allowed?: unknown };
  const [asked, ...more] = Object.keys(expect);
  if (allowed === false) return 'notAllowed';
  if (allowed === true && asked === 'allowed' && more.length === 0) return 'allowed';
  return kind === 'does-not-apply' ? 'noDifference' : 'so';
}

const FRACTION = /^\d+\/\d+$/;

/**
 * What an example is about, in words: each number and each word of the answer that it expects. That there is none of
 * something goes without saying.
 */
export function expected({ expect }: Example, texts: Texts): Expected[] {
  const within = (value: unknown, name: string): Expected[] => {
    if (typeof value === 'boolean' || !value) return [];
    if (Array.isArray(value)) return value.flatMap((one) => within(one, name));
    if (typeof value === 'object')
      return Object.entries(value).flatMap(([part, one]) => within(one, part));
    const isChance = typeof value === 'string' && FRACTION.test(value);
    return [{ name, value: isChance ? percentText(value, texts.lang) : texts.value(value, name) }];
  };
  return within(expect, '');
}

/** Its chances, each by its name. */
const chances = ({ odds = {} }: Example, texts: Texts) =>
  Object.entries(odds).map(([name, chance]) => ({
    percent: percentText(chance, texts.lang),
    sentence: `${texts.answer(name).label}: ${percentText(chance, texts.lang)}.`,
  }));

/** Words alone, in the singular, each between spaces. */
const bare = (text: string) =>
  (text.toLocaleLowerCase().match(/[\p{L}\p{N}−]+/gu) ?? [])
    .map((word) => ` ${/\p{L}s$/u.test(word) ? word.slice(0, -1) : word}`)
    .join('');

/** Whether words say others, and not only as a part of one. */
const holds = (said: string, words: string) => words !== '' && `${said} `.includes(`${words} `);

/** Whether a text says a value. */
export const says = (text: string, value: string) => holds(bare(text), bare(value));

const asksWhether = ({ expect }: Example) =>
  Object.entries(expect).some(([name, value]) => typeof value === 'boolean' && name !== 'allowed');

const bars = ({ effect }: Step) => effect?.on === 'allowed' && effect.to === false;

/** The steps that a refusal turns on: those of the clause that bar it, or else of others. */
function barring({ clause, cites }: Example, { steps }: Ruling): readonly Step[] {
  const own = steps.filter((step) => step.clause === clause);
  const cited = steps.filter((step) => cites.some((id) => id === step.clause));
  const choice = [own.filter(bars), cited.filter(bars), steps.filter(bars), own, cited];
  return choice.find((some) => some.length > 0) ?? [];
}

/** What a clause says to a situation, whether it applied or not. */
function saidBy({ clause }: Example, { steps, notApplied }: Ruling, texts: Texts): string[] {
  const own = steps.filter((step) => step.clause === clause);
  if (own.length > 0) return own.map((step) => texts.step(step));
  return notApplied.filter((one) => one.clause === clause).map((one) => texts.because(one));
}

/** Adds the sentences that say what is not said yet, as few as will do; what none of them says is left. */
function complete(told: Set<string>, values: readonly Expected[], sentences: () => string[]) {
  let said = [...told].map(bare).join('');
  const wanted = values.map((value) => ({ value, words: bare(value.value) }));
  const unsaid = (words: string) => wanted.filter((one) => !holds(words, one.words));
  let open = unsaid(said);
  if (open.length === 0) return [];
  const more = sentences().map((sentence) => ({ sentence, words: bare(sentence) }));
  for (;;) {
    const left = more.map(({ words }) => unsaid(said + words).length);
    const best = Math.min(...left);
    const next = more[left.indexOf(best)];
    if (!next || best === open.length) return open.map(({ value }) => value);
    told.add(next.sentence);
    said += next.words;
    open = unsaid(said);
  }
}

/** An example's end as somebody would tell it who has just heard its situation. */
export function tell(example: Example, ruling: Ruling, texts: Texts): Told {
  const { lang } = texts;
  const verdict = verdictOf(example, ruling);
  const outcome = texts.outcome(ruling);
  const because = saidBy(example, ruling, texts);
  const first = {
    allowed: [outcome, ...because],
    notAllowed: barring(example, ruling).map((step) => texts.step(step)),
    noDifference: [outcome, ...because],
    so: outcome && !asksWhether(example) ? [outcome] : [outcome, ...because],
  };
  const told = new Set(first[verdict].filter(Boolean));
  if (told.size === 0) told.add(`${texts.brief(ruling)}.`);
  // The situation has been heard, and is not told again.
  told.add(example.say[lang]);
  const whole = texts.sentence(ruling.summary);
  const aside = complete(told, expected(example, texts), () =>
    [...because, outcome, ...ruling.steps.map((step) => texts.step(step)), whole].filter(Boolean),
  );
  if (whole !== outcome && told.has(whole)) told.delete(outcome);
  for (const { percent, sentence } of chances(example, texts))
    if (![...told].some((one) => says(one, percent))) told.add(sentence);
  told.delete(example.say[lang]);
  return {
    verdict,
    lead: verdict === 'so' ? '' : ui(lang)[`verdict.${verdict}`],
    outcome: [...told].join(' '),
    aside,
  };
}

/** The steps that carry an example beside its text: those of its own clause, and those that it says must be cited. */
export const decisive = ({ clause, cites }: Example, { steps }: Ruling) =>
  steps.filter((step, i) => {
    const isFirst = steps.findIndex((one) => one.clause === step.clause) === i;
    return step.clause === clause || (isFirst && cites.some((id) => id === step.clause));
  });
