import { amount, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FAR, FASTEST, RIDES } from './fields.ts';

/** Inches within which enemies prevent a march (wab-2.48). */
const NEAR = 8;
const DOUBLE = 2;
const TRIPLE = 3;

const NEARBY = ['infantry', 'other', 'fleeing', 'artillery', 'character'] as const;

const LONE_FIELDS = {
  characterDoes: usual(
    choice(
      ['moves', 'marches', 'triples', 'charges', 'is-charged', 'looks', 'goes-on-foot'],
      'moves',
    ),
  ),
  characterMovement: usual(measure(1, FASTEST, 4)),
  rides: RIDES,
  withUnit: flag(),
  enemyDistance: optionalMeasure(0, FAR),
  enemiesNear: list(NEARBY, NEARBY.length),
  inArc: flag(true),
  mountLost: flag(),
  readings: rare(group(readings('R76', 'R80'))),
};
type Lone = Values<typeof LONE_FIELDS>;

const { bars, notes, sets } = rulesOf<Lone>();

const does =
  (...acts: readonly Lone['characterDoes'][]) =>
  ({ characterDoes }: Lone) =>
    acts.includes(characterDoes);
const marches = does('marches', 'triples');
const charges = does('charges');
const moves = does('moves', 'marches', 'triples');
const joined = ({ withUnit }: Lone) => withUnit;
const onElephant = ({ rides }: Lone) => rides === 'elephant';
const inChariot = ({ rides }: Lone) => rides === 'chariot';
const inVehicle = ({ rides }: Lone) => rides === 'elephant' || rides === 'chariot';
const hasEnemy = ({ enemyDistance }: Lone) => enemyDistance !== undefined;
const near = ({ enemyDistance = FAR }: Lone) => enemyDistance <= NEAR;
/** Enemies who prevent no march; infantry prevents none to who is mounted (wab-2.49, wab-2.50). */
const harmless = ({ enemiesNear, rides }: Lone) =>
  enemiesNear.length > 0 &&
  enemiesNear.every(
    (one) =>
      one === 'fleeing' ||
      one === 'artillery' ||
      one === 'character' ||
      (one === 'infantry' && rides !== 'foot'),
  );
/** At triple rate nobody is ignored, but by the other reading (R76). */
const ignores = ({ characterDoes, readings: { R76 } }: Lone) =>
  characterDoes === 'marches' || R76 === 'b';

const MAY: Table<Lone, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-9.26', [charges, joined]),
    notes(
      'wab-9.4/elephant',
      [charges, not(joined), onElephant, ({ readings: { R80 } }) => R80 === 'a'],
      { unless: ['wab-9.4'] },
    ),
    notes('wab-20.9', [charges, not(joined), onElephant, ({ readings: { R80 } }) => R80 === 'a']),
    bars('wab-20.9/chariot', [charges, inChariot], on('part-of-a-unit', not(joined))),
    bars('wab-9.4', [charges], on('part-of-a-unit', not(joined))),
    bars('wab-9.20/moves', [moves, joined]),
    bars('wab-9.46/marches', [marches, onElephant]),
    notes('wab-9.9/ignored', [marches, near, harmless, ignores], { unless: ['wab-9.9'] }),
    bars('wab-9.9/near', [marches, hasEnemy], on('enemy-too-far', near)),
    bars(
      'wab-9.7',
      [does('looks')],
      on('in-his-arc', ({ inArc }: Lone) => !inArc),
    ),
    bars(
      'wab-9.46',
      [does('goes-on-foot')],
      on('mount-is-lost', ({ mountLost }: Lone) => !mountLost),
    ),
    notes('wab-9.40', [does('is-charged')]),
  ],
};

const far = { with: (_: Lone, __: number, after: () => number) => ({ allowance: after() }) };
const REACH: Table<Lone, number> = {
  on: 'mayMove',
  rows: [
    sets('wab-9.8', ({ characterMovement }) => TRIPLE * characterMovement, [does('triples')], far),
    sets(
      'wab-9.8/double',
      ({ characterMovement }) => DOUBLE * characterMovement,
      [does('marches')],
      far,
    ),
    notes<number>('wab-9.3', []),
  ],
};

export const loneCharacter = defineQuery({
  id: 'wab/lone-character',
  fields: LONE_FIELDS,
  answer: {
    allowed: yes(),
    mayMove: amount(),
    countsAsModels: amount(),
    turnsFreely: yes(),
    reactsBy: words(['hold', 'flee']),
  },
  sample: { characterDoes: 'triples', enemyDistance: 10 },
  start: {},
  check: problems(
    [
      'rides',
      'rides-neither',
      'wab-9.46',
      (one) => one.characterDoes === 'goes-on-foot' && !inVehicle(one),
    ],
    [
      'enemiesNear',
      'say-how-near',
      'wab-9.9',
      (one) => one.enemiesNear.length > 0 && !hasEnemy(one),
    ],
    [
      'withUnit',
      'is-not-alone',
      'wab-9.40',
      (one) => one.withUnit && one.characterDoes === 'is-charged',
    ],
  ),
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const { characterDoes } = input;
    const alone = !input.withUnit;
    if (alone) trace.step('wab-9.2');
    const allowance =
      allowed && moves(input) ? applyRows(REACH, input, input.characterMovement, trace) : 0;
    const charged = characterDoes === 'is-charged';
    return {
      answer: {
        ...{
          allowed,
          mayMove: allowance,
          countsAsModels: Number(alone),
          turnsFreely: allowance > 0,
        },
        reactsBy: charged ? (['hold', 'flee'] as const) : [],
      },
      summary: {
        say: `lone-character/${!allowed ? 'no' : allowance > 0 ? 'reach' : charged ? 'charged' : 'yes'}`,
        with: { allowance, characterDoes },
      },
    };
  },
});
