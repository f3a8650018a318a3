import { applyRows, type Condition, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, rare, type Values } from '../../core/schema.ts';
import { GENERAL_STATE, type GeneralState, isLost } from './generals.ts';

/** What happens to the unit that he is in. */
const HIS_UNIT = ['nothing', 'flees', 'recovers', 'eliminated'] as const;

export const FATE_FIELDS = {
  generalState: GENERAL_STATE,
  hisUnit: choice(HIS_UNIT, 'nothing'),
  generalMoved: rare(flag()),
};
type Fate = Values<typeof FATE_FIELDS>;

const unit = (...what: Fate['hisUnit'][]): Condition<Fate> => ({
  name: 'unit',
  holds: ({ hisUnit }) => what.includes(hisUnit),
});
const moved: Condition<Fate> = {
  name: 'no-card-moved-him',
  holds: ({ generalMoved }) => generalMoved,
};
const inIt: Condition<Fate> = { name: 'in-it', holds: ({ generalMoved }) => !generalMoved };
const unharmed: Condition<Fate, GeneralState> = {
  name: 'unharmed',
  holds: (_, state) => !isLost(state),
};
const lost: Condition<Fate, GeneralState> = {
  name: 'lost',
  holds: (_, state) => isLost(state),
};
/** Wounds and death are for the rest of the battle. */
const curable: Condition<Fate, GeneralState> = {
  name: 'lost-for-good',
  holds: (_, state) => state === 'fleeing',
};

const FATE: Table<Fate, GeneralState> = {
  on: 'generalNow',
  rows: [
    { clause: 'onus-4.3', when: [unit('eliminated', 'flees'), moved], unless: ['onus-4.2'] },
    { clause: 'onus-4.2', when: [unit('eliminated')], apply: () => 'dead' },
    {
      clause: 'onus-4.11',
      when: [topic(unit('flees'), inIt, unharmed)],
      apply: () => 'fleeing',
      say: 'onus-4.11/flees',
    },
    {
      clause: 'onus-4.14',
      when: [topic(unit('recovers'), lost), curable],
      apply: () => 'unharmed',
    },
  ],
};

/** What becomes of the general by what happens to his unit. */
export const fateOf = (fate: Fate, trace: Trace): GeneralState =>
  applyRows(FATE, fate, fate.generalState, trace);
