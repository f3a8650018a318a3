import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/order': {
      title: 'What an order lets a unit do',
      line: 'Its actions, and what comes of them',
      about:
        'Says what a Troop unit may do with the order card that it reveals, how many actions it has, whether the actions that are named go together, whether it must pass an order check first, what the order adds to or takes from its Values, and what becomes of its Wear, its Disorder and its draught horses.',
      fields: labelled(`
        seesEnemy: Sees an enemy | It matters with Assault! only: false if no enemy is visible to the unit when it is activated.
        couldCharge: It can charge | true if it can see some enemy and reach it with a charge.
        mobileFortress: Mobile Fortress | true if the unit has a Fortaleza Móvil and is in it when it is activated.
      `),
    },
    't7g/plan': {
      title: 'The plan of orders of a turn',
      line: 'Whether all units will carry out their orders',
      about:
        'Goes through the orders that a side has laid beside its units in Planning: says which unit has none or one that is of no use to it, which must pass an order check when they are activated and with how many dice, how many will carry out their order on average, and how likely all are to do so. It reckons with Wear and Commanders as they are now, and with nobody reacting.',
      fields: labelled(`
        units: Units | The Troop units of the side, each with its order; a group that acts as one unit is one.
        commanders: Commanders | The Commanders of the side; their places are counted from 1.
        stamina: Stamina | The Stamina of the profile. Left out: its Wear is not checked.
        card: Order | The card laid face down beside it: attention, Ready!; attack, Assault!; run, Run!; fire, Fire!; resist, Resist!. Left out: it has none yet.
        couldCharge: It could charge | true if the Impetuous unit will be able to charge some enemy when it is activated.
        mobileFortress: Mobile Fortress | true if the unit has a Mobile Fortress and is in it.
        leavesFortress: Leaves its fortress | true if it is to leave its Mobile Fortress as soon as it is activated.
      `),
      answers: labelled(`
        units: Units | By unit, in the order of the list.
        checkNeeded: Order check | Whether it must pass an order check to carry out its order.
        dice: Dice | How many dice it rolls for its check; 0 where it makes none.
      `),
    },
    't7g/reaction': {
      title: 'A reaction',
      line: 'Whether a unit may react, and how',
      about:
        'Says whether a Troop unit may try to react to what an enemy does, by its card or by Evasión, Hostigador or Resguardo, how it then reacts, what becomes of its card, how far it flees or counter-charges, and whether an enemy that was intercepted goes on. Every reaction takes an order check, which is a question of its own.',
      fields: labelled(`
        distance: Distance (inches) | From the nearest point on the path of the enemy's Front Centre to the Front Centre of the unit that would react. It does not matter if that unit is the one charged.
        ground: Terrain | The worst terrain that its flight goes through: normal; difficult; very-difficult.
        mobileFortress: Mobile Fortress | true if the unit is in a Fortaleza Móvil.
      `),
    },
  },

  fields: labelled(`
    actions: Actions | What it means to do, in that order: move, reorganise (lose its Disorder), face (change orientation), shoot, charge (go at an enemy with Assault!, into contact or as near as it can), resist (lose Wear), limber, unlimber (after its move, if it makes one), join (a Choragiew, after the move that reaches it), fall-back (caracole after a shot), nothing (stand still). None: the answer says what it may do.
    checked: Order check | open, not made yet: the answer is that of a unit that passes; passed; failed; waived, none is made though the unit has Wear, because of Autoritario or as a group that counts as Fresh.
    fives: Fives and sixes | Of Numerosos that use Resist!: how many dice of the order check show 5 or 6. Left out: not rolled yet.
    numerous: Numerosos | true if the unit has the rule Numerosos.
    heavyCavalry: Heavy Cavalry | true if the unit has the rule Caballería Pesada.
    caracolear: Caracole | true if the unit has the rule Caracolear.
    choragiew: Choragiew | true if the unit has the rule Choragiew.
    horses: Draught horses | true if the battery has Caballos de Tiro.
    leavesFortress: Leaves its fortress | true if it leaves its Mobile Fortress in this activation.
    commandedBy: Commander at hand | The place in the list, from 1, of the Commander who is in it or near it. 0: the one who leads it.
    enemyDoes: The enemy | charge, declares a charge on the unit; charge-at-other, charges another unit and passes near; move, moves near with another order; turn, turns on the spot; shoot, shoots; forced, is moved against its will; reaction, moves as a reaction.
    reactsBy: Reacts by | card, its order card; evasion, the rule Evasión; harasser, the rule Hostigador: a shot, and then flight; shelter, cavalry that defends a unit with Resguardo that is charged.
    enemyKind: Kind of enemy | Whether that enemy is infantry or cavalry. A battery counts as infantry.
    startDistance: Distance before (inches) | Between the two Front Centres before the enemy moved. Left out: the enemy comes nearer.
    acted: Has acted | true if the unit has already been activated or has reacted this turn.
    cardBack: Card put back | true if Precavido gave the unit a card again after it had acted.
    fromBehind: From behind | true if the charge begins behind the unit's frontal 180 degrees.
    gap: Front to front (inches) | Between the two Front Centres when a charge is declared. Left out: where they meet is not worked out.
    enemySpeed: Speed of the enemy | The Speed of his profile. Left out: whether he covers the rest of a counter-charge is not worked out.
    dispuesto: Dispuesto near | true if a Commander with Dispuesto has the Light Company within command distance.
    ownCommand: Same command | Of cavalry that defends a unit with Resguardo: true if both belong to the same command.
    brigade: One card of a Brigade | true if the unit shares its card with others of its Brigade.
    thenCaracoles: Then caracoles | true if it means to fall back by Caracolear after its shot.
    combatEnd: How the interceptor fares | The combat of an interception, for the unit that intercepts: loses, ties or wins. Left out: not fought yet.
  `),

  answers: labelled(`
    checkNeeded: Order check | Whether an order check comes first.
    mayDo: May do | What the card lets this unit do.
    mostActions: Actions | How many of them it may take at most.
    freeTurn: Free turn | Whether it may change orientation once at the start, besides its actions.
    mustCharge: Must charge | Whether it is obliged to charge.
    speedIncreases: Increases of Speed | Increases of Speed that the order gives.
    combatIncreases: Increases of Combat | Increases of Combat that the order or reaction gives.
    courageIncreases: Increases of Courage | Increases of Courage that the reaction gives.
    fireDecreases: Decreases of Fire | Decreases of Fire that the order brings to a shot.
    disorderedAfter: Disordered afterwards | Whether it is Disordered after the order.
    limberedAfter: Limbered afterwards | Whether the battery is limbered after the order.
    reactsWith: How it reacts | turn-or-shoot, it changes orientation or makes a reduced shot; turn, it changes orientation, as its weapon cannot react with that card; counter-charge; interception; flight; shot; resist; shot-and-flight; null where it may not react.
    ordersLaid: Orders laid | How many units have an order.
    checks: Checks | How many units must pass an order check.
    holdsChance: The plan holds | The exact chance that all units carry out their orders, as a fraction.
    obeyMean: Obey on average | How many units carry out their orders on average, as an exact fraction.
    plan-holds: The plan holds | Chance that all units carry out their orders.
    units-obeying: Units that obey | How many units carry out their orders.
    cardSpent: Card spent | Whether its card is gone, whatever the check brings.
    ownInches: It moves (inches) | How far a unit that counter-charges goes; null where that was not told or there is none.
    enemyInches: The enemy moves (inches) | How far the enemy must go to meet it; null where that was not told or there is no counter-charge.
    meets: They meet | Whether the enemy's charge covers the rest; null where that was not told.
    enemyGoesOn: The enemy goes on | Whether the enemy that was intercepted goes on with its activation; null while the combat is open or there is none.
    brigadeBroken: Joint order broken | Whether the Brigade's card is shown and each other unit gets an identical one of its own.
  `),

  terms: worded(`
    actions mayDo action: move = move | reorganise = reorganise | face = change orientation | shoot = shoot | charge = charge | resist = resist | limber = limber | unlimber = unlimber | join = join a Choragiew | fall-back = fall back | nothing = nothing
    checked: open = not made yet | passed = passed | failed = failed | waived = none made
    enemyDoes: charge = charges the unit | charge-at-other = charges another unit | move = moves near | turn = turns | shoot = shoots | forced = is moved against its will | reaction = reacts
    reactsBy: card = its card | evasion = Evasión | harasser = Hostigador | shelter = Resguardo
    enemyKind: infantry = infantry | cavalry = cavalry
    combatEnd: loses = it loses | ties = a tie | wins = it wins
    reactsWith: turn-or-shoot = turns or shoots | turn = turns | counter-charge = counter-charges | interception = intercepts | flight = flees | shot = shoots | resist = resists | shot-and-flight = shoots and flees
  `),

  steps: said(`
    t7g-2.4/laid: {ordersLaid} of {troops} {troops?unit|units} {ordersLaid?has|have} an order.
    t7g-2.4/no-card: Unit {number} has no order: each Troop unit gets one in Planning.
    t7g-2.15/actions: With Ready! it has up to two different actions: move, reorganise, change orientation, shoot.
    t7g-2.15/not-among: With Ready! this unit cannot do that: {action}.
    t7g-2.15/twice: With Ready! no action is taken twice.
    t7g-2.15/too-many: With Ready! it has two actions, no more.
    t7g-2.15/reorganised: It reorganises: its Disorder is removed.
    t7g-2.16/order: A shot with Ready! has one Decrease of Fire.
    t7g-2.17: With Assault! it moves towards an enemy, to fight it if it can.
    t7g-2.17/not-among: With Assault! it charges, and this it cannot do: {action}.
    t7g-2.19/order: The order Assault! gives one Increase of Speed and one of Combat.
    t7g-2.20/order: With Run! it moves.
    t7g-2.20/speed: The order Run! gives {speedIncreases} {speedIncreases?Increase|Increases} of Speed.
    t7g-2.20/not-among: With Run! it moves once, and this it cannot do: {action}.
    t7g-2.21: With Fire! it shoots with its full Fire, and does not move.
    t7g-2.21/not-among: With Fire! it shoots, and this it cannot do: {action}.
    t7g-2.22: The order Resist! removes {removed} Wear: {left} {left?is|are} left.
    t7g-2.22/order: With Resist! it removes Wear.
    t7g-2.22/nothing: It has {wear} Wear, and none that Resist! could remove: the order has no effect.
    t7g-2.22/not-among: With Resist! it removes Wear, and this it cannot do: {action}.
    t7g-2.23/plan: Unit {number} is Fresh: it carries out its order without a check.
    t7g-2.24/plan: Unit {number} has Wear: it rolls {dice} {dice?die|dice} and carries out its order {chance:percent} of the time.
    t7g-2.25/plan: Unit {number} has no Commander in it, nor near and in sight: one Decrease of Discipline.
    t7g-2.28: It reacts only to an enemy that comes nearer than {near} inches to its Front Centre, and nearer than it was; this one comes within {inches}.
    t7g-2.28/near: The enemy comes within {inches} inches of its Front Centre, nearer than {near}: it may try to react.
    t7g-2.28/acted: It has already acted this turn: it may not react.
    t7g-2.28/moves-away: The enemy ends no nearer than it was.
    t7g-2.28/no-approach: What the enemy does is no move that brings it nearer: nobody may react.
    t7g-2.29: It may also keep its card and not react.
    t7g-2.30/card: Its card is spent on the attempt, whatever the check brings.
    t7g-2.31: It shows its card, and reacts as that card says.
    t7g-2.32/way: With Ready! it changes orientation, or shoots with one Decrease of Fire.
    t7g-2.32/turn: With Ready! it changes orientation: its weapon does not shoot as a reaction with that card.
    t7g-2.32/nothing: It cannot turn, and has nothing to shoot with: Ready! gives it no reaction.
    t7g-2.33: With Assault! against a charge it counter-charges, with one Increase of Combat.
    t7g-2.33/half-way: It goes {ownInches} inches and the enemy {enemyInches} until they meet.
    t7g-2.34: Infantry that counter-charges cavalry goes 1 inch at most: {inches}.
    t7g-2.35: With Assault! it intercepts the enemy where its path comes nearest, with one Increase of Combat.
    t7g-2.35/goes-on: The interceptor is thrown back: the intercepted unit may go on with its activation.
    t7g-2.35/holds: By reading b of R123 the enemy goes on though the interceptor was not thrown back.
    t7g-2.35/other-target: By reading b of R147 only the unit that is charged reacts to a charge.
    t7g-2.36/way: With Run! it turns away and flees.
    t7g-2.37: With Fire! it shoots before the combat.
    t7g-2.38/way: With Resist! it has one Increase of Courage to resist.
    t7g-3.4/behind: The charge comes from behind: to counter-charge it would have to pivot more than 90 degrees.
    t7g-5.3: With Assault! it must charge if it can: it may not stand still.
    t7g-5.3/must: It has an enemy in reach: it must charge.
    t7g-5.4: A charge declared on it lets it react at any distance.
    t7g-6.7: The Brigade's card is shown, and each unit that does not react keeps an identical one face down.
    t7g-6.10: An Élite unit may lose its last Wear marker too.
    t7g-6.14: It leaves its Mobile Fortress for good, and acts normally this same turn.
    t7g-6.16/plan: Unit {number} is in a Mobile Fortress: Assault! is of no use to it.
    t7g-6.27/plan: Unit {number} is an Emplaced Fortification, which neither moves nor charges: that order is of no use to it.
    t7g-6.30/plan: Unit {number} is an Emplaced Fortification of more than one unit: it acts as Fresh.
    t7g-6.40: Numerosos remove one marker for each 5 or 6 of the order check, but not the last.
    t7g-6.40/no-roll: No check was rolled: Numerosos remove one marker, as others do.
    t7g-6.41: Cavalry of the same command intercepts the charge on a unit with Resguardo, whatever its card.
    t7g-6.41/cavalry: Only cavalry defends a unit with Resguardo.
    t7g-6.41/command: Only cavalry of its own command defends a unit with Resguardo.
    t7g-6.42: The cavalry is thrown back: the enemy may carry on the charge.
    t7g-6.43: The cavalry loses its card; Assault! alone would give an Increase of Combat: {increases}.
    t7g-6.44: All cavalry has Evasión.
    t7g-6.46: Heavy Cavalry evades infantry alone.
    t7g-6.47: Heavy Cavalry has no free turn.
    t7g-6.48/order: After its shot it may try to fall back up to its Speed, by a Discipline check.
    t7g-6.48/no-shot: It falls back only after a shot of this activation.
    t7g-6.48/reaction: After a shot as a reaction nobody caracoles.
    t7g-6.50: Only with Ready! or Run! may a unit move into contact with another of its command and join it in a Choragiew.
    t7g-6.50/no-move: To join it must reach the other unit with its move.
    t7g-6.51: A Disordered unit cannot join a Choragiew.
    t7g-6.54/plan: Unit {number} is a Choragiew: it acts as Fresh.
    t7g-6.59: By Evasión it flees as with Run!.
    t7g-6.59/no-rule: Evasión is a rule of cavalry, and of Light Companies near Dispuesto.
    t7g-6.59/no-charge: Evasión answers a charge on the unit, and nothing else.
    t7g-6.59/keeps-card: By reading b of R76 it keeps its card.
    t7g-6.61/plan: Unit {number}, Impetuous, could charge and has another order: it rolls {dice} {dice?die|dice} and carries it out {chance:percent} of the time.
    t7g-6.67: A Harasser with Fire! shoots, and may then flee, by a single check.
    t7g-6.67/card: To shoot and flee a Harasser needs the card Fire!.
    t7g-6.69: Cavalry may change orientation once, free, before its actions.
    t7g-6.75/order: It may spend Ready! on being limbered.
    t7g-6.75/alone: To limber takes the whole of Ready!.
    t7g-6.76: A limbered battery does not open fire.
    t7g-6.78/move-first: It moves on its second Speed before it is unlimbered, not after.
    t7g-6.76/plan: Unit {number} is limbered: Fire! is of no use to it.
    t7g-6.77/plan: Unit {number} is limbered: Assault! is of no use to it.
    t7g-6.78: With Ready! a limbered battery may move and is unlimbered; it does not shoot.
    t7g-6.86: The integrated cannon shoots with Fire! alone, at the target of its Formation.
    t7g-6.111/plan: Unit {number}, a super-heavy cannon, rolls {dice} {dice?die|dice} to shoot and succeeds {chance:percent} of the time.
    t7g-7.71: Dispuesto gives the Light Company the rule Evasión.
    t7g-7.101: By Precavido it has a card again, to react with.
  `),

  because: said(`
    no-elite: The unit is not Elite.
    card-of-use: The card that it has is of use to it.
    no-such-action: The card gives no such action.
    none-to-remove: It has no Wear left that it may remove.
    card-without-shot: Nobody shoots with that card.
    does-not-shoot: It does not shoot with this card.
    card-without-joining: Nobody joins a Choragiew with this card.
    card-without-turn: Its card gives no free turn.
    different-actions: Its actions are different.
    shoots-first: It shoots before that.
    moves-first: It moves before that.
    it-charges: It does not stand still.
    reaches-nobody: It can reach no enemy.
    by-a-rule: It reacts by a rule and not by its card.
    charged-by-infantry: The enemy who charges it is infantry.
    flees-from-infantry: It flees from infantry.
    is-not-charged: It is not the unit that is charged.
    is-charged: It is the unit that is charged.
    no-card-left: It has no card left.
    not-thrown-back: The interceptor is not thrown back.
  `),

  ...summed(`
    order/lost: The order is lost: the unit does nothing. | Order lost | It loses its order and does nothing.
    order/no: The unit may not do that with its card. | Not allowed | It may not do that.
    order/nothing: With this card the unit can do nothing. | Nothing | It can do nothing.
    order/attention: With Ready! the unit has up to {mostActions} actions. | Up to {mostActions} actions | It has up to {mostActions} actions.
    order/attack: With Assault! the unit charges, or closes on an enemy. | Charges | It charges, or closes on an enemy.
    order/run: With Run! the unit moves and does nothing else. | Moves | It moves and does nothing else.
    order/fire: With Fire! the unit shoots and does not move. | Shoots | It shoots with its full Fire.
    order/resist: With Resist! the unit removes what Wear it may. | Resists | It removes what Wear it may.
    plan/no: The plan does not stand yet: some unit has no order that is of use to it. | An order is missing | The plan does not stand yet.
    plan/certain: No unit needs an order check: all carry out their orders if nothing changes. | No checks | All carry out their orders.
    plan/holds: {checks} of {troops} {troops?unit needs|units need} an order check: all carry out their orders {chance:percent} of the time. | {chance:percent} | All carry out their orders {chance:percent} of the time.
    reaction/no: The unit may not react so. | May not react | It may not react.
    reaction/turn: If it passes its check the unit turns. | Turns | If it passes its check it turns.
    reaction/turn-or-shoot: If it passes its check the unit turns or shoots. | Turns or shoots | If it passes its check it turns or shoots.
    reaction/counter-charge: If it passes its check the unit counter-charges. | Counter-charges | If it passes its check it counter-charges.
    reaction/interception: If it passes its check the unit intercepts the enemy. | Intercepts | If it passes its check it intercepts the enemy.
    reaction/flight: If it passes its check the unit flees. | Flees | If it passes its check it flees.
    reaction/shot: If it passes its check the unit shoots. | Shoots | If it passes its check it shoots.
    reaction/resist: If it passes its check the unit resists with more Courage. | Resists | If it passes its check it resists, with one Increase of Courage.
    reaction/shot-and-flight: If it passes its check the unit shoots and flees. | Shoots and flees | If it passes its check it shoots and flees.
  `),

  problems: said(`
    no-fortress-to-leave: It has no Mobile Fortress to leave.
    no-roll-of-numerosos: Only Numerosos with Resist! count the fives and sixes of their check.
    unit-twice: Unit {number} has that name already: each Troop unit stands once in the list and gets one order.
    other-command: That Commander is not its own, nor the General, nor has he Fama: he may not interact with it.
    distance-missing: Who is not charged reacts to what comes near: say how near.
    shelters-nobody: Resguardo answers a charge on another unit.
    no-harasser: Only a unit with the rule Hostigador shoots and flees.
    card-of-who-acted: A card is put back only on a unit that has acted.
  `),
} satisfies PartOfMessages;
