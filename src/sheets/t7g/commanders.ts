import { ACTION_NAMES, actionOf } from '../../engine/t7g/commanders/actions.ts';
import { about, type Line, type Part, type Row, type Sheet } from '../sheet.ts';
import { casualty, commanderMove, inCommand, profile, sight } from './asked.ts';
import { ACTION_CHANCES } from './chances.ts';
import { commandAction, virtueOf } from './proofs.ts';
import { rulesTable } from './rules.ts';
import { traitRow } from './traits.ts';
import { VIRTUES } from './virtues.ts';

const line = about('commanders');

const COMMANDING: Part = {
  title: 'commanders/commanding',
  lines: [
    line(
      'whom',
      ['t7g-7.4'],
      inCommand({ leads: 'general', commanderDistance: 3 }, { inCommand: true }),
      inCommand({ leads: 'its-command', commanderDistance: 3 }, { inCommand: true }),
      inCommand({ leads: 'other-command', commanderDistance: 3 }, { inCommand: false }),
    ),
    line(
      'distance',
      ['t7g-7.10', 't7g-7.39', 't7g-7.11'],
      inCommand({ commanderDistance: 6 }, { inCommand: true }),
      inCommand({ commanderDistance: 6.5 }, { inCommand: false }),
      inCommand({ leads: 'general', commanderDistance: 6 }, { inCommand: true }),
      inCommand({ commanderDistance: 9, presence: true }, { inCommand: true }),
      inCommand({ commanderDistance: 9.5, presence: true }, { inCommand: false }),
    ),
    line(
      'from-inside',
      ['t7g-7.13'],
      inCommand({ standsIn: 'other-unit', commanderDistance: 5.5 }, { inCommand: true }),
      inCommand({ standsIn: 'other-unit', commanderDistance: 6 }, { inCommand: false }),
    ),
    line(
      'no-target',
      ['t7g-7.7', 't7g-4.5'],
      sight({ aimAt: 'lone-commander' }, { allowed: false }),
      sight({ crosses: ['commander'] }, { allowed: true }),
    ),
    line(
      'moves',
      ['t7g-7.8', 't7g-7.9', 't7g-7.40'],
      commanderMove({ moved: 6 }, { allowed: true, commandAction: true }),
      commanderMove({ moved: 7 }, { allowed: false }),
      commanderMove({ moved: 9, brio: true }, { allowed: true }),
    ),
  ],
};

const ACTION: Part = {
  title: 'commanders/action',
  lines: [
    line(
      'declared',
      ['t7g-7.22', 't7g-7.23'],
      commandAction('audaz', { allowed: true }, { targetDistance: 6 }),
      commandAction('audaz', { allowed: false }, { targetDistance: 8 }),
    ),
    line(
      'rolls',
      ['t7g-7.24'],
      commandAction('inspirar', { dice: 3, from: 5, works: true }, { dice: [5, 1, 1] }),
    ),
    line(
      'exhausted',
      ['t7g-7.25', 't7g-7.28'],
      commandAction('inspirar', { exhaustedAfter: true }, { dice: [5, 1, 1] }),
      commandAction('inspirar', { exhaustedAfter: false }, { dice: [5, 5, 1] }),
    ),
    line(
      'no-more',
      ['t7g-7.27'],
      commandAction('inspirar', { allowed: false }, { exhausted: true }),
    ),
    line(
      'artillery',
      ['t7g-6.89'],
      commandAction('audaz', { allowed: false }, { targetKind: 'artillery' }),
    ),
  ],
};

const INSIDE: Part = {
  title: 'commanders/inside',
  lines: [
    line(
      'gives',
      ['t7g-7.12', 't7g-7.29'],
      virtueOf('destreza', { benefits: true, value: 5 }),
      commandAction('inspirar', { allowed: false }, { insideUnit: true }),
    ),
    line(
      'joins',
      ['t7g-7.14', 't7g-7.15'],
      commanderMove(
        { moved: 5, joins: true },
        { joined: true, exhaustedAfter: true, commandAction: false },
      ),
    ),
    line(
      'leaves',
      ['t7g-7.16', 't7g-7.17'],
      commanderMove({ moved: 4, insideUnit: true }, { allowed: true, commandAction: true }),
      commanderMove({ moved: 4, insideUnit: true, joinedThisTurn: true }, { allowed: false }),
      commanderMove({ moved: 4, insideUnit: true, unitActed: true }, { allowed: false }),
      commanderMove({ moved: 4, insideUnit: true, joins: true }, { allowed: false }),
    ),
  ],
};

