import { cases } from '../../testing/cases.ts';

cases(
  'wab/army-break',
  `
  what units are worth:
    armyUnits.0.sort=formed => breakValue=2 says=[19.1,19.2,19.5]
    armyUnits.0.cost=300 => breakValue=2 says=[19.1,19.2,19.5]
    armyUnits.0.cost=301 => breakValue=3 says=[19.1,19.2,19.2/dear,19.5]
    armyUnits.0.modelsAtFirst=20 => breakValue=2 says=[19.1,19.2,19.5]
    armyUnits.0.sort=elephant armyUnits.0.cost=400 => breakValue=2 says=[19.1,19.2,19.5]
    armyUnits.0.sort=war-wagon => breakValue=2 says=[19.1,14.3,19.2,19.5]
    armyUnits.0.sort=skirmishers armyUnits.0.modelsAtFirst=15 => breakValue=1 says=[19.1,19.3,19.5]
    armyUnits.0.sort=skirmishers armyUnits.0.modelsAtFirst=16 => breakValue=2 says=[19.1,19.3,19.3/large,19.5]
    armyUnits.0.sort=character => breakValue=0 says=[19.1,19.4,19.5]
  what is lost:
    armyUnits.0.sort=character armyUnits.0.fate=destroyed => valueLost=0 says=[19.1,19.4,19.5]
    armyUnits.0.sort=artillery armyUnits.0.modelsAtFirst=2 armyUnits.0.modelsLeft=1 => valueLost=0 says=[19.1,19.4,19.5]
    armyUnits.0.modelsAtFirst=20 armyUnits.0.modelsLeft=0 => valueLost=2 armyBroken says=[19.1,19.2,19.7,19.5,19.6]
    armyUnits.0.modelsAtFirst=20 armyUnits.0.modelsLeft=10 => valueLost=1 !armyBroken says=[19.1,19.2,19.8,19.5]
    armyUnits.0.alike=4 generalIs=dead standardLost => breakValue=8 valueLost=3 valueLeft=5 says=[19.1,19.2,19.5,19.9,19.9/standard]
`,
);

cases(
  'wab/victory-points',
  `
  for leaders and standards:
    => winner=draw says=[19.10/draw]
    enemyGeneralIs=fled => ownPoints=100 says=[19.17,19.10]
    ownGeneralIs=dead => enemyPoints=100 winner=enemy says=[19.17,19.10]
    standardsTaken=3 => ownPoints=300 says=[19.18,19.10]
    standardsGiven=2 => enemyPoints=200 says=[19.18,19.10]
    battleStandardGiven => enemyPoints=200 says=[19.19,19.10]
    enemyArmyIs=broken => ownPoints=500 says=[19.20,19.10]
    ownArmyIs=broken => enemyPoints=500 says=[19.20,19.10]
  for a unit: armyUnits.0.cost=150
    armyUnits.0.fate=destroyed => ownPoints=150 says=[19.11,19.10]
    armyUnits.0.modelsAtFirst=20 armyUnits.0.modelsLeft=0 => ownPoints=150 says=[19.11,19.10]
    armyUnits.0.modelsAtFirst=20 armyUnits.0.modelsLeft=10 => ownPoints=75 says=[19.14,19.10]
    armyUnits.0.fate=stampedes => ownPoints=0 says=[19.10/draw]
    armyUnits.0.sort=elephant armyUnits.0.fate=stampedes => ownPoints=75 says=[19.12,19.10]
    armyUnits.0.sort=elephant armyUnits.0.fate=stampedes armyUnits.0.modelsAtFirst=2 armyUnits.0.modelsLeft=1 => ownPoints=75 says=[19.12,19.10]
    armyUnits.0.sort=elephant armyUnits.0.fate=stampedes armyUnits.0.modelsLeft=0 => ownPoints=150 says=[19.11,19.10]
  for a quarter: armyUnits.0.ofSide=own armyUnits.0.cost=150 armyUnits.0.quarter=1
    => ownQuarters=1 ownPoints=100 says=[19.15,19.10]
    armyUnits.0.sort=chariots => ownQuarters=1
    armyUnits.0.sort=skirmishers => ownQuarters=0 says=[19.15/sort,19.10/draw]
    armyUnits.0.sort=skirmishers armyUnits.0.modelsAtFirst=6 armyUnits.0.modelsLeft=4 => ownQuarters=0 says=[19.15/sort,19.10/draw]
    armyUnits.0.sort=skirmishers armyUnits.0.fate=fleeing => ownQuarters=0 says=[19.15/sort,19.10/draw]
    armyUnits.0.modelsAtFirst=6 armyUnits.0.modelsLeft=5 => ownQuarters=1
    armyUnits.0.modelsAtFirst=6 armyUnits.0.modelsLeft=4 => ownQuarters=0 says=[19.15/few,19.10/draw]
    armyUnits.0.fate=fleeing => ownQuarters=0 says=[19.15/fleeing,19.10/draw]
    armyUnits.0.fate=fleeing readings.R321=b => ownQuarters=1
`,
);

cases(
  'wab/victory-points',
  `
  who is not broken is not told to be:
    enemyGeneralIs=dead => ownPoints=100 enemyPoints=0 says=[19.17,19.10] spares=[]
    enemyArmyIs=broken => ownPoints=500 enemyPoints=0 says=[19.20,19.10] spares=[]
`,
);
