import { fractionText } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { type Fate, fatesAfter, hurt, stateOf, type ToldFate } from '../combat/fate.ts';
import { failedTo } from '../flight/fate.ts';
import {
  cannotFail,
  failing,
  moraleModifier,
  moraleOf,
  type Nerve,
  passedBy,
} from '../values/morale.ts';
import { type ShotInput, targetOf } from './fields.ts';

/** What comes of a shot; what is left out is not known, or there is no check. */
export interface ShotCourse {
  eliminated?: boolean;
  mustCheck?: boolean;
  moraleValue?: number;
  /** What all modifiers of that morale come to. */
  moraleModifier?: number;
  chanceToFail?: string;
  /** What becomes of the target; open while a die is unknown. */
  fate: ToldFate;
}

/** The target in the check that so many wounds cause. */
const checkerOf = (input: ShotInput, wounds: number): Nerve => ({
  who: 'target',
  unit: hurt(targetOf(input), wounds),
  ...{ attacked: true, by: 'shot', cause: 'shot', terror: false },
  readings: input.readings,
});

const failed = ({ target, steadfastFlees }: ShotInput): Fate =>
  failedTo(target, 'attack', steadfastFlees);

const settled = (fate: Fate, eliminated = false): ShotCourse => ({
  eliminated,
  mustCheck: false,
  fate,
});

/** What the wounds of a shot lead to: elimination, a check, flight at once. */
export function afterShot(input: ShotInput, wounds: number | null, trace: Trace): ShotCourse {
  if (wounds === null) return { fate: 'open' };
  const { life, ...unit } = hurt(targetOf(input), wounds);
  if (wounds === 0) trace.step('onus-7.139');
  else if (unit.wounds >= life) {
    const effect = { on: 'eliminated', from: false, to: true };
    trace.step('onus-7.140', { wounds: unit.wounds, life }, effect);
    return settled('eliminated', true);
  } else if (unit.fleeing) trace.step('onus-7.186/no-check');
  else return checked(input, wounds, trace);
  return settled(stateOf(unit));
}

function checked(input: ShotInput, wounds: number, trace: Trace): ShotCourse {
  const moraleValue = moraleOf(checkerOf(input, wounds), trace);
  const due = {
    eliminated: false,
    mustCheck: true,
    moraleValue,
    moraleModifier: moraleModifier(checkerOf(input, wounds)),
    chanceToFail: fractionText(failing(moraleValue)),
  };
  const { moraleDie: die, checkResult } = input;
  const passed = passedBy(die, checkResult, moraleValue);
  trace.step('onus-7.180/combat', { who: 'target' });
  if (passed === null) {
    trace.step('onus-7.141', { morale: moraleValue }, { on: 'mustCheck', from: false, to: true });
    return { ...due, fate: cannotFail(moraleValue) ? stateOf(input.target) : 'open' };
  }
  const from = stateOf(input.target);
  const fate = passed ? from : failed(input);
  const key =
    `onus-7.141/${die === undefined ? 'told-' : ''}${passed ? 'passed' : 'failed'}` as const;
  const said = { ...(die !== undefined && { die }), morale: moraleValue };
  trace.step(key, said, passed ? null : { on: 'fate', from, to: fate });
  if (die === 1) trace.step('onus-7.142');
  else if (die !== undefined) trace.skip('onus-7.142', 'die-not-one');
  if (fate === 'fleeing') trace.step('onus-7.143');
  if (!passed && from === 'broken' && fate === 'broken')
    trace.step('onus-9.18/combat', { who: 'target' });
  if (!passed && from === 'broken' && fate === 'eliminated')
    trace.step('onus-7.182/combat', { who: 'target' });
  return { ...due, eliminated: fate === 'eliminated', fate };
}

/** The same as a distribution, for each number of wounds. */
export const fatesAfterShot = (input: ShotInput, wounds: number) =>
  fatesAfter(
    {
      unit: targetOf(input),
      morale: (taken) => moraleOf(checkerOf(input, taken)),
      failed: failed(input),
      made: { die: input.moraleDie, result: input.checkResult },
    },
    wounds,
  );
