import { looseQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Values, Violation } from '../../core/schema.ts';
import { signed } from '../values/pair.ts';
import { commanderOf, tied, zonesOf } from './command.ts';
import { FATE_FIELDS, fateOf } from './general-fate.ts';
import { type GeneralState, isLost, leadershipInForce } from './generals.ts';
import { lost, moraleBy, STAFF_FIELDS, staffOf } from './staff.ts';

const GENERAL_FIELDS = { ...FATE_FIELDS, ...STAFF_FIELDS };
type Input = Values<typeof GENERAL_FIELDS>;

const { bars, notes } = rulesOf<GeneralState>((generalState) => ({ generalState }));

const IN_FORCE: Table<GeneralState, boolean> = {
  on: 'bonusesWork',
  rows: [
    bars('onus-4.13', [], on('general-holds', isLost)),
    notes('onus-4.9', [not(isLost)], { with: () => ({}) }),
  ],
};

const shown = (modifier: number) => (modifier === 0 ? '0' : signed(modifier));

function readCard({ leadership, radius }: Input, trace: Trace) {
  trace.step('onus-4.4', { leadership, radius });
}

/** Only flight ends (onus-4.14); of an unharmed general the question does not arise. */
const canRecover = (state: GeneralState) => (isLost(state) ? state === 'fleeing' : null);

export const general = looseQuery({
  id: 'onus/general',
  fields: GENERAL_FIELDS,
  sample: { leadership: 6, hisUnit: 'flees', fromGeneral: 2 },
  check: checkGeneral,
  run(input, trace) {
    readCard(input, trace);
    const generalNow = fateOf(input, trace);
    const staff = staffOf(input, generalNow);
    const chief = commanderOf(staff, input.hisUnit === 'recovers', trace);
    const leadershipNow = leadershipInForce({ generalState: chief.state }, chief.leadership, trace);
    trace.step('onus-4.7', { leadership: leadershipNow });
    trace.step('onus-4.8', { leadership: leadershipNow });
    const bonusesWork = applyRows(IN_FORCE, generalNow, true, trace);
    const { armyMorale, unitMorale } = moraleBy(staff, trace);
    const plain = { generalNow, leadership: leadershipNow, armyMorale: shown(armyMorale) };
    return {
      answer: {
        generalNow,
        canRecover: canRecover(generalNow),
        bonusesWork,
        commander: chief.number,
        commandTied: tied(staff),
        zones: zonesOf(staff, trace),
        generalsLeft: staff.chiefs.filter((one) => !lost(one)).length,
        leadershipNow,
        handLimit: leadershipNow,
        armyMorale,
        unitMorale,
      },
      summary:
        unitMorale === null
          ? { say: 'general/army', with: plain }
          : { say: 'general/unit', with: { ...plain, unitMorale: shown(unitMorale) } },
    };
  },
});

function checkGeneral(input: Input): Violation[] {
  const { general: place, fromGeneral, radius, follows, otherGenerals } = input;
  const found: Violation[] = [];
  if (place === 'in-unit' && fromGeneral)
    found.push({ field: 'fromGeneral', problem: 'in-unit-yet-away', with: {}, clause: 'onus-4.5' });
  if (place === 'in-radius' && fromGeneral !== undefined && fromGeneral > radius)
    found.push({
      field: 'fromGeneral',
      problem: 'in-radius-yet-beyond',
      with: { fromGeneral, radius },
      clause: 'onus-4.6',
    });
  const generals = otherGenerals.length + 1;
  if (follows > generals)
    found.push({
      field: 'follows',
      problem: 'no-such-general',
      with: { given: follows, generals },
      clause: 'onus-12.12',
    });
  return found;
}
