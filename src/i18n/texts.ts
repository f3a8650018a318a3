import type { NotApplied, Said, With } from '../engine/core/ruling.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { fill, type Lost, numberText, refuse } from './format.ts';
import type { Lang } from './lang.ts';
import {
  type CommonMessages,
  type Later,
  merge,
  ofQuery,
  type QueryMessages,
  type SystemMessages,
} from './messages.ts';

import { type Confidence, sureOf } from './readings.ts';

/** Everything that one language says of one system, ready to be read: the engine's keys go in, sentences come out. */
export class Texts {
  readonly lang: Lang;
  private readonly common: CommonMessages;
  private readonly system: SystemMessages;
  private readonly lost: Lost;

  /** `lost` says what is shown for what is missing: a test or a build stops at it, a reader's browser does not. */
  constructor(lang: Lang, common: CommonMessages, system: SystemMessages, lost: Lost = refuse) {
    this.lang = lang;
    this.common = common;
    this.system = system;
    this.lost = lost;
  }

  /** The same for one query, with the names that it has for itself. */
  about(query: string): Texts {
    return new Texts(this.lang, this.common, ofQuery(this.system, query), this.lost);
  }

  /** The same, with what was fetched since. */
  with({ common, system }: Later): Texts {
    const all = {
      ...this.common,
      form: { ...this.common.form, ...common?.form },
      problems: { ...this.common.problems, ...common?.problems },
    };
    return new Texts(this.lang, all, merge(this.system, system), this.lost);
  }

  /** The words of the form itself. */
  get words() {
    return this.common.form;
  }

  private fill(
    section: 'steps' | 'because' | 'summaries' | 'briefs' | 'outcomes' | 'game',
    key: string,
    values: With,
  ): string {
    const template = this.system[section][key];
    if (template === undefined) return this.lost(`No ${this.lang} text for ${section} "${key}"`);
    return this.say(template, values);
  }

  step({ say, with: values }: Said): string {
    return this.fill('steps', say, values);
  }

  /** What is said in a whole game. */
  game({ say, with: values }: Said): string {
    return this.fill('game', say, values);
  }

  because({ because, with: values }: Pick<NotApplied, 'because' | 'with'>): string {
    return this.fill('because', because, values);
  }

  /** The answer as one sentence. */
  sentence({ say, with: values }: Said): string {
    return this.fill('summaries', say, values);
  }

  /** That sentence for a forum, ending in the clauses that decided. */
  summary({ clauses, ...said }: Said & { clauses: readonly string[] }): string {
    return clauses.length > 0
      ? `${this.sentence(said)} (${clauses.join(', ')})`
      : this.sentence(said);
  }

  /** The answer in a few words, large above its reasons. */
  brief({ summary: { say, with: values } }: { summary: Said }): string {
    return this.fill('briefs', say, values);
  }

  /** What came of a situation that has just been told; nothing where the step of a clause says it all. */
  outcome(ruling: { summary: Said }): string {
    const { say, with: values } = ruling.summary;
    if (say in this.system.outcomes) return this.fill('outcomes', say, values);
    return `${this.brief(ruling)}.`;
  }

  /** A message from elsewhere, filled in with the words of this system. */
  say(template: string, values: With = {}): string {
    return fill(template, values, this.system.terms, this.lang, this.lost);
  }

  query(id: string): Pick<QueryMessages, 'title' | 'line' | 'about'> {
    return this.system.queries[id] ?? { title: id, line: '', about: '' };
  }

  field(name: string) {
    return this.system.fields[name] ?? { label: name };
  }

  /** How sure the book is read at an unclear place, by its field: R50. */
  sure(reading: string): Confidence {
    return sureOf(this.system.terms, reading);
  }

  answer(name: string) {
    return this.system.answers[name] ?? { label: name };
  }

  /** A value of a field or an answer in words; a list as a list, a part as its own values by name. */
  value(value: unknown, name = ''): string {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return value ? this.common.yes : this.common.no;
    if (typeof value === 'string') return this.term(value, name);
    if (Array.isArray(value)) return this.list(value, name);
    if (typeof value === 'number') return numberText(value, this.lang);
    if (typeof value !== 'object') return String(value);
    return Object.entries(value)
      .map(([key, part]) => `${this.answer(key).label}: ${this.value(part, key)}`)
      .join(' · ');
  }

  private list(values: readonly unknown[], name: string): string {
    if (values.length === 0) return '–';
    const words = values.map((one) => this.value(one, name));
    const plain = values.every((one) => typeof one !== 'object');
    if (!plain) return words.join('; ');
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(words);
  }

  private term(value: string, name: string): string {
    const { terms } = this.system;
    return terms[`${name}.${value}`] ?? terms[`${value}:short`] ?? terms[value] ?? value;
  }

  /** What is wrong with an input, as a sentence that begins with the field. */
  problem({ field, problem, with: values, clause, nearest }: Violation): string {
    const template = this.system.problems[problem] ?? this.common.problems[problem];
    const said =
      template === undefined
        ? this.lost(`No ${this.lang} text for problem "${problem}"`)
        : this.say(template, values);
    const meant = nearest === undefined ? '' : ` ${this.say(this.common.meant, { nearest })}`;
    return `${field ? `${field}: ` : ''}${said}${meant}${clause ? ` (${clause})` : ''}`;
  }
}
