import { describe, expect, test } from 'vitest';
import { other } from '../../../hexes/game/state.ts';
import { type Hex, SIDES, type Side } from '../../../hexes/hex.ts';
import { position } from '../../../testing/cca/acting.ts';
import { allCards, mustHold, ORDERED_DECK, USUAL } from '../../../testing/cca/invariants.ts';
import { rolls } from '../../../testing/cca/seen.ts';
import { type End, fallen, statesOf, storedGames } from '../../../testing/stored.ts';
import type { Unit } from '../../units.ts';
import { apply, legal, refusal, toDecide } from '../play.ts';
import type { Action, Event, GameState } from '../state.ts';
import { type Log, readLog, replayLog, writeLog } from './log.ts';
import { writePosition } from './position.ts';
import { positionOf, start } from './setup.ts';
import ends from './stored/ends.json' with { type: 'json' };

const ENDS = ends as Readonly<Record<string, End>>;

const files = import.meta.glob<string>('./stored/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const GAMES = storedGames(files, readLog);

/** Keeps account of the armies by what the events tell alone, apart from the board of the game. */
class Account {
  readonly units = new Map<Hex, { unit: Unit; side: Side; blocks: number }>();
  readonly leaders = { bottom: 0, top: 0 };
  readonly banners: { bottom: number; top: number };

  constructor({ board, banners }: GameState) {
    this.banners = { ...banners };
    for (const [hex, { unit, side, blocks, leader }] of Object.entries(board)) {
      if (unit !== 'LD') this.units.set(hex as Hex, { unit, side, blocks });
      if (leader || unit === 'LD') this.leaders[side] += 1;
    }
  }

  private unitIn(hex: Hex) {
    const unit = this.units.get(hex);
    if (!unit) throw new RangeError(`No unit in ${hex}`);
    return unit;
  }

  rally(action: Action) {
    if (action.do === 'rally') this.unitIn(action.hex).blocks += 1;
  }

  book(event: Event) {
    if (event.event === 'lost') this.unitIn(event.hex).blocks -= event.blocks;
    if (event.event === 'moved') this.move(event.unit === 'LD', event.from, event.to);
    if (event.event !== 'eliminated') return;
    const { hex, side, unit } = event;
    this.banners[other(side)] += 1;
    if (unit === 'LD') this.leaders[side] -= 1;
    else {
      expect(this.unitIn(hex)).toEqual({ unit, side, blocks: 0 });
      this.units.delete(hex);
    }
  }

  private move(leader: boolean, from: Hex, to: Hex | null) {
    // A leader leaves over his own edge (cca-13.25).
    if (leader && !to) this.leaders[from.startsWith('A') ? 'bottom' : 'top'] -= 1;
    if (leader || !to) return;
    expect(this.units.has(to)).toBe(false);
    this.units.set(to, this.unitIn(from));
    this.units.delete(from);
  }
}

const sorted = <T>(entries: Iterable<[string, T]>) =>
  [...entries].sort(([one], [two]) => (one < two ? -1 : 1));

const unitsOn = ({ board }: GameState) =>
  Object.entries(board).flatMap(([hex, { unit, side, blocks }]): [string, object][] =>
    unit === 'LD' ? [] : [[hex, { unit, side, blocks }]],
  );

const leadersOn = ({ board }: GameState, of: Side) =>
  Object.values(board).filter(({ unit, side, leader }) => side === of && (leader || unit === 'LD'))
    .length;

const states = (log: Log) => statesOf(log, start, apply);

test('each stored game has its end, and each end its game', () => {
  expect(GAMES.map(({ name }) => name).sort()).toEqual(Object.keys(ENDS).sort());
});

test.each(Object.entries(ENDS))('in the end of %s every banner is for one that fell', (_, end) => {
  for (const side of SIDES)
    expect(end.fell.filter((one) => !one.startsWith(side))).toHaveLength(end.banners[side]);
  expect(end.banners[end.winner]).toBeGreaterThan(end.banners[other(end.winner)]);
});

describe.each(GAMES)('$name', ({ name, text, log }) => {
  test(`${name} is written as this notation writes it`, () => {
    expect(writeLog(log.position, log.seed, log.actions)).toBe(text);
  });

  test(`${name} ends as it ended`, () => {
    const { game, wrong } = replayLog(log);
    expect(wrong).toBeNull();
    const { winner, banners } = game;
    const fell = states(log).flatMap((state) => state.game.events.flatMap(fallen));
    const final = writePosition(positionOf(game));
    expect({ winner, banners, fell, final }).toEqual(ENDS[name]);
    expect(winner && banners[winner]).toBe(game.goal);
    expect(toDecide(game)).toBeNull();
  });

  test(`${name} breaks no law in any of its states`, () => {
    for (const { before, action, game } of states(log)) {
      mustHold(game, before);
      expect(legal(before)).toContainEqual(action);
      if (!game.winner) expect(position(writePosition(positionOf(game)))).toEqual(positionOf(game));
      expect([...allCards(game)].sort()).toEqual(ORDERED_DECK);
    }
  });

  test(`${name} has the banners, units, blocks and leaders that its events tell of`, () => {
    const account = new Account(start(log.position, log.seed));
    for (const { action, game } of states(log)) {
      account.rally(action);
      for (const event of game.events) account.book(event);
      expect(account.banners).toEqual(game.banners);
      expect(sorted(account.units)).toEqual(sorted(unitsOn(game)));
    }
    const end = states(log).at(-1)?.game as GameState;
    for (const side of SIDES) expect(leadersOn(end, side)).toBe(account.leaders[side]);
  });

  test(`${name} goes on after its end with nothing`, () => {
    const more = replayLog({ ...log, actions: [...log.actions, { do: 'end' }] });
    expect(more.wrong).toMatchObject({
      line: log.actions.length + 3,
      action: { do: 'end' },
      clause: 'cca-4.1',
      because: 'game/battle-is-over',
    });
  });

  test(`${name} does not fit another seed, and the line is named where it stops`, () => {
    const { game, wrong } = replayLog({ ...log, seed: log.seed + 1 });
    const action = log.actions[(wrong?.line ?? 0) - 3] as Action;
    expect(wrong).toMatchObject({ action, ...refusal(game, action) });
    const upTo = log.actions.slice(0, (wrong?.line ?? 0) - 3);
    expect(replayLog({ ...log, seed: log.seed + 1, actions: upTo })).toEqual({ game, wrong: null });
  });
});

describe('the stored games together', () => {
  const all = GAMES.flatMap(({ log }) => states(log));

  test('have every kind of action in them', () => {
    expect([...new Set(all.map(({ action }) => action.do))].sort()).toEqual(USUAL.actions);
  });

  test('have every kind of roll in them', () => {
    const kinds = all.flatMap(({ game }) => rolls(game).map(({ why }) => why));
    expect([...new Set(kinds)].sort()).toEqual(USUAL.rolls);
  });
});
