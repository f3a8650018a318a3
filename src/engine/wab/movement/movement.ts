import { alike, amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const FASTEST = 12;
const FAR = 120;
/** Inches within which enemies prevent a march (wab-2.48). */
const NEAR = 8;
const MOST = 50;
/** Of a column of march: its width at most, and for chariots (wab-2.57). */
const COLUMN = 3;
const CHARIOTS_DEEP = 2;

const KINDS = ['infantry', 'cavalry', 'chariots', 'character', 'cannot-march'] as const;
const ENEMIES = ['infantry', 'other', 'fleeing', 'artillery', 'character'] as const;

const MOVE_FIELDS = {
  movement: requiredCount(1, FASTEST),
  armour: usual(
    choice(['light-or-none', 'heavy', 'heavy-and-shield', 'cataphract', 'plate'], 'light-or-none'),
  ),
  metalBarding: flag(),
  move: usual(
    choice(
      ['normal', 'march', 'quick-march', 'charge', 'failed-charge', 'countercharge', 'disengage'],
      'normal',
    ),
  ),
  kind: choice(KINDS, 'infantry'),
  musician: flag(true),
  enemyDistance: optionalMeasure(0, FAR),
  enemies: list(ENEMIES, ENEMIES.length),
  wide: count(1, MOST, 1),
  deep: count(1, MOST, 1),
  ground: choice(['open', 'difficult', 'very-difficult'], 'open'),
  readings: rare(group(readings('R17', 'R76', 'R214'))),
};
type Move = Values<typeof MOVE_FIELDS>;

const { adds, bars, notes } = rulesOf<Move>();

const heavy = ({ armour }: Move) => ['heavy-and-shield', 'cataphract', 'plate'].includes(armour);

const FACTOR: Table<Move, number> = {
  on: 'factor',
  rows: [
    adds('wab-2.12', -1, [], on('light-enough', heavy)),
    adds(
      'wab-2.12',
      -1,
      [({ metalBarding }) => metalBarding],
      on('counted-with-armour', (one) => one.readings.R214 === 'a' || !heavy(one)),
      { say: 'wab-2.12/barding' },
    ),
  ],
};

const TIMES: Readonly<Record<Move['move'], number>> = {
  normal: 1,
  march: 2,
  'quick-march': 3,
  charge: 2,
  'failed-charge': 1,
  countercharge: 0.5,
  disengage: 2,
};
const RATE_CLAUSE = {
  normal: 'wab-2.11',
  march: 'wab-2.46',
  'quick-march': 'wab-2.56',
  charge: 'wab-3.3',
  'failed-charge': 'wab-3.22',
  countercharge: 'wab-3.60',
  disengage: 'wab-3.72',
} as const;

const marches = ({ move }: Move) => move === 'march' || move === 'quick-march';
const runs = ({ move }: Move) => move === 'quick-march';
const alone = ({ kind }: Move) => kind === 'character';
const near = ({ enemyDistance = FAR }: Move) => enemyDistance <= NEAR;
const hasEnemies = ({ enemies }: Move) => enemies.length > 0;
const only =
  (...of: readonly (typeof ENEMIES)[number][]) =>
  ({ enemies }: Move) =>
    enemies.length > 0 && enemies.every((one) => of.includes(one));
/** Whether any enemy nearby counts: at triple rate none is ignored, but for a character by the other reading (R76). */
const ignoresNone = (one: Move) => runs(one) && !(alone(one) && one.readings.R76 === 'b');
const mounted = ({ kind }: Move) => kind === 'cavalry' || kind === 'chariots';

const MAY: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-2.51',
      [marches],
      on('can-march', ({ kind }: Move) => kind === 'cannot-march'),
    ),
    notes('wab-2.64', [marches, alone], { unless: ['wab-2.47', 'wab-2.57'] }),
    bars(
      'wab-2.47',
      [marches],
      on('has-musician', ({ musician }: Move) => !musician),
    ),
    bars(
      'wab-2.57',
      [runs],
      on('is-a-column', ({ kind, wide, deep }: Move) =>
        kind === 'chariots' ? wide > 1 || deep < CHARIOTS_DEEP : wide > COLUMN || deep < wide,
      ),
    ),
    bars('wab-2.60', [ignoresNone, not(alone), hasEnemies], on('enemy-too-far', near)),
    bars('wab-9.9', [ignoresNone, alone, hasEnemies], on('enemy-too-far', near)),
    notes(
      'wab-2.49',
      [marches, not(ignoresNone), near, only('fleeing', 'artillery', 'character')],
      { unless: ['wab-2.48'] },
    ),
    notes(
      'wab-2.50',
      [
        marches,
        not(ignoresNone),
        near,
        mounted,
        ({ enemies }) => enemies.includes('infantry'),
        only('infantry', 'fleeing', 'artillery', 'character'),
      ],
      { unless: ['wab-2.48'] },
    ),
    bars('wab-2.48', [marches, not(ignoresNone), hasEnemies], on('enemy-too-far', near)),
    bars(
      'wab-2.54',
      [marches],
      on('open-ground', ({ ground }: Move) => ground !== 'open'),
    ),
  ],
};

const COST = { open: 1, difficult: 2, 'very-difficult': 4 } as const;

/** How far it gets on such ground, up to the next half inch where the rounding holds (R17). */
function reachOn({ ground, readings: { R17 } }: Move, allowance: number): number {
  const reach = allowance / COST[ground];
  const rounds = ground === 'very-difficult' || (ground === 'difficult' && R17 === 'a');
  return rounds ? Math.ceil(reach * 2) / 2 : reach;
}

export const movement = defineQuery({
  id: 'wab/movement',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'factor', 'allowance', 'reach'),
    mayShootAfter: yes(),
    rate: word(['half', 'single', 'double', 'triple'], 'single'),
  },
  sample: { movement: 4, armour: 'heavy-and-shield', move: 'charge' },
  start: { movement: 4 },
  check: problems([
    'enemies',
    'how-far-is-the-enemy',
    'wab-2.48',
    (one) => hasEnemies(one) && one.enemyDistance === undefined,
  ]),
  run(input, trace) {
    const factor = applyRows(FACTOR, input, input.movement, trace);
    trace.step('wab-2.10', { factor });
    if (!applyRows(MAY, input, true, trace))
      return {
        answer: { factor },
        summary: { say: 'movement/no', with: { move: input.move } },
      };
    const allowance = factor * TIMES[input.move];
    trace.step(RATE_CLAUSE[input.move], { allowance });
    const reach = reachOn(input, allowance);
    if (input.ground === 'difficult') trace.step('wab-2.37', { reach });
    if (input.ground === 'very-difficult') trace.step('wab-2.39', { reach });
    const mayShootAfter = input.move === 'normal';
    if (marches(input)) trace.step('wab-2.55');
    if (input.move === 'failed-charge') trace.step('wab-3.23');
    const rate = { 0.5: 'half', 1: 'single', 2: 'double', 3: 'triple' } as const;
    return {
      answer: {
        ...{ allowed: true, factor, allowance, reach, mayShootAfter },
        rate: rate[TIMES[input.move] as keyof typeof rate],
      },
      summary: { say: 'movement/reach', with: { move: input.move, reach } },
    };
  },
});
