import { expect, test } from 'vitest';
import { answerTo, faultsOf, replyTo, rulingOn } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { tableCharge } from './charge.ts';
import { tableContacts } from './contacts.ts';
import { tableMove } from './move.ts';
import { tableShot } from './shot.ts';

const AX = { unitName: 'A', targetName: 'X' };

cases(
  'onus/table-shot',
  `
  // The middle of the front of A is at 50, 68; the front of X at 52: 16 cm straight ahead.
  a shot: unitName=A targetName=X
    position=onus1_bottom_A-50-70-r8_top_X-50-50           => distance=3.2 dice=4 sideHit=front
    // 12 cm aside and 16 cm ahead of its corner: 20 cm, half of a range of 8 UD; then 0.4 mm more.
    position=onus1_bottom_A-50-70-r8_top_X-66-50           => distance=4 dice=4 shortMarginMm=0
    position=onus1_bottom_A-50-70.04-r8_top_X-66-50        => !shortRange dice=2
    // Its whole range, and 1 mm more.
    position=onus1_bottom_A-50-70-r3.2_top_X-50-50         => allowed dice=2 rangeMarginMm=0
    position=onus1_bottom_A-50-70.1-r3.2_top_X-50-50       => !allowed !inRange dice=0
    // The extended front counts.
    position=onus1_bottom_A-50-70-r8_top_X-67-50-extended~right => distance=3.88
    // Beside it, in line with its front, and 2 mm farther ahead.
    position=onus1_bottom_A-50-70-r8_top_X-70-70           => !allowed !inArc
    position=onus1_bottom_A-50-70-r8_top_X-70-69.8         => allowed arcMarginMm=2
  on its rear, on its flank, on all sides of a marching unit, on a Square: unitName=A targetName=X
    position=onus1_bottom_A-50-70-r8_top_X-50-50-0         => sideHit=rear exposure=-2
    position=onus1_bottom_A-50-70-r8_top_X-50-50-90        => sideHit=flank exposure=-1
    position=onus1_bottom_A-50-70-r8_top_X-50-50-forced    => exposure=-2
    position=onus1_bottom_A-50-70-r8_top_X-50-50-0-square  => exposure=0
  at a corner equally near to both sides the defender chooses the side: unitName=A targetName=X
    // Its corner at 52, 52 is the nearest; the middle of its left side (52, 50) is farther than that of its front.
    position=onus1_bottom_A-40-74-r8_top_X-50-50-180-card~4~4 => sideHit=front
    // From 30, 70 a square of 4 cm at 50, 50 shows its corner at 48, 52 on the diagonal.
    position=onus1_bottom_A-30-72-r8_top_X-50-50-180-card~4~4 => defenderDecides
    position=onus1_bottom_A-30-72.2-r8_top_X-50-50-180-card~4~4 => !defenderDecides sideHit=front
  what is too close to call: unitName=A targetName=X
    position=onus1_bottom_A-50-70.05-r3.2_top_X-50-50      => tooCloseToCall=[range]
    position=onus1_bottom_A-50-70-r8_top_X-70-69.95        => tooCloseToCall=[arc]
    position=onus1_bottom_A-50-70-r8_top_X-50-50           => tooCloseToCall=[]
  it is obstructed where no part of the target is in sight: unitName=A targetName=X
    position=onus1_bottom_A-50-70-r8_F-50-60_top_X-50-50   => obstructed across=[F]
    position=onus1_bottom_A-50-70-r8_F-53-60_top_X-50-50   => !obstructed across=[F]
    position=onus1_bottom_A-50-70-r8_F-59-60_top_X-50-50   => !obstructed across=[]
  what is told of a shot: unitName=A targetName=X
    position=onus1_bottom_A-50-70-r8_top_X-50-50           => says=[7.123/table,7.118/table,7.125/near,7.145/table] spares=[]
    position=onus1_bottom_A-50-70.04-r8_top_X-66-50        => says=[7.123/table,7.118/table,7.125/far,7.145/table] spares=[]
    position=onus1_bottom_A-50-70-r8_F-50-60_top_X-50-50   => says=[7.123/table,7.118/table,7.125/near,7.127/table,7.145/table]
    position=onus1_bottom_A-50-70-r8_F-53-60_top_X-50-50   => says=[7.123/table,7.118/table,7.125/near,7.145/table] spares=[7.127~part-in-sight]
    // 25.5 cm from 30, 70 to the corner at 48, 52.
    position=onus1_bottom_A-30-72-r8_top_X-50-50-180-card~4~4 => says=[7.123/table,7.118/table,7.125/far,7.145/corner]
  it is not made by or at whoever is engaged: unitName=A targetName=X
    position=onus1_bottom_A-50-54-r8_top_X-50-50           => 7.117/*
    position=onus1_bottom_A-50-70-r8_B-50-54_top_X-50-50   => !allowed
  what bars a shot, clause by clause: unitName=A targetName=X
    position=onus1_bottom_A-50-70_top_X-50-50              => !allowed says=[7.116/no-missiles,7.123/table,7.124/table]
    position=onus1_bottom_A-50-70-r8_B-90-80-active_top_X-50-50 => !allowed says=[7.14/idle,7.123/table,7.118/table]
    position=onus1_bottom_A-50-54-r8_top_X-50-50           => says=[7.117/engaged,7.117/target-engaged,7.123/table,7.118/table]
    position=onus1_bottom_A-50-70-r8_B-50-54_top_X-50-50   => says=[7.117/target-engaged,7.123/table,7.118/table]
    position=onus1_bottom_A-50-70-r8-fleeing_top_X-50-50   => !allowed says=[7.183/shoots,7.123/table,7.118/table]
    position=onus1_bottom_A-50-70-r8-forced_top_X-50-50    => !allowed says=[7.42/table,7.123/table,7.118/table]
  by reading b of R8 half the range itself is far: unitName=A targetName=X R8=b
    position=onus1_bottom_A-50-70-r8_top_X-66-50           => !shortRange dice=2 shortMarginMm=0
    position=onus1_bottom_A-50-70-r8_top_X-50-50           => shortRange dice=4 shortMarginMm=40 sum=table-shot/yes
  // From 80 the marker of X, from 54 to 56, is nearest, and lies before its card.
  no part of a target hides another: unitName=A targetName=X
    position=onus1_bottom_A-82-51-270-r8_top_X-50-50-extended~left => distance=4.8 across=[] !obstructed
`,
);

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

