import { describe, expect, test } from 'vitest';
import type { Hex } from '../hexes/hex.ts';
import { chooser, pick } from './hexes.ts';
import { often } from './often.ts';

/** Far more actions than any of these games takes. */
const MOST_ACTIONS = 20_000;

/** What came up in games. */
const usedIn = () => {
  const none = () => new Set<string>();
  return { units: none(), cards: none(), terrains: none(), actions: none(), rolls: none() };
};
type Used = ReturnType<typeof usedIn>;

interface Action {
  readonly do: string;
  readonly from?: Hex;
  readonly card?: string;
}

/** A game, as far as is looked at whoever plays it. */
interface Seen {
  readonly winner: unknown;
  readonly board: Readonly<Partial<Record<Hex, { readonly unit: string }>>>;
  readonly ground: Readonly<Partial<Record<Hex, string>>>;
  readonly events: readonly {
    readonly event: string;
    readonly to?: Hex | null;
    readonly why?: string;
  }[];
}

function see(used: Used, action: Action, game: Seen, next: Seen) {
  used.actions.add(action.do);
  if ((action.do === 'attack' || action.do === 'fire') && action.from)
    used.units.add(game.board[action.from]?.unit ?? '');
  if (action.do === 'play' && action.card) used.cards.add(action.card);
  if (action.do === 'first-strike') used.cards.add(action.do);
  for (const { event, to, why } of next.events) {
    if (event === 'moved' && to) used.terrains.add(next.ground[to] ?? 'clear');
    if (event === 'rolled' && why) used.rolls.add(why);
  }
}

interface Rules<G, A> {
  legal(game: G): A[];
  apply(game: G, action: A): G;
  /** Throws where a law is broken, and returns what is legal. */
  mustHold(game: G, before: G): A[];
  /** Keeps account of what each action has brought about. */
  count(game: G): void;
}

/** Plays a game to its end by choices of chance, and looks at each of its states. */
function playOut<G extends Seen, A extends Action>(
  { legal, apply, mustHold, count }: Rules<G, A>,
  first: G,
  seed: number,
  used: Used,
) {
  const choose = chooser(seed);
  let game = first;
  let all = legal(game);
  for (let actions = 0; !game.winner && actions < MOST_ACTIONS; actions++) {
    const action = pick(all, choose);
    const next = apply(game, action);
    all = mustHold(next, game);
    see(used, action, game, next);
    count(next);
    game = next;
  }
  return game;
}

/** A game of the family as these tests play it. */
interface Played<P, G extends Seen, A extends Action> extends Omit<Rules<G, A>, 'count'> {
  start(position: P, seed: number): G;
  battlefield(seed: number): P;
  /** Keeps account of a game from its first state on, and says at its end whether all adds up. */
  account(first: G): { count(game: G): void; mustAddUp(last: G): void };
  allCards(game: G): readonly string[];
  ORDERED_DECK: readonly string[];
  writeLog(position: P, seed: number, actions: readonly A[]): string;
  readLog(text: string): object;
  replayLog(log: object): object;
  /** All that games bring up sooner or later. */
  shows: Readonly<Record<keyof Used, readonly string[]>>;
  /** Some few games at a time, from this seed on. */
  from: number;
  each: number;
}

/** Long enough for a log to have something of everything. */
const LOGGED = 300;

export function playedAtRandom<P, G extends Seen, A extends Action>(rules: Played<P, G, A>) {
  const used = usedIn();
  function played(seed: number): G {
    const first = rules.start(rules.battlefield(seed), seed);
    const { count, mustAddUp } = rules.account(first);
    const last = playOut({ ...rules, count }, first, seed, used);
    mustAddUp(last);
    expect([...rules.allCards(last)].sort()).toEqual(rules.ORDERED_DECK);
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
    return last;
  }

  describe('games of random choices', () => {
    const { from, each } = rules;
    const begun = Array.from({ length: often(10, 200) / each }, (_, i) => from + i * each);
    test.each(begun)(`${each} games from seed %i on end by banners`, (least) => {
      for (let seed = least; seed < least + each; seed++)
        expect(played(seed).winner, `seed ${seed}`).not.toBeNull();
    });

    test.each(Object.keys(used) as (keyof Used)[])('they show all %s that there are', (what) => {
      expect([...used[what]].sort()).toEqual([...rules.shows[what]].sort());
    });

    test('a game comes to the same state from its log', () => {
      for (let seed = 0; seed < often(2, 5); seed++) {
        const choose = chooser(seed);
        const set = rules.battlefield(seed);
        const actions: A[] = [];
        let game = rules.start(set, seed);
        for (let count = 0; !game.winner && count < LOGGED; count++) {
          const action = pick(rules.legal(game), choose);
          actions.push(action);
          game = rules.apply(game, action);
        }
        const log = rules.readLog(rules.writeLog(set, seed, actions));
        expect('problem' in log ? log : rules.replayLog(log)).toEqual({ game, wrong: null });
      }
    });

    test('the same seed and the same actions give the same game', () => {
      expect(played(7)).toEqual(played(7));
    });
  });
}
