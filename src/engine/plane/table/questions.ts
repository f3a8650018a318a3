import { problems } from '../../core/problems.ts';
import { requiredText } from '../../core/schema/names.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { MOST_CHARACTERS, type Survey } from './notation.ts';
import { type Piece, type Table, unitNamed } from './state.ts';

const MOST_NAME = 12;
/** Faults that are told; of the others how many there are. */
const MOST_FAULTS = 10;

/** The fields of a question that is asked of a table: the table in one line, and a unit of it by its name. */
export const POSITION = requiredText(10 * MOST_CHARACTERS);
export const UNIT_NAME = requiredText(MOST_NAME);

export interface OfUnit {
  position: string;
  unitName: string;
}
export interface OfPair extends OfUnit {
  targetName: string;
}

/** Reads and checks what questions of a table have in common, in the notation of a system. */
export class Questions<U extends Piece, T extends Table<U>> {
  readonly survey: (position: string) => Survey<T>;
  readonly understood: (state: T) => T;
  #last: { position: string; survey: Survey<T> } | undefined;

  /** `understood` is what a table means on which something goes without saying. */
  constructor(survey: (position: string) => Survey<T>, understood = (state: T) => state) {
    this.survey = survey;
    this.understood = understood;
  }

  /** The table of a text; the last one is kept, since a question reads it to be checked and to be answered. */
  tableOf = (position: string): Survey<T> => {
    if (this.#last?.position !== position) this.#last = { position, survey: this.survey(position) };
    return this.#last.survey;
  };

  /** What is wrong with a position, each with its place, as far as anybody reads it. */
  positionFaults = (position: string): Violation[] => {
    const { faults } = this.tableOf(position);
    const told = faults.slice(0, MOST_FAULTS).map(
      ({ at, problem, with: values, clause }): Violation => ({
        field: 'position',
        problem: `position/${problem}`,
        with: { ...values, at: at + 1 },
        ...(clause && { clause }),
      }),
    );
    const n = faults.length - told.length;
    return n > 0 ? [...told, { field: 'position', problem: 'position/more', with: { n } }] : told;
  };

  /** What is wrong with a position, or else names in a question that no unit of it has. */
  checkNames = (position: string, asked: Readonly<Record<string, string>>): Violation[] => {
    const { state, faults } = this.tableOf(position);
    if (faults.length > 0) return this.positionFaults(position);
    const units = state.units.map(({ name }) => name);
    return Object.entries(asked)
      .filter(([, given]) => !units.includes(given))
      .map(([field, given]) => ({
        field,
        problem: 'no-unit-of-that-name',
        with: { given, units },
      }));
  };

  checkUnit = ({ position, unitName }: OfUnit) => this.checkNames(position, { unitName });

  /** A unit and an enemy that a question names: the enemy must be one. */
  checkPair = ({ position, unitName, targetName }: OfPair): Violation[] => {
    const found = this.checkNames(position, { unitName, targetName });
    if (found.length > 0) return found;
    const { unit, target } = this.pairOf({ position, unitName, targetName });
    if (unit.player !== target.player) return [];
    const values = { unit: unitName, other: targetName };
    return [{ field: 'targetName', problem: 'not-an-enemy', with: values }];
  };

  unitIn = (state: T, name: string): U => {
    const unit = unitNamed(state, name);
    if (!unit) throw new RangeError(`No unit ${name}`);
    return unit;
  };

  /** The table and the unit that a question is about, once it has been checked; `told` is as it was written. */
  unitOf = ({ position, unitName }: OfUnit) => {
    const told = this.tableOf(position).state;
    const state = this.understood(told);
    return { told, state, unit: this.unitIn(state, unitName) };
  };

  pairOf = (asked: OfPair) => {
    const { state, unit } = this.unitOf(asked);
    return { state, unit, target: this.unitIn(state, asked.targetName) };
  };
}

interface Two {
  position: string;
  unitName: string;
  otherName: string;
}

/** What is wrong with the names of two units, which must not be the same. */
export const checkTwo = (
  checkNames: (position: string, asked: Readonly<Record<string, string>>) => Violation[],
) =>
  problems<Two>(
    ({ position, unitName, otherName }) => checkNames(position, { unitName, otherName }),
    [
      'otherName',
      'the-same-unit',
      null,
      ({ position, unitName, otherName }) =>
        unitName === otherName && checkNames(position, { unitName }).length === 0,
      ({ unitName }) => ({ unit: unitName }),
    ],
  );