test('a charge chooses between the sides of a corner', () => {
  const position = 'onus1_bottom_A-40-62-active-m5_top_X-56-50-0';
  const { chargeOptions } = answerTo(tableCharge, { position, ...AX });
  const sides = chargeOptions.map(({ attackedSide }) => attackedSide);
  expect(sides).toEqual(expect.arrayContaining(['rear', 'left']));
  expect(sides).not.toContain('front');
  expect(sides).not.toContain('right');
});

cases(
  'onus/table-charge',
  `
  // From 58 to 52: 6 cm.
  straight ahead a charge uses the UD to contact: unitName=A targetName=X position=onus1_bottom_A-50-60-active_top_X-50-50
    => chargeOptions=AHEAD
  // onus-case-155, onus-case-167 and onus-case-169.
  a charge as far as it goes: unitName=A targetName=X path.0.amount=0.1
    // Its whole movement of 3 UD, and 1 mm more.
    position=onus1_bottom_A-50-65-active_top_X-50-46       => allowed
    position=onus1_bottom_A-50-65.1-active_top_X-50-46     => !allowed
    // 1.4 and 1.52 UD in Phalanx, with 1.5; 3 UD of Athletes with movement 2.
    position=onus1_bottom_A-50-61-active-phalanx_top_X-50-50 => allowed
    position=onus1_bottom_A-50-61.6-active-phalanx_top_X-50-50 => !allowed
    position=onus1_bottom_A-50-65-active-m2-athletes_top_X-50-46 => allowed
  not activated, where another is, or none: unitName=A targetName=X path.0.amount=0.1
    position=onus1_bottom_A-50-60_B-90-80-active_top_X-50-50 => !allowed
    position=onus1_bottom_A-50-60_top_X-50-50              => allowed
    position=onus1_bottom_A-50-60-active-square_top_X-50-50 => !allowed
    position=onus1_bottom_A-50-60-active-rallied_top_X-50-50 => !allowed
  // 2 and a half sections in contact become 3.
  it slides to whole sections: unitName=A targetName=X path.0.go=forward path.0.amount=0.1
    position=onus1_bottom_A-50-60-active_top_X-53-50       => chargeOptions.0.dice=3 chargeOptions.0.endX=51
  // X looks to the right; its right flank looks down. A covers it from 48 to 52 and stands out 4 cm to the right.
  // Whoever stands out to the right goes around to the front of X, which looks right (onus-case-171).
  on a flank it counts its 2 sections, and the free ones envelop: unitName=A targetName=X path.0.amount=0.1
    position=onus1_bottom_A-52-60-active_top_X-50-50-90    => chargeOptions=RIGHT
    position=onus1_bottom_A-48-60-active_top_X-50-50-90    => chargeOptions=LEFT
  // The rear of X is at 48 and markers stand out 2 cm: with 1.8 cm of room the second one would reach Y.
  it envelops only where there is room: unitName=A targetName=X path.0.amount=0.1
    position=onus1_bottom_A-48-60-active_top_X-50-50-90_Y-42-50 => chargeOptions.0.envelopingSections=2
    position=onus1_bottom_A-48-60-active_top_X-50-50-90_Y-42.05-50 => chargeOptions.0.envelopingSections=2
    position=onus1_bottom_A-48-60-active_top_X-50-50-90_Y-42.2-50 => chargeOptions.0.envelopingSections=1
  // X touches F with 1 section; 2 of its markers lie at the left of F, from 58 to 62, and in the first also 1 behind F.
  it strikes markers that it comes upon from the side, and cuts off what is beyond them: unitName=A targetName=X path.0.amount=0.1
    position=onus1_bottom_A-42-70_F-50-60_top_X-44-56-wraps~F~left~2-wraps~F~rear~1 => chargeOptions=STRUCK 7.85/* 7.86/*
    position=onus1_bottom_A-40-70_F-50-60_top_X-44-56-wraps~F~left~2 => chargeOptions.0.markersStruck=0 chargeOptions.0.markersCutOff=0
  from before them it leaves the markers of an extended front alone (onus-7.87): unitName=A targetName=X path.0.amount=0.1
    position=onus1_bottom_A-50-60_top_X-50-50-extended~left-extended~right => chargeOptions.0.dice=4 chargeOptions.0.markersStruck=0
  it gives way to others when it aligns: unitName=A targetName=X path.0.amount=0.1
    // It would slide to 51 and stays clear of F, which ends at 47.
    position=onus1_bottom_A-50-60-active_F-43-54_top_X-53-50 => chargeOptions.0.endX=51 !chargeOptions.0.gaveWay
    // F ends at 54: of the places a whole section aside the first that is clear of it is 49.
    position=onus1_bottom_A-53-60-active_F-58-54.5_top_X-51-50 => chargeOptions.0.endX=49 chargeOptions.0.gaveWay chargeOptions.0.dice=3
  who else fights: unitName=A targetName=X
    position=onus1_bottom_A-50-60-active_B-56-50-270_top_X-50-50 => otherEnemiesOfTarget=1
    position=onus1_bottom_A-50-54-active_top_X-50-50       => !allowed otherEnemiesOfTarget=0 chargeOptions=[]
    position=onus1_bottom_A-52-60-active_top_X-50-50_Y-58-50 path.0.amount=0.1 => chargeOptions=BETWEEN 7.83/table
  // X looks down; its marker, at 54 to 56, is met from its side.
  on a flank it strikes the marker that lengthens the front (onus-7.85): unitName=A targetName=X path.0.amount=0.1
    position=onus1_bottom_A-70-50-270-active_top_X-50-50-extended~left => chargeOptions=FROM_LEFT 7.85/table -7.86/table
  // Rotated it looks at the middle of X, 6 cm from its front; a turn on a corner would bring it aside of that.
  it rotates, or turns where it stands: unitName=A targetName=X
    position=onus1_bottom_A-50-70-active-m6_top_X-60-70-270 => chargeOptions=ROTATED
    // 2 cm to the right of its corner at 54, 68, with 10 cm to run: of all steps of 5 degrees 15 first lead there, in 7.7 cm.
    position=onus1_bottom_A-50-70-active_top_X-60-60       => chargeOptions=TURNED
  // The mirror of the charge at a corner above: the rear has more sections than the flank.
  the side with the most dice comes first: unitName=A targetName=X
    position=onus1_bottom_A-70-62-active-m5_top_X-54-50-0  => chargeOptions=REAR_FIRST
    position=onus1_bottom_A-40-62-active-m5_top_X-56-50-0  => chargeOptions=REAR_FIRST_LEFT
`,
  {
    AHEAD: [
      [
        {
          ...{ attackedSide: 'front', used: 1.2, dice: 4, exposure: 0, envelopingSections: 0 },
          ...{ endX: 50, endY: 54, endHeading: 0, way: [{ go: 'forward', amount: 1.2 }] },
        },
      ],
    ],
    RIGHT: [
      [
        {
          ...{ attackedSide: 'right', dice: 2, exposure: -1 },
          ...{ envelopingSections: 2, envelopedSides: ['front'], diceEnveloping: 4 },
        },
      ],
    ],
    LEFT: [[{ envelopedSides: ['rear'], exposureEnveloping: -3, diceEnveloping: 4 }]],
    FROM_LEFT: [[{ attackedSide: 'left', dice: 2, markersStruck: 1, markersCutOff: 0 }]],
    ROTATED: [
      [
        {
          ...{ attackedSide: 'front', dice: 4 },
          way: [
            { go: 'rotate-right', amount: 90 },
            { go: 'forward', amount: 1.2 },
          ],
        },
      ],
    ],
    TURNED: [
      [
        { attackedSide: 'front' },
        {
          ...{ attackedSide: 'right', dice: 2, used: 2.54 },
          way: [
            { go: 'turn-on-front-right', amount: 15 },
            { go: 'forward', amount: 1.54 },
          ],
        },
      ],
    ],
    BETWEEN: [[{ attackedSide: 'front', dice: 3, alsoEngages: ['Y'], gaveWay: false }]],
    REAR_FIRST: [[{ attackedSide: 'rear' }, { attackedSide: 'right' }]],
    REAR_FIRST_LEFT: [[{ attackedSide: 'rear' }, { attackedSide: 'left' }]],
    STRUCK: [
      [{ attackedSide: 'front', dice: 3, markersStruck: 2, markersCutOff: 1, woundsAtOnce: 3 }],
    ],
  },
);

