import type { Chapter, Clause, Library, System } from '../library/library.ts';
import type { Difference } from '../library/registry.ts';

type Differing = Clause & { differs: Difference };
const isDiffering = (clause: Clause): clause is Differing => clause.differs !== undefined;

/** The chapters of a book in which another game is told apart, with the clauses that do so. */
export const withDifferences = ({
  chapters,
}: System): { chapter: Chapter; clauses: Differing[] }[] =>
  chapters
    .map((chapter) => ({ chapter, clauses: chapter.texts.filter(isDiffering) }))
    .filter(({ clauses }) => clauses.length > 0);

/** The game that a book is told apart from; undefined where it is from none. */
export function gameOf({ systems }: Library, system: System): System | undefined {
  const than = withDifferences(system)[0]?.clauses[0]?.differs.than;
  return systems.find(({ key }) => than?.startsWith(`${key}-`));
}
