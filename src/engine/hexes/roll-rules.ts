import { rulesOf } from '../core/rules.ts';

/** A roll of dice in a combat: who rolls at whom, from which ground into which. */
interface Roll {
  roller: { unit: string; blocks: number; terrain: string };
  target: { unit: string; terrain: string };
}

/** The verbs for rows about a roll: their sentences may name both units, the blocks of the first and both grounds. */
export const rollRulesOf = <R extends Roll>() =>
  rulesOf<R>(({ roller, target }) => ({
    unit: roller.unit,
    blocks: roller.blocks,
    target: target.unit,
    from: roller.terrain,
    into: target.terrain,
  }));
