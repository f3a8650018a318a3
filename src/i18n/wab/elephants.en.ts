import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/beast-fear: Fear of chariots and elephants | Who feels fear, terror or nothing | Says what chariots or elephants cause in infantry, cavalry, chariots and other elephants: fear, terror or nothing, also in troops used to elephants and in those of their own side.
    wab/elephant-effect: What an elephant takes away | Ranks, close order, phalanx, warband | Says whether a bonus still counts in a combat in which an elephant fights.
    wab/stampede: Stampede test | Whether, when and on which Leadership | Says whether an elephant tests, stampedes without a test or is immune to what happens, when it tests, on whose Leadership, and how likely it stampedes.
    wab/stampede-move: Move of a stampede | Where to, how far, whom it attacks | Says where a stampeding elephant moves and how far, whether it reaches a unit and must attack it, is turned aside or leaves the table, and that it can neither be stopped nor pursued.
    `),
    'wab/elephant-move': {
      title: 'Moves of an elephant',
      line: 'How far it moves and charges',
      about:
        'Says how many inches an elephant has for a move or a charge, half if it turns, and that it does not march.',
      fields: labelled(`
        movement: Movement of the elephant | Its Movement in inches. Left out: 6, as the printed Indian elephant.
        turns: It turns | true if it turns or wheels at any point of the move.
      `),
    },
    'wab/elephant-hits': {
      title: 'Hits on an elephant',
      line: 'Elephant or crew, wounds and saves',
      about:
        'Says how hits on an elephant are shared between it and its crew, which save each has, how many wounds they come to, how likely the elephant or its mahout dies, and whether shots make it test for stampede.',
      fields: labelled(`
        hitsScored: Hits | How many hits are scored on the elephant and its crew together.
        woundFrom: From where | front, flank or rear of the elephant: where the wound comes from.
        barded: The elephant wears barding | true if the elephant has barding.
        woundsLeft: Wounds left | How many Wounds the elephant has left. Left out: 6, as the printed Indian elephant.
        warriors: Warriors | How many warriors of the crew are alive, without the mahout.
        crewSave: Save of the crew | The save of the crew by its armour, as on foot: 5 for 5+. Left out: it has none.
        saveModifier: What the weapon takes off the save | The modifier that is printed for the weapon, 1 for -1. Left out: its Strength decides.
      `),
      answers: labelled(`
        toHitModifier: To hit | What its size adds to the dice to hit: 1 for shots, 0 for blows.
        save: Save of the elephant | The elephant's save before the hit lowers it: 4 for 4+; null where it has none.
        needsToWound: To wound the elephant | What a die needs to wound the elephant; null where the hit cannot wound.
        needsToSave: To save for the elephant | What a die needs to save a wound of the elephant; null where there is no save.
      `),
    },
  },

  fields: labelled(`
    feeler: Who might be afraid | infantry; cavalry, on horses; camels; chariots; african-elephant; indian-elephant.
    beast: Of whom | chariots, of any kind; indian-elephant; african-elephant; dromedaries.
    usedToElephants: Used to elephants | true if its list calls the unit used to elephants.
    sameSide: Of its own side | true if these chariots, elephants or dromedaries are of the unit's own side.
    nearAtTurnStart: Only near at the start of the turn | true if it is about the test for being within 8 inches at the start of the turn; false, about a charge.
    elephantMoves: Move | normal; march; charge.
    benefit: What would count | rank-bonus, the bonus for ranks in the combat result; close-order, its bonus for close order; phalanx-ranks, fighting in several ranks; warband-ranks, what a warband adds to its Leadership for ranks; other, anything else.
    elephantFights: An elephant fights | true if an elephant of either side fights in this combat.
    hitStrength: Strength of the hits | The Strength of each hit.
    hitBy: By what | combat, blows in close combat; shooting, shots.
    elephantToughness: Toughness of the elephant | Its Toughness. Left out: 6, as the printed Indian elephant.
    mahoutAlive: The mahout lives | true if the mahout was alive before this.
    crewToughness: Toughness of the crew | The Toughness of the warriors and the mahout.
    stampedeCause: What happens | wounded-by-shooting, enemy shots wounded the elephant; mahout-shot, missiles killed its mahout; mahout-killed-in-combat; lost-combat, it lost a round of combat; fear-of-indian, it must test its fear of an Indian elephant; panic, anything for which others test for panic; other-psychology, any other fear, terror or psychology; charged, it is charged and its player would like to flee.
    mahoutLeadership: Leadership of the mahout | Left out: 7, as printed.
    elephantLeadership: Leadership of the elephant | Its own. Left out: 5, as the printed Indian elephant.
    woundsSuffered: Wounds suffered | How many wounds it suffered from shots in this phase.
    african: African elephant | true if it is an African elephant; false, an Indian one.
    outnumbered: Outnumbered | Of a fear test only: true if the Indian elephant counts as more models and would make it flee.
    stampedeStep: Which move | first, as the stampede begins; later, in a later turn of its own; broke-a-unit, it has broken a unit that it attacked; lost-a-combat, it attacked a unit and lost.
    fromCombat: Out of close combat | true if the stampede begins in close combat.
    inTheWay: Unit in its path | nobody; friends, a unit of its own side; enemies.
    impassableAt: Distance to impassable terrain | Inches along its way to impassable terrain. Left out: there is none.
    stampedeWish: What somebody would like | nothing; stop, that it stops; rally; return-to-table, after it has left; enemy-pursues, that the enemy who beat it pursues; spare-the-unit, that it does not attack; crew-holds-back, that its crew does not attack.
    atElephant: At an elephant | true if the enemy that is to be charged is an elephant.
    isElephant: It is an elephant | true if it is an elephant that is asked about.
    elephantStampeded: The beaten elephant stampedes | true if the beaten enemy is an elephant, which stampedes in place of fleeing.
  `),

  answers: labelled(`
    feels: What it feels | nothing; fear; terror.
    crewNeedsToWound: To wound the crew | What a die needs to wound one of the crew; null where the hit cannot wound.
    crewNeedsToSave: To save for the crew | What a die needs to save a wound of the crew; null where there is no save.
    hitsOnElephant: Hits on the elephant | How many hits are on the elephant itself; null while the dice are open.
    chanceAllOnElephant: All on the elephant | The chance before any die that every hit is on the elephant itself, as an exact fraction.
    chanceElephantDies: The elephant dies | The chance that it loses its last Wound, as an exact fraction.
    chanceMahoutDies: The mahout dies | The chance that the mahout falls, as an exact fraction.
    meanElephantWounds: Wounds of the elephant | How many unsaved wounds the elephant suffers on average, as an exact fraction.
    meanCrewLost: Crew lost | How many of the crew fall on average, the mahout among them, as an exact fraction.
    mahoutCanDie: The mahout can fall | Whether these hits can reach the mahout at all.
    stampedeTest: Stampede test for wounds | Whether it tests at the end of the phase for wounds from shots; null where that depends on dice; false in close combat.
    elephant-dies: The elephant dies | Chance that the elephant dies.
    mahout-dies: The mahout dies | Chance that the mahout falls.
    elephant-wounded: The elephant is wounded | Chance of at least one unsaved wound on the elephant.
    elephantWounds: Wounds of the elephant | How many unsaved wounds the elephant suffers.
    crewLost: Crew lost | How many of the crew fall, the mahout among them.
    testMoment: When it tests | end-of-phase, of the shooting phase; at-once; none, no test.
    stampedes: It stampedes | Whether it stampedes; null while dice are open. As a chance: how likely it does.
    chanceOfStampede: Chance of a stampede | The chance before any die that it stampedes, as an exact fraction.
    moveDice: Dice of the move | How many D6 it moves, in inches.
    stampedeMoment: When it moves | at-once; compulsory-moves, in that step of its own movement phase.
    stampedeDirection: Direction | away-from-enemies, directly away from those who fought it; scatter-die, at random; as-before, straight on; after-the-fleeing-unit; opposite, the way it came from.
    nextDirection: Direction from then on | In which direction it goes on next turn; as-before is the direction of this move.
    stampedeEnds: How the move ends | open, not rolled yet; free; attacks, it reaches the unit; turned-aside, impassable terrain sends it where the scatter die points; off-table.
    attacksIt: It attacks the unit | Whether it reaches the unit and must attack it; null while dice are open.
    crewMayAttack: The crew may attack | Whether its crew may attack as well; it need not.
    contactIs: The contact counts as | charge, as a pursuit into a fresh unit; no-charge, by one reading; none, nobody is in its path.
    chanceAttacks: Chance to reach it | The chance before any die that it reaches the unit, as an exact fraction; null where nobody is in its path.
    attacks-it: It reaches the unit | Chance that it reaches the unit in its path.
    turned-aside: It is turned aside | Chance that it reaches impassable terrain.
  `),

  terms: worded(`
    feeler troopKind: infantry = infantry | cavalry = cavalry | camels = camels | chariots = chariots | african-elephant = an African elephant | indian-elephant = an Indian elephant | other = others
    beast: other = something else | chariots = chariots | indian-elephant = an Indian elephant | african-elephant = an African elephant | dromedaries = dromedaries
    elephantMoves: normal = normal | march = march | charge = charge
    benefit: rank-bonus = the rank bonus | close-order = the close order bonus | phalanx-ranks = fighting in several ranks | warband-ranks = the Leadership bonus of a warband | other = something else
    hitBy: combat = blows | shooting = shots
    stampedeCause: wounded-by-shooting = wounded by shots | mahout-shot = its mahout shot | mahout-killed-in-combat = its mahout killed in combat | lost-combat = a combat lost | fear-of-indian = fear of an Indian elephant | panic = panic | other-psychology = other psychology | charged = charged
    stampedeStep: first = the first move | later = a later turn | broke-a-unit = after breaking a unit | lost-a-combat = after losing a combat
    inTheWay: nobody = nobody | friends = friends | enemies = enemies
    stampedeWish: nothing = nothing | stop = to stop it | rally = to rally it | return-to-table = to bring it back | enemy-pursues = the enemy pursues it | spare-the-unit = to spare the unit | crew-holds-back = the crew holds back
    feels: nothing = nothing | fear = fear | terror = terror
    testMoment: end-of-phase = at the end of the phase | at-once = at once | none = no test
    stampedeMoment: at-once = at once | compulsory-moves = with the compulsory moves
    stampedeDirection nextDirection: away-from-enemies = directly away from its enemies | scatter-die = where the scatter die points | as-before = straight on | after-the-fleeing-unit = after the unit that flees | opposite = in the opposite direction
    stampedeEnds: open = open | free = free | attacks = it attacks | turned-aside = turned aside | off-table = off the table
    contactIs: charge = a charge | no-charge = no charge | none = nothing
  `),

  steps: said(`
    wab-22.40/fear: Dromedaries cause fear in cavalry on horses and in chariots.
    wab-16.4: Chariots cause fear in enemy infantry.
    wab-16.4/cavalry: Chariots cause fear in infantry only: cavalry feels nothing.
    wab-16.5: Chariots feel what cavalry feels.
    wab-17.7: Elephants cause terror in cavalry and chariots.
    wab-17.7/infantry: Elephants cause fear in infantry.
    wab-17.7/own: They cause it in troops of their own side too.
    wab-17.7/enemies-only: By this reading nobody tests for elephants of his own side nearby.
    wab-17.8: Used to elephants, it fears them in place of terror.
    wab-17.8/infantry: Infantry that is used to elephants does not fear them.
    wab-17.9: An African elephant fears an Indian one.
    wab-17.9/test: An African elephant tests its fear of an Indian one.
    wab-17.9/when: It tests when its fear is put to the test.
    wab-17.29: Elephants are immune to panic and psychology and never flee.
    wab-17.29/indian: An Indian elephant fears no elephant.
    wab-17.14/movement: The printed Indian elephant moves 6 inches.
    wab-17.11: An elephant does not march.
    wab-17.11/charge: It charges at double rate: {allowance} inches.
    wab-17.10: It turns: its move is halved, {allowance} inches.
    wab-17.23: An elephant fights in this combat: neither side counts this.
    wab-17.23/other: The elephant takes only the bonuses for ranks and close order away.
    wab-17.24: The elephant changes the combat result only: this still counts.
    wab-17.16: Each hit rolls 1D6: the elephant on 1 to 4, the crew on 5 or 6.
    wab-17.16/fell: By the dice {beast} {beast?hit is|hits are} on the elephant, {men} on the crew.
    wab-17.16/skill: The blows are rolled against the elephant's Weapon Skill.
    wab-17.28: The elephant is a large target: +1 to hit, and its hits are shared as in combat.
    wab-17.22: The wound comes from the front: the elephant saves on {save} or more.
    wab-17.17: The elephant of Toughness {toughness} is wounded from {needed} on, and its wounds are noted.
    wab-17.17/riding: By this reading riding makes the crew's save better by {rode}.
    wab-17.18: The warriors of the crew fall first, the mahout last; warriors alive: {warriors}.
    wab-17.30: Shots wounded the elephant, wounds: {wounds}. It takes 1 test for all of them.
    wab-17.30/when: It tests at the end of the phase.
    wab-17.31: Its mahout is dead: it tests.
    wab-17.31/may-fall: If the mahout falls, the elephant tests its Leadership: at once in combat, at the end of the phase if shots killed him.
    wab-17.31/shot: Missiles killed him: it tests at the end of the shooting phase.
    wab-17.31/combat: He fell in combat: it tests at once.
    wab-17.32: It lost a round of combat: it stampedes without a test.
    wab-17.14/leadership: The Leadership is the printed one: 7 for the mahout, 5 for the elephant.
    wab-17.3: The mahout is dead: the elephant tests on its own Leadership, {leadership}.
    wab-17.3/mahout: The mahout lives: his Leadership counts, {leadership}.
    wab-17.34: It stays under control on {leadership} or less with 2D6.
    wab-17.33: If it fails it stampedes in place of fleeing.
    wab-17.35: It moves 2D6 inches directly away from its enemies.
    wab-17.35/scatter: It moves 2D6 inches where the scatter die points.
    wab-17.36: It moves 2D6 inches straight on.
    wab-17.36/when: It moves with the compulsory moves of its own turn.
    wab-17.36/impassable: Impassable terrain turns it where the scatter die points.
    wab-17.37: A stampeding elephant cannot stop, rally or come back.
    wab-17.37/off: It leaves the table and never returns.
    wab-17.38: It is not fleeing: the enemy may not pursue it.
    wab-17.38/no-flight: It leaves the combat without fleeing.
    wab-17.39: It reaches the unit and must attack it, {inTheWay}.
    wab-17.39/must: It must attack the unit in its path, whichever side it is on.
    wab-17.39/crew: Its crew may hold back; the elephant may not.
    wab-17.39/charge: The contact counts as a charge.
    wab-17.39/no-charge: By this reading the contact is no charge: blows go by Initiative.
    wab-17.40: It broke a unit: it pursues 2D6 inches and stampedes on that way.
    wab-17.41: It lost: it moves the opposite way and stampedes on there.
    wab-17.12: Cavalry and chariots may not charge an elephant.
    wab-17.13: Charged by an elephant, cavalry and chariots may only flee, or shoot and flee.
    wab-17.13/told: An elephant charges it: it may only flee, or shoot and flee.
    wab-17.23/result: An elephant fights in this combat: no ranks and no close order count.
  `),

  because: said(`
    no-horses: It has no horses.
    own-chariots: They are chariots of its own side.
    used-to-them: It is used to elephants.
    not-used-to-them: It is not used to elephants.
    not-african-before-indian: Only African elephants fear, and Indian ones only.
    no-elephant-fights: No elephant fights in this combat.
    wound-from-elsewhere: The wound does not come from the front.
    blows-not-shots: These are blows, no shots.
    not-african: It is no African elephant.
    a-cause-of-stampede: This is one of the cases of a stampede.
    not-outnumbered-by-it: It is not outnumbered: it would not flee.
    no-combat-lost: It lost no combat.
    asks-for-nothing: Nobody asks that it stop, rally or return.
    no-combat: It was in no combat.
    nobody-pursues-it: Nobody is to pursue it.
    not-riders-or-chariots: The charger is neither cavalry nor chariots.
    counts-in-the-result: It is a bonus of the combat result or something else.
    attacks-it: Nobody asks that it spare the unit.
  `),

  ...summed(`
    beast-fear/nothing: It feels nothing before them. | Nothing | It feels nothing.
    beast-fear/fear: They cause fear in it. | Fear | It feels fear.
    beast-fear/terror: They cause terror in it. | Terror | It feels terror.
    elephant-move/no: The elephant may not march. | No | It may not march.
    elephant-move/reach: The elephant has {inches} inches. | {inches} inches | It has {inches} inches.
    elephant-effect/counts: This still counts. | Counts | It counts.
    elephant-effect/lost: This does not count. | Does not count | It does not count.
    elephant-hits/odds: {hits} {hits?hit|hits}: on average {beast} wounds on the elephant, {men} of the crew lost. | Mean {beast} and {men} | On average {beast} wounds on the elephant, {men} of the crew lost.
    stampede/automatic: The elephant stampedes without a test. | Stampedes | It stampedes without a test.
    stampede/immune: The elephant takes no test and does not stampede. | Immune | It takes no test and does not stampede.
    stampede/open: The elephant stampedes {percent:percent} of the time. | Stampedes {percent:percent} | It stampedes {percent:percent} of the time.
    stampede/bolts: The elephant stampedes. | Stampedes | It stampedes.
    stampede/controlled: The elephant does not stampede. | No stampede | It does not stampede.
    stampede-move/no: That is not possible with a stampeding elephant. | No | That is not possible.
    stampede-move/open: The elephant moves 2D6 inches, {stampedeDirection}. | 2D6 inches | It moves 2D6 inches, {stampedeDirection}.
    stampede-move/free: The elephant moves {inches} inches, {stampedeDirection}. | {inches} inches | It moves {inches} inches, {stampedeDirection}.
    stampede-move/attacks: After {inches} inches it attacks the unit in its path. | It attacks | After {inches} inches it attacks the unit.
    stampede-move/turned-aside: Impassable terrain turns it; in all it moves {inches} inches. | Turned aside | Impassable terrain turns it; in all it moves {inches} inches.
    stampede-move/off-table: The elephant leaves the table for good. | Off the table | It leaves the table for good.
  `),

  problems: said(`
    elephants-among-themselves: Elephants are not used to elephants: leave that out.
    die-of-each-elephant-hit: Say one die for each hit.
    nobody-in-the-way: Say who is in its path.
    only-at-first: Say only of its first move that it comes out of a combat.
    two-dice-of-stampede: A stampede rolls 2 dice: say both or none.
  `),
} satisfies PartOfMessages;
