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
  which clauses speak of it, and which nearly do:
    eventIcons=[sword]                                       => says=[13.5/combat,7.157/turn,7.160/owner] spares=[7.158~in-combat-phase]
    eventIcons=[shield]                                      => says=[13.6/combat,7.157/turn,7.160/owner] spares=[7.158~in-combat-phase]
    eventIcons=[bow]                                         => says=[5.14/combat,13.7/combat,7.157/turn] spares=[7.158~in-combat-phase]
    eventIcons=[sword,shield,bow]                            => says=[5.14/combat,13.7/combat,7.157/turn]
    eventIcons=[shield] eventIn=outside-phase                => says=[7.158/none] spares=[]
    eventIcons=[bow] eventIn=shot                            => says=[5.14/shot,13.7/shot,7.130/bow,7.128/turn,7.131/hand] spares=[]
    eventIcons=[sword] eventIn=shot                          => says=[7.130/no-bow,13.5/shot,7.128/turn] spares=[]
    eventIcons=[shield] eventIn=shot                         => says=[13.6/shot,7.130/shield,7.128/turn,7.131/hand]
    eventIcons=[sword,shield,bow] eventIn=shot               => says=[13.6/shot,5.14/shot,13.7/shot,7.130/bow,7.128/turn,7.131/hand]
    eventIcons=[sword,shield,bow] eventIn=shot textRulesOut  => says=[13.6/shot,5.14/shot,13.7/shot,7.130/bow,7.131/requirement,7.128/turn]
    eventIcons=[shield] textFavours=both                     => says=[13.6/combat,7.157/turn,7.160/owner,7.160/text]
    eventIcons=[shield] R15=b                                => says=[13.6/combat,13.6/defender-only,7.157/turn]
    eventFrom=defender eventIcons=[sword] R15=b              => says=[13.5/combat,13.5/attacker-only,7.157/turn]
  which clauses speak of a random event: eventFrom=random
    eventIcons=[sword]                                       => says=[13.5/combat,7.157/turn,5.12,7.159/sword] spares=[7.158~in-combat-phase,12.14~random-events-in-use]
    eventIcons=[shield]                                      => says=[13.6/combat,7.157/turn,5.13,7.159/shield]
    eventIcons=[bow] playerRank=elite                        => says=[5.14/combat,13.7/combat,7.157/turn] spares=[7.158~in-combat-phase,12.14~random-events-in-use]
    eventIcons=[bow] eventIn=shot                            => says=[5.14/shot,13.7/shot,7.130/bow,7.128/turn,7.131/random] spares=[12.14~random-events-in-use]
    eventIcons=[sword,shield,bow] eventIn=shot               => says=[13.6/shot,5.14/shot,13.7/shot,7.130/bow,7.128/turn,7.159/both,7.131/random]
  which clauses speak of what was played before:
    eventIcons=[bow] eventIn=shot handEventsBefore=1         => says=[5.14/shot,13.7/shot,7.130/bow,7.128/limit,13.4/limit]
    eventIcons=[bow] handEventsBefore=1                      => says=[5.14/combat,13.7/combat,7.157/limit,13.4/limit]
    eventIcons=[shield] handEventsBefore=1 playerRank=elite  => says=[13.6/combat,11.5/two,7.160/owner] spares=[7.158~in-combat-phase,13.4~within-his-limit]
    eventIcons=[sword] eventIn=shot handEventsBefore=2 playerRank=elite => says=[7.130/no-bow,13.5/shot,11.5/two,7.128/limit,13.4/limit]
    eventIcons=[bow] playerRank=elite eliteChoice=none       => spares=[7.158~in-combat-phase,11.5~elite-chose-otherwise]
    eventIcons=[shield] eventsBefore=others                  => says=[13.6/combat,7.157/turn,7.160/owner] spares=[7.158~in-combat-phase,7.132~other-events-before,13.4~other-events-before]
    eventIcons=[shield] eventIn=shot eventsBefore=same handEventsBefore=2 playerRank=elite => says=[13.6/shot,7.130/shield,7.132/same,13.4/same,11.5/two,7.128/limit,13.4/limit]
    eventIcons=[sword] chargesLabel                          => says=[13.5/combat,13.8/charged,7.157/turn,7.160/owner]
    eventIcons=[sword] chargesLabel engagedBy=otherwise      => says=[13.5/combat,13.8/late,7.157/turn]
  nothing of those from hand is said of a random event: eventFrom=random
    handEventsBefore=1 => refused handEventsBefore random-event-comes-first 5.11
    defenderHasPlayed  => refused defenderHasPlayed random-event-comes-first 5.11
  where none is played none was played before:
    eventIn=outside-phase handEventsBefore=1     => refused handEventsBefore no-events-there 7.158
    eventIn=shot-out-of-range handEventsBefore=1 => refused handEventsBefore no-events-there 7.128
    eventIn=javelins eventsBefore=others|same    => refused eventsBefore no-events-there 11.11
    eventIn=outside-phase defenderHasPlayed      => refused defenderHasPlayed no-events-there 7.158
    eventIn=hand-to-hand|shot handEventsBefore=1 => accepted
`,
);
