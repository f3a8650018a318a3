import {
  choice,
  groups,
  optionalMeasure,
  requiredText,
  type Violation,
} from '../../core/schema.ts';
import { MOST_UD } from '../movement/march.ts';
import { surveyTable, type TableSurvey } from './notation.ts';
import { type TableState, type TableUnit, unitNamed } from './state.ts';
import { GOES, isRotation, isStraight, type Stride } from './stride.ts';

const MOST_LETTERS = 4000;
const MOST_NAME = 12;
const MOST_STRIDES = 12;
const MOST_AMOUNT = 360;

export const POSITION = requiredText(MOST_LETTERS);
export const UNIT_NAME = requiredText(MOST_NAME);
export const PATH = groups(
  { go: choice(GOES, 'forward'), amount: optionalMeasure(0, MOST_AMOUNT) },
  MOST_STRIDES,
);

/** What a step that says no amount comes to: 1 UD, a quarter turn, half a turn about the middle. */
const usual = (go: Stride['go']) => (isStraight(go) ? 1 : isRotation(go) ? 180 : 90);

export const stridesOf = (
  path: readonly { go: Stride['go']; amount: number | undefined }[],
): Stride[] => path.map(({ go, amount }) => ({ go, amount: amount ?? usual(go) }));

const surveys = new Map<string, TableSurvey>();

/** The table of a text; the last one is kept, since a question reads it to be checked and to be answered. */
export function tableOf(position: string): TableSurvey {
  const known = surveys.get(position);
  if (known) return known;
  const survey = surveyTable(position);
  surveys.clear();
  surveys.set(position, survey);
  return survey;
}

/** What is wrong with a position, each with its place. */
export const positionFaults = (position: string): Violation[] =>
  tableOf(position).faults.map(({ at, problem, with: values, clause }) => ({
    field: 'position',
    problem: `position/${problem}`,
    with: { ...values, at: at + 1 },
    ...(clause && { clause }),
  }));

const names = ({ units }: TableState) => units.map(({ name }) => name);

/** Names in a question that no unit of the position has. */
export const unknownUnits = (
  position: string,
  asked: Readonly<Record<string, string>>,
): Violation[] => {
  const { state, faults } = tableOf(position);
  if (faults.length > 0) return [];
  return Object.entries(asked).flatMap(([field, given]) =>
    unitNamed(state, given)
      ? []
      : [{ field, problem: 'no-unit-of-that-name', with: { given, units: names(state) } }],
  );
};

/** A unit and an enemy that a question names: the enemy must be one. */
export function checkPair(input: { position: string; unitName: string; targetName: string }) {
  const { position, unitName, targetName } = input;
  const found = [...positionFaults(position), ...unknownUnits(position, { unitName, targetName })];
  if (found.length > 0) return found;
  const { unit, target } = pairOf(input);
  return unit.player === target.player
    ? [
        {
          field: 'targetName',
          problem: 'not-an-enemy',
          with: { unit: unitName, other: targetName },
        },
      ]
    : [];
}

type Path = Parameters<typeof stridesOf>[0];

/** An amount may be as many degrees as a turn has; of UD no unit has so many. */
export const pathFaults = (path: Path) =>
  path.flatMap(({ go, amount }, i) =>
    amount !== undefined && amount > MOST_UD && isStraight(go)
      ? [
          {
            field: `path.${i}.amount`,
            problem: 'too-far',
            with: { ud: amount, most: MOST_UD },
          },
        ]
      : [],
  );

export const checkUnit = ({ position, unitName }: { position: string; unitName: string }) => [
  ...positionFaults(position),
  ...unknownUnits(position, { unitName }),
];

function mustBe(state: TableState, name: string): TableUnit {
  const unit = unitNamed(state, name);
  if (!unit) throw new RangeError(`No unit ${name}`);
  return unit;
}

/** Where no unit of a player is marked as active nobody cared to say so, and each of them counts as active. */
function activated(state: TableState): TableState {
  const told = new Set(state.units.filter(({ active }) => active).map(({ player }) => player));
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit, active: unit.active || !told.has(unit.player) })),
  };
}

/** The table and the unit that a question is about, once it has been checked; `told` is as it was written. */
export function unitOf({ position, unitName }: { position: string; unitName: string }) {
  const told = tableOf(position).state;
  const state = activated(told);
  return { told, state, unit: mustBe(state, unitName) };
}

export const pairOf = (input: { position: string; unitName: string; targetName: string }) => {
  const { state, unit } = unitOf(input);
  return { state, unit, target: mustBe(state, input.targetName) };
};
