import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { isMounted, type Kind } from '../units.ts';
import {
  brave,
  fleeing,
  generalWell,
  marching,
  mayBrave,
  shaken,
  withGeneral,
  withHero,
  withoutOfficers,
} from './conditions.ts';
import {
  ALL_REAR,
  allies,
  allRear,
  attacked,
  byHand,
  byShot,
  type Exposed,
  FLANK,
  formed,
  on,
  onSideOrRear,
  REAR,
  severalPenalties,
  shotSide,
  sidesMatter,
  withAllies,
} from './exposure.ts';
import type { Fighter } from './fighter.ts';
import { byBoth, LEAST, type Pair, pair, shown } from './pair.ts';

/** A unit that defends itself, and against what. */
export interface Guard extends Exposed {
  unit: Exposed['unit'] & Pick<Fighter, 'dodge' | 'armour' | 'generalDefence' | 'defenceBonus'>;
  /** Who strikes; a shot comes from whom it may. */
  enemyKind: Kind;
}

const inFormation = {
  name: 'no-formation',
  holds: ({ unit }: Guard) => unit.formation !== 'none',
};
const enemyMounted = {
  name: 'enemy-not-mounted',
  holds: ({ enemyKind }: Guard) => isMounted(enemyKind),
};

const whose = ({ who }: Guard) => ({ who });

/** The side or sides on which the attack comes, where they count. */
const SIDES: Row<Guard, Pair>[] = [
  byBoth(
    {
      clause: 'onus-7.45',
      when: [marching(), attacked()],
      unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'],
      say: 'onus-7.45/defence',
    },
    ALL_REAR,
  ),
  byBoth(
    {
      clause: 'onus-7.186',
      when: [fleeing(), attacked()],
      unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'],
      say: 'onus-7.186/defence',
    },
    ALL_REAR,
  ),
  { clause: 'onus-10.4', when: [topic(attacked(), sidesMatter()), allRear()], with: whose },
  { clause: 'onus-2.6', when: [topic(attacked(), allRear())], with: whose },
  {
    clause: 'onus-8.15',
    when: [topic(attacked(), formed('square')), onSideOrRear()],
    unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'],
    with: whose,
    say: 'onus-8.15/defence',
  },
  byBoth(
    {
      clause: 'onus-10.2',
      when: [topic(attacked(), byHand()), on('flank')],
      say: 'onus-10.2/defence',
    },
    FLANK,
  ),
  byBoth(
    {
      clause: 'onus-10.3',
      when: [topic(attacked(), byHand()), on('rear')],
      say: 'onus-10.3/defence',
    },
    REAR,
  ),
  byBoth(
    {
      clause: 'onus-7.144',
      when: [topic(attacked(), byShot()), onSideOrRear()],
      say: 'onus-7.144/defence',
    },
    shotSide,
  ),
  byBoth(
    {
      clause: 'onus-10.5',
      when: [withAllies(), attacked(), byHand()],
      say: 'onus-10.5/defence',
    },
    allies,
  ),
  { clause: 'onus-10.6', when: [topic(attacked(), severalPenalties())], with: whose },
];

const DEFENCE: Table<Guard, Pair> = {
  on: 'defence',
  show: shown,
  rows: [
    {
      clause: 'onus-3.4',
      when: [],
      with: ({ who, unit }) => ({ who, value: shown(pair(unit.dodge, unit.armour)) }),
      say: 'onus-3.4/defence',
    },
    byBoth(
      { clause: 'onus-10.8', when: [withGeneral(), generalWell()], say: 'onus-10.8/defence' },
      ({ unit }) => unit.generalDefence,
    ),
    byBoth({ clause: 'onus-8.7', when: [inFormation, formed('shield-wall')] }, 1),
    byBoth(
      { clause: 'onus-8.16', when: [topic(formed('square'), attacked(), byHand()), enemyMounted] },
      2,
    ),
    byBoth({ clause: 'onus-8.17', when: [topic(formed('square'), attacked()), byShot()] }, -1),
    byBoth({ clause: 'onus-8.24', when: [mayBrave(), brave()], say: 'onus-8.24/defence' }, -1),
    byBoth({ clause: 'onus-10.14', when: [shaken(), withHero()], say: 'onus-10.14/defence' }, 1),
    byBoth(
      { clause: 'onus-10.15', when: [shaken(), withoutOfficers()], say: 'onus-10.15/defence' },
      -1,
    ),
    ...SIDES,
    byBoth(
      {
        clause: 'onus-5.3',
        when: [{ name: 'no-event', holds: ({ unit }) => unit.defenceBonus !== 0 }],
        say: 'onus-5.3/defence',
      },
      ({ unit }) => unit.defenceBonus,
    ),
    {
      clause: 'onus-13.10',
      when: [
        {
          name: 'not-lowered',
          holds: ({ unit }, { first, second }) => first < unit.dodge || second < unit.armour,
        },
        { name: 'not-below-one', holds: (_, { first, second }) => Math.min(first, second) < LEAST },
      ],
      apply: ({ first, second }) => pair(Math.max(LEAST, first), Math.max(LEAST, second)),
      with: ({ who }) => ({ who }),
      say: 'onus-13.10/defence',
    },
  ],
};

/** What the dice to hit and to wound of the attack must exceed. */
export const defenceOf = (guard: Guard, trace: Trace): Pair =>
  applyRows(DEFENCE, guard, pair(guard.unit.dodge, guard.unit.armour), trace);
