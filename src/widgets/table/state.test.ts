import { describe, expect, test } from 'vitest';
import { checked, parsed, type TableState } from './state.ts';

const FRESH: TableState = {
  system: 'cca',
  turn: 1,
  ticked: [],
  counts: { banners: [0, 0] },
  players: ['', ''],
  goal: 6,
  random: 1,
  rolls: [],
  notes: '',
};
const PLAYED: TableState = {
  ...FRESH,
  turn: 7,
  ticked: [0, 2],
  counts: { banners: [3, 1250] },
  players: ['Ana', ''],
  goal: 7,
  random: 4_294_967_295,
  rolls: [['red', 'flag'], [6]],
  notes: 'Hanno is down',
};

test('what was saved is read again as it was', () => {
  expect(parsed(JSON.stringify(PLAYED), FRESH)).toEqual(PLAYED);
});

test('a counter that the file does not know starts at nothing', () => {
  const { counts: _, ...older } = PLAYED;
  expect(checked({ ...older, counts: {} }, FRESH)).toMatchObject({ counts: { banners: [0, 0] } });
});

test('what was kept before players had names is read', () => {
  const { players: _, ...older } = PLAYED;
  expect(checked(older, FRESH)).toEqual({ ...PLAYED, players: ['', ''] });
});

describe('a file that is not right is refused, with its field', () => {
  test.each([
    ['turn', { turn: 0 }, 'wantsNumber'],
    ['turn', { turn: 1.5 }, 'wantsNumber'],
    ['ticked.1', { ticked: [0, 'x'] }, 'wantsNumber'],
    ['counts', { counts: 3 }, 'wantsList'],
    ['counts.banners', { counts: { banners: [1, 2, 3] } }, 'wantsList'],
    ['counts.banners.0', { counts: { banners: [-1, 2] } }, 'wantsNumber'],
    ['counts.banners.1', { counts: { banners: [1, 100_000] } }, 'wantsNumber'],
    ['players.1', { players: ['Ana', 2] }, 'wantsText'],
    ['players', { players: ['Ana', 'Luis', 'Eva'] }, 'wantsList'],
    ['goal', { goal: 100 }, 'wantsNumber'],
    ['random', { random: -1 }, 'wantsNumber'],
    ['random', { random: 4_294_967_296 }, 'wantsNumber'],
    ['rolls.0.1', { rolls: [['red', null]] }, 'wantsText'],
    ['rolls', { rolls: 'none' }, 'wantsList'],
    ['notes', { notes: 5 }, 'wantsText'],
    ['notes', { notes: 'x'.repeat(20_001) }, 'wantsText'],
  ])('%s: %o', (field, part, say) => {
    expect(checked({ ...PLAYED, ...part }, FRESH)).toMatchObject({ field, say });
  });

  test('another game', () => {
    expect(checked({ ...PLAYED, system: 'ccn' }, FRESH)).toEqual({
      say: 'otherSystem',
      with: { system: 'ccn' },
    });
  });

  test.each(['', 'hello', 'null', '[]', '{}', '7'])('no file of this page: %s', (file) => {
    expect(parsed(file, FRESH)).toEqual({ say: 'notJson' });
  });
});
