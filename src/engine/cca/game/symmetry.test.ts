import { describe, expect, test } from 'vitest';
import { CLAUSE_IDS } from '../../core/clause-ids.ts';
import { centre, HEXES, type Hex, hexAt, inOrder, isHex } from '../../hexes/hex.ts';
import { acts } from '../../testing/cca/acting.ts';
import { battlefield, scenarioField } from '../../testing/cca/battlefield.ts';
import { chooser } from '../../testing/hexes.ts';
import { often } from '../../testing/often.ts';
import type { Scenario } from '../scenarios/scenarios.ts';
import { apply, legal, refusal } from './play.ts';
import type { Position } from './position/position.ts';
import { start } from './position/setup.ts';
import type { Action, GameState } from './state.ts';

type Words = (word: string) => string;

const isHexList = (word: string) => /^[A-I]\d+(-[A-I]\d+)+$/.test(word);

/** Any data with every word in it put through the mirror, names as well as values. */
function through(value: unknown, words: Words): unknown {
  if (typeof value === 'string' && isHexList(value))
    return inOrder(value.split('-').map(words).filter(isHex)).join('-');
  if (typeof value === 'string') return words(value);
  if (Array.isArray(value)) return value.map((one) => through(one, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [words(name), through(one, words)]),
  );
}

const swap = (a: string, b: string, word: string) =>
  word.replace(new RegExp(`${a}|${b}`, 'g'), (one) => (one === a ? b : a));

/** East and west change places, and with them left and right. */
const mirror: Words = (word) => {
  if (isHex(word)) {
    const { x, y } = centre(word);
    return hexAt({ x: 24 - x, y }) as Hex;
  }
  if (/^[ns]?[ew]$/.test(word)) return swap('e', 'w', word);
  return swap('left', 'right', word);
};

/** The board turned round: the players change places, and nothing else changes for either. */
const turn: Words = (word) => {
  if (isHex(word)) {
    const { x, y } = centre(word);
    return hexAt({ x: 24 - x, y: 8 - y }) as Hex;
  }
  if (/^[ns]?[ew]$/.test(word)) return swap('n', 's', swap('e', 'w', word));
  return /^(bottom|top)$/.test(word) ? swap('bottom', 'top', word) : word;
};

/** States from all over some games of random choices. */
function states(games: number, field: (seed: number) => Position): GameState[] {
  return Array.from({ length: games }, (_, seed) => {
    const choose = chooser(seed + 100);
    let game = start(field(seed), seed);
    const seen: GameState[] = [];
    for (let count = 0; !game.winner && count < 400; count++) {
      if (choose(4) === 0) seen.push(game);
      const all = legal(game);
      game = apply(game, all[choose(all.length)] as Action);
    }
    return seen;
  }).flat();
}

const fought = (name: Scenario) => states(often(1, 3), (seed) => scenarioField(name, seed));
const EVEN = [
  ...states(often(4, 12), battlefield),
  ...fought('baecula'),
  ...fought('lake-trasimene'),
];
/** At Castulo left and right are not alike: one may leave on one of them. */
const STATES = [...EVEN, ...fought('castulo')];
const sorted = (actions: readonly Action[]) =>
  actions.map((action) => JSON.stringify(action, Object.keys(action).sort())).sort();

describe('legal actions do not depend on how one looks at the board', () => {
  test.each([
    ['in a mirror', mirror, EVEN],
    ['from the other side', turn, STATES],
  ])('%s', (_, words, all) => {
    expect(all.length).toBeGreaterThan(500);
    for (const state of all) {
      const seen = through(state, words) as GameState;
      expect(sorted(legal(seen))).toEqual(sorted(through(legal(state), words) as Action[]));
    }
  });
});

test('every state is plain data', () => {
  for (const state of STATES) {
    const data: unknown = JSON.parse(JSON.stringify(state));
    expect(data).toStrictEqual(state);
  }
});

describe('what is not legal is refused, and the other way round', () => {
  test('any action in any state: legal without a refusal, or refused by a clause', () => {
    const choose = chooser(5);
    const hex = () => HEXES[choose(HEXES.length)] as Hex;
    for (const state of STATES) {
      const near = Object.keys(state.board) as Hex[];
      const from = near[choose(near.length)] ?? hex();
      const to = choose(2) ? hex() : (near[choose(near.length)] ?? hex());
      const tried = acts(
        [
          `move ${from} ${to}; move ${from} ${to} by ${hex()}; exit ${from} ${to}`,
          `move-leader ${from} ${to}; attack ${from} ${to}; fire ${from} ${to}; go ${to}`,
          `order ${from}; order-leader ${from}; lead ${from}; rally ${from}`,
          'end; stand; evade; stop; leave; pass; advance; battle-back; first-strike',
          'ignore 3; play Ra',
        ].join('; '),
      );
      const all = new Set(sorted(legal(state)));
      for (const action of tried) {
        const refused = refusal(state, action);
        expect(refused === null).toBe(all.has(sorted([action])[0] ?? ''));
        if (refused) expect(CLAUSE_IDS).toContain(refused.clause);
      }
    }
  });
});
