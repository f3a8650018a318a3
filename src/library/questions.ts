import type { Ruling } from '../engine/core/query.ts';
import { shuffle } from '../engine/core/random.ts';
import type { Field, Fields } from '../engine/core/schema/field.ts';
import { findQuery } from '../engine/index.ts';
import { LANGS } from '../i18n/lang.ts';
import { textsAbout } from '../i18n/load.ts';
import type { Texts } from '../i18n/texts.ts';
import { answerOf, askedOf, differ, optionsAmong } from './asked.ts';
import type { Example } from './example.ts';
import type { Clause, Library, System } from './library.ts';
import type { Asked, ByLang } from './registry.ts';
import { replyTo } from './replies.ts';

/** Easy, harder, hard. */
export type Level = 1 | 2 | 3;

/** A checked example as a question: its situation, what is asked of it, and answers to choose from. */
export interface Question {
  /** The example's: `cca-11.7/each-its-own-dice`. */
  id: string;
  clause: string;
  /** The room in which it stands. */
  room: string;
  kind: Example['kind'];
  query: string;
  input: Readonly<Record<string, unknown>>;
  /** How much one must know: the clauses that make the answer, and the exceptions among them. */
  know: Level;
  /** How many facts the situation has that are not the ordinary ones. */
  facts: Level;
  say: ByLang;
  ask: ByLang;
  /** In order of size; one is right. */
  options: readonly ByLang[];
  right: number;
  /** What comes of it, in a sentence. */
  outcome: ByLang;
  /** The clauses that decide, in the order of the derivation. */
  why: readonly Why[];
}

export interface Why {
  clause: string;
  say: ByLang;
}

/** An example that can be asked, with the answer that the engine gives it. */
interface Answered {
  example: Example;
  ruling: Ruling;
  asked: Asked;
  answer: ByLang;
}

const both = async (query: string): Promise<ByLang<Texts>> => {
  const [es, en] = await Promise.all(LANGS.map((lang) => textsAbout(query, lang)));
  return { es, en } as ByLang<Texts>;
};

const inEach = (say: (lang: 'es' | 'en') => string): ByLang => ({ es: say('es'), en: say('en') });

const differInBoth = (one: ByLang, other: ByLang) =>
  LANGS.every((lang) => differ(one[lang], other[lang]));

/** A number that a name always gives. */
const seedOf = (name: string) =>
  [...name].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) >>> 0, 7);

/** The right answer among answers that other situations of its kind have. */
function optionsOf({ example, ruling, answer, asked }: Answered, all: readonly Answered[]) {
  const from = { random: seedOf(`${example.clause}/${example.name}`) };
  const near = ({ ruling: { summary } }: Answered) => Number(summary.say !== ruling.summary.say);
  const others = shuffle(
    from,
    all.filter((one) => one.asked === asked),
  ).sort((a, b) => near(a) - near(b));
  const answers = others.map((one) => one.answer);
  return optionsAmong(answer, answers, differInBoth, ({ en }) => en);
}

/** How many values are said that are not what unsaid means. */
function factsOf(fields: Fields, draft: Readonly<Record<string, unknown>>): number {
  const of = (field: Field | undefined, value: unknown): number => {
    if (!field || value === undefined) return 0;
    if (field.kind === 'group') return factsOf(field.fields, value as Record<string, unknown>);
    if (field.kind === 'groups')
      return (value as Record<string, unknown>[]).reduce(
        (sum, one) => sum + factsOf(field.fields, one),
        0,
      );
    const ordinary = field.need === 'default' && JSON.stringify(field.default);
    return ordinary === JSON.stringify(value) ? 0 : 1;
  };
  return Object.entries(draft).reduce((sum, [name, value]) => sum + of(fields[name], value), 0);
}

const level = (amount: number, [some, many]: readonly [number, number]): Level =>
  amount < some ? 1 : amount < many ? 2 : 3;

/** From how many clauses, and from how many facts, a question is harder, and from how many it is hard. */
const MUCH = { know: [2, 4], facts: [3, 4] } as const;

function knowledgeOf({ steps }: Ruling, clauses: ReadonlyMap<string, Clause>): number {
  const telling = steps.filter(({ effect, decides }) => effect !== null || decides);
  const ids = [...new Set(telling.map(({ clause }) => clause))];
  return ids.length + ids.filter((id) => clauses.get(id)?.kind === 'exception').length;
}

