import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_UNITS = 12;
/** Flanks of a unit that is not emplaced. */
const FLANKS = 2;

const FIELDS = {
  fortresses: usual(count(1, MOST_UNITS, 2)),
  sameCommand: usual(flag(true)),
  identical: usual(flag(true)),
  onDeployment: rare(flag(true)),
  guns: count(0, MOST_UNITS, 0),
  gunsFortified: flag(true),
  greatBattery: flag(),
};
type Input = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<Input>();
const hasGuns = ({ guns }: Input) => guns > 0;

const MAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-6.20', []),
    bars(
      't7g-6.23/one',
      [],
      on('several-fortresses', ({ fortresses }) => fortresses < 2),
    ),
    bars(
      't7g-6.23/command',
      [],
      on('of-one-command', ({ sameCommand }) => !sameCommand),
    ),
    bars(
      't7g-6.23/identical',
      [],
      on('all-identical', ({ identical }) => !identical),
    ),
    bars(
      't7g-6.23/late',
      [],
      on('on-deployment', ({ onDeployment }) => !onDeployment),
    ),
    bars(
      't7g-6.25/one',
      [hasGuns],
      on('one-gun-at-most', ({ guns }) => guns > 1),
      {
        with: ({ guns }) => ({ guns }),
      },
    ),
    bars(
      't7g-6.25/option',
      [hasGuns],
      on('guns-are-fortified', ({ gunsFortified }) => !gunsFortified),
    ),
    bars(
      't7g-6.25/great',
      [hasGuns],
      on('no-great-battery', ({ greatBattery }) => greatBattery),
    ),
  ],
};

/** What holds of one that is formed. */
const FORMED: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-6.23', [], { with: ({ fortresses }) => ({ fortresses }) }),
    notes('t7g-6.25', [hasGuns]),
    notes('t7g-6.26', []),
    notes('t7g-6.31/formed', []),
    notes('t7g-6.35', [], { with: ({ fortresses, guns }) => ({ pieces: fortresses + guns }) }),
  ],
};

export const emplacement = defineQuery({
  id: 't7g/emplacement',
  fields: FIELDS,
  answer: { allowed: yes(), ...alike(amount(), 'orderCards', 'flanks', 'scoredSingly') },
  sample: { fortresses: 3, guns: 1 },
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    if (allowed) applyRows(FORMED, input, true, trace);
    const { fortresses, guns } = input;
    return {
      answer: {
        allowed,
        orderCards: allowed ? 1 : fortresses,
        flanks: allowed ? 0 : FLANKS,
        scoredSingly: fortresses + guns,
      },
      summary: { say: `emplacement/${allowed ? 'yes' : 'no'}`, with: { fortresses } },
    };
  },
});