/** What of a charge straight ahead tells how it ends. */
const ENDS_WITH = /^onus-(7.7[5-8]|7.8[3-6]|10.[23])\/table$/;
const ended = (position: string) => {
  const path = [{ amount: 0.1 }];
  const { steps, summary } = rulingOn(tableCharge, { position, ...AX, path });
  const said = steps.map(({ say }) => say).filter((say) => ENDS_WITH.test(say));
  return [summary.with.dice, ...said.map((say) => say.replace(/onus-|\/table/g, ''))];
};

test.each([
  ['on the front', 'A-50-60-active_top_X-50-50', [4, '7.75', '7.77']],
  ['on the rear', 'A-50-60-active_top_X-50-50-0', [4, '7.75', '7.77', '10.3']],
  ['and around it', 'A-54-60-active_top_X-50-50-0', [2, '7.75', '7.77', '7.78', '10.3']],
  [
    'on a flank and around it',
    'A-52-60-active_top_X-50-50-90',
    [2, '7.75', '7.77', '7.78', '10.2'],
  ],
  ['giving way', 'A-53-60-active_F-58-54.5_top_X-51-50', [3, '7.75', '7.77', '7.83', '7.78']],
  [
    'upon markers',
    'A-42-70_F-50-60_top_X-44-56-wraps~F~left~2-wraps~F~rear~1',
    [3, '7.75', '7.77', '7.85', '7.86', '7.78'],
  ],
])('a charge that ends %s tells its dice and why', (_, position, expected) => {
  expect(ended(`onus1_bottom_${position}`)).toEqual(expected);
});

