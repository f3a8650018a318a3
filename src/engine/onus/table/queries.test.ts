import { describe, expect, test } from 'vitest';
import { faultsOf, replyTo, rulingOn } from '../../testing/ask.ts';
import { tableCharge } from './charge.ts';
import { tableContacts } from './contacts.ts';
import { tableDistance } from './distance.ts';
import { tableMove } from './move.ts';
import { tableShot } from './shot.ts';
import { tableWithdraw } from './withdraw.ts';

/** What a question is answered, and the clauses that its steps cite. */
function ask<const Q extends Parameters<typeof rulingOn>[0]>(query: Q, draft: object) {
  const { answer, steps } = rulingOn(query, draft);
  return { ...answer, cites: steps.map(({ clause }): string => clause) };
}

const AX = { unitName: 'A', targetName: 'X' };

describe('a shot', () => {
  const shot = (units: string) => ask(tableShot, { position: `onus1_bottom_${units}`, ...AX });

  test.each([
    // The middle of the front of A is at 50, 68; the front of X at 52.
    [
      '16 cm straight ahead',
      'A-50-70-r8_top_X-50-50',
      { distance: 3.2, dice: 4, sideHit: 'front' },
    ],
    // 12 cm aside and 16 cm ahead of its corner: 20 cm, half of a range of 8 UD.
    [
      'exactly half the range',
      'A-50-70-r8_top_X-66-50',
      { distance: 4, dice: 4, shortMarginMm: 0 },
    ],
    ['0.4 mm more', 'A-50-70.04-r8_top_X-66-50', { shortRange: false, dice: 2 }],
    ['its whole range', 'A-50-70-r3.2_top_X-50-50', { allowed: true, dice: 2, rangeMarginMm: 0 }],
    [
      '1 mm more than its range',
      'A-50-70.1-r3.2_top_X-50-50',
      { allowed: false, inRange: false, dice: 0 },
    ],
    ['the extended front counts', 'A-50-70-r8_top_X-67-50-extended~right', { distance: 3.88 }],
    [
      'beside it, in line with its front',
      'A-50-70-r8_top_X-70-70',
      { allowed: false, inArc: false },
    ],
    [
      'beside it, 2 mm farther ahead',
      'A-50-70-r8_top_X-70-69.8',
      { allowed: true, arcMarginMm: 2 },
    ],
    ['on its rear', 'A-50-70-r8_top_X-50-50-0', { sideHit: 'rear', exposure: -2 }],
    ['on its flank', 'A-50-70-r8_top_X-50-50-90', { sideHit: 'flank', exposure: -1 }],
    ['on all sides of a marching unit', 'A-50-70-r8_top_X-50-50-forced', { exposure: -2 }],
    ['on a Square', 'A-50-70-r8_top_X-50-50-0-square', { exposure: 0 }],
    // Its corner at 52, 52 is the nearest; the middle of its left side (52, 50) is farther than that of its front.
    ['past a corner', 'A-40-74-r8_top_X-50-50-180-card~4~4', { sideHit: 'front' }],
  ])('%s', (_, units, expected) => expect(shot(units)).toMatchObject(expected));

  test('at a corner equally near to both sides leaves the side to the defender', () => {
    // From 30, 70 a square of 4 cm at 50, 50 shows its corner at 48, 52 on the diagonal.
    expect(shot('A-30-72-r8_top_X-50-50-180-card~4~4')).toMatchObject({ defenderDecides: true });
    expect(shot('A-30-72.2-r8_top_X-50-50-180-card~4~4')).toMatchObject({
      ...{ defenderDecides: false, sideHit: 'front' },
    });
  });

  test('says what is too close to call', () => {
    expect(shot('A-50-70.05-r3.2_top_X-50-50').tooCloseToCall).toEqual(['range']);
    expect(shot('A-50-70-r8_top_X-70-69.95').tooCloseToCall).toEqual(['arc']);
    expect(shot('A-50-70-r8_top_X-50-50').tooCloseToCall).toEqual([]);
  });

  test('is obstructed where no part of the target is in sight', () => {
    expect(shot('A-50-70-r8_F-50-60_top_X-50-50')).toMatchObject({
      obstructed: true,
      across: ['F'],
    });
    expect(shot('A-50-70-r8_F-53-60_top_X-50-50')).toMatchObject({
      obstructed: false,
      across: ['F'],
    });
    expect(shot('A-50-70-r8_F-59-60_top_X-50-50')).toMatchObject({ obstructed: false, across: [] });
  });

  test('is not made by or at whoever is engaged', () => {
    expect(shot('A-50-54-r8_top_X-50-50').cites).toContain('onus-7.117');
    expect(shot('A-50-70-r8_B-50-54_top_X-50-50')).toMatchObject({ allowed: false });
  });
});

