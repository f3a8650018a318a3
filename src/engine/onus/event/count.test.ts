import { cases } from '../../testing/cases.ts';

cases(
  'onus/event-count',
  `
  // Figures section 28.
  the most events:
                                                         => randomEvents=1 attackerFromHand=1 defenderFromHand=1 mostEvents=3 leastEvents=1
    eventIn=shot                                         => randomEvents=1 attackerFromHand=1 defenderFromHand=1 mostEvents=3 leastEvents=1
    noRandomEvents                                       => randomEvents=0 attackerFromHand=1 defenderFromHand=1 mostEvents=2 leastEvents=0
    attackerRank=elite                                   => randomEvents=1 attackerFromHand=2 defenderFromHand=1 mostEvents=4 leastEvents=1
    defenderRank=elite                                   => randomEvents=1 attackerFromHand=1 defenderFromHand=2 mostEvents=4 leastEvents=1
    attackerRank=elite defenderRank=elite                => randomEvents=1 attackerFromHand=2 defenderFromHand=2 mostEvents=5 leastEvents=1
    attackerRank=elite defenderRank=elite noRandomEvents => randomEvents=0 attackerFromHand=2 defenderFromHand=2 mostEvents=4 leastEvents=0
    attackerRank=elite attackerElite=second-random       => randomEvents=1 attackerFromHand=1 defenderFromHand=1 mostEvents=3 leastEvents=1
    attackerRank=veteran defenderRank=veteran            => randomEvents=1 attackerFromHand=1 defenderFromHand=1 mostEvents=3 leastEvents=1
    eventIn=outside-phase|shot-out-of-range              => randomEvents=0 attackerFromHand=0 defenderFromHand=0 mostEvents=0 leastEvents=0
    attackerRank=elite eventIn=outside-phase             => randomEvents=0 attackerFromHand=0 defenderFromHand=0 mostEvents=0 leastEvents=0
  the random event comes first, then the attacker, then the defender:
    noRandomEvents => playedInOrder=[attacker,defender]
  events that cancel are applied before the others: eventsOnTable.0.eventFrom=random eventsOnTable.1.eventFrom=attacker
    eventsOnTable.2.eventFrom=defender eventsOnTable.2.cancels=event => appliedInOrder=[defender,random,attacker]
                                                             => appliedInOrder=[random,attacker]
    eventsOnTable.2.eventFrom=attacker                       => refused eventsOnTable more-events 13.4
    eventsOnTable.2.eventFrom=attacker attackerRank=elite    => appliedInOrder=[random,attacker,attacker]
    eventIn=outside-phase eventsOnTable.1.eventFrom=random   => refused eventsOnTable more-events 13.4
`,
);

cases(
  'onus/random-event',
  `
  // Who wishes what, and both ranks: allowed, cards, which applies.
  the random event:
    attackerRank=normal defenderRank=normal randomWish=nothing => allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=normal defenderRank=normal wishBy=defender randomWish=nothing => allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=normal defenderRank=normal|elite randomWish=discard => !allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=normal|elite defenderRank=normal wishBy=defender randomWish=discard => !allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=normal|elite defenderRank=veteran wishBy=defender randomWish=discard => allowed cardsTurnedUp=2 randomApplied=second
    attackerRank=veteran|elite defenderRank=elite randomWish=discard => allowed cardsTurnedUp=2 randomApplied=second
    attackerRank=veteran defenderRank=normal randomWish=discard-again => !allowed cardsTurnedUp=2 randomApplied=second
    attackerRank=normal defenderRank=veteran wishBy=defender randomWish=discard-again => !allowed cardsTurnedUp=2 randomApplied=second
    attackerRank=veteran defenderRank=normal randomWish=second-card => !allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=normal defenderRank=veteran wishBy=defender randomWish=second-card => !allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=elite defenderRank=normal randomWish=discard => allowed cardsTurnedUp=2 randomApplied=second
    attackerRank=normal|elite defenderRank=elite wishBy=defender randomWish=discard => allowed cardsTurnedUp=2 randomApplied=second
    attackerRank=elite defenderRank=normal randomWish=second-card => allowed cardsTurnedUp=2 randomApplied=his-choice
    attackerRank=normal|veteran defenderRank=elite wishBy=defender randomWish=second-card => allowed cardsTurnedUp=2 randomApplied=his-choice
    attackerRank=elite defenderRank=elite randomWish=second-card => !allowed cardsTurnedUp=1 randomApplied=first
    attackerRank=elite defenderRank=elite wishBy=defender randomWish=second-card => !allowed cardsTurnedUp=1 randomApplied=first
    noRandomEvents                                           => cardsTurnedUp=0 randomApplied=none
    noRandomEvents attackerRank=veteran randomWish=discard   => cardsTurnedUp=0 randomApplied=none !allowed
    eventIn=outside-phase|javelins                           => cardsTurnedUp=0 randomApplied=none
    eventIn=outside-phase|javelins attackerRank=veteran randomWish=discard => cardsTurnedUp=0 randomApplied=none !allowed
`,
);
