import { amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMY_FIELDS } from '../army/army-fields.ts';
import { SIZE_NAMES, sizeOf } from '../army/sizes.ts';
import { SCALES } from '../scales.ts';
import { TABLE } from './table.ts';

const MOST_INCHES = 200;
const { pointsLimit } = ARMY_FIELDS;

const FIELDS = {
  scale: usual(choice(SCALES, '15mm')),
  pointsLimit,
  sceneryFirst: flag(true),
  typeAgreed: flag(),
  tableLong: optionalMeasure(1, MOST_INCHES),
  tableWide: optionalMeasure(1, MOST_INCHES),
};
type Input = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<Input>();
const ideal = ({ scale }: Input) => TABLE[scale];
const isOther = (input: Input) => {
  const { long, wide } = ideal(input);
  return (input.tableLong ?? long) !== long || (input.tableWide ?? wide) !== wide;
};

const ADVICE: Table<Input, boolean> = {
  on: 'recommended',
  rows: [
    bars(
      't7g-9.2',
      [],
      on('scenery-stands-first', ({ sceneryFirst }) => !sceneryFirst),
    ),
    notes('t7g-8.3', [({ typeAgreed }) => !typeAgreed]),
    notes('t7g-9.1', []),
    notes('t7g-9.5', [not(isOther)], {
      with: (input) => ({ long: ideal(input).long, wide: ideal(input).wide, scale: input.scale }),
    }),
    bars('t7g-9.5/other', [isOther], {
      with: (input) => ({ long: ideal(input).long, wide: ideal(input).wide, scale: input.scale }),
    }),
  ],
};

export const battle = defineQuery({
  id: 't7g/battle',
  fields: FIELDS,
  answer: {
    recommended: yes(),
    scenario: word(['fields-of-glory'], 'fields-of-glory'),
    byLot: yes(),
    battleSize: maybe(word(SIZE_NAMES, 'medium')),
    idealLong: amount(),
    idealWide: amount(),
  },
  sample: { scale: '15mm', pointsLimit: 1500, tableLong: 72, tableWide: 48 },
  run(input, trace) {
    const { pointsLimit } = input;
    const battleSize = pointsLimit === undefined ? null : sizeOf(pointsLimit);
    if (battleSize) trace.step('t7g-8.2', { pointsLimit: pointsLimit ?? 0, battleSize });
    const recommended = applyRows(ADVICE, input, true, trace);
    const { long, wide } = ideal(input);
    return {
      answer: {
        recommended,
        byLot: !input.typeAgreed,
        battleSize,
        idealLong: long,
        idealWide: wide,
      },
      summary: { say: `battle/${recommended ? 'yes' : 'no'}`, with: { long, wide } },
    };
  },
});
