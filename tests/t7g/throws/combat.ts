import {
  type Draft,
  type Ended,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6, MOST_DICE } from './checks.ts';

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];
type Told = ReturnType<typeof ask>;

const ask = (draft: Draft) => answerTo('t7g/combat', draft);
const unitOf = (draft: Draft, side: Side) => draft[side] as Draft;
const withUnit = (draft: Draft, side: Side, more: Draft): Draft => ({
  ...draft,
  [side]: { ...unitOf(draft, side), ...more },
});

/** How many dice of a break check the rules of that check give. */
function breakDice(draft: Draft, side: Side, breakPoints: number): number {
  const { discipline, mercenary, wealthyLevel } = unitOf(draft, side);
  return answerTo('t7g/break-check', { discipline, mercenary, wealthyLevel, breakPoints }).dice;
}

function ended(told: Told): Ended {
  const { attacker, defender, winner } = told;
  const taken = (side: Side) => (told[side]?.wearTaken ?? 0) + (told[side]?.extraWear ?? 0);
  const chances = Object.fromEntries(
    SIDES.flatMap((side) => [
      [`${side}-wins`, winner === side],
      [`${side}-destroyed`, told[side]?.destroyed === true],
      [`${side}-disordered`, told[side]?.disordered === true],
      [`${side}-retreats`, told[side]?.does === 'retreats'],
      [`${side}-disengages`, told[side]?.does === 'disengages'],
    ]),
  );
  const wear = { attackerWear: taken('attacker'), defenderWear: taken('defender') };
  return attacker && defender
    ? { chances: { ...chances, tie: winner === 'tie' }, means: wear, tables: wear }
    : {};
}

/** What is thrown next on one side: its attack, what resists it, its break check, its order before two-handed swords. */
function due(draft: Draft, told: Told, side: Side) {
  const enemy = side === 'attacker' ? 'defender' : 'attacker';
  const own = told[side];
  if (!own) return null;
  if (own.hits === null) return { field: 'attackDice', dice: own.dice, from: own.hitsOn };
  if (told[enemy]?.hits !== null && own.saved === null)
    return { field: 'resistDice', dice: own.courageDice, from: 5 };
  if (own.breakPoints && own.destroyed === null)
    return { field: 'breakDice', dice: breakDice(draft, side, own.breakPoints), from: 6 };
  if (own.keepsOrderDice && own.disordered === null)
    return { field: 'composureDice', dice: own.keepsOrderDice, from: 6 };
  return null;
}

/** Dice that do the same: what follows is asked once for as many that count. */
const alike = (fallen: readonly unknown[], from: number) =>
  fallen.map((face) => (Number(face) >= from ? 6 : 1)).sort();

/** Both sides, die by die; a failed break check is thrown once more where Abnegado is in the unit (t7g-7.49). */
export const combat: Thrower = (draft) => {
  const look = once(ask);
  const goOn = once((known: Draft): Next => {
    const told = look(known);
    for (const side of SIDES) {
      const roll = due(known, told, side);
      if (!roll) continue;
      const again = roll.field === 'breakDice' && unitOf(known, side).breakDice !== undefined;
      return {
        ...{ dice: roll.dice, faces: D6 },
        next: (fallen) =>
          goOn(
            withUnit(known, side, {
              [roll.field]: alike(fallen, roll.from),
              ...(again && { selfless: false }),
            }),
          ),
      };
    }
    return ended(told);
  });
  const { attacker, defender } = look(draft);
  const most = Math.max(attacker?.dice ?? 0, defender?.dice ?? 0);
  return most > MOST_DICE ? null : goOn(draft);
};
