import { looseQuery } from '../../core/query.ts';
import {
  count,
  groups,
  list,
  measure,
  rare,
  text,
  type Values,
  type Violation,
} from '../../core/schema.ts';
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

const MOUNTED_ONLY = ['arrowhead', 'rhomboid'] as const;
const CLAUSE = { arrowhead: 'onus-8.19', rhomboid: 'onus-8.22' } as const;

/** Icons that troops of this kind never bear. */
const wrongIcons = ({ kind, blueIcons }: Card, i: number): Violation[] =>
  MOUNTED_ONLY.filter((one) => blueIcons.includes(one) && !isMounted(kind)).map((formation) => ({
    field: `units.${i}.blueIcons`,
    problem: 'icon-of-mounted',
    with: { formation: `formation.${formation}`, kind: `kind.${kind}` },
    clause: CLAUSE[formation],
  }));

/** The army of a roster, as the question of its value takes it. */
export const armyOf = ({ armyCalled: _, ...roster }: Roster) => ({
  ...roster,
  units: roster.units.map(({ unitCalled, unitValue, copies, unitRank, ledBy }) => ({
    unitCalled,
    unitValue,
    copies,
    unitRank,
    ledBy,
  })),
  generals: roster.generals.map(({ pointsPercent }) => ({ pointsPercent })),
});

export const roster = looseQuery({
  id: 'onus/roster',
  fields: ROSTER_FIELDS,
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
  check: (input) => [
    ...(army.check?.(armyOf(input)) ?? []),
    ...input.units.flatMap((unit, i) => wrongIcons(unit, i)),
  ],
  run(input, trace) {
    const { answer, summary } = army.run(armyOf(input), trace);
    const cards = input.units.reduce((sum, { copies }) => sum + copies, 0);
    return { answer: { ...answer, unitCards: cards }, summary };
  },
});
