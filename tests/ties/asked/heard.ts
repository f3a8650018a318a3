import type { Ruling } from '../../../src/engine/core/query.ts';
import type { With } from '../../../src/engine/core/ruling.ts';
import type { Fields } from '../../../src/engine/core/schema/field.ts';
import type { Violation } from '../../../src/engine/core/schema/violation.ts';
import { findQuery } from '../../../src/engine/index.ts';
import commonEs from '../../../src/i18n/common.es.ts';
import { isWord } from '../checks.ts';
import { situationsOf } from './situations.ts';

export const SENTENCES = ['steps', 'because', 'summaries', 'problems'] as const;
type Section = (typeof SENTENCES)[number];
type Sentences = Record<Section, Map<string, { key: string; values: With }>>;

const silence = (): Sentences => ({
  steps: new Map(),
  because: new Map(),
  summaries: new Map(),
  problems: new Map(),
});

/** What somebody wrote in a draft is his own word for it; a position has many of them. */
function written(fields: Fields, draft: unknown): string[] {
  return Object.entries(draft ?? {}).flatMap(([name, value]) => {
    const field = fields[name];
    if (field?.kind === 'text')
      return String(value)
        .split(/[^A-Za-z0-9]+/)
        .concat(String(value));
    if (field?.kind === 'group') return written(field.fields, value);
    if (field?.kind !== 'groups' || !Array.isArray(value)) return [];
    return value.flatMap((item) => written(field.fields, item));
  });
}

/** What the engine says in all situations of a system: each message with each set of values once. */
export class Heard {
  readonly said = silence();
  readonly answerKeys = new Set<string>();
  readonly answerWords = new Set<string>();
  /** Situations that no form lets through: they bring out nothing of the system. */
  readonly malformed: string[] = [];
  private own: readonly unknown[] = [];

  constructor(system: string) {
    for (const { query, draft, reply } of situationsOf(system)) {
      this.own = written(findQuery(query)?.fields ?? {}, draft);
      if ('ruling' in reply) this.ruling(reply.ruling);
      else for (const violation of reply.violations) this.violation(query, draft, violation);
    }
  }

  private violation(query: string, draft: object, { field, problem, with: values }: Violation) {
    if (problem in commonEs.problems)
      this.malformed.push(`${query} ${JSON.stringify(draft)}: ${field} ${problem}`);
    else this.hear('problems', problem, values);
  }

  private hear(section: Section, key: string, values: With) {
    this.said[section].set(`${key} ${JSON.stringify(values)}`, { key, values });
  }

  private answer(name: string, value: unknown) {
    if (typeof value === 'string' && isWord(value) && !this.own.includes(value))
      this.answerWords.add(`${name}.${value}`);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (const item of value) this.answer(name, item);
    else
      for (const [key, inner] of Object.entries(value)) {
        this.answerKeys.add(key);
        this.answer(key, inner);
      }
  }

  private ruling({ answer, summary, steps, notApplied, odds }: Ruling) {
    this.hear('summaries', summary.say, summary.with);
    for (const { say, with: values, effect } of steps) {
      this.hear('steps', say, values);
      if (effect) this.answer('', { [effect.on]: effect.to });
    }
    for (const { because, with: values } of notApplied) this.hear('because', because, values);
    this.answer('', answer);
    for (const named of [odds?.chances, odds?.means, odds?.tables])
      for (const key of Object.keys(named ?? {})) this.answerKeys.add(key);
    for (const { outcome } of odds?.outcomes ?? []) this.answer('', outcome);
  }
}
