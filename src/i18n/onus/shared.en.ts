import { labelled, said, worded } from '../labelled.ts';
import { type PartOfMessages, termsBy } from '../messages.ts';

export const ABILITIES = {
  woodsmen: 'Woodsmen',
  highlanders: 'Highlanders',
  amphibious: 'Amphibious',
  athletes: 'Athletes',
  ram: 'Ram',
  skirmishers: 'Skirmishers',
  manoeuvrable: 'Manoeuvrable',
  professionals: 'Professionals',
  terror: 'Terror',
  steadfast: 'Steadfast',
  impetuous: 'Impetuous',
  javelins: 'Javelins',
  lancers: 'Lancers',
  deadly: 'Deadly',
  precision: 'Precision',
  sarissas: 'Sarissas',
  bravery: 'Bravery',
};
export const FORMATIONS = {
  none: 'none',
  'shield-wall': 'Shield Wall',
  phalanx: 'Phalanx',
  square: 'Square',
  arrowhead: 'Arrowhead',
  rhomboid: 'Rhomboid',
};
export const GENERAL_STATES = {
  unharmed: 'unharmed',
  fleeing: 'fleeing',
  wounded: 'wounded',
  dead: 'dead',
};

/** Words that several subjects share: the fields of a unit, its kinds, abilities and formations. */
export default {
  fields: labelled(`
    blocked: Blocked | true if the unit is engaged and cannot move to any side.
    modifiedMorale: Morale, already modified | Morale of the check with all its modifiers, where it is known already; then nothing else of the unit that bears on it counts. Left out: it is worked out from the other fields of the unit.
    activationDie: Die on activation | The die of the check made when it was activated, 1 to 6. Left out: not rolled or not known, and the chances are given.
    strength: Ranged strength | First value of the ranged attack of the card: it counts to hit and to wound. 0 if it has none.
    range: Range (UD) | Second value of the ranged attack, in parentheses on the card, in UD.
    faceDown: Still face down | true if the unit has not been turned face up yet.
    cardsInHand: Cards in hand | Action cards in the hand of the player before what is asked. Left out: enough; for a Line advance, 5.
    kind: Kind of troops | infantry, foot; cavalry, camels, elephants, chariots, the mounted units; onager, ballista, scorpions, the artillery.
    hit: To hit | First attack value of the card, added to each die to hit hand to hand.
    wound: To wound | Second attack value of the card, added to each die to wound hand to hand.
    dodge: Dodge | First defence value of the card: what a die to hit must exceed.
    armour: Armour | Second defence value of the card: what a die to wound must exceed.
    morale: Morale | Morale of the card, before any modifier.
    life: Life | Life of the card: as many wounds eliminate the unit. Left out: 6, or more if it takes that to survive the wounds that are told.
    movement: Movement (UD) | Movement of the card, in UD (1 UD = 5 cm).
    abilities: Abilities | Orange and green icons of the card, and bravery where the unit may switch it on.
    wounds: Wounds | Wound markers that the unit has already, before what is asked about.
    broken: Broken | true if the unit has the Broken marker.
    fleeing: Fleeing | true if the unit has the Fleeing marker; a fleeing unit is Broken too.
    forcedMarch: Forced march | true if the unit has the Forced March marker.
    formation: Special formation | The special formation that the unit has active (its blue marker); none where it has none.
    bravery: Bravery active | true if the unit has Bravery switched on.
    hero: Hero | true if the unit has a Hero marker.
    noOfficers: No Officers | true if the unit has the No Officers marker.
    extended: Extended sections | How many sections the formation is extended by: 0, 1 (one side) or 2 (both sides).
    active: Active | true if the unit was activated this turn.
    engaged: Engaged in combat | true if the unit is engaged hand to hand.
    attacker: Attacker | The active player's unit, which is always the attacker. What is left out is the ordinary case.
    defender: Defender | The other player's unit. What is left out is the ordinary case.
    otherEnemies: Other enemies engaged | How many enemy units are engaged with this unit besides the one whose combat is resolved.
    general: General | in-unit, the general of its side is in this unit; in-radius, he is not, but some part of the unit is within his radius of influence; none, neither.
    generalStrength: General's strength | Strength modifier of the General card, added to both attack values and to the ranged strength of the unit that he is in.
    generalDefence: General's defence | Defence modifier of the General card, added to both defence values of the unit that he is in.
    generalMorale: General's morale | Morale modifier of the General card, added to the morale of the unit that he is in.
    generalLost: General lost | true if the general of its side is dead, wounded or fleeing (with several generals: all of them; with one for each faction: that of its faction).
    leadership: Leadership | Leadership printed on the General card, without what his loss takes from it.
    generalState: State of the general | unharmed; fleeing, his unit is fleeing; wounded; dead. Of the last three each counts as lost.
    readings: Readings | How unclear places of the book are read. Left out: the adopted reading of each.
    stacked: Stacked on its auxiliary | true if it is the principal one of two complementary units and stacked on its auxiliary.
    roomForMarkers: Room for markers | For how many Section markers there is free space beside the enemy. Left out: for all.
  `),
  answers: labelled(`
    countsInCombat: Count in the combat | Whether those wounds count to find out who took more in the combat and checks; null if there are none to count.
    woundsTaken: Wounds taken | Wounds that the unit takes by it; null if that is not known yet.
    unitsActivated: Units activated | How many units the order activates.
    chanceThisTurn: Chance this turn | Exact chance to reorganise or recover this turn; for a fleeing unit on activation or in the flight phase.
    recovers-this-turn: Recovers this turn | Chance to reorganise or recover this turn, on activation or in the flight phase.
    dice: Dice | Dice that are rolled to hit.
    allowed: Allowed | Whether what is asked about may be done.
    gameOver: Game over | Whether the game ends here; null where it is not decided yet.
    leadershipNow: Leadership in force | The Leadership that counts now: 1 less than printed while the general is lost.
    handLimit: Hand limit | Action cards that the player may hold at the end of his turn.
    eliminated: Eliminated | Whether it is eliminated; among the chances of a combat, the exact fraction.
    extended: Extended sections | Extended sections that there are afterwards.
    mayCharge: May charge | Whether it may come into contact with the enemy by that movement; no, if the move is not allowed.
    engagedAfter: Is engaged afterwards | Whether it is engaged in combat afterwards; null if that depends on what the enemy decides.
    markersRemoved: Markers removed | Section markers that are removed.
  `),
  terms: {
    ...termsBy({ abilities: ABILITIES, formation: FORMATIONS, generalState: GENERAL_STATES }),
    ...worded(`
      kind enemyKind: infantry = infantry | cavalry = cavalry | camels = camels | elephants = elephants | chariots = chariots | onager = onager | ballista = ballista | scorpions = scorpions
      unitState: normal = in its normal state | broken = Broken | fleeing = fleeing
      general: none = none near | in-radius = within his radius | in-unit = in the unit
    `),
  },

  steps: said(`
    onus-7.65/engaged: Even engaged, an active unit may dissolve this formation: {formation}.
    onus-7.97/adopt: An engaged unit may not adopt a special formation.
    onus-7.97/dissolve: An engaged unit may not dissolve this formation: {formation}.
    onus-8.3: To activate a special formation it may not be engaged hand to hand.
    onus-7.89/move: The unit is engaged: it has only the actions of engaged units.
    onus-4.12: The general is lost ({generalState}): the Leadership drops by 1, to {leadership}.
  `),

  because: said(`
    may-be-dissolved: That formation may be dissolved while engaged.
    not-enveloped: There are no markers that envelop it.
    general-holds: The general is unharmed.
    switched-off: Clause {by} takes precedence.
  `),

  problems: said(`
    formed-and-extended: A unit in special formation cannot be extended.
  `),
} satisfies PartOfMessages;
