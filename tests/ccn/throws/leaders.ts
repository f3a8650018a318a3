import { type Draft, type Next, once } from '../../../scripts/prove/odds/throwing.ts';
import { FACES, type Face } from '../../../src/engine/ccn/faces.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';

/** A die with both of its infantry faces (ccn-2.9). */
const DIE: readonly Face[] = ['infantry', ...FACES];

const facesIn = (draft: Draft, name: string) => (draft[name] ?? []) as readonly Face[];

/** What remains of a retreat of which hits and flags are known: the leader's checks, die by die. */
export function retreat(draft: Draft): Next {
  const { eliminated, leftHex, leaderLost, allBlocksLost } = answerTo('ccn/retreat', draft);
  const check = facesIn(draft, 'leaderCheck');
  if (leaderLost === null || eliminated === null || leftHex === null)
    return {
      ...{ dice: 1, faces: DIE },
      next: (fallen) => retreat({ ...draft, leaderCheck: [...check, ...fallen] }),
    };
  return {
    chances: {
      eliminated,
      retreats: leftHex && !eliminated,
      'leader-lost': leaderLost,
    },
    means: { allBlocksLost: Number(allBlocksLost) },
  };
}

/** A saber or none is all that a roll at a leader asks of its dice, which are thrown together. */
function rollAt(dice: number, told: readonly Face[], next: (faces: readonly Face[]) => Next): Next {
  const after = once(next);
  return {
    ...{ dice: dice - told.length, faces: DIE },
    next: (fallen) => after([...told, ...fallen.map((face) => (face === 'saber' ? face : 'flag'))]),
  };
}

export function leaderCheck(draft: Draft): Next {
  const { leaderLost, dice } = answerTo('ccn/leader-check', draft);
  if (leaderLost === null)
    return rollAt(dice, facesIn(draft, 'checkFaces'), (checkFaces) =>
      leaderCheck({ ...draft, checkFaces }),
    );
  return { chances: { 'leader-lost': leaderLost, 'leader-safe': !leaderLost } };
}

/** The first enemy unit rolls its dice, then the second one. */
export function leaderEscape(draft: Draft): Next {
  const { passesFirst, leaderLost, dice, secondDice } = answerTo('ccn/escape', draft);
  const rolls = (who: 'first' | 'second', most: number): Next => {
    const enemy = draft[who] as Draft;
    return rollAt(most, facesIn(enemy, 'faces'), (faces) =>
      leaderEscape({ ...draft, [who]: { ...enemy, faces } }),
    );
  };
  if (passesFirst === null) return rolls('first', dice);
  if (leaderLost === null) return rolls('second', secondDice);
  return {
    chances: {
      'passes-first': passesFirst,
      'leader-lost': leaderLost,
      'leader-safe': !leaderLost,
    },
  };
}
