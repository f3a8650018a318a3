import { Distribution } from '../../core/dice.ts';
import { type Fraction, fractionText } from '../../core/fraction.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { diceOf, enough, withRepeat } from '../checks/break-dice.ts';
import { countedIn, successesOf } from '../checks/successes.ts';
import { SIX } from '../units.ts';
import { modified } from '../values/modified.ts';
import { boutOf, type Combatant, type Contest, limitOf } from './combat-fields.ts';
import { attacks, has, isCavalry } from './fields.ts';
import { type Does, doesOf, type Winner } from './loser.ts';
import { shrunk } from './pool.ts';
import type { Harm } from './round.ts';

export type Harms = Record<Side, Harm>;

/** How a combat may end, both sides in one. */
export interface Ending {
  winner: Winner;
  attackerDoes: Does;
  defenderDoes: Does;
  attackerDisordered: boolean;
  defenderDisordered: boolean;
  /** Who must roll to keep its order (t7g-6.99). */
  shaken: Side | 'nobody';
}

/** Markers of the hits on one side, and those that come besides of its loss. */
export interface Taken {
  wear: number;
  extra: number;
}

/** What may come of a combat: how it ends, and apart from that, as no answer asks for both, what each side takes. */
export interface Endings {
  all: Distribution<Ending>;
  taken: Record<Side, Distribution<Taken>>;
}

/** Whoever caused more Wear wins (t7g-5.18). */
export const winnerOf = ({ attacker, defender }: Harms): Winner =>
  attacker.wear === defender.wear ? 'tie' : attacker.wear < defender.wear ? 'attacker' : 'defender';

interface Won {
  who: Side;
  contest: Contest;
}
const { adds } = rulesOf<Won>();

/** Ruling R71: a Choragiew charged if it used ¡Atacad!, or (b) only if it declared the charge. */
const charged = ({ who, contest }: Won) =>
  contest.readings.R71 === 'b' ? who === 'attacker' : attacks(boutOf(contest, who), who);
const units = ({ who, contest }: Won) => contest[who].pooledUnits;
export const isChoragiew = ({ pooledUnits, kind }: Pick<Combatant, 'pooledUnits' | 'kind'>) =>
  pooledUnits > 1 && isCavalry(kind);
const isGroup = ({ who, contest }: Won) => isChoragiew(contest[who]);
const isDetermined = ({ who, contest }: Won) => who === 'attacker' && contest.attacker.decidido;
const isSlower = ({ contest: { attacker, defender } }: Won) =>
  attacker.speed !== undefined && defender.speed !== undefined && defender.speed < attacker.speed;

/** Wear that the loser takes besides (ruling R54). */
const EXTRA: Table<Won, number> = {
  on: 'extraWear',
  rows: [
    adds('t7g-6.56', (won) => units(won) - 1, [isGroup], on('did-not-charge', charged), {
      with: (won) => ({ who: won.who, wear: units(won) - 1 }),
    }),
    adds(
      't7g-7.67',
      1,
      [isDetermined],
      on(
        'enemy-fast-and-ordered',
        any<Won>(isSlower, ({ contest }) => contest.defender.disordered),
      ),
    ),
  ],
};

export const extraFor = (contest: Contest, winner: Winner, trace = new Trace()): number =>
  winner === 'tie' ? 0 : applyRows(EXTRA, { who: winner, contest }, 0, trace);

/** Markers beyond its Stamina once those of this combat are added; none while its group only loses units. */
export function pointsOf(unit: Combatant, taken: number): number {
  const limit = limitOf(unit);
  if (limit === undefined) return 0;
  const { units, wear } = shrunk({ units: unit.pooledUnits, wear: unit.wear + taken }, limit);
  return units > 1 ? 0 : Math.max(0, wear - limit);
}

/** The chance that it stands after its break check; sure once its dice are told. */
export function stands(unit: Combatant, points: number, readings: Contest['readings']): Fraction {
  const { mercenary, wealthyLevel, selfless, breakDice, discipline = 0 } = unit;
  if (points === 0) return { n: 1n, d: 1n };
  if (mercenary && wealthyLevel === undefined) return { n: 0n, d: 1n };
  const dice = diceOf({ discipline, mercenary, wealthyLevel, readings });
  const once = enough(dice, points);
  const sixes = countedIn(dice, breakDice, SIX);
  if (sixes === null) return withRepeat(once, selfless);
  if (sixes >= points) return { n: 1n, d: 1n };
  return selfless ? once : { n: 0n, d: 1n };
}

/** Dice with which a beaten unit keeps its order before two-handed swords (ruling R63). */
export function composure(unit: Combatant, readings: Contest['readings'], trace = new Trace()) {
  const { discipline: value = 0, withoutCommander, loyalty: points } = unit;
  if (readings.R63 === 'b') return value;
  return modified(
    { value, increases: 0, decreases: Number(withoutCommander), points, readings },
    trace,
  );
}

export type Standing = Record<Side, boolean>;

/** What both attacks together come to. */
interface Round {
  winner: Winner;
  exposed: Record<Side, boolean>;
}