function whyOf({ example, ruling }: Answered, texts: ByLang<Texts>): Why[] {
  const { clause: own, cites } = example;
  const { steps, notApplied, summary } = ruling;
  const first = (named: readonly string[]) =>
    steps.filter(
      ({ clause }, i) =>
        named.includes(clause) && steps.findIndex((one) => one.clause === clause) === i,
    );
  const chosen = first([own, ...cites]);
  const decided = chosen.length > 0 ? chosen : first(summary.clauses);
  const unmet = steps.some(({ clause }) => clause === own)
    ? []
    : notApplied.filter(({ clause }) => clause === own).slice(0, 1);
  return [
    ...decided.map((one) => ({ clause: one.clause, say: inEach((l) => texts[l].step(one)) })),
    ...unmet.map((one) => ({ clause: one.clause, say: inEach((l) => texts[l].because(one)) })),
  ];
}

/** What leans on the example before it, or looks something up: nobody has to decide anything there. */
const NO_DECISION = /^(The same|Another \d)|\b(asks|asked|looks up|wants to know|figure)\b/;
/** Whether it is a situation by itself, and played by the readings that are adopted. */
const isAlone = ({ say, input }: Example) => !NO_DECISION.test(say.en) && !('readings' in input);

async function answered(example: Example, asked: readonly Asked[] | undefined) {
  const reply = asked && isAlone(example) ? replyTo(example) : undefined;
  if (!reply || !('ruling' in reply)) return [];
  const { ruling } = reply;
  const found = askedOf(asked, ruling.summary, example.expect);
  if (!found || found.unless?.test(example.say.en)) return [];
  const texts = await both(example.query);
  const answer = inEach((lang) => answerOf(ruling, found, texts[lang]));
  return [{ example, ruling, asked: found, answer }];
}

interface Stock {
  clauses: ReadonlyMap<string, Clause>;
  answered: readonly Answered[];
}

async function stockOf({ chapters, questions }: System): Promise<Stock> {
  const clauses = new Map(chapters.flatMap(({ texts }) => texts).map((one) => [one.id, one]));
  const examples = [...clauses.values()].flatMap((clause) => clause.examples);
  const found = await Promise.all(examples.map((one) => answered(one, questions[one.query])));
  return { clauses, answered: found.flat() };
}

/** A question whose wrong answers are those of others in stock. */
async function questionOf(one: Answered, { clauses, answered: all }: Stock): Promise<Question> {
  const { example, ruling, asked, answer } = one;
  const { clause, name, kind, query, say, input } = example;
  const options = optionsOf(one, all);
  const texts = await both(query);
  return {
    id: `${clause}/${name}`,
    clause,
    room: clauses.get(clause)?.leaf.room ?? '',
    kind,
    query,
    input: input as Question['input'],
    know: level(knowledgeOf(ruling, clauses), MUCH.know),
    facts: level(factsOf(findQuery(query)?.fields ?? {}, input as never), MUCH.facts),
    say,
    ask: { es: asked.es, en: asked.en },
    options,
    right: options.indexOf(answer),
    outcome: inEach((lang) => texts[lang].outcome(ruling)),
    why: whyOf(one, texts),
  };
}

async function work(system: System): Promise<Worked> {
  const stock = await stockOf(system);
  const found = await Promise.all(stock.answered.map((one) => questionOf(one, stock)));
  const chains = await Promise.all(
    system.chains.map(async ({ slug, steps }) => {
      const told = await Promise.all(
        steps.map((step) => answered(step, system.questions[step.query])),
      );
      return [slug, await Promise.all(told.flat().map((one) => questionOf(one, stock)))] as const;
    }),
  );
  return { questions: found.filter(({ options }) => options.length > 1), chains: new Map(chains) };
}

interface Worked {
  questions: readonly Question[];
  chains: ReadonlyMap<string, readonly Question[]>;
}

const known = new WeakMap<System, Promise<Worked>>();

function worked(system: System): Promise<Worked> {
  const found = known.get(system) ?? work(system);
  known.set(system, found);
  return found;
}

/** Under which name the questions of a story are fetched; those of a room, under its name. */
export const chainSet = (slug: string) => `chain-${slug}`;

/** Every question that the checked examples of a system make, in book order; worked out once. */
export const questionsOf = async (system: System) => (await worked(system)).questions;

const asked = new WeakMap<readonly Question[], ReadonlySet<string>>();

/** Whether there are questions on a clause. */
export async function isPractised(
  { systems }: Pick<Library, 'systems'>,
  { id, system }: Pick<Clause, 'id' | 'system'>,
) {
  const own = systems.find(({ key }) => key === system);
  const questions = own ? await questionsOf(own) : [];
  const ids = asked.get(questions) ?? new Set(questions.map(({ clause }) => clause));
  asked.set(questions, ids);
  return ids.has(id);
}

/** The stories of a system, each as its questions one after the other. */
export const chainsOf = async (system: System) => (await worked(system)).chains;
