import type { Trace } from '../../core/ruling.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { diceOf } from '../checks/break-dice.ts';
import { boutOf, type Contest, limitOf } from './combat-fields.ts';
import {
  composure,
  extraFor,
  foughtIn,
  type Harms,
  isShaken,
  pointsOf,
  roundOf,
  type Standing,
  stands,
  winnerOf,
} from './endings.ts';
import { doesOf } from './loser.ts';
import { discarded, shrunk } from './pool.ts';

interface Fell {
  hits: number | null;
  saved: number | null;
}

/** What the attack on one side did, once its dice are told. */
function harmTold(who: Side, { hits, saved }: Fell, R42: 'a' | 'b', trace: Trace) {
  if (hits === null || saved === null) return null;
  const wear = Math.max(0, hits - saved);
  const exposed = saved === 0 && (hits > 0 || R42 === 'b');
  if (hits === 0) trace.step('t7g-5.17/none', { who });
  else trace.step('t7g-5.15', { who, saved, hits });
  if (exposed) trace.step('t7g-5.16', { who }, { on: 'disordered', from: false, to: true });
  else if (hits > 0) trace.skip('t7g-5.16', 'some-success');
  if (wear > 0) trace.step('t7g-5.17', { who, wear }, { on: 'wearTaken', from: 0, to: wear });
  return { wear, exposed };
}

/** Units that a group loses (t7g-6.34, t7g-6.53). */
function tellPool(contest: Contest, who: Side, taken: number, trace: Trace) {
  const unit = contest[who];
  const limit = limitOf(unit);
  if (limit === undefined || unit.pooledUnits === 1) return;
  const before = { units: unit.pooledUnits, wear: unit.wear + taken };
  const { units } = shrunk(before, limit);
  if (units === before.units) return;
  const key = unit.kind === 'cavalry' ? 't7g-6.53/combat' : 't7g-6.34/combat';
  trace.step(key, { who, lost: before.units - units, each: discarded(limit) });
}

/** Its break check: whether it stands after it, as far as that is told. */
function tellBreak(contest: Contest, who: Side, taken: number, trace: Trace): boolean | null {
  const unit = contest[who];
  tellPool(contest, who, taken, trace);
  const points = pointsOf(unit, taken);
  if (points === 0) return true;
  trace.step('t7g-5.33', { who }, { on: 'breakPoints', from: 0, to: points });
  const { n, d } = stands(unit, points, contest.readings);
  if (unit.mercenary && unit.wealthyLevel === undefined) trace.step('t7g-6.39/combat', { who });
  else
    trace.step('t7g-5.34', {
      who,
      points,
      dice: diceOf({ ...unit, discipline: unit.discipline ?? 0, readings: contest.readings }),
    });
  if (n === d) trace.step('t7g-4.22/combat', { who });
  if (n === 0n) trace.decide('t7g-5.35', { who }, { on: 'destroyed', from: false, to: true });
  return n === d ? true : n === 0n ? false : null;
}

function tellWinner(contest: Contest, harms: Harms, trace: Trace): number {
  const winner = winnerOf(harms);
  const { attacker, defender } = eachSide((side) => harms[other(side)].wear);
  if (winner === 'tie') trace.decide('t7g-5.18/tie', { wear: attacker });
  else
    trace.decide('t7g-5.18', {
      who: winner,
      most: Math.max(attacker, defender),
      least: Math.min(attacker, defender),
    });
  return extraFor(contest, winner, trace);
}

/** What both do in the end, and what two-handed swords ask of the loser. */
function tellEnd(contest: Contest, harms: Harms, standing: Standing, trace: Trace) {
  const winner = winnerOf(harms);
  const does = doesOf(foughtIn(contest, roundOf(harms), standing), trace);
  if (winner === 'tie') return;
  const loser = other(winner);
  const determined = loser === 'attacker' && contest.attacker.decidido;
  if (determined && does.attacker !== 'destroyed')
    trace.step('t7g-7.67/loses', {}, { on: 'disordered', from: false, to: true });
  const disordered = eachSide(
    (side) =>
      contest[side].disordered ||
      harms[side].exposed ||
      does[side] === 'retreats' ||
      (side === loser && determined),
  );
  if (isShaken(contest, winner, does, disordered))
    trace.step('t7g-6.99', { who: loser, dice: composure(contest[loser], contest.readings) });
}

/** The round as it fell, as far as it is told. */
export function tellRound(
  contest: Contest,
  fell: Record<Side, Fell>,
  badWarPossible: boolean,
  trace: Trace,
) {
  const { R42 } = contest.readings;
  const defender = harmTold('defender', fell.defender, R42, trace);
  const attacker = harmTold('attacker', fell.attacker, R42, trace);
  if (badWarPossible && !(defender && attacker)) trace.step('t7g-6.101');
  if (!defender || !attacker) return;
  const harms = { attacker, defender };
  const extra = tellWinner(contest, harms, trace);
  const winner = winnerOf(harms);
  const standing = eachSide((side) =>
    tellBreak(contest, side, harms[side].wear + (winner === other(side) ? extra : 0), trace),
  );
  if (!SIDES.every((side) => standing[side] !== null)) return;
  const known = eachSide((side) => standing[side] === true);
  const goesOn = winner === 'tie' && badWarPossible && known.attacker && known.defender;
  if (goesOn) trace.step(boutOf(contest, 'attacker').badWar ? 't7g-5.32' : 't7g-5.29');
  tellEnd(contest, harms, known, trace);
}
