import { called, labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { CARDS } from './cards.ts';

/** What all subjects name: fields that they share, units, ground, cards, sections, faces of a die. */
export default {
  fields: labelled(`
    unit: Unit | Type of unit: line line infantry, militia militia, light light infantry, rifle Rifle Light infantry, grenadier Grenadiers, guard-grenadier Guard Grenadiers, old-guard Old Guard, young-guard Young Guard, guard-light Guard Light infantry, light-cavalry light cavalry, guard-light-cavalry Guard Light cavalry, light-lancers Light Lancers, heavy-cavalry heavy cavalry, cuirassiers Heavy Cuirassiers, guard-heavy-cavalry Guard Heavy cavalry, foot-artillery foot artillery, guard-foot-artillery Guard foot artillery, horse-artillery horse artillery, guard-horse-artillery Guard horse artillery; leader, a leader who is alone in his hex or moves on his own, where a leader can be meant.
    blocks: Blocks | Blocks that the unit has left. The rulebook does not say with how many it begins: that stands on its national card. Where it is not required: without it, what depends on it is not told, or it is asked for.
    leader: Attached leader | Whether a leader of its own side is attached to the unit, in the same hex.
    inSquare: In square | Whether the infantry is in square already.
    terrain: Terrain of its hex | Terrain of the hex that it is in: clear open ground, forest, hill, rugged-hill, town (or windmill), river (without ford or bridge), ford (fordable river), bridge, quarry (sand quarry). Fieldworks are no terrain: they go into fieldworks.
    fieldworks: Fieldworks | Fieldworks on the hex of this unit: between, on the hexside towards the other one (or where the line of sight comes in); elsewhere, on other hexsides only; none, on none.
    moved: Hexes moved | Hexes that it moved this turn before combat; 0 if it has not moved. If more than 0, it has entered its hex this turn.
    card: Card that ordered it | Command card by which it has its order: bayonet-charge, bombard, cavalry-charge, elan, fire-and-hold, force-march, cold-steel (Give Them the Cold Steel), leadership, grande-manoeuvre, short-supply; none, any other, or the order to 1 unit of the player’s choice that one of these gives to a player without the troops that it names. With Counter-Attack, the card that it copies.
    commandCard: Command card | The Command card that is asked about. It is required.
    nationalDice: Dice of the national card | Dice that the national card of this unit adds (or takes away, with a minus) in this combat, besides those that the rulebook gives to its type.
    artilleryDice: Dice of its table | Only for artillery: dice of its national card with these blocks and at this distance. The table is not in the rulebook; all that is known is that horse artillery with 3 blocks rolls 1 die at 3 hexes. Left out: not known; it is asked for where nothing is printed.
    nation: Nation | Nation of infantry that fires after it moved: french and british round up, portuguese rounds down; the others as their card says: other-rounds-up, other-rounds-down.
    guardFlags: Flags of the Guard | Only for Guard units: how many flags it ignores by its national card, 1 or 2. The rulebook does not say which of them has which. Left out: not known; it is asked for where flags depend on it.
    support: Hexes with support | In how many of the 6 hexes adjacent to this unit there is a friendly unit or a lone friendly leader. With 2 or more it may ignore 1 flag.
    cardsInHand: Cards in hand | Command cards that this player has in hand. Those on the Infantry in Square track do not count.
    distance: Distance | Hexes to the target: the target’s hex counts, the shooter’s does not. 1 is adjacent.
    section: Section of its hex | Section of its hex as its own player sees it: left Left Flank, centre Center, right Right Flank; left-and-centre and centre-and-right are hexes cut by a dashed line.
    readings: Readings | Which reading applies where the rulebook is not clear. In all of them a is the one adopted. Left out: a in all.
  `),

  answers: labelled(`
    allowed: Allowed | Whether what is asked about is allowed.
    dice: Dice | Dice that are rolled; 0 if it is not allowed.
  `),

  terms: {
    ...called(`
      line: the | line infantry unit | Line infantry
      militia: the | militia unit | Militia
      light: the | light infantry unit | Light infantry
      rifle: the | Rifle Light unit | Rifle Light
      grenadier: the | Grenadier unit | Grenadiers
      guard-grenadier: the | Guard Grenadier unit | Guard Grenadiers
      old-guard: the | Old Guard unit | Old Guard
      young-guard: the | Young Guard unit | Young Guard
      guard-light: the | Guard light infantry unit | Guard Light infantry
      light-cavalry: the | light cavalry unit | Light cavalry
      guard-light-cavalry: the | Guard light cavalry unit | Guard Light cavalry
      light-lancers: the | Light Lancer unit | Light Lancers
      heavy-cavalry: the | heavy cavalry unit | Heavy cavalry
      cuirassiers: the | Cuirassier unit | Cuirassiers
      guard-heavy-cavalry: the | Guard heavy cavalry unit | Guard Heavy cavalry
      foot-artillery: the | foot artillery unit | Foot artillery
      guard-foot-artillery: the | Guard foot artillery unit | Guard Foot artillery
      horse-artillery: the | horse artillery unit | Horse artillery
      guard-horse-artillery: the | Guard horse artillery unit | Guard Horse artillery
      leader: the | lone leader | Lone leader
    `),
    ...worded(`
      nation: french = France | british = Great Britain | portuguese = Portugal | other-rounds-up = another nation that rounds up | other-rounds-down = another nation that rounds down
    `),
    ...said(`
      left: Left Flank
      left-and-centre: Left Flank and Center
      centre: Center
      centre-and-right: Center and Right Flank
      right: Right Flank
      infantry: infantry
      cavalry: cavalry
      artillery: artillery
      saber: saber
      clear: open ground
      rugged-hill: rugged hill
      town: town or windmill
      river: river
      bridge: bridge
      quarry: sand quarry
      fieldworks.none: no fieldworks
    `),
    ...CARDS,
  },
} satisfies PartOfMessages;
