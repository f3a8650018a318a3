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
`,
);
