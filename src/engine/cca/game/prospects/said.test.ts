import { describe, expect, test } from 'vitest';
import { acted } from '../../../testing/cca/acting.ts';
import { battling, holding, moving, ordering } from '../../../testing/cca/placed.ts';
import type { Action } from '../state.ts';
import { asked, type Happening, named, told } from './said.ts';

const D5 = { hex: 'D5' } as const;

describe('what happened, in words', () => {
  const rolled = { event: 'rolled', by: 'bottom', faces: ['red', 'flag'] } as const;
  const moved = { event: 'moved', from: 'D5', to: 'E5', unit: 'MI' } as const;
  const fell = { event: 'eliminated', hex: 'D5', side: 'top', unit: 'MI' } as const;
  const left = { event: 'exited', from: 'I5', over: 'I5', unit: 'MI', side: 'top' } as const;
  const dice = { by: 'bottom', faces: ['red', 'flag'] };
  const row = <T extends Happening>(event: T, say: string, values: object) =>
    [say, event, values] as const;
  test.each([
    row({ ...rolled, why: 'attack', at: 'D5' }, 'attack', { ...dice, hex: 'D5' }),
    row({ ...rolled, why: 'rally' }, 'card', { ...dice, card: 'rally' }),
    row({ ...rolled, why: 'ranged', at: 'D5', faces: [] }, 'ranged', {
      ...dice,
      faces: ['no-dice'],
      ...D5,
    }),
    row({ event: 'lost', ...D5, blocks: 2 }, 'lost', { ...D5, blocks: 2 }),
    row(fell, 'eliminated', { ...D5, unit: 'MI', side: 'top', winner: 'bottom' }),
    row({ ...fell, unit: 'LD' }, 'leader-lost', {
      ...D5,
      unit: 'LD',
      side: 'top',
      winner: 'bottom',
    }),
    row(moved, 'moved', { unit: 'MI', from: 'D5', to: 'E5' }),
    row({ ...moved, unit: 'LD' }, 'moved', { unit: 'leader', from: 'D5', to: 'E5' }),
    row({ ...moved, unit: 'LD', to: null }, 'left', { from: 'D5' }),
    row({ event: 'drew', side: 'top' }, 'drew', { side: 'top' }),
    row({ ...left, leader: true, clause: 'cca-19.28' }, 'exited-led', {
      unit: 'MI',
      over: 'I5',
      side: 'top',
    }),
    row({ ...left, leader: false, clause: 'cca-19.28' }, 'exited', {
      unit: 'MI',
      over: 'I5',
      side: 'top',
    }),
    row({ event: 'captured', ...D5, side: 'top', clause: 'cca-19.32' }, 'captured', {
      side: 'top',
      ...D5,
    }),
    row({ event: 'won', side: 'top', clause: 'cca-19.27' }, 'won-by-loss', { side: 'top' }),
    row({ event: 'won', side: 'top', clause: 'cca-4.1' }, 'won', { side: 'top' }),
  ])('%s', (say, event, values) => {
    expect(told(event)).toEqual({ say: `told/${say}`, with: values });
  });
});

const CENTRE = 'bottom.MI-E7_top.HI-F7_goal-9';
const play = holding(CENTRE, 'order-three-units-center');
const order = acted(play, 'play 3C');
const battle = battling(CENTRE, 'E7');
const again = acted(
  ordering('bottom.LI-C7_top.HI-H7', 'move-fire-move', 'C7'),
  'move C7 D7; end; end',
);

describe('an action, in words', () => {
  test.each<[Action, string, object]>([
    [{ do: 'ignore', flags: 0 }, 'ignore-none', {}],
    [{ do: 'ignore', flags: 1 }, 'ignore', { flags: 1 }],
    [{ do: 'order', ...D5 }, 'order', D5],
    [{ do: 'move', from: 'D5', to: 'E5' }, 'move', { from: 'D5', to: 'E5' }],
    [
      { do: 'move', from: 'D5', to: 'F5', through: 'E4-E5' },
      'move-by',
      { from: 'D5', to: 'F5', through: 'E4-E5', camps: ['E4', 'E5'] },
    ],
    [{ do: 'end' }, 'end', {}],
    [{ do: 'pass' }, 'pass', {}],
  ])('%o alone', (action, say, values) => {
    expect(named(action)).toEqual({ say: `do/${say}`, with: values });
  });

  test.each([
    ['end', 'end-order', order],
    ['end', 'end-move', acted(order, 'order E7; end')],
    ['end', 'end-battle', battle],
    ['end', 'end-move-again', again],
    ['end', 'end', play],
    ['pass', 'pass', battle],
  ] as const)('%s is %s', (what, say, game) => {
    expect(named({ do: what }, game)).toEqual({ say: `do/${say}`, with: {} });
    expect(named({ do: 'order', ...D5 }, game).say).toBe('do/order');
  });
});

test.each([
  ['play', play],
  ['order', order],
  ['move', moving(CENTRE, 'E7')],
  ['battle', battle],
  ['move-done', acted(moving(CENTRE, 'E7'), 'move E7 E6')],
  ['move-again', again],
])('where he is to %s the player is asked so', (step, game) => {
  expect(asked(game).say).toBe(`ask/${step}`);
});
