import { chance } from '../core/odds.ts';
import type { Trace } from '../core/ruling.ts';
import type { Manner } from './combat-type.ts';
import {
  boutOf,
  type Contest,
  type Fate,
  lifeLeft,
  mustCheckAnyway,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standings,
} from './melee.ts';
import { afterFailure, checkers } from './melee-odds.ts';
import { lostToWounds } from './values/conditions.ts';
import { cannotFail, failing, passes } from './values/morale.ts';

/** What is known of a combat that has been rolled. */
export interface Told {
  /** Wounds that each side took from the other's dice. */
  taken: Record<Side, number>;
  /** Dice of the morale checks, in their order. */
  moraleDice: Record<Side, readonly (number | undefined)[]>;
}

export interface Checked {
  /** Checks that the unit makes in this combat, as far as is known. */
  checks: number;
  /** The modified morale of the last of them; null where there is none. */
  moraleInCheck: number | null;
  chanceToFail: string | null;
  fate: Fate | 'open';
}

const unchecked = (fate: Fate): Checked => ({
  checks: 0,
  moraleInCheck: null,
  chanceToFail: null,
  fate,
});

/** A combat as it goes on: both units, and the checks they have made. */
class Course {
  readonly contest: Contest;
  readonly trace: Trace;
  readonly at: Standings;
  readonly made: Record<Side, Checked>;
  private readonly dice: Told['moraleDice'];

  constructor(contest: Contest, start: Standings, dice: Told['moraleDice'], trace: Trace) {
    this.contest = contest;
    this.trace = trace;
    this.at = { attacker: { ...start.attacker }, defender: { ...start.defender } };
    this.made = {
      attacker: unchecked(start.attacker.fate),
      defender: unchecked(start.defender.fate),
    };
    this.dice = dice;
  }

  get over() {
    return SIDES.some((side) => this.at[side].fate === 'eliminated');
  }

  hurt(side: Side, wounds: number) {
    const standing = this.at[side];
    standing.taken += wounds;
    const unit = this.contest[side];
    if (wounds > 0) this.trace.step('onus-7.168', { who: side, wounds });
    if (wounds > 0 && unit.wounds > 0)
      this.trace.step('onus-7.170', { who: side, before: unit.wounds, wounds });
    if (standing.taken < lifeLeft(unit)) {
      this.tellWounds(side);
      return;
    }
    standing.fate = 'eliminated';
    this.made[side].fate = 'eliminated';
    this.trace.step('onus-7.169', {
      who: side,
      wounds: unit.wounds + standing.taken,
      life: unit.life,
    });
  }

  private tellWounds(side: Side) {
    const { wounds } = this.contest[side];
    const all = wounds + this.at[side].taken;
    if (this.at[side].taken === 0) return;
    const less = lostToWounds({ wounds: all });
    if (less > 0) this.trace.step('onus-7.171', { who: side, wounds: all, less });
    else this.trace.skip('onus-7.171', 'fewer-than-three-wounds');
  }

  /** One check; `open` where the die was not told. */
  check(side: Side) {
    const made = this.made[side];
    const standing = this.at[side];
    const morale = nerveOf(boutOf(this.contest, side, this.at), this.trace);
    const die = this.dice[side][made.checks];
    made.checks += 1;
    made.moraleInCheck = morale;
    made.chanceToFail = chance(failing(morale)).fraction;
    if (die === undefined) {
      this.trace.step('onus-7.173', { who: side, morale }, null, 'onus-7.173/due');
      made.fate = cannotFail(morale) ? standing.fate : 'open';
      return;
    }
    if (passes(die, morale)) {
      this.trace.step('onus-7.173', { who: side, die, morale }, null, 'onus-7.173/passed');
      return;
    }
    this.trace.step('onus-7.173', { who: side, die, morale }, null, 'onus-7.173/failed');
    const before = standing.fate;
    standing.fate = afterFailure(this.contest, side, before);
    made.fate = standing.fate;
    this.tellFailure(side, before);
  }

