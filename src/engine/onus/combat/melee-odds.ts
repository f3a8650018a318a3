import { Distribution } from '../../core/distribution.ts';
import { failedTo } from '../flight/fate.ts';
import { attackOf } from '../values/attack.ts';
import { defenceOf } from '../values/defence.ts';
import { attackWounds } from './attack-roll.ts';
import { afterCheck, type Fate, lifeLeft } from './fate.ts';
import {
  boutOf,
  type Contest,
  canCheck,
  checkers,
  guardOf,
  isOver,
  mustCheckAnyway,
  nerveOf,
  other,
  type Side,
  type Standings,
  startOf,
  wounded,
} from './melee.ts';
import { blowSkill } from './skill.ts';
import type { Manner } from './type.ts';

/** Both units as a combat leaves them. */
export interface Ending {
  attackerTaken: number;
  attackerFate: Fate;
  defenderTaken: number;
  defenderFate: Fate;
}
type Endings = Distribution<Ending>;

const both = ({ attacker, defender }: Standings): Ending => ({
  attackerTaken: attacker.taken,
  attackerFate: attacker.fate,
  defenderTaken: defender.taken,
  defenderFate: defender.fate,
});

const standings = (end: Ending): Standings => ({
  attacker: { taken: end.attackerTaken, fate: end.attackerFate },
  defender: { taken: end.defenderTaken, fate: end.defenderFate },
});

/** The wounds that one side's dice do to the other, both as they stand. */
function blow(contest: Contest, striker: Side, at: Standings) {
  const target = other(striker);
  const bout = boutOf(contest, striker, at);
  return attackWounds(
    contest.dice,
    attackOf(bout),
    defenceOf(guardOf(boutOf(contest, target, at))),
    blowSkill(bout.unit),
    lifeLeft(contest[target]) - at[target].taken,
  );
}

/** One side's check, where it can still make one. */
function check(contest: Contest, side: Side, ending: Ending): Endings {
  const at = standings(ending);
  if (!canCheck(at[side])) return Distribution.certain(ending);
  const bout = boutOf(contest, side, at);
  const failed = failedTo(bout.unit, 'attack', contest.steadfastFlees);
  return afterCheck(nerveOf(bout), ending, { ...ending, [`${side}Fate`]: failed });
}

const afterChecks = (contest: Contest, ending: Ending, sides: readonly Side[]): Endings =>
  sides.reduce<Endings>(
    (all, side) => all.chain((one) => check(contest, side, one)),
    Distribution.certain(ending),
  );

/** Both as they stand when a side has taken so many wounds. */
const after = (contest: Contest, at: Standings, side: Side, wounds: number): Standings => ({
  ...at,
  [side]: wounded(contest[side], at[side], wounds),
});

function simultaneous(contest: Contest, start: Standings): Endings {
  const onAttacker = blow(contest, 'defender', start);
  const dealt = blow(contest, 'attacker', start).chain(({ wounds }) => {
    const at = after(contest, start, 'defender', wounds);
    return onAttacker.map((own) => both(after(contest, at, 'attacker', own.wounds)));
  });
  return dealt.chain((end) => afterChecks(contest, end, checkers(contest, standings(end))));
}

/** One side strikes alone; who is wounded by it and lives checks at once. */
function strike(contest: Contest, striker: Side, start: Standings): Endings {
  const target = other(striker);
  return blow(contest, striker, start).chain(({ wounds }) => {
    const at = after(contest, start, target, wounds);
    const due = wounds > 0 || mustCheckAnyway(boutOf(contest, target, at));
    return afterChecks(contest, both(at), due && !isOver(at) ? [target] : []);
  });
}

/** The reply of the unit that was struck first, and the checks that follow (ruling R45). */
function reply(contest: Contest, struck: Side, ending: Ending): Endings {
  const before = standings(ending);
  if (isOver(before) || before[struck].fate === 'fleeing') return Distribution.certain(ending);
  const target = other(struck);
  return blow(contest, struck, before).chain(({ wounds }) => {
    const at = after(contest, before, target, wounds);
    const due = contest.readings.R45 === 'a' ? checkers(contest, at) : wounds > 0 ? [target] : [];
    return afterChecks(contest, both(at), isOver(at) ? [] : due);
  });
}

/** Every way in which the combat may leave both units, from where they stand before the dice. */
export function endings(
  contest: Contest,
  { type, first }: Manner,
  start: Standings = startOf(contest),
): Endings {
  if (isOver(start)) return Distribution.certain(both(start));
  if (type === 'simultaneous' || !first) return simultaneous(contest, start);
  const struck = strike(contest, first, start);
  return type === 'single' ? struck : struck.chain((end) => reply(contest, other(first), end));
}
