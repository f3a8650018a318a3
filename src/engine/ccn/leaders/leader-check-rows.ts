import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { CheckInput } from './leader-check.ts';

const { bars, notes, sets } = rulesOf<CheckInput>(({ attackDice = 0 }) => ({ dice: attackDice }));

const situation = (what: CheckInput['situation']) => (input: CheckInput) =>
  input.situation === what;
const unitHit = situation('unit-hit');
const unitGone = situation('unit-eliminated');
const alone = situation('alone');
const attached = any(unitHit, unitGone);
const leftAlone = any(unitGone, alone);

const causeIs =
  (what: CheckInput['cause']) =>
  ({ cause }: CheckInput) =>
    cause === what;
const inRetreat = causeIs('retreat');
/** In melee, or in the retreat that a melee called for. */
export const lostInMelee = ({ cause, retreatFrom }: CheckInput) =>
  (cause === 'retreat' ? retreatFrom : cause) === 'melee';
const byDice = on('lost-in-the-retreat', not(inRetreat));
const ranged = on('attacked-in-melee', causeIs('ranged'));

const checkedBefore = on('first-check-of-the-roll', (input: CheckInput) => input.checkedBefore);
/** Reading R61: one roll calls for one check, or (b) a unit that is lost in its retreat for another. */
const onceIsAll = on(
  'reading-r61-b',
  (input: CheckInput) => input.readings.R61 === 'a' || !(unitGone(input) && inRetreat(input)),
);
const flagsRolled = ({ flags }: CheckInput) => flags > 0;
const atEdge = ({ hexesToEdge }: CheckInput) => hexesToEdge === 0;
const behindHim = (what: CheckInput['wayBack']) => (input: CheckInput) => input.wayBack === what;
const open = not(behindHim('impassable'));
const nearEdge = ({ hexesToEdge = 0 }: CheckInput) => hexesToEdge < 3;

const MAY: Table<CheckInput, boolean> = {
  on: 'allowed',
  rows: [bars('ccn-5.114/alone', [alone], ranged)],
};

const DICE: Table<CheckInput, number> = {
  on: 'dice',
  rows: [
    notes('ccn-5.162/cause', [attached]),
    sets('ccn-5.161', 2, [unitHit], { with: () => ({ dice: 2 }) }),
    sets('ccn-5.164', 1, [unitGone], { with: () => ({ dice: 1 }) }),
    sets('ccn-5.163', 0, [attached], checkedBefore, onceIsAll),
    sets('ccn-5.172', ({ attackDice = 0 }) => attackDice, [alone]),
  ],
};

const MUST_RETREAT: Table<CheckInput, boolean> = {
  on: 'mustRetreat',
  rows: [
    notes('ccn-5.170/check', [unitGone, flagsRolled], byDice),
    notes('ccn-5.173/flags', [alone, flagsRolled]),
    notes('ccn-5.166/check', [unitGone, inRetreat]),
    sets('ccn-5.164/retreat', true, [unitGone]),
    sets('ccn-5.173', true, [alone]),
    sets('ccn-5.169', false, [unitGone, inRetreat, behindHim('impassable')]),
    sets('ccn-5.203/closed', false, [leftAlone, not(inRetreat), behindHim('impassable')]),
    notes('ccn-5.167', [unitGone, inRetreat, behindHim('enemies')]),
    notes('ccn-5.209/only-way', [leftAlone, not(inRetreat), behindHim('enemies')]),
    notes('ccn-5.197', [leftAlone, open, not(atEdge)]),
    notes('ccn-5.201', [leftAlone, open, nearEdge, not(atEdge)]),
    notes('ccn-5.165/check', [leftAlone, not(inRetreat), atEdge]),
    notes('ccn-5.168/check', [unitGone, inRetreat, atEdge]),
    notes('ccn-5.171', [unitGone, lostInMelee]),
  ],
};

/** May dice be rolled at him at all? */
export const mayBeStruck = (input: CheckInput, trace: Trace) => applyRows(MAY, input, true, trace);

/** Dice that are rolled at him. */
export const diceAtLeader = (input: CheckInput, trace: Trace) => applyRows(DICE, input, 0, trace);

/** Must he retreat if he is not hit? */
export const mustRetreat = (input: CheckInput, trace: Trace) =>
  applyRows(MUST_RETREAT, input, false, trace);
