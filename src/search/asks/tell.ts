import { put, type Query, type Ruling } from '../../engine/core/query.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Filled, Understood } from './understand.ts';

type Draft = Readonly<Record<string, unknown>>;

function withPath(draft: Draft, path: string, value: unknown): Draft {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...draft, [name]: value };
  const inner = (draft[name] ?? {}) as Draft;
  return { ...draft, [name]: withPath(inner, rest.join('.'), value) };
}

/** What was said for certain: fields that may have several values stay open. */
export function draftOf({ ask, filled }: Pick<Understood, 'ask' | 'filled'>): Draft {
  const sure = filled.filter(({ values }) => values.length === 1);
  const given = Object.entries(ask.given ?? {});
  const values = sure.map(
    ({ path, values: [value], isList }) => [path, isList ? [value] : value] as const,
  );
  return [...given, ...values].reduce<Draft>(
    (draft, [path, value]) => withPath(draft, path, value),
    {},
  );
}

/** Most situations that are tried where something was left open. */
const MOST = 200;

/** The values of a field that was left open. */
function optionsOf({ fields }: Query, path: string): readonly unknown[] {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'group') return optionsOf({ fields: field.fields } as Query, rest.join('.'));
  if (field?.kind === 'count' && field.max - field.min <= 20)
    return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
  return field?.kind === 'choice' ? field.options : [];
}

/** Every situation that fits what was said. */
function drafts(query: Query, understood: Understood): Draft[] | undefined {
  const open: Filled[] = [
    ...understood.filled.filter(({ values }) => values.length > 1),
    ...understood.open.map(([path]) => ({
      path,
      values: optionsOf(query, path) as Filled['values'],
    })),
  ];
  let all: Draft[] = [draftOf(understood)];
  for (const { path, values } of open) {
    all = all.flatMap((draft) => values.map((value) => withPath(draft, path, value)));
    if (all.length === 0 || all.length > MOST) return undefined;
  }
  return all;
}

/** What a question was answered with, in a few words. */
export interface Told {
  brief: string;
  /** The rulings of all situations that fit. */
  rulings: readonly Ruling[];
}

const told = ({ answer }: Ruling, name: string) => (answer as Record<string, unknown>)[name];

/** What the engine says to every situation that fits; nothing where that differs, or where it makes no sense. */
export function answers(query: Query, understood: Understood): Ruling[] | undefined {
  const all = drafts(query, understood);
  if (!all) return undefined;
  const rulings = all.flatMap((draft) => {
    const reply = put(query, draft);
    return 'ruling' in reply ? [reply.ruling] : [];
  });
  if (rulings.length === 0 || all.length === 1) return rulings[0] && rulings;
  const { tells = 'allowed' } = understood.ask;
  const may = rulings.filter((one) => told(one, 'allowed') !== false);
  const of = tells === 'allowed' || may.length === 0 ? rulings : may;
  const values = new Set(of.map((one) => JSON.stringify(told(one, tells))));
  return values.size === 1 && told(of[0] as Ruling, tells) !== undefined ? of : undefined;
}

/** The answer in words, where all that was left open makes no difference to it. */
export function tell(query: Query, understood: Understood, texts: Texts): Told | undefined {
  const rulings = answers(query, understood) ?? [];
  const [first, ...more] = rulings;
  if (!first) return undefined;
  const isOpen = more.length > 0 || understood.open.length > 0;
  const { tells = 'allowed' } = understood.ask;
  const brief = isOpen ? named(first, tells, texts) : briefOf(first, understood, texts);
  return { brief, rulings };
}

function named(ruling: Ruling, name: string, texts: Texts): string {
  const value = texts.value(told(ruling, name), name);
  return name === 'allowed' ? value : `${texts.answer(name).label}: ${value}`;
}

/** The answer in a few words; with the value that was asked for, where these do not begin with it. */
function briefOf(ruling: Ruling, { ask }: Understood, texts: Texts): string {
  const brief = texts.brief(ruling);
  const { tells } = ask;
  if (!tells || told(ruling, 'allowed') === false || told(ruling, tells) === undefined)
    return brief;
  const value = texts.value(told(ruling, tells), tells);
  return brief.toLowerCase().includes(value.toLowerCase())
    ? brief
    : `${named(ruling, tells, texts)} · ${brief}`;
}
