import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, unsaid } from '../../core/schema/groups.ts';
import { optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { other, SIDES, type Side } from '../../core/two-sides.ts';
import { CHECK_RESULTS, GROUND } from '../fields.ts';
import { FACES } from '../units.ts';
import { attackOf } from '../values/attack.ts';
import { defenceOf } from '../values/defence.ts';
import { complete, FIGHTER, READINGS } from '../values/fighter.ts';
import { type Rolled, scoreOf } from './attack-roll.ts';
import { boutOf, type Contest, guardOf, type Standings } from './melee.ts';
import { blowSkill } from './skill.ts';

const MOST_DICE = 14;
const MOST_WOUNDS = 28;
const ORDINARY_DICE = 4;

/** A unit with what its dice showed, where they were rolled already. */
const ROLLER = {
  ...FIGHTER,
  toHit: rare(optionalCounts(1, FACES, MOST_DICE)),
  toWound: rare(optionalCounts(1, FACES, MOST_DICE)),
  taken: rare(optionalCount(0, MOST_WOUNDS)),
  moraleDie: rare(optionalCount(1, FACES)),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
  secondMoraleDie: rare(optionalCount(1, FACES)),
  secondCheckResult: rare(optionalChoice(CHECK_RESULTS)),
};

export const MELEE_FIELDS = {
  attacker: group(ROLLER),
  defender: group(ROLLER),
  sectionsInContact: unsaid(optionalCount(0, MOST_DICE), diceThatFell),
  charge: flag(),
  ground: GROUND,
  event: rare(choice(['none', 'ambush'], 'none')),
  dromedaries: rare(flag()),
  steadfastFlees: rare(flag()),
  readings: rare(group(READINGS)),
};
export type Melee = Values<typeof MELEE_FIELDS>;

/** Where nobody counted the sections. */
export const ordinary = (fallen: number) => Math.max(ORDINARY_DICE, fallen);

/** As many dice as were rolled to hit; as many at least as were rolled to wound, or did wounds. */
function diceThatFell(rolls: { [side in Side]?: Rolled & { taken?: number | undefined } }): number {
  const most = (of: (side: Side) => number | undefined) =>
    Math.max(...SIDES.map((side) => of(side) ?? 0));
  const toWound = most((side) => rolls[side]?.toWound?.length);
  const wounds = most((side) => rolls[side]?.taken);
  const toHit = most((side) => rolls[side]?.toHit?.length);
  return toHit || Math.min(MOST_DICE, Math.max(ORDINARY_DICE, toWound, wounds));
}

export const contestOf = (input: Melee): Contest => ({
  ...input,
  attacker: complete(input.attacker),
  defender: complete(input.defender),
  dice: input.sectionsInContact ?? diceThatFell(input),
});

/** Hits and wounds of the dice that one side rolled, as both stand. */
export const rolled = (contest: Contest, side: Side, dice: Rolled, at: Standings) =>
  scoreOf(
    dice,
    attackOf(boutOf(contest, side, at)),
    defenceOf(guardOf(boutOf(contest, other(side), at))),
    blowSkill(contest[side]),
  );

/** What each side's dice do, or what the other is told to have taken. */
export const dealtIn = (input: Melee, contest: Contest) => (side: Side, at: Standings) => {
  const { hits, wounds } = rolled(contest, side, input[side], at);
  return { hits, wounds: input[other(side)].taken ?? wounds };
};

/** Something is told of what a side does to the other. */
export const isToldOf = (input: Melee, side: Side) => {
  const { toHit, toWound } = input[side];
  return [toHit, toWound, input[other(side)].taken].some((told) => told !== undefined);
};
