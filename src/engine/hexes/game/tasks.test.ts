import { describe, expect, test } from 'vitest';
import type { Game, Kinds } from './state.ts';
import { playing, push, type Rules } from './tasks.ts';

/** A turn in which a player may ask his enemy to pay one or two banners; who has none left has lost. */
interface Paying extends Kinds {
  phase: 'asking' | 'over';
  task: { task: 'pay'; most: number } | { task: 'note' };
  decided: { task: 'pay' };
  event: { event: string };
  action: { do: string; banners?: number };
}
const RULES: Rules<Paying, Game<Paying>> = {
  decisions: {
    pay: {
      clause: 'cca-4.1',
      by: ({ active }) => (active === 'bottom' ? 'top' : 'bottom'),
      options: ({ banners }, task) =>
        'most' in task
          ? [1, 2].flatMap((one) =>
              one <= Math.min(task.most, banners.top) ? [{ do: 'pay', banners: one }] : [],
            )
          : [],
      decide(game, _, action) {
        const paid = action?.banners ?? 0;
        game.banners = { ...game.banners, top: game.banners.top - paid };
        game.events = [...game.events, { event: `paid ${paid}` }];
        if (game.banners.top > 0) return;
        game.winner = 'bottom';
        game.phase = 'over';
      },
      refuse: (_, __, { banners = 0 }) =>
        banners > 2 ? { clause: 'cca-4.2', because: 'too-many', with: { banners } } : null,
    },
  },
  procedures: {
    note: {
      resolve(game) {
        game.events = [...game.events, { event: 'noted' }];
      },
    },
  },
  steps: { asking: () => [{ do: 'ask' }, { do: 'end' }], over: () => [] },
  doings: {
    ask: {
      in: ['asking'],
      refuse: () => ({ clause: 'cca-4.3', because: 'not-so', with: {} }),
      carryOut: (game) => push(game, { task: 'note' }, { task: 'pay', most: 2 }),
    },
    end: { in: [], refuse: () => null, carryOut: (game) => push(game, { task: 'pay', most: 1 }) },
  },
  about: (_, { task }) => ({ task }),
  settle(game) {
    game.round += 1;
  },
  clauses: { order: 'cca-7.1', victory: 'cca-4.2' },
};
const { legal, toDecide, refusal, apply, carryOn, replay } = playing(RULES);

const game = (top: number): Game<Paying> => ({
  ...{ board: {}, ground: {}, ramparts: {}, scenario: null, goal: 9, active: 'bottom' },
  ...{
    command: { bottom: 1, top: 1 },
    banners: { bottom: 0, top },
    hands: { bottom: [], top: [] },
  },
  ...{ deck: [], discards: [], round: 1, phase: 'asking', tasks: [], winner: null, wonBy: null },
  ...{ random: 1, events: [{ event: 'before' }] },
});
const told = ({ events }: Game<Paying>) => events.map(({ event }) => event);

describe('a turn', () => {
  test('is that of the active player until somebody else has to decide', () => {
    expect(toDecide(game(3))).toBe('bottom');
    expect(legal(game(3))).toEqual([{ do: 'ask' }, { do: 'end' }]);
    const asked = apply(game(3), { do: 'ask' });
    expect(toDecide(asked)).toBe('top');
    expect(legal(asked)).toEqual([
      { do: 'pay', banners: 1 },
      { do: 'pay', banners: 2 },
    ]);
    expect(told(asked)).toEqual([]);
    expect(asked.round).toBe(1);
    expect(asked.tasks.map(({ task }) => task)).toEqual(['note', 'pay']);
  });

  test('goes on by itself with what nobody decides, after what was decided', () => {
    const paid = apply(apply(game(3), { do: 'ask' }), { do: 'pay', banners: 2 });
    expect(paid).toMatchObject({ banners: { top: 1 }, tasks: [], round: 2, winner: null });
    expect(told(paid)).toEqual(['paid 2', 'noted']);
  });

  test('does not ask where there is one option, or none', () => {
    const one = apply(game(3), { do: 'end' });
    expect([told(one), one.banners.top]).toEqual([['paid 1'], 2]);
    const none = carryOn({ ...game(3), tasks: [{ task: 'pay', most: 0 }] });
    expect([told(none), none.banners.top]).toEqual([['paid 0'], 3]);
  });

  test('ends with the battle, whatever was still to be resolved', () => {
    const won = apply(apply(game(2), { do: 'ask' }), { do: 'pay', banners: 2 });
    expect(won).toMatchObject({ winner: 'bottom', tasks: [], phase: 'over' });
    expect(told(won)).toEqual(['paid 2']);
    expect(toDecide(won)).toBeNull();
    expect(legal(won)).toEqual([]);
  });
});

describe('what is not legal', () => {
  const asked = apply(game(3), { do: 'ask' });
  const over = { ...game(0), phase: 'over', winner: 'top' } as const;

  test('is refused by what is due, by the step, or because the battle is over', () => {
    expect(refusal(game(3), { do: 'ask' })).toBeNull();
    expect(refusal(asked, { do: 'pay', banners: 2 })).toBeNull();
    expect(refusal(asked, { do: 'pay', banners: 3 })?.because).toBe('too-many');
    expect(refusal(asked, { do: 'pay' })).toEqual({
      clause: 'cca-4.1',
      because: 'game/decide-pay',
      with: { task: 'pay' },
    });
    expect(refusal(game(3), { do: 'ask', banners: 1 })?.because).toBe('not-so');
    const outOfPlace = { clause: 'cca-7.1', because: 'game/not-in-asking', with: {} };
    expect(refusal(game(3), { do: 'end', banners: 1 })).toEqual(outOfPlace);
    expect(refusal(game(3), { do: 'sing' })).toEqual(outOfPlace);
    const battleIsOver = { because: 'game/battle-is-over', with: { side: 'top' } };
    expect(refusal(over, { do: 'ask' })).toEqual({ clause: 'cca-4.2', ...battleIsOver });
    expect(refusal({ ...over, wonBy: 'cca-4.3' }, { do: 'ask' })?.clause).toBe('cca-4.3');
  });

  test('is not carried out, and a replay stops at it', () => {
    expect(() => apply(asked, { do: 'end' })).toThrow('Not legal by cca-4.1: game/decide-pay.');
    const actions = [{ do: 'ask' }, { do: 'pay', banners: 1 }, { do: 'sing' }, { do: 'end' }];
    const { game: last, wrong } = replay(game(3), actions);
    expect(last.banners.top).toBe(2);
    expect(wrong).toMatchObject({ at: 2, action: { do: 'sing' }, because: 'game/not-in-asking' });
    expect(replay(game(3), actions.slice(0, 2)).wrong).toBeNull();
  });
});
