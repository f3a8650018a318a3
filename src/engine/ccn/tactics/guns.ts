import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { FIGHTER, type Fighter, fighter, type Mover } from '../combat/combat.ts';
import { isNamed } from '../combat/conditions.ts';
import { mayFight } from '../combat/may-fight.ts';
import { asksForDice, meleeDice } from '../melee/melee-dice.ts';
import { type Fire, fireDice, isPrinted } from '../ranged/fire.ts';
import { rangeOf } from '../ranged/range.ts';
import { isHorseArtillery } from '../units.ts';

const MOST_DISTANCE = 14;
/** Horse artillery that moved loses its distance of 4 (ccn-5.103). */
const AFTER_MOVE = 3;

/** One artillery unit that is to join the attack, and how it stands to the target. */
export const GUN = {
  unit: requiredChoice([
    'foot-artillery',
    'guard-foot-artillery',
    'horse-artillery',
    'guard-horse-artillery',
  ]),
  blocks: FIGHTER.blocks,
  distance: requiredCount(1, MOST_DISTANCE),
  artilleryDice: optionalCount(0, 8),
  leader: FIGHTER.leader,
  moved: FIGHTER.moved,
  terrain: FIGHTER.terrain,
  fieldworks: FIGHTER.fieldworks,
  nationalDice: FIGHTER.nationalDice,
  lineOfSight: flag(true),
  unitBetween: flag(),
  enemiesAdjacent: optionalCount(0, 6),
  ordered: rare(flag(true)),
  fought: rare(choice(['no', 'ranged', 'melee'], 'no')),
};
export type GivenGun = Values<typeof GUN>;

/** What a gun needs to know of the attack that it joins. */
export interface Joined extends Pick<Fire, 'card' | 'bonus' | 'target'> {
  readings: Fire['readings'] & { R1: 'a' | 'b'; R32: 'a' | 'b'; R69: 'a' | 'b'; R85: 'a' | 'b' };
}
interface Gun extends Joined {
  gun: GivenGun;
  range: number;
}

const { bars, notes } = rulesOf<Gun>(({ gun, range, target }) => ({
  ...{ gun: gun.unit, target: target.unit, distance: gun.distance, range, moved: gun.moved },
}));

const adjacent = ({ gun }: Gun) => gun.distance === 1;
const apart = not(adjacent);
const between = ({ gun }: Gun) => gun.unitBetween;
/** Reading R32: it must be able to attack on its own, or (b) range and sight are all that is asked. */
const onItsOwn = ({ readings }: Gun) => readings.R32 === 'a';

/**
 * Does the card itself order it? Each unit in the combat has an order, and they come from one card; what orders 1 unit
 * of choice instead (ccn-8.68) never orders two.
 */
export const isOrderedBy = (mover: Mover): boolean => mover.card === 'none' || isNamed(mover);

export const MAY_JOIN: Table<Gun, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-6.49/gun', [
      any<Gun>(
        ({ gun }) => !gun.ordered,
        ({ gun, ...joined }) => !isOrderedBy(moverOf(gun, joined)),
      ),
    ]),
    bars('ccn-5.239/gun', [({ gun }) => gun.fought !== 'no']),
    bars(
      'ccn-6.50',
      [],
      on('in-range', ({ gun, range }) => gun.distance > range),
    ),
    bars(
      'ccn-5.103/gun',
      [({ gun }) => isHorseArtillery(gun.unit) && gun.moved === 1],
      on('not-so-far', ({ gun }) => gun.distance > AFTER_MOVE),
    ),
    bars(
      'ccn-6.50/sight',
      [apart],
      on('in-sight', ({ gun }) => !gun.lineOfSight),
    ),
    bars('ccn-6.51', [apart], on('nobody-between', between)),
    notes('ccn-7.14/gun', [apart, between, ({ gun }) => gun.terrain === 'hill']),
    bars(
      'ccn-6.50/adjacent',
      [apart, ({ gun }) => (gun.enemiesAdjacent ?? 0) > 0],
      on('reading-r69-b', ({ readings }) => readings.R69 === 'a'),
    ),
  ],
};

const own = ({ unit, ...said }: GivenGun): Fighter => fighter(unit, said);
const moverOf = (gun: GivenGun, { card, readings }: Joined): Mover => ({
  kind: gun.distance === 1 ? 'attack' : 'ranged',
  roller: own(gun),
  card,
  readings,
});

/** May this battery add its dice? */
export function mayJoin(gun: GivenGun, joined: Joined, trace: Trace): boolean {
  const mover = moverOf(gun, joined);
  const range = rangeOf({ roller: mover.roller, readings: joined.readings });
  const asked: Gun = { ...joined, gun, range };
  return applyRows(MAY_JOIN, asked, true, trace) && (!onItsOwn(asked) || mayFight(mover, trace));
}

const tableDice = (gun: GivenGun) => gun.artilleryDice ?? (isPrinted(gun, gun.distance) ? 1 : 0);

/** Reading R32: the dice that it would roll alone at this target, or (b) the bare value of its table. */
export function gunDice(gun: GivenGun, joined: Joined, trace: Trace): number {
  const { target, bonus } = joined;
  const roll = { ...moverOf(gun, joined), target, bonus, readings: joined.readings };
  const bare = joined.readings.R32 === 'b';
  if (gun.distance > 1) {
    if (bare) return tableDice(gun);
    return fireDice({ ...roll, ...gun, nation: 'french', artilleryDice: tableDice(gun) }, trace);
  }
  const level = { ...roll, card: 'none', target: fighter(target.unit) } as const;
  const open = {
    ...level,
    roller: { ...level.roller, terrain: 'clear', fieldworks: 'none' },
  } as const;
  const told = { artilleryDice: gun.artilleryDice, counted: true, retires: false };
  return meleeDice({ ...(bare ? open : roll), ...told }, trace);
}

/** What the dice of a battery cannot be told without. */
export function lacking(gun: GivenGun, joined: Joined): Violation[] {
  const { unit, blocks, distance, artilleryDice } = gun;
  if (artilleryDice !== undefined || isPrinted(gun, distance)) return [];
  if (!mayJoin(gun, joined, new Trace())) return [];
  const field = 'artilleryDice';
  if (distance > 1)
    return [{ field, problem: 'dice-of-its-table', with: { unit }, clause: 'ccn-5.106' }];
  return asksForDice(gun)
    ? [{ field, problem: 'artillery-dice-needed', with: { unit, blocks }, clause: 'ccn-5.140' }]
    : [];
}
