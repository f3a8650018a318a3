import { GOES } from '../../../src/engine/onus/table/stride.ts';

type Draft = Record<string, unknown>;

const asked = (query: string, position: string, ...drafts: Draft[]) =>
  drafts.map((draft) => ({ query: `onus/${query}`, draft: { position, ...draft } }));

const A = { unitName: 'A' };
const AX = { ...A, targetName: 'X' };
const ahead = (amount: number) => ({ path: [{ amount }] });

/** A stands behind a friend and before an enemy; what the friend is decides. */
const passing = (mover: string, friend: string) =>
  asked(
    'table-move',
    `onus1_bottom_A-50-70-active${mover}_F-50-63${friend}_top_X-50-30`,
    { ...A, ...ahead(1) },
    { ...A, ...ahead(2.4) },
    { ...A, ...ahead(1), friendsMoveOn: true },
  );

const moves = () => [
  ...['', '-broken', '-phalanx', '-forced'].flatMap((mover) =>
    ['', '-active', '-broken', '-phalanx', '-elephants-fleeing'].flatMap((friend) =>
      passing(mover, friend),
    ),
  ),
  ...asked(
    'table-move',
    'onus1_bottom_A-50-70-active-m4_top_X-50-60_Y-5-5',
    ...GOES.map((go) => ({ ...A, path: [{ go }] })),
    { ...A, ...ahead(1.2) },
    { ...A, ...ahead(3) },
    { ...A, ...ahead(1.2), marching: true },
    { ...A, ...ahead(1), toShoot: true },
    { ...A, path: [{ go: 'back', amount: 4 }] },
    { ...A, path: [{ go: 'rotate-right' }, { amount: 0.5 }] },
    { unitName: 'Y', path: [{ go: 'left', amount: 1 }] },
    { unitName: 'Q' },
  ),
];

const charges = () => [
  ...asked('table-charge', 'onus1_bottom_A-50-60-active_top_X-50-50', AX, { ...AX, ...ahead(0.5) }),
  ...asked('table-charge', 'onus1_bottom_A-50-80-active_top_X-50-10_Y-90-80', AX, {
    ...A,
    targetName: 'Y',
  }),
  ...asked('table-charge', 'onus1_bottom_A-50-60_top_X-50-50', AX, {
    ...AX,
    path: [{ go: 'back' }],
  }),
  ...asked('table-charge', 'onus1_bottom_A-50-60-active-extended~left_top_X-53-50-90', AX),
  ...asked('table-charge', 'onus1_bottom_A-50-60-active-m4_top_X-54-50-0', AX),
  ...asked('table-charge', 'onus1_bottom_A-50-60-active-m4_top_X-56-50_Y-48-50', AX, {
    ...AX,
    ...ahead(0.5),
  }),
  // A comes upon the markers of X from the side.
  ...asked(
    'table-charge',
    'onus1_bottom_A-42-70_F-50-60_top_X-44-56-wraps~F~left~2-wraps~F~rear~1',
    AX,
  ),
  // The enemy stands between two of its friends: nobody reaches its flank, and its front is taken.
  ...asked(
    'table-charge',
    'onus1_bottom_A-50-60-active-m4_B-42-54_C-58-54_top_X-50-50-200_Y-41-49_Z-59-49',
    AX,
  ),
  ...asked('table-charge', 'onus1_bottom_A-50-60-active_B-60-60_top_X-50-50', {
    ...A,
    targetName: 'B',
  }),
];

const shots = () =>
  [
    'A-50-60-active-r8_top_X-50-50',
    'A-50-80-active-r8_top_X-50-40',
    'A-50-60-active_top_X-50-50',
    'A-50-60-r8_B-90-80-active_top_X-50-50',
    'A-50-60-active-r8-forced_top_X-50-50',
    'A-50-60-active-r8-fleeing_top_X-50-50',
    'A-50-54-active-r8_top_X-50-50',
    'A-50-70-active-r8_B-50-54_top_X-50-50',
    'A-50-60-active-r8_top_X-50-70',
    'A-50-70-active-r8_F-50-60_top_X-50-50',
    'A-50-70-active-r8_F-55-60_top_X-50-50',
    'A-50-70-active-r8_F-53-60_top_X-50-50',
    'A-50-72-active-r8_top_X-70-50-45',
    'A-50-72-active-r8_top_X-60-50-90',
    // 20 cm aside and 20 below a square card: its corner is equally near to both sides.
    'A-30-62-active-r8_top_X-50-40-0-card~4~4',
  ].flatMap((units) => asked('table-shot', `onus1_bottom_${units}`, AX));

