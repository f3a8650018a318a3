import { cases } from '../../testing/cases.ts';

cases(
  'wab/overrun',
  `
  killed: enemyEnded=killed
     => allowed voluntary diceRolled=2 decide=before-rolling says=[6.71,6.71/dice]
    movement=7 chariots=heavy => allowed voluntary diceRolled=2 decide=before-rolling says=[6.71,16.43/pursues,6.71/dice]
    movement=4 chariots=light => allowed voluntary diceRolled=3 decide=before-rolling says=[6.71,16.44/pursues,6.71/dice]
    charged=false => !allowed !voluntary diceRolled=0 decide=never says=[6.71/too-late]
    firstRound=false => !allowed !voluntary diceRolled=0 decide=never says=[6.71/too-late]
    enemySkirmishes => allowed voluntary diceRolled=2 decide=before-rolling says=[6.71,6.71/dice]
  others:
    enemyEnded=some-left => spares=[]
    enemyEnded=some-left => !allowed !voluntary diceRolled=0 decide=never says=[6.71/not-killed]
    enemyEnded=fled => !allowed !voluntary diceRolled=0 decide=never says=[6.71/not-killed]
    enemyEnded=caught-in-pursuit => !allowed !voluntary diceRolled=0 decide=never says=[6.72]
    enemyEnded=caught-fleeing-charge => allowed voluntary diceRolled=1 decide=before-rolling says=[6.73,6.71/dice]
    enemyEnded=caught-fleeing-charge enemySkirmishes => allowed voluntary diceRolled=1 decide=before-rolling says=[15.27,6.73,6.71/dice]
    enemyEnded=caught-fleeing-charge charged=false movement=8 => allowed voluntary diceRolled=1 decide=before-rolling says=[6.73,6.71/dice]
    enemyEnded=caught-in-pursuit enemySkirmishes => !allowed !voluntary diceRolled=0 decide=never says=[6.72]
`,
);

cases(
  'wab/flight-pursuit',
  `
  dice: movement=4
    pursuerMovement=4 readings.R116=b => allowed flightDice=2 pursuitDiceRolled=2 mustPursue chanceCaught=575/1296 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.34]
     => spares=[2.71~moves-six-or-less]
    movement=8 chariots=light => spares=[2.71~switched-off]
     => allowed flightDice=2 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[6.21]
    movement=8 => allowed flightDice=3 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[2.71/fast,6.21]
    movement=8 shootsFirst => allowed flightDice=2 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[2.71/fast,3.15,6.21]
    movement=4 chariots=light => allowed flightDice=2 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[16.44/flees,6.21]
    movement=8 chariots=heavy => allowed flightDice=2 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[16.43/flees,6.21]
    pursuerMovement=4 => allowed flightDice=2 pursuitDiceRolled=2 mustPursue chanceCaught=575/1296 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.34]
    pursuerMovement=8 pursuerChariots=heavy => allowed flightDice=2 pursuitDiceRolled=2 mustPursue chanceCaught=575/1296 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.34,16.43/pursues]
    pursuerMovement=4 pursuerChariots=light => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=1009/1296 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.34,16.44/pursues]
    pursuerMovement=8 allGone=false => !allowed flightDice=2 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[6.21,6.31,6.32]
    pursuerMovement=8 from=flank-or-rear => !allowed flightDice=2 pursuitDiceRolled=null !mustPursue chanceCaught=null !destroyed flightEnds=open gap=null says=[6.21,6.31,6.33]
    pursuerMovement=8 holdsObstacle => allowed flightDice=2 pursuitDiceRolled=3 !mustPursue chanceCaught=1009/1296 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.35,6.37]
    pursuerMovement=8 morePursuers.0.movement=4 => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=38441/46656 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.34,6.37,6.37/each]
    pursuerMovement=8 morePursuers.0.movement=4 readings.R116=b => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=1009/1296 destroyed=null flightEnds=open gap=null says=[6.21,6.31,6.34,6.37,6.37/one-for-all]
    pursuerMovement=8 moreFleeing.0.movement=4 dice=[1,2] pursuitDice=[1,1,1] moreFleeing.0.dice=[1,1] => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=1009/1296 !destroyed flightEnds=level gap=1 says=[6.21,6.31,6.34,6.37,6.39/several,20.6,6.41]
    pursuerMovement=8 moreFleeing.0.movement=4 dice=[1,2] pursuitDice=[1,1,2] moreFleeing.0.dice=[1,1] => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=1009/1296 destroyed flightEnds=destroyed gap=0 says=[6.21,6.31,6.34,6.37,6.39/several,20.6,6.39]
    pursuerMovement=8 moreFleeing.0.movement=4 dice=[1,2] pursuitDice=[1,1,2] moreFleeing.0.dice=[1,1] readings.R61=b => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=1009/1296 destroyed flightEnds=destroyed gap=0 says=[6.21,6.31,6.34,6.37,6.39/only-one,6.39]
    pursuerMovement=8 dice=[6,6] pursuitDice=[1,1,2] => allowed flightDice=2 pursuitDiceRolled=3 mustPursue chanceCaught=1009/1296 !destroyed flightEnds=escapes gap=8 says=[6.21,6.31,6.34,6.37,6.40]
`,
);

