import type { Field, Fields } from '../../engine/core/schema/field.ts';
import { SYSTEMS } from '../../engine/index.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { commonTexts, loadTexts } from '../../i18n/load.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { System } from '../../library/library.ts';
import type { Asks, Term } from '../../library/registry.ts';
import { SAME } from '../common.ts';
import { fold } from '../words.ts';
import type { AsksFile, DomainRow, FieldRow, ValueRow } from './format.ts';

interface Placed {
  path: string;
  field: Field;
  /** What its group is called, where it stands in one. */
  group: string | undefined;
  name: string;
}

/** The fields that may be said in words, groups opened. */
function placed(fields: Fields, before = '', group?: string): Placed[] {
  return Object.entries(fields).flatMap(([name, field]): Placed[] => {
    if (name === 'readings') return [];
    const path = `${before}${name}`;
    if (field.kind === 'group') return placed(field.fields, `${path}.`, name);
    const isSaid = ['choice', 'count', 'measure', 'flag', 'list'].includes(field.kind);
    return isSaid ? [{ path, field, group, name }] : [];
  });
}

type Both = Record<Lang, Texts>;

function labelOf({ name, group }: Placed, texts: Texts): string {
  const label = texts.field(name).label;
  if (!group) return label;
  const whole = texts.field(group).label;
  return name === 'unit' ? whole : `${whole}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** What players call a value: the other names of the term that is called like it, and words that mean the same. */
function saidFor(names: readonly string[], glossary: readonly Term[], same: readonly string[]) {
  const own = new Set(names.map(fold));
  const terms = glossary.filter(({ term }) => LANGS.some((lang) => own.has(fold(term[lang]))));
  const words = terms.flatMap(({ term, synonyms, short }) =>
    LANGS.flatMap((lang) => [term[lang], ...synonyms[lang], ...(short?.[lang] ?? [])]),
  );
  const alike = same
    .map((group) => group.split('|'))
    .filter(([book = '']) => own.has(book))
    .flat();
  return [...new Set([...words, ...alike].map(fold))].filter((word) => !own.has(word));
}

/** The fields that words can fill: those with named values, those that somebody gave words, and those that must be said. */
function spoken({ asks, says }: Asks) {
  const names = new Set([
    ...Object.keys(says).map((said) => said.slice(0, said.indexOf('='))),
    ...asks.flatMap(({ given = {} }) => Object.keys(given)),
  ]);
  return ({ path, name, field }: Placed) =>
    ['choice', 'list'].includes(field.kind) ||
    field.need === 'required' ||
    names.has(name) ||
    names.has(path);
}

/** The index of what can be asked in words: made from the fields of the questions, and what these are called. */
export async function buildAsks(system: System): Promise<AsksFile> {
  // A system of text alone has no question that would say anything.
  const load = SYSTEMS[system.key] ? loadTexts : commonTexts;
  const [es, en] = await Promise.all(LANGS.map((lang) => load(lang, system.key)));
  const texts = { es, en } as Both;
  const used = new Set(system.asks.asks.map(({ query }) => query));
  const queries = (SYSTEMS[system.key] ?? []).filter(({ id }) => used.has(id));
  const domains = new Map<string, { names: Set<string>; rows: ValueRow[] }>();
  const same = [...SAME, ...system.speech.same];
  const isSpoken = spoken(system.asks);
  const rows = queries.map(({ id, fields }) => {
    const about = { es: texts.es.about(id), en: texts.en.about(id) };
    const all = placed(fields).filter(isSpoken);
    for (const { name, field } of all) {
      if (field.kind !== 'choice' && field.kind !== 'list') continue;
      const values = field.options.map((option): ValueRow => {
        const [inEs, inEn] = [about.es.value(option, name), about.en.value(option, name)];
        const usual = field.need === 'default' && field.default === option;
        const said = usual ? [] : saidFor([inEs, inEn], system.glossary, same);
        return [option, inEs, inEn, said.join('|')];
      });
      const key = JSON.stringify(values);
      const domain = domains.get(key) ?? { names: new Set<string>(), rows: values };
      domain.names.add(name);
      domains.set(key, domain);
    }
    const named = all.map(
      (one): FieldRow => [
        one.path,
        one.field.kind === 'list' ? 2 : one.field.need === 'required' ? 1 : 0,
        labelOf(one, about.es),
        labelOf(one, about.en),
      ],
    );
    const title = { es: texts.es.query(id).title, en: texts.en.query(id).title };
    return [id, { title, fields: named }] as const;
  });
  return {
    system: system.key,
    asks: system.asks.asks,
    queries: Object.fromEntries(rows),
    domains: [...domains.values()].map(
      ({ names, rows }): DomainRow => [[...names].join(' '), rows],
    ),
    things: system.asks.things ?? '',
    says: system.asks.says,
  };
}