export const roundOf = (harms: Harms): Round => ({
  winner: winnerOf(harms),
  exposed: eachSide((side) => harms[side].exposed),
});

/** The combat as those see it who part after it. */
export const foughtIn = (contest: Contest, { winner, exposed }: Round, standing: Standing) => ({
  attacker: contest.attacker,
  defender: contest.defender,
  ...{ winner, exposed, standing },
  readings: contest.readings,
});

/** What is alike is counted once, with all the ways in which it comes about. */
class Tally<T extends object> {
  private readonly known = new Map<string, { one: T; ways: bigint }>();

  add(key: string, ways: bigint, one: T): void {
    const known = this.known.get(key);
    if (known) known.ways += ways;
    else this.known.set(key, { one, ways });
  }

  all(): { one: T; ways: bigint }[] {
    return [...this.known.values()];
  }
}

/** What was worked out once for a key. */
function remembered<K, V>(find: (key: K) => V) {
  const known = new Map<K, V>();
  return (key: K): V => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as V;
  };
}

/** What both sides may do and be after such a round, each with the chance that it stands after its break check. */
function endOf(contest: Contest, round: Round, standing: Record<Side, Fraction>) {
  const branches = standingOf(standing.attacker).flatMap(([attacker, one]) =>
    standingOf(standing.defender).map(([defender, two]) => {
      const does = doesOf(foughtIn(contest, round, { attacker, defender }));
      return [one * two, ordered(contest, round, does)] as const;
    }),
  );
  return Distribution.mix(branches);
}

/** All ways in which the combat can end, for what its round may do. */
export function endings(contest: Contest, harm: Record<Side, Distribution<Harm>>): Endings {
  const extraOf = remembered((winner: Winner) => extraFor(contest, winner));
  const afterBreak = eachSide((side) =>
    remembered((taken: number) =>
      stands(contest[side], pointsOf(contest[side], taken), contest.readings),
    ),
  );
  const rounds = new Tally<{ round: Round; standing: Record<Side, Fraction> }>();
  const taken = eachSide(() => new Tally<Taken>());
  const attacks = harm.attacker.entries();
  for (const [defender, two] of harm.defender.entries())
    for (const [attacker, one] of attacks) {
      const harms = { attacker, defender };
      const ways = BigInt(one) * BigInt(two);
      const round = roundOf(harms);
      const extra = extraOf(round.winner);
      const standing = eachSide((side) => {
        const { wear } = harms[side];
        const besides = round.winner === other(side) ? extra : 0;
        taken[side].add(`${wear} ${besides}`, ways, { wear, extra: besides });
        return afterBreak[side](wear + besides);
      });
      const key = [
        ...[round.winner, attacker.exposed, defender.exposed],
        ...SIDES.map((side) => fractionText(standing[side])),
      ].join();
      rounds.add(key, ways, { round, standing });
    }
  return {
    all: Distribution.mix(
      rounds.all().map(({ one, ways }) => [ways, endOf(contest, one.round, one.standing)] as const),
    ),
    taken: eachSide((side) =>
      Distribution.of(taken[side].all().map(({ one, ways }): [Taken, bigint] => [one, ways])),
    ),
  };
}

/** The ways in which a unit stands or falls: one alone where that is sure. */
const standingOf = ({ n, d }: Fraction): readonly (readonly [stands: boolean, ways: bigint])[] =>
  (
    [
      [true, n],
      [false, d - n],
    ] as const
  ).filter(([, ways]) => ways > 0n);

/** Whether each is Disordered at the end, two-handed swords included. */
function ordered(contest: Contest, { winner, exposed }: Round, does: Record<Side, Does>) {
  const gone = (side: Side) => does[side] === 'destroyed';
  const loses = (side: Side) => winner === other(side);
  const disordered = eachSide(
    (side) =>
      !gone(side) &&
      (contest[side].disordered ||
        exposed[side] ||
        does[side] === 'retreats' ||
        (side === 'attacker' && contest.attacker.decidido && loses(side))),
  );
  const isRolled = isShaken(contest, winner, does, disordered);
  const ending = (side?: Side): Ending => ({
    winner,
    shaken: isRolled ? other(winner as Side) : 'nobody',
    attackerDoes: does.attacker,
    defenderDoes: does.defender,
    attackerDisordered: disordered.attacker || side === 'attacker',
    defenderDisordered: disordered.defender || side === 'defender',
  });
  if (!isRolled) return Distribution.certain(ending());
  const loser = other(winner as Side);
  const dice = composure(contest[loser], contest.readings);
  const sixes = countedIn(dice, contest[loser].composureDice, SIX);
  const kept = sixes === null ? successesOf(dice, SIX) : Distribution.certain({ successes: sixes });
  return kept.map(({ successes }) => ending(successes > 0 ? undefined : loser));
}

/** Whether the loser must roll to keep its order (t7g-6.99). */
export function isShaken(
  contest: Contest,
  winner: Winner,
  does: Record<Side, Does>,
  disordered: Record<Side, boolean>,
): boolean {
  if (winner === 'tie' || !has(contest[winner], 'two-handed-swords')) return false;
  const loser = other(winner);
  return does[loser] !== 'destroyed' && !disordered[loser];
}
