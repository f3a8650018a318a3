import type { ClauseId } from '../../core/clause-ids.ts';
import { on } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import type { Marked, Role } from './conditions.ts';
import { type CardSide, FLANK, REAR, touchedOn } from './sides.ts';
import { formed } from './stance.ts';
import type { Verbs } from './verbs.ts';

/** A unit that is attacked, hand to hand or from afar. */
export interface Exposed {
  who: Role;
  unit: Pick<Marked, 'forcedMarch' | 'fleeing' | 'formation'> & {
    attackedOn: readonly CardSide[];
    otherEnemies: number;
  };
  /** Whether the value asked for is one against an attack at all. */
  attacked: boolean;
  by: 'hand-to-hand' | 'shot';
  readings: { R10: 'a' | 'b' };
}
const ALLY = -1;

export const attacked = on('not-attacked', (situation: Exposed) => situation.attacked);
export const byShot = on('hand-to-hand', ({ by }: Exposed) => by === 'shot');
export const byHand = on('by-shot', ({ by }: Exposed) => by === 'hand-to-hand');
const struckOn = (side: CardSide) =>
  on(`not-on-${side}`, ({ unit }: Exposed) => touchedOn(unit, side));
export const onSideOrRear = on(
  'only-on-front',
  ({ unit }: Exposed) => touchedOn(unit, 'flank') || touchedOn(unit, 'rear'),
);
const withAllies = on('no-other-enemy', ({ unit }: Exposed) => unit.otherEnemies > 0);

/** Each further enemy counts (onus-10.5), or by reading b of R10 all of them once. */
const allies = ({ unit: { otherEnemies }, readings }: Exposed) =>
  ALLY * (readings.R10 === 'b' ? Math.min(1, otherEnemies) : otherEnemies);

/** A shot comes on one side (onus-7.145). */
const shotSide = ({ unit }: Exposed) =>
  touchedOn(unit, 'rear') ? REAR : touchedOn(unit, 'flank') ? FLANK : 0;

/** The sides on which an attack comes do not matter. */
export const anySide = { unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'] } as const;

/** What the sides cost, and the enemies beyond the one. `value` is what it is taken from, and names the sentences. */
export const exposureRows = <S extends Exposed, V>(value: string, { adds, notes }: Verbs<S, V>) => {
  const say = (clause: ClauseId): Key => `${clause}/${value}`;
  const sayAlike = (clause: ClauseId): Key => {
    if (value === 'contact') return say(clause);
    return clause;
  };
  return {
    square: notes(say('onus-8.15'), [attacked, formed('square')], onSideOrRear, anySide),
    sides: [
      adds(sayAlike('onus-10.2'), FLANK, [attacked, byHand], struckOn('flank')),
      adds(sayAlike('onus-10.3'), REAR, [attacked, byHand], struckOn('rear')),
      adds(say('onus-7.144'), shotSide, [byShot], onSideOrRear),
      adds(sayAlike('onus-10.5'), allies, [withAllies], attacked, byHand),
    ],
  };
};

/** More than one of what onus-10.6 adds up: sides behind, and further enemies. */
export const several = ({ unit }: Exposed) =>
  [touchedOn(unit, 'flank'), touchedOn(unit, 'rear'), unit.otherEnemies > 0].filter(Boolean)
    .length > 1;
