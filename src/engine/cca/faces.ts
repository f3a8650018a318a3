/** The six faces of a battle die, one each (cca-2.7). */
export const FACES = ['green', 'blue', 'red', 'leader', 'flag', 'swords'] as const;
export type Face = (typeof FACES)[number];
