import type { Trace } from '../../core/ruling.ts';
import { other, SIDES, type Side } from '../../core/two-sides.ts';
import { isFrightenedByCamels } from '../values/fighter.ts';
import { Course, type Known } from './course.ts';
import {
  boutOf,
  type Contest,
  canCheck,
  checkers,
  isOver,
  mustCheckAnyway,
  type Standings,
} from './melee.ts';
import type { Manner } from './type.ts';

/** How a combat goes on, and may go on, with what is known of it. */
export function wagedOn(
  contest: Contest,
  { type, first }: Manner,
  start: Standings,
  known: Known,
  trace: Trace,
) {
  const run = new Course(contest, start, known, trace);
  let replies = !first;
  if (isOver(start)) trace.step('onus-7.154');
  else if (!first) bothAtOnce(run);
  else replies = oneAfterTheOther(run, type, first, start);
  return { run, replies };
}

function bothAtOnce(run: Course) {
  run.strike(['defender', 'attacker']);
  run.check(
    (at) => checkers(run.contest, at),
    (due) => tellCompared(run, due),
  );
  end(run);
}

/** One side strikes; the other replies, unless the attack is a single one or it cannot any more. */
function oneAfterTheOther(run: Course, type: Manner['type'], first: Side, start: Standings) {
  const { contest } = run;
  const struck = other(first);
  const replies = (at: Standings) =>
    type === 'priority' && !isOver(at) && at[struck].fate !== 'fleeing';
  run.strike([first]);
  checkAtOnce(run, struck, start);
  const mayReply = run.reply(struck, replies);
  if (type === 'priority' && !replies(run.at) && !run.unfinished)
    run.trace.step('onus-7.163/none', { who: struck });
  if (contest.readings.R45 === 'b') checkAtOnce(run, first, start);
  else
    run.check(
      (at) => (replies(at) ? checkers(contest, at) : []),
      (due) => run.replyAt && tellCompared(run, due),
    );
  // Whoever must check after every combat and was not to check in this one.
  run.check(
    (at) => frightened(contest, at).filter((side) => at[side].checks === 0),
    (due) => tellFright(run, due),
  );
  if (isOver(run.at) && !run.unfinished && !run.replyAt) run.trace.step('onus-7.154');
  end(run);
  return mayReply;
}

/** Who checks after a combat even if it was not wounded. */
const frightened = (contest: Contest, at: Standings) =>
  SIDES.filter(
    (side) => !isOver(at) && canCheck(at[side]) && mustCheckAnyway(boutOf(contest, side, at)),
  );

/** Whoever is wounded by an attack that is not simultaneous checks for it, at once (onus-13.11). */
function checkAtOnce(run: Course, who: Side, start: Standings) {
  const hurt = (at: Standings) => !isOver(at) && at[who].taken > start[who].taken;
  run.check(
    (at) => (hurt(at) && canCheck(at[who]) ? [who] : []),
    (due) => {
      if (due.length > 0) run.trace.decide('onus-13.11/struck', { who });
      else if (hurt(run.at)) run.trace.step('onus-7.186/no-check');
    },
  );
}

/** The checks after the dice of both sides (onus-7.172), or that nobody makes one. */
function tellCompared(run: Course, due: readonly Side[]) {
  const { at, trace } = run;
  if (isOver(at)) {
    trace.step('onus-7.154');
    return;
  }
  const unhurt = due.filter((side) => at[side].taken === 0);
  if (at.attacker.taken === 0 && at.defender.taken === 0) {
    if (due.length === 0) trace.decide('onus-7.153');
    else trace.skip('onus-7.153', 'checks-anyway');
  } else if (due.length > 1) trace.decide('onus-7.172/both');
  else if (due[0]) trace.decide('onus-7.172/more', { who: due[0] });
  if (SIDES.some((side) => at[side].taken > 0 && at[side].fate === 'fleeing'))
    trace.step('onus-7.186/no-check');
  tellFright(run, unhurt);
}

/** Why units check that nobody wounded. */
function tellFright({ contest, at, trace }: Course, unhurt: readonly Side[]) {
  for (const who of unhurt) {
    const { unit, enemy, dromedaries } = boutOf(contest, who, at);
    if (isFrightenedByCamels(unit, enemy, dromedaries)) trace.decide('onus-12.31/check', { who });
    else trace.decide('onus-9.17/check', { who });
  }
}

/** Who flees first, who may flee of its own will, and whether they stay engaged. */
function end({ at, contest, trace, unfinished }: Course) {
  if (unfinished) return;
  const flees = SIDES.filter((side) => at[side].fate === 'fleeing' && !contest[side].fleeing);
  if (flees.length > 0) trace.step(`onus-7.155/${flees.length > 1 ? 'both' : 'one'}`);
  const mayFlee = SIDES.filter((side) => at[side].taken > 0 && canCheck(at[side]));
  for (const side of mayFlee) trace.step('onus-7.180/combat', { who: side });
  const formed = SIDES.filter((side) =>
    ['arrowhead', 'rhomboid'].includes(contest[side].formation),
  );
  for (const side of formed) trace.step('onus-8.20/combat', { who: side });
  if (flees.length === 0 && !isOver(at)) trace.step('onus-7.156');
}
