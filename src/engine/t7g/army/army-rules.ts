import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { type Step, Trace } from '../../core/ruling.ts';
import {
  type ArmyInput,
  type Chart,
  cardsOf,
  ELITE_OF,
  isElite,
  numbered,
  type UnitInput,
} from './army-fields.ts';
import { ABOVE, COMMANDER_RULES, type Commander, REPEATED, type Shared } from './commander.ts';
import { type Fault, FIELD_OF, faultsBy, rule } from './faults.ts';

export interface Army extends ArmyInput {
  total: number;
}

const { bars, notes } = rulesOf<Army>();
const generals = ({ commanders }: ArmyInput) => commanders.filter(({ isGeneral }) => isGeneral);
const wanted = (army: Army) => ({ generals: generals(army).length, contingents: army.contingents });
const some = (kind: UnitInput['kind'], army: ArmyInput) =>
  cardsOf(army.units.filter((unit) => unit.kind === kind));
const guns = (army: ArmyInput) => cardsOf(army.units.filter(({ integrated }) => integrated));
const formations = (army: ArmyInput) => some('formation', army);
const factionBroken = ({ factionKept }: Army) => !factionKept;
const boxesBroken = ({ boxesKept }: Army) => !boxesKept;

/** What the whole list must keep to. */
const LIST_RULES = [
  rule<Army>(
    'no-general',
    bars('t7g-8.8/none', [(army) => generals(army).length < army.contingents], { with: wanted }),
  ),
  rule<Army>(
    'several-generals',
    bars(
      't7g-8.8/several',
      [],
      on('one-general', (army) => generals(army).length > army.contingents),
      {
        with: wanted,
      },
    ),
  ),
  rule<Army>(
    'guns-without-formation',
    bars(
      't7g-6.83/no-formation',
      [(army) => guns(army) > 0],
      on('a-formation-for-each-gun', (army) => guns(army) > formations(army)),
      { with: (army) => ({ guns: guns(army), formations: formations(army) }) },
    ),
  ),
  rule<Army>('faction-rule', bars('t7g-8.5', [], on('faction-kept', factionBroken))),
  rule<Army>('chart-boxes', bars('t7g-8.9', [], on('boxes-kept', boxesBroken))),
  rule<Army>(
    'over-limit',
    bars(
      't7g-8.1/over',
      [({ pointsLimit }) => pointsLimit !== undefined],
      on('within-limit', ({ total, pointsLimit = total }) => total > pointsLimit),
      { with: ({ total, pointsLimit = 0 }) => ({ armyCost: total, pointsLimit }) },
    ),
  ),
];

const allied = ({ units }: Army) => units.some((unit) => unit.allied);
export const isDiplomatic = (army: ArmyInput) =>
  generals(army).some(({ traits }) => traits.includes('diplomatico'));

/** What holds of a list without being wrong with it. */
const NOTES: Table<Army, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-8.7', [], on('keeps-to-chart-and-faction', any(factionBroken, boxesBroken))),
    notes('t7g-8.8', [
      (army) => generals(army).length === 1,
      ({ contingents }) => contingents === 1,
    ]),
    notes('t7g-8.12', [({ contingents }) => contingents > 1], {
      with: ({ contingents }) => ({ contingents }),
    }),
    notes('t7g-8.6', [({ units }) => units.length > 0], { with: ({ chart }) => ({ chart }) }),
    notes('t7g-8.10', [({ boxesKept, units }) => boxesKept && units.length > 0]),
    notes('t7g-8.4', [({ periodsMixed }) => periodsMixed]),
    notes('t7g-7.70/army', [allied, isDiplomatic], { unless: ['t7g-8.11'] }),
    notes('t7g-8.11', [], on('no-allied-troops', allied)),
    notes('t7g-6.83/integrated', [(army) => guns(army) > 0], {
      with: (army) => ({ guns: guns(army) }),
    }),
  ],
};

function sharedTraits({ commanders }: ArmyInput): Shared[] {
  const all = commanders.flatMap(({ traits }) => traits);
  return [...new Set(all)].map((trait) => ({
    trait,
    copies: all.filter((one) => one === trait).length,
  }));
}

interface Elite extends UnitInput {
  number: number;
  chart: Chart;
}