test.each([
  { query: tableMove, names: { unitName: 'A' } },
  { query: tableCharge, names: AX },
])('no unit moves 61 UD in a question of $query.id', ({ query, names }) => {
  const position = 'onus1_bottom_A-50-70_top_X-50-50';
  const reply = (amount: number) => replyTo(query, { position, ...names, path: [{ amount }] });
  expect(reply(61)).toEqual({
    violations: [{ field: 'path.0.amount', problem: 'too-far', with: { ud: 61, most: 60 } }],
  });
  expect(reply(60)).toHaveProperty('ruling');
});

describe('a charge', () => {
  const charge = (units: string, more: object = {}) =>
    ask(tableCharge, { position: `onus1_bottom_${units}`, ...AX, ...more });
  const options = (units: string, more: object = {}) => charge(units, more).chargeOptions;

  test('straight ahead uses the UD to contact', () => {
    // From 58 to 52: 6 cm.
    expect(options('A-50-60-active_top_X-50-50')).toMatchObject([
      { attackedSide: 'front', used: 1.2, dice: 4, exposure: 0, envelopingSections: 0, endY: 54 },
    ]);
  });

  // onus-case-155, onus-case-167 and onus-case-169.
  test.each([
    ['A-50-65-active_top_X-50-46', true, 'its whole movement of 3 UD'],
    ['A-50-65.1-active_top_X-50-46', false, '1 mm more'],
    ['A-50-61-active-phalanx_top_X-50-50', true, '1.4 UD in Phalanx, with 1.5'],
    ['A-50-61.6-active-phalanx_top_X-50-50', false, '1.52 UD in Phalanx'],
    ['A-50-65-active-m2-athletes_top_X-50-46', true, '3 UD of Athletes with movement 2'],
    ['A-50-60_B-90-80-active_top_X-50-50', false, 'not activated'],
    ['A-50-60_top_X-50-50', true, 'nobody is marked'],
    ['A-50-60-active-square_top_X-50-50', false, 'in Square'],
    ['A-50-60-active-rallied_top_X-50-50', false, 'rallied this turn'],
  ])('%s: %s (%s)', (units, allowed) =>
    expect(charge(units, { path: [{ amount: 0.1 }] })).toMatchObject({ allowed }),
  );

  test('slides to whole sections', () => {
    // 2 and a half sections in contact become 3.
    const [front] = options('A-50-60-active_top_X-53-50', {
      path: [{ go: 'forward', amount: 0.1 }],
    });
    expect(front).toMatchObject({ dice: 3, endX: 51 });
  });

  test('on a flank counts its 2 sections, and the free ones envelop (onus-case-171)', () => {
    // X looks to the right; its right flank looks down. A covers it from 48 to 52 and stands out 4 cm to the right.
    const [flank] = options('A-52-60-active_top_X-50-50-90', { path: [{ amount: 0.1 }] });
    expect(flank).toMatchObject({
      ...{ attackedSide: 'right', dice: 2, exposure: -1 },
      // Whoever stands out to the right goes around to the front of X, which looks right.
      ...{ envelopingSections: 2, envelopedSides: ['front'], diceEnveloping: 4 },
    });
    const [other] = options('A-48-60-active_top_X-50-50-90', { path: [{ amount: 0.1 }] });
    expect(other).toMatchObject({
      ...{ envelopedSides: ['rear'], exposureEnveloping: -3, diceEnveloping: 4 },
    });
  });

  test('envelops only where there is room', () => {
    const path = [{ amount: 0.1 }];
    const room = (gap: number) =>
      options(`A-48-60-active_top_X-50-50-90_Y-${48 - gap - 4}-50`, { path })[0]
        ?.envelopingSections;
    // The rear of X is at 48 and markers stand out 2 cm: the second one would reach Y.
    expect(room(2)).toBe(2);
    expect(room(1.95)).toBe(2);
    expect(room(1.8)).toBe(1);
  });

  test('chooses between the sides of a corner', () => {
    const sides = options('A-40-62-active-m5_top_X-56-50-0').map((one) => one.attackedSide);
    expect(sides).toEqual(expect.arrayContaining(['rear', 'left']));
    expect(sides).not.toContain('front');
    expect(sides).not.toContain('right');
  });

  test('strikes markers that it comes upon from the side, and cuts off what is beyond them', () => {
    // X touches F with 1 section; 2 of its markers lie at the left of F, from 58 to 62, and 1 behind F.
    const around = 'A-42-70_F-50-60_top_X-44-56-wraps~F~left~2-wraps~F~rear~1';
    const path = [{ amount: 0.1 }];
    expect(options(around, { path })).toMatchObject([
      { attackedSide: 'front', dice: 3, markersStruck: 2, markersCutOff: 1, woundsAtOnce: 3 },
    ]);
    expect(charge(around, { path }).cites).toEqual(
      expect.arrayContaining(['onus-7.85', 'onus-7.86']),
    );
    const beside = 'A-40-70_F-50-60_top_X-44-56-wraps~F~left~2';
    expect(options(beside, { path })).toMatchObject([{ markersStruck: 0, markersCutOff: 0 }]);
  });

  test('from before them leaves the markers of an extended front alone (onus-7.87)', () => {
    const [front] = options('A-50-60_top_X-50-50-extended~left-extended~right', {
      path: [{ amount: 0.1 }],
    });
    expect(front).toMatchObject({ dice: 4, markersStruck: 0 });
  });

  test('gives way to others when it aligns', () => {
    const [front] = options('A-50-60-active_F-43-54_top_X-53-50', { path: [{ amount: 0.1 }] });
    // It would slide to 51 and stays clear of F, which ends at 47.
    expect(front).toMatchObject({ endX: 51, gaveWay: false });
    // F ends at 54: of the places a whole section aside the first that is clear of it is 49.
    const [beside] = options('A-53-60-active_F-58-54.5_top_X-51-50', { path: [{ amount: 0.1 }] });
    expect(beside).toMatchObject({ endX: 49, gaveWay: true, dice: 3 });
  });
});

