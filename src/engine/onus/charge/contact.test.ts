import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { contact } from './contact.ts';
import { isFrontal, PARTS } from './contact-count.ts';

const { told } = asking(contact);

describe('dice', () => {
  test('each contact is a die or lies idle', () => {
    const parts = fc.constantFrom(...PARTS);
    const touches = fc.array(
      fc.record({
        attackerPart: fc.constantFrom('left-flank' as const, 'rear' as const, 'front' as const),
        defenderPart: parts,
        touching: fc.integer({ min: 1, max: 2 }),
      }),
      { minLength: 1, maxLength: 2 },
    );
    fc.assert(
      fc.property(touches, (contacts) => {
        const { dice, idleSections } = told({ contacts });
        const all = contacts.reduce((sum, one) => sum + one.touching, 0);
        const idle = contacts
          .filter((one) => !isFrontal(one.attackerPart) && !isFrontal(one.defenderPart))
          .reduce((sum, one) => sum + one.touching, 0);
        expect([dice, idleSections]).toEqual([all - idle, idle]);
      }),
    );
  });
});

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
                                                         => LESS_1
    // Both flanks, once.
    contacts.1.attackerPart=marker contacts.1.defenderPart=right-flank contacts.1.touching=2 => LESS_1
    contacts.1.attackerPart=marker contacts.1.defenderPart=rear contacts.1.touching=2 => LESS_3
    defender.otherEnemies=2                              => LESS_3
    defender.fleeing defender.otherEnemies=1             => LESS_3
    defender.formation=square defender.otherEnemies=1    => LESS_1
  what is taken off the defender on front or rear: contacts.0.attackerPart=front contacts.0.touching=4
    contacts.0.defenderPart=front                        => WHOLE
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
`,
  {
    WHOLE: [{ onDefender: { defencePenalty: 0, moralePenalty: 0 } }],
    LESS_1: [{ onDefender: { defencePenalty: -1, moralePenalty: -1 } }],
    LESS_2: [{ onDefender: { defencePenalty: -2, moralePenalty: -2 } }],
    LESS_3: [{ onDefender: { defencePenalty: -3, moralePenalty: -3 } }],
  },
);

cases(
  'onus/section-markers',
  `
  Section markers:
                                              => markersRemoved=1 markersKept=0 woundsTaken=1
    markersMet=2 chargedOn=rear               => markersRemoved=2 markersKept=0 woundsTaken=2
    markersMet=2 chargedOn=front              => markersRemoved=0 markersKept=2 woundsTaken=0
    markersCutOff=1                           => markersRemoved=2 markersKept=0 woundsTaken=2
    markerEvent=enemy-destroyed markersMet=3  => markersRemoved=3 markersKept=0 woundsTaken=0
    markerEvent=enemy-flees markersMet=2      => markersRemoved=2 markersKept=0 woundsTaken=0
    markerEvent=enemy-flees enemyBlocked      => markersRemoved=0 markersKept=1 woundsTaken=0
    markerEvent=enemy-destroyed stillTouching => markersRemoved=0 markersKept=1 woundsTaken=0
    markersMet=2 wounds=3 life=5 => eliminated
    markersMet=2 wounds=2 life=5 => !eliminated
                                 => !countsInCombat !causesCheck
    R32=b                        => countsInCombat
    chargedOn=front              => countsInCombat=null
`,
);