/** What becomes of a Commander of Level 2 with these dice: an enemy touches him, a friend falls so near him. */
const touched = (dice: readonly number[], expect: object) =>
  casualty({ cause: 'enemy-touches-him', level: 2, dice }, expect);

const deserted = (lostUnitDistance: number, dice: readonly number[], expect: object) =>
  casualty({ cause: 'friend-destroyed', level: 2, lostUnitDistance, dice }, expect);

const CASUALTIES: Part = {
  title: 'commanders/casualties',
  lines: [
    line('unneeded', ['t7g-7.18'], casualty({ cause: 'troops-gone', level: 2 }, { lost: true })),
    line(
      'wrong-place',
      ['t7g-7.19'],
      touched([4, 1], { lost: true }),
      touched([5, 1], { lost: false, exhaustedAfter: true, freeMove: 6 }),
      touched([5, 6], { lost: false, exhaustedAfter: false, freeMove: 6 }),
    ),
    line(
      'heroes',
      ['t7g-7.20'],
      casualty({ cause: 'his-unit-destroyed', level: 2 }, { lost: true, mustRoll: false }),
    ),
    line(
      'cowards',
      ['t7g-7.21'],
      deserted(6, [4, 1], { lost: true }),
      deserted(6, [5, 1], { lost: false }),
      deserted(7, [4, 1], { lost: false, mustRoll: false }),
    ),
  ],
};

/** By Level: the cost of a General and of another Commander, Virtues and Traits (t7g-7.2). */
const LEVELS: readonly (readonly [string, string, number, number])[] = [
  ['–', '5', 0, 0],
  ['–', '10', 0, 1],
  ['0', '25', 1, 1],
  ['25', '50', 1, 2],
  ['100', '100', 2, 2],
  ['150', '–', 2, 3],
];

const cell = (shown: string | number): Line => ({ say: 'value', with: { value: shown } });

const levelRow = (row: (typeof LEVELS)[number], level: number): Row => ({
  name: cell(level),
  cells: row.map((shown) => [cell(shown)]),
});

/** What a row says of the General and of another Commander; a dash, that there is none. */
const profilesAt = (
  [general, other, virtuesMost, traitsMost]: (typeof LEVELS)[number],
  commanderLevel: number,
) =>
  [general, other].map((cost, i) =>
    profile(
      { commanderLevel, isGeneral: i === 0 },
      cost === '–' ? { allowed: false } : { cost: Number(cost), virtuesMost, traitsMost },
    ),
  );

const OF_LEVELS: Part = {
  title: 'commanders/levels',
  lines: [
    line(
      'at-most',
      ['t7g-7.2', 't7g-7.3'],
      ...LEVELS.flatMap(profilesAt),
      profile({ commanderLevel: 3, generalLevel: 3 }, { allowed: true }),
      profile({ commanderLevel: 4, generalLevel: 3 }, { allowed: false }),
    ),
  ],
  table: {
    columns: [
      { name: 'commanders/level' },
      ...['general', 'other', 'virtues', 'traits'].map((name) => ({
        name: `commanders/${name}`,
        holds: 'figures' as const,
      })),
    ],
    groups: [{ rows: LEVELS.map(levelRow) }],
  },
};

const AUTOMATIC: Part = {
  title: 'commanders/automatic',
  table: rulesTable(
    ACTION_NAMES.filter((name) => actionOf(name).automatic).map((name) => {
      const { cells, ...row } = traitRow(name);
      return { ...row, cells: cells.slice(-1) };
    }),
    'virtues/trait',
  ),
};

export const commanders: Sheet = {
  key: 'commanders',
  slug: { es: 'mandos-y-virtudes', en: 'commanders-and-virtues' },
  paper: 'portrait',
  points: 9,
  parts: [COMMANDING, ACTION, INSIDE, CASUALTIES, OF_LEVELS, ACTION_CHANCES, VIRTUES, AUTOMATIC],
};
