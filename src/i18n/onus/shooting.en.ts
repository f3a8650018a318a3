import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    onus/shot: Ranged attack | Dice, wounds and morale of the target | Tells whether a unit may shoot at another, how many dice it rolls, with what strength and against what defence, and with what exact chances it hits, wounds, breaks, puts to flight or eliminates; with the dice that fell, the wounds, the morale check and what becomes of the target.
  `),

  fields: labelled(`
    shooter: Shooter | The unit that shoots. What is left out is the ordinary case.
    target: Target | The unit that is shot at. What is left out is the ordinary case.
    moved: Has moved | What the unit has moved this turn: none; reduced, with reduced movement; normal, with normal movement.
    shotAlready: Has shot | true if the unit has shot this turn already.
    adoptedFormation: Adopted a formation | true if the unit adopted or changed a special formation this turn.
    distance: Distance (UD) | From the middle of the shooter's front to the nearest part of the target, in UD. Left out: 1, short range.
    obstructed: Line obstructed | true if the line of sight crosses any unit, friend or enemy.
    behindFront: Behind the front | true if the target is wholly behind the line of the shooter's front, out of its 180 degrees.
    fog: Fog of war | Optional rule: face-down, the target is hidden; turned-up, it was and is face up now; in-sight, there is no fog.
    visibility: Limited visibility | Optional rule: limits agreed at the start. Left out: not used.
    penaltyBeyond: Penalty beyond (UD) | Distance in UD beyond which the shot has a penalty. Left out: none.
    visibilityPenalty: Penalty | What a shot farther away takes from the strength.
    impossibleBeyond: Impossible beyond (UD) | Distance in UD beyond which nobody may shoot. Left out: none.
    cardAllows: A card allows it | true if a card lets a unit shoot while engaged, or at an engaged unit.
  `),

  answers: labelled(`
    anotherTarget: Another target | Whether it may shoot at another target this turn.
    atLeastOneHit: At least one hit | Chance of at least one hit, as an exact fraction.
    band: Range | short; long; out, out of range.
    lost: Attack lost | Whether the attack is lost because the target is out of range.
    sideHit: Side | Side that the shot comes on.
    sideChosenBy: Decided by | Who decides the side at a corner that is equally near; nobody where there is no doubt.
    sideModifier: Penalty of the side | What the side takes from each value of the defence and from morale.
    atLeastOneWound: At least one wound | Chance of at least one wound, as an exact fraction.
    at-least-one-hit: At least one hit | Chance of at least one hit.
    at-least-one-wound: At least one wound | Chance of at least one wound.
    target-broken: Target Broken | Chance that the target ends Broken.
    target-flees: Target Fleeing | Chance that the target ends in flight.
    target-eliminated: Target eliminated | Chance that the target is eliminated.
  `),

  terms: worded(`
    moved: none = not at all | reduced = reduced movement | normal = normal movement
    sideHit: front-or-flank = corner of front and flank | flank-or-rear = corner of flank and rear
    sideChosenBy: nobody = nobody | defender = the defender
    fog: in-sight = no fog | face-down = hidden | turned-up = face up
    band: short = short | long = long | out = out of range
  `),

  steps: said(`
    onus-7.4/shot: The unit has shot this turn already.
    onus-7.14/shot: The unit is not active: it does not shoot.
    onus-7.42/shot: The unit made a forced march: it does not shoot.
    onus-7.66/shot: The unit adopted a formation this turn: it does not shoot.
    onus-7.70/shot: Skirmishers shoot even after their normal movement.
    onus-7.71/shot: Onagers, ballistas and scorpions shoot only if they do not move.
    onus-7.116: The unit has a ranged attack of {strength} ({range}): it may shoot.
    onus-7.116/none: The card has no ranged attack: the unit does not shoot.
    onus-7.117: Neither the shooter nor the target may be engaged.
    onus-7.118: The target is {distance} UD away and the range is {range}: it is in range.
    onus-7.119: The unit made more than reduced movement: it does not shoot.
    onus-7.120: A card allows the shot although units are engaged.
    onus-7.121: It is declared, measured, events are played, dice are rolled, wounds applied and, where due, morale is checked.
    onus-7.122: Shooter and target are declared before measuring.
    onus-7.123: From the middle of the shooter's front it is {distance} UD to the target.
    onus-7.124: The target is {distance} UD away and the range is {range}: the attack is lost.
    onus-7.125: {distance} UD with range {range}: {band} range.
    onus-7.126: The target is behind the shooter's front, out of its 180 degrees.
    onus-7.133: At that distance {dice} dice are rolled.
    onus-7.139: There are no wounds: nothing else happens.
    onus-7.140: The target has {wounds} {wounds?wound|wounds} and life {life}: it is eliminated.
    onus-7.141: The target checks morale: a die above {morale} fails.
    onus-7.141/passed: The target rolls {die} with morale {morale}: it passes.
    onus-7.141/told-passed: The target passes its check with morale {morale}.
    onus-7.141/told-failed: The target fails its check with morale {morale}.
    onus-7.141/failed: The target rolls {die} with morale {morale}: it fails.
    onus-7.143: The target moves at once towards its rear.
    onus-7.145: The nearest point of the target is on this side: {side}.
    onus-7.145/tie: The corner is equally near to two sides: the defender decides and prefers the {side}.
    onus-7.183/shot: A fleeing unit does not shoot.
    onus-12.15/impossible: The visibility agreed upon does not allow such a distant shot.
  `),

  because: said(`
    no-card: No card allows it.
    card-allows: A card allows it.
    skirmishers: Skirmishers may.
    moved-no-more-than-half: The unit has not gone beyond reduced movement.
    in-front: The target is before the shooter's front.
    seen-well: At that distance visibility is good enough.
    beyond-range: The target is farther away than the range.
  `),

  ...summed(`
    shot/forbidden: The unit may not make this shot. | May not shoot |
    shot/lost: The target is {distance} UD away and the range is {range}: the attack is lost and no other target is chosen. | Attack lost | The target is {distance} UD away and the range is {range}: the attack is lost.
    shot/odds: {dice} dice are rolled, and there is at least one wound {wounded:percent} of the time. | {dice} dice: wounds {wounded:percent} | That makes {dice} {dice?die|dice}, and it wounds {wounded:percent} of the time.
    shot/rolled: The shot does {wounds} {wounds?wound|wounds} and the target {fate:is}. | {wounds} {wounds?wound|wounds}: {fate} | It does {wounds} {wounds?wound|wounds}, and the target {fate:is}.
  `),

  problems: said(`
    more-dice-than-shot: There are {given} dice, and at that distance {dice} are rolled.
  `),
} satisfies PartOfMessages;
