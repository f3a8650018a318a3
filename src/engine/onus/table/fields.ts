import { choice } from '../../core/schema/choices.ts';
import { groups } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import { Questions } from '../../plane/table/questions.ts';
import { isRotation, isStraight } from '../../plane/table/strides.ts';
import { MOST_UD } from '../movement/march.ts';
import { surveyTable } from './notation.ts';
import type { TableState, TableUnit } from './state.ts';
import { GOES, type Stride } from './stride.ts';

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

/** Where no unit of a player is marked as active nobody cared to say so, and each of them counts as active. */
function activated(state: TableState): TableState {
  const told = new Set(state.units.filter(({ active }) => active).map(({ player }) => player));
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit, active: unit.active || !told.has(unit.player) })),
  };
}

export const { checkNames, checkPair, checkUnit, pairOf, positionFaults, tableOf, unitOf } =
  new Questions<TableUnit, TableState>(surveyTable, activated);
