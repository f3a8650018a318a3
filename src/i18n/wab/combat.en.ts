import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/combat-result: Combat result | Who wins, by how much, with every bonus | Adds up wounds, ranks, standards, flank and rear, higher ground, momentum and close order for both sides of a combat: who wins and by how much.
  `),
    'wab/blows': {
      title: 'Blows in close combat',
      line: 'What hits, wounds and saves, and the wounds',
      about:
        'Says with how many dice a unit strikes, what they need to hit, with which Strength they wound, what saves, and how many unsaved wounds they cause with which exact chance.',
      fields: labelled(`
        models: Models that can strike | Models of the unit in contact with the enemy when he began to strike; a champion among them.
        skill: Weapon Skill | The Weapon Skill (WS, HA) of who strikes; of a mount its own.
        strength: Strength | The Strength (S) of the warrior himself.
      `),
    },
  },

  fields: labelled(`
    attacks: Attacks of each | The Attacks (A) of each of these models.
    champion: A champion among them | true if a champion is where he can strike.
    lostBefore: Fallen before they strike | How many models of the unit have fallen this round before it strikes.
    enemySkill: Weapon Skill of the enemy | The Weapon Skill (WS, HA) of who is struck: of cavalry the rider's; 0 if he is helpless.
    weaponBonus: Strength of the weapon | What the weapon always adds to Strength: a halberd 1, a two-handed axe 2.
    chargeBonus: Strength of the charge | What the weapon adds to Strength on a charge in the open: a lance 2. 0 if it did not charge.
    notHuman: Not human | true if an elephant or a great machine strikes, which may be stronger than 5.
    atObstacle: Over a defended obstacle | true if the unit attacks an enemy who defends an obstacle.
    wonRound: It has won a round | true if the attackers of the obstacle have already won a round of this combat.
    enemyWounds: Wounds of the enemy | How many wounds the enemy has left in all: more are not counted. Left out: no limit.
    own: Your side | What counts for your side of the combat.
    enemy: The enemy | What counts for the enemy's side of the combat.
    wounds: Unsaved wounds caused | How many unsaved wounds this side caused, those beyond what the enemy had left aside.
    ranks: Full ranks behind the first | Of its best unit, at the start of the turn; a rank is full with 4 models.
    width: Models in a rank | How many models stand in each rank of that unit.
    order: Kind of that unit | close-infantry, formed infantry in close order; open-infantry, formed infantry in open order; cavalry; other.
    standard: Standard | true if a unit of this side in the combat has a standard.
    battleStandard: Battle standard | true if the battle standard is in the combat or with a unit engaged in it.
    higher: Higher ground | true if a unit of this side fights from a higher position.
    flankUnits: Units on an enemy flank | How many of its units with 5 or more models left attack an enemy flank.
    rearUnits: Units on an enemy rear | How many of its units with 5 or more models left attack an enemy rear.
    wonLastRound: It has the momentum | true if this side won the round before, or its musicians the momentum.
    bonusesLost: What takes its bonuses away | nothing; flank-charge, a formed enemy of 5 or more charged it in flank or rear; few, it has fewer than 5 models left; obstacle, it fights across an obstacle; difficult, it fights in difficult terrain.
    elephant: An elephant in the combat | true if an elephant of either side is in the combat.
  `),

  answers: labelled(`
    rolledToHit: Rolled to hit | Whether dice are rolled to hit.
    strength: Strength | The Strength of a blow with what weapons add.
    total: Total | Wounds and bonuses of a side.
    strikers: Models that strike | How many models still strike.
    attackDice: Dice to hit | How many dice are rolled to hit.
    ownTotal: Total of your side | Wounds and bonuses of your side.
    enemyTotal: Total of the enemy | Wounds and bonuses of the enemy.
    wonBy: By how much | The difference of the totals; 0 for a draw.
    winner: Winner | own, your side; enemy; draw.
  `),

  terms: {
    'own:the': 'your side',
    'enemy:the': 'the enemy',
    ...worded(`
    order: close-infantry = infantry in close order | open-infantry = infantry in open order | cavalry = cavalry | other = other troops
    bonusesLost: nothing = nothing | flank-charge = a flank or rear charge | few = fewer than 5 models | obstacle = an obstacle | difficult = difficult terrain
    winner: own = your side | enemy = the enemy | draw = draw
    `),
  },

  steps: said(`
    wab-5.37: Models that fell do not strike back: {left} {left?strikes|strike}.
    wab-8.8: The champion rolls one extra die.
    wab-8.4: The champion was spared in place of others: he does not strike.
    wab-5.17: It rolls {dice} {dice?die|dice} to hit.
    wab-5.24: Against Weapon Skill 0 every blow hits.
    wab-5.22: It hits from {needed} on: Weapon Skill {skill} against {enemySkill}.
    wab-5.20: By this reading the obstacle takes 1 off Weapon Skill.
    wab-6.83: The enemy defends an obstacle: -1 to hit.
    wab-5.23: {needed} would be needed: a 6 hits, with {strengthLost} less Strength.
    wab-5.27: The weapon adds {bonus} to Strength.
    wab-5.27/charge: On the charge the weapon adds {bonus} to Strength.
    wab-6.82: Against a defended obstacle the charge adds no Strength.
    wab-5.28: No human is stronger than 5.
    wab-5.25: It wounds from {needed} on: Strength {strength} against Toughness {toughness}.
    wab-5.40: {who:The}: +{wounds} for unsaved wounds.
    wab-6.14: {who:The}: charged in flank or rear by a formed enemy, no bonus for ranks or close order.
    wab-6.15: {who:The}: fewer than 5 models left, no bonus for ranks or close order.
    wab-6.16: {who:The}: fighting across an obstacle, no bonus for ranks or close order.
    wab-6.17: {who:The}: in difficult terrain, no bonus for ranks or close order.
    wab-6.18: {who:The}: in open order it keeps its ranks in difficult terrain.
    wab-6.19: {who:The}: an elephant is in the combat, no bonus for ranks or close order.
    wab-5.41: {who:The}: +{bonus} for full ranks.
    wab-5.44: {who:The}: +1 for a standard.
    wab-5.45: {who:The}: +1 for the battle standard.
    wab-5.46: {who:The}: +1 for the higher position.
    wab-5.47: {who:The}: +1 for attacking a flank.
    wab-5.48: {who:The}: +1 for attacking flanks with more units than the other side.
    wab-5.50: {who:The}: +2 for attacking a rear.
    wab-5.51: {who:The}: +1 for the momentum.
    wab-5.54: {who:The}: +1 for close order.
    wab-5.55: {who:The}: cavalry has no bonus for close order.
    wab-5.39: The totals are {ownTotal} for your side and {enemyTotal} for the enemy.
  `),

  because: said(`
    none-fell: None of its models fell before it strikes.
    champion-spared: The champion was spared in place of another.
    champion-fights: The champion strikes.
    won-a-round: The attackers have won a round.
    not-that-strong: The Strength is not above 5.
    can-defend: The enemy's Weapon Skill is not 0.
    narrow: Its ranks have fewer than 4 models.
    skirmish: The standards of skirmishers do not count.
    not-more-units: The other side has as many units there.
    bogged-down: Cavalry in difficult terrain has no momentum.
  `),

  ...summed(`
    blows/none: Nobody is left to strike. | No blows | Nobody strikes.
    blows/harmless: The blows cannot wound the enemy. | No harm | They cannot wound him.
    blows/odds: It strikes with {dice} {dice?die|dice}, hits from {hitsOn} on, and its unsaved wounds average {mean:decimal}. | Wounds average {mean:decimal} | It rolls {dice} {dice?die|dice}, hits from {hitsOn} on, and its unsaved wounds average {mean:decimal}.
    blows/automatic: Its {dice} {dice?blow hits|blows hit} without a roll, and the unsaved wounds average {mean:decimal}. | Wounds average {mean:decimal} | All blows hit, and the unsaved wounds average {mean:decimal}.
    combat-result/own: Your side wins the combat by {wonBy}. | Your side by {wonBy} | Your side wins by {wonBy}.
    combat-result/enemy: The enemy wins the combat by {wonBy}. | The enemy by {wonBy} | The enemy wins by {wonBy}.
    combat-result/draw: The combat is a draw. | Draw | It is a draw.
  `),

  problems: said(`
    no-obstacle: Only who attacks a defended obstacle is asked whether he has won a round.
    nobody-fights: A champion who strikes is one of the models that can strike.
  `),
} satisfies PartOfMessages;
