/** The end of the game, war machines and what the answers to doubts add. */
export default `
wab/army-break
  armyUnits.0.modelsAtFirst=5 armyUnits.0.modelsLeft=6
wab/battery
  oneMachine=catapult otherMachine=cannon machinesApart=3
wab/organ-gun
  underTemplate=4 artilleryDie=misfire misfireDie=1
  underTemplate=4 artilleryDie=misfire misfireDie=3
wab/victory-points
  armyUnits.0.cost=100 armyUnits.0.modelsLeft=6
`;