const elite = rulesOf<Elite>(({ number, kind }) => ({ number, kind }));
const inChart = (name: Chart) => (one: Elite) => one.chart === name;
const eligible = ({ chart, kind, eliteByList }: Elite) =>
  ELITE_OF[chart].includes(kind) && eliteByList;
const notEligible = on('eligible', not(eligible));
const ELITE_RULES = [
  elite.bars('t7g-8.13/other', [inChart('standard')], notEligible),
  elite.bars('t7g-8.15/other', [inChart('cavalry')], notEligible),
  elite.bars('t7g-8.16/other', [inChart('companies')], notEligible),
].map((row) => rule<Elite>('elite-not-eligible', row));

const ELITE: Table<Elite, boolean> = {
  on: 'allowed',
  rows: [
    elite.notes('t7g-8.13', [inChart('standard'), eligible]),
    elite.notes('t7g-8.15', [inChart('cavalry'), eligible]),
    elite.notes('t7g-8.16', [inChart('companies'), eligible]),
  ],
};

type Asked = (trace: Trace) => Fault[];
/** A rule asked of the list, and the parts of it to blame: '' is the whole, `units.0.` one of its units. */
interface Asking {
  blames: readonly string[];
  ask: Asked;
}

const placesOf = <T>(what: string, items: readonly T[], is: (one: T) => boolean): string[] =>
  items.flatMap((one, i) => (is(one) ? [`${what}.${i}.`] : []));

/** Whom a rule of the whole list blames, where that is not the list. */
const BLAMED: Partial<Record<Fault, (army: ArmyInput) => readonly string[]>> = {
  'several-generals': ({ commanders }) =>
    placesOf('commanders', commanders, ({ isGeneral }) => isGeneral),
  'guns-without-formation': ({ units }) => placesOf('units', units, ({ integrated }) => integrated),
};

const eliteAsked = ({ units, chart }: ArmyInput): Asking[] =>
  units.flatMap((unit, i) => {
    const one = { ...unit, number: i + 1, chart };
    const ask: Asked = (trace) => {
      applyRows(ELITE, one, true, trace);
      return faultsBy(ELITE_RULES, one, trace);
    };
    return isElite(unit) ? [{ blames: [`units.${i}.`], ask }] : [];
  });

/** Everything that is asked of a list, in the order in which it is told. */
function askedOf(army: Army): Asking[] {
  const commanders = numbered(army);
  const highest = Math.max(-1, ...generals(army).map(({ commanderLevel }) => commanderLevel));
  const ofEach = (ask: (one: Commander, trace: Trace) => Fault[]): Asking[] =>
    commanders.map((one, i) => ({
      blames: [`commanders.${i}.`],
      ask: (trace) => ask(one, trace),
    }));
  return [
    ...LIST_RULES.map((one) => ({
      blames: BLAMED[one.fault]?.(army) ?? [''],
      ask: (trace: Trace) => faultsBy([one], army, trace),
    })),
    ...ofEach((one, trace) => faultsBy(COMMANDER_RULES, one, trace)),
    ...ofEach((one, trace) => faultsBy(ABOVE, { ...one, highest }, trace)),
    ...sharedTraits(army).map((one) => ({
      blames: placesOf('commanders', army.commanders, ({ traits }) => traits.includes(one.trait)),
      ask: (trace: Trace) => faultsBy(REPEATED, one, trace),
    })),
    ...eliteAsked(army),
  ];
}

/** All that is wrong with the list, each fault by its name and with a step of its clause. */
export function faultsOf(army: Army, trace: Trace): Fault[] {
  applyRows(NOTES, army, true, trace);
  return [...new Set(askedOf(army).flatMap(({ ask }) => ask(trace)))];
}

/** A fault at a field: `commanders.0.traits`, and the sentence of its clause. */
export interface PlacedFault {
  field: string;
  fault: Fault;
  step: Step;
}

/** The same faults, each at the field that somebody would change. */
export const placedFaults = (army: Army): PlacedFault[] =>
  askedOf(army).flatMap(({ blames, ask }) => {
    const trace = new Trace();
    const faults = ask(trace);
    const steps = trace.steps.filter(({ effect }) => effect);
    return faults.flatMap((fault, i) => {
      const step = steps[i];
      return step
        ? blames.map((place) => ({ field: `${place}${FIELD_OF[fault]}`, fault, step }))
        : [];
    });
  });
