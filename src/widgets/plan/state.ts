import { type Draft, isDraft } from '../paths.ts';

/** A unit as its player typed it, and what became of it in this game. */
export interface Unit extends Draft {
  unitCalled?: string;
  card?: string;
  /** Its card was turned up, without its having acted. */
  acted?: boolean;
  disordered?: boolean;
  destroyed?: boolean;
}
export interface Commander extends Draft {
  commanderCalled?: string;
  exhausted?: boolean;
  lost?: boolean;
}

export interface Side {
  sideCalled: string;
  units: readonly Unit[];
  commanders: readonly Commander[];
  /** Its orders are laid, and hidden. */
  ready: boolean;
  /** It plans on a device of its own: here only its units that have not acted are counted. */
  away: boolean;
  troopsAway: number;
  die: number | null;
  /** Rules that hold for its goes. */
  special: Draft;
  /** Points beside those for destroyed units. */
  morePoints: number;
}

export const PHASES = ['planning', 'initiative', 'goes', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type How = 'activation' | 'reaction';
/** The unit that is acting, with all that was said of it so far. */
export interface Acting {
  side: number;
  unit: number;
  how: How;
  told: Draft;
  checked: 'open' | 'passed' | 'failed';
  actions: readonly string[];
  fives: number | null;
}

export interface Turn {
  turn: number;
  phase: Phase;
  sides: readonly [Side, Side];
  /** Whose go it is. */
  going: number;
  /** What he has done in it so far, in that order. */
  did: readonly string[];
  /** Who acts, and who reacts to it. */
  acting: readonly Acting[];
}

export const FRESH_SIDE: Side = {
  sideCalled: '',
  units: [],
  commanders: [],
  ready: false,
  away: false,
  troopsAway: 0,
  die: null,
  special: {},
  morePoints: 0,
};

export const FRESH: Turn = {
  turn: 1,
  phase: 'planning',
  sides: [FRESH_SIDE, FRESH_SIDE],
  going: 0,
  did: [],
  acting: [],
};

const drafts = (value: unknown): Draft[] => (Array.isArray(value) ? value.filter(isDraft) : []);

/** What was kept, whatever a version of before left out of it. */
export function settled(kept: Draft): Turn {
  const sides = drafts(kept.sides);
  const side = (at: number): Side => {
    const found = sides[at] ?? {};
    return {
      ...FRESH_SIDE,
      ...found,
      units: drafts(found.units),
      commanders: drafts(found.commanders),
    };
  };
  const turn = { ...FRESH, ...kept, sides: [side(0), side(1)] } as Turn;
  const acting = Array.isArray(kept.acting) ? turn.acting : [];
  return { ...turn, acting: acting.filter((one) => unitOf(turn, one) !== undefined) };
}

export const unitOf = ({ sides }: Turn, { side, unit }: Pick<Acting, 'side' | 'unit'>) =>
  sides[side]?.units[unit];

export const otherSide = (side: number) => 1 - side;

/** A turn with one of its sides changed. */
export function withSide(turn: Turn, at: number, change: Partial<Side>): Turn {
  const [one, other] = turn.sides.map((side, i) => (i === at ? { ...side, ...change } : side));
  return { ...turn, sides: [one ?? FRESH_SIDE, other ?? FRESH_SIDE] };
}

const changed = <T extends object>(list: readonly T[], at: number, change: Partial<T>) =>
  list.map((one, i) => (i === at ? { ...one, ...change } : one));

export const withUnit = (turn: Turn, at: number, unit: number, change: Unit): Turn =>
  withSide(turn, at, { units: changed(turn.sides[at]?.units ?? [], unit, change) });

export const withCommander = (turn: Turn, at: number, who: number, change: Commander): Turn =>
  withSide(turn, at, { commanders: changed(turn.sides[at]?.commanders ?? [], who, change) });

/** Without one of its Commanders: whom he led nobody leads yet, and the others keep theirs. */
export function withoutCommander(side: Side, gone: number): Side {
  const place = (value: unknown) => {
    const now = Number(value ?? 0) - 1;
    return now < gone ? now + 1 : now === gone ? 0 : now;
  };
  return {
    ...side,
    commanders: side.commanders.filter((_, i) => i !== gone),
    units: side.units.map((unit) => ({
      ...unit,
      ...('ledBy' in unit && { ledBy: place(unit.ledBy) }),
      ...('commandedBy' in unit && { commandedBy: place(unit.commandedBy) }),
    })),
  };
}

/** On the table, and able to act this turn. */
export const isLeft = ({ acted, destroyed }: Unit) => !acted && !destroyed;
export const leftOf = ({ away, troopsAway, units }: Side) =>
  away ? troopsAway : units.filter(isLeft).length;
export const readyCommanders = ({ commanders }: Side) =>
  commanders.filter(({ exhausted, lost }) => !exhausted && !lost);

/** Both have laid their orders: the cards stay hidden until each unit acts. */
export const planned = (turn: Turn): Turn => ({ ...turn, phase: 'initiative' });

export const begins = (turn: Turn, going: number): Turn => ({
  ...turn,
  ...{ phase: 'goes', going, did: [], acting: [] },
});

/** The same, with one who acts as he is now, or gone. */
export const withActing = (turn: Turn, acting: Acting, next?: Acting): Turn => ({
  ...turn,
  acting: turn.acting.flatMap((one) => (one !== acting ? [one] : next ? [next] : [])),
});

/** The player hands over: of the rules of his go those stay that last. */
export function handsOver(turn: Turn, lasting: readonly string[]): Turn {
  const special = Object.entries(turn.sides[turn.going]?.special ?? {});
  const kept = Object.fromEntries(special.filter(([name]) => lasting.includes(name)));
  return begins(withSide(turn, turn.going, { special: kept }), otherSide(turn.going));
}

/** What has been done in this go, with one thing more. */
export const does = (turn: Turn, deed: string): Turn => ({ ...turn, did: [...turn.did, deed] });

/** A new turn: markers of Exhausted and cards are gone, Wear and Disorder stay. */
export function nextTurn({ sides, ...turn }: Turn): Turn {
  const again = (side: Side): Side => ({
    ...side,
    ...{ ready: false, die: null },
    units: side.units.map(({ card: _, acted: __, ...unit }) => unit),
    commanders: side.commanders.map(({ exhausted: _, ...one }) => one),
  });
  return {
    ...turn,
    ...{ turn: turn.turn + 1, phase: 'planning', did: [], acting: [] },
    sides: [again(sides[0]), again(sides[1])],
  };
}

/** As it may be shown to anybody: without the orders that are still hidden. */
export function withoutOrders(turn: Turn): Turn {
  const bare = (side: Side): Side => ({
    ...side,
    ready: side.ready && turn.phase !== 'planning',
    units: side.units.map((unit) => {
      const { card: _, ...rest } = unit;
      return unit.acted ? unit : rest;
    }),
  });
  return { ...turn, sides: [bare(turn.sides[0]), bare(turn.sides[1])] };
}
