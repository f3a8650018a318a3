import { Distribution } from '../../core/distribution.ts';
import { isArtillery } from '../units.ts';
import { has } from '../values/fighter.ts';
import { failing } from '../values/morale.ts';
import { attackWounds } from './attack-roll.ts';
import {
  boutOf,
  type Contest,
  canCheck,
  type Fate,
  guardsWith,
  lifeLeft,
  mustCheckAnyway,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standing,
  type Standings,
  skillOf,
  standingOf,
  strikesWith,
} from './melee.ts';
import type { Manner } from './type.ts';

/** Both units as a combat leaves them. */
export interface Ending {
  attackerTaken: number;
  attackerFate: Fate;
  defenderTaken: number;
  defenderFate: Fate;
}

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

type Endings = Distribution<Ending>;

const put = (ending: Ending, side: Side, { taken, fate }: Standing): Ending =>
  side === 'attacker'
    ? { ...ending, attackerTaken: taken, attackerFate: fate }
    : { ...ending, defenderTaken: taken, defenderFate: fate };

/** The wounds that one side's dice do to the other, both as they stand. */
function blow(contest: Contest, striker: Side, at: Standings) {
  const target = other(striker);
  const bout = boutOf(contest, striker, at);
  return attackWounds(
    contest.dice,
    strikesWith(bout),
    guardsWith(boutOf(contest, target, at)),
    skillOf(bout.unit),
    lifeLeft(contest[target]) - at[target].taken,
  );
}

/** A unit with wounds for its whole life is eliminated (onus-7.154). */
const hurt = (contest: Contest, side: Side, { taken, fate }: Standing, wounds: number): Standing =>
  taken + wounds >= lifeLeft(contest[side])
    ? { taken: taken + wounds, fate: 'eliminated' }
    : { taken: taken + wounds, fate };

/** What a failed check makes of a unit: Broken first, then in flight; artillery is destroyed instead. */
export function afterFailure(contest: Contest, side: Side, fate: Fate): Fate {
  const unit = contest[side];
  if (fate === 'steady') return 'broken';
  if (has(unit, 'steadfast') && !contest.steadfastFlees) return 'broken';
  return isArtillery(unit.kind) ? 'eliminated' : 'fleeing';
}

/** One side's check, where it can still make one. */
function check(contest: Contest, side: Side, ending: Ending): Endings {
  const at = standings(ending);
  if (!canCheck(at[side])) return Distribution.certain(ending);
  const { n, d } = failing(nerveOf(boutOf(contest, side, at)));
  if (n === 0n) return Distribution.certain(ending);
  const failed = put(ending, side, {
    ...at[side],
    fate: afterFailure(contest, side, at[side].fate),
  });
  return Distribution.of([
    [failed, n],
    [ending, d - n],
  ]);
}

const isOver = ({ attacker, defender }: Standings) =>
  attacker.fate === 'eliminated' || defender.fate === 'eliminated';

/** Who checks after the dice of both: the one with more wounds of this combat, both where they are equal. */
export function checkers(contest: Contest, at: Standings): Side[] {
  if (isOver(at)) return [];
  const [a, d] = [at.attacker.taken, at.defender.taken];
  const more =
    a === d ? (a > 0 ? [...SIDES] : []) : [a > d ? ('attacker' as const) : ('defender' as const)];
  return SIDES.filter(
    (side) =>
      canCheck(at[side]) && (more.includes(side) || mustCheckAnyway(boutOf(contest, side, at))),
  );
}

const afterChecks = (contest: Contest, ending: Ending, sides: readonly Side[]): Endings =>
  sides.reduce<Endings>(
    (all, side) => all.chain((one) => check(contest, side, one)),
    Distribution.certain(ending),
  );

function simultaneous(contest: Contest, start: Standings): Endings {
  const onDefender = blow(contest, 'attacker', start);
  const onAttacker = blow(contest, 'defender', start);
  const dealt = onDefender.chain((d) =>
    onAttacker.map((a) =>
      both({
        attacker: hurt(contest, 'attacker', start.attacker, a.wounds),
        defender: hurt(contest, 'defender', start.defender, d.wounds),
      }),
    ),
  );
  return dealt.chain((end) => afterChecks(contest, end, checkers(contest, standings(end))));
}

/** One side strikes alone; who is wounded by it and lives checks at once. */
function strike(contest: Contest, striker: Side, start: Standings): Endings {
  const target = other(striker);
  return blow(contest, striker, start).chain(({ wounds }) => {
    const at = { ...start, [target]: hurt(contest, target, start[target], wounds) };
    const due = wounds > 0 || mustCheckAnyway(boutOf(contest, target, at));
    return afterChecks(contest, both(at), due && !isOver(at) ? [target] : []);
  });
}

/** The reply of the unit that was struck first, and the checks that follow (ruling R45). */
function reply(contest: Contest, struck: Side, ending: Ending): Endings {
  const at = standings(ending);
  if (isOver(at) || at[struck].fate === 'fleeing') return Distribution.certain(ending);
  const target = other(struck);
  return blow(contest, struck, at).chain(({ wounds }) => {
    const after = { ...at, [target]: hurt(contest, target, at[target], wounds) };
    const due =
      contest.readings.R45 === 'a' ? checkers(contest, after) : wounds > 0 ? [target] : [];
    return afterChecks(contest, both(after), isOver(after) ? [] : due);
  });
}

/** Every way in which the combat may leave both units, from where they stand before the dice. */
export function endings(
  contest: Contest,
  { type, first }: Manner,
  start: Standings = {
    attacker: standingOf(contest.attacker),
    defender: standingOf(contest.defender),
  },
): Endings {
  if (isOver(start)) return Distribution.certain(both(start));
  if (type === 'simultaneous' || !first) return simultaneous(contest, start);
  const struck = strike(contest, first, start);
  return type === 'single' ? struck : struck.chain((end) => reply(contest, other(first), end));
}
