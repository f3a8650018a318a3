export interface Choice<O extends string> {
  kind: 'choice';
  options: readonly O[];
}
export interface Count {
  kind: 'count';
  min: number;
  max: number;
}
/** A number that may have up to two decimals, such as a distance in UD. */
export interface Measure {
  kind: 'measure';
  min: number;
  max: number;
}
/** Whole numbers in their order, such as dice as they fell. */
export interface Counts {
  kind: 'counts';
  min: number;
  max: number;
  most: number;
}
/** Free words, such as the name of a unit or a position in its notation. */
export interface Text {
  kind: 'text';
  most: number;
}
export interface Flag {
  kind: 'flag';
}
export interface List<O extends string> {
  kind: 'list';
  options: readonly O[];
  max: number;
}
/** A board whose hexes have names, as a family of games lays it out. */
export interface Grid<H extends string = string> {
  hexes: () => readonly H[];
  /** The hex that somebody wrote; undefined where the board has none. */
  named: (written: unknown) => H | undefined;
  /** A regular expression that names match, for whoever checks them elsewhere. */
  pattern: string;
}
export interface HexName<H extends string = string> {
  kind: 'hex';
  grid: Grid<H>;
}
export interface HexNames<H extends string = string> {
  kind: 'hexes';
  grid: Grid<H>;
  max: number;
}
export interface Group<F extends Fields> {
  kind: 'group';
  fields: F;
}
/** Several things of one kind, such as the units of an army. */
export interface Groups<F extends Fields> {
  kind: 'groups';
  fields: F;
  most: number;
}

/** `required`: the user must say; `optional`: may stay unsaid; otherwise `default` is what unsaid means. */
export type Need<T> = { need: 'required' } | { need: 'optional' } | { need: 'default'; default: T };

export type Field = (
  | Choice<string>
  | Count
  | Measure
  | Counts
  | Text
  | Flag
  | List<string>
  | HexName
  | HexNames
  | Group<Fields>
  | Groups<Fields>
) &
  Need<unknown> & {
    /** Seldom needed: a form may fold it away. */
    rare?: boolean;
    /** What a player says in any case, though there is an ordinary one: a form has it in sight. */
    usual?: boolean;
    /** What an optional number comes to while it stays unsaid, by what its group says; for a form to show. */
    unsaid?: (siblings: Readonly<Record<string, unknown>>) => number | undefined;
  };
export interface Fields {
  readonly [name: string]: Field;
}
