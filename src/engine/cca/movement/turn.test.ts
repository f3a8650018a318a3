import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { CARDS } from '../cards.ts';
import { turn } from './turn.ts';

interface Answer {
  allowed: boolean;
  stepAfter: string;
  movesOver: boolean;
  turnEnds: boolean;
}

function ruling(draft: object) {
  const reply = put(turn, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) => ruling(draft).answer as Answer;
const said = (draft: object) => ruling(draft).steps.map(({ say }) => say);

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
    const reply = put(turn, { step: 'second-move', wants: 'move', card: 'double-time' });
    expect('violations' in reply && reply.violations).toEqual([
      { field: 'step', problem: 'only-one-move', with: {}, clause: 'cca-18.47' },
    ]);
  });
});

test('the clauses of the step that is reached are told', () => {
  expect(said({ step: 'order', wants: 'draw' })).toEqual([
    'cca-5.3',
    'cca-8.4/none',
    'cca-9.3/none',
    'cca-16.1/draw',
  ]);
  expect(said({ step: 'order', wants: 'battle' })).toEqual([
    'cca-5.3',
    'cca-8.4/none',
    'cca-8.2/over',
    'cca-9.1',
    'cca-9.2',
  ]);
  expect(said({ step: 'battle', wants: 'battle' })).toEqual(['cca-5.3', 'cca-9.1', 'cca-9.2']);
  expect(said({ step: 'battle', wants: 'draw' })).toEqual(['cca-5.3', 'cca-16.1/draw']);
  expect(said({ step: 'play-card', wants: 'play-card' })).toEqual(['cca-5.3', 'cca-6.1/play']);
  expect(said({ step: 'order', wants: 'order' })).toEqual(['cca-5.3', 'cca-7.1/announce']);
  expect(said({ step: 'move', wants: 'move' })).toEqual(['cca-5.3', 'cca-8.1/one-by-one']);
  expect(said({ step: 'move', wants: 'order' })).toEqual(['cca-5.3', 'cca-5.3/back']);
  expect(said({ step: 'move', wants: 'play-card' })).toEqual(['cca-5.3', 'cca-6.1']);
  expect(said({ step: 'play-card', wants: 'battle' })).toEqual(['cca-5.3', 'cca-6.1/first']);
});

test('each forbids with its own clause', () => {
  const because = (draft: object) => {
    const { steps } = ruling(draft);
    return steps.filter(({ effect }) => effect).map(({ clause, say }) => [clause, say]);
  };
  const second = { step: 'second-move', card: 'move-fire-move' };
  expect(because({ step: 'order', wants: 'move', card: 'clash-of-shields' })).toEqual([
    ['cca-18.28', 'cca-18.28'],
  ]);
  expect(because({ step: 'order', wants: 'move', card: 'darken-the-sky' })).toEqual([
    ['cca-18.34', 'cca-18.34'],
  ]);
  expect(because({ ...second, wants: 'battle' })).toEqual([['cca-18.47', 'cca-18.47/no-battle']]);
  expect(because({ step: 'move', wants: 'order' })).toEqual([['cca-5.3', 'cca-5.3/back']]);
  expect(because({ step: 'move', wants: 'battle', unfinished: true })).toEqual([
    ['cca-8.2', 'cca-8.2/unfinished'],
  ]);
  expect(because({ ...second, wants: 'draw', unfinished: true })).toEqual([
    ['cca-16.1', 'cca-16.1/unfinished'],
  ]);
  expect(because({ step: 'move', wants: 'move', ownTurn: false })).toEqual([
    ['cca-5.2', 'cca-5.2/other'],
  ]);
  expect(because({ step: 'move', wants: 'move', gameWon: true })).toEqual([['cca-5.2', 'cca-5.2']]);
  expect(because({ step: 'move', wants: 'play-card' })).toEqual([['cca-6.1', 'cca-6.1']]);
  expect(because({ step: 'battle', wants: 'move' })).toEqual([['cca-8.2', 'cca-8.2']]);
});
