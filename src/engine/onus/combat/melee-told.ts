import { chance } from '../../core/odds.ts';
import type { Trace } from '../../core/ruling.ts';
import { lostToWounds } from '../values/conditions.ts';
import { type Bout, isFrightenedByCamels } from '../values/fighter.ts';
import { cannotFail, failing, passes } from '../values/morale.ts';
import {
  boutOf,
  type Contest,
  canCheck,
  type Fate,
  guardsWith,
  lifeLeft,
  modifiersOf,
  mustCheckAnyway,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standings,
  strikesWith,
} from './melee.ts';
import { tellSkill } from './melee-dice.ts';
import { afterFailure, checkers } from './melee-odds.ts';
import type { Manner } from './type.ts';
import { woundMarkers } from './wound-markers.ts';

/** What is known of a combat that has been rolled. */
export interface Told {
  /** Wounds that one side does to the other, as both stand when it strikes; null while they are unknown. */
  wounds: (striker: Side, at: Standings) => number | null;
  /** What unknown wounds of a simultaneous combat count for: none, once those of the other are told. */
  unsaid: number | null;
  /** Dice of the morale checks, in their order. */
  moraleDice: Record<Side, readonly (number | undefined)[]>;
}

interface Checked {
  /** Checks that the unit makes in this combat, as far as is known. */
  checks: number;
  /** The modified morale of the last of them; null where there is none. */
  moraleInCheck: number | null;
  modifierInCheck: number | null;
  chanceToFail: string | null;
  fate: Fate | 'open';
}

const unchecked = (fate: Fate): Checked => ({
  checks: 0,
  moraleInCheck: null,
  modifierInCheck: null,
  chanceToFail: null,
  fate,
});

/** A combat as it goes on: both units, and the checks they have made. */
class Course {
  readonly contest: Contest;
  readonly trace: Trace;
  readonly at: Standings;
  readonly made: Record<Side, Checked>;
  /** Whether dice of the combat itself are still to be rolled. */
  unfinished = false;
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

  /** How both stand now, as a later blow does not alter it. */
  get now(): Standings {
    return { attacker: { ...this.at.attacker }, defender: { ...this.at.defender } };
  }

  hurt(side: Side, wounds: number) {
    const standing = this.at[side];
    standing.taken += wounds;
    const unit = this.contest[side];
    if (wounds > 0)
      this.trace.step('onus-7.168', { who: side, wounds, markers: woundMarkers(wounds) });
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
    const bout = boutOf(this.contest, side, this.at);
    const morale = nerveOf(bout, this.trace);
    const die = this.dice[side][made.checks];
    made.checks += 1;
    made.moraleInCheck = morale;
    made.modifierInCheck = modifiersOf(bout).moraleModifier;
    made.chanceToFail = chance(failing(morale)).fraction;
    if (die === undefined) {
      this.trace.step('onus-7.173/due', { who: side, morale });
      made.fate = cannotFail(morale) ? standing.fate : 'open';
      return;
    }
    if (passes(die, morale)) {
      this.trace.step('onus-7.173/passed', { who: side, die, morale });
      made.fate = standing.fate;
      if (standing.fate === 'steady') this.trace.skip('onus-7.174', 'check-passed');
      return;
    }
    this.trace.step('onus-7.173/failed', { who: side, die, morale });
    const before = standing.fate;
    standing.fate = afterFailure(this.contest, side, before);
    made.fate = standing.fate;
    this.tellFailure(side, before);
  }

