import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { CARDS } from '../cards-in-play.ts';
import { turn } from './turn.ts';

const { ruling, told, said, faults } = asking(turn);

const STEPS = ['play-card', 'order', 'move', 'battle', 'draw'];

/** What the turn (cca-5.3) allows from each step, one letter a wish in the order of the steps. */
const MAY: Record<string, string> = {
  'play-card': 'yes no no no no',
  order: 'no yes yes yes yes',
  move: 'no no yes yes yes',
  battle: 'no no no yes yes',
  draw: 'no no no no yes',
};

describe.each(STEPS)('in the step %s', (step) => {
  test.each(STEPS)('the player may %s or not, as the order of the turn has it', (wants) => {
    const may = MAY[step]?.split(' ')[STEPS.indexOf(wants)] === 'yes';
    const after = may ? wants : step;
    expect(told({ step, wants })).toEqual({
      allowed: may,
      stepAfter: after,
      movesOver: ['battle', 'draw'].includes(after),
      turnEnds: may && wants === 'draw',
    });
    expect(ruling({ step, wants }).summary.say).toBe(`turn/${wants}-${may ? 'yes' : 'no'}`);
  });

  test.each(STEPS)('nobody may %s once the game is won, or in the turn of the other', (wants) => {
    expect(told({ step, wants, gameWon: true }).allowed).toBe(false);
    expect(told({ step, wants, ownTurn: false }).allowed).toBe(false);
  });
});

test('what is unfinished holds up the next', () => {
  const unfinished = (step: string, wants: string) =>
    told({ step, wants, unfinished: true }).allowed;
  expect(unfinished('move', 'move')).toBe(false);
  expect(unfinished('move', 'battle')).toBe(false);
  expect(unfinished('move', 'draw')).toBe(false);
  expect(unfinished('battle', 'battle')).toBe(false);
  expect(unfinished('battle', 'draw')).toBe(false);
  expect(unfinished('draw', 'draw')).toBe(false);
  expect(unfinished('order', 'move')).toBe(true);
  expect(said({ step: 'move', wants: 'move', unfinished: true })).toContain('cca-8.1/unfinished');
  expect(said({ step: 'battle', wants: 'battle', unfinished: true })).toContain(
    'cca-9.2/unfinished',
  );
});

test.each(CARDS)('moves under %s', (card) => {
  const standing = ['clash-of-shields', 'darken-the-sky'].includes(card);
  const twice = card === 'move-fire-move';
  expect(told({ step: 'order', wants: 'move', card }).allowed).toBe(!standing);
  expect(told({ step: 'move', wants: 'move', card }).allowed).toBe(!standing);
  expect(told({ step: 'battle', wants: 'move', card })).toEqual({
    allowed: twice,
    stepAfter: twice ? 'second-move' : 'battle',
    movesOver: !twice,
    turnEnds: false,
  });
  expect(told({ step: 'draw', wants: 'move', card }).allowed).toBe(false);
});

describe('the second move', () => {
  const second = (wants: string, more: object = {}) =>
    told({ step: 'second-move', wants, card: 'move-fire-move', ...more });

  test('comes last but for the new card', () => {
    expect(second('move')).toMatchObject({ allowed: true, stepAfter: 'second-move' });
    expect(second('move', { unfinished: true }).allowed).toBe(false);
    expect(second('battle').allowed).toBe(false);
    expect(second('order').allowed).toBe(false);
    expect(second('play-card').allowed).toBe(false);
    expect(second('draw')).toMatchObject({ allowed: true, turnEnds: true });
    expect(second('draw', { unfinished: true }).allowed).toBe(false);
  });

  test('is only there under Move-Fire-Move', () => {
    expect(faults({ step: 'second-move', wants: 'move', card: 'double-time' })).toEqual([
      ['step', 'only-one-move', 'cca-18.47'],
    ]);
  });
});

test.each([
  ['order', 'draw', ['cca-8.4/none', 'cca-9.3/none', 'cca-16.1/draw']],
  ['order', 'battle', ['cca-8.4/none', 'cca-8.2/over', 'cca-9.1', 'cca-9.2']],
  ['battle', 'battle', ['cca-9.1', 'cca-9.2']],
  ['battle', 'draw', ['cca-16.1/draw']],
  ['play-card', 'play-card', ['cca-6.1/play']],
  ['order', 'order', ['cca-7.1/announce']],
  ['move', 'move', ['cca-8.1/one-by-one']],
  ['move', 'order', ['cca-5.3/back']],
  ['move', 'play-card', ['cca-6.1']],
  ['play-card', 'battle', ['cca-6.1/first']],
])('from %s to %s, the clauses of the step that is reached are told', (step, wants, clauses) => {
  expect(said({ step, wants })).toEqual(['cca-5.3', ...clauses]);
});

const second = { step: 'second-move', card: 'move-fire-move' };
test.each<[object, string]>([
  [{ step: 'order', wants: 'move', card: 'clash-of-shields' }, 'cca-18.28'],
  [{ step: 'order', wants: 'move', card: 'darken-the-sky' }, 'cca-18.34'],
  [{ ...second, wants: 'battle' }, 'cca-18.47/no-battle'],
  [{ step: 'move', wants: 'order' }, 'cca-5.3/back'],
  [{ step: 'move', wants: 'battle', unfinished: true }, 'cca-8.2/unfinished'],
  [{ ...second, wants: 'draw', unfinished: true }, 'cca-16.1/unfinished'],
  [{ step: 'move', wants: 'move', ownTurn: false }, 'cca-5.2/other'],
  [{ step: 'move', wants: 'move', gameWon: true }, 'cca-5.2'],
  [{ step: 'move', wants: 'play-card' }, 'cca-6.1'],
  [{ step: 'battle', wants: 'move' }, 'cca-8.2'],
])('%j is forbidden by its own clause', (draft, key) => {
  const forbidding = ruling(draft).steps.filter(({ effect }) => effect);
  expect(forbidding.map(({ clause, say }) => [clause, say])).toEqual([[key.split('/')[0], key]]);
});
