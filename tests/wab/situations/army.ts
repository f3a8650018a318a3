/** The army lists. */
export default `
wab/list-unit
  entry=roman-general listOptions=[falx]
  entry=legate listOptions=[falx]
  entry=tribune listOptions=[falx]
  entry=hillmen listOptions=[composite-bow]
  entry=fanatics listOptions=[stubborn,spear] R275=b tribe=germans
wab/army-list
  armyList=own ownShares.0.shareCalled=Core ownShares.0.leastPercent=50 units.0.models=4 units.0.unitPoints=40 units.0.ownShare=1 pointsLimit=30
  armyList=own units.0.entry=warriors
  armyList=own units.0.ownShare=1
  armyList=own ownEntries.0.modelsLeast=10 ownEntries.0.modelsMost=8 units.0.models=9
  armyList=own ownEntries.0.modelPoints=5 units.0.ownEntry=2
  units.0.entry=warriors units.0.models=8 units.0.width=9
  units.0.models=5
wab/testudo
  testudoAsk=marches
  testudoAsk=charges
  testudoRanks=2
  testudoCharged
wab/roman-standard
  battleEnds
  holderFate=stands
wab/carroballista
  cartAsk=marches
  cartAsk=charges
  cartAsk=moves cartDistance=9
  cartAsk=moves cartDistance=8
wab/war-dog-hits
  dogsLeft=0 handlersLeft=0
`;
