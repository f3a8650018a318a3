import { type Ended, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, D6, throwsAllAgain } from './dice.ts';

type Side = 'own' | 'enemy';
const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');
const FATES = ['wins', 'holds', 'gives-ground', 'breaks', 'caught', 'escapes', 'wiped-out'];
const MOST_DICE = 30;
/** What became of the beaten side, told by one of the chances that hold. */
const endOf = (held: readonly string[]) =>
  held.filter((one) => one.endsWith('wiped-out')).length > 1
    ? 'both-wiped-out'
    : (held.find((one) => !/-(wins|breaks|momentum)$/.test(one)) ?? '');

interface Told {
  models?: number;
  woundsEach?: number;
  attacks?: number;
  closeWeapon?: string;
  champion?: boolean;
  musician?: boolean;
  skirmishers?: boolean;
  attacksOn?: string;
  order?: string;
  inDifficult?: boolean;
  fearsEnemy?: boolean;
  frenzied?: boolean;
  veteran?: boolean;
  stubborn?: boolean;
  groundUsed?: boolean;
  warband?: boolean;
  ferocious?: boolean;
  charge?: string;
  formation?: string;
  attackerTroops?: string;
  crewEach?: number;
}
const sumOf = (dice: readonly (number | string)[]) =>
  dice.reduce<number>((all, die) => all + Number(die), 0);

