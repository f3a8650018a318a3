import { alike, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

/** Inches within which an enemy uncovers an ambush (wab-13.25). */
const NEAR = 8;
const FAR = 120;
const MOST_HIDDEN = 5;
/** What an appearing unit still does, by the part of its turn in which it appears (wab-13.27). */
const SHOWN = ['turn-start', 'movement', 'shooting', 'combat', 'enemy-turn'] as const;
const LATEST = { charge: 'turn-start', move: 'movement', shoot: 'shooting' } as const;

const AMBUSH_FIELDS = {
  ambushStep: usual(choice(['hide', 'after-deployment', 'in-play', 'act'], 'hide')),
  hiddenBefore: count(0, MOST_HIDDEN, 0),
  deploymentBegun: flag(),
  placeInSight: flag(),
  placeInEnemyZone: flag(),
  enemySees: flag(),
  enemyDistance: optionalMeasure(0, FAR),
  appearsIn: choice(SHOWN, 'turn-start'),
  ambushWants: choice(['charge', 'move', 'shoot'], 'charge'),
  readings: rare(group(readings('R8'))),
};
type Asked = Values<typeof AMBUSH_FIELDS>;

const { allows, bars, notes } = rulesOf<Asked>();

const at =
  (step: Asked['ambushStep']) =>
  ({ ambushStep }: Asked) =>
    ambushStep === step;
const hides = at('hide');
const acts = at('act');
const lies = (one: Asked) => !hides(one) && !acts(one);
const isLate = ({ appearsIn, ambushWants }: Asked) =>
  SHOWN.indexOf(appearsIn) > SHOWN.indexOf(LATEST[ambushWants]);

/** Whether it may hide so, or do what it wants once it appears. */
const MAY: Table<Asked, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-13.22', [hides]),
    bars('wab-13.22/begun', [hides, ({ deploymentBegun }) => deploymentBegun]),
    bars('wab-13.22/one', [hides, ({ hiddenBefore }) => hiddenBefore > 0]),
    bars('wab-13.22/seen', [hides, ({ placeInSight }) => placeInSight]),
    bars(
      'wab-13.23',
      [hides],
      on('outside-his-zone', ({ placeInEnemyZone }) => placeInEnemyZone),
    ),
    notes('wab-13.24', [at('after-deployment')]),
    notes(
      'wab-13.27',
      [acts],
      on('too-late', (one) => !isLate(one)),
    ),
    bars('wab-13.27/too-late', [acts, isLate]),
  ],
};

const isNear = ({ enemyDistance = FAR, readings: { R8 } }: Asked) =>
  enemyDistance < NEAR || (enemyDistance === NEAR && R8 === 'a');

/** Whether it must be placed now. */
const REVEALED: Table<Asked, boolean> = {
  on: 'mustReveal',
  rows: [
    allows('wab-13.25/seen', [lies, ({ enemySees }) => enemySees]),
    allows('wab-13.25', [lies], on('enemy-too-far', isNear)),
    notes('wab-13.26', [at('in-play'), (_, must) => !must]),
  ],
};

export const ambush = defineQuery({
  id: 'wab/ambush',
  fields: AMBUSH_FIELDS,
  answer: { allowed: yes(), ...alike(yes(), 'mustReveal', 'mayReveal', 'mayStayHidden') },
  sample: { ambushStep: 'in-play', enemyDistance: 7 },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const mustReveal = applyRows(REVEALED, input, false, trace);
    const hidden = lies(input);
    const say = mustReveal ? 'revealed' : hidden ? 'may-reveal' : allowed ? 'yes' : 'no';
    return {
      answer: { allowed, mustReveal, mayReveal: hidden, mayStayHidden: hidden && !mustReveal },
      summary: { say: `ambush/${say}`, with: {} },
    };
  },
});
