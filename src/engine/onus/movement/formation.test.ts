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
  what is said of a formation that is adopted at the start, and what nearly was: movement=4
    formsInto=square  => allowed says=[7.23,8.2,7.36,7.47,8.18,8.1,7.65,8.18/charge,7.66/charge,7.66/shoot] spares=[8.3~not-yet-engaged,9.12~not-skirmishers,9.14~not-manoeuvrable,8.21~not-into-arrowhead,8.22~not-into-rhomboid,7.48~switched-off,7.64~not-both,13.15~at-start-or-end,9.15~not-manoeuvrable,7.49~reduction-allows-charge,7.67~within-reduced-movement]
    formsInto=phalanx => allowed says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx abilities=[ram] => allowed says=[8.5/marker,7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx extended=1 => !allowed says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,7.64,7.66/charge,7.66/shoot]
    formsInto=phalanx formationMoment=middle => !allowed says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,13.15,7.66/charge,7.66/shoot]
    formsInto=phalanx formationIcons=[square] => !allowed says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1/no-icon,7.65,7.66/charge,7.66/shoot]
    formsInto=phalanx engaged => !allowed says=[8.3,7.97/adopt,7.89/held] quotes=[8.3]
    formsInto=phalanx scenarioForbids faceDown keepsOldMarker => allowed
  a formation that takes the place of another: movement=4
    formation=arrowhead|rhomboid|square formsInto=phalanx => allowed says=[7.23,8.2,8.13,7.36,7.47,7.48,8.1,7.65,8.4,7.66/charge,7.66/shoot]
    formation=phalanx formsInto=square => allowed says=[7.23,8.2,7.36,7.47,8.18,8.1,7.65,8.4,8.18/charge,7.66/charge,7.66/shoot]
    formation=phalanx formsInto=square keepsOldMarker => !allowed says=[8.4/two]
  at deployment: formationMoment=deployment
    formsInto=square => allowed says=[8.6,2.10/deployment,8.18,8.18/charge] quotes=[8.6,2.10]
    formsInto=square formationIcons=[phalanx] => !allowed says=[8.6/no-icon]
    formsInto=square scenarioForbids => !allowed says=[8.6/scenario]
    formsInto=square faceDown        => !allowed says=[8.6/face-down]
    formsInto=square extended=1      => !allowed says=[7.64]
  what is said of a formation after the combat: formationAct=keep formationMoment=after-combat
    formation=shield-wall        => says=[8.2/stays,8.8,7.48] spares=[] quotes=[8.2]
    formation=square             => says=[8.2/stays,8.18,8.18/charge] spares=[]
    formation=phalanx            => says=[2.8,8.13,7.48] spares=[] quotes=[2.8]
    formation=arrowhead          => says=[8.20] spares=[]
    formation=rhomboid           => says=[8.22/lost] spares=[]
    formation=arrowhead !ownCharge R73=b => formation=arrowhead says=[] spares=[8.20~reading-r73-b]
    formation=rhomboid !ownCharge R73=b  => formation=rhomboid says=[] spares=[8.22~reading-r73-b]
  an engaged unit:
    formationAct=keep formation=square engaged => allowed formation=square says=[7.89/held] spares=[]
    formationAct=keep formation=phalanx engaged !active => allowed formation=phalanx says=[7.89/held] spares=[]
    formationAct=dissolve formation=phalanx engaged => allowed formation=none says=[7.65/engaged,7.89/held] spares=[7.97~may-be-dissolved]
    formationAct=dissolve formation=square engaged  => !allowed says=[7.97/dissolve,7.89/held]
    formationAct=dissolve formation=phalanx engaged !active => !allowed formation=phalanx says=[7.14/formation,7.89/held]
  a unit that is not active changes nothing, engaged or not:
    formationAct=dissolve formation=phalanx !active => !allowed says=[7.14/move]
  it keeps its formation, whatever is true of another marker:
    formationAct=keep formation=phalanx keepsOldMarker => allowed formation=phalanx
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
  what is said of each manoeuvre, and what nearly was: movement=4
    manoeuvre=all-directions => says=[7.51,7.53/box,7.23,7.54,7.36,7.47,7.48,7.52,7.54/charge,7.49] spares=[7.50~not-skirmishers,13.14~not-skirmishers,9.12~not-skirmishers,7.53~no-formation,7.67~within-reduced-movement]
    manoeuvre=free-rotation  => says=[7.51,7.56/box,2.3/box,7.23,7.55,7.36,7.47,7.48,7.56/charge] spares=[7.50~not-skirmishers,7.57~not-skirmishers,9.12~not-skirmishers,7.58~not-in-rhomboid,7.49~reduction-allows-charge,7.67~within-reduced-movement]
    manoeuvre=extend         => says=[7.51,7.53/box,7.23,7.61,7.36,7.47,7.48,7.59,7.61/charge,7.49] spares=[7.50~not-skirmishers,9.12~not-skirmishers,9.14~not-manoeuvrable,7.64~not-both,13.15~at-start-or-end,9.15~not-manoeuvrable]
    manoeuvre=adopt          => says=[7.51,7.66/box,7.23,8.2,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot] spares=[7.50~not-skirmishers,9.12~not-skirmishers,9.14~not-manoeuvrable,8.21~not-into-arrowhead,8.22~not-into-rhomboid,7.64~not-both,13.15~at-start-or-end,9.15~not-manoeuvrable,7.49~reduction-allows-charge,7.67~within-reduced-movement]
    manoeuvre=bravery        => says=[7.51,7.66/box,8.23,7.23,7.36,7.37,8.25,7.66/shoot] spares=[]
    manoeuvre=shoot          => says=[7.51,7.68/box,7.23,7.67,7.36,7.47,7.48,7.68/charge,7.49] spares=[7.50~not-skirmishers,13.14~not-skirmishers,7.70~not-skirmishers]
    manoeuvre=shoot formation=square  => says=[7.51,7.68/box,7.23,7.67,7.36,7.47,8.18,7.68/charge,8.18/charge,7.49]
    manoeuvre=extend engaged !active  => !allowed says=[7.51,7.53/box,7.16/move]
  what is said of the manoeuvres of Skirmishers: movement=4 abilities=[skirmishers]
    manoeuvre=adopt   => says=[7.51,7.66/box,7.50/box,7.23,9.12,7.36,7.37,8.1,7.65,7.66/charge,7.66/shoot]
    manoeuvre=shoot   => says=[7.51,7.68/box,7.50/box,13.14,7.23,7.70,7.36,7.37,7.50]
    manoeuvre=bravery => says=[7.51,7.66/box,8.23,7.23,7.36,7.37,8.25,7.66/shoot]
`,
);
