import { drawnCards } from '../../../scripts/prove/odds/drawn-cards.ts';
import { plainDice } from '../../../scripts/prove/odds/plain-dice.ts';
import {
  type Draft,
  type Face,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { FACES } from '../../../src/engine/cca/faces.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { facesIn } from './rolls.ts';

/** What remains of a retreat of which hits and flags are known: the leader's check, die by die. */
export function retreat(draft: Draft): Next {
  const { eliminated, leftHex, leaderLost, allBlocksLost } = answerTo('cca/retreat', draft);
  const check = facesIn(draft, 'leaderCheck');
  if (leaderLost === null)
    return {
      ...{ dice: 1, faces: FACES },
      next: (fallen) => retreat({ ...draft, leaderCheck: [...check, ...fallen] }),
    };
  return {
    chances: {
      eliminated: eliminated === true,
      retreats: leftHex === true && !eliminated,
      'leader-lost': leaderLost,
    },
    means: { allBlocksLost },
  };
}

/**
 * One helmet is needed of all dice, or two of each two (R37 b), which are told in their order. Of a face that is no helmet
 * nothing depends on which it is, so that it is told as one of them.
 */
export const leaderCheck: Thrower = (draft) => {
  const [helmet, other] = ['leader', 'green'];
  const after = once((faces: readonly Face[]): Next => {
    const told = { ...draft, checkFaces: faces };
    const { leaderLost, dice, helmetsNeeded } = answerTo('cca/leader-check', told);
    if (leaderLost !== null)
      return { chances: { 'leader-lost': leaderLost, 'leader-safe': !leaderLost } };
    return {
      ...{ dice: helmetsNeeded === 2 ? 2 - (faces.length % 2) : dice - faces.length, faces: FACES },
      next: (fallen) =>
        after([...faces, ...fallen.map((face) => (face === helmet ? face : other))]),
    };
  });
  return after(facesIn(draft, 'checkFaces'));
};

export const dice = plainDice(FACES);

/**
 * The dice of a card by Command: `tell` says what they bring. Swords bring as little as flags (cca-18.41, cca-18.51), and are
 * told as such.
 */
const ofCard =
  (name: string, tell: (draft: Draft) => { commandDice: number; brings: number | null }): Thrower =>
  (draft) => {
    const { commandDice } = tell(draft);
    const ended = once((rolled: readonly Face[]): Next => {
      const brings = tell({ ...draft, rolled }).brings ?? Number.NaN;
      return {
        chances: { 'none-usable': brings === 0, 'each-die': brings === commandDice },
        means: { [name]: brings },
        tables: { [name]: brings },
      };
    });
    const told = facesIn(draft, 'rolled');
    return {
      ...{ dice: commandDice - told.length, faces: FACES },
      next: (fallen) =>
        ended([...told, ...fallen.map((face) => (face === 'swords' ? 'flag' : face)).sort()]),
    };
  };

export const spartacus = ofCard('ordersRolled', (draft) => {
  const { commandDice, ordersRolled } = answerTo('cca/spartacus', draft);
  return { commandDice, brings: ordersRolled };
});
export const rally = ofCard('blocksReturned', (draft) => {
  const { commandDice, blocksReturned } = answerTo('cca/rally', draft);
  return { commandDice, brings: blocksReturned };
});

export const deckOdds = drawnCards((draft) => answerTo('cca/deck-odds', draft));