cases(
  'wab/pursuit-move',
  `
  alone: movement=4
    edgeAt=8 dice=[4,4] touches=rear-corner => alignsWith=none
     => spares=[6.37~moves-six-or-less]
     => diceRolled=2 chanceReached=null becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls]
    movement=8 chariots=heavy => diceRolled=2 chanceReached=null becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[16.43/pursues,6.37/rolls]
    movement=4 chariots=light => diceRolled=3 chanceReached=null becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[16.44/pursues,6.37/rolls]
    skirmishers => diceRolled=2 chanceReached=null becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,15.8]
    edgeAt=7 dice=[3,4] => diceRolled=2 chanceReached=null becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls]
    movement=8 chariots=heavy crosses=obstacle dice=[3,3] => becomes=nothing says=[16.43/pursues,6.37/rolls,16.13/forced,6.38]
    edgeAt=7 dice=[3,3] => diceRolled=2 chanceReached=null becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls]
  meets: movement=4 meets=fresh-enemy meetsAt=7
    dice=[4,4] touches=front-corner => alignsWith=front
    dice=[4,4] touches=front-corner alongFlank=1 => alignsWith=flank
    dice=[4,4] touches=rear-corner => alignsWith=flank
    dice=[4,4] touches=rear-corner alongRear=1 => alignsWith=rear
    dice=[1,4] touches=front-corner => spares=[6.37~moves-six-or-less,6.42~too-short]
    causesFear touches=flank => becomes=open fearTest=null panicsEnemy=null takesBonuses=null
    touches=front => becomes=open !fearTest !panicsEnemy !takesBonuses
    dice=[1,1] => diceRolled=2 chanceReached=7/12 becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls]
    dice=[3,4] => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=front !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,6.46/next-turn]
    dice=[3,4] causesFear => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=front fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,6.46/next-turn,6.46/fear]
    dice=[1,4] causesFear => diceRolled=2 chanceReached=7/12 becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls]
    dice=[3,4] touches=flank => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=flank !fearTest panicsEnemy takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,7.14/by-pursuit,6.46/next-turn]
    dice=[3,4] touches=flank models=4 => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=flank !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,6.46/next-turn]
    dice=[3,4] touches=flank models=5 => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=flank !fearTest panicsEnemy takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,7.14/by-pursuit,6.46/next-turn]
    dice=[3,4] touches=flank skirmishers => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=flank !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,15.8,6.42,6.43,6.46/next-turn]
    dice=[3,4] touches=flank readings.R115=b => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=flank !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,6.46/next-turn]
    dice=[3,4] touches=rear => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=rear !fearTest panicsEnemy takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,7.14/by-pursuit,6.46/next-turn]
    dice=[3,4] touches=front-corner alongFront=3 alongFlank=4 => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=flank !fearTest panicsEnemy takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.44,7.14/by-pursuit,6.46/next-turn]
    dice=[3,4] touches=front-corner alongFront=4 alongFlank=4 => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=front !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.44,6.46/next-turn]
    dice=[3,4] touches=rear-corner alongFlank=2 alongRear=3 => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=rear !fearTest panicsEnemy takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.44,7.14/by-pursuit,6.46/next-turn]
    dice=[1,4] touches=flank => diceRolled=2 chanceReached=7/12 becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls]
    dice=[3,4] crosses=difficult => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=front !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.38,6.42,6.43,6.46/next-turn]
    dice=[3,4] edgeAt=3 => diceRolled=2 becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses goesOffTable says=[6.37/rolls,6.49]
    dice=[3,4] edgeAt=8 => diceRolled=2 chanceReached=7/12 becomes=charge alignsWith=front !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,6.46/next-turn]
    dice=[3,4] meetsAt=5 edgeAt=6 => diceRolled=2 chanceReached=5/6 becomes=charge alignsWith=front !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.42,6.43,6.46/next-turn]
    dice=[3,4] meets=fled-this-turn causesFear touches=flank => diceRolled=2 chanceReached=7/12 becomes=destroys-it alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.47]
    dice=[3,4] meets=fled-earlier causesFear touches=flank => diceRolled=2 chanceReached=7/12 becomes=it-flees-again alignsWith=none !fearTest !panicsEnemy !takesBonuses !goesOffTable says=[6.37/rolls,6.48]
    dice=[3,4] meets=fled-this-turn meetsAt=5 edgeAt=6 => diceRolled=2 chanceReached=5/6 becomes=destroys-it alignsWith=none !fearTest !panicsEnemy !takesBonuses goesOffTable says=[6.37/rolls,6.47,6.49]
    dice=[3,4] meets=fled-this-turn edgeAt=6 => diceRolled=2 becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses goesOffTable says=[6.37/rolls,6.49]
    dice=[3,4] meets=fled-earlier edgeAt=6 => diceRolled=2 becomes=nothing alignsWith=none !fearTest !panicsEnemy !takesBonuses goesOffTable says=[6.37/rolls,6.49]
`,
);
