import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const LEAVE_FIELDS = {
  leavesTo: usual(
    choice(['go-alone', 'join-another', 'join-it-again', 'charge-alone'], 'go-alone'),
  ),
  movesStep: usual(choice(['remaining-moves', 'earlier-step', 'other-phase'], 'remaining-moves')),
  unitMoved: flag(),
  unitEngaged: flag(),
  unitCharged: choice(['no', 'this-turn', 'not-resolved', 'resolved'], 'no'),
  unitCompelled: choice(['nothing', 'compulsory-move', 'psychology'], 'nothing'),
  joinedThisTurn: flag(),
  skirmishers: flag(),
};
type Leave = Values<typeof LEAVE_FIELDS>;

const { bars, notes } = rulesOf<Leave>();

const charged =
  (when: Leave['unitCharged']) =>
  ({ unitCharged }: Leave) =>
    unitCharged === when;
const bound =
  (by: Leave['unitCompelled']) =>
  ({ unitCompelled }: Leave) =>
    unitCompelled === by;
const to =
  (where: Leave['leavesTo']) =>
  ({ leavesTo }: Leave) =>
    leavesTo === where;
const may = (_: Leave, allowed: boolean) => allowed;

const MAY: Table<Leave, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-9.26', [], on('no-charge-of-his-own', to('charge-alone'))),
    bars('wab-9.24', [], on('has-not-charged', charged('this-turn'))),
    bars('wab-9.29', [], on('all-is-resolved', charged('not-resolved'))),
    bars(
      'wab-9.27',
      [],
      on('unit-is-free', ({ unitEngaged }: Leave) => unitEngaged),
    ),
    bars('wab-9.35', [], on('not-bound', bound('psychology'))),
    bars('wab-15.29', [({ skirmishers }) => skirmishers], on('not-bound', bound('psychology'))),
    bars('wab-9.23/compelled', [bound('compulsory-move')]),
    bars('wab-9.23/moved', [({ unitMoved }) => unitMoved]),
    bars('wab-9.23/step', [({ movesStep }) => movesStep !== 'remaining-moves']),
    bars('wab-9.28/same', [({ joinedThisTurn }) => joinedThisTurn]),
    bars('wab-9.28/again', [to('join-it-again')]),
    notes('wab-9.23', [may]),
    notes('wab-9.28', [to('join-another'), may]),
    notes('wab-9.25', [may]),
  ],
};

export const leaveUnit = defineQuery({
  id: 'wab/leave-unit',
  fields: LEAVE_FIELDS,
  answer: { allowed: yes(), chargesWithIt: yes(), placeFilled: yes() },
  sample: { leavesTo: 'join-another' },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: { allowed, chargesWithIt: input.unitCharged === 'this-turn', placeFilled: allowed },
      summary: { say: `leave-unit/${allowed ? 'yes' : 'no'}`, with: {} },
    };
  },
});
