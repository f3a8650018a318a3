import { cases } from '../../testing/cases.ts';

cases(
  'onus/event',
  `
  // Figures section 7.
  where an icon is valid:
    eventIcons=[sword] eventIn=javelins|shot-out-of-range    => !allowed
    eventIcons=[shield]|[sword,shield]|[bow,sword]|[bow,shield] eventIn=shot => allowed
    eventIcons=[shield] eventIn=outside-phase|javelins|shot-out-of-range => !allowed
    eventIcons=[sword,shield] eventIn=hand-to-hand           => allowed
    eventIcons=[sword,shield] eventIn=outside-phase|javelins|shot-out-of-range => !allowed
    eventIcons=[bow] eventIn=outside-phase|javelins|shot-out-of-range => !allowed
    eventIcons=[bow,sword] eventIn=hand-to-hand|outside-phase|javelins|shot-out-of-range => !allowed
    eventIcons=[bow,shield] eventIn=hand-to-hand|outside-phase|javelins|shot-out-of-range => !allowed
    eventIn=hand-to-hand|shot                                => allowed
    eventIn=outside-phase|javelins|shot-out-of-range         => !allowed
  whom it favours, and in whose dice:
    eventFrom=random eventIcons=[sword]          => favours=attacker inRollOf=attacker
    eventFrom=random eventIcons=[sword,shield]   => favours=both inRollOf=as-its-text-says
    eventFrom=random                             => favours=as-its-text-says inRollOf=as-its-text-says
    eventFrom=attacker eventIcons=[sword,shield] => favours=attacker inRollOf=as-its-text-says
    eventFrom=defender eventIcons=[sword]        => favours=defender inRollOf=defender
    eventFrom=defender eventIcons=[shield]       => favours=defender inRollOf=attacker
    eventFrom=defender                           => favours=defender inRollOf=as-its-text-says
  its text goes before the rule for events from hand: eventIcons=[shield]
    textFavours=both     => favours=both inRollOf=both
    textFavours=defender => favours=defender
  the text of a random event decides where no icon does: eventFrom=random textFavours=attacker
                        => favours=attacker
    eventIcons=[shield] => favours=defender
  it favours nobody if it has no effect:
    eventIcons=[bow] => !allowed favours=nobody inRollOf=none
  by reading b of R15:
    eventFrom=attacker eventIcons=[sword]|[sword,shield] R15=b => allowed
    eventFrom=defender eventIcons=[sword] R15=b              => !allowed
    eventFrom=defender eventIcons=[sword]|[shield]|[sword,shield] => allowed
    eventFrom=attacker eventIcons=[shield] R15=b             => !allowed
    eventFrom=defender eventIcons=[shield]|[sword,shield] R15=b => allowed
    eventFrom=attacker eventIcons=[sword,shield]             => allowed
    eventFrom=random eventIcons=[shield] R15=b               => allowed
    eventFrom=random eventIcons=[shield]                     => allowed
  how many from one hand: eventIcons=[shield]
    eventIn=shot                                             => allowed
    eventIn=hand-to-hand|shot handEventsBefore=1             => !allowed
    eventIn=hand-to-hand|shot handEventsBefore=1 playerRank=veteran => !allowed
    eventIn=hand-to-hand|shot handEventsBefore=1 playerRank=elite => allowed
    eventIn=hand-to-hand|shot handEventsBefore=2 playerRank=elite => !allowed
    eventIn=hand-to-hand|shot handEventsBefore=1 playerRank=elite eliteChoice=second-random => !allowed
  what rules an event out, and what does not: eventIcons=[shield]
    eventsBefore=same                             => !allowed
    eventsBefore=others                           => allowed
    defenderHasPlayed                             => !allowed
    textRulesOut                                  => !allowed
    cancelled                                     => !allowed
    chargesLabel                                  => allowed
    chargesLabel engagedBy=earlier-turn|otherwise => !allowed
    engagedBy=earlier-turn                        => allowed
    noRandomEvents                                => allowed
    eventFrom=defender defenderHasPlayed          => allowed
  the option without random events takes them away:
    eventFrom=random eventIcons=[sword] noRandomEvents => !allowed
  nothing of those from hand is said of a random event: eventFrom=random
    handEventsBefore=1 => refused handEventsBefore random-event-comes-first 5.11
    defenderHasPlayed  => refused defenderHasPlayed random-event-comes-first 5.11
  the clauses that are told, in their order, and no other:
    eventIn=shot                                                 => says=[7.128/turn,7.131/hand]
    eventFrom=random                                             => says=[7.157/turn]
    eventsBefore=same                                            => changes=[7.132/same]
    handEventsBefore=4                                           => changes=[7.157/limit]
    eventIcons=[sword]                                           => says=[13.5/combat,7.157/turn,7.160/owner]
    eventIcons=[shield]                                          => says=[13.6/combat,7.157/turn,7.160/owner]
    textFavours=defender                                         => says=[7.157/turn,7.160/owner,7.160/text]
    eventIcons=[bow,shield]                                      => says=[5.14/combat,13.7/combat,7.157/turn] changes=[5.14/combat]
    eventIcons=[sword] eventIn=shot                              => says=[7.130/no-bow,13.5/shot,7.128/turn] changes=[7.130/no-bow]
    eventFrom=random playerRank=elite                            => says=[7.157/turn]
    chargesLabel engagedBy=earlier-turn                          => says=[13.8/late,7.157/turn]
    eventFrom=random eventIcons=[shield]                         => says=[13.6/combat,7.157/turn,5.13,7.159/shield]
    eventIcons=[shield,bow] eventIn=shot                         => says=[13.6/shot,5.14/shot,13.7/shot,7.130/bow,7.128/turn,7.131/hand]
    eventIn=shot playerRank=elite handEventsBefore=3             => says=[11.5/two,7.128/limit,13.4/limit]
    eventFrom=random eventIcons=[shield] eventIn=shot            => says=[13.6/shot,7.130/shield,7.128/turn,5.13,7.159/shield,7.131/random]
    eventFrom=defender eventIcons=[sword] R15=b handEventsBefore=6 => says=[13.5/combat,13.5/attacker-only,7.157/limit,13.4/limit] changes=[13.5/attacker-only]
    eventIn=shot handEventsBefore=6 playerRank=elite eliteChoice=none => says=[7.128/limit,13.4/limit] changes=[7.128/limit]
`,
);
