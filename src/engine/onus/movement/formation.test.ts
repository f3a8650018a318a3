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
`,
);
