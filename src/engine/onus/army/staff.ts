import { applyRows, type Condition, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  groups,
  measure,
  optionalMeasure,
  rare,
  type Values,
} from '../../core/schema.ts';
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
};
export type StaffInput = Values<typeof STAFF_FIELDS>;

/** A general as he is now, and how far the unit asked about is from his card, if it was told. */
export interface Chief {
  /** His place in the list of the input: 1 is the first general. */
  number: number;
  leadership: number;
  state: GeneralState;
  near: boolean;
  distance: number | undefined;
  radius: number;
}

export interface Staff {
  input: StaffInput;
  chiefs: readonly Chief[];
  /** The one who leads the unit asked about, where each leads his own. */
  own: Chief;
}

type Told = Omit<Chief, 'near'>;
const chief = (told: Told, near = false): Chief => ({
  ...told,
  near: near || (told.distance !== undefined && told.distance <= told.radius),
});

export function staffOf(input: StaffInput, state: GeneralState): Staff {
  const { leadership, radius, fromGeneral, general: place, otherGenerals, follows } = input;
  const main = chief(
    { number: 1, leadership, state, radius, distance: fromGeneral },
    place !== 'none',
  );
  const others = otherGenerals.map((one, i) =>
    chief({
      number: i + 2,
      leadership: one.leadership,
      state: one.generalState,
      radius: one.radius,
      distance: one.fromGeneral,
    }),
  );
  const chiefs = [main, ...others];
  return { input, chiefs, own: chiefs[follows - 1] ?? main };
}

type On = Condition<Staff>;
const on = (name: string, holds: (staff: Staff) => boolean): On => ({ name, holds });

const apart = ({ input }: Staff) => input.commandBy !== 'rank';
export const lost = ({ state }: Chief) => isLost(state);
const noneLeft = ({ chiefs }: Staff) => chiefs.every(lost);

/** Whose presence may help the unit: any general's, or only that of the one who leads it. */
const helpers = (staff: Staff) => (apart(staff) ? [staff.own] : staff.chiefs);
const inRange = (staff: Staff) => helpers(staff).filter(({ near }) => near);
const helping = (staff: Staff) => inRange(staff).filter((one) => !lost(one));
/** Whether anything was said of where the unit stands. */
const isPlaced = ({ chiefs }: Staff) =>
  chiefs.some(({ near, distance }) => near || distance !== undefined);

const byFaction = on('by-faction', ({ input }) => input.commandBy === 'faction');
const byZone = on('by-zone', ({ input }) => input.commandBy === 'zone');
const underOneCommand = on('one-command', (staff) => !apart(staff));
export const severalGenerals = on('several', ({ chiefs }) => chiefs.length > 1);
const someLost = on('some-lost', ({ chiefs }) => chiefs.some(lost));
const placed = on('placed', isPlaced);
const ownLost = on('own-general-holds', ({ own }) => lost(own));

const ARMY_MORALE: Table<Staff, number> = {
  on: 'armyMorale',
  rows: [
    {
      clause: 'onus-12.7',
      when: [
        topic(severalGenerals, underOneCommand, someLost),
        on('no-general-left', (staff) => !noneLeft(staff)),
      ],
      unless: ['onus-4.11'],
    },
    {
      clause: 'onus-12.11',
      when: [topic(byFaction, someLost), ownLost],
      apply: (value) => value - LOSS,
    },
    {
      clause: 'onus-12.12',
      when: [topic(byZone, someLost), ownLost],
      apply: (value) => value - LOSS,
      say: 'onus-12.12/lost',
    },
    {
      clause: 'onus-4.11',
      when: [underOneCommand, on('general-holds', noneLeft)],
      apply: (value) => value - LOSS,
      with: ({ own }) => ({ generalState: own.state }),
    },
  ],
};

/** The widest radius among the generals who might help. */
const reach = (staff: Staff) => ({
  radius: Math.max(...helpers(staff).map(({ radius }) => radius)),
});

const inHisUnit = on('not-in-his-unit', ({ input }) => input.general === 'in-unit');

const UNIT_MORALE: Table<Staff, number> = {
  on: 'unitMorale',
  rows: [
    { clause: 'onus-12.10', when: [topic(byFaction, placed)] },
    { clause: 'onus-12.12', when: [topic(byZone, placed)], say: 'onus-12.12/helps' },
    {
      clause: 'onus-4.13',
      when: [
        topic(
          placed,
          on('in-range', (staff) => inRange(staff).length > 0),
        ),
        on('general-holds', (staff) => helping(staff).length === 0),
      ],
      unless: ['onus-4.6', 'onus-4.5'],
      say: 'onus-4.13/unit',
    },
    {
      clause: 'onus-4.6',
      when: [placed, on('out-of-radius', (staff) => inRange(staff).length > 0)],
      apply: (value) => value + NEAR_GENERAL,
      with: reach,
    },
    {
      clause: 'onus-12.9',
      when: [
        topic(severalGenerals, placed),
        on('fewer-than-two-in-range', (staff) => helping(staff).length > 1),
      ],
      with: (staff) => ({ inRange: helping(staff).length }),
    },
    {
      clause: 'onus-4.5',
      when: [
        placed,
        inHisUnit,
        on('this-general-lost', ({ chiefs: [main] }) => main?.state === 'unharmed'),
      ],
      apply: (value, { input }) => value + input.generalMorale,
      with: ({ input }) => ({
        generalStrength: input.generalStrength,
        generalDefence: input.generalDefence,
        generalMorale: input.generalMorale,
      }),
    },
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
