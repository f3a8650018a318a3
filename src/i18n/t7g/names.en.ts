import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What several subjects name. */
export default {
  fields: labelled(`
    card: Order card | The card with which the unit acts or reacts: attention, Ready!; attack, Assault!; run, Run!; fire, Fire!; resist, Resist!.
    courage: Courage | The Courage of the profile. Left out: what it resists is not worked out.
    inSight: In sight | Whether he or it sees the target; of a unit that shoots, whether some Centre of the target is in its line of sight.
    readings: Readings | Which reading applies where the book is unclear. Of all, a is the adopted one. Left out: a for all.
  `),

  answers: labelled(`
    allowed: Allowed | Whether what is asked about is allowed.
  `),

  because: said(`
    switched-off: Clause {by} takes precedence.
  `),

  terms: worded(`
    kind targetKind: formation = Formation | company = Company | cavalry = cavalry | artillery = artillery
    card: attention = Ready! | attack = Assault! | run = Run! | fire = Fire! | resist = Resist!
  `),
} satisfies PartOfMessages;
