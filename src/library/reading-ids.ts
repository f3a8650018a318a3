/** Readings of all books by names that no two books share: `cca-R50` is doubt R50 of `cca`. */
const ID = /^([a-z][a-z0-9]*)-(R\d+)$/;

export const readingId = (system: string, doubt: string) => `${system}-${doubt}`;

/** The book and the doubt that an id names, however it is capitalised; undefined where it is no such id. */
export function readingNamed(id: string): { system: string; doubt: string } | undefined {
  const [, system, doubt] = ID.exec(id.toLowerCase().replace(/-r(?=\d+$)/, '-R')) ?? [];
  return system && doubt ? { system, doubt } : undefined;
}
