import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { countedIn, successesOf } from '../checks/successes.ts';
import { SIX, SUCCESS } from '../units.ts';
import { checkShot, isCannon, rangeOf, resistFrom, SHOT_FIELDS, type ShotInput } from './fields.ts';
import { beyond, hitsOf, type Outcome, outcomes, settled } from './outcome.ts';
import { courageDice, fireDice, mayShoot } from './rows.ts';

const AGAINST = ['volleys', 'artillery'] as const;

const ANSWER = {
  allowed: yes(),
  range: amount(),
  dice: amount(),
  against: word(AGAINST, 'volleys'),
  resistFrom: maybe(amount()),
  ...alike(maybe(amount()), 'courageDice', 'hits', 'saved', 'wearTaken', 'wearTotal'),
  disordered: maybe(yes()),
  ...alike(maybe(amount()), 'breakPoints', 'ownWear'),
  ...alike(
    maybe(text()),
    'atLeastOneHit',
    'atLeastOneWear',
    'disorderChance',
    'staysChance',
    'extraCheckFails',
    'ownWearChance',
  ),
  ...alike(maybe(yes()), 'extraCheck', 'destroyed'),
};

/** The chance that the target stays after so much Wear, where its Stamina and Discipline are told. */
function stays(input: ShotInput, { wear }: Outcome): Distribution<{ stays: boolean }> {
  const points = beyond(input, wear) ?? 0;
  if (points === 0) return Distribution.certain({ stays: true });
  if (input.target.mercenary) return Distribution.certain({ stays: false });
  return successesOf(input.target.discipline ?? 0, SIX).map(({ successes }) => ({
    stays: successes >= points,
  }));
}

const knowsBreak = ({ target }: ShotInput) =>
  target.stamina !== undefined && (target.discipline !== undefined || target.mercenary);

function tellResist(input: ShotInput, one: Outcome, saved: number, trace: Trace) {
  if (one.hits === 0) {
    trace.decide('t7g-4.11/none');
    return;
  }
  trace.decide('t7g-4.13', { saved, hits: one.hits });
  if (one.disordered) trace.decide('t7g-4.14', {}, { on: 'disordered', from: false, to: true });
  else trace.skip('t7g-4.14', 'some-success');
  trace.decide('t7g-4.15', { wear: one.wear }, { on: 'wearTaken', from: 0, to: one.wear });
  if (input.shooter.weapon === 'super-heavy-cannon') trace.step('t7g-6.112');
}

function tellBreak(input: ShotInput, points: number, trace: Trace): boolean | null {
  trace.step('t7g-4.18', {}, { on: 'breakPoints', from: 0, to: points });
  trace.step('t7g-4.19', { points });
  if (input.target.mercenary) {
    trace.decide('t7g-6.39', {}, { on: 'destroyed', from: false, to: true });
    return true;
  }
  const { discipline } = input.target;
  const isHopeless = discipline !== undefined && points > discipline;
  const sixes = isHopeless ? 0 : countedIn(discipline ?? 1, input.breakDice, SIX);
  if (sixes === null) return null;
  // Ruling R48: no roll shows more sixes than it has dice.
  const destroyed = sixes < points;
  if (destroyed) trace.decide('t7g-4.23', {}, { on: 'destroyed', from: false, to: true });
  else trace.step('t7g-4.22/stays');
  return destroyed;
}

/** Ruling R81: each 1 of an Experimental cannon is a marker of its own, or (b) a shot costs one at most. */
function ownWearOf({ readings }: ShotInput, shotDice: readonly number[], trace: Trace): number {
  const ones = shotDice.filter((face) => face === 1).length;
  const wear = readings.R81 === 'a' ? ones : Math.min(1, ones);
  if (ones === 0) trace.skip('t7g-6.81', 'shows-no-one');
  else trace.step(readings.R81 === 'a' ? 't7g-6.81' : 't7g-6.81/once', { wear });
  return wear;
}

/** The chance that it wears itself, before an Experimental cannon shoots. */
function ownWearChance({ shooter, shotDice }: ShotInput, dice: number, trace: Trace) {
  if (!shooter.experimental || shotDice) return null;
  trace.step('t7g-6.81/open');
  return fractionText(successesOf(dice, 2).probability(({ successes }) => successes < dice));
}

/** Whether the target owes the order check of t7g-6.112. */
const owesCheck = ({ shooter }: ShotInput, hits: number) =>
  shooter.weapon === 'super-heavy-cannon' && hits > 0;

/** The chance that it fails that check, where its Discipline is told. */
function failsCheck(input: ShotInput, hits: number): string | null {
  const { discipline } = input.target;
  if (!owesCheck(input, hits) || discipline === undefined) return null;
  const none = successesOf(discipline, SUCCESS).probability(({ successes }) => successes === 0);
  return fractionText(none);
}

