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
  the clauses that count the events, and those that nearly do:
                                              => says=[5.11/order,7.157/one-each,13.4/most] spares=[7.158~in-combat-phase,12.14~random-events-in-use]
    eventIn=shot                              => says=[5.11/order,7.128/one-each,13.4/most] spares=[12.14~random-events-in-use]
    eventIn=outside-phase                     => says=[7.158/none] spares=[]
    eventIn=shot-out-of-range                 => says=[7.128/out-of-range] spares=[]
    eventIn=javelins noRandomEvents           => says=[11.11/no-events] spares=[]
    eventIn=javelins defenderRank=elite       => says=[11.11/no-events] spares=[]
    noRandomEvents                            => says=[5.11/order,7.157/one-each,12.14/none,13.4/most] spares=[7.158~in-combat-phase]
    attackerRank=elite                        => says=[5.11/order,7.157/one-each,11.3/options,2.7/two-options,11.5/counts,13.4/most]
    attackerRank=elite noRandomEvents         => says=[5.11/order,7.157/one-each,12.14/none,11.3/options,2.7/two-options,11.5/counts,13.4/most]
    attackerRank=elite attackerElite=none     => says=[5.11/order,7.157/one-each,11.3/options,2.7/two-options,13.4/most] spares=[7.158~in-combat-phase,12.14~random-events-in-use,11.5~elite-chose-otherwise]
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
    attackerRank=elite defenderRank=elite wishBy=defender randomWish=second-card => !allowed cardsTurnedUp=1 randomApplied=first
    noRandomEvents                                           => cardsTurnedUp=0 randomApplied=none
    eventIn=outside-phase|javelins                           => cardsTurnedUp=0 randomApplied=none
    eventIn=outside-phase|javelins attackerRank=veteran randomWish=discard => cardsTurnedUp=0 randomApplied=none !allowed
  the clauses that say who may have a second card:
    attackerRank=elite randomWish=second-card                        => says=[5.11/random,2.7/two-options,11.4/chooses]
    attackerRank=elite randomWish=discard                            => says=[5.11/random,11.2/redraws,11.3/as-veteran]
    attackerRank=elite randomWish=discard-again                      => says=[5.11/random,11.2/redraws,11.3/as-veteran,11.2/once]
    defenderRank=elite randomWish=discard|discard-again              => says=[5.11/random,11.2/unseasoned]
    defenderRank=elite randomWish=second-card                        => says=[5.11/random,11.3/elite-only]
    attackerRank=elite defenderRank=elite randomWish=second-card     => says=[5.11/random,2.7/two-options,11.4/both-elite]
  where no event is turned up nothing is said of the wish:
    attackerRank=elite|normal defenderRank=elite randomWish=discard|discard-again|second-card eventIn=javelins => says=[11.11/no-events]
    attackerRank=elite|normal randomWish=second-card noRandomEvents  => says=[12.14/none] cardsTurnedUp=0
`,
);
