import type { PartOfMessages } from '../messages.ts';

/** Words that several subjects share: the fields of a unit, its kinds, abilities and formations. */
export default {
  fields: {
    blocked: {
      label: 'Blocked',
      help: 'true if the unit is engaged and cannot move to any side.',
    },
    modifiedMorale: {
      label: 'Morale, already modified',
      help: 'Morale of the check with all its modifiers, where it is known already; then nothing else of the unit that bears on it counts. Left out: it is worked out from the other fields of the unit.',
    },
    activationDie: {
      label: 'Die on activation',
      help: 'The die of the check made when it was activated, 1 to 6. Left out: not rolled or not known, and the chances are given.',
    },
    strength: {
      label: 'Ranged strength',
      help: 'First value of the ranged attack of the card: it serves to hit and to wound. 0 if it has none.',
    },
    range: {
      label: 'Range (UD)',
      help: 'Second value of the ranged attack, in parentheses on the card, in UD.',
    },
    faceDown: {
      label: 'Still face down',
      help: 'true if the unit has not been turned face up yet.',
    },
    cardsInHand: {
      label: 'Cards in hand',
      help: 'Action cards in the hand of the player before what is asked. Left out: enough; for a Line advance, 5.',
    },
    kind: {
      label: 'Kind of troops',
      help: 'infantry, foot; cavalry, camels, elephants, chariots, the mounted units; onager, ballista, scorpions, the artillery.',
    },
    hit: {
      label: 'Attack: to hit',
      help: 'First attack value of the card, added to each die to hit hand to hand.',
    },
    wound: {
      label: 'Attack: to wound',
      help: 'Second attack value of the card, added to each die to wound hand to hand.',
    },
    dodge: {
      label: 'Defence: dodge',
      help: 'First defence value of the card: what a die to hit must exceed.',
    },
    armour: {
      label: 'Defence: armour',
      help: 'Second defence value of the card: what a die to wound must exceed.',
    },
    morale: { label: 'Morale', help: 'Morale of the card, before any modifier.' },
    life: {
      label: 'Life',
      help: 'Life of the card: as many wounds eliminate the unit. Left out: 6, or more if it takes that to survive the wounds that are told.',
    },
    movement: {
      label: 'Movement (UD)',
      help: 'Movement of the card, in UD (1 UD = 5 cm).',
    },
    abilities: {
      label: 'Abilities',
      help: 'Orange and green icons of the card, and bravery where the unit may switch it on.',
    },
    wounds: {
      label: 'Wounds',
      help: 'Wound markers that the unit has already, before what is asked about.',
    },
    broken: {
      label: 'Broken',
      help: 'true if the unit has the Broken marker.',
    },
    fleeing: {
      label: 'Fleeing',
      help: 'true if the unit has the Fleeing marker; a fleeing unit is Broken too.',
    },
    forcedMarch: {
      label: 'Forced march',
      help: 'true if the unit has the Forced March marker.',
    },
    formation: {
      label: 'Special formation',
      help: 'The special formation that the unit has active (its blue marker); none where it has none.',
    },
    bravery: {
      label: 'Bravery active',
      help: 'true if the unit has Bravery switched on.',
    },
    hero: { label: 'Hero', help: 'true if the unit has a Hero marker.' },
    noOfficers: {
      label: 'No Officers',
      help: 'true if the unit has the No Officers marker.',
    },
    extended: {
      label: 'Extended sections',
      help: 'How many sections the formation is extended by: 0, 1 (one side) or 2 (both sides).',
    },
    active: {
      label: 'Active',
      help: 'true if the unit was activated this turn.',
    },
    engaged: {
      label: 'Engaged in combat',
      help: 'true if the unit is engaged hand to hand.',
    },
    attacker: {
      label: 'Attacker',
      help: "The active player's unit, which is always the attacker. What is left out is the ordinary case.",
    },
    defender: {
      label: 'Defender',
      help: "The other player's unit. What is left out is the ordinary case.",
    },
    otherEnemies: {
      label: 'Other enemies engaged',
      help: 'How many enemy units are engaged with this unit besides the one whose combat is resolved.',
    },
    general: {
      label: 'General',
      help: 'in-unit, the general of its side is in this unit; in-radius, he is not, but some part of the unit is within his radius of influence; none, neither.',
    },
    generalStrength: {
      label: "General's strength",
      help: 'Strength modifier of the General card, added to both attack values and to the ranged strength of the unit that he is in.',
    },
    generalDefence: {
      label: "General's defence",
      help: 'Defence modifier of the General card, added to both defence values of the unit that he is in.',
    },
    generalMorale: {
      label: "General's morale",
      help: 'Morale modifier of the General card, added to the morale of the unit that he is in.',
    },
    generalLost: {
      label: 'General lost',
      help: 'true if the general of its side is dead, wounded or fleeing (with several generals: all of them; with one for each faction: that of its faction).',
    },
    leadership: {
      label: 'Leadership',
      help: 'Leadership printed on the General card, without what his loss takes from it.',
    },
    generalState: {
      label: 'State of the general',
      help: 'unharmed; fleeing, his unit is fleeing; wounded; dead. Of the last three each counts as lost.',
    },
    readings: {
      label: 'Readings',
      help: 'How unclear places of the book are read. Left out: the adopted reading of each.',
    },
    stacked: {
      label: 'Stacked on its auxiliary',
      help: 'true if it is the principal one of two complementary units and stacked on its auxiliary.',
    },
    roomForMarkers: {
      label: 'Room for markers',
      help: 'For how many Section markers there is free space beside the enemy. Left out: for all.',
    },
  },
  answers: {
    countsInCombat: {
      label: 'Count in the combat',
      help: 'Whether those wounds count to find out who took more in the combat and checks; null if there are none to count.',
    },
    woundsTaken: {
      label: 'Wounds taken',
      help: 'Wounds that the unit takes by it; null if that is not known yet.',
    },
    unitsActivated: { label: 'Units activated', help: 'How many units the order activates.' },
    chanceThisTurn: {
      label: 'Chance this turn',
      help: 'Exact chance to reorganise or recover this turn; for a fleeing unit on activation or in the flight phase.',
    },
    'recovers-this-turn': {
      label: 'Recovers this turn',
      help: 'Chance to reorganise or recover this turn, on activation or in the flight phase.',
    },
    dice: { label: 'Dice', help: 'Dice that are rolled to hit.' },
    allowed: { label: 'Allowed', help: 'Whether what is asked about may be done.' },
    gameOver: {
      label: 'Game over',
      help: 'Whether the game ends here; null where it is not decided yet.',
    },
    leadershipNow: {
      label: 'Leadership in force',
      help: 'The Leadership that counts now: 1 less than printed while the general is lost.',
    },
    handLimit: {
      label: 'Hand limit',
      help: 'Action cards that the player may hold at the end of his turn.',
    },
    eliminated: {
      label: 'Eliminated',
      help: 'Whether it is eliminated; among the chances of a combat, the exact fraction.',
    },
    extended: { label: 'Extended sections', help: 'Extended sections that there are afterwards.' },
    mayCharge: {
      label: 'May charge',
      help: 'Whether it may come into contact with the enemy by that movement; no, if the move is not allowed.',
    },
    engagedAfter: {
      label: 'Is engaged afterwards',
      help: 'Whether it is engaged in combat afterwards; null if that depends on what the enemy decides.',
    },
    markersRemoved: { label: 'Markers removed', help: 'Section markers that are removed.' },
  },
  terms: {
    'kind.infantry': 'infantry',
    'kind.cavalry': 'cavalry',
    'kind.camels': 'camels',
    'kind.elephants': 'elephants',
    'kind.chariots': 'chariots',
    'kind.onager': 'onager',
    'kind.ballista': 'ballista',
    'kind.scorpions': 'scorpions',
    'abilities.woodsmen': 'Woodsmen',
    'abilities.highlanders': 'Highlanders',
    'abilities.amphibious': 'Amphibious',
    'abilities.athletes': 'Athletes',
    'abilities.ram': 'Ram',
    'abilities.skirmishers': 'Skirmishers',
    'abilities.manoeuvrable': 'Manoeuvrable',
    'abilities.professionals': 'Professionals',
    'abilities.terror': 'Terror',
    'abilities.steadfast': 'Steadfast',
    'abilities.impetuous': 'Impetuous',
    'abilities.javelins': 'Javelins',
    'abilities.lancers': 'Lancers',
    'abilities.deadly': 'Deadly',
    'abilities.precision': 'Precision',
    'abilities.sarissas': 'Sarissas',
    'abilities.bravery': 'Bravery',
    'formation.none': 'none',
    'formation.shield-wall': 'Shield Wall',
    'formation.phalanx': 'Phalanx',
    'formation.square': 'Square',
    'formation.arrowhead': 'Arrowhead',
    'formation.rhomboid': 'Rhomboid',
    'unitState.normal': 'in its normal state',
    'unitState.broken': 'Broken',
    'unitState.fleeing': 'fleeing',
    'general.none': 'none near',
    'general.in-radius': 'within his radius',
    'general.in-unit': 'in the unit',
    'generalState.unharmed': 'unharmed',
    'generalState.fleeing': 'fleeing',
    'generalState.wounded': 'wounded',
    'generalState.dead': 'dead',
  },

  steps: {
    'onus-7.89/move': 'The unit is engaged: it has only the actions of engaged units.',
    'onus-4.12':
      'The general is lost ({generalState}): the Leadership drops by 1, to {leadership}.',
  },

  because: {
    'not-enveloped': 'There are no markers that envelop it.',
    'general-holds': 'The general is unharmed.',
    'switched-off': 'Clause {by} switches it off.',
  },
} satisfies PartOfMessages;
