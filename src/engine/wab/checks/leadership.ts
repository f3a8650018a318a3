import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { measure, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const LOWEST = 1;
const HIGHEST = 10;
/** Inches up to which the General's Leadership reaches (wab-9.71). */
const GENERAL_REACH = 12;
/** As far apart as anybody on a table. */
const FAR = 120;

/** A Leadership, whoever has it. */
export const LEADERSHIP = requiredCount(LOWEST, HIGHEST);

/** Whose Leadership a unit may test on. */
export const LEADERSHIP_FIELDS = {
  leadership: LEADERSHIP,
  characterLeadership: optionalCount(LOWEST, HIGHEST),
  generalLeadership: optionalCount(LOWEST, HIGHEST),
  generalDistance: measure(0, FAR, 0),
  generalFlees: flag(),
  skirmishers: flag(),
  characterWithdrawn: rare(flag()),
};
export type Led = Values<typeof LEADERSHIP_FIELDS>;

const { notes, sets } = rulesOf<Led>();

const ledBy = ({ characterLeadership }: Led) => characterLeadership !== undefined;
const hasGeneral = ({ generalLeadership }: Led) => generalLeadership !== undefined;
const skirmishes = ({ skirmishers }: Led) => skirmishers;
const lends = (one: Led) => ledBy(one) || hasGeneral(one);
const better = (of: (one: Led) => number | undefined) =>
  on('has-as-much-itself', (one: Led, value: number) => (of(one) ?? 0) > value);

/** The best Leadership that the unit may use. */
const USED: Table<Led, number> = {
  on: 'leadershipUsed',
  rows: [
    notes('wab-9.31', [ledBy], on('not-skirmishing', skirmishes), { unless: ['wab-9.30'] }),
    notes('wab-15.28', [lends], on('not-skirmishing', skirmishes), {
      unless: ['wab-9.30', 'wab-9.71'],
    }),
    notes('wab-9.63', [ledBy, ({ characterWithdrawn }) => characterWithdrawn], {
      unless: ['wab-9.30'],
    }),
    sets(
      'wab-9.30',
      ({ characterLeadership = 0 }) => characterLeadership,
      [ledBy],
      better(({ characterLeadership }) => characterLeadership),
      { with: ({ characterLeadership = 0 }) => ({ leadership: characterLeadership }) },
    ),
    notes(
      'wab-9.72',
      [hasGeneral],
      on('general-stands', ({ generalFlees }) => generalFlees),
      { unless: ['wab-9.71'] },
    ),
    sets(
      'wab-9.71',
      ({ generalLeadership = 0 }) => generalLeadership,
      [hasGeneral],
      on('general-too-far', ({ generalDistance }) => generalDistance <= GENERAL_REACH),
      better(({ generalLeadership }) => generalLeadership),
      { with: ({ generalLeadership = 0 }) => ({ leadership: generalLeadership }) },
    ),
  ],
};

export const leadershipOf = (led: Led, trace: Trace): number =>
  applyRows(USED, led, led.leadership, trace);
