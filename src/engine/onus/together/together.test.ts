import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { faultOf } from './line.ts';

const link = (leftUnit: string, rightUnit: string, gapUd = 0.5) => ({ leftUnit, rightUnit, gapUd });

describe('a line', () => {
  const LINKS = [link('A', 'B'), link('B', 'C'), link('C', 'D'), link('A', 'Y'), link('Y', 'C')];
  test.each([
    ['ABCD', undefined],
    ['DCBA', undefined],
    ['AYCD', undefined],
    ['AB', undefined],
    ['BCD', undefined],
    ['ABYCD', 'same-flank'],
    ['AC', 'unlinked'],
    ['ABD', 'unlinked'],
    ['A', 'too-few'],
    ['', 'too-few'],
  ])('%s: %s', (names, fault) => {
    expect(faultOf([...names], LINKS)?.fault).toBe(fault);
  });
  test.each([
    [0.99, undefined],
    [1, 'too-far'],
  ])('a gap of %d UD: %s', (gap, fault) => {
    expect(faultOf(['A', 'B'], [link('A', 'B', gap)])?.fault).toBe(fault);
  });
});

cases(
  'onus/line-advance',
  `
  a line advance: lineUnits.0.lineName=A lineUnits.0.movement=4 lineUnits.1.lineName=B lineUnits.1.movement=3
                                                           => lineUd=3 allowed countsAsOrder mayCharge lineMayShoot
    lineDirection=sideways                                 => lineUd=1.5 allowed
    lineUnits.1.abilities=[skirmishers] lineDirection=back => lineUd=2 allowed
    lineUnits.1.formation=phalanx                          => lineUd=1.5 allowed
    lineUnits.1.toShoot                                    => lineUd=1.5 allowed
    lineUnits.1.turnsFirst                                 => lineUd=2 allowed
    udWanted=2                                             => lineUd=3 allowed
    lineUnits.1.formation=square                           => lineUd=0 allowed
    udWanted=3.5                                           => lineUd=null !allowed
    lineUnits.1.formation=phalanx lineDirection=diagonal   => lineUd=null !allowed
    lineUnits.1.engaged                                    => lineUd=null !allowed
    cardsInHand=1                                          => lineUd=null !allowed
    !sameDirection                                         => lineUd=null !allowed
    lineDirection=back toCharge                            => lineUd=null !allowed
    cardsInHand=4      => cardsDiscarded=2 cardsLeft=2 unitsActivated=2
    R57=b              => !countsAsOrder
    lineDirection=back => !mayCharge
`,
);

cases(
  'onus/complementary',
  `
  complementary units: principal.movement=3
    stackAct=separate leavesOverlap               => !allowed principalMovement=4 stacked
    stackAct=separate activatedUnit=none          => !allowed principalMovement=4 stacked
    stackAct=separate activatedUnit=none byFlight => allowed principalMovement=3 !stacked
    stackAct=shoot !auxiliaryShoots               => !allowed principalMovement=4 stacked
    stackAct=throw-javelins                       => allowed principalMovement=4 stacked
  both take the damage while they are together, the principal alone afterwards: principal.wounds=1 auxiliary.wounds=2 auxiliary.life=4 woundsSuffered=2
              => principalWounds=3 !principalEliminated auxiliaryWounds=4 auxiliaryEliminated
    !together => principalWounds=3 auxiliaryWounds=2
  complementary units:
    stackAct=activate activatedUnit=none => !bothActive
  they fight with the values of the principal, and apart with their own: principal.hit=5 principal.wound=2 principal.dodge=6 principal.armour=7
              => attackUsed=[5,2] defenceUsed=[6,7]
    !together => attackUsed=null defenceUsed=null
  what is said of complementary units, and what nearly was:
                            => allowed says=[9.30,9.32,9.33] spares=[]
    !together               => allowed says=[9.30] spares=[9.33~not-stacked]
    activatedUnit=none      => allowed says=[9.30,9.33] spares=[]
    principal.wounds=1      => allowed says=[9.30,9.32,9.33]
    // What concerns another act does not hinder this one.
    !wellAligned !auxiliaryShoots !auxiliaryJavelins leavesOverlap activatedUnit=none => allowed says=[9.30,9.33]
    stackAct=deploy         => allowed says=[9.30,9.31,9.32,9.33] spares=[7.33~stacked-well]
    stackAct=deploy !wellAligned => !allowed says=[9.30,7.33/stack,9.32,9.33] spares=[9.31~not-aligned]
    stackAct=fight          => allowed says=[9.30,9.32,9.33,9.34]
    stackAct=fight !together => allowed says=[9.30] spares=[9.33~not-stacked]
    stackAct=shoot          => allowed says=[9.30,9.32,9.33,9.36]
    stackAct=shoot !auxiliaryShoots => !allowed says=[9.30,9.32,9.33,9.36/unable] spares=[9.36~auxiliary-unable]
    stackAct=shoot !together woundsSuffered=3 => says=[9.30] spares=[9.33~not-stacked,9.35~not-stacked]
    stackAct=separate       => allowed says=[9.30,9.32,9.37] spares=[]
    stackAct=separate leavesOverlap => !allowed says=[9.30,9.32,9.37/overlap]
    stackAct=separate principal.wounds=1 => allowed says=[9.30,9.32,9.37,9.38]
`,
);
