import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { formation } from './formation.ts';

const { faults } = asking(formation);

test.each([
  [{}, 'formation-not-told'],
  [{ formationAct: 'dissolve' }, 'nothing-to-dissolve'],
  [{ formsInto: 'phalanx', formationMoment: 'after-combat' }, 'adopts-in-movement'],
  [{ formation: 'phalanx', extended: 1, formationAct: 'keep' }, 'formed-and-extended'],
])('%j is faulty: %s', (draft, problem) => {
  expect(faults(draft).map(([, found]) => found)).toEqual([problem]);
});

cases(
  'onus/formation',
  `
  adopting a formation, with movement 6: movement=6
    formsInto=shield-wall formationMoment=start abilities=[]|[manoeuvrable] => allowed formation=shield-wall allowance=3 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=phalanx formationMoment=end abilities=[]       => allowed formation=phalanx allowance=3 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=arrowhead formationMoment=start abilities=[]   => allowed formation=arrowhead allowance=6 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=rhomboid formationMoment=end abilities=[]      => allowed formation=rhomboid allowance=6 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=square formationMoment=start abilities=[]      => allowed formation=square allowance=0 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=square formationMoment=end abilities=[]        => allowed formation=square allowance=3 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=shield-wall formationMoment=end abilities=[manoeuvrable] => allowed formation=shield-wall allowance=6 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
    formsInto=phalanx formationMoment=end abilities=[skirmishers] => allowed formation=phalanx allowance=6 blueMarkers=1 !mayShoot !mayForceMarch !mayExtend !mayBePassedThrough
  adopting a formation, with movement 6: formsInto=phalanx
    formationMoment=middle                             => !allowed formation=none
    !active                                            => !allowed formation=none
    fleeing                                            => !allowed formation=none
    extended=1                                         => !allowed formation=none
    formationIcons=[square]                            => !allowed formation=none
    formationMoment=deployment formationIcons=[square] => !allowed formation=none
    formationMoment=deployment scenarioForbids         => !allowed formation=none
    formationMoment=deployment faceDown                => !allowed formation=none
    formationMoment=deployment extended=1              => !allowed formation=none
  // What is left after a combat: figures table 24, ruling R73.
  what is left after a combat: formationAct=keep formationMoment=after-combat
    formation=shield-wall                => formation=shield-wall
    formation=square                     => formation=square
    formation=arrowhead !ownCharge       => formation=none
    formation=arrowhead !ownCharge R73=b => formation=arrowhead
    formation=arrowhead R73=b            => formation=none
  Shield Wall dissolved at the start leaves all UD, at the end half: formation=shield-wall formationAct=dissolve movement=4
    formationMoment=start => allowed formation=none allowance=4 mayForceMarch
    formationMoment=end   => allowed formation=none allowance=2 !mayForceMarch
  a unit that keeps its formation: formationAct=keep movement=4
    formation=shield-wall|phalanx => allowed allowance=2 mayCharge !mayForceMarch
    formation=square              => allowed allowance=0 !mayCharge !mayForceMarch
    formation=arrowhead|rhomboid  => allowed allowance=4 mayCharge !mayForceMarch
    formation=none                => allowed allowance=4 mayCharge mayForceMarch
  the clauses that are told, in their order, and no other:
    formsInto=phalanx                                            => says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx extended=2                                 => says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.64,7.66/charge,7.66/shoot]
    formsInto=phalanx keepsOldMarker                             => says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx scenarioForbids                            => says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx engaged faceDown                           => says=[8.3,7.97/adopt] changes=[8.3]
    formation=square formationAct=keep                           => says=[7.23,7.36,8.18,8.18/charge]
    formsInto=phalanx formation=rhomboid                         => says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,8.4,7.66/charge,7.66/shoot]
    formation=arrowhead formsInto=phalanx                        => says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,8.4,7.66/charge,7.66/shoot]
    formationAct=dissolve formation=phalanx                      => says=[7.23,7.36,7.37,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx abilities=[steadfast]                      => says=[8.5/marker,7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot]
    formsInto=square formationIcons=[shield-wall]                => says=[7.23,8.2,7.36,7.47,8.18,8.1/no-icon,7.65,8.18/charge,7.66/charge,7.66/shoot]
    formationAct=dissolve formation=square !active               => says=[7.14/move]
    formationAct=dissolve formation=square engaged               => says=[7.97/dissolve]
    formationAct=keep formationMoment=after-combat               => says=[]
    formationMoment=deployment formsInto=shield-wall             => says=[8.6,2.10/deployment]
    formationAct=dissolve formation=square engaged !active       => says=[7.97/dissolve,7.14/formation] changes=[7.97/dissolve]
    formsInto=phalanx extended=2 formationMoment=deployment      => says=[7.64]
    formationAct=dissolve formation=phalanx engaged !active      => says=[7.14/formation] changes=[7.14/formation]
    formation=shield-wall formsInto=phalanx formationMoment=middle => says=[7.23,8.2,8.8,8.13,7.36,7.47,7.48,8.1,8.4,13.15,7.66/charge,7.66/shoot]
    formationAct=keep formationMoment=after-combat formation=square => allowance=0 says=[8.2/stays]
    formation=square formationAct=keep keepsOldMarker engaged !active => says=[]
    formationAct=keep formationMoment=after-combat formation=rhomboid !ownCharge R73=b => says=[]
    formation=arrowhead formationMoment=after-combat formationAct=keep R73=b !ownCharge => says=[]
`,
);