  private tellFailure(side: Side, before: Fate) {
    const { fate } = this.at[side];
    const effect = { on: 'fate', from: before, to: fate };
    if (before === 'steady') this.trace.step('onus-7.174', { who: side }, effect);
    else if (fate === 'broken') this.trace.step('onus-9.18/combat', { who: side });
    else if (fate === 'eliminated') this.trace.step('onus-7.182/combat', { who: side }, effect);
    else this.trace.step('onus-7.175/combat', { who: side }, effect);
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
  if (at.attacker.taken === 0 && at.defender.taken === 0) {
    if (due.length === 0) trace.step('onus-7.153');
    else trace.skip('onus-7.153', 'checks-anyway');
  } else if (due.length > 1) trace.step('onus-7.172/both');
  else if (due[0]) trace.step('onus-7.172/more', { who: due[0] });
  if (SIDES.some((side) => at[side].taken > 0 && at[side].fate === 'fleeing'))
    trace.step('onus-7.186/no-check');
  for (const side of due) {
    if (at[side].taken === 0) tellFright(boutOf(contest, side, at), trace);
    course.check(side);
  }
}

/** Why a unit checks that nobody wounded. */
function tellFright(bout: Bout, trace: Trace) {
  const { who, unit, enemy, dromedaries } = bout;
  if (isFrightenedByCamels(unit, enemy, dromedaries)) trace.step('onus-12.31/check', { who });
  else if (mustCheckAnyway(bout)) trace.step('onus-9.17/check', { who });
}

/** Whoever is wounded by an attack that is not simultaneous checks for it, at once (onus-13.11). */
function checkAtOnce(run: Course, side: Side, wounds: number) {
  if (run.over || wounds === 0) return;
  if (!canCheck(run.at[side])) {
    run.trace.step('onus-7.186/no-check');
    return;
  }
  run.trace.step('onus-13.11/struck', { who: side });
  run.check(side);
}

/** How the combat went on after it was rolled: wounds, checks, and what became of both units. */
export function course(
  contest: Contest,
  manner: Manner,
  start: Standings,
  told: Told,
  trace: Trace,
) {
  const run = new Course(contest, start, told.moraleDice, trace);
  const { type, first } = manner;
  let replyAt: Standings | null = null;
  if (run.over) trace.step('onus-7.154');
  else if (type === 'simultaneous' || !first) bothAtOnce(run, told);
  else replyAt = oneAfterTheOther(run, type, first, told);
  return { standings: run.at, made: run.made, replyAt, unfinished: run.unfinished };
}

function bothAtOnce(run: Course, told: Told) {
  const at = run.now;
  const onAttacker = told.wounds('defender', at) ?? told.unsaid;
  const onDefender = told.wounds('attacker', at) ?? told.unsaid;
  run.hurt('attacker', onAttacker ?? 0);
  run.hurt('defender', onDefender ?? 0);
  run.unfinished = onAttacker === null || onDefender === null;
  if (run.unfinished) return;
  compare(run);
  end(run);
}

/** One side strikes; the other replies, unless the attack is a single one or it cannot any more. */
function oneAfterTheOther(run: Course, type: Manner['type'], first: Side, told: Told) {
  const struck = other(first);
  const wounds = told.wounds(first, run.now) ?? 0;
  run.hurt(struck, wounds);
  checkAtOnce(run, struck, wounds);
  const replies = type === 'priority' && !run.over && run.at[struck].fate !== 'fleeing';
  if (!replies) {
    if (type === 'priority') run.trace.step('onus-7.163/none', { who: struck });
    if (run.over) run.trace.step('onus-7.154');
    end(run);
    return null;
  }
  const replyAt = run.now;
  reply(run, struck, told.wounds(struck, replyAt));
  return replyAt;
}

function reply(run: Course, struck: Side, wounds: number | null) {
  const target = other(struck);
  const { contest, trace, at } = run;
  trace.step('onus-7.163/replies', { who: struck });
  strikesWith(boutOf(contest, struck, at), trace);
  guardsWith(boutOf(contest, target, at), trace);
  tellSkill(contest[struck], trace);
  run.unfinished = wounds === null;
  if (wounds === null) return;
  run.hurt(target, wounds);
  if (contest.readings.R45 === 'a') compare(run);
  else checkAtOnce(run, target, wounds);
  end(run);
}

/** Who flees first, who may flee of its own will, and whether they stay engaged. */
function end({ at, contest, trace }: Course) {
  const flees = SIDES.filter((side) => at[side].fate === 'fleeing' && !contest[side].fleeing);
  if (flees.length > 0)
    trace.step('onus-7.155', {}, null, flees.length > 1 ? 'onus-7.155/both' : 'onus-7.155/one');
  const wounded = SIDES.filter((side) => at[side].taken > 0 && canCheck(at[side]));
  for (const side of wounded) trace.step('onus-7.180/combat', { who: side });
  const formed = SIDES.filter((side) =>
    ['arrowhead', 'rhomboid'].includes(contest[side].formation),
  );
  for (const side of formed) trace.step('onus-8.20/combat', { who: side });
  if (flees.length === 0 && SIDES.every((side) => at[side].fate !== 'eliminated'))
    trace.step('onus-7.156');
}
