import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { type Randomness, throwDice } from '../../engine/core/random.ts';
import { fill } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LearnWords } from '../../i18n/learn.ts';
import type { PartEntry } from '../../library/registry.ts';
import { copied } from '../clipboard.ts';
import { loadDice } from '../dice.ts';
import { loadMarks } from '../marks.ts';
import { anySeed, dealt } from './deal.ts';
import { Round } from './Round.tsx';
import { missed, note } from './score.ts';
import { clauseOf, fetchSet, type Shown } from './shown.ts';

const ROUND = 5;
const TEST = 10;
/** So many topics are looked into for a round from the whole rulebook. */
const LOOKED_INTO = 4;

interface Topic extends Pick<PartEntry, 'clauses'> {
  /** Under which name its questions are fetched. */
  set: string;
  /** The number of its chapter. */
  chapter: string;
  questions: number;
}

/** What the page of practice carries for its script. */
interface Carried {
  system: string;
  lang: Lang;
  words: LearnWords;
  topics: readonly Topic[];
}

/** The topic in whose text a clause stands. */
function topicOf(clause: string, topics: readonly Topic[]): Topic | undefined {
  const [chapter = '', number = ''] = clause.replace(/^\w+-/, '').split('.');
  const holds = (one: Topic['clauses'][number]) =>
    typeof one === 'number'
      ? one === Number(number)
      : one[0] <= Number(number) && Number(number) <= one[1];
  return topics.find((topic) => topic.chapter === chapter && topic.clauses.some(holds));
}

/** Topics by chance, the larger the likelier. */
const someTopics = (topics: readonly Topic[], many: number, from: Randomness) =>
  throwDice(
    from,
    topics.flatMap((topic) => Array<Topic>(topic.questions).fill(topic)),
    many,
  );

/** Where the questions come from that the address asks for. */
function dealer({ system, lang, topics }: Carried, params: URLSearchParams) {
  const fetched = async (some: readonly (Topic | undefined)[]) =>
    (
      await Promise.all(
        [...new Set(some)].map((one) => (one ? fetchSet(system, one.set, lang) : [])),
      )
    ).flat();
  const fits = ({ know, facts }: Shown) =>
    [
      [know, params.get('know')],
      [facts, params.get('facts')],
    ].every(([level, wanted]) => !wanted || level === Number(wanted));
  const clause = params.get('clause');
  const topic = topics.find(({ set }) => set === params.get('topic'));
  const stock = async (from: Randomness) => {
    if (clause) {
      const all = await fetched([topicOf(clause, topics)]);
      const own = all.filter(({ id }) => clauseOf(id) === clause);
      const others = all.filter(({ why }) => why.some(([id]) => id === clause));
      return [...new Set([...own, ...others])].slice(0, Math.max(own.length, ROUND));
    }
    if (params.has('missed')) {
      const ids = missed(system);
      const all = await fetched(ids.map((id) => topicOf(clauseOf(id), topics)));
      return all.filter(({ id }) => ids.includes(id));
    }
    return (await fetched(topic ? [topic] : someTopics(topics, LOOKED_INTO, from))).filter(fits);
  };
  return async () => {
    const chain = params.get('chain');
    if (chain) return fetchSet(system, `chain-${chain}`, lang);
    const from = { random: anySeed() };
    return dealt(await stock(from), ROUND, from);
  };
}

/** The ten of a seed: each from a topic of its own chance, the same for everybody. */
async function tenOf({ system, lang, topics }: Carried, seed: number): Promise<Shown[]> {
  const from = { random: seed };
  const chosen = someTopics(topics, TEST, from);
  const sets = await Promise.all(chosen.map(({ set }) => fetchSet(system, set, lang)));
  const ten: Shown[] = [];
  for (const set of sets) {
    const open = set.filter(({ id }) => ten.every((one) => one.id !== id));
    ten.push(...throwDice(from, open, Math.min(1, open.length)));
  }
  return ten;
}

/** The result of a test as a link that asks the same ten. */
const Share = ({ url, words }: { url: string; words: LearnWords }) => {
  const [told, setTold] = useState('');
  const share = async () =>
    setTold((await copied(url)) ? words.copied : `${words.copyThis} ${url}`);
  return (
    <>
      <button type="button" class="primary" onClick={share}>
        {words.share}
      </button>
      <span role="status">{told}</span>
    </>
  );
};

const wholeNumber = (text: string | null) =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined;

/** The way to what went wrong, as long as there is something. */
function offerMissed(system: string) {
  const link = document.querySelector<HTMLElement>('[data-missed]');
  if (link) link.hidden = missed(system).length === 0;
}

export async function mountPractice(element: HTMLElement) {
  const carried: Carried = JSON.parse(element.dataset.practice ?? '{}');
  const { system, lang, words } = carried;
  offerMissed(system);
  const params = new URLSearchParams(location.search);
  for (const select of document.querySelectorAll<HTMLSelectElement>('form select'))
    select.value = params.get(select.name) ?? '';
  if (params.size === 0) return;
  const seed = params.has('test') ? (wholeNumber(params.get('test')) ?? anySeed()) : undefined;
  const deal = seed === undefined ? dealer(carried, params) : () => tenOf(carried, seed);
  const told = document.querySelector('[data-told]');
  const clause = params.get('clause');
  const score = wholeNumber(params.get('score'));
  if (told && clause) told.textContent = fill(words.onClause, { clause }, {}, lang);
  if (told && seed !== undefined && score !== undefined && score <= TEST)
    told.textContent = fill(words.challenge, { right: score }, {}, lang);
  const answered = ({ id }: Shown, isRight: boolean) => {
    note(system, id, isRight);
    offerMissed(system);
  };
  const result = (right: number) =>
    `${location.origin}${location.pathname}?test=${seed}&score=${right}`;
  const onward = (right: number) =>
    seed === undefined ? null : <Share url={result(right)} words={words} />;
  const [dice, marks] = await Promise.all([loadDice(system), loadMarks(system)]);
  element.replaceChildren();
  render(h(Round, { deal, words, lang, dice, marks, answered, onward }), element);
}
