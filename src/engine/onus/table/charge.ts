import { looseQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import type { Side } from '../../plane/rectangle.ts';
import { penaltyByHand } from '../values/penalty.ts';
import { type Aligned, alignOn } from './align.ts';
import { type Approach, approaches, runUp } from './approach.ts';
import { engagementsOf } from './engaged.ts';
import { checkPair, PATH, POSITION, pairOf, pathFaults, stridesOf, UNIT_NAME } from './fields.ts';
import { type Judged, judgeMove } from './legal-move.ts';
import { DEGREE, inCm } from './sizes.ts';
import type { TableState, TableUnit } from './state.ts';
import { type Struck, struckBy, without } from './struck.ts';

/** A charge on one side of the enemy. */
interface Charge {
  approach: Approach;
  judged: Judged;
  aligned: Aligned;
  struck: Struck;
}

/** More UD than any unit runs: how far a run is looked for where the player told how it begins. */
const ANY = 40;

const FIELDS = { position: POSITION, unitName: UNIT_NAME, targetName: UNIT_NAME, path: PATH };

function waysTo(state: TableState, unit: TableUnit, target: TableUnit, told: Approach['strides']) {
  if (told.length === 0) return approaches(state, unit, target);
  const way = runUp(unit, target, told, ANY);
  return way ? [way] : [];
}

/** Of each side that can be charged, the charge with the most dice. Markers that it strikes are no obstacle. */
function chargesOn(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  ways: readonly Approach[],
) {
  const best = new Map<Side, Charge>();
  for (const approach of ways) {
    const { contact, run, strides } = approach;
    const plan = { strides, toCharge: true };
    const judged = judgeMove(without(state, target, 'all').state, unit, plan, new Trace());
    if (!judged.allowed) continue;
    for (const side of approach.sides) {
      const open = without(state, target, side === 'front' ? 'enveloping' : 'all');
      const aligned = alignOn(open.state, contact, open.unit, side);
      if (!aligned || aligned.dice <= (best.get(side)?.aligned.dice ?? 0)) continue;
      const struck = struckBy(state, target, contact, run, aligned.end);
      best.set(side, { approach, judged, aligned, struck });
    }
  }
  return [...best.values()].sort((a, b) => b.aligned.dice - a.aligned.dice);
}

/** UD to two decimals. */
const hundredths = (ud: number) => Math.round(ud * 100) / 100;

/** What a unit loses of its defence and morale by the sides on which it is attacked (onus-10.2 to onus-10.4). */
export const exposure = (target: TableUnit, sides: readonly Side[]): number =>
  penaltyByHand('target', {
    ...target,
    attackedOn: sides.map((side) => (side === 'left' || side === 'right' ? 'flank' : side)),
    otherEnemies: 0,
  });

const toldCharge = (target: TableUnit, { approach, judged, aligned, struck }: Charge) => {
  const { side, dice, end, envelops } = aligned;
  const markers = envelops.reduce((sum, one) => sum + one.markers, 0);
  return {
    attackedSide: side,
    used: hundredths(judged.used),
    way: approach.strides.map(({ go, amount }) => ({ go, amount: hundredths(amount) })),
    dice,
    exposure: exposure(target, [side]),
    envelopingSections: markers,
    envelopedSides: envelops.map((one) => one.side),
    diceEnveloping: dice + markers,
    exposureEnveloping: exposure(target, [side, ...envelops.map((one) => one.side)]),
    endX: inCm(end.x),
    endY: inCm(end.y),
    endHeading: end.heading / DEGREE,
    alsoEngages: aligned.alsoEngages,
    markersStruck: struck.markers,
    markersCutOff: struck.cutOff,
    woundsAtOnce: struck.markers + struck.cutOff,
    gaveWay: aligned.adapted,
    passedThrough: judged.passed,
    becomeBroken: judged.becomeBroken,
  };
};

/** The steps by which a charge ends in contact. */
function recordContact(charge: Charge, target: TableUnit, trace: Trace) {
  const corner = charge.approach.onCorner;
  const { side, dice, adapted, envelops, alsoEngages } = charge.aligned;
  const { markers: struck, cutOff } = charge.struck;
  const attackedSide = `attackedSide.${side}`;
  if (corner) trace.step('onus-7.76/table', { other: target.name });
  trace.step('onus-7.75/table', { other: target.name, attackedSide });
  trace.step('onus-7.77/table', { dice }, { on: 'dice', from: 0, to: dice });
  if (adapted || alsoEngages.length > 0) trace.step('onus-7.83/table', { other: target.name });
  if (struck > 0) trace.step('onus-7.85/table', { other: target.name, struck });
  if (cutOff > 0) trace.step('onus-7.86/table', { other: target.name, cutOff });
  const markers = envelops.reduce((sum, one) => sum + one.markers, 0);
  if (markers > 0) trace.step('onus-7.78/table', { sections: markers, other: target.name });
  else trace.skip('onus-7.78', 'no-free-section-or-room', {});
  if (side === 'rear') trace.step('onus-10.3/table', { other: target.name });
  else if (side !== 'front') trace.step('onus-10.2/table', { other: target.name });
}

function recordRefusal(
  say: 'onus-7.83/no-room' | 'onus-7.73/out-of-reach',
  unit: TableUnit,
  target: TableUnit,
  ud: number,
  trace: Trace,
) {
  const clause = say === 'onus-7.83/no-room' ? 'onus-7.83' : 'onus-7.73';
  const effect = { on: 'allowed', from: true, to: false };
  trace.step(clause, { unit: unit.name, other: target.name, ud }, effect, say);
}

export const tableCharge = looseQuery({
  id: 'onus/table-charge',
  fields: FIELDS,
  sample: {
    position: 'onus1_bottom_A-50-62-active_top_X-54-50',
    unitName: 'A',
    targetName: 'X',
  },
  check: (input): Violation[] => [...checkPair(input), ...pathFaults(input.path)],
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const told = stridesOf(input.path);
    const bare = without(state, target, 'all');
    const ways = waysTo(bare.state, unit, bare.unit, told);
    const charges = chargesOn(state, unit, target, ways);
    const [best] = charges;
    // What bars the way is shown on the best one, or else on the one that was told or the plainest.
    const shown = best?.approach ?? ways[0] ?? runUp(unit, target, [], ANY);
    const strides = shown?.strides ?? [...told, { go: 'forward' as const, amount: 0 }];
    const judged = judgeMove(bare.state, unit, { strides, toCharge: true }, trace);
    const { allowance } = judged;
    if (best) recordContact(best, target, trace);
    else if (!shown || judged.allowed)
      recordRefusal(
        shown ? 'onus-7.83/no-room' : 'onus-7.73/out-of-reach',
        unit,
        target,
        allowance,
        trace,
      );
    const answer = {
      allowed: best !== undefined,
      allowance,
      otherEnemiesOfTarget: engagementsOf(state, target).filter(
        ({ other }) => other.name !== unit.name,
      ).length,
      chargeOptions: charges.map((charge) => toldCharge(target, charge)),
    };
    return {
      answer,
      summary: {
        say: `table-charge/${best ? 'yes' : 'no'}`,
        with: {
          unit: unit.name,
          other: target.name,
          ...(best && {
            ud: hundredths(best.judged.used),
            dice: best.aligned.dice,
            attackedSide: `attackedSide.${best.aligned.side}`,
          }),
        },
      },
    };
  },
});