test('a charge on a corner tells so first', () => {
  // Along the diagonal at the corner of X at 46, 52: 7.9 cm.
  const [, ...said] = ended('onus1_bottom_A-39-59-45_top_X-50-50');
  expect(said.slice(0, 3)).toEqual(['7.76', '7.75', '7.77']);
});

const CLOSED = 'position=onus1_bottom_A-50-54_B-50-58_top_X-46-50_Y-54-50_V-56-56-270_W-44-56-90';
/** Friends on all sides. */
const HEMMED_IN = 'onus1_bottom_A-50-54-active_B-50-50_C-50-58_D-42-54_E-58-54';

cases(
  'onus/table-contacts',
  `
  what each side loses, and who helps: onlyUnit=X
    position=onus1_bottom_A-50-54_B-56-50-270_top_X-50-50  => engagedPairs=PAIRS
  // 4 UD are 20 cm from edge to edge: 24 cm from middle to middle.
  the radius of a general is measured from card to card:
    position=onus1_bottom_A-50-50-general~4_B-50-74        => inGeneralsRadius=[B]
    position=onus1_bottom_A-50-50-general~4_B-50-74.01     => inGeneralsRadius=[]
    position=onus1_bottom_A-50-50-general~4_B-50-74        => tooClose=[B] says=[7.84/nobody,4.6/table] spares=[]
    position=onus1_bottom_A-50-50-general~4_B-50-74.05     => tooClose=[B] says=[7.84/nobody] spares=[4.6~beyond-radius]
    position=onus1_bottom_A-50-50-general~4_B-50-74.1      => tooClose=[]
    position=onus1_bottom_A-50-50-general~4_B-50-74_C-50-26 onlyUnit=C => inGeneralsRadius=[C] tooClose=[C]
    position=onus1_bottom_A-50-50-general~4_top_X-50-70    => inGeneralsRadius=[]
  who is engaged with whom:
    position=onus1_bottom_A-50-60_top_X-50-50              => engagedPairs=[] blockedUnits=[] sum=table-contacts/none sum.pairs=0
    position=onus1_bottom_A-50-54_top_X-50-50              => engagedPairs=PLAIN blockedUnits=[] says=[7.166/table] sum=table-contacts/some sum.pairs=1
    position=onus1_bottom_A-50-54_B-80-54_top_X-50-50_Y-80-50 onlyUnit=A|X => engagedPairs=PLAIN sum.pairs=1
    position=onus1_bottom_A-50-50-90_top_X-50-44           => engagedPairs=FLANKED
  // Enemies before both halves of its front, a friend behind it, and an enemy at each flank: no side is open.
  whoever cannot move to any side is blocked:
    ${CLOSED} => blockedUnits=[A] 7.90/table
    ${CLOSED} onlyUnit=A => blockedUnits=[A] 7.90/table
    ${CLOSED} onlyUnit=X => blockedUnits=[] -7.90/table
    position=${HEMMED_IN} => blockedUnits=[]
`,
  {
    PLAIN: [
      [
        {
          ...{ unitName: 'A', enemyName: 'X', dice: 4, exposureOfUnit: 0, exposureOfEnemy: 0 },
          ...{ otherEnemiesOfUnit: 0, otherEnemiesOfEnemy: 0 },
          contacts: [{ ownPart: 'front', enemyPart: 'front', sectionsTouching: 4 }],
        },
      ],
    ],
    FLANKED: [
      [
        {
          ...{ unitName: 'A', enemyName: 'X', dice: 2, exposureOfUnit: -1, exposureOfEnemy: 0 },
          contacts: [{ ownPart: 'left', enemyPart: 'front', sectionsTouching: 2 }],
        },
      ],
    ],
    PAIRS: [
      [
        { unitName: 'A', enemyName: 'X', dice: 4, exposureOfEnemy: 0, otherEnemiesOfEnemy: 1 },
        { unitName: 'B', enemyName: 'X', dice: 2, exposureOfEnemy: -1, otherEnemiesOfEnemy: 1 },
      ],
    ],
  },
);

