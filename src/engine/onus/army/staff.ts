import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { count, measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { GENERAL } from '../fields.ts';
import { GENERAL_STATE, type GeneralState, isLost, LEADERSHIP, LOSS } from './generals.ts';

const MOST_GENERALS = 6;
const MOST_UD = 60;
/** What a general gives to the morale of the units near him (onus-4.6). */
const NEAR_GENERAL = 1;

const ONE = {
  leadership: LEADERSHIP,
  radius: measure(0, MOST_UD, 4),
  fromGeneral: optionalMeasure(0, MOST_UD),
};
const { general, generalStrength, generalDefence, generalMorale } = GENERAL;

/** The generals of a side, and where one of its units stands. */
export const STAFF_FIELDS = {
  ...ONE,
  general,
  generalStrength,
  generalDefence,
  generalMorale,
  otherGenerals: rare(groups({ generalState: GENERAL_STATE, ...ONE }, MOST_GENERALS - 1)),
  commandBy: rare(choice(['rank', 'faction', 'zone'], 'rank')),
  follows: rare(count(1, MOST_GENERALS, 1)),
  readings: rare(group(readings('R88', 'R89'))),
};
export type StaffInput = Values<typeof STAFF_FIELDS>;

/** A general as he is now, and how far the unit asked about is from his card, if it was told. */
export interface Chief {
  /** His place in the list of the input: 1 is the first general. */
  number: number;
  leadership: number;
  state: GeneralState;
  near: boolean;
  fromGeneral?: number | undefined;
  radius: number;
}

export interface Staff {
  input: StaffInput;
  chiefs: readonly Chief[];
  /** The one who leads the unit asked about, where each leads his own. */
  own: Chief;
}

const chief = (told: Omit<Chief, 'near'>, near = false): Chief => ({
  ...told,
  near: near || (told.fromGeneral ?? Number.POSITIVE_INFINITY) <= told.radius,
});

export function staffOf(input: StaffInput, state: GeneralState): Staff {
  const { leadership, radius, fromGeneral, general: place, otherGenerals, follows } = input;
  const main = chief({ number: 1, leadership, state, radius, fromGeneral }, place !== 'none');
  const others = otherGenerals.map((one, i) =>
    chief({ ...one, number: i + 2, state: one.generalState }),
  );
  const chiefs = [main, ...others];
  return { input, chiefs, own: chiefs[follows - 1] ?? main };
}

const { adds, notes } = rulesOf<Staff>();

/** Ruling R88: generals by zone are to their units what those of factions are, or (b) to all what those by rank are. */
const apart = ({ input }: Staff) =>
  input.commandBy === 'faction' || (input.commandBy === 'zone' && input.readings.R88 === 'a');
export const lost = ({ state }: Chief) => isLost(state);
const noneLeft = ({ chiefs }: Staff) => chiefs.every(lost);

/** Whose presence may help the unit: any general's, or only that of the one who leads it. */
const helpers = (staff: Staff) => (apart(staff) ? [staff.own] : staff.chiefs);
const inRange = (staff: Staff) => helpers(staff).filter(({ near }) => near);
const helping = (staff: Staff) => inRange(staff).filter((one) => !lost(one));
/** Whether anything was said of where the unit stands. */
const isPlaced = ({ chiefs }: Staff) =>
  chiefs.some(({ near, fromGeneral }) => near || fromGeneral !== undefined);

const byFaction = ({ input }: Staff) => input.commandBy === 'faction';
const byZone = (staff: Staff) => staff.input.commandBy === 'zone' && apart(staff);
export const severalGenerals = on('several', ({ chiefs }: Staff) => chiefs.length > 1);
const someLost = ({ chiefs }: Staff) => chiefs.some(lost);
const ownLost = on('own-general-holds', ({ own }: Staff) => lost(own));

const ARMY_MORALE: Table<Staff, number> = {
  on: 'armyMorale',
  rows: [
    notes(
      'onus-12.7',
      [severalGenerals, not(apart), someLost],
      on('no-general-left', not(noneLeft)),
      { unless: ['onus-4.11'] },
    ),
    adds('onus-12.11', -LOSS, [byFaction, someLost], ownLost),
    adds('onus-12.12/lost', -LOSS, [byZone, someLost], ownLost),
    adds('onus-4.11', -LOSS, [not(apart)], on('general-holds', noneLeft), {
      with: ({ own }) => ({ generalState: own.state }),
    }),
  ],
};

/** The widest radius among the generals who might help. */
const reach = (staff: Staff) => ({
  radius: Math.max(...helpers(staff).map(({ radius }) => radius)),
});

const inHisUnit = on('not-in-his-unit', ({ input }: Staff) => input.general === 'in-unit');

/** Of a unit of which it is told where it stands. */
const UNIT_MORALE: Table<Staff, number> = {
  on: 'unitMorale',
  rows: [
    notes('onus-12.10', [byFaction]),
    notes('onus-12.12/helps', [byZone]),
    notes(
      'onus-4.13/unit',
      [(staff) => inRange(staff).length > 0],
      on('general-holds', (staff) => helping(staff).length === 0),
      { unless: ['onus-4.6', 'onus-4.5'] },
    ),
    adds(
      'onus-4.6',
      NEAR_GENERAL,
      [],
      on('out-of-radius', (staff) => inRange(staff).length > 0),
      { with: reach },
    ),
    notes(
      'onus-12.9',
      [severalGenerals],
      on('fewer-than-two-in-range', (staff) => helping(staff).length > 1),
      { with: (staff) => ({ inRange: helping(staff).length }) },
    ),
    adds(
      'onus-4.5',
      ({ input }) => input.generalMorale,
      [],
      inHisUnit,
      on('this-general-lost', ({ chiefs: [main] }) => main?.state === 'unharmed'),
      {
        with: ({ input }) => ({
          generalStrength: input.generalStrength,
          generalDefence: input.generalDefence,
          generalMorale: input.generalMorale,
        }),
      },
    ),
  ],
};

/** What the generals do to the morale of every unit of the army, and to that of the unit asked about. */
export function moraleBy(staff: Staff, trace: Trace) {
  const armyMorale = applyRows(ARMY_MORALE, staff, 0, trace);
  return {
    armyMorale,
    unitMorale: isPlaced(staff) ? applyRows(UNIT_MORALE, staff, armyMorale, trace) : null,
  };
}
