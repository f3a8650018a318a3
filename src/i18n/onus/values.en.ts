import { labelled, said, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';

/** What the rows of modifiers and the rolls say, wherever they are used. */
export default {
  fields: labelled(`
    taken: Wounds taken now | Wounds that this unit took in the combat or shot that is asked about, without those it had. Left out: those that the dice of the enemy do, if they are told; otherwise they are open.
    attackedOn: Sides in contact | On which sides of its card the enemy touches this unit: front, flank, rear; each counts once. Left out: front alone.
    enveloping: Enveloping markers | Section markers with which the unit envelops and that are sections of its card, not extended ones. They change nothing in its morale.
    protectedFlanks: Protected flanks | Optional rule: how many of its flanks a friend at less than 2 cm protects. Left out: 0, or the rule is not used.
    priority: Priority by event or terrain | true if an event or an advantage of terrain gives this unit priority combat. Phalanx and Ram are not said here: they are worked out.
    attackBonus: Events: to attack | What events add to or take from both its attack values, or its ranged strength, without the No Officers marker, which counts by itself.
    defenceBonus: Events: to defence | What events add to or take from both its defence values, without the Hero and No Officers markers, which count by themselves.
    markerPlaced: Marker that is placed | Marker that an event or a check places on it now: hero; no-officers; broken. One that it has already is not placed again.
    moraleBonus: Events: to morale | What events add to or take from its morale.
    toHit: Dice to hit | The dice rolled to hit, 1 to 6, as they stay (after rerolling the 1s of Professionals). Left out: not rolled yet.
    toWound: Dice to wound | The dice rolled to wound, 1 to 6, one for each hit, as they stay. Left out: not rolled yet.
    moraleDie: Morale die | The die of the morale check, 1 to 6. Left out: not rolled yet; the answer gives the chance.
    checkResult: How the check ended | passed or failed, where the die itself is not told. Left out: what the morale die says; otherwise still open.
    steadfastFlees: Steadfast: wants to flee | true if the player of a Steadfast unit wants it to flee when it fails while Broken. Left out: false, it does not flee.
    dromedaries: Frightening dromedaries | true if the optional rule is used by which camels and dromedaries frighten horses.
    attacker: Attacker | The active player's unit, which is always the attacker. What is left out is the ordinary case.
    defender: Defender | The other player's unit. What is left out is the ordinary case.
    unit: Unit | The unit that is asked about. What is left out is the ordinary case.
    enemyTerror: Enemy with Terror | true if the unit is engaged with a unit with Terror, or was just trampled by one.
    attackedBy: Attacked | hand-to-hand; shot, by a ranged attack; nobody (for example to recover).
    sideHit: Side that is hit | Side of the target's card nearest to the middle of the shooter's front: front, flank, rear; front-or-flank and flank-or-rear, a corner equally near to both sides, where the defender decides.
  `),

  answers: labelled(`
    chancesAre: What the chances are of | What the chances are of: before-any-die, of the whole attack; after-hits, of the dice to wound after these hits; after-wounds, of the check after these wounds; part-known, of what is still open in a combat of which some dice are known; known, nothing is open and each is 0 or 1.
    replyDice: Dice of the reply | Dice with which the unit that does not strike first replies; 0 if it does not.
    hitsFrom: Hits on | The lowest die that hits.
    woundsFrom: Wounds on | The lowest die that wounds.
    expected: On average | Wounds on average (or hits, if only that is rolled), as an exact fraction.
    attackModifier: Modifier of attack | What all modifiers add to or take from each attack value of the card, before the least value of 1.
    defenceModifier: Modifier of defence | What all modifiers add to or take from each defence value of the card, before the least value of 1.
    strengthModifier: Modifier of ranged strength | What all modifiers add to or take from the ranged strength of the card, before the least value of 1; null if it has none.
    moraleModifier: Modifier of morale | What all modifiers add to or take from the morale of the card, before the least value of 1; null if there is no check.
    woundMarkers: Wound markers | Markers that are placed for the wounds of this attack: III is worth 3 and I is worth 1. null if they are not known yet.
    attack: Attack | Hand-to-hand attack with all its modifiers: to hit and to wound.
    defence: Defence | Defence with all its modifiers: dodge and armour.
    strength: Ranged strength | Ranged strength with all its modifiers; null if it may not shoot or has none.
    moraleValue: Morale | Morale with all modifiers: a higher die fails, and a 1 always passes. null if there is no check.
    chanceToFail: Chance to fail | Chance to fail a check with that morale, as an exact fraction; null if there is no check.
    chanceToHit: Each die hits | Chance that one die hits, as an exact fraction.
    chanceToWound: Each die wounds | Chance that one die that hit wounds, as an exact fraction.
    hits: Hits | Hits of the dice that were given; null if none were.
    woundsDone: Wounds done | Wounds that the dice that were given do; null if none were.
    fate: What becomes of it | steady, normal; broken, Broken; fleeing, in flight; eliminated, eliminated or destroyed; open, a die is missing; null, the wounds are not known.
    mustCheck: Must check morale | Whether it must check morale; in a combat, which units. null if that is not known yet.
    fails: Fails | Chance to fail the check.
    passes: Passes | Chance to pass the check.
    attacker: Attacker | Values and chances of the attacker.
    defender: Defender | Values and chances of the defender.
    attackerWounds: Wounds of the attacker | Wounds that the attacker takes.
    defenderWounds: Wounds of the defender | Wounds that the defender takes.
    attacker-wounded: Attacker wounded | Chance that it takes any wound.
    attacker-steady: Attacker normal | Chance that it ends in normal state.
    attacker-broken: Attacker Broken | Chance that it ends Broken.
    attacker-fleeing: Attacker Fleeing | Chance that it ends in flight.
    attacker-eliminated: Attacker eliminated | Chance that it is eliminated.
    defender-wounded: Defender wounded | Chance that it takes any wound.
    defender-steady: Defender normal | Chance that it ends in normal state.
    defender-broken: Defender Broken | Chance that it ends Broken.
    defender-fleeing: Defender Fleeing | Chance that it ends in flight.
    defender-eliminated: Defender eliminated | Chance that it is eliminated.
    wounds: Wounds | Wounds that the attack does.
  `),

  terms: {
    ...termsFor(['chancesAre'], {
      'before-any-die': 'of the whole attack, before any die',
      'after-hits': 'of the dice to wound, after these hits',
      'after-wounds': 'of the check, after these wounds',
      'part-known': 'of what is still open',
      known: 'of a result that is already known',
    }),
    ...worded(`markerPlaced: hero = Hero | no-officers = No Officers | broken = Broken`),
    ...termsFor(['checkResult', 'secondCheckResult'], { passed: 'passed', failed: 'failed' }),
    III: 'III',
    I: 'I',
    ...said(`
      unit:the: the unit
      attacker:the: the attacker
      defender:the: the defender
      shooter:the: the shooter
      target:the: the target
    `),
    ...worded(`
      modified: attack = attack | strength = ranged attack | defence = defence | morale = morale
      woundMarkers: III = III | I = I
      attackedOn sideHit: front = front | flank = flank | rear = rear
      fate: steady = normal | broken = Broken | fleeing = Fleeing | eliminated = eliminated | open = undecided | steady:is = is in its normal state | broken:is = is Broken | fleeing:is = is in flight | eliminated:is = is eliminated | open:is = has yet to check
      attackedBy: hand-to-hand = hand to hand | shot = by a shot | nobody = by nobody
    `),
  },

  steps: said(`
    onus-2.6: Forced march and flight have one single modifier, wherever the attack comes from.
    onus-2.11: {who:The} is a mounted unit that charges infantry, which adds nothing: it has no Ram.
    onus-8.23: Bravery is not properly a formation: it has exceptions of its own.
    onus-9.3/combat: Woodsmen suffer no penalty in combat in woods.
    onus-9.4/combat: Highlanders suffer no penalty in combat on slopes or in mountains.
    onus-9.5/combat: Amphibious units suffer no penalty in combat as they come out of a river.
    onus-2.2/combat: What this ground takes in combat is said by the Terrain and Fortresses expansion.
    onus-10.14/again: The unit has a Hero already: a second marker is not placed and changes nothing.
    onus-10.15/again: The unit has lost its officers already: a second marker is not placed and changes nothing.
    onus-10.16/again: The unit is Broken already: a second marker is not placed and changes nothing.
    onus-9.1: Abilities are always in effect: they need no activation.
    onus-9.2: The abilities of the unit add up.
    onus-9.17/check: {who:The} fights against Terror: by reading b of R47 it must check, wounded or not.
    onus-10.4/morale: {who:The} is fleeing and attacked: that would be {by} morale, yet it does not check.
    onus-3.2/attack: Attack of {who:the} by its card: {value}.
    onus-3.3/strength: Ranged strength of {who:the} by its card: {value}.
    onus-3.4/defence: Defence of {who:the} by its card: {value}.
    onus-3.5/morale: Morale of {who:the} by its card: {value}.
    onus-5.3/value: Events give {who:the} {by} on its {on}.
    onus-7.45/defence: {who:The} is in forced march: {by} defence, wherever the attack comes from.
    onus-7.45/morale: {who:The} is in forced march and attacked: {by} morale.
    onus-7.127: The line of sight crosses another unit: {by} to hit and to wound, once.
    onus-7.134: Only the shooter can do damage.
    onus-7.135: A die hits if it exceeds {against} with {value} added.
    onus-7.135/none: No die hits: the attack ends without consequences.
    onus-7.136: A die wounds if it exceeds {against} with {value} added.
    onus-7.137: A 6 always succeeds.
    onus-7.138: A 1 always fails.
    onus-7.144/defence: The shot reaches {who:the} on its flank or rear: {by} defence.
    onus-7.144/morale: The shot reached {who:the} on its flank or rear: {by} morale.
    onus-7.186/defence: {who:The} is fleeing: {by} defence, wherever the attack comes from.
    onus-7.186/no-check: A fleeing unit does not check when it is attacked: it is fleeing already.
    onus-7.142: A 1 always passes the check.
    onus-7.173/due: Morale check of {who:the}: a die above {morale} fails.
    onus-7.173/passed: {who:The} rolls {die} with morale {morale}: it passes.
    onus-7.173/told-passed: {who:The} passes its check with morale {morale}.
    onus-7.173/told-failed: {who:The} fails its check with morale {morale}.
    onus-7.173/failed: {who:The} rolls {die} with morale {morale}: it fails.
    onus-7.174: {who:The} becomes Broken: −1/−1 to hit and to wound and −1 morale.
    onus-7.175/combat: {who:The} was Broken already: it flees.
    onus-7.180/combat: {who:The} was wounded: its player may let it flee.
    onus-7.182/combat: {who:The} is artillery and cannot flee: it is destroyed.
    onus-9.18/combat: {who:The} is Steadfast: it stays Broken and does not flee unless its player wishes.
    onus-8.5: The benefits of the formation and of the abilities of {who:the} add up.
    onus-8.7: {who:The} is in Shield Wall: {by} defence.
    onus-8.9: {who:The} has no front section in contact: the Phalanx has no effect.
    onus-8.10: {who:The}, in Phalanx, counts as Lancers against mounted units: {by} attack.
    onus-8.11: {who:The} is in Phalanx with its front in contact: {by} attack.
    onus-8.15/defence: {who:The} is in Square: an attack on flank or rear does not lower its defence.
    onus-8.15/morale: {who:The} is in Square: an attack on flank or rear does not lower its morale.
    onus-8.16: {who:The} is in Square against a mounted unit: {by} defence.
    onus-8.17: {who:The} is in Square and shot at: {by} defence.
    onus-8.19: {who:The} charges in Arrowhead: {by} attack.
    onus-8.22/attack: {who:The} charges in Rhomboid: {by} attack.
    onus-8.24: Bravery of {who:the}: {by} {on}.
    onus-8.24/strength: By reading b of R21, Bravery gives {who:the} {by} on its shot.
    onus-9.7: {who:The} does not charge infantry in its first attack: Ram does not count.
    onus-9.8: {who:The} rams infantry: {by} attack.
    onus-9.16: Professionals may reroll each 1, once for each die.
    onus-9.17: {who:The} fights against Terror: {by} morale.
    onus-9.23: {who:The} has Lancers and fights a mounted unit: {by} attack.
    onus-9.24: Deadly: each 6 to wound does 2 wounds.
    onus-9.25: Precision: each 6 to wound does 2 wounds.
    onus-9.26: The unit has moved: Precision does not count.
    onus-9.27: {who:The} has Sarissas and fights a mounted unit: {by} attack.
    onus-10.2: An attack on a flank of {who:the}: {by} {on}.
    onus-10.3: An attack on the rear of {who:the}: {by} {on}.
    onus-10.4: Every side of {who:the} counts as its rear: it does not matter which is attacked.
    onus-10.4/recovery: By reading b of R14, fleeing is {by} morale to recover, too.
    onus-10.5: Other enemies attack {who:the}: {by} {on}.
    onus-10.6: The penalties of {who:the} for sides and allies add up and apply to all dice.
    onus-10.8: The general is with {who:the}: {by} {on}.
    onus-10.9: {who:The} is within the radius of its general: {by} morale.
    onus-10.10: The general of {who:the} is dead, wounded or fleeing: {by} morale.
    onus-10.11: Wounds of {who:the}: {by} morale.
    onus-10.12: Wounds of {who:the}, 1 less for every 3: {by} {on}.
    onus-10.13: Extended sections of {who:the}: {by} morale.
    onus-10.14: A Hero in {who:the}: {by} {on}.
    onus-10.15: {who:The} has No Officers: {by} {on}.
    onus-10.16: {who:The} is Broken: {by} {on}.
    onus-11.16/morale: {who:The} is mounted and there is a Stampede: {by} morale.
    onus-12.15/strength: Limited visibility at that distance: {by} ranged attack.
    onus-12.20: The target is hidden in the fog: {by} ranged attack.
    onus-12.24/morale: Protected flanks of {who:the}: {by} morale.
    onus-12.31/check: Camels frighten {who:the}: it must check after the combat, wounded or not.
    onus-13.9: The modifiers are the same for all dice.
    onus-13.10/attack: The attack of {who:the} does not go below 1.
    onus-13.10/strength: The ranged strength of {who:the} would be {value}: it does not go below 1.
    onus-13.10/defence: The defence of {who:the} does not go below 1.
    onus-13.10/morale: The morale of {who:the} would be {value}: it does not go below 1.
    onus-13.12: In an attack a 1 always fails and a 6 always succeeds, whatever the sum.
    onus-7.169: {who:The} has {wounds} {wounds?wound|wounds} and life {life}: it is eliminated.
  `),

  because: said(`
    no-hero: The unit has no Hero.
    not-broken: The unit is not Broken.
    check-passed: The check is passed: the unit does not become Broken.
    general-lost: The general is dead, wounded or fleeing: he gives nothing.
    general-unharmed: The general is still fit.
    fewer-than-three-wounds: There are not 3 wounds yet.
    unwounded: The unit has no wounds.
    with-officers: The unit still has its officers.
    hero-defends-only: A Hero raises defence and morale, not attack.
    no-bravery: Bravery is not switched on.
    not-in-shield-wall: The formation is no Shield Wall.
    phalanx-front-in-contact: The front of the Phalanx is in contact.
    no-front-in-contact: The front of the Phalanx is not in contact.
    enemy-not-mounted: The enemy is no mounted unit.
    enemy-not-infantry: The enemy is no infantry.
    did-not-charge: The unit has not charged this turn.
    lancers-once: The unit has the advantage of Lancers already, which counts once.
    ram-works: It charges infantry: Ram counts.
    no-ability-counts: No ability adds anything here.
    not-attacked: Nobody attacks the unit here.
    hand-to-hand: The attack is hand to hand.
    by-shot: The attack is a shot.
    only-on-front: The attack comes on the front alone.
    not-on-flank: The attack does not come on a flank.
    not-on-rear: The attack does not come on the rear.
    neither-march-nor-flight: It is neither in forced march nor fleeing: the side matters.
    not-below-one: The value does not go below 1.
    broken-hand-to-hand-only: By reading b of R7, being Broken counts hand to hand alone.
    bravery-hand-to-hand-only: Bravery counts hand to hand alone.
    fleeing-only-when-attacked: The −2 for fleeing counts only when it is attacked.
    not-extended: The formation is not extended: the markers are sections of the card.
    not-only-on-front: The attack is not on the front alone, or not hand to hand.
    terror-hand-to-hand-only: Terror counts only for those who fight hand to hand.
    not-mounted: The unit is not mounted.
    clear-line: The line of sight is clear.
    turned-up: The target is face up already.
    die-not-one: The die is no 1.
    shot-not-deadly: Deadly counts hand to hand alone.
    precision-only-at-range: Precision counts only for shots.
    has-moved: The unit has moved this turn.
    has-not-moved: The unit has not moved this turn.
    rerolled-already: The die was rerolled once already.
    both-strike: Hand to hand both sides do damage.
  `),

  problems: said(`
    marker-counted-twice: The marker counts by itself, and what events are said to add is just what it adds: {marker}. Tell one of the two; if another event adds as much, leave the marker out and tell both as events.
    already-eliminated: With {wounds} {wounds?wound|wounds} and life {life} the unit is eliminated already.
    fleeing-in-formation: A fleeing unit cannot have a special formation.
    fleeing-extended: A fleeing unit cannot be extended.
    marching-in-formation: A unit in forced march cannot have a special formation.
    artillery-flees: Artillery does not flee: it is destroyed.
    fewer-dice: Of {dice} {dice?die|dice} only {given} {given?is|are} told: tell all of them, or none if they are not rolled yet.
    wounds-not-of-dice: The dice do {wounds} {wounds?wound|wounds}, and {given} are told.
    more-wounds-than-dice: {given} {given?wound is|wounds are} told, and the dice cannot do more than {most}.
    die-and-result: The morale die says how the check ended: tell one of the two.
    more-dice-than-hits: {given?There is|There are} {given} {given?die|dice} to wound and there cannot be more than {dice}.
    more-dice-than-sections: {given?There is|There are} {given} {given?die|dice} and only {dice} {dice?section|sections} in contact.
  `),
} satisfies PartOfMessages;
