/** Shots. */
export default `
wab/shooting
  skill=3 shots=10 moved expertHorsemen
  skill=6 shots=10
  skill=6 shots=10 target=large
  skill=3 shots=10 strength=1 distance=20 moved cover=heavy
  skill=3 shots=10 atCharge moved
  skill=3 shots=10 strength=5 save=3
  skill=3 shots=10 strength=6 save=5
  skill=3 shots=10 saveModifier=1 save=5
  skill=3 shots=10 neverLong distance=20
  skill=3 shots=1 toughness=9
  skill=3 shots=4 target=elephant crewSave=5
  skill=3 shots=4 target=elephant strength=1
  skill=3 shots=4 target=machine machine=cannon targetModels=2
  skill=3 shots=4 target=machine wounding=1
  skill=3 shots=4 target=machine barded
  skill=3 shots=4 target=war-wagon crewSave=5
wab/armour-save
  formation=testudo strength=4
wab/may-shoot
  occasion=stand-and-shoot shooterState=engaged
  occasion=shoot-and-flee weapon=crossbow
  aim=lone-character !nearestTarget
  weapon=crossbow moved
`;
