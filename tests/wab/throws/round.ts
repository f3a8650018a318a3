import { type Ended, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, D6, throwsAllAgain } from './dice.ts';
import { shareHits } from './shooting.ts';

type Side = 'own' | 'enemy';
const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');
const FATES = [
  ...['wins', 'holds', 'gives-ground', 'breaks', 'caught', 'escapes', 'wiped-out'],
  ...['stampedes', 'destroyed'],
];
/** What is printed for troops that are a model alone, or a wagon of a tabor (wab-17.14, wab-14.9, wab-14.32). */
const PRINTED: Readonly<Record<string, Partial<Card>>> = {
  elephants: { models: 1, wounds: 6, crew: 3, movementDice: 2 },
  'war-wagon': { models: 1, wounds: 4, crew: 6, initiative: 4 },
  'scythed-chariots': { models: 1 },
  tabor: { models: 10, initiative: 2 },
};
interface Card {
  models: number;
  wounds: number;
  crew: number;
  initiative: number;
  movementDice: number;
}
/** Wounds of the models or the body, men of the crew, and whether it has left. */
interface Lost {
  body: number;
  crew: number;
  out: '' | 'crashed' | 'bolted';
}
type Taken = Readonly<Record<Side, Lost>>;
const UNHURT: Lost = { body: 0, crew: 0, out: '' };
const MOST_DICE = 30;
/** What became of the beaten side, told by one of the chances that hold. */
const endOf = (held: readonly string[]) => {
  if (held.filter((one) => one.endsWith('wiped-out')).length > 1) return 'both-wiped-out';
  const ends = held.filter((one) => !/-(wins|breaks|momentum)$/.test(one));
  // Where a chariot destroyed itself, what becomes of the other comes before it.
  return ends.find((one) => !one.endsWith('wiped-out')) ?? ends[0] ?? '';
};

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
  usedToElephants?: boolean;
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
  crew?: number;
  woundsLeft?: number;
  initiative?: number;
  crewInitiative?: number;
  crewAttacks?: number;
  elephantLeadership?: number;
  leadership?: number;
  halberdsLeft?: number;
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
  const is = (side: Side, troops: string) => card(side).attackerTroops === troops;
  const isShared = (side: Side) => is(side, 'elephants') || is(side, 'war-wagon');
  if (hits.some((most) => most > MOST_DICE)) return null;
  // Its Leadership hangs on the ranks that are left.
  if (card('own').warband || card('enemy').warband) return null;
  // Against such formations a ferocious charge hangs on their bonuses (wab-13.97).
  const isFerocious = card('own').ferocious || card('enemy').ferocious;
  const formed = [card('own').formation, card('enemy').formation];
  if (isFerocious && formed.some((one) => (one ?? 'ordinary') !== 'ordinary')) return null;
  const printed = (side: Side) => PRINTED[card(side).attackerTroops ?? ''] ?? {};
  const modelsOf = (side: Side) => card(side).models ?? printed(side).models ?? 20;
  const each = (side: Side) => card(side).woundsEach ?? printed(side).wounds ?? 1;
  // Chariots count as their crew, an elephant as its wounds, a war wagon as 6 (wab-16.3, wab-17.4, wab-14.22).
  const counted = (side: Side, models: number) => {
    if (is(side, 'elephants')) return models * each(side);
    if (is(side, 'war-wagon')) return models * 6;
    return (
      models * (card(side).attackerTroops?.endsWith('chariots') ? (card(side).crewEach ?? 2) : 1)
    );
  };
  const areChariots = (side: Side) => card(side).attackerTroops?.endsWith('chariots') === true;
  const rides = (side: Side) =>
    is(side, 'cavalry') || areChariots(side) || card(side).order === 'cavalry';
  // Elephants frighten all but infantry used to them, chariots infantry (wab-16.4, wab-17.7, wab-17.8).
  const fearsKind = (side: Side) => {
    if (isShared(side)) return false;
    if (is(other(side), 'elephants')) return rides(side) || card(side).usedToElephants !== true;
    return areChariots(other(side)) && !rides(side);
  };
  const crewOf = (side: Side) =>
    isShared(side) ? (card(side).crew ?? printed(side).crew ?? 0) : 0;
  const endures = (side: Side) =>
    isShared(side) ? (card(side).woundsLeft ?? each(side)) : modelsOf(side) * each(side);
  const isGone = (side: Side, { body, crew, out }: Lost) =>
    out === 'crashed' || body >= endures(side) || (is(side, 'war-wagon') && crew >= crewOf(side));
  const fallen = (side: Side, lost: Lost) =>
    isGone(side, lost) ? modelsOf(side) : isShared(side) ? 0 : Math.floor(lost.body / each(side));

  /** Dice with so many of the unit fallen before it strikes (wab-5.37, wab-8.4). */
  const diceOf = (side: Side, lost: number) => {
    const { fighters } = answer[side];
    if (is(side, 'elephants')) return lost > 0 ? 0 : answer[side].dice;
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

  type Needs = Pick<
    typeof answer.own,
    'needsToWound' | 'needsToSave' | 'crewNeedsToWound' | 'crewNeedsToSave'
  >;
  /** What hits do, each given by its die where they are shared. */
  const harming = (
    side: Side,
    hits: number,
    needs: Needs,
    then: (body: number, crew: number) => Next,
  ): Next => {
    if (isShared(other(side))) return shareHits(hits, needs, then);
    const { needsToWound, needsToSave } = needs;
    const saves = (wounds: number): Next =>
      needsToSave === null
        ? then(wounds, 0)
        : {
            ...{ dice: wounds, faces: D6 },
            next: (fell) => then(wounds - atLeast(fell, needsToSave), 0),
          };
    return needsToWound === null
      ? then(0, 0)
      : { dice: hits, faces: D6, next: (fell) => saves(atLeast(fell, needsToWound)) };
  };

  const throwing = (
    side: Side,
    dice: number,
    kind: 'blows' | 'riders',
    then: (body: number, crew: number) => Next,
  ): Next => {
    const one = answer[side];
    const needs =
      kind === 'blows'
        ? one
        : {
            hitsOn: one.riderHitsOn,
            // Men of a wagon without halberds have another weapon than those who are told.
            rerollsMisses:
              one.rerollsMisses ||
              (is(side, 'war-wagon') && card(side).closeWeapon === 'mixed-weapons'),
            ...{ needsToWound: one.riderNeedsToWound, needsToSave: one.riderNeedsToSave },
            crewNeedsToWound: one.riderCrewNeedsToWound,
            crewNeedsToSave: one.riderCrewNeedsToSave,
          };
    const { hitsOn, rerollsMisses } = needs;
    const harm = (hits: number) => harming(side, hits, needs, then);
    if (hitsOn === null) return harm(dice);
    // Each die that misses once more (wab-10.7, wab-10.27, wab-10.32).
    const again = (hits: number): Next => {
      if (throwsAllAgain({ ...card(side), rerollsMisses }, hits, { dice, hitsOn }))
        return { dice, faces: D6, next: (fell) => harm(atLeast(fell, hitsOn)) };
      return rerollsMisses
        ? {
            ...{ dice: dice - hits, faces: D6 },
            next: (fell) => harm(hits + atLeast(fell, hitsOn)),
          }
        : harm(hits);
    };
    return { dice, faces: D6, next: (fell) => again(atLeast(fell, hitsOn)) };
  };

  const settled = (taken: Taken): Next => {
    const lost = { own: fallen('own', taken.own), enemy: fallen('enemy', taken.enemy) };
    const left = {
      own: counted('own', modelsOf('own') - lost.own),
      enemy: counted('enemy', modelsOf('enemy') - lost.enemy),
    };
    const scored = ({ body, crew }: Lost) => body + crew;
    const total = (side: Side) =>
      scored(taken[other(side)]) + (left[side] < 5 ? answer[side].bonusIfFew : answer[side].bonus);
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
    const bolted = (['own', 'enemy'] as const).find((side) => taken[side].out === 'bolted');
    if (bolted) return end(`${bolted}-stampedes`);
    if (left.own === 0 && left.enemy === 0) return end('own-wiped-out', 'enemy-wiped-out');
    const loser: Side = difference < 0 ? 'own' : 'enemy';
    const [dead] = (['own', 'enemy'] as const).filter((side) => left[side] === 0);
    // A chariot that destroyed itself leaves its wounds in the result (wab-16.29).
    const crashed = dead !== undefined && taken[dead].out === 'crashed';
    if (dead && !(crashed && (difference === 0 || loser !== dead)))
      return end(`${dead}-wiped-out`, `${other(dead)}-wins`);
    const gone = dead ? [`${dead}-wiped-out`] : [];
    if (difference === 0) return drawn((...held) => end(...gone, ...held));
    const { leadershipUsed, rerolls, flightDice, canBePursued } = answer[loser];
    const won = `${other(loser)}-wins`;
    if (is(loser, 'elephants')) return end(...gone, won, `${loser}-stampedes`);
    const runs = (): Next =>
      !canBePursued || crashed
        ? end(...gone, won, `${loser}-breaks`, `${loser}-escapes`)
        : {
            ...{ dice: flightDice, faces: D6 },
            next: (away) => ({
              ...{ dice: answer[other(loser)].pursuitDice, faces: D6 },
              next: (after) =>
                end(
                  ...[won, `${loser}-breaks`],
                  sumOf(after) > sumOf(away) ? `${loser}-caught` : `${loser}-escapes`,
                ),
            }),
          };
    const flees = (): Next => {
      if (is(loser, 'war-wagon')) return end(won, `${loser}-destroyed`);
      if (!is(other(loser), 'tabor') || !canBePursued) return runs();
      const { leadership = 7 } = card(other(loser));
      return {
        ...{ dice: 2, faces: D6 },
        next: (fell) =>
          sumOf(fell) <= leadership ? end(won, `${loser}-breaks`, `${loser}-escapes`) : runs(),
      };
    };
    if (left[loser] < 5) return flees();
    const { skirmishers, stubborn, groundUsed, fearsEnemy, frenzied } = card(loser);
    const calm = frenzied === true && told.readings?.R291 !== 'b';
    const more =
      told.readings?.R298 === 'b'
        ? counted(other(loser), modelsOf(other(loser))) > counted(loser, modelsOf(loser))
        : left[other(loser)] > left[loser];
    const holds = (end_: string) => end(...gone, won, end_);
    const feared = (fearsEnemy === true || fearsKind(loser)) && !calm && more;
    const { ferocious, charge = 'none' } = card(other(loser));
    const ridden =
      ferocious === true && charge !== 'none' && rides(other(loser)) && left[other(loser)] >= 5;
    const outnumbers =
      left[loser] >= 2 * left[other(loser)] &&
      (!skirmishers || card(other(loser)).skirmishers === true || left[other(loser)] < 5);
    const mayGive =
      told.groundGiven !== false && (card(other(loser)).attacksOn ?? 'front') === 'front';
    const ground = mayGive && (outnumbers || (stubborn === true && !groundUsed));
    // Twice as many give ground before such a charge (wab-13.76), unless fear breaks them.
    const broken = () =>
      !feared && mayGive && outnumbers ? holds(`${loser}-gives-ground`) : flees();
    if ((feared || ridden) && !stubborn) return broken();
    const test = (again: boolean): Next => ({
      ...{ dice: 2, faces: D6 },
      next: (fell) => {
        if (sumOf(fell) + Math.abs(difference) <= leadershipUsed) return holds(`${loser}-holds`);
        if (again) return test(false);
        return ground ? holds(`${loser}-gives-ground`) : flees();
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
  type Then = (taken: Taken) => Next;
  const hurt = (target: Side, taken: Taken, body: number, crew: number, then: Then): Next => {
    const now: Lost = {
      body: Math.min(endures(target), taken[target].body + body),
      crew: Math.min(crewOf(target), taken[target].crew + crew),
      out: '',
    };
    const after: Taken = { ...taken, [target]: now };
    const all = crewOf(target);
    const falls = is(target, 'elephants') && taken[target].crew < all && now.crew === all;
    if (!falls || isGone(target, now)) return then(after);
    // Its mahout has fallen: a test at once (wab-17.31).
    const { elephantLeadership = 5 } = card(target);
    return {
      ...{ dice: 2, faces: D6 },
      next: (fell) =>
        sumOf(fell) <= elephantLeadership
          ? then(after)
          : then({ ...taken, [target]: { ...now, out: 'bolted' } }),
    };
  };
  const idle = (taken: Taken) => taken.own.out !== '' || taken.enemy.out !== '';
  /** 1D3 hits of each chariot that is left, 1D6+2 of a scythed one, and their wounds and saves (wab-16.28, wab-16.29). */
  const crash = (side: Side, taken: Taken, then: Then): Next => {
    const { impactDice, ...one } = answer[side];
    if (impactDice === null || idle(taken)) return then(taken);
    const needs = {
      ...{ needsToWound: one.impactNeedsToWound, needsToSave: one.impactNeedsToSave },
      crewNeedsToWound: one.impactCrewNeedsToWound,
      crewNeedsToSave: one.impactCrewNeedsToSave,
    };
    const dice = Math.max(0, impactDice - fallen(side, taken[side]));
    const scythed = is(side, 'scythed-chariots');
    return {
      ...{ dice, faces: scythed ? D6 : [1, 2, 3] },
      next: (fell) => {
        const hits = sumOf(fell) + (scythed ? 2 * dice : 0);
        const lost = scythed && sumOf(fell) > 1;
        const now: Taken = lost ? { ...taken, [side]: { ...taken[side], out: 'crashed' } } : taken;
        return harming(side, hits, needs, (body, crew) => hurt(other(side), now, body, crew, then));
      },
    };
  };
  /** Men with halberds and the others: whoever fell was any of those alive. */
  const wagonStrikes = (side: Side, taken: Taken, then: Then): Next => {
    const all = crewOf(side);
    const halberds = Math.min(card(side).halberdsLeft ?? 3, all);
    const { attacks = 1, frenzied = false, closeWeapon } = card(side);
    const each = attacks + Number(frenzied);
    const eachOfRest = each + Number(closeWeapon === 'two-hand-weapons');
    const strikes = (spears: number, rest: number): Next =>
      throwing(side, spears * each, 'blows', (body, crew) =>
        throwing(side, rest * eachOfRest, 'riders', (more, men) =>
          hurt(other(side), taken, body + more, crew + men, then),
        ),
      );
    const fall = (fell: number, spears: number, rest: number): Next =>
      fell === 0
        ? strikes(spears, rest)
        : {
            ...{ dice: 1, faces: Array.from({ length: spears + rest }, (_, i) => i) },
            next: ([man]) =>
              Number(man) < spears
                ? fall(fell - 1, spears - 1, rest)
                : fall(fell - 1, spears, rest - 1),
          };
    return isGone(side, taken[side])
      ? then(taken)
      : fall(taken[side].crew, halberds, all - halberds);
  };
  const strike = (
    side: Side,
    taken: Taken,
    whole: boolean,
    then: Then,
    kind: 'blows' | 'riders' = 'blows',
  ): Next => {
    if (idle(taken)) return then(taken);
    if (is(side, 'war-wagon')) return wagonStrikes(side, taken, then);
    const lost = whole ? 0 : fallen(side, taken[side]);
    const { riderDice } = answer[side];
    const { crewAttacks = 1 } = card(side);
    const left =
      kind === 'blows'
        ? diceOf(side, lost)
        : lost > 0
          ? 0
          : Math.max(0, (riderDice ?? 0) - crewAttacks * taken[side].crew);
    return throwing(side, left, kind, (body, crew) => hurt(other(side), taken, body, crew, then));
  };
  const pikes = (side: Side) =>
    (told[side] as { closeWeapon?: string } | undefined)?.closeWeapon === 'pike' &&
    (card(other(side)).attacksOn ?? 'front') === 'front';
  /** Blows of an elephant and of its warriors, each at their own Initiative. */
  const withRiders = (first: Side, beast: Side): Next => {
    const enemy = other(beast);
    const { charge = 'none', initiative = 3, crewInitiative = 3 } = card(beast);
    const theirs = card(enemy).initiative ?? printed(enemy).initiative ?? 3;
    const theirCharge = card(enemy).charge ?? 'none';
    const comes = (own: number) => {
      if (charge !== 'none' || theirCharge !== 'none') return charge !== 'none';
      return own === theirs ? first === beast : own > theirs;
    };
    const all = [
      ...(comes(initiative) ? ['blows' as const] : []),
      ...(comes(crewInitiative) ? ['riders' as const] : []),
      'enemy' as const,
      ...(comes(initiative) ? [] : ['blows' as const]),
      ...(comes(crewInitiative) ? [] : ['riders' as const]),
    ];
    const go = (i: number, taken: Taken): Next => {
      const kind = all[i];
      if (!kind) return known(taken);
      const then: Then = (now) => go(i + 1, now);
      return kind === 'enemy'
        ? strike(enemy, taken, false, then)
        : strike(beast, taken, false, then, kind);
    };
    return go(0, { own: UNHURT, enemy: UNHURT });
  };
  const beasts = (['own', 'enemy'] as const).filter((side) => is(side, 'elephants'));
  const blows = (first: Side, together: boolean): Next => {
    if (beasts[0]) return withRiders(first, beasts[0]);
    const second = other(first);
    const start: Taken = { own: UNHURT, enemy: UNHURT };
    const withCrew = told.readings?.R267 === 'b';
    // Pikes to the front strike before the impact (wab-16.30), and the kontos by the other reading.
    const before = (side: Side) =>
      !withCrew &&
      ((pikes(side) && !pikes(other(side))) ||
        (told.readings?.R284 === 'b' && card(side).closeWeapon === 'kontos'));
    const impacts = (taken: Taken, then: Then) =>
      crash(first, taken, (after) => crash(second, after, then));
    const none = (taken: Taken, then: Then) => then(taken);
    const apart = (_: Side, one: Taken, go: Then) => go(one);
    const mine = (taken: Taken, then: Then) =>
      (withCrew ? crash : apart)(first, taken, (now) => strike(first, now, false, then));
    const theirs = (taken: Taken, then: Then) =>
      (withCrew ? crash : apart)(second, taken, (now) => strike(second, now, together, then));
    const early = before(first);
    return (early || withCrew ? none : impacts)(start, (one) =>
      mine(one, (two) => (early ? impacts : none)(two, (three) => theirs(three, known))),
    );
  };
  // Two elephants, or weapons that decide who of one strikes first, are left to the rows of cases.
  if (beasts.length > 1) return null;
  if (beasts.length > 0 && (told.readings?.R103 === 'b' || pikes(other(beasts[0] ?? 'own'))))
    return null;
  if (is('own', 'war-wagon') && card('own').champion) return null;
  if (is('enemy', 'war-wagon') && card('enemy').champion) return null;
  const tied = beasts.some((beast) => {
    const theirs = card(other(beast)).initiative ?? printed(other(beast)).initiative ?? 3;
    return (card(beast).crewInitiative ?? 3) === theirs;
  });
  if (answer.first !== 'open' && !tied)
    return blows(answer.first === 'both' ? 'own' : answer.first, answer.first === 'both');
  const [mine, theirs] = [blows('own', false), blows('enemy', false)];
  return { dice: 1, faces: D6, next: ([die]) => (Number(die) > 3 ? mine : theirs) };
};
