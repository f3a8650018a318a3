import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { FORBIDDEN, shoots } from '../arms/missiles.ts';
import { type Front, HARD_TO_SHOOT } from '../formations/front.ts';
import { SIXES_OF_SHOTS } from '../psychology/blow-rows.ts';
import { beyondSix } from '../wounds/wounds.ts';
import { SHORT, type Weapon } from './weapons.ts';

/** What the table of Ballistic Skill starts from: 7 less the skill (wab-4.39). */
const BASE = 7;
/** At least so much is always needed (wab-4.38). */
const LEAST_NEED = 2;

export const TARGETS = [
  'formed',
  'skirmishers',
  'character',
  'character-among-skirmishers',
  'light-chariot',
  'light-chariot-moved',
  'large',
  'large-character',
  'war-wagon',
  'tabor',
  'elephant',
  'machine',
] as const;
export const COVERS = ['none', 'light', 'heavy'] as const;

/** What bears on the dice of shooters who are alike. */
export interface Shot extends Front {
  skill: number;
  weapon?: Weapon | undefined;
  shootsTwice: boolean;
  range: number;
  distance?: number | undefined;
  /** Known to be at long range, whatever the distance of the rest. */
  far: boolean;
  moved: boolean;
  marched: boolean;
  atCharge: boolean;
  fearFailed: boolean;
  expertHorsemen: boolean;
  neverLong: boolean;
  target: (typeof TARGETS)[number];
  cover: (typeof COVERS)[number];
  readings: { R38: 'a' | 'b' };
}

const { adds, bars, notes, sets } = rulesOf<Shot>();

const measured = ({ distance }: Shot) => distance !== undefined;
/** Two shots of a sling reach its short range and no further (wab-10.71). */
const isFar = ({ distance = 0, range, far, shootsTwice }: Shot) =>
  far || (!shootsTwice && SHORT * distance > range);

const hasMoved = on<Shot>('stood-still', ({ moved }) => moved);
const pastHalf = on<Shot>('short-range', isFar);

export const MAY_SHOOT: Table<Shot, boolean> = {
  on: 'allowed',
  rows: [
    ...(FORBIDDEN as readonly Row<Shot, boolean>[]),
    bars(
      'wab-4.5',
      [],
      on('has-not-marched', ({ marched }: Shot) => marched),
    ),
    bars(
      'wab-4.16',
      [measured, ({ atCharge }) => !atCharge],
      on('in-range', ({ distance = 0, range }) => distance > range),
      { with: ({ range }) => ({ range }) },
    ),
  ],
};

const at =
  (...targets: readonly Shot['target'][]) =>
  ({ target }: Shot) =>
    targets.includes(target);

const LARGE = ['large', 'large-character', 'war-wagon', 'elephant', 'machine'] as const;
const stands = (cover: Shot['cover']) => (one: Shot) => one.cover === cover;

/** What is added to the die. */
const MODIFIERS: Table<Shot, number> = {
  on: 'modifier',
  rows: [
    notes<number>('wab-14.16', [at('war-wagon', 'tabor')], on('a-tabor', at('war-wagon'))),
    notes<number>('wab-14.41', [at('war-wagon', 'tabor')], on('a-war-wagon', at('tabor'))),
    notes<number>('wab-17.6', [at('elephant')]),
    notes<number>('wab-18.8', [at('machine')]),
    adds('wab-4.41', 1, [], on('not-large', at(...LARGE))),
    notes<number>('wab-10.44', [shoots('javelin')], hasMoved, { unless: ['wab-4.42'] }),
    notes<number>('wab-10.47', [shoots('darts')], hasMoved, { unless: ['wab-4.42'] }),
    notes<number>('wab-10.51', [shoots('stones')], hasMoved, { unless: ['wab-4.42'] }),
    notes<number>(
      'wab-13.62',
      [({ moved }) => moved],
      on('no-expert-horsemen', (one) => one.expertHorsemen),
      {
        unless: ['wab-4.42'],
      },
    ),
    adds(
      'wab-4.42',
      -1,
      [],
      on('stood-still', ({ moved }) => moved),
    ),
    adds(
      'wab-4.43',
      -1,
      [],
      on('no-charger', ({ atCharge }) => atCharge),
    ),
    notes<number>(
      'wab-4.24',
      [measured],
      on('no-charger', ({ atCharge }) => atCharge),
      { unless: ['wab-4.44'] },
    ),
    notes<number>('wab-10.43', [shoots('javelin')], pastHalf, { unless: ['wab-4.44'] }),
    notes<number>('wab-10.46', [shoots('darts')], pastHalf, { unless: ['wab-4.44'] }),
    notes<number>('wab-10.50', [shoots('stones')], pastHalf, { unless: ['wab-4.44'] }),
    adds(
      'wab-4.44',
      -1,
      [(one) => measured(one) || one.far],
      on('short-range', isFar),
      on('never-long', ({ neverLong }) => !neverLong),
      { with: ({ range }) => ({ half: range / SHORT }) },
    ),
    notes<number>('wab-9.48', [at('large-character')], { unless: ['wab-4.45'] }),
    notes<number>(
      'wab-15.13',
      [at('skirmishers', 'character-among-skirmishers')],
      on('no-character-meant', at('character-among-skirmishers')),
    ),
    adds('wab-4.45', -1, [at('character', 'large-character')]),
    adds(
      'wab-4.46',
      -1,
      [],
      on('target-in-ranks', at('skirmishers', 'character-among-skirmishers')),
    ),
    adds(
      'wab-4.47',
      -1,
      [at('light-chariot', 'light-chariot-moved')],
      on('chariot-stood', at('light-chariot-moved')),
    ),
    adds('wab-14.42', -2, [at('war-wagon', 'tabor')], on('a-war-wagon', at('tabor')), {
      unless: ['wab-4.48', 'wab-4.49'],
    }),
    ...HARD_TO_SHOOT,
    adds('wab-4.48', -1, [], on('no-light-cover', stands('light'))),
    adds('wab-4.49', -2, [], on('no-heavy-cover', stands('heavy'))),
  ],
};

const NEEDED: Table<Shot, number> = {
  on: 'needed',
  rows: [
    sets(
      'wab-4.38',
      LEAST_NEED,
      [],
      on('needs-more', (_, needed: number) => needed < LEAST_NEED),
    ),
    SIXES_OF_SHOTS,
  ],
};

/** What a die of the shot needs, each modifier told with its clause. */
export function aimed(shot: Shot, trace: Trace) {
  const { skill } = shot;
  trace.step('wab-4.39', { skill, needed: BASE - skill });
  const told = trace.steps.length;
  const modifier = applyRows(MODIFIERS, shot, 0, trace);
  const inAll = BASE - skill - modifier;
  if (trace.steps.length > told) trace.step('wab-4.40', { modifier, needed: inAll });
  const needed = applyRows(NEEDED, shot, inAll, trace);
  const { hitsOn, strengthLost } = beyondSix(needed, shot.readings);
  if (strengthLost > 0) trace.step('wab-4.50', { needed, strengthLost });
  return { modifier, needed, hitsOn, strengthLost };
}
