import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { COHERENT } from './coherent.ts';

const MOST_MODELS = 100;
const MOST_ATTACKS = 10;
const FASTEST = 12;
/** Twice its Movement, to charge as always (wab-15.9). */
const RATE = 2;

const CONTACT_FIELDS = {
  skirmishersAre: usual(choice(['charging', 'charged', 'engaged'], 'charging')),
  models: usual(count(1, MOST_MODELS, 10)),
  modelsNear: usual(optionalCount(0, MOST_MODELS)),
  placesInContact: usual(optionalCount(1, MOST_MODELS)),
  movement: measure(1, FASTEST, 4),
  attacksEach: count(1, MOST_ATTACKS, 1),
  rearReach: flag(),
};
type Closing = Values<typeof CONTACT_FIELDS>;
/** With how many of them touch the enemy, form a second line, and stand loosely about. */
interface Placed extends Closing {
  inContact: number;
  secondLine: number;
  loose: number;
}

const are = (how: Closing['skirmishersAre']) => (one: Closing) => one.skirmishersAre === how;
const charging = are('charging');

/** The charged are always touched by the charger, at least the nearest (wab-15.20). */
function placed(input: Closing): Placed {
  const { models, modelsNear = models, placesInContact = models } = input;
  const least = are('charged')(input) ? 1 : 0;
  const near = are('engaged')(input) ? models : Math.max(least, Math.min(models, modelsNear));
  const inContact = Math.min(near, placesInContact);
  const secondLine = charging(input) ? Math.min(near - inContact, inContact) : 0;
  return { ...input, inContact, secondLine, loose: models - inContact - secondLine };
}

const { notes } = rulesOf<Placed>((one) => ({
  ...{ inContact: one.inContact, secondLine: one.secondLine, loose: one.loose, most: COHERENT },
}));

const PLACES: Table<Placed, number> = {
  on: 'attackDice',
  rows: [
    notes<number>('wab-15.19/none', [({ inContact }) => inContact === 0]),
    notes<number>('wab-15.19', [charging, ({ inContact }) => inContact > 0]),
    notes<number>('wab-15.21', [({ secondLine }) => secondLine > 0]),
    notes<number>('wab-15.20', [are('charged')]),
    notes<number>('wab-15.22', [are('engaged')]),
    notes<number>(
      'wab-15.23/rear',
      [({ rearReach, inContact }) => rearReach && inContact > 0],
      on('all-in-contact', ({ models, inContact }) => models > inContact),
    ),
  ],
};

export const skirmishContact = defineQuery({
  id: 'wab/skirmish-contact',
  fields: CONTACT_FIELDS,
  answer: {
    reaches: maybe(yes()),
    chargeReach: maybe(amount()),
    ...alike(amount(), 'inContact', 'secondLine', 'looseModels', 'attackDice'),
    mostApart: amount(COHERENT),
    allEngaged: yes(),
  },
  sample: { models: 16, modelsNear: 10, placesInContact: 8 },
  start: {},
  check: problems([
    'modelsNear',
    'more-than-the-unit',
    'wab-15.19',
    ({ modelsNear = 0, models }) => modelsNear > models,
  ]),
  run(input, trace) {
    const one = placed(input);
    const { inContact, secondLine, loose: looseModels } = one;
    const chargeReach = charging(input) ? RATE * input.movement : null;
    if (chargeReach !== null) trace.step('wab-15.9/reach', { chargeReach });
    const attackDice = applyRows(PLACES, one, inContact * input.attacksEach, trace);
    const reaches = inContact > 0;
    return {
      answer: {
        ...{ reaches, chargeReach, inContact, secondLine, looseModels, attackDice },
        ...{ mostApart: COHERENT, allEngaged: reaches },
      },
      summary: {
        say: `skirmish-contact/${reaches ? 'fights' : 'short'}`,
        with: { inContact, loose: looseModels + secondLine },
      },
    };
  },
});
