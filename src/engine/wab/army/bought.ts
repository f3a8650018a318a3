import type { ArmyInput, UnitInput } from './army-fields.ts';
import type { Bought } from './fields.ts';

export type BoughtUnit = Omit<UnitInput, 'entry'> & Bought;

/** The units of a list of the book, each with the choices of its army; what has no entry yet is left out. */
export const boughtOf = (input: ArmyInput): BoughtUnit[] =>
  input.units.flatMap(({ entry, ...unit }, i) =>
    entry === undefined || input.armyList === 'own'
      ? []
      : [
          {
            ...{ ...unit, entry, number: i + 1, armyList: input.armyList },
            ...{ tribe: input.tribe, openOrder: input.openOrder, readings: input.readings },
          },
        ],
  );
