import { alike, amount, many, maybe, part, type Said, word, yes } from '../../core/answer.ts';
import { CHECKERS } from './free-attack.ts';

/** What is between the two after a withdrawal, and what becomes of the Section markers of both. */
const APART = maybe(
  part({
    gapAfter: amount(),
    engaged: yes(),
    sectionMarkers: word(['removed', 'may-stay'], 'removed'),
  }),
);

/** What an action of an engaged unit comes to; what is not said does not change. */
export const OUTCOME = {
  allowed: yes(true),
  attackDice: many(amount()),
  eventsInAttack: maybe(yes()),
  checkForAttack: maybe(word(['yes', 'no', 'if-wounded'], 'no')),
  countsInCombat: maybe(yes()),
  ...alike(amount(), 'markersRemoved', 'markersPlaced'),
  markersNeeded: maybe(amount()),
  enemyMarkersStay: maybe(yes()),
  ...alike(maybe(amount()), 'diceAfter', 'withdrawalUd', 'mostDistance'),
  enemies: many(
    part({
      mayKeepContact: yes(),
      ifItHolds: APART,
      ifItFollows: APART,
      stillEngaged: maybe(yes()),
    }),
  ),
  engagedAfter: maybe(yes()),
  extended: maybe(amount()),
  moveAfter: maybe(part({ forwardUd: amount(), backwardUd: amount(), mayCharge: yes() })),
  mustFightAfter: maybe(yes()),
  checksLater: maybe(word(CHECKERS, 'nobody')),
};
export type Outcome = Said<typeof OUTCOME>;
/** What is between the unit and one enemy afterwards. */
export type Apart = NonNullable<NonNullable<Outcome['enemies']>[number]['ifItHolds']>;
