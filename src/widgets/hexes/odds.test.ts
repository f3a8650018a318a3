import { describe, expect, test } from 'vitest';
import { throwDice } from '../../engine/core/random.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { ask } from '../../engine/index.ts';
import { battlefield as ancients } from '../../engine/testing/cca/battlefield.ts';
import { battlefield as napoleonics } from '../../engine/testing/ccn/battlefield.ts';
import { often } from '../../engine/testing/often.ts';
import { HEXES as CCA } from '../../systems/cca/hexes.ts';
import { HEXES as CCN } from '../../systems/ccn/hexes.ts';
import type { Action, Event, Game, HexSystem, Position } from './system.ts';

/** The dice that an attack or a fire throws first if its target stands, or that what is done about it does. */
function fallen(system: HexSystem, game: Game, action: Action): Event | undefined {
  const next = system.game.apply(game, action);
  const asked =
    action.from !== undefined && system.game.legal(next).find((one) => one.do === 'stand');
  const { events } = asked ? system.game.apply(next, asked) : next;
  return [...next.events, ...events].find(({ event }) => event === 'rolled');
}

interface Told {
  dice: number;
  strikesFirst?: string;
}

/** What was told of random games before it was done, and how often; each as its dice then fell. */
function tried(system: HexSystem, position: Position, seed: number): Map<string, number> {
  const from = { random: seed };
  let game = system.game.start(position, seed);
  const told = new Map<string, number>();
  for (let turn = 0; turn < 400 && !game.winner; turn++) {
    const actions = system.game.legal(game);
    const [action] = throwDice(from, actions, 1) as [Action];
    const question = system.game.odds(game, action);
    if (question) {
      const reply = ask(question.query, question.draft);
      if (!reply || !('ruling' in reply)) throw new RangeError(JSON.stringify({ question, reply }));
      const { dice, strikesFirst } = reply.ruling.answer as unknown as Told;
      const { why, faces = [] } = fallen(system, game, action) as Event & { why: string };
      const own = why === 'attack' || why === 'ranged';
      if (strikesFirst && action.from) expect(strikesFirst === 'attacker').toBe(own);
      // Elephants throw dice again for their swords.
      const { combat } = game as { combat: { from?: Hex; at: Hex } | null };
      const fighters = [action.from, combat?.from, combat?.at];
      const elephants = fighters.some((hex) => hex && game.board[hex]?.unit === 'EL');
      const fell = elephants ? Math.min(faces.length, dice) : faces.length;
      expect([action, fell]).toEqual([action, dice]);
      expect(reply.ruling.odds?.chances['at-least-one-hit']).toBeDefined();
      told.set(action.do, (told.get(action.do) ?? 0) + 1);
    }
    game = system.game.apply(game, action);
  }
  return told;
}

const BATTLES = Array.from({ length: often(12, 100) }, (_, seed) => seed + 1);
const toldIn = (system: HexSystem, battle: (seed: number) => Position) => {
  const all = new Map<string, number>();
  for (const seed of BATTLES)
    for (const [what, n] of tried(system, battle(seed), seed))
      all.set(what, (all.get(what) ?? 0) + n);
  return [...all.keys()].sort();
};

describe('the odds before a roll are those of the dice that then fall', () => {
  test('cca', () =>
    expect(toldIn(CCA, ancients)).toEqual([
      'attack',
      'battle-back',
      'evade',
      'fire',
      'first-strike',
      'stand',
    ]));
  test('ccn', () =>
    expect(toldIn(CCN, napoleonics)).toEqual([
      'attack',
      'battle-back',
      'fire',
      'first-strike',
      'stand',
    ]));
});
