import { expect } from 'vitest';
import { apply, legal } from '../../ccn/game/play.ts';
import type { Action, Event, GameState } from '../../ccn/game/state.ts';
import type { Hex } from '../../hexes/hex.ts';
import { ask } from '../../index.ts';
import { chiSquare, farFrom, numberOf } from '../chi-square.ts';
import { often } from '../often.ts';
import { act } from './acting.ts';

const THROWS = often(600, 4000);
export const FROM: Hex = 'E7';
export const AT: Hex = 'F7';

type Doing = Action['do'];
/** How the exact odds take decisions where a case does not say otherwise: all flags that may be are ignored. */
const USUAL: readonly Doing[] = ['ignore', 'stop', 'go', 'leave', 'pass'];

/** One position from which the same action is thrown again and again, and the calculator that says what comes of it. */
export interface Case {
  start: () => GameState;
  does: string;
  /** Whoever is rolled at. */
  target: Hex;
  /** What is done before anything else. */
  first?: readonly Doing[];
  query: string;
  input: object;
}

function playOn(start: GameState, { does, first = [] }: Case, random: number): Event[] {
  let game = apply({ ...start, random }, act(does));
  const events = [...game.events];
  while (game.tasks.length > 0) {
    const options = legal(game);
    const action = [...first, ...USUAL].flatMap(
      (what) => options.find((one) => one.do === what) ?? [],
    )[0];
    if (!action) throw new Error(`Nobody says what to do of ${JSON.stringify(options)}`);
    game = apply(game, action);
    events.push(...game.events);
  }
  return events;
}

const LATER = ['leader-check', 'escape'];
/** What belongs to the first roll: all before another one of the combat. */
function ofFirstRoll(events: readonly Event[]) {
  const rolls = events.flatMap((one, i) =>
    one.event === 'rolled' && !LATER.includes(one.why) ? [i] : [],
  );
  return events.slice(0, rolls[1]);
}

/** How a unit came out of it, from what happened on the way. */
function fateOf(start: GameState, hex: Hex, events: readonly Event[]) {
  const piece = start.board[hex];
  // A leader on his way back, who is always of the defender, is not on the board.
  const side = piece?.side ?? 'top';
  let at: Hex | null = hex;
  let blocks = piece?.blocks ?? 0;
  let fate: 'stands' | 'retreats' | 'eliminated' = 'stands';
  let leader: 'safe' | 'lost' = 'safe';
  for (const one of events) {
    if (one.event === 'moved' && one.from === at && one.unit === piece?.unit) {
      at = one.to;
      fate = 'retreats';
    }
    if (one.event === 'lost' && one.hex === at) blocks -= one.blocks;
    if (one.event === 'eliminated' && one.side === side) {
      if (one.unit === 'LD') leader = 'lost';
      else fate = 'eliminated';
    }
  }
  return { blocks, fate, leader };
}

interface Seen {
  chances: Record<string, boolean>;
  tables: Record<string, number>;
}

/** One roll in the words of the chances; `hitsOn` are the faces that hit by the ruling. */
function seenInRoll(
  start: GameState,
  { target, first }: Case,
  all: Event[],
  hitsOn: string[],
): Seen {
  const events = ofFirstRoll(all);
  const { fate, leader } = fateOf(start, target, events);
  const rolled = events.find((one) => one.event === 'rolled');
  const faces: readonly string[] = rolled?.event === 'rolled' ? rolled.faces : [];
  const hits = faces.filter((face) => hitsOn.includes(face)).length;
  // Nothing but hits does anything at cavalry that retires.
  const flags = first?.includes('retire') ? 0 : faces.filter((face) => face === 'flag').length;
  return {
    chances: {
      'at-least-one-hit': hits > 0,
      'at-least-one-flag': flags > 0,
      'nothing-happens': hits + flags === 0,
      eliminated: fate === 'eliminated',
      retreats: fate === 'retreats',
      'target-holds': fate === 'stands',
      'leader-lost': leader === 'lost',
      'leader-safe': leader === 'safe',
      'passes-first': !faces.includes('saber'),
    },
    tables: { hits, flags },
  };
}

/** Both sides after all the rolls of a melee with a square. */
function seenInSequence(start: GameState, events: Event[]): Seen {
  const rolls = events.filter((one) => one.event === 'rolled' && one.why !== 'leader-check');
  const [attacker, defender] = [fateOf(start, FROM, events), fateOf(start, AT, events)];
  const fates = (['attacker', 'defender'] as const).flatMap((side) => {
    const { fate } = side === 'attacker' ? attacker : defender;
    return (['stands', 'retreats', 'eliminated'] as const).map((one) => [
      `${side}-${one}`,
      fate === one,
    ]);
  });
  return {
    chances: { 'second-roll-made': rolls.length > 1, ...Object.fromEntries(fates) },
    tables: { attackerBlocks: attacker.blocks, defenderBlocks: defender.blocks },
  };
}

function ruled({ query, input }: Pick<Case, 'query' | 'input'>) {
  const reply = ask(query, input);
  if (!reply || 'violations' in reply || !reply.ruling.odds) throw new Error(JSON.stringify(reply));
  const { answer, odds } = reply.ruling;
  const { hitsOn = [], allowed } = answer as { hitsOn?: string[]; allowed: boolean };
  expect(allowed).toBe(true);
  return { hitsOn, odds };
}

/** How far the chances and tables of a ruling are from what was seen, as far as they can be at most (1). */
export function farOff(
  one: Case,
  about: Pick<Case, 'query' | 'input'> = one,
): Record<string, number> {
  const { hitsOn, odds } = ruled(about);
  const start = one.start();
  const seen = Array.from({ length: THROWS }, (_, i) => {
    const events = playOn(start, one, (i + 1) * 7919);
    return one.query === 'ccn/square-combat'
      ? seenInSequence(start, events)
      : seenInRoll(start, one, events, hitsOn);
  });
  const chances = Object.entries(odds.chances).map(([name, { fraction }]) => {
    const p = numberOf(fraction);
    const times = seen.filter((each) => {
      const was = each.chances[name];
      if (was === undefined) throw new Error(`Nobody looks whether ${name}.`);
      return was;
    }).length;
    const off = Math.abs(times - p * THROWS);
    return [name, off === 0 ? 0 : off / (4 * Math.sqrt(p * (1 - p) * THROWS) || 0.5)];
  });
  const tables = Object.entries(odds.tables).map(([of, rows]) => {
    const name = `table ${of}`;
    const counts = new Map<string, number>();
    for (const { tables: each } of seen) {
      const key = String(each[of]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const exact = new Map(rows.map(({ value, fraction }) => [String(value), numberOf(fraction)]));
    if ([...counts.keys()].some((key) => !exact.has(key))) return [name, Number.POSITIVE_INFINITY];
    const { sum, freedom } = chiSquare(exact, counts, THROWS);
    return [name, freedom > 0 ? sum / farFrom(freedom) : 0];
  });
  return Object.fromEntries([...chances, ...tables]);
}
