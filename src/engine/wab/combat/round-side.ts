import { alike, amount, maybe, part, yes } from '../../core/answer.ts';
import { type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { Trace } from '../../core/ruling.ts';
import { fleeingDice, pursuingDice } from '../flight/distances.ts';
import { fightersOf } from './fighters.ts';
import { FORMED } from './losses.ts';
import { momentumOf } from './order.ts';
import { totalOf } from './result.ts';
import type { Round } from './round.ts';
import { type Card, isCarrier, isElephant, isMounted, isTabor, isWagon } from './round-card.ts';
import { outruns, passesOn } from './round-dice.ts';
import { beatenOf, breaksBy, fateOf, riddenBy, testsOn } from './round-fate.ts';
import { countsAs, crashOf } from './round-impact.ts';
import { givesGround, resultOf, saveOf, standing } from './round-sides.ts';
import { strikesBy } from './round-strikes.ts';
import type { Fighting } from './round-tally.ts';
import { type Both, other, type Side } from './round-ways.ts';

/** Of each facing of a tabor wagon so many fight (wab-14.46). */
const OF_A_FACING = 5;

const NEEDS = [
  ...(['hitsOn', 'needsToWound', 'needsToSave', 'crewNeedsToWound', 'crewNeedsToSave'] as const),
  ...(['riderDice', 'riderHitsOn', 'riderNeedsToWound', 'riderNeedsToSave'] as const),
  ...(['riderCrewNeedsToWound', 'riderCrewNeedsToSave', 'impactDice'] as const),
  ...(['impactNeedsToWound', 'impactNeedsToSave', 'rerollsUpTo'] as const),
  ...(['impactCrewNeedsToWound', 'impactCrewNeedsToSave'] as const),
] as const;
export const SIDE_ANSWER = part({
  ...alike(amount(), 'fighters', 'dice', 'bonus', 'bonusIfFew', 'leadershipUsed'),
  ...alike(amount(), 'flightDice', 'pursuitDice'),
  ...alike(maybe(amount()), ...NEEDS),
  ...alike(yes(), 'rerolls', 'canBePursued', 'rerollsMisses'),
});

/** Worked out once for each number. */
function known<T>(of: (n: number) => T): (n: number) => T {
  const found = new Map<number, T>();
  return (n) => {
    const one = found.get(n) ?? of(n);
    found.set(n, one);
    return one;
  };
}

/** How many fight: those of the two fronts, of a tabor no more than there is room for, of a wagon all who live (wab-14.19). */
function fightersIn(round: Round, who: Side, trace: Trace): number {
  const [card, facing] = [round[who], round[other(who)]];
  if (isWagon(card)) return card.crew;
  const there = { ...standing(card, facing, round.lastRound), readings: round.readings };
  const standingThere = standing(facing, card, round.lastRound);
  const { fight } = fightersOf(who, there, standingThere, trace);
  if (!isTabor(card)) return card.fighting ?? fight;
  trace.step('wab-14.46', { most: OF_A_FACING, fighting: OF_A_FACING });
  return card.fighting ?? Math.min(OF_A_FACING, card.models);
}

const chariotsOf = ({ attackerTroops }: Card) =>
  attackerTroops === 'light-chariots'
    ? 'light'
    : attackerTroops === 'heavy-chariots' || attackerTroops === 'scythed-chariots'
      ? 'heavy'
      : 'none';
/** A war wagon pursues 1D6 (wab-14.28). */
const runsOf = (card: Card) => (isWagon(card) ? 1 : pursuingDice(card.movement, chariotsOf(card)));
const fleesOf = (card: Card) => fleeingDice(card.movement, chariotsOf(card));

const countedBy = (card: Card) =>
  isElephant(card)
    ? ('wab-17.4/round' as const)
    : isWagon(card)
      ? ('wab-14.22/round' as const)
      : ('wab-16.3/round' as const);

/** What is known of one side before any die. */
export function sideOf(round: Round, who: Side, trace: Trace) {
  const [card, facing] = [round[who], round[other(who)]];
  const { readings, lastRound, groundGiven } = round;
  const fighters = fightersIn(round, who, trace);
  const save = trace.within(`${other(who)}Save`, (part) => saveOf(facing, card, readings, part));
  const at = { who, lastRound, save, readings };
  const struck = trace.within(`${who}Blows`, (part) => {
    const found = strikesBy(card, facing, fighters, at, part);
    if (isTabor(facing)) part.step('wab-14.45');
    if (isWagon(facing) && isMounted(card)) part.step('wab-14.30');
    part.step('wab-5.17/side', { who, fighters, dice: found.told.dice });
    return found;
  });
  const scene = { momentum: momentumOf(round), readings };
  const counts = (models: number) => countsAs(card, models);
  const starts = counts(card.models);
  const isFew = starts < FORMED;
  const bonus = totalOf(resultOf(round, scene), who, isFew ? new Trace() : trace);
  const bonusIfFew = totalOf(resultOf(round, scene, who), who, isFew ? trace : new Trace());
  const rerolls = (card.rerolls || (card.battleStandard && !card.unreliable)) && !card.skirmishers;
  const leadershipUsed = trace.within(`${who}Leadership`, (part) => testsOn(card, starts, part));
  if (!isElephant(card))
    trace.step(rerolls ? 'wab-6.1/rerolls' : 'wab-6.1/side', { who, leadership: leadershipUsed });
  if (starts !== card.models) trace.step(countedBy(card), { who, counts: starts });
  const crash = trace.within(`${who}Impact`, (part) =>
    crashOf(card, facing, { ...at, fighters }, part),
  );
  const outnumbers = givesGround(card, facing, groundGiven);
  const fighting: Fighting = {
    ...{ counts, bonus, bonusIfFew, models: card.models, beaten: beatenOf(card) },
    ...{ woundsEach: card.woundsEach, crew: 0 },
    ...(isCarrier(card) && {
      ...{ crew: card.crew, needsCrew: isWagon(card) },
      woundsEach: card.woundsLeft ?? card.woundsEach,
    }),
    ...(isElephant(card) && card.crew > 0 && { bolts: boltsOf(card) }),
    volleys: { ...struck.volleys, ...(crash && { impact: crash.strikes }) },
    fate: fateOf({
      ...{ card, rerolls, leadership: known((left) => testsOn(card, left, new Trace())) },
      ...{ breaks: breaksBy(card, facing, readings), ridden: riddenBy(card, facing), outnumbers },
      freeGround: card.stubborn && !card.groundUsed && groundGiven && facing.attacksOn === 'front',
    }),
  };
  const told = {
    ...{ ...struck.told, ...crash?.told, fighters, bonus, bonusIfFew, leadershipUsed, rerolls },
    ...{ flightDice: fleesOf(card), pursuitDice: runsOf(card) },
    canBePursued: facing.pursues && card.attacksOn === 'front' && beatenOf(card) === 'breaks',
  };
  return { fighting, told };
}

const boltsOf = ({ elephantLeadership }: Card): Fraction =>
  subtract(fraction(1), passesOn(elephantLeadership));

/** The chance that who breaks is caught, where he is pursued (wab-6.33, wab-6.39). */
export function caughtOf(cards: Both<Card>, loser: Side, pursued: boolean): Fraction {
  if (!pursued) return fraction(0);
  const [card, facing] = [cards[loser], cards[other(loser)]];
  const first = outruns(runsOf(facing), fleesOf(card));
  if (!isTabor(facing)) return first;
  // Its defenders run after them only where they fail a test (wab-14.37).
  const stays = passesOn(facing.leadership);
  return multiply(first, subtract(fraction(1), stays));
}
