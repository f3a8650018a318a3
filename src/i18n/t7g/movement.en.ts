import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

const OWN = {
  fields: labelled(`
    distance: Distance (inches) | From where its Front Centre stands to where it is to be. Left out: how far it may go at most.
    seesEnemy: Sees an enemy | It matters with Assault! only: false if no enemy is visible to the unit when it is activated.
    mobileFortress: Mobile Fortress | true if the unit is in its Fortaleza Móvil and stays in it.
  `),
};

export default {
  queries: {
    't7g/speed': {
      title: 'How far a unit goes',
      line: 'Inches at most, and Disorder',
      about:
        'Says how many inches a Troop unit may go with an order, a reaction or a rule, or must go in a flight, a retreat or the like, with all that raises or lowers its Speed: terrain, draught horses, a Mobile Fortress, an integrated cannon, Entrega. It also says whether it reaches a point so far away, becomes Disordered, or loses its integrated cannon.',
      ...OWN,
    },
    't7g/move': {
      title: 'A move',
      line: 'Whether it may be made, and what makes room',
      about:
        'Says whether a Troop unit may make a move that is described: its pivot, its distance, what the line of its Front Centre crosses, the corridor it passes, how near to enemies it comes, on what it ends and what it enters. It names the clause of each refusal, and says how far artillery and Commanders must make room.',
      ...OWN,
    },
    ...titled(`
      t7g/facing: A change of orientation | Where the Front Centre comes to lie | Says whether a Troop unit may turn to its flank or rear, where its new Front Centre lies, measured from the old one, and which way it faces.
    `),
  },

  fields: labelled(`
    speed: Speed | The Speed of the profile, before anything changes it; of a battery the first of its two. Left out where it is not needed: the distance is not judged.
    moveKind: Kind of move | attention, attack, run: by the order Ready!, Assault! (a charge) or Run!; implacable, given by that Trait; vanguard, before the first turn; caracole, back after a shot; flight, the reaction Run! or Evasión; consolidate, pursuit, disengage, retreat: after a combat.
    ground: Terrain crossed | The worst terrain that the move goes through: normal; difficult; very-difficult. A ford of a Very Difficult or Impassable river is difficult.
    easy: Easy terrain | How much of the move goes along Easy terrain, such as a road: none; part; whole.
    light: Light | true if the unit has the rule Ligera.
    skirmishers: Skirmishers | true if the unit has the rule Escaramuzadores.
    entrega: Entrega | From how many Commanders it has the point of Entrega: one inside, one who inspired it.
    limberedSpeed: Second Speed | Speed of a battery while it is limbered; of 0/6 it is 6. Left out: the unit has one Speed.
    integratedGun: Integrated cannon | true if a cannon is integrated in the Formation.
    emplaced: Emplaced Fortification | true if it is an Emplaced Fortification.
    onlyOtherCentres: Front Centre outside | true if that terrain is touched by the base or by other Centres only, and not by the line of the Front Centre.
    onlyLeaves: Only leaves it | true if the Front Centre starts inside that terrain and just leaves it.
    angle: Pivot (degrees) | How far it must pivot on its Front Centre to face its destination straight ahead.
    crosses: The line crosses | What the straight line from its Front Centre to its destination crosses: friendly-troop, enemy-troop (infantry and cavalry); friendly-artillery, enemy-artillery; friendly-commander, enemy-commander; impassable terrain; building; bridge; ford. None: nothing.
    endsOn: Its base ends on | What its base would overlap at the end of the move, by the same words, and obstacle: a wall or fence.
    bothOpen: Both in Open Order | true if the unit and every friendly unit that it crosses have the rule Formación Abierta.
    corridor: Corridor (inches) | Free width between the two obstacles or units that it passes between. Left out: it passes between none.
    scale: Basing (mm) | 15 or 28: the basing of the miniatures, on which some distances depend.
    enemyDistance: Enemy at the end (inches) | Where the move ends, from the nearest point of its base to the nearest Centre of an enemy unit. Left out: none is near.
    enemyDistanceOnWay: Enemy on the way (inches) | The least distance from the line of its Front Centre to a Centre of an enemy unit. Left out: none is near.
    correctable: Slight overlap | true if a small shift at the end of the move is enough to overlap nothing.
    clearBy: Inches to be clear | How far overlapped artillery must go towards the rear of the unit that moved until their bases no longer overlap. Left out: how far it goes in all is not worked out.
    baseOver: Base over something | true if its base passes over units or terrain that the line of its Front Centre does not cross.
    enters: Building entered | small or large: it means to occupy a building of that size; none: it does not.
    to: Turns to | The side that becomes its front: left, right or rear.
    front: Front (cm) | Width of its base. Left out: its new place is not worked out.
    depth: Depth (cm) | Depth of its base. Left out: its new place is not worked out.
    turnsBy: Turns by | attention, as an action of Ready!; movilidad, the free turn of cavalry; reaction, as a reaction with Ready!; commander, a Command Action such as Atento or Ducho.
    alsoMoves: Also moves | true if it means to move with the same Ready!.
    overlap: Overlap afterwards | What the base would overlap in its new place: none; slight, a small shift is enough; full.
    inVeryDifficult: In Very Difficult terrain | true if it turns inside Very Difficult terrain.
  `),

  answers: labelled(`
    inches: Inches at most | How far it may go; in a retreat or when it disengages, how far it goes if nothing stops it.
    leastInches: Inches at least | How far a flight goes at the least, unless something stops it; null for other moves.
    mostInches: Inches at most | How far a flight goes at the most; null where there is none or the Speed was not told.
    reaches: Within reach | Whether it may go exactly as far as was told; null where no distance was told.
    becomesDisordered: Becomes Disordered | Whether the move leaves it Disordered.
    gunLost: Cannon lost | Whether its integrated cannon is lost.
    baseSpeed: Speed it starts from | Its Speed before Increases and Decreases.
    reach: May go (inches) | How far it may go; null where its Speed was not told.
    corridorNeeded: Corridor needed (inches) | How wide a gap between two obstacles or units must be.
    corrected: Corrected | Whether the unit shifts a little at the end.
    clearance: Clear by (inches) | How far from the unit that moved artillery or a Commander below it must be at least afterwards; null where there is none.
    displaced: Displaced (inches) | How far overlapped artillery goes; null where that was not told.
    facesAfter: Faces afterwards | Towards which of its old sides it faces.
    sideways: Sideways (cm) | Where the new Front Centre lies from the old one: to the right, negative to the left; null where the base was not told.
    forward: Forward (cm) | Where the new Front Centre lies from the old one: negative is to the rear; null where the base was not told.
  `),

  terms: {
    ...worded(`
    moveKind: attention = Ready! | attack = Assault! | run = Run! | implacable = Implacable | vanguard = Vanguard | caracole = caracole | flight = flight | consolidate = consolidation | pursuit = pursuit | disengage = disengaging | retreat = retreat
    ground: normal = normal | difficult = Difficult | very-difficult = Very Difficult
    easy: none = none of it | part = part of it | whole = all of it
    scale: 15 = 15 mm | 28 = 28 mm
    crosses endsOn: friendly-troop = friendly Troop unit | enemy-troop = enemy Troop unit | friendly-artillery = friendly artillery | enemy-artillery = enemy artillery | friendly-commander = friendly Commander | enemy-commander = enemy Commander | impassable = Impassable terrain | obstacle = wall or fence | building = building | bridge = bridge | ford = ford
    enters: none = none | small = small building | large = large building
    to facesAfter: left = left | right = right | rear = rear | front = front
    turnsBy: attention = Ready! | movilidad = Movilidad | reaction = a reaction | commander = a Command Action
    overlap: none = nothing | slight = a little | full = too much
    `),
    'left:centre': 'left Lateral',
    'right:centre': 'right Lateral',
    'rear:centre': 'Rear',
  },

  steps: said(`
    t7g-1.7: It comes within {inches} inches of an enemy Centre: only Assault! lets a unit come nearer than 1 inch.
    t7g-1.7/charge: With Assault! it may come within 1 inch of an enemy Centre.
    t7g-1.9: It may go {inches} {inches?inch|inches}.
    t7g-2.19: With Assault! it has one Increase of Speed.
    t7g-2.20: With Run! it has two Increases of Speed.
    t7g-2.36: A flight has two Increases of Speed.
    t7g-2.36/least: The flight goes at least the unmodified Speed: {least} {least?inch|inches}.
    t7g-2.36/turn: In a flight the unit turns as far as it must to get away.
    t7g-3.1: It is an involuntary move: something else imposes it.
    t7g-3.2: A Troop unit moves in three steps: a clear line, a pivot, an advance.
    t7g-3.3: The line of its Front Centre crosses a unit: that move cannot be made.
    t7g-3.4: It would have to pivot {angle} degrees: more than 90 is no move.
    t7g-3.5: It is {inches} inches to the destination, and the unit goes {reach}: that is too far.
    t7g-3.5/within: It is {inches} inches to the destination, and the unit goes {reach}.
    t7g-3.6: What the line of its Front Centre does not cross is ignored, though the base passes over it.
    t7g-3.7: The gap is {inches} inches wide, and {least} are needed.
    t7g-3.8: At the end it would overlap a unit or Impassable terrain.
    t7g-3.9: Commanders and artillery do not stop a unit that crosses them.
    t7g-3.9/end: A unit may end on Commanders and artillery: they make room.
    t7g-3.10: The artillery below it goes to the rear of the unit that moved until it is clear, plus 1 inch.
    t7g-3.11: The Commander below it may join the unit; otherwise he moves clear of it plus 1 inch.
    t7g-3.12: A slight overlap is corrected: the unit shifts just as far as it must.
    t7g-3.12/facing: A slight overlap after the turn is corrected by a small shift.
    t7g-3.13: Its Front Centre comes to lie where its {to:centre} Centre was, and it faces outwards there.
    t7g-3.13/no-move: A change of orientation is no move: terrain does not touch it.
    t7g-3.14: Its Front Centre passes through that terrain: it counts.
    t7g-3.15: Its Front Centre is not inside that terrain, so neither is the unit.
    t7g-3.16: It crosses Difficult terrain: one Decrease of Speed.
    t7g-3.17: It moves through Very Difficult terrain: it becomes Disordered.
    t7g-3.17/facing: By reading b of R38 a turn in Very Difficult terrain leaves it Disordered.
    t7g-3.18: Very Difficult terrain is Difficult as well: one Decrease of Speed.
    t7g-3.19: Nobody moves through Impassable terrain.
    t7g-3.20: The whole move goes along Easy terrain: one Increase of Speed.
    t7g-5.20: It disengages {inches} inches straight to its rear.
    t7g-5.25: It retreats twice its Speed, {inches} inches.
    t7g-5.25/disorder: A retreat leaves the unit Disordered.
    t7g-5.28: It may consolidate {inches} inches straight ahead.
    t7g-6.9: Squares that change orientation with Ready! may not move with it as well.
    t7g-6.13: Skirmishers lose no Speed to terrain.
    t7g-6.13/order: Skirmishers are not Disordered by terrain.
    t7g-6.15: In a Mobile Fortress it may not change orientation.
    t7g-6.15/only-ahead: By reading b of R168 a Mobile Fortress moves straight ahead only.
    t7g-6.16: From a Mobile Fortress nobody charges: Assault! is not for it.
    t7g-6.17: In a Mobile Fortress its Speed is 2.
    t7g-6.21: A Mobile Fortress does not fall back: its attacker disengages instead.
    t7g-6.22: A unit that retreats leaves its Mobile Fortress behind and has its own Speed.
    t7g-6.27: An Emplaced Fortification never moves, turns or charges.
    t7g-6.38: For a Light unit Very Difficult terrain is Difficult: it is not Disordered.
    t7g-6.64: Units in Open Order pass through each other with Ready! or Run!.
    t7g-6.71/runs: By reading b of R78 a Vanguard moves as with Run!: two Increases of Speed.
    t7g-6.72: A Vanguard move may come no closer to an enemy than {least} inches, and this one comes within {inches}.
    t7g-6.74: Limbered, the battery uses its second Speed.
    t7g-6.74/first: While it is not limbered its first Speed counts: {speed}.
    t7g-6.77/charge: A limbered battery moves with Run!; Assault! does nothing for it.
    t7g-6.77: Limbered, it moves with Run! and the usual Increases.
    t7g-6.84: With an integrated cannon Run! gives one Increase of Speed, not two.
    t7g-6.85: The Formation flees: its integrated cannon counts as destroyed.
    t7g-7.19: The enemy Commander whom it touches must make a check, as for a Command Action.
    t7g-7.32: Entrega adds {points} to Speed.
    t7g-7.87: A move given by Implacable has one Decrease of Speed.
    t7g-9.37: A bridge lets any unit cross, whatever the size of the model.
    t7g-9.38: A small building takes one Company, a large one any infantry unit: this one does not fit.
    t7g-9.39: A building is entered with Ready! alone.
    t7g-9.40: The building is Impassable to who does not enter it.
    t7g-9.49: A ford lets units cross the river.
    t7g-2.18: With Assault! and no visible enemy the unit does nothing.
  `),

  because: said(`
    no-charge: It does not charge.
    sees-an-enemy: It sees an enemy.
    other-order: Its order is another one.
    does-not-run: It does not move with Run!.
    partly-easy: Only a part of the move goes along Easy terrain.
    front-centre-clear: Its Front Centre does not pass through it.
    open-ground: The terrain hinders nobody.
    no-very-difficult: It does not go through Very Difficult terrain.
    no-flight: It does not flee.
    within-a-quarter: The pivot is 90 degrees or less.
    no-order-to-pass: It charges or is forced to move.
    line-is-clear: The line of its Front Centre crosses no unit that would stop it.
    enemy-guns: Enemy artillery is no exception.
    nothing-impassable: Its line crosses no Impassable terrain.
    goes-inside: It means to enter the building.
    with-attention: It moves with Ready!.
    it-fits: The building takes that unit.
    line-crosses: The line of its Front Centre itself crosses something.
    wide-enough: The gap is wide enough.
    far-enough: No enemy Centre is that near.
    beyond-the-limit: The enemy is farther away.
    nothing-in-the-way: Nothing that it would overlap bars it.
    free-at-its-end: At its end the base overlaps nothing that bars it.
    does-not-move: It does not move as well.
  `),

  ...summed(`
    speed/no: The unit may not move so. | Does not move | It does not move.
    speed/is: The unit may go {inches} {inches?inch|inches}. | {inches}″ | It goes {inches} {inches?inch|inches} at most.
    speed/flight: The unit flees between {least} and {inches} inches. | {least}″ to {inches}″ | It flees between {least} and {inches} inches.
    move/no: The move may not be made. | Not allowed | It may not make that move.
    move/yes: The move may be made. | Allowed | It may make that move.
    move/displaces: The move may be made, and the artillery goes {displaced} inches to its rear. | Allowed | It may make that move, and the artillery goes {displaced} inches.
    facing/no: The unit may not change its orientation so. | Not allowed | It may not turn.
    facing/yes: The unit may turn: its {to} becomes its front. | It turns | It may turn, and its {to} becomes its front.
  `),

  problems: said(`
    only-artillery: Only artillery is limbered to horses.
    limbered-speed-missing: A limbered battery uses its second Speed: say it.
    only-formation: Only a Formation has an integrated cannon.
    only-infantry: Only infantry has that rule.
    only-cavalry: Only cavalry has that rule.
    goes-straight: That move goes straight: it has no pivot.
    nothing-to-correct: There is no overlap to correct: say on what the unit ends.
    no-artillery-below: Only friendly artillery on which the unit ends makes room so.
  `),
} satisfies PartOfMessages;
