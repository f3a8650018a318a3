import { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import { type Fighter, has } from '../values/fighter.ts';
import { hitsOf, woundsOf } from './attack-roll.ts';
import {
  boutOf,
  type Contest,
  guardsWith,
  other,
  SIDES,
  type Side,
  type Standings,
  skillOf,
  standingOf,
  strikesWith,
} from './melee.ts';
import { mannerOf } from './type.ts';

/** What the dice of a side showed, where they were rolled already. */
export interface Rolled {
  toHit?: readonly number[] | undefined;
  toWound?: readonly number[] | undefined;
}
type Rolls = Record<Side, Rolled>;

const ORDINARY_DICE = 4;
/** As many dice as were rolled to hit; as many at least as were rolled to wound. */
export function diceThatFell(rolls: Partial<Rolls>): number {
  const of = (which: keyof Rolled) =>
    SIDES.map((side) => rolls[side]?.[which]?.length ?? 0).reduce((a, b) => Math.max(a, b));
  return of('toHit') || Math.max(ORDINARY_DICE, of('toWound'));
}

/** Hits and wounds of the dice that one side rolled, as both stand; null while they are unknown. */
export function rolled(contest: Contest, side: Side, { toHit, toWound }: Rolled, at: Standings) {
  const bout = boutOf(contest, side, at);
  const attack = strikesWith(bout);
  const defence = guardsWith(boutOf(contest, other(side), at));
  const hits = toHit ? hitsOf(toHit, attack.first, defence.first) : null;
  const wounds = toWound
    ? woundsOf(toWound, attack.second, defence.second, skillOf(bout.unit))
    : null;
  return { hits, wounds: hits === 0 ? 0 : wounds };
}

/** What alters the dice of a unit. */
export function tellSkill(unit: Fighter, trace: Trace) {
  const { professional, doubleSix } = skillOf(unit);
  if (professional) trace.step('onus-9.16');
  if (doubleSix) trace.step('onus-9.24');
  if (professional && doubleSix) trace.step('onus-9.2');
  if (has(unit, 'precision')) trace.skip('onus-9.25', 'precision-only-at-range');
}

/** Hits that limit the dice to wound; unknown of a reply, whose values the first attack may lower. */
function mostHits(contest: Contest, side: Side, dice: Rolled): number {
  const most = dice.toHit?.length ?? contest.dice;
  const { first } = mannerOf(contest, new Trace());
  if (first === other(side)) return most;
  const at = {
    attacker: standingOf(contest.attacker),
    defender: standingOf(contest.defender),
  };
  return rolled(contest, side, dice, at).hits ?? most;
}

/** More dice than there can be. */
export function tooManyDice(contest: Contest, side: Side, dice: Rolled): Violation[] {
  const { toHit, toWound } = dice;
  const found: Violation[] = [];
  if (toHit && toHit.length > contest.dice)
    found.push({
      field: `${side}.toHit`,
      problem: 'more-dice-than-sections',
      with: { given: toHit.length, dice: contest.dice },
      clause: 'onus-7.166',
    });
  const most = mostHits(contest, side, dice);
  if (toWound && toWound.length > most)
    found.push({
      field: `${side}.toWound`,
      problem: 'more-dice-than-hits',
      with: { given: toWound.length, dice: most },
      clause: 'onus-7.167',
    });
  return found;
}
