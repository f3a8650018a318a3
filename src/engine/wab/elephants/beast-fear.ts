import { word } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { BEASTS, FEELERS, FEELINGS, FEELS, type Feeling } from './feelings.ts';

const FEAR_FIELDS = {
  feeler: usual(choice(FEELERS, 'infantry')),
  beast: usual(choice(BEASTS, 'indian-elephant')),
  usedToElephants: usual(flag()),
  sameSide: flag(),
  nearAtTurnStart: flag(),
  readings: rare(group(readings('R295'))),
};
export const beastFear = defineQuery({
  id: 'wab/beast-fear',
  fields: FEAR_FIELDS,
  answer: { feels: word(FEELINGS, 'nothing') },
  sample: { feeler: 'cavalry', usedToElephants: true },
  start: {},
  check: problems([
    'usedToElephants',
    'elephants-among-themselves',
    'wab-17.9',
    ({ usedToElephants, feeler }) => usedToElephants && feeler.endsWith('elephant'),
  ]),
  run(input, trace) {
    const feels = applyRows(FEELS, input, 'nothing' as Feeling, trace);
    return {
      answer: { feels },
      summary: { say: `beast-fear/${feels}`, with: { feeler: input.feeler, beast: input.beast } },
    };
  },
});
