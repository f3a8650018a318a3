import { fractionText } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { failedTo } from '../flight/fate.ts';
import { attackOf } from '../values/attack.ts';
import { lostToWounds } from '../values/conditions.ts';
import { defenceOf } from '../values/defence.ts';
import { type Bout, isFrightenedByCamels } from '../values/fighter.ts';
import { cannotFail, failing, passes } from '../values/morale.ts';
import type { Fate, ToldFate } from './fate.ts';
import {
  boutOf,
  type Contest,
  canCheck,
  checkers,
  eachSide,
  guardOf,
  isOver,
  modifiersOf,
  mustCheckAnyway,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standings,
  wounded,
} from './melee.ts';
import { blowSkill } from './skill.ts';
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
  fate: ToldFate;
}

/** What is told of a failed check, by what it makes of the unit. */
const FAILED = {
  broken: 'onus-9.18/combat',
  fleeing: 'onus-7.175/combat',
  eliminated: 'onus-7.182/combat',
} as const;

/** A failed check of a unit that was in that state before. */
export function tellFailure(who: Side | 'unit' | 'target', from: Fate, to: Fate, trace: Trace) {
  const clause = from === 'steady' ? 'onus-7.174' : to !== 'steady' && FAILED[to];
  if (clause) trace.step(clause, { who }, from === to ? null : { on: 'fate', from, to });
}

/** A combat as it goes on: both units, and the checks they have made. */
class Course {
  readonly contest: Contest;
  readonly trace: Trace;
  readonly made: Record<Side, Checked>;
  at: Standings;
  /** Whether dice of the combat itself are still to be rolled. */
  unfinished = false;
  private readonly dice: Told['moraleDice'];

  constructor(contest: Contest, start: Standings, dice: Told['moraleDice'], trace: Trace) {
    this.contest = contest;
    this.trace = trace;
    this.at = start;
    this.made = eachSide((side) => ({
      checks: 0,
      moraleInCheck: null,
      modifierInCheck: null,
      chanceToFail: null,
      fate: start[side].fate,
    }));
    this.dice = dice;
  }

  get over() {
    return isOver(this.at);
  }

  hurt(who: Side, wounds: number) {
    const unit = this.contest[who];
    const standing = wounded(unit, this.at[who], wounds);
    const all = unit.wounds + standing.taken;
    this.at = { ...this.at, [who]: standing };
    if (wounds > 0) this.trace.step('onus-7.168', { who, wounds, markers: woundMarkers(wounds) });
    if (wounds > 0 && unit.wounds > 0)
      this.trace.step('onus-7.170', { who, before: unit.wounds, wounds });
    if (standing.fate === 'eliminated') {
      this.made[who].fate = standing.fate;
      this.trace.step('onus-7.169', { who, wounds: all, life: unit.life });
    } else if (standing.taken > 0) this.tellWounds(who, all);
  }

  private tellWounds(who: Side, wounds: number) {
    const less = lostToWounds({ wounds });
    if (less > 0) this.trace.step('onus-7.171', { who, wounds, less });
    else this.trace.skip('onus-7.171', 'fewer-than-three-wounds');
  }

  /** One check; `open` where the die was not told. */
  check(who: Side) {
    const { contest, trace, at } = this;
    const bout = boutOf(contest, who, at);
    const before = at[who].fate;
    const morale = nerveOf(bout, trace);
    const { checks } = this.made[who];
    const die = this.dice[who][checks];
    const passed = die !== undefined && passes(die, morale);
    const to = passed ? before : failedTo(bout.unit, 'attack', contest.steadfastFlees);
    const open = die === undefined && !cannotFail(morale);
    const fate = die === undefined ? before : to;
    this.made[who] = {
      checks: checks + 1,
      moraleInCheck: morale,
      modifierInCheck: modifiersOf(bout).moraleModifier,
      chanceToFail: fractionText(failing(morale)),
      fate: open ? 'open' : fate,
    };
    this.at = { ...at, [who]: { ...at[who], fate } };
    if (die === undefined) trace.step('onus-7.173/due', { who, morale });
    else trace.step(`onus-7.173/${passed ? 'passed' : 'failed'}`, { who, die, morale });
    if (die !== undefined && !passed) tellFailure(who, before, to, trace);
    if (passed && before === 'steady') trace.skip('onus-7.174', 'check-passed');
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
  const onAttacker = told.wounds('defender', run.at) ?? told.unsaid;
  const onDefender = told.wounds('attacker', run.at) ?? told.unsaid;
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
  const wounds = told.wounds(first, run.at) ?? 0;
  run.hurt(struck, wounds);
  checkAtOnce(run, struck, wounds);
  const replies = type === 'priority' && !run.over && run.at[struck].fate !== 'fleeing';
  if (!replies) {
    if (type === 'priority') run.trace.step('onus-7.163/none', { who: struck });
    if (run.over) run.trace.step('onus-7.154');
    end(run);
    return null;
  }
  const replyAt = run.at;
  reply(run, struck, told.wounds(struck, replyAt));
  return replyAt;
}

function reply(run: Course, struck: Side, wounds: number | null) {
  const target = other(struck);
  const { contest, trace, at } = run;
  trace.step('onus-7.163/replies', { who: struck });
  attackOf(boutOf(contest, struck, at), trace);
  defenceOf(guardOf(boutOf(contest, target, at)), trace);
  blowSkill(contest[struck], trace);
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
  if (flees.length > 0) trace.step(`onus-7.155/${flees.length > 1 ? 'both' : 'one'}`);
  const mayFlee = SIDES.filter((side) => at[side].taken > 0 && canCheck(at[side]));
  for (const side of mayFlee) trace.step('onus-7.180/combat', { who: side });
  const formed = SIDES.filter((side) =>
    ['arrowhead', 'rhomboid'].includes(contest[side].formation),
  );
  for (const side of formed) trace.step('onus-8.20/combat', { who: side });
  if (flees.length === 0 && !isOver(at)) trace.step('onus-7.156');
}
