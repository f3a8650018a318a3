import { choice } from '../../core/schema/choices.ts';
import { groups } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import {
  cornerOfTurn,
  isRotation,
  isStraight,
  isTurn,
  MOVING,
  motionOf as motion,
  type Stride as StrideOf,
  senseOf,
} from '../../plane/table/strides.ts';
import { wayOf as follow, type Step, type Way } from '../../plane/table/way.ts';
import { MOST_UD, type StepDraft } from '../movement/march.ts';
import { FORMATIONS, type Formation } from '../units.ts';
import { BODIES } from './body.ts';
import { type End, ofUd, type TableState, type TableUnit } from './state.ts';

/** What is done on the spot. */
const CHANGES = [
  'extend-left',
  'extend-right',
  'shorten-left',
  'shorten-right',
  'dissolve',
] as const;
const ADOPTIONS = ['shield-wall', 'phalanx', 'square', 'arrowhead', 'rhomboid'] as const;

/**
 * All but the first straight step are movement in all directions (onus-7.52); turns are made on a corner (onus-7.38),
 * free rotation about the middle of the card (onus-7.55).
 */
export const GOES = [...MOVING, ...CHANGES, ...ADOPTIONS] as const;
export type Go = (typeof GOES)[number];
export type Stride = StrideOf<Go>;

export const motionOf = (stride: Stride) => motion(stride, ofUd);

const isAdopted = (go: Go): go is Go & Formation => FORMATIONS.some((one) => one === go);

/** The unit after it has changed its front or its formation on the spot. */
function changed(unit: TableUnit, go: Go): TableUnit {
  const end: End = go.endsWith('left') ? 'left' : 'right';
  if (go === 'dissolve') return { ...unit, formation: 'none' };
  if (go.startsWith('extend')) return { ...unit, extended: [...new Set([...unit.extended, end])] };
  if (go.startsWith('shorten'))
    return { ...unit, extended: unit.extended.filter((one) => one !== end) };
  return isAdopted(go) ? { ...unit, formation: go } : unit;
}

const stepOf = (stride: Stride): Step<TableUnit> =>
  motionOf(stride) ?? ((unit) => changed(unit, stride.go));

/** Follows a unit on its way; what it envelops stays behind. */
export const wayOf = (
  state: TableState,
  mover: TableUnit,
  strides: readonly Stride[],
): Way<TableUnit> => follow(BODIES, state, { ...mover, enveloping: [] }, strides.map(stepOf));

/** The same step in the words of the rules of movement. */
export function draftOf({ go, amount }: Stride): StepDraft {
  if (go === 'forward' || go === 'back') return { does: go, ud: amount };
  if (go === 'left' || go === 'right') return { does: 'sideways', ud: amount };
  if (isStraight(go)) return { does: 'diagonal', ud: amount };
  if (isTurn(go))
    return { does: 'turn', degrees: amount, corner: cornerOfTurn(go), sense: senseOf(go) };
  if (isRotation(go)) return { does: 'rotate', degrees: amount };
  if (go === 'dissolve') return { does: 'dissolve' };
  if (go.startsWith('extend')) return { does: 'extend', sections: 1 };
  if (go.startsWith('shorten')) return { does: 'shorten', sections: 1 };
  return isAdopted(go) ? { does: 'adopt', into: go } : {};
}

const MOST_STRIDES = 12;

const MOST_AMOUNT = 360;

export const PATH = groups(
  { go: choice(GOES, 'forward'), amount: optionalMeasure(0, MOST_AMOUNT) },
  MOST_STRIDES,
);

/** What a step that says no amount comes to: 1 UD, a quarter turn, half a turn about the middle. */
const usual = (go: Stride['go']) => (isStraight(go) ? 1 : isRotation(go) ? 180 : 90);

type Path = readonly { go: Stride['go']; amount: number | undefined }[];

export const stridesOf = (path: Path): Stride[] =>
  path.map(({ go, amount }) => ({ go, amount: amount ?? usual(go) }));

/** An amount may be as many degrees as a turn has; of UD no unit has so many. */
export const pathFaults = (path: Path) =>
  path.flatMap(({ go, amount }, i) =>
    amount !== undefined && amount > MOST_UD && isStraight(go)
      ? [{ field: `path.${i}.amount`, problem: 'too-far', with: { ud: amount, most: MOST_UD } }]
      : [],
  );
