import { Distribution } from '../../core/distribution.ts';
import { chance } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import { failing, passedBy } from '../values/morale.ts';

/** What has become of a unit. */
export const FATES = ['steady', 'broken', 'fleeing', 'eliminated'] as const;
export type Fate = (typeof FATES)[number];
/** Open while a die is missing. */
export const TOLD_FATES = [...FATES, 'open'] as const;
export type ToldFate = (typeof TOLD_FATES)[number];
type Fated = Distribution<{ fate: Fate }>;

export const stateOf = ({ broken, fleeing }: { broken: boolean; fleeing: boolean }): Fate =>
  fleeing ? 'fleeing' : broken ? 'broken' : 'steady';

export const lifeLeft = ({ life, wounds }: { life: number; wounds: number }) =>
  Math.max(0, life - wounds);

/** The same unit with so many wounds more. */
export const hurt = <U extends { wounds: number }>(unit: U, wounds: number): U => ({
  ...unit,
  wounds: unit.wounds + wounds,
});

/** A check against that morale, which leads to the one or the other. */
export function afterCheck<T extends object>(morale: number, passed: T, failed: T) {
  const { n, d } = failing(morale);
  return Distribution.of<T>([
    [failed, n],
    [passed, d - n],
  ]);
}

/** A unit that an attack struck which is not answered, and what its check is about. */
export interface Struck {
  unit: { life: number; wounds: number; broken: boolean; fleeing: boolean };
  /** Its morale after so many wounds. */
  morale: (wounds: number) => number;
  /** What a failed check makes of it, and what it is if it stands. */
  failed: Fate;
  stands?: Fate;
  /** Its check, where its die or its end is known before the wounds are. */
  made: { die: number | undefined; result: 'passed' | 'failed' | undefined };
}

/** What so many wounds make of it: elimination, or a check that a fleeing unit does not make. */
export function fatesAfter({ unit, morale, failed, stands, made }: Struck, wounds: number): Fated {
  const stays = { fate: stands ?? stateOf(unit) };
  if (wounds > 0 && wounds >= lifeLeft(unit)) return Distribution.certain({ fate: 'eliminated' });
  if (wounds === 0 || unit.fleeing) return Distribution.certain(stays);
  const passed = passedBy(made.die, made.result, morale(wounds));
  if (passed !== null) return Distribution.certain(passed ? stays : { fate: failed });
  return afterCheck(morale(wounds), stays, { fate: failed });
}

/** The chance of each fate by the name of that unit: `defender-broken`. */
export const chancesOf = (of: (fate: Fate) => Parameters<typeof chance>[0], who: string) =>
  Object.fromEntries(
    FATES.map((fate) => [`${who}-${fate}`, of(fate)] as const)
      .filter(([, p]) => p.n > 0n)
      .map(([name, p]) => [name, chance(p)]),
  ) satisfies Odds['chances'];