/** Blows of one side, then of what is left of the other; the result, the test, the flight and the pursuit. */
export const round: Thrower = (draft) => {
  const told = draft as {
    own?: Told;
    enemy?: Told;
    groundGiven?: boolean;
    readings?: Record<string, string>;
  };
  const card = (side: Side): Told => told[side] ?? {};
  const answer = answerTo('wab/combat-round', draft);
  if (answer.own.dice > MOST_DICE || answer.enemy.dice > MOST_DICE) return null;
  const hits = [answer.own, answer.enemy].map(({ impactDice }) => 3 * (impactDice ?? 0));
  if (hits.some((most) => most > MOST_DICE)) return null;
  // Its Leadership hangs on the ranks that are left.
  if (card('own').warband || card('enemy').warband) return null;
  // Against such formations a ferocious charge hangs on their bonuses (wab-13.97).
  const isFerocious = card('own').ferocious || card('enemy').ferocious;
  const formed = [card('own').formation, card('enemy').formation];
  if (isFerocious && formed.some((one) => (one ?? 'ordinary') !== 'ordinary')) return null;
  const modelsOf = (side: Side) => card(side).models ?? 20;
  // Chariots count as their crew (wab-16.3).
  const counted = (side: Side, models: number) =>
    models * (card(side).attackerTroops?.endsWith('chariots') ? (card(side).crewEach ?? 2) : 1);
  const each = (side: Side) => card(side).woundsEach ?? 1;
  const fallen = (side: Side, taken: number) => Math.floor(taken / each(side));

  /** Dice with so many of the unit fallen before it strikes (wab-5.37, wab-8.4). */
  const diceOf = (side: Side, lost: number) => {
    const { fighters } = answer[side];
    const strikers = Math.max(0, fighters - lost);
    const champion =
      card(side).champion === true &&
      fighters > 0 &&
      (told.readings?.R104 === 'b' ? lost === 0 : strikers > 0);
    // A weapon in each hand is 1 more Attack (wab-10.9), and so is frenzy (wab-12.17).
    const { attacks = 1, closeWeapon, frenzied } = card(side);
    const each = attacks + Number(closeWeapon === 'two-hand-weapons') + Number(frenzied === true);
    return strikers * each + Number(champion);
  };

  const throwing = (side: Side, dice: number, then: (wounds: number) => Next): Next => {
    const { hitsOn, rerollsMisses, needsToWound, needsToSave } = answer[side];
    const ended = (wounds: number) =>
      then(Math.min(wounds, modelsOf(other(side)) * each(other(side))));
    const saves = (wounds: number): Next =>
      needsToSave === null
        ? ended(wounds)
        : {
            ...{ dice: wounds, faces: D6 },
            next: (fell) => ended(wounds - atLeast(fell, needsToSave)),
          };
    const wounding = (hits: number): Next =>
      needsToWound === null
        ? ended(0)
        : { dice: hits, faces: D6, next: (fell) => saves(atLeast(fell, needsToWound)) };
    if (hitsOn === null) return wounding(dice);
    // Each die that misses once more (wab-10.7, wab-10.27, wab-10.32).
    const again = (hits: number): Next => {
      if (throwsAllAgain({ ...card(side), rerollsMisses }, hits, { dice, hitsOn }))
        return { dice, faces: D6, next: (fell) => wounding(atLeast(fell, hitsOn)) };
      return rerollsMisses
        ? {
            ...{ dice: dice - hits, faces: D6 },
            next: (fell) => wounding(hits + atLeast(fell, hitsOn)),
          }
        : wounding(hits);
    };
    return { dice, faces: D6, next: (fell) => again(atLeast(fell, hitsOn)) };
  };

  const settled = (taken: Readonly<Record<Side, number>>): Next => {
    const lost = { own: fallen('own', taken.own), enemy: fallen('enemy', taken.enemy) };
    const left = {
      own: counted('own', modelsOf('own') - lost.own),
      enemy: counted('enemy', modelsOf('enemy') - lost.enemy),
    };
    const total = (side: Side) =>
      taken[other(side)] + (left[side] < 5 ? answer[side].bonusIfFew : answer[side].bonus);
    const difference = total('own') - total('enemy');
    const end = (...held: string[]): Ended => {
      const chances: Record<string, boolean> = { draw: held.includes('draw') };
      for (const side of ['own', 'enemy']) {
        for (const fate of [...FATES, 'momentum'])
          chances[`${side}-${fate}`] = held.includes(`${side}-${fate}`);
      }
      return {
        chances,
        means: { ownLosses: lost.own, enemyLosses: lost.enemy },
        tables: { ownLosses: lost.own, enemyLosses: lost.enemy, difference, roundEnd: endOf(held) },
        outcome: { difference, roundEnd: endOf(held) },
      };
    };
    if (left.own === 0 && left.enemy === 0) return end('own-wiped-out', 'enemy-wiped-out');
    if (left.own === 0) return end('own-wiped-out', 'enemy-wins');
    if (left.enemy === 0) return end('enemy-wiped-out', 'own-wins');
    if (difference === 0) return drawn(end);
    const loser: Side = difference < 0 ? 'own' : 'enemy';
    const { leadershipUsed, rerolls, flightDice, canBePursued } = answer[loser];
    const won = `${other(loser)}-wins`;
    const flees = (): Next =>
      !canBePursued
        ? end(won, `${loser}-breaks`, `${loser}-escapes`)
        : {
            ...{ dice: flightDice, faces: D6 },
            next: (away) => ({
              ...{ dice: answer[other(loser)].flightDice, faces: D6 },
              next: (after) =>
                end(
                  ...[won, `${loser}-breaks`],
                  sumOf(after) > sumOf(away) ? `${loser}-caught` : `${loser}-escapes`,
                ),
            }),
          };
    if (left[loser] < 5) return flees();
    const { skirmishers, stubborn, groundUsed, fearsEnemy, frenzied } = card(loser);
    const calm = frenzied === true && told.readings?.R291 !== 'b';
    const more =
      told.readings?.R298 === 'b'
        ? modelsOf(other(loser)) > modelsOf(loser)
        : left[other(loser)] > left[loser];
    const feared = fearsEnemy === true && !calm && more;
    const { ferocious, charge = 'none', order } = card(other(loser));
    const ridden =
      ferocious === true && charge !== 'none' && order === 'cavalry' && left[other(loser)] >= 5;
    const outnumbers =
      left[loser] >= 2 * left[other(loser)] &&
      (!skirmishers || card(other(loser)).skirmishers === true || left[other(loser)] < 5);
    const mayGive =
      told.groundGiven !== false && (card(other(loser)).attacksOn ?? 'front') === 'front';
    const ground = mayGive && (outnumbers || (stubborn === true && !groundUsed));
    // Twice as many give ground before such a charge (wab-13.76), unless fear breaks them.
    const broken = () =>
      !feared && mayGive && outnumbers ? end(won, `${loser}-gives-ground`) : flees();
    if ((feared || ridden) && !stubborn) return broken();
    const test = (again: boolean): Next => ({
      ...{ dice: 2, faces: D6 },
      next: (fell) => {
        if (sumOf(fell) + Math.abs(difference) <= leadershipUsed) return end(won, `${loser}-holds`);
        if (again) return test(false);
        return ground ? end(won, `${loser}-gives-ground`) : flees();
      },
    });
    if (!feared && !ridden) return test(rerolls);
    return { dice: 1, faces: D6, next: ([die]) => (Number(die) > 3 ? test(rerolls) : broken()) };
  };

  const drawn = (end: (...held: string[]) => Ended): Next => {
    const plays = (side: Side) => card(side).musician === true && !card(side).skirmishers;
    const gets = (side: Side) =>
      card(side).order === 'cavalry' && card(side).inDifficult
        ? end('draw')
        : end('draw', `${side}-momentum`);
    if (!plays('own') && !plays('enemy')) return end('draw');
    if (!plays('own') || !plays('enemy')) return gets(plays('own') ? 'own' : 'enemy');
    const dice: Next = {
      ...{ dice: 1, faces: D6 },
      next: ([own]) => ({
        ...{ dice: 1, faces: D6 },
        next: ([enemy]) => {
          if (own !== enemy) return gets(Number(own) > Number(enemy) ? 'own' : 'enemy');
          return told.readings?.R55 === 'b' ? dice : end('draw');
        },
      }),
    };
    return dice;
  };

  const known = once(settled);
  type Taken = Readonly<Record<Side, number>>;
  const capped = (side: Side, wounds: number) => Math.min(wounds, modelsOf(side) * each(side));
  /** 1D3 hits of each chariot that is left, and their wounds and saves (wab-16.28). */
  const crash = (side: Side, taken: Taken, then: (taken: Taken) => Next): Next => {
    const { impactDice, impactNeedsToWound: wounds, impactNeedsToSave: saves } = answer[side];
    if (impactDice === null) return then(taken);
    const dice = Math.max(0, impactDice - fallen(side, taken[side]));
    const target = other(side);
    const hurt = (n: number) => then({ ...taken, [target]: capped(target, taken[target] + n) });
    const saved = (n: number): Next =>
      saves === null
        ? hurt(n)
        : { dice: n, faces: D6, next: (fell) => hurt(n - atLeast(fell, saves)) };
    return {
      ...{ dice, faces: [1, 2, 3] },
      next: (fell) =>
        wounds === null
          ? hurt(0)
          : { dice: sumOf(fell), faces: D6, next: (shown) => saved(atLeast(shown, wounds)) },
    };
  };
  const strike = (side: Side, taken: Taken, whole: boolean, then: (taken: Taken) => Next): Next => {
    const target = other(side);
    return throwing(side, diceOf(side, whole ? 0 : fallen(side, taken[side])), (wounds) =>
      then({ ...taken, [target]: capped(target, taken[target] + wounds) }),
    );
  };
  const pikes = (side: Side) =>
    (told[side] as { closeWeapon?: string } | undefined)?.closeWeapon === 'pike' &&
    (card(other(side)).attacksOn ?? 'front') === 'front';
  const blows = (first: Side, together: boolean): Next => {
    const second = other(first);
    const start: Taken = { own: 0, enemy: 0 };
    const withCrew = told.readings?.R267 === 'b';
    // Pikes to the front strike before the impact (wab-16.30), and the kontos by the other reading.
    const before = (side: Side) =>
      !withCrew &&
      ((pikes(side) && !pikes(other(side))) ||
        (told.readings?.R284 === 'b' && card(side).closeWeapon === 'kontos'));
    const impacts = (taken: Taken, then: (taken: Taken) => Next) =>
      crash(first, taken, (after) => crash(second, after, then));
    const none = (taken: Taken, then: (taken: Taken) => Next) => then(taken);
    const mine = (taken: Taken, then: (taken: Taken) => Next) =>
      (withCrew ? crash : (_: Side, one: Taken, go: (taken: Taken) => Next) => go(one))(
        first,
        taken,
        (now) => strike(first, now, false, then),
      );
    const theirs = (taken: Taken, then: (taken: Taken) => Next) =>
      (withCrew ? crash : (_: Side, one: Taken, go: (taken: Taken) => Next) => go(one))(
        second,
        taken,
        (now) => strike(second, now, together, then),
      );
    const early = before(first);
    return (early || withCrew ? none : impacts)(start, (one) =>
      mine(one, (two) => (early ? impacts : none)(two, (three) => theirs(three, known))),
    );
  };
  if (answer.first !== 'open')
    return blows(answer.first === 'both' ? 'own' : answer.first, answer.first === 'both');
  const [mine, theirs] = [blows('own', false), blows('enemy', false)];
  return { dice: 1, faces: D6, next: ([die]) => (Number(die) > 3 ? mine : theirs) };
};
