import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, its examples and what differs from those in one field do not bring out. */
const WORDS = `
ccn/deck-odds wanted=rally
  wantedSeen=1
  draws=2
ccn/elan cardsInHand=3
  infantryUnits=4
  rolled=[infantry] infantryUnits=4
ccn/first-strike
  when=own-turn otherCards=0
  inSquare attackingUnit=light-cavalry
ccn/rally
  cardsInHand=3
ccn/short-supply
  unit=line inSquare
  unit=line owner=player R81=b
  unit=line baselineFull ownEdge=bottom section=left closedHexes=[B1,B2,B3,B4]
  unit=leader leader
ccn/form-square
  unit=line firstStrike R34=b
ccn/square unit=line
  squareAction=detach-leader leader
  squareAction=detach-leader leader leavesSquare
  squareAction=fire enemyAdjacent=leader
  squareAction=fire enemyAdjacent=leader R77=b
  squareAction=fire enemyAdjacent=leader R77=b leavesSquare
  squareAction=fire enemyAdjacent=unit
  squareAction=fire enemyAdjacent=unit leavesSquare
  squareAction=fire ordered=false
  squareAction=be-eliminated leavesSquare
  enemyAdjacent=unit R9=b
ccn/line-of-sight
  from=E7 to=G7 units=[F6,F7]
  from=E7 to=G7 units=[F6]
  from=E7 to=G7
  from=A1 to=E1 units=[B1]
  from=C7 to=G7 units=[D6,F7]
  from=E7 to=E10 towns=[E8] fieldworkHexes=[E9]
  from=E7 to=E10 ruggedHills=[E8] rivers=[E9]
  from=E7 to=E10 fords=[E8] bridges=[E9]
  from=E7 to=E10 hills=[E8] quarries=[E9]
  from=E7 to=E10 hills=[E9,E10] forests=[E7]
  from=E7 to=E10 hills=[E10] towns=[E7]
  from=E7 to=E10 hills=[E7,E8,E9,E10] forests=[E8]
  from=E7 to=E10 hills=[E7,E8,E9,E10] units=[E8] R57=b
  from=E7 to=E10 hills=[E7,E8,E10]
  from=E7 to=E10 hills=[E7,E8,E10] R58=b
  from=E7 to=E10 hills=[E7,E10] forests=[E4]
  from=E7 to=E10 towns=[E10]
  from=E7 to=E8 forests=[E7,E8]
  from=E7 to=E9 hills=[E7] friends=[E8] shooter=foot-artillery
  from=E7 to=E9 hills=[E7] friends=[E8] shooter=foot-artillery combinedArms
  from=E7 to=E9 hills=[E7] friends=[E8] shooter=rifle
  from=E7 to=E9 combinedArms
  from=E7 to=E7
ccn/dice
  thrownDice=2
ccn/sections
  hex=A1
ccn/setup
  unitSymbols=2 blocksPerUnit=4
  cardsDealt=5
ccn/victory
  banners=2
`;

export default situations(WORDS);
