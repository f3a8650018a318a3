import { describe, expect, test } from 'vitest';
import { other } from '../../../hexes/game/state.ts';
import { type Hex, SIDES, type Side } from '../../../hexes/hex.ts';
import { position } from '../../../testing/cca/acting.ts';
import * as invariants from '../../../testing/cca/invariants.ts';
import { rolls } from '../../../testing/cca/seen.ts';
import { storedAsPlayed } from '../../../testing/stored.ts';
import type { Unit } from '../../units.ts';
import * as play from '../play.ts';
import type { Action, Event, GameState } from '../state.ts';
import * as logs from './log.ts';
import { writePosition } from './position.ts';
import { positionOf, start } from './setup.ts';
import ends from './stored/ends.json' with { type: 'json' };

const files = import.meta.glob<string>('./stored/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const GAMES = storedAsPlayed({
  ...{ files, ends, position, writePosition, positionOf, start, rolls },
  ...play,
  ...logs,
  ...invariants,
});

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

describe.each(GAMES)('$name', ({ name, log, states }) => {
  test(`${name} has the banners, units, blocks and leaders that its events tell of`, () => {
    const account = new Account(start(log.position, log.seed));
    for (const { action, game } of states()) {
      account.rally(action);
      for (const event of game.events) account.book(event);
      expect(account.banners).toEqual(game.banners);
      expect(sorted(account.units)).toEqual(sorted(unitsOn(game)));
    }
    const end = states().at(-1)?.game as GameState;
    for (const side of SIDES) expect(leadersOn(end, side)).toBe(account.leaders[side]);
    expect(end.banners[end.winner as Side]).toBeGreaterThan(end.banners[other(end.winner as Side)]);
  });

  test(`${name} goes on after its end with nothing`, () => {
    const more = logs.replayLog({ ...log, actions: [...log.actions, { do: 'end' }] });
    expect(more.wrong).toMatchObject({
      ...{ line: log.actions.length + 3, action: { do: 'end' } },
      ...{ clause: 'cca-4.1', because: 'game/battle-is-over' },
    });
  });
});
