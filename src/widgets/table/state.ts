/** What the page beside a real game remembers. */
export interface TableState {
  system: string;
  /** Turns of all sides, from 1. */
  turn: number;
  /** Steps of the turn that are ticked, by their number from 0. */
  ticked: readonly number[];
  /** What each side has, by counter. */
  counts: Readonly<Record<string, readonly number[]>>;
  /** Names of who plays each side; empty where nobody said. */
  players: readonly string[];
  goal: number;
  /** The randomness of the dice as it is now. */
  random: number;
  rolls: readonly (readonly (string | number)[])[];
  notes: string;
}

export const MOST = {
  turn: 999,
  count: 99,
  points: 99_999,
  random: 2 ** 32 - 1,
  rolls: 20,
  notes: 20_000,
  name: 40,
} as const;

/** Why a file is refused: the key of the sentence and its values. */
export interface Refused {
  say: 'notJson' | 'otherSystem' | 'wantsNumber' | 'wantsText' | 'wantsList';
  field?: string;
  with?: Record<string, string | number>;
}

class Fault extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.say);
    this.refused = refused;
  }
}

function whole(value: unknown, field: string, least: number, most: number): number {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
    return Number(value);
  throw new Fault({ say: 'wantsNumber', field, with: { least, most } });
}

function list<T>(
  value: unknown,
  field: string,
  most: number,
  item: (one: unknown, at: string) => T,
): T[] {
  if (!Array.isArray(value) || value.length > most) throw new Fault({ say: 'wantsList', field });
  return value.map((one, i) => item(one, `${field}.${i}`));
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string' && value.length <= MOST.notes) return value;
  throw new Fault({ say: 'wantsText', field });
}

const face = (value: unknown, at: string) => (typeof value === 'number' ? value : text(value, at));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was stored or brought in a file, checked field by field, or the first field that is wrong. */
export function checked(value: unknown, fresh: TableState): TableState | Refused {
  if (!isObject(value) || typeof value.system !== 'string') return { say: 'notJson' };
  if (value.system !== fresh.system) return { say: 'otherSystem', with: { system: value.system } };
  try {
    const { turn, ticked, counts, players, goal, random, rolls, notes } = value;
    if (!isObject(counts)) throw new Fault({ say: 'wantsList', field: 'counts' });
    const points = (one: unknown, at: string) => whole(one, at, 0, MOST.points);
    return {
      system: fresh.system,
      turn: whole(turn, 'turn', 1, MOST.turn),
      ticked: list(ticked, 'ticked', MOST.count, (one, at) => whole(one, at, 0, MOST.count)),
      counts: Object.fromEntries(
        Object.entries(fresh.counts).map(([key, sides]) => [
          key,
          list(counts[key] ?? sides, `counts.${key}`, sides.length, points),
        ]),
      ),
      // States of before had none.
      players: list(players ?? fresh.players, 'players', fresh.players.length, text),
      goal: whole(goal, 'goal', 1, MOST.count),
      random: whole(random, 'random', 0, MOST.random),
      rolls: list(rolls, 'rolls', MOST.rolls, (roll, at) => list(roll, at, MOST.count, face)),
      notes: text(notes, 'notes'),
    };
  } catch (fault) {
    if (fault instanceof Fault) return fault.refused;
    throw fault;
  }
}

export function parsed(file: string, fresh: TableState): TableState | Refused {
  try {
    return checked(JSON.parse(file), fresh);
  } catch {
    return { say: 'notJson' };
  }
}
