import { amount } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { each, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { list } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP } from '../army/generals.ts';
import { army } from '../army/value.ts';
import { ABILITY_LIST, ATTACK, DEFENCE, GENERAL, KIND, LIFE, MORALE, MOVEMENT } from '../fields.ts';
import { FORMATIONS, isMounted } from '../units.ts';

const NAME = 60;
const MOST_UD = 60;
const MOST_STRENGTH = 20;
const [, ...SPECIAL] = FORMATIONS;
const { units, generals, ...COMMON } = army.fields;

/** A unit as its player copies it from his card; what he leaves out is an ordinary value. */
export const CARD_FIELDS = {
  ...units.fields,
  kind: KIND,
  ...ATTACK,
  strength: count(0, MOST_STRENGTH, 0),
  range: measure(0, MOST_UD, 8),
  ...DEFENCE,
  morale: MORALE,
  life: LIFE,
  movement: MOVEMENT,
  abilities: ABILITY_LIST,
  blueIcons: rare(list(SPECIAL, SPECIAL.length)),
};

const { generalStrength, generalDefence, generalMorale } = GENERAL;
export const GENERAL_FIELDS = {
  generalCalled: text(NAME),
  ...generals.fields,
  leadership: LEADERSHIP,
  radius: measure(0, MOST_UD, 4),
  generalStrength,
  generalDefence,
  generalMorale,
};

export const ROSTER_FIELDS = {
  armyCalled: text(NAME),
  units: groups(CARD_FIELDS, units.most),
  generals: groups(GENERAL_FIELDS, generals.most),
  ...COMMON,
};
export type Roster = Values<typeof ROSTER_FIELDS>;
export type Card = Roster['units'][number];

/** An icon that troops on foot and artillery never bear. */
const ofMounted = (formation: 'arrowhead' | 'rhomboid', clause: ClauseId) =>
  [
    'blueIcons',
    'icon-of-mounted',
    clause,
    ({ kind, blueIcons }: Card) => blueIcons.includes(formation) && !isMounted(kind),
    ({ kind }: Card) => ({ formation: `formation.${formation}`, kind: `kind.${kind}` }),
  ] as const;

export const roster = defineQuery({
  id: 'onus/roster',
  fields: ROSTER_FIELDS,
  answer: { ...army.answer, unitCards: amount() },
  sample: {
    armyCalled: 'Traianus',
    pointsLimit: 1000,
    generals: [{ generalCalled: 'Traianus', pointsPercent: 30 }],
    units: [
      { unitCalled: 'Legionarii', unitValue: 100, copies: 4 },
      {
        unitCalled: 'Sagittarii',
        unitValue: 80,
        strength: 3,
        range: 8,
        abilities: ['skirmishers'],
      },
    ],
  },
  check: problems(
    (input) => army.check?.(input) ?? [],
    each(
      'units',
      problems<Card>(ofMounted('arrowhead', 'onus-8.19'), ofMounted('rhomboid', 'onus-8.22')),
    ),
  ),
  run(input, trace) {
    const { answer, summary } = army.run(input, trace);
    const cards = input.units.reduce((sum, { copies }) => sum + copies, 0);
    return { answer: { ...answer, unitCards: cards }, summary };
  },
});
