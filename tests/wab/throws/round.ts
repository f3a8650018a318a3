import { type Ended, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, D6 } from './dice.ts';

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
  stubborn?: boolean;
  groundUsed?: boolean;
  warband?: boolean;
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
  // Its Leadership hangs on the ranks that are left.
  if (card('own').warband || card('enemy').warband) return null;
  const modelsOf = (side: Side) => card(side).models ?? 20;
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
    // A weapon in each hand is 1 more Attack (wab-10.9).
    const each = (card(side).attacks ?? 1) + Number(card(side).closeWeapon === 'two-hand-weapons');
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
    const again = (hits: number): Next =>
      rerollsMisses
        ? {
            ...{ dice: dice - hits, faces: D6 },
            next: (fell) => wounding(hits + atLeast(fell, hitsOn)),
          }
        : wounding(hits);
    return { dice, faces: D6, next: (fell) => again(atLeast(fell, hitsOn)) };
  };

  const settled = (taken: Readonly<Record<Side, number>>): Next => {
    const lost = { own: fallen('own', taken.own), enemy: fallen('enemy', taken.enemy) };
    const left = { own: modelsOf('own') - lost.own, enemy: modelsOf('enemy') - lost.enemy };
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
    const automatic = fearsEnemy === true && !calm && more;
    if (automatic && !stubborn) return flees();
    const outnumbers =
      left[loser] >= 2 * left[other(loser)] &&
      (!skirmishers || card(other(loser)).skirmishers === true || left[other(loser)] < 5);
    const ground =
      told.groundGiven !== false &&
      (card(other(loser)).attacksOn ?? 'front') === 'front' &&
      (outnumbers || (stubborn === true && !groundUsed));
    const test = (again: boolean): Next => ({
      ...{ dice: 2, faces: D6 },
      next: (fell) => {
        if (sumOf(fell) + Math.abs(difference) <= leadershipUsed) return end(won, `${loser}-holds`);
        if (again) return test(false);
        return ground ? end(won, `${loser}-gives-ground`) : flees();
      },
    });
    if (!automatic) return test(rerolls);
    return { dice: 1, faces: D6, next: ([die]) => (Number(die) > 3 ? test(rerolls) : flees()) };
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
  const blows = (first: Side, together: boolean): Next =>
    throwing(first, diceOf(first, 0), (taken) => {
      const second = other(first);
      const lost = together ? 0 : fallen(second, taken);
      return throwing(second, diceOf(second, lost), (suffered) =>
        known(first === 'own' ? { own: suffered, enemy: taken } : { own: taken, enemy: suffered }),
      );
    });
  if (answer.first !== 'open')
    return blows(answer.first === 'both' ? 'own' : answer.first, answer.first === 'both');
  const [mine, theirs] = [blows('own', false), blows('enemy', false)];
  return { dice: 1, faces: D6, next: ([die]) => (Number(die) > 3 ? mine : theirs) };
};
