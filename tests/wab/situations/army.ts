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
