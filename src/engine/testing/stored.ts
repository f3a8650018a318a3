import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Game, type Kinds, other, type Position } from '../hexes/game/state.ts';
import { SIDES, type Side } from '../hexes/hex.ts';

/** How a stored game ended. */
interface End {
  winner: Side;
  banners: Record<Side, number>;
  /** Whose units and leaders (LD) fell where, in their order: each is a banner of the other side. */
  fell: readonly string[];
  /** The position after the last action. */
  final: string;
}

interface Log<K extends Kinds> {
  readonly position: Position<K>;
  readonly seed: number;
  readonly actions: readonly K['action'][];
}

/** The games of a folder of texts, each with its name. */
function storedGames<K extends Kinds>(
  files: Readonly<Record<string, string>>,
  readLog: (text: string) => Log<K> | { problem: string },
) {
  return Object.entries(files).map(([path, text]) => {
    const log = readLog(text);
    if ('problem' in log) throw new RangeError(`${log.problem} in ${path}`);
    return { name: path.replace('./stored/', '').replace('.txt', ''), text, log };
  });
}

/** All states of a game, with the action that led to each; it is played once. */
function replaying<K extends Kinds, G extends Game<K>>(
  start: (position: Position<K>, seed: number) => G,
  apply: (game: G, action: K['action']) => G,
) {
  const known = new WeakMap<object, { before: G; action: K['action']; game: G }[]>();
  return (log: Log<K>) => {
    const seen = known.get(log) ?? [];
    if (known.has(log)) return seen;
    known.set(log, seen);
    let before = start(log.position, log.seed);
    for (const action of log.actions) {
      const game = apply(before, action);
      seen.push({ before, action, game });
      before = game;
    }
    return seen;
  };
}

/** Whether an action is among those that are legal. */
const isAmong = (actions: readonly object[], action: object) =>
  actions.some((one) => isDeepStrictEqual(one, action));

type Fell = { event: 'eliminated'; side: Side; unit: string; hex: string };

/** Who fell by an event, as an end of a game lists it. */
const fallen = (event: Fell | { event: string }) =>
  event.event === 'eliminated' && 'unit' in event
    ? [`${event.side} ${event.unit} ${event.hex}`]
    : [];

/** What one game of the family gives to the tests of its stored games. */
interface Stored<K extends Kinds, G extends Game<K>> {
  /** Texts by their paths, and how each ended by its name. */
  files: Readonly<Record<string, string>>;
  ends: object;
  start(position: Position<K>, seed: number): G;
  positionOf(game: G): Position<K>;
  position(text: string): Position<K>;
  writePosition(position: Position<K>): string;
  readLog(text: string): Log<K> | { problem: string };
  writeLog(position: Position<K>, seed: number, actions: readonly K['action'][]): string;
  replayLog(log: Log<K>): { game: G; wrong: { line: number } | null };
  legal(game: G): K['action'][];
  apply(game: G, action: K['action']): G;
  refusal(game: G, action: K['action']): object | null;
  toDecide(game: G): Side | null;
  mustHold(game: G, before: G): unknown;
  allCards(game: G): readonly string[];
  ORDERED_DECK: readonly string[];
  rolls(game: G): readonly { why: string }[];
  USUAL: { actions: readonly string[]; rolls: readonly string[] };
  /** Banners that are for nobody who fell. */
  besides?(game: G, side: Side): number;
}

/** Each stored game plays as it was played; what is told of it here can be asked of its states. */
export function storedAsPlayed<K extends Kinds, G extends Game<K>>(rules: Stored<K, G>) {
  const { legal, apply, positionOf, position, writePosition, replayLog, besides = () => 0 } = rules;
  const ends = rules.ends as Readonly<Record<string, End>>;
  const states = replaying(rules.start, apply);
  const games = storedGames(rules.files, rules.readLog).map((one) => ({
    ...one,
    states: () => states(one.log),
  }));

  test('each stored game has its end, and each end its game', () => {
    expect(games.map(({ name }) => name).sort()).toEqual(Object.keys(ends).sort());
  });

  describe.each(games)('$name', ({ name, text, log, states: all }) => {
    test(`${name} is written as this notation writes it`, () => {
      expect(rules.writeLog(log.position, log.seed, log.actions)).toBe(text);
    });

    test(`${name} ends as it ended, with a banner for whoever fell`, () => {
      const { game, wrong } = replayLog(log);
      expect(wrong).toBeNull();
      const { winner, banners } = game;
      const fell = all().flatMap((state) => state.game.events.flatMap(fallen));
      const final = writePosition(positionOf(game));
      expect({ winner, banners, fell, final }).toEqual(ends[name]);
      expect(winner && banners[winner]).toBe(game.goal);
      expect(rules.toDecide(game)).toBeNull();
      for (const side of SIDES) {
        const more = all().map((state) => besides(state.game, side));
        const lost = fell.filter((one) => one.startsWith(other(side)));
        expect(banners[side]).toBe(more.reduce((sum, one) => sum + one, lost.length));
      }
    });

    test(`${name} breaks no law in any of its states, and each can be written`, () => {
      for (const { before, action, game } of all()) {
        rules.mustHold(game, before);
        expect(isAmong(legal(before), action), JSON.stringify(action)).toBe(true);
        if (!game.winner)
          expect(position(writePosition(positionOf(game)))).toEqual(positionOf(game));
        expect([...rules.allCards(game)].sort().join()).toBe(rules.ORDERED_DECK.join());
      }
    });

    test(`${name} does not fit another seed, and the line is named where it stops`, () => {
      const otherwise = { ...log, seed: log.seed + 1 };
      const { game, wrong } = replayLog(otherwise);
      const upTo = (wrong?.line ?? 0) - 3;
      const action = log.actions[upTo] as K['action'];
      expect(wrong).toMatchObject({ action, ...rules.refusal(game, action) });
      const actions = log.actions.slice(0, upTo);
      expect(replayLog({ ...otherwise, actions })).toEqual({ game, wrong: null });
    });
  });

  test('the stored games together have every kind of action and of roll in them', () => {
    const all = games.flatMap((one) => one.states());
    expect([...new Set(all.map(({ action }) => action.do))].sort()).toEqual(rules.USUAL.actions);
    const kinds = all.flatMap(({ game }) => rules.rolls(game).map(({ why }) => why));
    expect([...new Set(kinds)].sort()).toEqual(rules.USUAL.rolls);
  });

  return games;
}
