import { type Draft, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** A die for each hit that is shared at random (wab-9.49, wab-9.39). */
const target: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/character-target', draft));
  const { allowed, sharedAtRandom, hitsOnHim } = look(told);
  if (!allowed) return null;
  const ends = (hits: number) => ({
    chances: { 'any-hit-on-him': hits > 0 },
    means: { hitsOnHim: hits },
    tables: { hitsOnHim: hits },
  });
  if (!sharedAtRandom || hitsOnHim !== null) return ends(hitsOnHim ?? 0);
  const { hitsScored = 1 } = told as { hitsScored?: number };
  return {
    ...{ dice: hitsScored, faces: D6 },
    next: (fallen) => ends(look({ ...told, allocation: fallen }).hitsOnHim ?? 0),
  };
};

export const characters: Readonly<Record<string, Thrower>> = { 'wab/character-target': target };
