import type { Exceptions } from '../ties/exceptions.ts';

export default {
  // A test has 2 dice and a re-roll as many, a character is 1 model, a champion who strikes is among those who do, the -1 of
  // an obstacle ends with a won round, pursuit is rolled for a pursuer, and who shoots and flees is charged.
  ofProblems: [
    'wab-1.5',
    'wab-1.20',
    'wab-3.13',
    'wab-5.21',
    'wab-6.36',
    'wab-6.80',
    'wab-8.9',
    'wab-9.2',
  ],
  uncomputed: {
    // The faces of the die, 1 model, a sample profile, the least models of a formed unit.
    'wab-1.4': '1 6',
    'wab-1.22': '1',
    'wab-1.23': '1 3 7',
    'wab-1.40': '5',
    // The numbers of the rules of the official FAQ.
    'wab-3.53': '3',
    // The share, which is told in models.
    'wab-4.64': '25',
    'wab-4.65': '25',
    // An angle that needs no table; how many kinds of terrain there are.
    'wab-2.21': '180',
    'wab-2.34': '5',
    'wab-7.21': '25',
    // The distance of a panic that is asked by itself, a die and the one that is rolled, one of each.
    'wab-5.4': '12',
    'wab-5.17': '1 6',
    'wab-5.37': '1',
    'wab-8.6': '1',
    'wab-9.56': '1',
    // A rate, and the least number of a unit that breaks without a test, which a character never has.
    'wab-9.8': '3',
    'wab-9.41': '5',
    // Rows and columns of tables, which go on by one; the least number of a unit in the flank, counted by its player.
    'wab-5.22': '7 8 9',
    'wab-5.23': '8 9 10',
    'wab-5.30': '7 8 9 10',
    'wab-5.47': '5',
    'wab-5.50': '5',
  },
  // What happens in which order, what a unit does after its test, and dice written 2D6.
  aside: {
    'army-list': 'faults pointsLeft share unitCost',
    'list-unit':
      'attacks ballisticSkill carries faults initiative leadership machineRange machineStrength movement optionsCost orderOfUnit saveFought saveShot specialRules strength toughness weaponSkill woundDie woundsEach',
    'roman-standard': 'modelsRemoved',
    'war-dog-hits': 'dogHits handlerHits',
    'after-combat': 'firstToTest order',
    'break-test': 'breakChance passChance unitDoes',
    charge: 'chargeEnds chargesFailing',
    'charge-reaction': 'flightDice mayShootAt unitReacts',
    disengage: 'flightDice',
    'fleeing-target': 'escapesOn',
    'close-weapon': 'hands',
    blows: 'chanceOfAWound meanWounds',
    'combat-casualties': 'lastRankLeft',
    'combat-draw': 'momentum',
    'combat-round': 'first',
    'combat-steps': 'order stepAfter stepBefore',
    'strike-order': 'first order',
    // Models at each end and in each rank, and averages.
    casualties: 'lostAtEnds rankSizes',
    shooting: 'chanceOfAWound meanWounds',
    // In other words: where to, when and how a flight ends, at double rate, facing the rear, over a wall.
    'flight-move': 'flightDice flightEndsAs flightMoment flightRoute',
    manoeuvre: 'facesAfter',
    movement: 'rate',
    'terrain-move': 'obstaclesCrossed',
    'panic-test': 'testedWhen',
    'flight-pursuit': 'flightDice flightEnds pursuitDiceRolled',
    'flight-direction': 'direction',
    pursuit: 'chanceForced passChance victorDoes',
    'pursuit-move': 'alignsWith becomes chanceReached diceRolled enemyReacts',
    'off-table': 'chanceAtAll',
    'give-ground': 'chanceOfRoom diceRolled',
    overrun: 'diceRolled',
    // When it tests and what follows, an enemy by his place in a list, chances over several turns.
    'fear-test': 'fearMoment ifItFails testTaken',
    'forced-charge': 'enemiesInReach towards unitMust',
    'warband-test': 'neverChance',
    // Chances and averages of chariots and elephants, and when or how what they do happens.
    'chariot-losses': 'chanceAllCross chanceEachCrosses',
    'chariot-move': 'marchDice',
    'chariot-save': 'saveChance',
    'crew-attacks': 'fightingNow weaponUsed',
    'crew-shots': 'toHitModifier',
    'elephant-hits': 'chanceAllOnElephant chanceElephantDies chanceMahoutDies',
    'impact-hits': 'chanceSurvives impactMoment meanHits',
    stampede: 'passChance testMoment',
    'stampede-move': 'chanceAttacks contactIs moveDice stampedeEnds',
    // Who does not come back after a refusal, and a minus that is written as a hyphen.
    challenge: 'comesBack',
    'character-target': 'toHitModifier',
    'turn-sequence': 'phaseNumber',
    unit: 'fullRanksBehind unitLength unitWidth',
    // Chances that stand beside the answer, misfires in other words, what follows from the name of the machine.
    'bolt-thrower': 'chanceHit meanRemoved',
    cannon: 'chanceDestroyed chanceEachDies chanceMisfire meanRemoved misfire modelsHit shootsWhen',
    catapult:
      'chanceAsAimed chanceDestroyed chanceHoleDies chanceMisfire chanceOtherDies landsAt meanRemoved misfire shootsWhen',
    'machine-crew': 'enemyMay',
    'machine-hits': 'chanceCharacter',
    'organ-gun': 'chanceDestroyed misfire needsToSave',
  },
} satisfies Exceptions;