cases(
  'onus/table-distance',
  `
  the distance of two units: unitName=A otherName=B
    // 3, 4, 5: 6 cm aside and 8 cm below.
    position=onus1_bottom_A-40-40_B-54-52                  => distance=2 distanceMm=100 inRadius=null
    position=onus1_bottom_A-40-40_B-48-40                  => distance=0 flankDistance=0 inLine
    position=onus1_bottom_A-40-40_B-52.9-40                => flankDistance=0.98 inLine
    position=onus1_bottom_A-40-40_B-53-40                  => flankDistance=1 !inLine tooCloseToCall=[line]
    // Less than 1 UD behind each other, but their flanks look the same way.
    position=onus1_bottom_A-40-40_B-40-48                  => distance=0.8 flankDistance=0.8 inLine
    position=onus1_bottom_A-40-40-general~2_B-40-54        => inRadius tooCloseToCall=[radius]
    position=onus1_bottom_A-40-40_B-40-54.2-general~2      => !inRadius
    position=onus1_bottom_A-40-40_top_B-40-64-elephants    => inStampede flankDistance=null inLine=null
    position=onus1_bottom_A-40-40_top_B-40-64              => !inStampede
    position=onus1_bottom_A-40-40_top_B-40-64.1-cavalry    => !inStampede hiddenFromIt=null
    position=onus1_bottom_A-40-40-general~9_top_B-40-54    => inRadius=null -4.6/table
  what is too close to call: unitName=A otherName=B
    position=onus1_bottom_A-40-40_top_B-40-64-elephants    => tooCloseToCall=[stampede]
    position=onus1_bottom_A-40-40_top_B-40-64.05-elephants => !inStampede tooCloseToCall=[stampede]
    position=onus1_bottom_A-40-40_top_B-40-64              => tooCloseToCall=[]
    position=onus1_bottom_A-40-40_top_B-40-70-elephants    => tooCloseToCall=[]
    position=onus1_bottom_A-40-40-general~2_B-40-54.05     => !inRadius tooCloseToCall=[radius]
  of what there is a distance: unitName=A
    position=onus1_bottom_A-40-40_B-40-54 otherName=A      => refused otherName the-same-unit
    position=onus1_bottom_A-40-40_B-40-54 otherName=Q      => refused otherName no-unit-of-that-name
    position=onus1_bottom_A-40-40_B-40-54 unitName=Q otherName=B => refused unitName no-unit-of-that-name
  what is told of a distance: unitName=A otherName=B
    position=onus1_bottom_A-40-40_B-48-40                  => says=[3.7/table,12.28/table] spares=[]
    position=onus1_bottom_A-40-40_B-54-52                  => says=[3.7/table] spares=[12.28~flanks-too-far]
    position=onus1_bottom_A-40-40-general~2_B-40-54        => says=[3.7/table,4.6/table] spares=[12.28~flanks-too-far]
    position=onus1_bottom_A-40-40_B-40-54.2-general~2      => says=[3.7/table] spares=[12.28~flanks-too-far,4.6~beyond-radius]
    position=onus1_bottom_A-40-40_top_B-40-64-elephants    => says=[3.7/table,11.15/table] spares=[]
    position=onus1_bottom_A-40-40_top_B-40-64              => says=[3.7/table] spares=[]
    position=onus1_bottom_A-40-20_top_B-40-54 fogUd=6      => says=[3.7/table,12.17/beyond]
    position=onus1_bottom_A-40-20_top_B-40-53.8 fogUd=6    => says=[3.7/table,12.17/seen]
  the fog hides it until it is nearer than the fog distance: unitName=A otherName=B fogUd=6
    position=onus1_bottom_A-40-20_top_B-40-54              => hiddenFromIt tooCloseToCall=[fog] 12.17/beyond
    position=onus1_bottom_A-40-20_top_B-40-54 R90=b        => !hiddenFromIt tooCloseToCall=[fog] 12.17/seen
    position=onus1_bottom_A-40-20_top_B-40-54.2 R90=b      => hiddenFromIt
    position=onus1_bottom_A-40-20_top_B-40-53.8            => !hiddenFromIt tooCloseToCall=[]
`,
);