const contacts = () => [
  ...asked('table-contacts', 'onus1_bottom_A-50-60_top_X-50-20', {}),
  ...asked(
    'table-contacts',
    'onus1_bottom_A-50-54-general~2_B-60-60_C-95-80_top_X-54-50-wraps~A~right~1',
    {},
    { onlyUnit: 'X' },
    { onlyUnit: 'Q' },
  ),
  ...asked(
    'table-contacts',
    'onus1_bottom_A-50-54_top_X-46-50_Y-54-50_Z-50-58-0_V-56-56-270_W-44-56-90',
    {},
  ),
];

const distances = () =>
  asked(
    'table-distance',
    'onus1_bottom_A-40-60-general~3_B-52-61_C-90-80_top_X-40-40-elephants_Y-90-10',
    ...['A', 'B', 'C', 'X', 'Y'].flatMap((otherName) => [
      { ...A, otherName },
      { ...A, otherName, fogUd: 6 },
    ]),
  );

const withdrawals = () => [
  ...asked(
    'table-withdraw',
    'onus1_bottom_A-50-54-active-m5_B-70-54_top_X-46-50-m2_Y-54-50_Z-70-50',
    A,
    { ...A, backUd: 1 },
    { ...A, backUd: 4 },
    { unitName: 'B' },
  ),
  ...asked('table-withdraw', 'onus1_bottom_A-50-54-active_F-50-60_top_X-50-50', A),
  ...asked('table-withdraw', 'onus1_bottom_A-50-87-active_top_X-50-83', A),
  ...asked('table-withdraw', 'onus1_bottom_A-50-54-active-square_top_X-50-50', A),
  ...asked('table-withdraw', 'onus1_bottom_A-50-60-active_top_X-50-50', A),
  ...asked('table-withdraw', 'onus1_bottom_A-50-54-active_top_X-50-50_Y-56-56-270', A),
  ...asked('table-withdraw', 'onus1_bottom_A-50-54-active_B-58-50-270_top_X-52-50', A),
  ...asked(
    'table-withdraw',
    'onus1_bottom_A-50-54-active_top_X-46-50_Y-54-50_Z-50-58-0_V-56-56-270_W-44-56-90',
    A,
  ),
];

const FAULTY = [
  'cca1',
  'onus1_!',
  'onus1_A-1-1',
  'onus1_bottom_A-1',
  'onus1_bottom_A-50-50-quick',
  'onus1_bottom_A-50-50-m99',
  'onus1_bottom_A-50-50_A-50-70',
  `onus1_table-600-600_bottom_${Array.from({ length: 61 }, (_, i) => `U${i}-${9 * (1 + (i % 60))}-${9 * (1 + Math.floor(i / 60))}`).join('_')}`,
  'onus1_bottom_A-50-50-phalanx-square',
  'onus1_bottom_A-50-50-phalanx-extended~left',
  'onus1_bottom_A-50-50-phalanx-fleeing',
  'onus1_bottom_A-50-50-extended~left-fleeing',
  'onus1_bottom_A-50-50-onager-fleeing',
  'onus1_bottom_A-50-50-phalanx-forced',
  'onus1_bottom_A-1-50',
  'onus1_bottom_A-50-50_B-51-51',
  'onus1_bottom_A-50-50-wraps~X~left',
  'onus1_bottom_A-50-50-wraps~B~left_B-50-70',
  'onus1_bottom_A-50-50-wraps~X~left_top_X-50-20',
  'onus1_bottom_A-50-54-wraps~X~left_top_X-50-50',
  'onus1_bottom_A-50-54-wraps~X~left~3_top_X-50-50',
];

export const situations = () => [
  ...moves(),
  ...charges(),
  ...shots(),
  ...contacts(),
  ...distances(),
  ...withdrawals(),
  ...FAULTY.flatMap((position) => asked('table-move', position, A)),
];
