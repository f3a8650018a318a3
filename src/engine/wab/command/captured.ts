import { alike, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const FATES = [
  'fled-and-pursued',
  'fled-not-pursued',
  'wiped-out-in-combat',
  'bearer-killed-in-combat',
  'killed-by-shooting',
  'fled-in-panic',
  'holders-destroyed',
] as const;

const STANDARD_FIELDS = {
  standardOf: usual(choice(['unit', 'army'], 'unit')),
  standardFate: usual(choice(FATES, 'fled-and-pursued')),
};
type Standard = Values<typeof STANDARD_FIELDS>;

const { allows, bars, notes } = rulesOf<Standard>();

const was =
  (...fates: readonly Standard['standardFate'][]) =>
  ({ standardFate }: Standard) =>
    fates.includes(standardFate);
const ofUnit = ({ standardOf }: Standard) => standardOf === 'unit';
const ofArmy = ({ standardOf }: Standard) => standardOf === 'army';
const regained = was('holders-destroyed');
const notRegained = any<Standard>(...FATES.slice(0, -1).map((fate) => was(fate)));
/** Pursuit alone takes it, caught or not (R74). */
const taken = on('neither-pursued-nor-wiped-out', was('fled-and-pursued', 'wiped-out-in-combat'));

const CAPTURED: Table<Standard, boolean> = {
  on: 'captured',
  rows: [
    allows('wab-8.14', [ofUnit, notRegained], taken),
    notes('wab-8.14/safe', [ofUnit, notRegained], on('pursued-or-wiped-out', not(taken))),
    allows('wab-9.79', [ofArmy, notRegained], taken),
    notes(
      'wab-9.80',
      [ofArmy, notRegained],
      on('bearer-lives', was('bearer-killed-in-combat', 'killed-by-shooting')),
    ),
    allows('wab-8.14/before', [regained, ofUnit]),
    allows('wab-9.79/before', [regained, ofArmy]),
  ],
};

const MAY: Table<Standard, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-8.15',
      [],
      on(
        'nobody-takes-it-back',
        ({ standardFate }: Standard) => standardFate === 'holders-destroyed',
      ),
    ),
  ],
};

export const capturedStandard = defineQuery({
  id: 'wab/captured-standard',
  fields: STANDARD_FIELDS,
  answer: alike(yes(), 'allowed', 'captured', 'benefitsLost', 'victoryPoints'),
  sample: {},
  start: {},
  run(input, trace) {
    const captured = applyRows(CAPTURED, input, false, trace);
    const allowed = applyRows(MAY, input, true, trace);
    const dies = was('bearer-killed-in-combat', 'killed-by-shooting')(input);
    return {
      answer: { allowed, captured, benefitsLost: captured || dies, victoryPoints: captured },
      summary: {
        say: `captured-standard/${!allowed ? 'kept' : captured ? 'captured' : dies ? 'lost' : 'safe'}`,
        with: {},
      },
    };
  },
});
