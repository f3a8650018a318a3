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
`,
  {
    AHEAD: [
      [{ attackedSide: 'front', used: 1.2, dice: 4, exposure: 0, envelopingSections: 0, endY: 54 }],
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

cases(
  'onus/table-contacts',
  `
  what each side loses, and who helps: onlyUnit=X
    position=onus1_bottom_A-50-54_B-56-50-270_top_X-50-50  => engagedPairs=PAIRS
  // 4 UD are 20 cm from edge to edge: 24 cm from middle to middle.
  the radius of a general is measured from card to card:
    position=onus1_bottom_A-50-50-general~4_B-50-74        => inGeneralsRadius=[B]
    position=onus1_bottom_A-50-50-general~4_B-50-74.01     => inGeneralsRadius=[]
`,
  {
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
    position=onus1_bottom_A-40-40_top_B-40-64.1-cavalry    => !inStampede
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
