import type { ClauseId } from '../../core/clause-ids.ts';
import type { Condition, Row } from '../../core/rows.ts';
import { not, on } from '../../core/rules.ts';
import type { Card } from '../fighting-cards.ts';
import { isGuard } from '../units.ts';
import type { Roll } from './combat.ts';
import {
  cardIs,
  inFire,
  inMelee,
  notBonus,
  ownAttack,
  reads,
  rollerCavalry,
  rollerGuard,
  rollerIn,
  rollerNotGuns,
  rollerSquare,
  rollerStill,
  rollRules,
  target,
  targetIn,
} from './conditions.ts';

const { adds, notes, sets } = rollRules();

function card(clause: ClauseId, name: Card, dice: number, ...when: Condition<Roll>[]) {
  return adds(clause, dice, [cardIs(name)], ownAttack, ...when, { with: () => ({ dice }) });
}

const BOMBARD = { guard: 3, other: 2 } as const;
const bombardDice = ({ roller: { unit } }: Roll) => BOMBARD[isGuard(unit) ? 'guard' : 'other'];

const charge = cardIs('cavalry-charge');

/** Dice of the card that ordered whoever rolls; the card knows units in a square no less (ccn-6.14 holds them to 1). */
export const CARD_ROWS: Row<Roll, number>[] = [
  card(
    'ccn-8.31',
    'bayonet-charge',
    1,
    inMelee,
    rollerGuard,
    on('reading-r24-b', reads('R24', 'a')),
  ),
  adds('ccn-8.34', bombardDice, [cardIs('bombard')], ownAttack, rollerStill, {
    with: (roll) => ({ dice: bombardDice(roll) }),
  }),
  notes<number>('ccn-8.39/dice', [charge, not(rollerNotGuns)]),
  notes<number>('ccn-7.28', [charge, ownAttack], on('target-not-in-town', targetIn('town')), {
    unless: ['ccn-8.37'],
  }),
  notes<number>('ccn-7.30', [charge, ownAttack], on('roller-not-in-town', rollerIn('town')), {
    unless: ['ccn-8.37'],
  }),
  card('ccn-8.37', 'cavalry-charge', 2, rollerNotGuns),
  card('ccn-8.45', 'elan', 1),
  card('ccn-8.48', 'fire-and-hold', 1, inFire),
  notes<number>(
    'ccn-8.63',
    [cardIs('cold-steel'), ownAttack],
    on('not-bonus', ({ bonus }: Roll) => bonus),
  ),
  card('ccn-8.61', 'cold-steel', 1, inMelee, notBonus),
  card(
    'ccn-8.66',
    'leadership',
    1,
    on('reading-r52-b', ({ bonus, readings }: Roll) => !bonus || readings.R52 === 'a'),
  ),
];

const most = on<Roll, number>('one-die-already', (_, dice) => dice > 1);

/** A square, and cavalry against one, roll at most 1 die, whatever was added before (ccn-6.14, ccn-6.32). */
export const SQUARE_ROWS: Row<Roll, number>[] = [
  sets<number>('ccn-6.14', 1, [rollerSquare], most),
  notes<number>('ccn-6.28', [rollerSquare], inMelee),
  sets<number>('ccn-6.32', 1, [target(({ inSquare }) => inSquare)], rollerCavalry, inMelee, most),
];

/** Reading R29 b: never more dice than the box has; by reading a the rest is rolled after them. */
export const LAST_ROWS: Row<Roll, number>[] = [
  sets<number>(
    'ccn-3.7/most',
    8,
    [on<Roll, number>('topic', (_, dice) => dice > 8)],
    on('reading-r29-a', reads('R29', 'b')),
  ),
];
