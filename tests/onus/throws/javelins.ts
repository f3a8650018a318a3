import {
  type Draft,
  type Face,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6, group, lifeOf, struck, within } from './attacks.ts';

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];

/** What javelins do to one side. */
interface Struck {
  wounds: number;
  fate: string;
}
const FATES = ['steady', 'broken', 'fleeing', 'eliminated'];

const endOf = (side: Side, { wounds, fate }: Struck) => ({
  chances: {
    [`${side}-wounded`]: wounds > 0,
    ...Object.fromEntries(FATES.map((one) => [`${side}-${one}`, fate === one])),
  },
  tables: { [`${side}Wounds`]: wounds },
});

/**
 * Javelins of both sides, and the check of whoever is wounded (onus-11.11, onus-13.11). How many dice hit is not in the
 * answer: it is counted here (onus-7.135, onus-7.137, onus-7.138).
 */
export const throwJavelins: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('onus/throw-javelins', draft));

  const hitsOf = (by: Side, at: Side, thrown: readonly Face[]) => {
    const { [by]: thrower, [at]: target } = look(told);
    const [value, against] = [Number(thrower.strength), Number(target.defence?.[0])];
    return thrown.filter((die) => die === 6 || (die !== 1 && Number(die) + value > against)).length;
  };

  const checked = (draft: Draft, at: Side, ended: (struck: Struck) => Next): Next => {
    const { fate, javelinWounds } = look(draft)[at];
    if (fate === 'open')
      return {
        ...{ dice: 1, faces: D6 },
        next: ([moraleDie]) => checked(within(draft, at, { moraleDie }), at, ended),
      };
    const unit = group(told, at);
    const left = lifeOf(unit) - Number(unit.wounds ?? 0);
    return ended({ wounds: Math.min(left, javelinWounds ?? Number.NaN), fate });
  };

  const volley = (by: Side, at: Side, ended: (struck: Struck) => Next): Next =>
    struck(
      ...([told, group(told, by)] as const),
      (draft) => {
        const { toHit } = group(draft, by) as { toHit?: readonly Face[] };
        const { [by]: thrower, [at]: target } = look(draft);
        const hits = toHit ? hitsOf(by, at, toHit) : null;
        return { dice: thrower.dice, hits, woundsDone: target.javelinWounds };
      },
      (draft, values) => within(draft, by, values),
      (draft) => checked(draft, at, ended),
    );

  const throws = (by: Side) =>
    look(told).throwers.includes(by) && group(told, by).javelinStrength !== undefined;
  const after = (by: Side, at: Side, ended: (struck: Struck | null) => Next) =>
    throws(by) ? volley(by, at, once(ended)) : ended(null);
  return after('attacker', 'defender', (defender) =>
    after('defender', 'attacker', (attacker) => {
      const [one, two] = [
        defender && endOf('defender', defender),
        attacker && endOf('attacker', attacker),
      ];
      return {
        chances: { ...one?.chances, ...two?.chances },
        tables: { ...one?.tables, ...two?.tables },
      };
    }),
  );
};