cases(
  'onus/table-withdraw',
  `
  2.5 UD are followed by movement 2 to half a UD (onus-7.112): unitName=A
    position=onus1_bottom_A-50-54-active-m5_top_X-50-50-m2 => allowed backward=2.5 endY=66.5 enemiesInContact=FOLLOWING
  3 UD leave 1 UD to movement 2 (onus-case-175), and who fights another does not follow (onus-case-177): unitName=A
    position=onus1_bottom_A-50-54-active-m6_top_X-50-50-m2 => enemiesInContact.0.gap=1
    position=onus1_bottom_A-50-54-active_B-56-50-270_top_X-50-50 => !enemiesInContact.0.mayFollow !enemiesInContact.0.keepsContact
  whether the enemy follows: unitName=A
    position=onus1_bottom_A-50-54-active_top_X-50-50       => says=[7.106/table,7.111/follows]
    position=onus1_bottom_A-50-54-active-m5_top_X-50-50-m2 => says=[7.106/table,7.112/table]
    position=onus1_bottom_A-50-54-active_B-56-50-270_top_X-50-50 => says=[7.106/table,7.111/elsewhere]
  what bars a withdrawal: unitName=A
    position=onus1_bottom_A-50-54_B-90-80-active_top_X-50-50 => !allowed 7.89/*
    position=onus1_bottom_A-50-60-active_top_X-50-50       => !allowed 7.106/*
    position=onus1_bottom_A-50-54-active_F-50-60_top_X-50-50 => !allowed 7.107/*
    position=onus1_bottom_A-50-54-active_top_X-50-50_Y-56-56-270 => !allowed 7.108/*
    position=onus1_bottom_A-50-54-active-square_top_X-50-50 => !allowed 8.18/*
    position=onus1_bottom_A-50-54_B-90-80-active_top_X-50-50 => says=[7.89/idle] enemiesInContact=[] sum=table-withdraw/no
    position=onus1_bottom_A-50-54-active_F-50-60_top_X-50-50 => says=[7.107/table] enemiesInContact=[]
    // Hemmed in by friends it is not blocked in combat.
    position=${HEMMED_IN}                                  => says=[7.106/free,7.107/table]
    ${CLOSED.replace('54_B', '54-active_B')}               => says=[7.90/table,7.108/table,7.107/table]
    // Its rear at 82.5 and 7.5 cm more: at the edge, and 1 mm beyond.
    position=onus1_bottom_A-50-80.5-active_top_X-50-76.5   => allowed sum=table-withdraw/yes
    position=onus1_bottom_A-50-80.6-active_top_X-50-76.6   => !allowed says=[7.185/table]
  how far it goes, and who keeps up: unitName=A
    position=onus1_bottom_A-50-54-active_top_X-50-50-m1.5  => mostBackward=1.5 backward=1.5 enemiesInContact.0.keepsContact
    position=onus1_bottom_A-50-50-180-active_top_X-50-54-0 => allowed endX=50 endY=42.5 endHeading=180
  // The example of the book: the enemy envelops a flank with a marker.
  it is open to a unit that is enveloped by the enemy before its front: unitName=A
    position=onus1_bottom_A-50-54-active_top_X-52-50-wraps~A~right~1 => allowed
  it goes no farther than half its movement: unitName=A position=onus1_bottom_A-50-54-active_top_X-50-50
    backUd=1.5 => allowed
    backUd=1.6 => !allowed
`,
  { FOLLOWING: [[{ enemyName: 'X', mayFollow: true, keepsContact: false, gap: 0.5 }]] },
);

