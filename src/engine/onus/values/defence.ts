import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { isMounted, type Kind } from '../units.ts';
import {
  brave,
  generalWell,
  type Marked,
  mayBrave,
  shaken,
  withGeneral,
  withHero,
  withoutOfficers,
} from './conditions.ts';
import {
  anySide,
  attacked,
  byHand,
  byShot,
  type Exposed,
  exposureRows,
  onSideOrRear,
  several,
} from './exposure.ts';
import type { Fighter } from './fighter.ts';
import { AMPLE, leastPair, type Pair, pair, pairBelowLeast, pairs, shown } from './pair.ts';
import { REAR } from './sides.ts';
import { allRear, fleeing, formed, marching } from './stance.ts';

/** A unit that defends itself, and against what. */
export interface Guard extends Exposed {
  unit: Exposed['unit'] &
    Marked &
    Pick<Fighter, 'dodge' | 'armour' | 'generalDefence' | 'defenceBonus'>;
  /** Who strikes; a shot comes from whom it may. */
  enemyKind: Kind;
}

const verbs = pairs<Guard>('defence');
const { adds, notes, sets } = verbs;

const inFormation = ({ unit }: Guard) => unit.formation !== 'none';
const enemyMounted = on('enemy-not-mounted', ({ enemyKind }: Guard) => isMounted(enemyKind));
/** Whether it matters that all sides are rear: the unit is such a one, or it is attacked from behind. */
const sidesMatter = any(allRear, onSideOrRear);

const { square, sides } = exposureRows('defence', verbs);

/** The side or sides on which the attack comes, where they count. */
const SIDES = [
  adds('onus-7.45/defence', REAR, [marching], attacked, anySide),
  adds('onus-7.186/defence', REAR, [fleeing], attacked, anySide),
  notes('onus-10.4', [attacked, sidesMatter], allRear),
  notes('onus-2.6', [attacked, allRear]),
  square,
  ...sides,
  notes('onus-10.6', [attacked, byHand, several, not(allRear), not(formed('square'))]),
];

const lowered = ({ unit }: Guard, { first, second }: Pair) =>
  first < unit.dodge || second < unit.armour;

const DEFENCE: Table<Guard, Pair> = {
  on: 'defence',
  show: shown,
  rows: [
    notes('onus-3.4/defence', [], {
      with: ({ who, unit }) => ({ who, value: shown(pair(unit.dodge, unit.armour)) }),
    }),
    adds('onus-10.8', ({ unit }) => unit.generalDefence, [withGeneral], generalWell),
    adds('onus-8.7', 1, [inFormation], formed('shield-wall')),
    adds('onus-8.16', 2, [formed('square'), attacked, byHand], enemyMounted),
    adds('onus-8.17', -1, [formed('square'), attacked], byShot),
    adds('onus-8.24', -1, [mayBrave], brave),
    adds('onus-10.14', 1, [shaken], withHero),
    adds('onus-10.15', -1, [shaken], withoutOfficers),
    ...SIDES,
    adds('onus-5.3/value', ({ unit }) => unit.defenceBonus, [
      ({ unit }) => unit.defenceBonus !== 0,
    ]),
    sets('onus-13.10/defence', leastPair, [lowered], pairBelowLeast),
  ],
};

/** What the dice to hit and to wound of the attack must exceed. */
export const defenceOf = (guard: Guard, trace = new Trace()): Pair =>
  applyRows(DEFENCE, guard, pair(guard.unit.dodge, guard.unit.armour), trace);

export const defenceModifier = (guard: Guard) =>
  defenceOf({ ...guard, unit: { ...guard.unit, dodge: AMPLE, armour: AMPLE } }).first - AMPLE;
