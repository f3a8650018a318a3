import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Who can be seen, and so chosen as a target. */
export default {
  queries: {
    't7g/line-of-sight': {
      title: 'Line of sight',
      line: 'Whether that target may be chosen',
      about:
        'Says whether a unit has line of sight to a target to shoot at it, by where the target stands and what the line to its nearest Centre crosses, and how far the range must reach.',
      fields: labelled(`
        corridor: Corridor (inches) | What is free between the two elements that block the view on both sides of the line. Left out: there is no such corridor.
        crosses: What the line crosses | Over or through what the line to the nearest Centre goes: friend, another friendly Troop unit; enemy, another enemy Troop unit; commander, a Commander; hiding-terrain, an element with Hidden, from side to side. Left out: nothing.
      `),
      answers: labelled(`
        inches: Distance that counts (inches) | How far the range must reach; null if it was not measured.
      `),
    },
  },

  fields: labelled(`
    aimAt: At whom | troops, a Troop unit; lone-commander, a Commander who is inside none.
    inFront: In front | true if some Centre of the target is within the 180 degrees in front of the shooter's Front Centre.
    nearestDistance: To the nearest Centre (inches) | From the shooter's Front Centre. Left out: it is not measured.
    otherCentreFree: Another Centre is seen | true if the line to another Centre of the target is free.
    otherDistance: To the other Centre (inches) | From the Front Centre to the other Centre that is seen. Left out: it is not measured.
    insideHiding: Inside the element | true if the shooter or the target is inside the element with Hidden.
    bow: Bows | true if it shoots with bows.
    friendNearer: Friend nearer | true if the Front Centre of the friendly Troop unit is nearer to the shooter than to the enemy.
    fromHill: From a hill | true if it shoots from higher up.
    fromSide: From a Lateral Centre | true if it sees the target from a Lateral Centre only.
    extendedArc: Extended Arc | true if the shooter has the rule Extended Arc.
    nearerEnemy: Another one is nearer | true if another enemy at which it could shoot is nearer.
  `),

  answers: labelled(`
  `),

  terms: worded(`
    aimAt: troops = Troops | lone-commander = a Commander alone
    crosses: friend = friendly Troops | enemy = enemy Troops | commander = Commander | hiding-terrain = element with Hidden
  `),

  steps: said(`
    t7g-4.1: First the target is chosen; then it shoots, and the enemy tries to resist.
    t7g-4.2/not-in-front: No Centre of the target is in front of the unit.
    t7g-4.2/in-sight: There is line of sight from the Front Centre to a Centre of the target.
    t7g-4.2/side: The line starts at the Front Centre, not at a Lateral one.
    t7g-4.3: Another Troop unit blocks the line.
    t7g-4.4: The corridor is {inches} inches wide and must be {least}.
    t7g-4.5: A Commander does not block the line.
    t7g-4.6: The nearest Centre is not seen, but another is: the range goes to it.
    t7g-4.7: Not even from higher up does a unit shoot over another one.
    t7g-4.8: Among possible targets the shooter chooses, even if another one is nearer.
    t7g-4.9/measured: The weapon must reach {inches} inches.
    t7g-4.24: The line crosses an element with Hidden from side to side.
    t7g-4.24/inside: The element with Hidden does not hinder who is inside it.
    t7g-6.45: With Extended Arc it may shoot from a Lateral Centre.
    t7g-6.105: Bows shoot over the friendly Troops that are nearer to them.
    t7g-7.7: A Commander who is inside no unit cannot be a target.
  `),

  because: said(`
    aims-at-troops: The target is a Troop unit.
    no-commander-between: No Commander stands in the line.
    front-centre-only: It has no Extended Arc.
    stands-in-front: The target is in front.
    nearest-centre-seen: The nearest Centre is seen.
    friend-not-nearer: The friendly Troops are not nearer to the shooter.
    nobody-between: No Troop unit blocks the line.
    nothing-hides: No element with Hidden blocks the line.
    corridor-wide-enough: The corridor is wide enough.
  `),

  ...summed(`
    line-of-sight/yes: The unit may choose that target. | Sees it | It may choose it.
    line-of-sight/no: The unit may not choose that target. | May not | It may not choose it.
  `),
} satisfies PartOfMessages;
