import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { measure, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { BAND_FIELDS, isWide, RANK_FIELDS, rankBonus } from '../psychology/warband.ts';

const LOWEST = 1;
export const HIGHEST = 10;
/** Inches up to which the General's Leadership reaches (wab-9.71). */
const GENERAL_REACH = 12;
/** As far apart as anybody on a table. */
const FAR = 120;

/** A Leadership, whoever has it. */
export const LEADERSHIP = requiredCount(LOWEST, HIGHEST);

/** Whose Leadership a unit may test on. */
export const LEADER_FIELDS = {
  leadership: LEADERSHIP,
  characterLeadership: optionalCount(LOWEST, HIGHEST),
  generalLeadership: optionalCount(LOWEST, HIGHEST),
  generalDistance: measure(0, FAR, 0),
  generalFlees: flag(),
  skirmishers: flag(),
  centurion: rare(flag()),
  levy: rare(flag()),
  characterWithdrawn: rare(flag()),
  unreliable: rare(flag()),
  ...BAND_FIELDS,
};
/** The same with the ranks of a warband. */
export const LEADERSHIP_FIELDS = { ...LEADER_FIELDS, ...RANK_FIELDS };
export type Led = Values<typeof LEADERSHIP_FIELDS> & {
  models?: number | undefined;
  /** It rallies, so that it has no ranks to count, but by the other reading (R292). */
  rallies?: boolean;
};

const { adds, notes, sets } = rulesOf<Led>();

const ledBy = ({ characterLeadership }: Led) => characterLeadership !== undefined;
const hasGeneral = ({ generalLeadership }: Led) => generalLeadership !== undefined;
const skirmishes = ({ skirmishers }: Led) => skirmishers;
const lends = (one: Led) => ledBy(one) || hasGeneral(one);
const better = (of: (one: Led) => number | undefined) =>
  on('has-as-much-itself', (one: Led, value: number) => (of(one) ?? 0) > value);

const inRanks = ({ warband, skirmishers }: Led) => warband && !skirmishers;
const counts = (one: Led) => inRanks(one) && one.rallies !== true;
const gains = (one: Led) => counts(one) && isWide(one) && rankBonus(one) > 0;
/** A Leadership with what the ranks add, 10 at most. */
const withRanks = (one: Led, leadership = 0) => Math.min(HIGHEST, leadership + rankBonus(one));
const near = on('general-too-far', ({ generalDistance }: Led) => generalDistance <= GENERAL_REACH);

const betterGeneral = better(({ generalLeadership }) => generalLeadership);

/** The best Leadership that the unit may use. */
const USED: Table<Led, number> = {
  on: 'leadershipUsed',
  rows: [
    notes('wab-22.8', [({ centurion }) => centurion], on('no-character-with-him', ledBy), {
      unless: ['wab-22.7'],
    }),
    adds('wab-22.7/led', 1, [({ centurion }) => centurion], {
      with: ({ leadership }) => ({ leadership: leadership + 1 }),
    }),
    notes('wab-13.14/rally', [inRanks], on('no-rally', not(counts))),
    sets(
      'wab-13.14',
      (one, own) => withRanks(one, own),
      [counts],
      on('too-narrow', isWide),
      on('no-full-ranks', (one) => rankBonus(one) > 0),
      { with: (one, _, after) => ({ bonus: rankBonus(one), leadership: after() }) },
    ),
    notes('wab-9.31', [ledBy], on('not-skirmishing', skirmishes)),
    notes('wab-15.28', [lends], on('not-skirmishing', skirmishes), {
      unless: ['wab-9.30', 'wab-22.8', 'wab-9.71'],
    }),
    notes('wab-9.63', [ledBy, ({ characterWithdrawn }) => characterWithdrawn], {
      unless: ['wab-9.30', 'wab-13.20'],
    }),
    sets(
      'wab-9.30',
      ({ characterLeadership = 0 }) => characterLeadership,
      [ledBy],
      better(({ characterLeadership }) => characterLeadership),
      { with: ({ characterLeadership = 0 }) => ({ leadership: characterLeadership }) },
    ),
    sets(
      'wab-13.20',
      (one, value) => Math.max(value, withRanks(one, one.characterLeadership)),
      [gains, ledBy],
      on('no-warband-himself', ({ characterWarband }) => characterWarband),
      { with: (one) => ({ leadership: withRanks(one, one.characterLeadership) }) },
    ),
    notes(
      'wab-9.72',
      [hasGeneral],
      on('general-stands', ({ generalFlees }) => generalFlees),
      {
        unless: ['wab-22.8', 'wab-9.71', 'wab-13.21'],
      },
    ),
    notes(
      'wab-13.2',
      [hasGeneral],
      on('reliable', ({ unreliable }) => unreliable),
      {
        unless: ['wab-22.8', 'wab-9.71', 'wab-13.21'],
      },
    ),
    notes(
      'wab-13.80',
      [hasGeneral],
      on('no-levies', ({ levy }) => levy),
      {
        unless: ['wab-22.8', 'wab-9.71', 'wab-13.21'],
      },
    ),
    notes('wab-22.8/general', [({ centurion }) => centurion, not(ledBy), near, betterGeneral]),
    sets(
      'wab-9.71',
      ({ generalLeadership = 0 }) => generalLeadership,
      [hasGeneral],
      near,
      betterGeneral,
      { with: ({ generalLeadership = 0 }) => ({ leadership: generalLeadership }) },
    ),
    sets(
      'wab-13.21',
      (one, value) => Math.max(value, withRanks(one, one.generalLeadership)),
      [gains, hasGeneral],
      near,
      on('no-warband-himself', ({ generalWarband }) => generalWarband),
      { with: (one) => ({ leadership: withRanks(one, one.generalLeadership) }) },
    ),
  ],
};

export const leadershipOf = (led: Led, trace: Trace): number =>
  applyRows(USED, led, led.leadership, trace);
