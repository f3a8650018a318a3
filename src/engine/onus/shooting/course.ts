import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { Trace } from '../../core/ruling.ts';
import type { Fate } from '../combat/melee.ts';
import { isArtillery } from '../units.ts';
import { has, isBroken } from '../values/fighter.ts';
import { moraleModifier } from '../values/modifiers.ts';
import { cannotFail, failing, moraleOf, type Nerve, passes } from '../values/morale.ts';
import { type ShotInput, targetOf } from './fields.ts';

export interface ShotCourse {
  eliminated: boolean | null;
  mustCheck: boolean | null;
  moraleValue: number | null;
  /** What all modifiers of that morale come to. */
  moraleModifier: number | null;
  chanceToFail: string | null;
  /** What becomes of the target; open while a die is unknown. */
  fate: Fate | 'open';
}

const before = ({ target }: ShotInput): Fate =>
  target.fleeing ? 'fleeing' : isBroken(target) ? 'broken' : 'steady';

/** The target in the check that so many wounds cause. */
function checkerOf(input: ShotInput, wounds: number): Nerve {
  const unit = targetOf(input);
  return {
    who: 'target',
    unit: { ...unit, wounds: unit.wounds + wounds },
    attacked: true,
    by: 'shot',
    cause: 'shot',
    terror: false,
    readings: input.readings,
  };
}
const moraleAfter = (input: ShotInput, wounds: number, trace: Trace): number =>
  moraleOf(checkerOf(input, wounds), trace);

/** What a failed check makes of the target (onus-7.141, onus-7.182, onus-9.18). */
function failed(input: ShotInput): Fate {
  if (before(input) === 'steady') return 'broken';
  if (has(input.target, 'steadfast') && !input.steadfastFlees) return 'broken';
  return isArtillery(input.target.kind) ? 'eliminated' : 'fleeing';
}

const settled = (fate: Fate, eliminated = false): ShotCourse => ({
  eliminated,
  mustCheck: false,
  moraleValue: null,
  moraleModifier: null,
  chanceToFail: null,
  fate,
});

/** What the wounds of a shot lead to: elimination, a check, flight at once. */
export function afterShot(input: ShotInput, wounds: number | null, trace: Trace): ShotCourse {
  if (wounds === null)
    return {
      eliminated: null,
      mustCheck: null,
      moraleValue: null,
      moraleModifier: null,
      chanceToFail: null,
      fate: 'open',
    };
  if (wounds === 0) {
    trace.step('onus-7.139');
    return settled(before(input));
  }
  const { life, wounds: had } = targetOf(input);
  if (had + wounds >= life) {
    trace.step(
      'onus-7.140',
      { wounds: had + wounds, life },
      { on: 'eliminated', from: false, to: true },
    );
    return settled('eliminated', true);
  }
  if (input.target.fleeing) {
    trace.step('onus-7.186/no-check');
    return settled('fleeing');
  }
  return checked(input, wounds, trace);
}

function checked(input: ShotInput, wounds: number, trace: Trace): ShotCourse {
  const moraleValue = moraleAfter(input, wounds, trace);
  const due = {
    eliminated: false,
    mustCheck: true,
    moraleValue,
    moraleModifier: moraleModifier(checkerOf(input, wounds)),
    chanceToFail: fractionText(failing(moraleValue)),
  };
  const die = input.moraleDie;
  trace.step('onus-7.180/combat', { who: 'target' });
  if (die === undefined) {
    trace.step('onus-7.141', { morale: moraleValue }, { on: 'mustCheck', from: false, to: true });
    return { ...due, fate: cannotFail(moraleValue) ? before(input) : 'open' };
  }
  const from = before(input);
  const passed = passes(die, moraleValue);
  const fate = passed ? from : failed(input);
  trace.step(
    'onus-7.141',
    { die, morale: moraleValue },
    passed ? null : { on: 'fate', from, to: fate },
    passed ? 'onus-7.141/passed' : 'onus-7.141/failed',
  );
  if (die === 1) trace.step('onus-7.142');
  else trace.skip('onus-7.142', 'die-not-one');
  if (fate === 'fleeing') trace.step('onus-7.143');
  if (!passed && from === 'broken' && fate === 'broken')
    trace.step('onus-9.18/combat', { who: 'target' });
  if (!passed && from === 'broken' && fate === 'eliminated')
    trace.step('onus-7.182/combat', { who: 'target' });
  return { ...due, eliminated: fate === 'eliminated', fate };
}

/** The same as a distribution, for each number of wounds. */
export function fatesAfterShot(input: ShotInput, wounds: number): Distribution<{ fate: Fate }> {
  const { life, wounds: had } = targetOf(input);
  if (wounds > 0 && had + wounds >= life) return Distribution.certain({ fate: 'eliminated' });
  if (wounds === 0 || input.target.fleeing) return Distribution.certain({ fate: before(input) });
  const { n, d } = failing(moraleAfter(input, wounds, new Trace()));
  return Distribution.of([
    [{ fate: failed(input) }, n],
    [{ fate: before(input) }, d - n],
  ]);
}
