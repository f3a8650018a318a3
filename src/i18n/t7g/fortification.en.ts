import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/fortification': {
      title: 'Buildings and fortifications',
      line: 'Who holds them, what they give, how they are lost',
      about:
        'Says whether a unit may enter, leave, move or charge with a building, wall, fence, Mobile Fortress, Emplaced Fortification or fortified guns, what these give it against an attack, whether it may be flanked, and what becomes of them when it loses a combat. Pooled Wear is a question of its own.',
      answers: labelled(`
        becomesDisordered: Disordered | Whether it becomes Disordered by what comes of the combat.
      `),
      fields: labelled(`
        does: What the unit does | holds, it stays; enters, it goes into the building; leaves, it gives it up; moves; turns, it changes its orientation; charges, with the order Assault!; counter-charges, with Assault! as a reaction; shoots.
      `),
    },
    ...titled(`
    t7g/emplacement: Emplacing fortresses | Who may form an Emplaced Fortification | Says whether Mobile Fortresses may be deployed as an Emplaced Fortification, which guns may join it, and how it acts and scores.
  `),
  },

  fields: labelled(`
    work: Building or fortification | building, a small one; large-building; wall; fence; mobile-fortress, such as war wagons; emplaced-fortification, several fortresses as one unit; fortified-guns, artillery with the option Fortificada.
    occupied: Occupied | true if another unit is in the building.
    reachesIt: It reaches it | false if the unit does not reach the building with its move.
    attackedBy: Attacked by | nobody; infantry or cavalry, which charge it; volleys, cannon or mortar, which shoot at it.
    attackedFrom: From where | front, side or rear of the unit that is attacked.
    atTheLine: Right against it | Of a wall or fence: false if the unit is not right against it; the attack comes across it in any case.
    grenades: Grenades | true if the enemy that charges has grenades.
    movedAway: Guns have moved | true if the fortified guns have moved from where they were deployed.
    lostBy: Combat lost | none, it has not lost one; disengage, it has lost to the enemy that charged it and cancelled some damage; retreat, it has lost to him and cancelled none.
    choosesLate: Waits to see a shot | true if a unit of the Emplaced Fortification wants to choose its target once the shot of another is resolved.
    unitsInside: Units of the fortification | How many units are left in the Emplaced Fortification. Left out: not told.
    fortresses: Mobile Fortresses | How many units with a Mobile Fortress would form it.
    sameCommand: Of one command | false if they belong to different commands.
    identical: Identical | false if they differ in equipment or options.
    onDeployment: On deployment | false if the units are deployed already.
    guns: Artillery units | How many artillery units would join it.
    gunsFortified: Guns are fortified | false if the artillery has not bought the option Fortificada.
    greatBattery: Great battery | true if the artillery is a Great Battery.
  `),

  answers: labelled(`
    speedInstead: Speed in its place | Speed in place of that of the profile; null where that is kept.
    courageChange: Increases of Courage | Increases of its Courage to resist this attack.
    enemyCombatChange: Combat of the enemy | Increases less Decreases of the Combat of the enemy that charges.
    hasFlanks: May be flanked | Whether it may count as flanked.
    anyPoint: Any point will do | Whether a shot at it may be measured to any point of the building or fortification.
    goesBack: Goes back | nobody; holder, the unit that has lost; attacker.
    workLost: Given up | Whether the unit no longer has the building or fortress.
    wearMore: Extra Wear | Wear markers that it takes because it cannot go back.
    orderCards: Order cards | How many order cards its units have together.
    flanks: Flanks | How many flanks it has as a unit.
    scoredSingly: Units that score | How many units count one by one for victory points, the guns included.
  `),

  terms: worded(`
    work: building = small building | large-building = large building | wall = wall | fence = fence | mobile-fortress = Mobile Fortress | emplaced-fortification = Emplaced Fortification | fortified-guns = fortified guns
    does: holds = stays | enters = enters | leaves = leaves it | moves = moves | turns = changes its orientation | charges = charges | counter-charges = counter-charges | shoots = shoots
    attackedBy: nobody = nobody | infantry = infantry | cavalry = cavalry | volleys = Volleys | cannon = a cannon | mortar = a mortar
    attackedFrom: front = front | side = side | rear = rear
    lostBy: none = none | disengage = disengages | retreat = retreats
    goesBack: nobody = nobody | holder = who has lost | attacker = the attacker
  `),

  steps: said(`
    t7g-6.14: It leaves its Mobile Fortress for good, and acts normally this same turn.
    t7g-6.15: In a Mobile Fortress it may not change orientation.
    t7g-6.15/pivot: As it moves it may pivot up to 90 degrees, as any unit.
    t7g-6.15/straight: By reading b of R168 it moves straight ahead only.
    t7g-6.16: From a Mobile Fortress nobody charges: Assault! is not for it.
    t7g-6.16/reaction: A unit with a Mobile Fortress does not use Assault! as a reaction either.
    t7g-6.17: In a Mobile Fortress its Speed is 2.
    t7g-6.18: Cavalry that charges a Mobile Fortress from the front has one Decrease of Combat.
    t7g-6.19/held: The Mobile Fortress gives one Increase of Courage against what is no cannon.
    t7g-6.20: Mobile Fortresses may be deployed as an Emplaced Fortification.
    t7g-6.21: A Mobile Fortress does not fall back: its attacker disengages instead.
    t7g-6.21/emplaced: The Emplaced Fortification does not fall back: the attacker disengages.
    t7g-6.22: A unit that retreats leaves its Mobile Fortress behind and has its own Speed.
    t7g-6.22/emplaced-c: By reading c of R169 it abandons the fortification and retreats.
    t7g-6.23: {fortresses} identical units of one command form it.
    t7g-6.23/one: It takes two Mobile Fortresses at least.
    t7g-6.23/command: Its units belong to one command.
    t7g-6.23/identical: Its units are identical in equipment and options.
    t7g-6.23/late: It is formed when its units are deployed.
    t7g-6.24: An Emplaced Fortification is not left.
    t7g-6.25: One fortified artillery unit joins it, as Integrated artillery.
    t7g-6.25/one: {guns} artillery units would join: one at most.
    t7g-6.25/option: Only artillery with the option Fortificada joins it.
    t7g-6.25/great: A Great Battery does not join it.
    t7g-6.26: Its units touch and are in line, as square as may be: one unit without flanks or rear.
    t7g-6.27: An Emplaced Fortification never moves, turns or charges.
    t7g-6.27/retreat: It cannot retreat: it stays, Disordered and with 1 more Wear.
    t7g-6.27/retreat-b: By reading b of R169 it stays, Disordered, without more Wear.
    t7g-6.28: An Emplaced Fortification is never flanked.
    t7g-6.29: Cavalry that charges an Emplaced Fortification from anywhere has one Decrease of Combat.
    t7g-6.29/shot: The Emplaced Fortification gives one Increase of Courage against what is no cannon, from anywhere.
    t7g-6.30/inside: With {unitsInside} units in it, it counts as Fresh to carry out an order.
    t7g-6.31: An Emplaced Fortification acts as one unit, with one order card.
    t7g-6.31/formed: From now on it has one order card.
    t7g-6.32: Its units shoot together, one shot each; all targets and their order are named first.
    t7g-6.32/late: All targets and their order are named before the first shot: nobody waits to see what another does.
    t7g-6.33: Its shots are measured from any point of any of its units.
    t7g-6.33/target: A shot at it may be measured to any point of any of its units.
    t7g-6.35: For victory points its {pieces} units count one by one.
    t7g-6.70/pursued: Infantry that retreats from cavalry is destroyed.
    t7g-6.82/held: Fortified guns that have not moved count as behind a wall: one Increase of Courage.
    t7g-6.90/guns: Artillery that loses a combat is destroyed.
    t7g-6.114: Grenades take away what Protegido gives.
    t7g-6.121/work: Against a mortar there is no cover.
    t7g-9.28/held: The wall protects who is right behind it: one Increase of Courage.
    t7g-9.29/held: The wall gives cover: one Increase of Courage.
    t7g-9.34/held: The fence gives cover: one Increase of Courage.
    t7g-9.38: A small building takes one Company, a large one any infantry unit: this one does not fit.
    t7g-9.38/infantry: Only infantry enters a building.
    t7g-9.38/full: A building holds one unit, and there is one in it.
    t7g-9.39: A building is entered with Ready! alone.
    t7g-9.39/reach: Its move does not reach the building.
    t7g-9.39/leaves: The building is left with any order that moves the unit, from any point of it.
    t7g-9.39/leaves-b: By reading b of R165 a building is left only with Ready!.
    t7g-9.41/covered-in: A unit in a building has Covered: one Increase of Courage.
    t7g-9.41/protected-in: A unit in a building has Protected: one Increase of Courage.
    t7g-9.41/lost: It leaves the building on the side away from its enemy.
    t7g-9.41/lost-b: By reading b of R166 it stays in the building.
    t7g-9.42: It shoots from any point of the building.
    t7g-9.42/target: A shot at it may be measured to any point of the building.
    t7g-9.43: A unit in a building is never flanked.
  `),

  because: said(`
    is-infantry: The unit is infantry.
    is-a-company: The unit is a Company.
    stands-empty: The building is empty.
    card-is-attention: The card is Ready!.
    reaches-it: The unit reaches the building.
    keeps-its-orientation: The unit does not change its orientation.
    does-not-charge: The unit does not charge.
    stays: The unit does not leave.
    neither-moves-nor-turns: The unit neither moves nor turns nor charges.
    right-against-it: The unit is not right against it.
    has-moved: The guns have moved.
    not-from-the-front: The charge does not come from the front.
    no-grenades: The enemy has no grenades.
    not-in-a-building: The unit is in no building.
    not-emplaced: The unit is in no Emplaced Fortification.
    it-must-retreat: It cancelled no damage and must retreat.
    it-only-disengages: It cancelled some damage.
    several-fortresses: There are two or more Mobile Fortresses.
    of-one-command: They belong to one command.
    all-identical: They are identical.
    on-deployment: It is formed on deployment.
    one-gun-at-most: One artillery unit joins it.
    guns-are-fortified: The artillery has the option Fortificada.
    no-great-battery: The artillery is no Great Battery.
  `),

  ...summed(`
    fortification/no: That is not allowed ({work}): the unit {does}. | Not allowed | It may not.
    fortification/yes: That is allowed ({work}): the unit {does}. | Allowed | It may.
    fortification/resists: The unit rolls {courageDice} {courageDice?die|dice} to resist. | {courageDice} {courageDice?die|dice} | It rolls {courageDice} {courageDice?die|dice} to resist.
    fortification/nobody: Nobody goes back. | It stays | It stays where it is.
    fortification/holder: The unit that has lost goes back. | It goes back | The unit that has lost goes back.
    fortification/attacker: The attacker goes back. | The attacker goes back | The attacker goes back.
    fortification/destroyed: The unit that has lost is destroyed. | Destroyed | The unit that has lost is destroyed.
    emplacement/yes: They may form an Emplaced Fortification. | May be formed | They may form it.
    emplacement/no: They may not form an Emplaced Fortification. | May not be formed | They may not form it.
  `),

  problems: said(`
    only-a-building-is-entered: Only a building is entered.
    lost-to-nobody: A combat is lost to infantry or cavalry that charged: say which.
    no-several-shots: Only an Emplaced Fortification that shoots makes several shots.
  `),
} satisfies PartOfMessages;
