import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const PLACE_FIELDS = {
  whoMoves: usual(choice(['champion', 'character', 'standard-bearer', 'musician'], 'champion')),
  fightsAlready: usual(flag()),
  combatOver: flag(true),
  swapsWithFighter: flag(true),
};
type Moved = Values<typeof PLACE_FIELDS>;

const { bars, notes } = rulesOf<Moved>();

const champion = ({ whoMoves }: Moved) => whoMoves === 'champion';
const character = ({ whoMoves }: Moved) => whoMoves === 'character';
const fights = on('has-nobody-to-fight', ({ fightsAlready }: Moved) => fightsAlready);

const MAY: Table<Moved, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-8.10/others', [(one) => !champion(one) && !character(one)]),
    bars('wab-8.11', [champion], fights),
    bars('wab-9.19/fights', [character], fights),
    bars('wab-8.10/before', [({ combatOver }) => !combatOver]),
    bars('wab-8.10/with', [({ swapsWithFighter }) => !swapsWithFighter]),
    notes('wab-8.10', [champion, (_, may) => may]),
    notes('wab-9.19', [character, (_, may) => may]),
  ],
};

export const changePlaces = defineQuery({
  id: 'wab/change-places',
  fields: PLACE_FIELDS,
  answer: { allowed: yes() },
  sample: {},
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: { allowed },
      summary: {
        say: `change-places/${allowed ? 'yes' : 'no'}`,
        with: { whoMoves: input.whoMoves },
      },
    };
  },
});