cases(
  'onus/table-move',
  `
  a move leads to the next position: unitName=A
    position=onus1_bottom_A-50-70-active_F-50-61-broken path.0.amount=3 => positionAfter=onus1_bottom_A-50-55-active-broken_F-50-61-broken
    position=onus1_bottom_A-50-70-active marching path.0.amount=6 => positionAfter=onus1_bottom_A-50-40-active-forced
  for a while two active friends may lie on each other, if the other one moves on: unitName=A
    position=onus1_bottom_A-50-70-active_F-50-61-active path.0.amount=2 friendsMoveOn => allowed 7.35/table -7.33/table
    position=onus1_bottom_A-50-70-active_F-50-61-active path.0.amount=2 => !allowed 7.33/table -7.35/table 7.35~friends-stay
    position=onus1_bottom_A-50-70-active_F-50-61 path.0.amount=2 friendsMoveOn => !allowed 7.33/table -7.35/table
    position=onus1_bottom_A-50-70-active_F-50-61 path.0.amount=2 => !allowed 7.33/table -7.35~friends-stay
    position=onus1_bottom_A-50-70-active path.0.amount=2   => allowed -7.33/table -7.35~friends-stay
    position=onus1_bottom_A-50-70-active path.0.amount=2 friendsMoveOn => allowed -7.33/table -7.35/table
    position=onus1_bottom_A-50-70-active_F-46-61-active_G-54-61 path.0.amount=2 friendsMoveOn => !allowed 7.33/table
  where a move ends, and what is left of it: unitName=A
    position=onus1_bottom_A-50-70-active path.0.amount=2   => allowed used=2 left=1 endX=50 endY=60 endHeading=0 charges=[] sum=table-move/yes
    position=onus1_bottom_A-50-70-active path.0.go=rotate-right path.0.amount=90 => endX=50 endY=70 endHeading=90
    position=onus1_bottom_A-50-70-active path.0.amount=4   => !allowed left=0 becomeBroken=[] positionAfter=null sum=table-move/no
    position=onus1_bottom_A-50-70-active_F-50-61-broken path.0.amount=4 => !allowed becomeBroken=[]
    position=onus1_bottom_A-50-70-active_F-50-60-phalanx path.0.amount=3 => !allowed passedThrough=[]
  whom a move charges: unitName=A path.0.amount=2
    position=onus1_bottom_A-50-60-active_top_X-50-46_Y-80-20 => allowed charges=[X] 7.40/table sum=table-move/charge
    position=onus1_bottom_A-50-60-active_top_X-50-46 marching => !allowed charges=[] sum=table-move/no
    // It ends beside X, flank to flank, or before a friend.
    position=onus1_bottom_A-50-60-active_top_X-58-50       => allowed charges=[] -7.40/table
    position=onus1_bottom_A-50-60-active_F-50-46           => allowed charges=[] -7.40/table
  // onus-7.50, onus-7.67 and reading R74, as in onus/move.
  shots and readings count on the table too: unitName=A
    position=onus1_bottom_A-50-70-active-r8 path.0.amount=1.5 toShoot => allowed mayShoot
    position=onus1_bottom_A-50-70-active-r8 path.0.amount=1.6 toShoot => !allowed
    position=onus1_bottom_A-50-70-active-r8 path.0.amount=1.6 => allowed !mayShoot
    position=onus1_bottom_A-50-70-active-r8 path.0.amount=3 => 7.69
    position=onus1_bottom_A-50-70-active path.0.amount=3   => -7.69
    position=onus1_bottom_A-50-70-active-shieldwall path.0.go=dissolve path.1.amount=3 => allowed positionAfter=onus1_bottom_A-50-55-active
    position=onus1_bottom_A-50-70-active-shieldwall path.0.go=dissolve path.1.amount=3 R74=b => !allowed
`,
);

test.each([
  [tableMove, { position: 'onus1_bottom_A-50-50', unitName: 'B' }, 'unitName'],
  [tableShot, { position: 'onus1_bottom_A-50-50_B-50-70', ...AX, targetName: 'B' }, 'targetName'],
  [tableMove, { position: 'onus1_bottom_A-50-50_B-50-51', unitName: 'A' }, 'position'],
  [tableContacts, { position: 'onus1_bottom_A-50-50', onlyUnit: 'Q' }, 'onlyUnit'],
] as const)('%o is asked about what is not there', (query, draft, field) => {
  expect(faultsOf(query, draft).map(([where]) => where)).toEqual([field]);
});
