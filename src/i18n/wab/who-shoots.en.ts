import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/may-shoot': {
      title: 'May it shoot?',
      line: 'Who may shoot at what, in the phase or at a charge',
      about:
        'Says whether a unit, or a model of it, may shoot at a target: by what it has done this turn, its arc, the range of its weapon, what hides the target and who the target is; and for a reaction to a charge, what becomes of it where the shot is impossible.',
      fields: labelled(`
        distance: Distance | Inches to the target, or in a reaction to the charger where his charge begins. Left out: in range, and far enough.
        moved: It moved | true if it moved in its own movement phase this turn, without marching.
      `),
    },
    'wab/line-of-sight': {
      title: 'Line of sight',
      line: 'Whether what lies between hides the target',
      about:
        'Says whether two units or models see each other past hills, buildings, walls, hedges, woods and troops, with whoever stands higher and whoever rides an elephant.',
    },
    'wab/shooters': {
      title: 'How many shoot',
      line: 'Dice of the front rank and of massed shooting',
      about:
        'Says how many models of a unit shoot: those of its front rank, and half of the ranks behind where massed shooting is possible; also for archers behind other troops, and from a higher position.',
      fields: labelled(`
        models: Models with the weapon | How many models of the unit have the weapon, in all ranks; in a combined formation the archers alone.
        wide: Models wide | How many models stand side by side in a rank: the front rank, or in a combined formation the foremost rank of archers.
        moved: It moved | true if the unit moved in its own movement phase this turn.
      `),
    },
  },

  fields: labelled(`
    occasion: When | shooting-phase; stand-and-shoot, the reaction to a charge that stays; shoot-and-flee, the reaction that flees afterwards.
    weapon: Weapon | bow, the composite bow and any plain bow; short-bow; long-bow; crossbow; light-crossbow; sling; staff-sling; javelin; stones, thrown; darts; handgun, a pistol or musket.
    mounted: Mounted | true for models on horses, camels, elephants or chariots.
    offFront: Degrees from straight ahead | How many degrees to one side of its front the target lies: 0 straight ahead, 90 beside it, 180 behind it. The arc of 90 degrees reaches to 45 on each side.
    hidden: Target hidden | true if something between hides the target: see the question on the line of sight.
    shooterState: What it has done | ready; engaged in combat; fleeing; rallied this turn; reformed this turn; failed-reform, its test to reform failed this turn; marched, or quick marched, this turn; of skirmishers, moved more than their Movement; failed-charge, its charge failed this turn.
    chargeDistance: Charge distance of the charger | How many inches the charger can charge in all, twice his movement; for a reaction. Left out: he begins far enough away.
    aim: Target | unit; combat, a unit engaged in close combat; lone-character, with no unit; character-in-a-unit; challenge, a character who fights one.
    nearestTarget: Nearest target | true if no other enemy whom the shooters see is nearer than the target; it matters for a lone character.
    splits: Several targets | true if the unit wants to divide its shots among several targets.
    allSeeOne: All see one target | true if all of its models see one and the same target.
    measuredBefore: Measured before | true if its player measured the distance before he named the target.
    declaredLate: Declared late | true if the shot is declared once another unit of the phase has already been resolved.
    parthianShot: Parthian shot | true if the unit has the Parthian shot.
    otherChargerUnfit: Another charger too near | true if another unit charges it too, from too near or out of sight.
    between: What lies between | What the line crosses: troops, of either side; skirmishers, others with gaps between them; companions, other models of its own unit of skirmishers; hill and building, large ones on which neither of the two stands; obstacle, a wall or hedge; wood.
    seerOn: Where the seer is | ground; hill; building; elephant, riding it on the ground.
    targetOn: Where the target is | ground; hill; building.
    asHigh: As high as they | true if what lies between is as high as whoever of the two stands higher.
    closeToObstacle: Directly behind the obstacle | Who stands directly behind the wall or hedge: nobody; seer; target; both.
    woodInches: Inches of wood | How many inches of wood the line crosses; for two units in one wood, the distance between them. Left out: more than 2.
    bothInWood: Both in the wood | true if both stand inside the same wood.
    frontCanShoot: Front rank that can shoot | How many of the front rank see the target in their arc and in range; in a combined formation how many of the foremost archers are in range, 0 if the troops before them see no target. Left out: all.
    rearInRange: Rear ranks in range | How many of those with the weapon behind that rank are in range. Left out: all.
    elevated: Higher position | true if the unit shoots from a hill or another higher position.
    inWood: Inside a wood | true if the unit stands inside a wood.
    combined: Combined formation | true if the archers stand behind other troops of their own unit.
    shooterTroops: Troops | infantry; cavalry; other, such as chariots and elephants.
  `),

  answers: labelled(`
    outcome: What comes of it | shoots; shoots-and-flees; misses, the target is beyond the range and the shots are lost; holds, it holds without a shot; flees, it flees without a shot; no-shot.
    mayMoveThen: It may move then | Whether the unit may still move up to its Movement once it has shot.
    weaponRange: Range of the weapon | Its maximum range in inches.
    shotRange: Range | short, up to half of the maximum, and always at a charge; long; none where the distance is not told or nothing is shot.
    massed: Massed shooting | Whether models behind the front rank shoot.
    shots: Shots | How many dice are rolled to hit: one for each model that shoots, two where slingers shoot twice.
    frontShots: From the front rank | How many of them stand in front: in a combined formation, in the foremost rank of archers.
    rearShots: From behind | How many of them stand behind that rank.
  `),

  terms: worded(`
    occasion: shooting-phase = the shooting phase | stand-and-shoot = stand and shoot | shoot-and-flee = shoot and flee
    weapon: bow = composite bow | short-bow = short bow | long-bow = long bow | crossbow = crossbow | light-crossbow = light crossbow | sling = sling | staff-sling = staff sling | javelin = javelin | stones = thrown stones | darts = darts | handgun = pistol or musket
    shooterState: ready = ready | engaged = engaged | fleeing = fleeing | rallied = rallied | reformed = reformed | failed-reform = failed to reform | marched = marched | failed-charge = failed its charge
    aim: unit = a unit | combat = a unit in combat | lone-character = a lone character | character-in-a-unit = a character in a unit | challenge = a character in a challenge
    between: troops = troops | skirmishers = skirmishers | companions = its companions | hill = a hill | building = a large building | obstacle = a wall or hedge | wood = a wood
    seerOn targetOn: ground = the ground | hill = a hill | building = a building | elephant = an elephant
    closeToObstacle: nobody = nobody | seer = the seer | target = the target | both = both
    shooterTroops: infantry = infantry | cavalry = cavalry | other = others
    outcome: shoots = may shoot | shoots-and-flees = shoots and flees | misses = the shots miss | holds = holds | flees = flees | no-shot = may not shoot
    shotRange: short = short range | long = long range | none = not known
  `),

  steps: said(`
    wab-2.29/no-shot: It failed to reform this turn: it does not shoot.
    wab-2.32/no-shot: It reformed this turn: it does not shoot.
    wab-2.69/no-shot: A fleeing unit does not shoot.
    wab-2.78/no-shot: It rallied this turn: it does not shoot.
    wab-3.17/no-shot: It is engaged: it can only hold.
    wab-3.23/no-shot: Its charge failed this turn: it does not shoot.
    wab-4.1: Shots are declared before the first one is resolved: it is too late.
    wab-4.1/engaged: A unit engaged in combat does not shoot.
    wab-4.2: The target is named without measuring.
    wab-4.3: The target lies outside of the arc of 90 degrees to the front.
    wab-4.4: Mounted troops shoot in any direction.
    wab-4.5: It marched this turn: it does not shoot.
    wab-4.6: Only the front rank shoots: its own models hide the target from those behind.
    wab-4.6/clear: Nothing hides them from each other.
    wab-4.6/hidden: The target is hidden: it is not shot at.
    wab-4.6/nobody: No model of the unit can shoot at the target.
    wab-4.8: A hill or large building hides what is on its far side.
    wab-4.9: A wall or hedge hides whoever is not directly behind it.
    wab-4.10: Nobody sees through more than 2 inches of wood.
    wab-4.11: Inside a wood they see each other up to 2 inches: they are further apart.
    wab-4.12: The troops between hide the target.
    wab-4.13: Riders on elephants see over troops and obstacles.
    wab-4.14: From its higher position it sees over all that is lower.
    wab-4.15: Whoever stands higher is seen over all that is lower.
    wab-4.17: Only {front} of the front rank can shoot; the others miss.
    wab-13.86/then: Once it has shot, it may move up to its Movement at once: the Parthian shot.
    wab-4.18: Short range goes up to {half} inches, half of the maximum: this is {shotRange}.
    wab-4.19: The {weapon} has a range of {range} inches.
    wab-4.20: A plain bow is the composite bow, with a range of {range} inches.
    wab-4.21/allowed: Shots into a combat are allowed: their hits are shared.
    wab-4.22: The charger begins within {half} inches, half of his charge distance: he is too near to be shot at.
    wab-4.22/others: By this reading it shoots only if all chargers are far enough away and in sight.
    wab-4.23: The shot is impossible: it {outcome} without one.
    wab-4.27: All of its models see one target: it shoots at that alone.
    wab-4.28: This weapon is not used in massed shooting on the level.
    wab-4.28/allowed: This weapon is used in massed shooting.
    wab-4.28/others: Only infantry and cavalry use massed shooting.
    wab-4.29: Those behind shoot at the target of the front rank, without seeing it.
    wab-4.29/none-in-front: Nobody of the front rank can shoot: nor do those behind.
    wab-4.30: It moved: those behind do not shoot.
    wab-4.31: Of those behind {inRange} {inRange?is|are} in range.
    wab-4.32: When it shoots and flees, those behind do not shoot.
    wab-4.33: Inside a wood those behind do not shoot.
    wab-4.34: Half of the {rear} behind shoot, rounded down: {rearShots}.
    wab-4.35: The archers see with the eyes of those before them: their foremost rank shoots in full.
    wab-4.36: From a higher position any missile weapon is used in massed shooting.
    wab-9.36: The character is not the nearest target.
    wab-9.38: A character inside a unit is not picked as a target.
    wab-9.66: Who fights a challenge is not shot at.
  `),

  because: said(`
    has-not-marched: It has not marched.
    declared-in-time: It is declared in time.
    not-measured: Nothing was measured before.
    on-foot: The shooters are not mounted.
    must-face-chargers: By this reading they must face whoever charges them.
    no-skirmishing-horse: It is not skirmishing cavalry.
    no-bow-or-javelin: It has neither bows nor javelins.
    in-arc: The target is in the arc.
    in-range: The target is in range.
    nearest-target: He is the nearest target.
    not-all-see-one: Not all of its models see one and the same target.
    charger-far-off: The charger is further than half of his charge distance away.
    seer-on-the-ground: The seer does not stand higher.
    target-on-the-ground: The target does not stand higher.
    as-high-as-they: What lies between is as high as they are.
    no-troops-between: There is something else between than troops and obstacles.
    stands-at-it: One of them stands directly behind it.
    near-in-the-wood: They are 2 inches apart or less.
    little-wood: There are 2 inches of wood or less.
    on-the-level: It is in no higher position.
    darts-on-the-move: Darts and stones are thrown so even after a move.
    stands-to-shoot: It does not flee after the shot.
    outside-the-wood: It is not inside a wood.
    not-combined: No other troops stand before the archers.
    all-in-range: All of those behind are in range.
    ranks-behind-shoot: Those behind shoot too.
  `),

  ...summed(`
    may-shoot/shoots: It may shoot. | May shoot | It may shoot.
    may-shoot/shoots-and-flees: It shoots, and then flees. | Shoots and flees | It shoots and flees.
    may-shoot/misses: The target is out of range, and the shots are lost. | Misses | The shots miss.
    may-shoot/holds: It cannot shoot and holds. | Holds | It cannot shoot and holds.
    may-shoot/flees: It cannot shoot and flees. | Flees | It cannot shoot and flees.
    may-shoot/no-shot: It may not shoot so. | No shot | It may not shoot so.
    line-of-sight/seen: They see each other. | Seen | They see each other.
    line-of-sight/hidden: They do not see each other. | Hidden | They do not see each other.
    shooters/no: Nobody shoots. | Nobody | Nobody shoots.
    shooters/shots: {models} {models?model shoots|models shoot}: {shots} {shots?die|dice}. | {shots} {shots?shot|shots} | {models} {models?model shoots|models shoot}: {shots} {shots?die|dice}.
  `),

  problems: said(`
    no-charge: There is a charge distance only where a charge is answered.
    no-wood: There is no wood between: say so under What lies between.
    more-than-in-front: More of the front rank cannot shoot than stand in it.
    more-than-behind: More cannot be in range than stand behind.
    moved-and-reacts: In the enemy's turn the unit has not moved: say one or the other.
  `),
} satisfies PartOfMessages;