  private tellFailure(side: Side, before: Fate) {
    const { fate } = this.at[side];
    const effect = { on: 'fate', from: before, to: fate };
    if (before === 'steady') this.trace.step('onus-7.174', { who: side }, effect);
    else if (fate === 'broken')
      this.trace.step('onus-9.18', { who: side }, null, 'onus-9.18/combat');
    else if (fate === 'eliminated')
      this.trace.step('onus-7.182', { who: side }, effect, 'onus-7.182/combat');
    else this.trace.step('onus-7.175', { who: side }, effect, 'onus-7.175/combat');
  }
}

/** The checks after the dice of both sides (onus-7.172), or that nobody makes one. */
function compare(course: Course) {
  const { contest, at, trace } = course;
  if (course.over) {
    trace.step('onus-7.154');
    return;
  }
  const due = checkers(contest, at);
  if (at.attacker.taken === 0 && at.defender.taken === 0) trace.step('onus-7.153');
  else if (due.length > 1) trace.step('onus-7.172', {}, null, 'onus-7.172/both');
  else if (due[0]) trace.step('onus-7.172', { who: due[0] }, null, 'onus-7.172/more');
  for (const side of due) {
    if (at[side].taken === 0 && mustCheckAnyway(boutOf(contest, side, at)))
      trace.step('onus-12.31', { who: side }, null, 'onus-12.31/check');
    course.check(side);
  }
}

/** How the combat went on after it was rolled: wounds, checks, and what became of both units. */
export function course(
  contest: Contest,
  { type, first }: Manner,
  start: Standings,
  told: Told,
  trace: Trace,
) {
  const run = new Course(contest, start, told.moraleDice, trace);
  let replies = true;
  if (type === 'simultaneous' || !first) {
    run.hurt('attacker', told.taken.attacker);
    run.hurt('defender', told.taken.defender);
    compare(run);
  } else {
    const struck = other(first);
    run.hurt(struck, told.taken[struck]);
    if (!run.over && told.taken[struck] > 0) {
      trace.step('onus-13.11', { who: struck }, null, 'onus-13.11/struck');
      run.check(struck);
    }
    replies = type === 'priority' && !run.over && run.at[struck].fate !== 'fleeing';
    if (replies) afterReply(run, struck, told);
    else if (type === 'priority')
      trace.step('onus-7.163', { who: struck }, null, 'onus-7.163/none');
    if (!replies && run.over) trace.step('onus-7.154');
  }
  end(run);
  return { standings: run.at, made: run.made, replies };
}

function afterReply(run: Course, struck: Side, { taken }: Told) {
  const target = other(struck);
  const { contest, trace } = run;
  trace.step('onus-7.163', { who: struck }, null, 'onus-7.163/replies');
  run.hurt(target, taken[target]);
  if (contest.readings.R45 === 'a') compare(run);
  else if (!run.over && taken[target] > 0) {
    trace.step('onus-13.11', { who: target }, null, 'onus-13.11/struck');
    run.check(target);
  }
}

/** Who flees first, who may flee of its own will, and whether they stay engaged. */
function end({ at, contest, trace }: Course) {
  const flees = SIDES.filter((side) => at[side].fate === 'fleeing' && !contest[side].fleeing);
  if (flees.length > 0)
    trace.step('onus-7.155', {}, null, flees.length > 1 ? 'onus-7.155/both' : 'onus-7.155/one');
  const wounded = SIDES.filter(
    (side) => at[side].taken > 0 && ['steady', 'broken'].includes(at[side].fate),
  );
  for (const side of wounded) trace.step('onus-7.180', { who: side }, null, 'onus-7.180/combat');
  const formed = SIDES.filter((side) =>
    ['arrowhead', 'rhomboid'].includes(contest[side].formation),
  );
  for (const side of formed) trace.step('onus-8.20', { who: side }, null, 'onus-8.20/combat');
  if (flees.length === 0 && SIDES.every((side) => at[side].fate !== 'eliminated'))
    trace.step('onus-7.156');
}
