import { cases } from '../../testing/cases.ts';

cases(
  'onus/contact',
  `
  dice:
    contacts.0.touching=3 contacts.0.partlyTouching=1        => dice=4
    contacts.0.attackerPart=rear contacts.0.defenderPart=left-flank contacts.0.touching=2 => dice=0
    contacts.0.attackerPart=left-flank contacts.0.defenderPart=front contacts.0.touching=2 => dice=2
    contacts.0.attackerPart=rear contacts.0.defenderPart=marker contacts.0.touching=1 => dice=1
  front to front, and a marker of the defender behind: contacts.0.attackerPart=front contacts.0.defenderPart=front contacts.0.touching=2 contacts.1.attackerPart=rear contacts.1.defenderPart=marker contacts.1.touching=1
          => dice=3 onAttacker.sides=[front,rear] onAttacker.defencePenalty=-2 onDefender.defencePenalty=0
    R30=b => dice=2 idleSections=1
  // Penalties of onus-10.2 to onus-10.6, the same for each defence value and for morale.
  nothing is taken off the defender: contacts.0.touching=2
    contacts.0.attackerPart=left-flank contacts.0.defenderPart=right-flank|front => WHOLE
  what is taken off the defender on a flank: contacts.0.attackerPart=front contacts.0.defenderPart=left-flank contacts.0.touching=2
    // Both flanks, once.
    contacts.1.attackerPart=marker contacts.1.defenderPart=right-flank contacts.1.touching=2 => LESS_1
    defender.otherEnemies=2                              => LESS_3
    defender.fleeing defender.otherEnemies=1             => LESS_3
    defender.formation=square defender.otherEnemies=1    => LESS_1
  what is taken off the defender on front or rear: contacts.0.attackerPart=front contacts.0.touching=4
    contacts.0.defenderPart=front defender.otherEnemies=1 => LESS_1
    contacts.0.defenderPart=rear defender.formation=square => WHOLE
    contacts.0.defenderPart=rear                         => LESS_2
    contacts.0.defenderPart=front|rear defender.forcedMarch => LESS_2
  sections that may envelop: contacts.0.defenderPart=front
    contacts.0.attackerPart=front contacts.0.touching=4      => freeSections=0 mayEnvelopWith=0
    contacts.0.attackerPart=front contacts.0.touching=2      => freeSections=2 mayEnvelopWith=2
    contacts.0.attackerPart=front contacts.0.touching=2 attacker.extended=2 => freeSections=4 mayEnvelopWith=4
    contacts.0.attackerPart=front contacts.0.touching=2 roomForMarkers=1 => freeSections=2 mayEnvelopWith=1
    contacts.0.attackerPart=front contacts.0.touching=2 contacts.1.attackerPart=marker contacts.1.defenderPart=rear contacts.1.touching=1 => freeSections=1 mayEnvelopWith=1
    contacts.0.attackerPart=rear contacts.0.touching=2       => freeSections=4 mayEnvelopWith=0
  nobody touches with more than his front:
    contacts.0.attackerPart=front contacts.0.defenderPart=front contacts.0.touching=5 => refused contacts more-than-its-front
  what is said of a contact, and what nearly was:
                          => dice=4 says=[7.166/contact] spares=[7.84~all-face,7.81~not-enveloped,7.79~front-only]
    contacts.0.touching=0 => dice=0 says=[7.166/contact] spares=[]
    contacts.0.touching=0 attacker.extended=2 => dice=0 says=[7.166/contact] spares=[]
    contacts.0.touching=2 => dice=2 says=[7.166/contact,7.78]
    defender.extended=1   => dice=4 says=[7.166/contact,7.87/contact]
    contacts.0.attackerPart=rear defender.extended=1 => dice=1 says=[7.166/contact,7.79/contact,10.3/contact]
    contacts.0.touching=4 contacts.1.attackerPart=marker contacts.1.defenderPart=left-flank contacts.1.touching=2 attacker.extended=2 => dice=6 says=[7.166/contact,7.78,7.80,7.81,7.79/contact,10.2/contact]
`,
  {
    WHOLE: [{ onDefender: { defencePenalty: 0, moralePenalty: 0 } }],
    LESS_1: [{ onDefender: { defencePenalty: -1, moralePenalty: -1 } }],
    LESS_2: [{ onDefender: { defencePenalty: -2, moralePenalty: -2 } }],
    LESS_3: [{ onDefender: { defencePenalty: -3, moralePenalty: -3 } }],
  },
);
