import { alike, amount, many, part, text, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { SIDES, type Side } from '../../plane/rectangle.ts';
import { DEGREE, inCm } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { penaltyOnSides } from '../values/penalty.ts';
import { type Aligned, alignOn } from './align.ts';
import { type Approach, approaches, runUp } from './approach.ts';
import { engagementsOf } from './engaged.ts';
import { checkPair, pairOf } from './fields.ts';
import { type Judged, judgeMove } from './legal-move.ts';
import type { TableState, TableUnit } from './state.ts';
import { GOES, PATH, pathFaults, stridesOf } from './stride.ts';
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
      const struck = struckBy(state, target, { contact, run, end: aligned.end });
      best.set(side, { approach, judged, aligned, struck });
    }
  }
  return [...best.values()].sort((a, b) => b.aligned.dice - a.aligned.dice);
}

/** UD to two decimals. */
const hundredths = (ud: number) => Math.round(ud * 100) / 100;

const enveloping = ({ aligned }: Charge) =>
  aligned.envelops.reduce((sum, { markers }) => sum + markers, 0);

const toldCharge = (target: TableUnit, charge: Charge) => {
  const { approach, judged, aligned, struck } = charge;
  const { side, dice, end, envelops } = aligned;
  const markers = enveloping(charge);
  return {
    attackedSide: side,
    used: hundredths(judged.used),
    way: approach.strides.map(({ go, amount }) => ({ go, amount: hundredths(amount) })),
    dice,
    exposure: penaltyOnSides(target, [side]),
    envelopingSections: markers,
    envelopedSides: envelops.map((one) => one.side),
    diceEnveloping: dice + markers,
    exposureEnveloping: penaltyOnSides(target, [side, ...envelops.map((one) => one.side)]),
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

/** A charge that ends in contact with its enemy. */
interface Landed extends Charge {
  target: TableUnit;
}
const { notes, sets } = rulesOf<Landed>((charge) => ({
  other: charge.target.name,
  attackedSide: `attackedSide.${charge.aligned.side}`,
  dice: charge.aligned.dice,
  struck: charge.struck.markers,
  cutOff: charge.struck.cutOff,
  sections: enveloping(charge),
}));
const onCorner = ({ approach }: Landed) => approach.onCorner;
const amongOthers = ({ aligned }: Landed) => aligned.adapted || aligned.alsoEngages.length > 0;
const sideIs =
  (...sides: readonly Side[]) =>
  ({ aligned }: Landed) =>
    sides.includes(aligned.side);
const hasRoom = on('no-free-section-or-room', (charge: Landed) => enveloping(charge) > 0);

/** How a charge ends, and the dice with which it fights. */
const CONTACT: Table<Landed, number> = {
  on: 'dice',
  rows: [
    notes<number>('onus-7.76/table', [onCorner]),
    notes<number>('onus-7.75/table', []),
    sets('onus-7.77/table', ({ aligned }) => aligned.dice, []),
    notes<number>('onus-7.83/table', [amongOthers]),
    notes<number>('onus-7.85/table', [({ struck }) => struck.markers > 0]),
    notes<number>('onus-7.86/table', [({ struck }) => struck.cutOff > 0]),
    notes<number>('onus-7.78/table', [], hasRoom),
    notes<number>('onus-10.3/table', [sideIs('rear')]),
    notes<number>('onus-10.2/table', [sideIs('left', 'right')]),
  ],
};

const ANSWER = {
  allowed: yes(),
  ...alike(amount(), 'allowance', 'otherEnemiesOfTarget'),
  chargeOptions: many(
    part({
      attackedSide: word(SIDES, 'front'),
      used: amount(),
      way: many(part({ go: word(GOES, 'forward'), amount: amount() })),
      ...alike(amount(), 'dice', 'exposure', 'envelopingSections'),
      envelopedSides: many(word(SIDES, 'front')),
      ...alike(amount(), 'diceEnveloping', 'exposureEnveloping', 'endX', 'endY', 'endHeading'),
      alsoEngages: many(text()),
      ...alike(amount(), 'markersStruck', 'markersCutOff', 'woundsAtOnce'),
      gaveWay: yes(),
      passedThrough: many(text()),
      becomeBroken: many(text()),
    }),
  ),
};

export const tableCharge = defineQuery({
  id: 'onus/table-charge',
  fields: { position: POSITION, unitName: UNIT_NAME, targetName: UNIT_NAME, path: PATH },
  answer: ANSWER,
  start: { position: 'onus1_bottom_A-50-62-active_top_X-50-50', unitName: 'A', targetName: 'X' },
  sample: {
    position: 'onus1_bottom_A-50-62-active_top_X-54-50',
    unitName: 'A',
    targetName: 'X',
  },
  check: (input) => [...checkPair(input), ...pathFaults(input.path)],
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
    const values = { unit: unit.name, other: target.name };
    const dice = best ? applyRows(CONTACT, { ...best, target }, 0, trace) : 0;
    if (!best && (!shown || judged.allowed))
      trace.bar(shown ? 'onus-7.83/no-room' : 'onus-7.73/out-of-reach', {
        ...values,
        ud: allowance,
      });
    const others = engagementsOf(state, target).filter(({ other }) => other.name !== unit.name);
    const attackedSide = best && `attackedSide.${best.aligned.side}`;
    return {
      answer: {
        allowed: best !== undefined,
        allowance,
        otherEnemiesOfTarget: others.length,
        chargeOptions: charges.map((charge) => toldCharge(target, charge)),
      },
      summary: {
        say: `table-charge/${best ? 'yes' : 'no'}`,
        with: {
          ...values,
          ...(best && { ud: hundredths(best.judged.used), dice }),
          ...(attackedSide && { attackedSide }),
        },
      },
    };
  },
});