/** What came of it, as far as its dice are told. */
function told(input: ShotInput, dice: number, courage: number | null, trace: Trace) {
  const { shotDice, resistDice, target, shooter } = input;
  const hits = target.defence === undefined ? null : countedIn(dice, shotDice, target.defence);
  const ownWear = shooter.experimental && shotDice ? ownWearOf(input, shotDice, trace) : null;
  const saved = hits === 0 ? 0 : countedIn(courage ?? 1, resistDice, resistFrom(input));
  if (hits === null || saved === null) return { hits, ownWear };
  const one = settled(hits, saved);
  tellResist(input, one, saved, trace);
  const points = beyond(input, one.wear);
  const destroyed = points === null ? null : points > 0 ? tellBreak(input, points, trace) : false;
  return {
    hits,
    ownWear,
    saved,
    wearTaken: one.wear,
    wearTotal: target.wear + one.wear,
    disordered: one.disordered,
    breakPoints: points,
    extraCheck: owesCheck(input, hits),
    extraCheckFails: failsCheck(input, hits),
    destroyed,
  };
}

function oddsOf(
  input: ShotInput,
  dice: number,
  courage: number | null,
  fell: ReturnType<typeof told>,
) {
  const { defence } = input.target;
  if (defence === undefined) return undefined;
  const hits =
    fell.hits === null ? hitsOf(dice, defence) : Distribution.certain({ hits: fell.hits });
  const hit = hits.probability((one) => one.hits > 0);
  const odds: Odds = {
    chances: { 'at-least-one-hit': chance(hit) },
    means: { hits: mean(hits.mean((one) => one.hits)) },
    tables: { hits: table(hits, (one) => one.hits) },
  };
  if (courage === null) return { odds, atLeastOneHit: fractionText(hit) };
  const all = outcomes(input, hits, courage, fell.saved ?? null);
  const worn = all.probability(({ wear }) => wear > 0);
  const disorder = all.probability(({ disordered }) => disordered);
  const known = {
    atLeastOneHit: fractionText(hit),
    atLeastOneWear: fractionText(worn),
    disorderChance: fractionText(disorder),
  };
  odds.chances['at-least-one-wear'] = chance(worn);
  odds.chances['target-disordered'] = chance(disorder);
  odds.means.wearTaken = mean(all.mean(({ wear }) => wear));
  odds.tables.wearTaken = table(all, ({ wear }) => wear);
  if (!knowsBreak(input)) return { odds, ...known };
  const stay =
    typeof fell.destroyed === 'boolean'
      ? Distribution.certain({ stays: !fell.destroyed })
      : all.chain((one) => stays(input, one));
  const chanceToStay = stay.probability((one) => one.stays);
  odds.chances['target-stays'] = chance(chanceToStay);
  return { odds, ...known, staysChance: fractionText(chanceToStay) };
}

function sayOf(fell: ReturnType<typeof told>): string {
  if (fell.wearTaken === undefined) return 'dice';
  if (fell.destroyed) return 'destroyed';
  return fell.disordered ? 'disordered' : 'wear';
}

export const shot = defineQuery({
  id: 't7g/shot',
  fields: SHOT_FIELDS,
  answer: ANSWER,
  odds: {
    chances: ['at-least-one-hit', 'at-least-one-wear', 'target-disordered', 'target-stays'],
    means: ['hits', 'wearTaken'],
    tables: ['hits', 'wearTaken'],
  },
  rolls: {
    shotDice: ({ dice }, _, { target }) => atLeast(target.defence ?? null, dice),
    resistDice: ({ resistFrom, courageDice, hits }) => atLeast(resistFrom, hits ? courageDice : 0),
    breakDice: ({ breakPoints }, _, { target }) =>
      atLeast(SIX, breakPoints ? (target.discipline ?? 0) : 0),
  },
  sample: {
    shooter: { weapon: 'musket', fire: 4 },
    distance: 10,
    target: { defence: 4, courage: 4, stamina: 4, discipline: 4, cover: true },
  },
  start: { shooter: { weapon: 'musket', fire: 4 } },
  next: ({ target }, { breakPoints, destroyed, wearTaken }) =>
    breakPoints && destroyed === null && target?.discipline !== undefined
      ? [
          {
            as: 'break',
            query: 't7g/break-check',
            draft: {
              ...handOn(target, 'discipline', 'stamina', 'wear', 'fervour'),
              taken: wearTaken,
            },
          },
        ]
      : [],
  check: checkShot,
  run(input, trace) {
    if (!mayShoot(input, trace))
      return { answer: { range: rangeOf(input) }, summary: { say: 'shot/no', with: {} } };
    const dice = fireDice(input, trace);
    const against = isCannon(input) ? 'artillery' : 'volleys';
    trace.decide('t7g-4.10', { dice, against });
    const courage = courageDice(input, trace);
    if (courage === null) trace.step('t7g-4.12', { from: resistFrom(input) });
    else trace.step('t7g-4.12/dice', { from: resistFrom(input), dice: courage });
    const fell = told(input, dice, courage, trace);
    const { odds, ...chances } = oddsOf(input, dice, courage, fell) ?? {};
    return {
      answer: {
        allowed: true,
        range: rangeOf(input),
        dice,
        against,
        resistFrom: resistFrom(input),
        courageDice: courage,
        ...fell,
        ...chances,
        ownWearChance: ownWearChance(input, dice, trace),
      } as const,
      summary: {
        say: `shot/${sayOf(fell)}`,
        with: { dice, wear: fell.wearTaken ?? 0 },
      },
      ...(odds && { odds }),
    };
  },
});
