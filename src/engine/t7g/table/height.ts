import { alike, many, part, text, words, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Values } from '../../core/schema/values.ts';
import { isIn } from '../../plane/table/elements.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { checkPair, pairOf } from './fields.ts';
import { troopOnly } from './move.ts';
import { CENTRES, centresOf, type TableState, type TableUnit } from './state.ts';
import { groundsOf } from './terrain.ts';

const FIELDS = { position: POSITION, unitName: UNIT_NAME, targetName: UNIT_NAME };

const check = firstOf<Values<typeof FIELDS>>(checkPair, troopOnly());

/** Elements with the rule Altura, and the clause that gives it to them. */
const HIGH = { hill: 't7g-9.15/table', steephill: 't7g-9.19/table' } as const;
const isHigh = (kind: string): kind is keyof typeof HIGH => Object.hasOwn(HIGH, kind);

/** On which heights a unit stands, and with which of its Centres. */
const heightsOf = (state: TableState, unit: TableUnit) =>
  groundsOf(state).flatMap(({ element, name }) => {
    const { kind } = element;
    if (!isHigh(kind)) return [];
    const centresInside = centresOf(unit)
      .filter(({ at }) => isIn(at, element))
      .map(({ centre }) => centre);
    return centresInside.length === 0
      ? []
      : [
          {
            ground: name,
            key: HIGH[kind],
            centresInside,
            whole: centresInside.length === CENTRES.length,
          },
        ];
  });

export const tableHeight = defineQuery({
  id: 't7g/table-height',
  fields: FIELDS,
  answer: {
    ...alike(yes(), 'gains', 'enemyGains'),
    heights: many(
      part({ unit: text(), heightName: text(), centresInside: words(CENTRES), whole: yes() }),
    ),
  },
  start: {
    position: 't7g1_hill-30-30-42-38_bottom_A-36-34_top_X-36-29',
    unitName: 'A',
    targetName: 'X',
  },
  sample: {
    position: 't7g1_hill-30-30-42-38_bottom_A-36-32_top_X-36-31',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const all = [unit, target].flatMap((one) =>
      heightsOf(state, one).map((height) => ({ unit: one.name, ...height })),
    );
    for (const [ground, key] of new Map(all.map((one) => [one.ground, one.key])))
      trace.step(key, { ground });
    for (const { unit: name, ground, whole } of all)
      trace.step(whole ? 't7g-5.38/whole' : 't7g-5.38/part', { unit: name, ground });
    const isWhole = (one: TableUnit) =>
      all.some(({ unit: name, whole }) => name === one.name && whole);
    const [mine, theirs] = [isWhole(unit), isWhole(target)];
    const [gains, enemyGains] = [mine && !theirs, theirs && !mine];
    const [over, below] = enemyGains ? [target, unit] : [unit, target];
    const values = { unit: over.name, other: below.name };
    if (gains || enemyGains) trace.step('t7g-5.38/higher', values);
    else trace.step('t7g-5.38/level', values);
    return {
      answer: {
        ...{ gains, enemyGains },
        heights: all.map(({ key: _, ground: heightName, ...one }) => ({ ...one, heightName })),
      },
      summary: { say: `table-height/${gains || enemyGains ? 'yes' : 'no'}`, with: values },
    };
  },
});
