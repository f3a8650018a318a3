import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { GENERAL_STATE, type GeneralState, isLost } from './generals.ts';

/** What happens to the unit that he is in. */
const HIS_UNIT = ['nothing', 'flees', 'recovers', 'eliminated'] as const;

export const FATE_FIELDS = {
  generalState: GENERAL_STATE,
  hisUnit: choice(HIS_UNIT, 'nothing'),
  generalMoved: rare(flag()),
};
type Fate = Values<typeof FATE_FIELDS>;

const { notes, sets } = rulesOf<Fate>();
const unit =
  (...what: Fate['hisUnit'][]) =>
  ({ hisUnit }: Fate) =>
    what.includes(hisUnit);
const moved = on('no-card-moved-him', ({ generalMoved }: Fate) => generalMoved);
const lost = (_: Fate, state: GeneralState) => isLost(state);
/** Wounds and death are for the rest of the battle. */
const curable = on('lost-for-good', (_: Fate, state: GeneralState) => state === 'fleeing');

const FATE: Table<Fate, GeneralState> = {
  on: 'generalNow',
  rows: [
    notes('onus-4.3', [unit('eliminated', 'flees')], moved, { unless: ['onus-4.2'] }),
    sets('onus-4.2', 'dead', [unit('eliminated')]),
    sets('onus-4.11/flees', 'fleeing', [unit('flees'), not(moved), not(lost)]),
    sets('onus-4.14', 'unharmed', [unit('recovers'), lost], curable),
  ],
};

/** What becomes of the general by what happens to his unit. */
export const fateOf = (fate: Fate, trace: Trace): GeneralState =>
  applyRows(FATE, fate, fate.generalState, trace);
