import { handOn } from '../../core/hand-on.ts';
import type { Next } from '../../core/query.ts';
import type { Draft } from '../../core/schema/values.ts';
import { other, SIDES, type Side } from '../../core/two-sides.ts';
import type { COMBAT_FIELDS } from './combat-fields.ts';
import type { Winner } from './loser.ts';

type Asked = Draft<typeof COMBAT_FIELDS>;
type Said = Partial<NonNullable<Asked[Side]>>;
interface ToldSide {
  hits?: number | null;
  saved?: number | null;
  breakPoints?: number | null;
  wearAfter?: number | null;
  disordered?: boolean | null;
  destroyed?: boolean | null;
  broke?: boolean | null;
}
interface Told {
  winner?: Winner | null;
  badWarPossible?: boolean;
  attacker?: ToldSide | null;
  defender?: ToldSide | null;
}

const saidOf = (asked: Asked, side: Side) => (asked[side] ?? {}) as Said;

/** The break check that its dice have still to decide. */
function breaks(asked: Asked, told: Told, side: Side): readonly Next[] {
  const { breakPoints, broke } = told[side] ?? {};
  const said = saidOf(asked, side);
  if (!breakPoints || broke !== null || said.discipline === undefined) return [];
  const draft = {
    ...handOn(said, 'discipline', 'mercenary', 'wealthyLevel', 'selfless'),
    breakPoints,
  };
  return [{ as: 'break', query: 't7g/break-check', draft }];
}

/** The unit as it goes into another round. */
function inNextRound(asked: Asked, told: Told, side: Side) {
  const { attackDice, resistDice, breakDice, composureDice, ...unit } = saidOf(asked, side);
  const { crossedVeryDifficult, disordered, ...same } = unit;
  const { disordered: isDisordered, wearAfter } = told[side] ?? {};
  return {
    ...same,
    ...(isDisordered && { disordered: true }),
    ...(wearAfter && unit.stamina !== undefined && { wear: wearAfter }),
  };
}

/** Another round of the bad war (t7g-5.29, t7g-5.32). */
function badWar(asked: Asked, told: Told): readonly Next[] {
  const bothStand = SIDES.every((side) => told[side]?.destroyed === false);
  if (told.winner !== 'tie' || !told.badWarPossible || !bothStand) return [];
  const draft = {
    ...asked,
    badWar: true,
    attacker: inNextRound(asked, told, 'attacker'),
    defender: inNextRound(asked, told, 'defender'),
  };
  return [{ as: 'combat', query: 't7g/combat', draft }];
}

/** The unit as it stands once the dice have fallen, before anybody moves. */
function afterRound(asked: Asked, told: Told, side: Side) {
  const said = saidOf(asked, side);
  const { saved, broke, wearAfter, disordered } = told[side] ?? {};
  const exposed = saved === 0 && (told[other(side)]?.hits ?? 0) > 0;
  return {
    ...handOn(said, 'kind', 'speed', 'discipline', 'stamina', 'fervour'),
    ...handOn(said, 'mobileFortress', 'emplaced', 'squares', 'elegante'),
    ...(said.shelter === 'building' && { inBuilding: true }),
    ...(said.weapons?.includes('lances') && { lances: true }),
    ...(exposed && { exposed }),
    ...(broke && { broke }),
    ...(disordered && { disordered }),
    ...(wearAfter && said.stamina !== undefined && { wear: wearAfter }),
  };
}

/** What both do, once it is known who won and who stands. */
function parting(asked: Asked, told: Told): readonly Next[] {
  const { winner } = told;
  if (!winner || SIDES.some((side) => told[side]?.broke === null)) return [];
  const draft = {
    winner,
    ...handOn(asked, 'flank', 'manner'),
    attacker: afterRound(asked, told, 'attacker'),
    defender: afterRound(asked, told, 'defender'),
  };
  return [{ as: 'retreat', query: 't7g/after-combat', draft }];
}

export const nextOf = (asked: Asked, told: Told): readonly Next[] => [
  ...SIDES.flatMap((side) => breaks(asked, told, side)),
  ...badWar(asked, told),
  ...parting(asked, told),
];