describe('contacts', () => {
  test('say what each side loses, and who helps', () => {
    const { engagedPairs } = ask(tableContacts, {
      position: 'onus1_bottom_A-50-54_B-56-50-270_top_X-50-50',
      onlyUnit: 'X',
    });
    expect(engagedPairs).toMatchObject([
      { unitName: 'A', enemyName: 'X', dice: 4, exposureOfEnemy: 0, otherEnemiesOfEnemy: 1 },
      { unitName: 'B', enemyName: 'X', dice: 2, exposureOfEnemy: -1, otherEnemiesOfEnemy: 1 },
    ]);
  });

  test('measure the radius of a general from card to card', () => {
    const near = (y: number) =>
      ask(tableContacts, { position: `onus1_bottom_A-50-50-general~4_B-50-${y}` }).inGeneralsRadius;
    // 4 UD are 20 cm from edge to edge: 24 cm from middle to middle.
    expect(near(74)).toEqual(['B']);
    expect(near(74.01)).toEqual([]);
  });
});

describe('the distance of two units', () => {
  const measured = (units: string, more: object = {}) =>
    ask(tableDistance, {
      ...{ position: `onus1_bottom_${units}`, unitName: 'A', otherName: 'B', ...more },
    });

  test.each([
    // 3, 4, 5: 6 cm aside and 8 cm below.
    ['A-40-40_B-54-52', { distance: 2, distanceMm: 100, inRadius: null }],
    ['A-40-40_B-48-40', { distance: 0, flankDistance: 0, inLine: true }],
    ['A-40-40_B-52.9-40', { flankDistance: 0.98, inLine: true }],
    ['A-40-40_B-53-40', { flankDistance: 1, inLine: false, tooCloseToCall: ['line'] }],
    // Less than 1 UD behind each other, but their flanks look the same way.
    ['A-40-40_B-40-48', { distance: 0.8, flankDistance: 0.8, inLine: true }],
    ['A-40-40-general~2_B-40-54', { inRadius: true, tooCloseToCall: ['radius'] }],
    ['A-40-40_B-40-54.2-general~2', { inRadius: false }],
    ['A-40-40_top_B-40-64-elephants', { inStampede: true, flankDistance: null, inLine: null }],
    ['A-40-40_top_B-40-64', { inStampede: false }],
    ['A-40-40_top_B-40-64.1-cavalry', { inStampede: false }],
  ])('%s', (units, expected) => expect(measured(units)).toMatchObject(expected));

  test('hides in the fog until it is nearer than the fog distance', () => {
    const fog = (y: number) => measured(`A-40-20_top_B-40-${y}`, { fogUd: 6 });
    expect(fog(54)).toMatchObject({ hiddenFromIt: true, tooCloseToCall: ['fog'] });
    expect(fog(53.8)).toMatchObject({ hiddenFromIt: false, tooCloseToCall: [] });
  });
});

