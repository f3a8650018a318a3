import { amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_VALUE, VIRTUE } from '../fields.ts';

const FIELDS = {
  stamina: requiredCount(1, MOST_VALUE),
  wear: usual(count(0, 2 * MOST_VALUE, 0)),
  disordered: usual(flag()),
  fervour: VIRTUE,
  flematico: rare(flag()),
  bardiches: rare(flag()),
};
type Input = Values<typeof FIELDS>;

/** Zeal raises what it can carry (t7g-7.36). */
const most = ({ stamina, fervour }: Input) => stamina + fervour;
const isWeary = (input: Input) => input.wear >= most(input);
const weary = on('not-weary', isWeary);
const { notes, sets } = rulesOf<Input>();

interface Falls {
  combat: boolean;
  fire: boolean;
}
const FALLS: Table<Input, Falls> = {
  on: 'falls',
  show: ({ combat, fire }) => Number(combat) + Number(fire),
  rows: [
    notes('t7g-7.79/state', [({ flematico }) => flematico], weary, { unless: ['t7g-1.28'] }),
    sets('t7g-1.28/state', { combat: true, fire: true }, [], weary),
    sets('t7g-6.93/state', (_, now: Falls) => ({ ...now, combat: false }), [
      ({ bardiches }) => bardiches,
      ({ flematico }) => !flematico,
      isWeary,
    ]),
  ],
};
const COURAGE: Table<Input, boolean> = {
  on: 'courageFalls',
  rows: [
    sets(
      't7g-1.29/state',
      true,
      [],
      on('not-disordered', ({ disordered }) => disordered),
    ),
  ],
};

const sayOf = (input: Input) => {
  if (input.wear === 0) return 'fresh';
  if (input.wear > most(input)) return 'beyond';
  return isWeary(input) ? 'weary' : 'worn';
};

export const unitState = defineQuery({
  id: 't7g/unit-state',
  fields: FIELDS,
  answer: {
    fresh: yes(),
    weary: yes(),
    combatFalls: yes(),
    fireFalls: yes(),
    courageFalls: yes(),
    checkToAct: yes(),
    wearLeft: amount(),
    breakPoints: amount(),
    markerKinds: amount(),
  },
  sample: { stamina: 4, wear: 4 },
  start: { stamina: 4 },
  run(input, trace) {
    const { wear, disordered } = input;
    const fresh = wear === 0;
    const over = Math.max(0, wear - most(input));
    if (fresh) trace.decide('t7g-1.27');
    else trace.step('t7g-1.27/wear', { wear });
    const falls = applyRows(FALLS, input, { combat: false, fire: false }, trace);
    const courageFalls = applyRows(COURAGE, input, false, trace);
    trace.step('t7g-1.14', { most: most(input) });
    if (over > 0) trace.decide('t7g-4.16/over', { over });
    else trace.skip('t7g-4.16', 'within-its-stamina');
    const markerKinds = Number(!fresh) + Number(disordered);
    trace.step('t7g-1.26', { markerKinds });
    return {
      answer: {
        fresh,
        weary: isWeary(input),
        combatFalls: falls.combat,
        fireFalls: falls.fire,
        courageFalls,
        checkToAct: !fresh,
        wearLeft: Math.max(0, most(input) - wear),
        breakPoints: over,
        markerKinds,
      },
      summary: { say: `unit-state/${sayOf(input)}`, with: { wear, over } },
    };
  },
});
