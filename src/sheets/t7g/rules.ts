import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { about, type Proof, type Row, type Table } from '../sheet.ts';

/** A rule by its name, with what it does: `troops/elite`, `troops/elite-does`. */
export const ruleOf =
  (subject: string) =>
  (name: string, clauses: readonly ClauseId[], ...proofs: Proof[]): Row => ({
    name: { say: `${subject}/${name}` },
    cells: [[about(subject)(`${name}-does`, clauses, ...proofs)]],
  });

export const rulesTable = (rows: readonly Row[], name = 'rules/rule'): Table => ({
  columns: [{ name }, { name: 'rules/does', holds: 'sentences' }],
  groups: [{ rows }],
});
