import type { Trace } from '../../core/ruling.ts';
import { leadershipOf } from '../checks/leadership.ts';
import { FORMED } from './losses.ts';
import { type Card, fearedBy, isElephant, isMounted, isTabor, isWagon } from './round-card.ts';
import { passesOn } from './round-dice.ts';
import { countsAs } from './round-impact.ts';
import { meetsPhalanx } from './round-sides.ts';
import { PARTS } from './round-tally.ts';
import type { Side } from './round-ways.ts';

/** Who hates tests on this, whatever his Leadership (wab-12.23). */
const HATEFUL = 10;
/** The die of stubborn troops lets them test on half of its faces (wab-12.32). */
const TESTED = PARTS / 2n;

export type FateReadings = Readonly<Record<'R291' | 'R298', 'a' | 'b'>>;

const charged = ({ charge }: Card) => charge === 'charged' || charge === 'pursued';
/** Who feels no fear is not broken by it, but by the other reading (R291). */
const fears = (card: Card, { R291 }: FateReadings) =>
  card.fearsEnemy && !(card.frenzied && R291 === 'a');
const swarmed = (facing: Card) => facing.warband && charged(facing);

/** Whether more enemies than its own models break it without a test, as they are left or as they stood (R298). */
export const breaksBy =
  (card: Card, facing: Card, readings: FateReadings) =>
  (left: number, enemies: number): boolean =>
    (fears(card, readings) || swarmed(facing)) &&
    (readings.R298 === 'b'
      ? countsAs(facing, facing.models) > countsAs(card, card.models)
      : enemies > left);

/** A rider with an unspent ferocious charge has charged (wab-13.71). */
const rodeIn = ({ ferocious, charge, order }: Card) =>
  ferocious && charge !== 'none' && order === 'cavalry';
const ridesIn = (card: Card, facing: Card) => rodeIn(facing) && !meetsPhalanx(facing, card);

/** Whether so many who are left of a ferocious charge break without a test whom they beat (wab-13.70). */
export const riddenBy =
  (card: Card, facing: Card) =>
  (enemies: number): boolean =>
    ridesIn(card, facing) && enemies >= FORMED;

/** The Leadership on which so many of it test. */
export const testsOn = (card: Card, left: number, trace: Trace): number => {
  const leadership = leadershipOf({ ...card, ranksBehind: undefined, models: left }, trace);
  return card.hatesEnemy ? HATEFUL : leadership;
};

/** An elephant stampedes whatever it has left, and a wagon that does not hold is destroyed (wab-17.32, wab-14.25, wab-14.27). */
export const beatenOf = (card: Card) =>
  isElephant(card) ? 'stampedes' : isWagon(card) ? 'destroyed' : 'breaks';

interface Loser {
  card: Card;
  rerolls: boolean;
  leadership: (left: number) => number;
  breaks: (left: number, enemies: number) => boolean;
  ridden: (enemies: number) => boolean;
  /** Whether it gives ground for its numbers, and whether as stubborn troops. */
  outnumbers: (left: number, enemies: number) => boolean;
  freeGround: boolean;
}

/** What becomes of who loses by so much: its ways to hold and to give ground, of all parts. */
export const fateOf =
  ({ card, rerolls, leadership, breaks, ridden, outnumbers, freeGround }: Loser) =>
  (lostBy: number, left: number, enemies: number) => {
    if (isElephant(card)) return { holds: 0n, gives: 0n };
    const feared = breaks(left, enemies);
    const automatic = feared || ridden(enemies);
    // Fewer than 5 break without a test, and nothing spares them (wab-6.7).
    if (left < FORMED) return { holds: 0n, gives: 0n };
    const whole = !automatic ? PARTS : card.stubborn ? TESTED : 0n;
    // Twice as many give ground before a ferocious charge (wab-13.76).
    const rescued = automatic && !feared && outnumbers(left, enemies) ? PARTS - whole : 0n;
    if (whole === 0n) return { holds: 0n, gives: rescued };
    const { n, d } = passesOn(leadership(left) - lostBy, rerolls);
    const holds = n * (whole / d);
    const gives = outnumbers(left, enemies) || freeGround ? whole - holds : 0n;
    return { holds, gives: gives + rescued };
  };

/** What it fears by its kind. */
function tellFear(card: Card, facing: Card, trace: Trace) {
  const feared = fearedBy(card, facing);
  if (feared === 'chariots') trace.step('wab-16.4');
  if (feared === 'elephants') trace.step(isMounted(card) ? 'wab-17.7' : 'wab-17.7/infantry');
}

/** What of its psychology may decide the round, if it loses. */
export function tellNature(
  who: Side,
  card: Card,
  facing: Card,
  readings: FateReadings,
  trace: Trace,
) {
  if (isElephant(card)) {
    if (card.crew > 0) trace.step('wab-17.31/round', { who, leadership: card.elephantLeadership });
    return trace.step('wab-17.32/round', { who });
  }
  if (isWagon(card)) trace.step('wab-14.25/round', { who });
  if (isTabor(card)) trace.step('wab-14.37/round', { who });
  tellFear(card, facing, trace);
  if (card.fearsEnemy && !fears(card, readings)) trace.step('wab-12.19/round', { who });
  if (fears(card, readings)) trace.step('wab-12.7/round', { who });
  if (swarmed(facing)) trace.step('wab-13.15/round', { who });
  if (rodeIn(facing))
    trace.step(ridesIn(card, facing) ? 'wab-13.71/round' : 'wab-13.97/ferocious', { who });
  if (card.hatesEnemy) trace.step('wab-12.23/round', { who });
  if (!card.stubborn) return;
  if (fears(card, readings) || swarmed(facing) || ridesIn(card, facing))
    trace.step('wab-12.32/round', { who });
  if (!card.groundUsed) trace.step('wab-12.30/round', { who });
}
