import { alike, amount, maybe, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Values } from '../../core/schema/values.ts';
import { signed } from '../values/pair.ts';
import { ZONE_NAMES } from './allies.ts';
import { commanderOf, tied, zonesOf } from './command.ts';
import { FATE_FIELDS, fateOf } from './general-fate.ts';
import { GENERAL_STATES, type GeneralState, isLost, leadershipInForce } from './generals.ts';
import { lost, moraleBy, STAFF_FIELDS, staffOf } from './staff.ts';

const GENERAL_FIELDS = { ...FATE_FIELDS, ...STAFF_FIELDS };
type Input = Values<typeof GENERAL_FIELDS>;

const isAway = ({ general, fromGeneral = 0 }: Input) => general === 'in-unit' && fromGeneral > 0;
const isBeyond = ({ general, fromGeneral = 0, radius }: Input) =>
  general === 'in-radius' && fromGeneral > radius;
/** A card that has moved him away leaves a unit behind that may be fleeing. */
const hadNotFled = ({ generalState, hisUnit, generalMoved }: Input) =>
  hisUnit === 'recovers' && generalState === 'unharmed' && !generalMoved;
const distances = ({ fromGeneral = 0, radius }: Input) => ({ fromGeneral, radius });
const followed = ({ follows, otherGenerals }: Input) => ({
  given: follows,
  generals: otherGenerals.length + 1,
});
const followsNobody = (input: Input) => input.follows > followed(input).generals;
const { bars, notes } = rulesOf<GeneralState>((generalState) => ({ generalState }));

const IN_FORCE: Table<GeneralState, boolean> = {
  on: 'bonusesWork',
  rows: [
    bars('onus-4.13', [], on('general-holds', isLost)),
    notes('onus-4.9', [not(isLost)], { with: () => ({}) }),
  ],
};

const shown = (modifier: number) => (modifier === 0 ? '0' : signed(modifier));

/** Only flight ends (onus-4.14); of an unharmed general the question does not arise. */
const canRecover = (state: GeneralState) => (isLost(state) ? state === 'fleeing' : null);

export const general = defineQuery({
  id: 'onus/general',
  fields: GENERAL_FIELDS,
  answer: {
    generalNow: word(GENERAL_STATES, 'unharmed'),
    canRecover: maybe(yes()),
    bonusesWork: yes(true),
    commander: amount(1),
    commandTied: yes(),
    zones: maybe(words(ZONE_NAMES)),
    generalsLeft: amount(1),
    ...alike(amount(), 'leadershipNow', 'handLimit', 'armyMorale'),
    unitMorale: maybe(amount()),
  },
  sample: { leadership: 6, hisUnit: 'flees', fromGeneral: 2 },
  check: problems(
    ['fromGeneral', 'in-unit-yet-away', 'onus-4.5', isAway],
    ['fromGeneral', 'in-radius-yet-beyond', 'onus-4.6', isBeyond, distances],
    ['hisUnit', 'nothing-to-recover-from', 'onus-4.14', hadNotFled],
    ['follows', 'no-such-general', 'onus-12.12', followsNobody, followed],
  ),
  run(input, trace) {
    const { leadership, radius } = input;
    trace.step('onus-4.4', { leadership, radius });
    const generalNow = fateOf(input, trace);
    const staff = staffOf(input, generalNow);
    const recovers = isLost(input.generalState) && !isLost(generalNow);
    const chief = commanderOf(staff, recovers, trace);
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
