import { each, problems } from '../../core/problems.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, rare, usual } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { KIND } from '../fields.ts';
import { isArtillery, type Kind } from '../units.ts';
import { COMMANDER_FIELDS, type Commander } from './commander.ts';

/** More than any army that players bring. */
const MOST_POINTS = 9999;
const MOST_UNITS = 60;
const MOST_COMMANDERS = 20;
const MOST_PLAYERS = 6;
const NAME = 60;

/** The three organisation charts (t7g-8.6). */
export const CHARTS = ['standard', 'cavalry', 'companies'] as const;
export type Chart = (typeof CHARTS)[number];

/** Which units may be the Elite unit of a chart (t7g-8.13, t7g-8.15, t7g-8.16). */
export const ELITE_OF: Readonly<Record<Chart, readonly Kind[]>> = {
  standard: ['formation', 'company', 'cavalry'],
  cavalry: ['cavalry'],
  companies: ['company', 'cavalry'],
};

/** Points that the options of an Elite unit cost (t7g-8.14). */
export const ELITE_COST = { rule: 15, discipline: 10 } as const;

export const ARMY_FIELDS = {
  commanders: groups({ commanderCalled: text(NAME), ...COMMANDER_FIELDS }, MOST_COMMANDERS),
  units: groups(
    {
      unitCalled: text(NAME),
      kind: KIND,
      unitPoints: requiredCount(0, MOST_POINTS),
      copies: count(1, MOST_UNITS, 1),
      ledBy: count(0, MOST_COMMANDERS, 0),
      eliteUnit: flag(),
      eliteRule: flag(),
      eliteDiscipline: flag(),
      eliteByList: rare(flag(true)),
      allied: rare(flag()),
      integrated: rare(flag()),
    },
    MOST_UNITS,
  ),
  pointsLimit: usual(optionalCount(1, MOST_POINTS)),
  chart: usual(choice(CHARTS, 'standard')),
  factionKept: flag(true),
  boxesKept: flag(true),
  contingents: rare(count(1, MOST_PLAYERS, 1)),
  periodsMixed: rare(flag()),
};
export type ArmyInput = Values<typeof ARMY_FIELDS>;
export type UnitInput = ArmyInput['units'][number];

export const isElite = ({ eliteUnit, eliteRule, eliteDiscipline }: UnitInput) =>
  eliteUnit || eliteRule || eliteDiscipline;
export const numbered = ({ commanders }: ArmyInput): Commander[] =>
  commanders.map((one, i) => ({ ...one, number: i + 1 }));
export const cardsOf = (units: readonly UnitInput[]) =>
  units.reduce((sum, { copies }) => sum + copies, 0);

export const checkArmy = ({ units, commanders }: ArmyInput): Violation[] =>
  each(
    'units',
    problems<UnitInput>(
      [
        'ledBy',
        'led-by-nobody',
        't7g-8.8',
        ({ ledBy }) => ledBy > commanders.length,
        ({ ledBy }) => ({ given: ledBy, commanders: commanders.length }),
      ],
      [
        'integrated',
        'only-guns-are-integrated',
        't7g-6.83',
        ({ integrated, kind }) => integrated && !isArtillery(kind),
      ],
    ),
  )({ units });