describe('a withdrawal', () => {
  const withdraw = (units: string, more: object = {}) =>
    ask(tableWithdraw, { position: `onus1_bottom_${units}`, unitName: 'A', ...more });

  test('of 2.5 UD is followed by movement 2 to half a UD (onus-7.112)', () => {
    expect(withdraw('A-50-54-active-m5_top_X-50-50-m2')).toMatchObject({
      ...{ allowed: true, backward: 2.5, endY: 66.5 },
      enemiesInContact: [{ enemyName: 'X', mayFollow: true, keepsContact: false, gap: 0.5 }],
    });
  });

  // onus-case-175: movement 6 from an enemy of movement 2.
  test('of 3 UD leaves 1 UD to movement 2', () => {
    expect(withdraw('A-50-54-active-m6_top_X-50-50-m2')).toMatchObject({
      enemiesInContact: [{ gap: 1 }],
    });
  });

  test('is not followed by whoever fights another (onus-case-177)', () => {
    expect(withdraw('A-50-54-active_B-56-50-270_top_X-50-50')).toMatchObject({
      enemiesInContact: [{ mayFollow: false, keepsContact: false }],
    });
  });

  test.each([
    ['A-50-54_B-90-80-active_top_X-50-50', 'onus-7.89'],
    ['A-50-60-active_top_X-50-50', 'onus-7.106'],
    ['A-50-54-active_F-50-60_top_X-50-50', 'onus-7.107'],
    ['A-50-54-active_top_X-50-50_Y-56-56-270', 'onus-7.108'],
    ['A-50-54-active-square_top_X-50-50', 'onus-8.18'],
  ])('%s is barred by %s', (units, clause) => {
    expect(withdraw(units)).toMatchObject({ allowed: false });
    expect(withdraw(units).cites).toContain(clause);
  });

  // The example of the book: the enemy envelops a flank with a marker.
  test('is open to a unit that is enveloped by the enemy before its front', () => {
    expect(withdraw('A-50-54-active_top_X-52-50-wraps~A~right~1')).toMatchObject({ allowed: true });
  });
  test('goes no farther than half its movement', () => {
    expect(withdraw('A-50-54-active_top_X-50-50', { backUd: 1.5 })).toMatchObject({
      allowed: true,
    });
    expect(withdraw('A-50-54-active_top_X-50-50', { backUd: 1.6 })).toMatchObject({
      allowed: false,
    });
  });
});

test('a move leads to the next position', () => {
  const asked = (position: string, path: object[]) =>
    ask(tableMove, { position, unitName: 'A', path });
  const { positionAfter } = asked('onus1_bottom_A-50-70-active_F-50-61-broken', [{ amount: 3 }]);
  expect(positionAfter).toBe('onus1_bottom_A-50-55-active-broken_F-50-61-broken');
  const march = ask(tableMove, {
    ...{ position: 'onus1_bottom_A-50-70-active', unitName: 'A', marching: true },
    path: [{ amount: 6 }],
  });
  expect(march.positionAfter).toBe('onus1_bottom_A-50-40-active-forced');
});

test.each([
  [tableMove, { position: 'onus1_bottom_A-50-50', unitName: 'B' }, 'unitName'],
  [
    tableShot,
    { position: 'onus1_bottom_A-50-50_B-50-70', unitName: 'A', targetName: 'B' },
    'targetName',
  ],
  [tableMove, { position: 'onus1_bottom_A-50-50_B-50-51', unitName: 'A' }, 'position'],
  [tableContacts, { position: 'onus1_bottom_A-50-50', onlyUnit: 'Q' }, 'onlyUnit'],
] as const)('%o is asked about what is not there', (query, draft, field) => {
  expect(faultsOf(query, draft).map(([where]) => where)).toEqual([field]);
});
