import { put, type Query, type Ruling } from '../../engine/core/query.ts';
import { type Randomness, throwDice } from '../../engine/core/random.ts';
import type { With } from '../../engine/core/ruling.ts';
import type { Texts } from '../../i18n/texts.ts';
import { answerOf, askedOf, differ, optionsAmong } from '../../library/asked.ts';
import type { Asked, Drill } from '../../library/registry.ts';
import { type Draft, valueAt, withValue } from '../paths.ts';
import { type Signs, sceneOf } from './scene.ts';
import type { Shown } from './shown.ts';

/** A question that nobody has seen: its answer is what the engine says. */
export interface Made extends Shown {
  draft: Draft;
}

const TRIES = 200;
/** As many different answers to choose the wrong ones from. */
const ENOUGH = 8;

const someDraft = ({ among }: Drill, from: Randomness): Draft =>
  Object.entries(among).reduce<Draft>(
    (draft, [path, values]) => withValue(draft, path, throwDice(from, values, 1)[0]),
    {},
  );

const SLOT = /\{([\w.]+)([:?][^{}]*)?\}/g;

/** A value as the sentence takes it: what is so is 1, what is not is 0. */
const told = (value: unknown) =>
  (typeof value === 'boolean' ? Number(value) : value) as With[string];

/** Of three ways to say a number, that for none, for one or for more: `not moved|moved 1 hex|moved # hexes`. */
function counted(form: string, value: unknown): string | undefined {
  const ways = form.replace(/^\?/, '').split('|');
  if (!form.startsWith('?') || ways.length !== 3 || typeof value !== 'number') return undefined;
  return ways[Math.min(value, 2)]?.replace('#', String(value));
}

/** The situation in the words of its system: `{attacker.unit:The}` is the word of that field with its article. */
function sentence(template: string, draft: Draft, texts: Texts): string {
  const filled = template.replace(SLOT, (_, path: string, form = '') => {
    const name = path.replace(/^.*\./, '');
    const said = counted(form, valueAt(draft, path));
    if (said !== undefined) return said;
    return texts.say(`{${name}${form}}`, { [name]: told(valueAt(draft, path)) });
  });
  const text = texts.say(filled);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const MOST_REASONS = 4;

/** The clauses that made what the answer says; where none says so, those that decide. */
function whyOf({ steps, summary }: Ruling, texts: Texts) {
  const said = (on: string) => on === 'allowed' || on in summary.with;
  const first = steps.filter(
    ({ clause }, i) =>
      summary.clauses.includes(clause) && steps.findIndex((one) => one.clause === clause) === i,
  );
  const making = first.filter(({ effect }) => effect && said(effect.on));
  return (making.length > 0 ? making : first)
    .slice(0, MOST_REASONS)
    .map((step) => [step.clause, texts.step(step)] as const);
}

/**
 * The question of a seed. The wrong options are right answers to other situations of the same kind, so that
 * none of them can be told from its looks.
 */
export function madeOf(
  query: Query,
  drill: Drill,
  questions: readonly Asked[],
  from: Randomness,
  texts: Texts,
  signs: Signs,
): Made | undefined {
  let first: { draft: Draft; ruling: Ruling; asked: Asked } | undefined;
  const answers = new Set<string>();
  for (let i = 0; i < TRIES && answers.size < ENOUGH; i++) {
    const draft = someDraft(drill, from);
    const reply = put(query, draft);
    const ruling = 'ruling' in reply ? reply.ruling : undefined;
    const asked = ruling && askedOf(questions, ruling.summary);
    if (!ruling || !asked || (first && first.asked !== asked)) continue;
    first ??= { draft, ruling, asked };
    answers.add(answerOf(ruling, asked, texts));
  }
  if (!first) return undefined;
  const { draft, ruling, asked } = first;
  const right = answerOf(ruling, asked, texts);
  const options = optionsAmong(right, [...answers].slice(1), differ, (one) => one);
  if (options.length < 2) return undefined;
  const scene = sceneOf(query.fields, draft, signs);
  return {
    id: '',
    say: sentence(drill.say[texts.lang], draft, texts),
    ask: asked[texts.lang],
    options,
    right: options.indexOf(right),
    why: whyOf(ruling, texts),
    know: 1,
    facts: 1,
    ...(scene && { scene }),
    draft,
  };
}
