import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

/** What a straight line to the nearest Centre passes over or through. */
const CROSSED = ['friend', 'enemy', 'commander', 'hiding-terrain'] as const;
/** Inches between what hides on both sides of the line, by scale in millimetres (t7g-4.4). */
const CORRIDOR = { 15: 3, 28: 4 } as const;
const MOST_INCHES = 100;

const FIELDS = {
  aimAt: choice(['troops', 'lone-commander'], 'troops'),
  inFront: usual(flag(true)),
  crosses: usual(list(CROSSED, CROSSED.length)),
  nearestDistance: usual(optionalMeasure(0, MOST_INCHES)),
  otherCentreFree: flag(),
  otherDistance: optionalMeasure(0, MOST_INCHES),
  corridor: optionalMeasure(0, MOST_INCHES),
  scale: choice(['15', '28'], '15'),
  insideHiding: flag(),
  bow: flag(),
  friendNearer: flag(),
  fromHill: rare(flag()),
  fromSide: rare(flag()),
  extendedArc: rare(flag()),
  nearerEnemy: rare(flag()),
};
type Input = Values<typeof FIELDS>;

const crosses = (what: (typeof CROSSED)[number]) => (input: Input) => input.crosses.includes(what);
/** Bows shoot over friends that stand nearer to them than to the enemy. */
const shootsOver = ({ bow, friendNearer }: Input) => bow && friendNearer;
const isOverTroops = (input: Input) =>
  crosses('enemy')(input) || (crosses('friend')(input) && !shootsOver(input));
const isHidden = (input: Input) => crosses('hiding-terrain')(input) && !input.insideHiding;
const isTooNarrow = ({ corridor, scale }: Input) =>
  corridor !== undefined && corridor < CORRIDOR[scale];
const isNearestHidden = (input: Input) =>
  isOverTroops(input) || isHidden(input) || isTooNarrow(input);
/** Another Centre that can be seen will do. */
const onlyNearest = ({ otherCentreFree }: Input) => !otherCentreFree;

const { bars, notes } = rulesOf<Input>();

const SEEN: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-7.7',
      [],
      on('aims-at-troops', ({ aimAt }) => aimAt === 'lone-commander'),
    ),
    notes(
      't7g-6.45',
      [({ fromSide }) => fromSide],
      on('front-centre-only', ({ extendedArc }) => extendedArc),
      { unless: ['t7g-4.2'] },
    ),
    bars('t7g-4.2/side', [({ fromSide }) => fromSide]),
    bars(
      't7g-4.2/not-in-front',
      [({ fromSide }) => !fromSide],
      on('stands-in-front', ({ inFront }) => !inFront),
    ),
    notes('t7g-4.5', [], on('no-commander-between', crosses('commander'))),
    notes('t7g-4.6', [not(onlyNearest)], on('nearest-centre-seen', isNearestHidden)),
    notes('t7g-6.105', [crosses('friend'), ({ bow }) => bow], on('friend-not-nearer', shootsOver)),
    bars('t7g-4.7', [onlyNearest, ({ fromHill }) => fromHill], on('nobody-between', isOverTroops)),
    bars('t7g-4.3', [onlyNearest], on('nobody-between', isOverTroops)),
    notes('t7g-4.24/inside', [crosses('hiding-terrain'), ({ insideHiding }) => insideHiding]),
    bars('t7g-4.24', [onlyNearest], on('nothing-hides', isHidden)),
    bars(
      't7g-4.4',
      [onlyNearest, ({ corridor }) => corridor !== undefined],
      on('corridor-wide-enough', isTooNarrow),
      { with: ({ corridor = 0, scale }) => ({ inches: corridor, least: CORRIDOR[scale] }) },
    ),
    notes('t7g-4.8', [({ nearerEnemy }) => nearerEnemy]),
  ],
};

/** The range must reach the nearest Centre that is seen. */
function inchesOf(input: Input): number | null {
  const { nearestDistance, otherDistance } = input;
  const isOther = input.otherCentreFree && isNearestHidden(input);
  return (isOther ? otherDistance : nearestDistance) ?? null;
}

export const lineOfSight = defineQuery({
  id: 't7g/line-of-sight',
  fields: FIELDS,
  answer: { allowed: yes(), inches: maybe(amount()) },
  sample: { crosses: ['commander'], nearestDistance: 10 },
  run(input, trace) {
    trace.step('t7g-4.1');
    const allowed = applyRows(SEEN, input, true, trace);
    if (!allowed) return { answer: {}, summary: { say: 'line-of-sight/no', with: {} } };
    if (!input.fromSide) trace.decide('t7g-4.2/in-sight');
    const inches = inchesOf(input);
    if (inches !== null) trace.step('t7g-4.9/measured', { inches });
    return { answer: { allowed, inches }, summary: { say: 'line-of-sight/yes', with: {} } };
  },
});