cases(
  'onus/manoeuvre',
  `
  // The boxes of figures table 14, for a plain unit with movement 4.
  boxes: movement=4
    manoeuvre=all-directions => allowed allowance=2 !mayCharge mayShoot !openToFormed whenMade=throughout costUd=0
    manoeuvre=free-rotation  => allowed allowance=2 mayCharge mayShoot openToFormed whenMade=start costUd=0
    manoeuvre=extend|shorten => allowed allowance=2 !mayCharge mayShoot !openToFormed whenMade=start-or-end costUd=0
    manoeuvre=adopt|change   => allowed allowance=2 mayCharge !mayShoot openToFormed whenMade=start-or-end costUd=0
    manoeuvre=bravery        => allowed allowance=4 mayCharge !mayShoot openToFormed whenMade=any-time costUd=0
    manoeuvre=shoot          => allowed allowance=2 !mayCharge mayShoot openToFormed whenMade=next-phase costUd=0
  Skirmishers pay 1 UD for a rotation, a Rhomboid nothing: manoeuvre=free-rotation movement=4
    abilities=[skirmishers] => allowance=4 whenMade=any-time costUd=1
    formation=rhomboid      => allowance=4 whenMade=any-time costUd=0
  boxes: movement=4
    manoeuvre=all-directions|extend formation=shield-wall    => !allowed
    manoeuvre=free-rotation|dissolve formation=shield-wall   => allowed
    manoeuvre=all-directions|extend formation=phalanx        => !allowed
    manoeuvre=dissolve|shoot formation=phalanx               => allowed
    manoeuvre=all-directions|extend|free-rotation formation=square => !allowed
    manoeuvre=dissolve|shoot formation=square                => allowed
    manoeuvre=all-directions|extend formation=arrowhead      => !allowed
    manoeuvre=free-rotation|dissolve|shoot formation=arrowhead => allowed
    manoeuvre=all-directions|extend formation=rhomboid       => !allowed
    manoeuvre=free-rotation|dissolve|shoot formation=rhomboid => allowed
  the clauses that are told, in their order, and no other:
    manoeuvre=bravery                                            => spares=[]
    manoeuvre=free-rotation                                      => says=[7.51,7.56/box,2.3/box,7.23,7.55,7.36,7.47,7.48,7.56/charge]
    manoeuvre=extend extended=2                                  => says=[7.51,7.61/box,7.23,7.61,7.36,7.47,7.48,7.59,7.59/too-far,7.61/charge,7.49]
    manoeuvre=shoot formation=square                             => says=[7.51,7.68/box,7.23,7.67,7.36,7.47,8.18,7.68/charge,8.18/charge,7.49]
    manoeuvre=all-directions abilities=[skirmishers,manoeuvrable] => says=[7.51,7.53/box,7.50/box,13.14,7.23,9.12,7.36,7.37,7.52,7.54/charge,9.13/shoot]
`,
);
