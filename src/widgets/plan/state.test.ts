import { describe, expect, test } from 'vitest';
import {
  type Acting,
  begins,
  does,
  FRESH,
  FRESH_SIDE,
  handsOver,
  leftOf,
  nextTurn,
  type Side,
  settled,
  type Turn,
  withActing,
  withoutCommander,
  withoutOrders,
  withSide,
  withUnit,
} from './state.ts';

const side = (more: Partial<Side>): Side => ({ ...FRESH_SIDE, ...more });
const turn = (own: Partial<Side>, enemy: Partial<Side> = {}): Turn => ({
  ...FRESH,
  sides: [side(own), side(enemy)],
});
const ACTING: Acting = {
  ...{ side: 0, unit: 0, how: 'activation', told: {}, checked: 'open' },
  ...{ actions: [], fives: null },
};

describe('what was kept', () => {
  test('is there again as it was', () => {
    const kept = { ...turn({ units: [{ unitCalled: 'Lobos', wear: 2 }] }), acting: [ACTING] };
    expect(settled(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('has two sides, whatever a version of before left out', () => {
    expect(settled({})).toEqual(FRESH);
    expect(settled({ sides: [{ sideCalled: 'Ana', units: 'none' }] }).sides).toEqual([
      side({ sideCalled: 'Ana' }),
      FRESH_SIDE,
    ]);
  });

  test('has nobody acting who is not there', () => {
    expect(settled({ ...turn({ units: [] }), acting: [ACTING] }).acting).toEqual([]);
  });

  test('keeps what was typed and is no value', () => {
    const units = [{ unitCalled: 'Lobos', discipline: 'many' }];
    expect(settled({ ...turn({ units }) }).sides[0].units).toEqual(units);
  });
});

describe('goes', () => {
  const started = begins(
    turn({ units: [{}, { acted: true }, { destroyed: true }] }, { away: true, troopsAway: 4 }),
    0,
  );

  test('units that have acted or are gone are not left, and of a side elsewhere those it told', () => {
    expect(started.sides.map(leftOf)).toEqual([1, 4]);
  });

  test('alternate, and the rules of one go end with it', () => {
    const special = { horda: true, paciente: true };
    const after = handsOver(does(withSide(started, 0, { special }), 'troop'), ['horda']);
    expect(after).toMatchObject({ going: 1, did: [] });
    expect(after.sides[0].special).toEqual({ horda: true });
    expect(handsOver(after, []).going).toBe(0);
  });

  test('whoever acts is changed alone, and then is gone', () => {
    const other: Acting = { ...ACTING, side: 1, how: 'reaction' };
    const both = { ...started, acting: [ACTING, other] };
    const passed = { ...other, checked: 'passed' as const };
    expect(withActing(both, other, passed).acting).toEqual([ACTING, passed]);
    expect(withActing(both, other).acting).toEqual([ACTING]);
  });
});

test('a new turn takes cards, dice and Exhausted away, and leaves Wear, Disorder and losses', () => {
  const ended = turn({
    ready: true,
    die: 4,
    units: [{ unitCalled: 'Lobos', card: 'fire', acted: true, wear: 2, disordered: true }],
    commanders: [{ commanderCalled: 'Ana', exhausted: true }, { lost: true }],
  });
  const next = nextTurn({ ...ended, phase: 'over' });
  expect(next).toMatchObject({ turn: 2, phase: 'planning' });
  expect(next.sides[0]).toMatchObject({ ready: false, die: null });
  expect(next.sides[0].units).toEqual([{ unitCalled: 'Lobos', wear: 2, disordered: true }]);
  expect(next.sides[0].commanders).toEqual([{ commanderCalled: 'Ana' }, { lost: true }]);
});

test('what is shown to anybody has no order that is still hidden', () => {
  const planning = turn({ ready: true, units: [{ unitCalled: 'Lobos', card: 'fire' }] });
  expect(withoutOrders(planning).sides[0]).toMatchObject({ ready: false });
  expect(withoutOrders(planning).sides[0].units).toEqual([{ unitCalled: 'Lobos' }]);
  const acted = withUnit(begins(planning, 0), 0, 0, { acted: true });
  const waits = { unitCalled: 'Osos', card: 'run' };
  const goes = withSide(acted, 1, { units: [waits] });
  expect(withoutOrders(goes).sides[0].units[0]).toMatchObject({ card: 'fire' });
  expect(withoutOrders(goes).sides[1].units).toEqual([{ unitCalled: 'Osos' }]);
});

test('without a Commander his units are led by nobody, and the others keep theirs', () => {
  const led = side({
    commanders: [
      { commanderCalled: 'Ana' },
      { commanderCalled: 'Luis' },
      { commanderCalled: 'Eva' },
    ],
    units: [{ ledBy: 1 }, { ledBy: 2, commandedBy: 3 }, { ledBy: 3, commandedBy: 2 }, {}],
  });
  expect(withoutCommander(led, 1)).toMatchObject({
    commanders: [{ commanderCalled: 'Ana' }, { commanderCalled: 'Eva' }],
    units: [{ ledBy: 1 }, { ledBy: 0, commandedBy: 2 }, { ledBy: 2, commandedBy: 0 }, {}],
  });
});
