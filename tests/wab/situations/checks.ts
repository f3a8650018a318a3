/** Break, panic, rally and reform tests. */
export default `
wab/break-test
  leadership=8 lostBy=1 models=6 warWagon fearsEnemy enemyModels=20
  leadership=7 lostBy=1 characterLeadership=9 skirmishers
  leadership=7 lostBy=1 characterLeadership=9 characterWithdrawn
  leadership=7 lostBy=1 generalLeadership=9 generalFlees
  leadership=7 lostBy=1 generalLeadership=9 generalDistance=20
  leadership=7 lostBy=1 generalLeadership=9 generalsUnit=failed
  leadership=7 lostBy=1 generalLeadership=9 generalsUnit=to-test
  leadership=7 lostBy=1 models=1 loneCharacter
  leadership=7 lostBy=1 standardDistance=8 standardFlees
  leadership=7 lostBy=1 standardDistance=8 skirmishers
  leadership=7 lostBy=1 standardDistance=20
  leadership=7 lostBy=1 standardDistance=8 dice=[6,6] diceAgain=[1,1]
  leadership=7 lostBy=1 dice=[1,1]
  leadership=7 lostBy=1 dice=[6,6]
  leadership=7 lostBy=1 dice=[6,6] mayGiveGround
  leadership=7 hatesEnemy
  leadership=7 hatesEnemy fearsEnemy enemyModels=30
  leadership=7 stubborn dice=[6,6]
  leadership=7 stubborn dice=[6,6] groundUsed
  leadership=7 stubborn dice=[6,6] groundClosed
  leadership=7 stubborn dice=[6,6] mayGiveGround
  leadership=7 stubborn models=4
  leadership=7 stubborn fearsEnemy enemyModels=30
  leadership=7 stubborn fearsEnemy enemyModels=30 stubbornDie=3
  leadership=7 stubborn fearsEnemy enemyModels=30 stubbornDie=4
  leadership=7 fearsEnemy enemyModels=30
  leadership=7 fearsEnemy frenzied enemyModels=30
  leadership=7 fearsEnemy frenzied enemyModels=30 R291=b
  leadership=7 fearsEnemy
  leadership=7 frenzied lostBy=0
  leadership=7 chargedByWarband enemyModels=30
  leadership=7 chargedByWarband friendlyModels=5
  leadership=7 chargedByWarband
  leadership=7 unreliable standardDistance=8
  leadership=7 unreliable generalLeadership=9
  leadership=7 generalLeadership=9
  leadership=7 warband generalLeadership=9
  leadership=7 warband generalLeadership=9 generalWarband
  leadership=7 warband characterLeadership=8
  leadership=7 warband characterLeadership=8 characterWarband
  leadership=7 warband width=3
  leadership=7 warband models=5
wab/panic-test
  leadership=7 cause=broken-friends friendDistance=8 leviesBroke
  leadership=7 cause=broken-friends friendDistance=8 leviesBroke levy
  cause=shooting leadership=7 models=4 lost=4
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
  leadership=7 models=9 startModels=20
  leadership=7 models=20 friendModels=10
  leadership=7 skirmishers friendsSkirmish R87=b
  leadership=7 models=1 loneCharacter friendsSkirmish
  leadership=7 cause=broken-friends friendDistance=8
  leadership=7 cause=broken-friends friendsSkirmish
  leadership=7 cause=broken-friends friendsEnd=panicked
  leadership=7 cause=broken-friends friendsEnd=destroyed-by-shooting
  leadership=7 cause=broken-friends wonCombat
  leadership=7 cause=broken-friends wonCombat dice=[6,6] diceAgain=[6,6]
  leadership=7 cause=flank-charge
  leadership=7 cause=flank-charge skirmishers
  leadership=7 cause=flank-charge skirmishers engaged
  leadership=7 cause=flank-charge models=4
  leadership=7 cause=flank-charge !chargeReaches
  leadership=7 cause=flank-charge !chargerFormed
  leadership=7 cause=flank-charge chargerModels=4
  leadership=7 cause=general-killed
  leadership=7 cause=general-killed offTable
  leadership=7 cause=general-killed generalEnds=fled-off-table
  leadership=7 cause=shooting models=10 lost=3
  leadership=7 cause=shooting models=10 lost=2
  leadership=7 cause=ignored-charge
  leadership=7 cause=ignored-charge !chargeReaches
  leadership=7 cause=general-killed engaged
  leadership=7 frenzied
  leadership=7 stubborn
  leadership=7 stubborn models=4
  leadership=7 stubborn cause=broken-friends
  leadership=7 inAmbush
wab/rally-test
  leadership=7 models=1 loneCharacter
  leadership=7 enemyFlees
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
  leadership=7 warband
  leadership=7 warband R292=b
wab/reform-test
  leadership=7 formation=phalanx drilled
  leadership=7 drilled enemyDistance=6
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
`;
