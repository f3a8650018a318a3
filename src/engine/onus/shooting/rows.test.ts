import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';

const { told, cited } = asking('onus/shot');

describe('a shot is barred by', () => {
  test.each<[string, object]>([
    ['onus-7.116', { shooter: { strength: 0 } }],
    ['onus-7.117', { shooter: { engaged: true } }],
    ['onus-7.117', { target: { engaged: true } }],
    ['onus-7.119', { shooter: { moved: 'normal' } }],
    ['onus-7.71', { shooter: { kind: 'ballista', moved: 'reduced' } }],
    ['onus-7.71', { shooter: { kind: 'scorpions', moved: 'reduced' } }],
    ['onus-7.42', { shooter: { forcedMarch: true } }],
    ['onus-7.183', { shooter: { fleeing: true } }],
    ['onus-7.66', { shooter: { adoptedFormation: true } }],
    // Ruling R75: Skirmishers neither.
    ['onus-7.66', { shooter: { adoptedFormation: true, abilities: ['skirmishers'] } }],
    ['onus-7.14', { shooter: { active: false } }],
    ['onus-7.4', { shooter: { shotAlready: true } }],
    ['onus-7.126', { behindFront: true }],
    ['onus-12.15', { distance: 3, visibility: { impossibleBeyond: 2 } }],
  ])('%s: %j', (clause, input) => {
    expect(told(input)).toMatchObject({ allowed: false, dice: 0 });
    expect(cited(input)).toContain(clause);
  });
});

test.each<[string, object]>([
  ['as it stands', {}],
  ['after a reduced move', { shooter: { moved: 'reduced' } }],
  [
    'by Skirmishers after a normal one',
    { shooter: { moved: 'normal', abilities: ['skirmishers'] } },
  ],
  ['by a ballista that stood still', { shooter: { kind: 'ballista' } }],
  ['by a Broken unit', { shooter: { broken: true } }],
  ['at a fleeing unit', { target: { fleeing: true } }],
  ['by a card at engaged units', { target: { engaged: true }, cardAllows: true }],
  ['as far as one sees', { distance: 2, visibility: { impossibleBeyond: 2 } }],
])('a shot is allowed %s', (_, input) => {
  expect(told(input)).toMatchObject({ allowed: true, dice: 4 });
});

/** Figures, section 18; range 7 UD, so that half of it is no whole number. */
test.each([
  [0, 4, 'short'],
  [3.49, 4, 'short'],
  [3.5, 4, 'short'],
  [3.51, 2, 'long'],
  [7, 2, 'long'],
  [7.01, 0, 'out'],
])('at %f of 7 UD there are %i dice', (distance, dice, band) => {
  const shooter = { range: 7 };
  expect(told({ shooter, distance })).toMatchObject({ dice, band, lost: band === 'out' });
});

test('R8: by b exactly half the range is long', () => {
  const input = { shooter: { range: 7 }, distance: 3.5 };
  expect(told({ ...input, readings: { R8: 'b' } })).toMatchObject({ dice: 2 });
  expect(told({ ...input, distance: 3.49, readings: { R8: 'b' } })).toMatchObject({
    dice: 4,
  });
});

test.each<[string, object, number]>([
  ['a clear line', {}, 0],
  ['an obstructed one', { obstructed: true }, -1],
  ['a target face down in the fog', { fog: 'face-down' }, -1],
  ['one turned up', { fog: 'turned-up' }, 0],
  ['a haze', { distance: 3, visibility: { penaltyBeyond: 2 } }, -1],
  ['a haze not yet', { distance: 2, visibility: { penaltyBeyond: 2 } }, 0],
  ['all at once', { obstructed: true, fog: 'face-down', shooter: { wounds: 3, broken: true } }, -4],
])('%s changes the strength by %i', (_, input, strengthModifier) => {
  expect(told(input)).toMatchObject({ strengthModifier });
});
