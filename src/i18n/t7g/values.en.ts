import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    t7g/value: A modified Value | What Increases and Decreases make of it | Works out a Value of the profile (Speed, Combat, Fire, Discipline, Courage) after its Increases and Decreases, and the points of Virtues that come after them.
  `),

  fields: labelled(`
    value: Value of the profile | The number that the army list gives, before anything changes it.
    increases: Increases | How many single Increases (+) bear on it: Speed++ is 2.
    decreases: Decreases | How many single Decreases (-) bear on it.
    points: Points of Virtues | From how many Commanders it gets the point of a Virtue, or the point of Imperturbable: each adds 1 after all else.
  `),

  answers: labelled(`
    value: Value | The number that counts.
    net: Net steps | Increases less Decreases: negative where Decreases are left.
  `),

  steps: said(`
    t7g-1.15: Increases and Decreases change the number of the profile.
    t7g-1.17: {increases} {increases?Increase|Increases} and {decreases} {decreases?Decrease|Decreases} cancel one for one.
    t7g-1.18: One Increase adds half of {original}, rounded down.
    t7g-1.19: {net} Increases double the {original} of the profile: there is no more than double.
    t7g-1.20: One Decrease takes away half of {original}, rounded down.
    t7g-1.21: {net} Decreases leave a fixed 1.
    t7g-1.21/zero: A Value of {original} stays at 0 whatever decreases it.
    t7g-7.30: After all Increases and Decreases come the points of Virtues: {points}.
  `),

  because: said(`
    nothing-bears-on-it: No Increase and no Decrease bears on it.
    nothing-to-cancel: Nothing bears on it the other way.
    two-increases: More than one Increase is left.
    two-decreases: More than one Decrease is left.
    one-increase-only: No more than one Increase is left.
    one-decrease-only: No more than one Decrease is left.
  `),

  ...summed(`
    value/is: A Value of {original} counts as {value}. | {value} | It counts as {value}.
  `),
} satisfies PartOfMessages;
