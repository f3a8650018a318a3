import type { Condition } from '../../core/rows.ts';
import { allRear, formed, type Marked, type Role } from './conditions.ts';
import { type CardSide, touchedOn } from './fighter.ts';

/** A unit that is attacked, hand to hand or from afar. */
export interface Exposed {
  who: Role;
  unit: Marked & {
    attackedOn: readonly CardSide[];
    otherEnemies: number;
  };
  /** Whether the value asked for is one against an attack at all. */
  attacked: boolean;
  by: 'hand-to-hand' | 'shot';
  readings: { R10: 'a' | 'b' };
}

/** What each side of the card costs, in both values of the defence and in morale (onus-10.2, onus-10.3). */
export const FLANK = -1;
export const REAR = -2;
/** A unit in forced march or fleeing, whatever the side (onus-10.4). */
export const ALL_REAR = -2;

export const attacked = <S extends Exposed>(): Condition<S> => ({
  name: 'not-attacked',
  holds: (situation) => situation.attacked,
});
export const byShot = <S extends Exposed>(): Condition<S> => ({
  name: 'hand-to-hand',
  holds: ({ by }) => by === 'shot',
});
export const byHand = <S extends Exposed>(): Condition<S> => ({
  name: 'by-shot',
  holds: ({ by }) => by === 'hand-to-hand',
});
export const on = <S extends Exposed>(side: CardSide): Condition<S> => ({
  name: `not-on-${side}`,
  holds: ({ unit }) => touchedOn(unit, side),
});
export const onSideOrRear = <S extends Exposed>(): Condition<S> => ({
  name: 'only-on-front',
  holds: ({ unit }) => touchedOn(unit, 'flank') || touchedOn(unit, 'rear'),
});
/** Whether it matters that all sides are rear: the unit is such a one, or it is attacked from behind. */
export const sidesMatter = <S extends Exposed>(): Condition<S> => ({
  name: 'frontal',
  holds: ({ unit }) =>
    unit.forcedMarch || unit.fleeing || touchedOn(unit, 'flank') || touchedOn(unit, 'rear'),
});
export const withAllies = <S extends Exposed>(): Condition<S> => ({
  name: 'no-other-enemy',
  holds: ({ unit }) => unit.otherEnemies > 0,
});

/** Each further enemy counts (onus-10.5), or by reading b of R10 all of them once. */
export const allies = <S extends Exposed>({ unit: { otherEnemies }, readings }: S) =>
  -(readings.R10 === 'b' ? Math.min(1, otherEnemies) : otherEnemies);

/** A shot comes on one side (onus-7.145). */
export const shotSide = ({ unit }: Pick<Exposed, 'unit'>) =>
  touchedOn(unit, 'rear') ? REAR : touchedOn(unit, 'flank') ? FLANK : 0;

/** More than one of the penalties of onus-10.6 holds. */
export const severalPenalties = <S extends Exposed>(): Condition<S> => ({
  name: 'one-penalty-at-most',
  holds: ({ unit, by }) => {
    if (by === 'shot' || unit.forcedMarch || unit.fleeing || unit.formation === 'square')
      return false;
    const found = [touchedOn(unit, 'flank'), touchedOn(unit, 'rear'), unit.otherEnemies > 0];
    return found.filter(Boolean).length > 1;
  },
});

export { allRear, formed };
