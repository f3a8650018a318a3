import { cases } from '../../testing/cases.ts';

cases(
  't7g/virtue',
  `
  the point comes after Increases and Decreases: virtue=destreza unitValue=3
    increases=1                             => value=5 points=1 7.33/virtue
    decreases=1                             => value=3
    hasCommander=neither increases=1        => value=4 points=0 !benefits 7.29/nobody
    virtue=voluntad unitValue=4 decreases=1 => value=3
  who loses it: virtue=destreza
    despiadado                              => !benefits 7.68/lost
    hasCommander=inspired despiadado        => benefits 7.46/lent
    hasCommander=inspired kind=artillery    => !benefits 7.46/artillery
    kind=artillery                          => benefits
    hasCommander=inspired !actsNext         => !benefits 7.46/next
    hasCommander=inspired goPassed          => !benefits 7.46/over
  what it serves for: unitValue=4
    virtue=sacrificio usedFor=shooting      => value=5
    virtue=sacrificio usedFor=combat        => value=4 !benefits 7.37/combat
    virtue=voluntad usedFor=shooting        => !benefits 7.38/shooting
    virtue=lealtad usedFor=break-check      => value=4 !benefits 7.35/break-check
    virtue=lealtad                          => value=5
  those of the Commander himself: hasCommander=neither
    virtue=presencia                        => benefits reach=9 value=null
    virtue=brio                             => reach=9
    virtue=fama                             => benefits raises=interaction
    virtue=iniciativa commanderLevel=3      => initiativeLevel=5
    virtue=iniciativa                       => initiativeLevel=null
    virtue=fama unitValue=3                 => refused unitValue no-value-of-units 7.29
  what bears on it, and what does not:
    virtue=fervor unitValue=4 !actsNext => benefits points=1 value=5
    virtue=fervor unitValue=4 goPassed  => benefits points=1 value=5 -7.35~no-break-check -7.37~not-in-combat -7.38~not-against-a-shot
  left out, the ordinary case holds:
    virtue=destreza unitValue=0 decreases=2 => value=1
`,
);
