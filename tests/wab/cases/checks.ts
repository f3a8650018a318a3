import { casesIn } from '../../ties/case-rows.ts';

/** Break, panic, rally and reform tests. */
export const CASES = casesIn(`
wab/break-test
  223 a unit of 4 in a draw: leadership=7 lostBy=0 models=4 => broken=false
  325 the battle standard is fleeing: leadership=7 lostBy=1 standardDistance=8 standardFlees => rerolls=false
wab/panic-test
  225 friends break 11 inches away: leadership=7 cause=broken-friends friendDistance=11 => tests
  225 friends break 13 inches away: leadership=7 cause=broken-friends friendDistance=13 => tests=false
  93 it is fleeing itself: leadership=7 friendDistance=2 fleeing => tests=false
  177 4 of 17 lost to missiles: leadership=7 cause=shooting models=17 lost=4 => tests=false
  179 3 of 12 lost to a reaction: leadership=7 cause=shooting models=12 lost=3 => tests
  117 an ignored charge reaches: leadership=6 cause=ignored-charge => tests passChance=5/12
  261 19 against 10 who flee 3 inches away: leadership=7 models=19 friendDistance=3 friendModels=10 => tests
  263 friends flee 5 inches away: leadership=7 models=10 friendDistance=5 friendModels=10 => tests=false
  265 11 left of 20: leadership=7 models=11 startModels=20 friendModels=10 => passChance=7/12
  267 friendly skirmishers break 5 inches away: leadership=7 cause=broken-friends friendDistance=5 friendsSkirmish => tests=false
  273 it won its own combat: leadership=6 cause=broken-friends wonCombat => passChance=95/144
  275 engaged and charged in the flank: leadership=7 cause=flank-charge engaged dice=[6,6] => flight=as-broken
  277 a fleeing unit near broken friends: leadership=7 cause=broken-friends friendDistance=10 fleeing => tests=false
  417 riders of Leadership 8: leadership=8 => leadershipUsed=8
  419 friends flee 2 inches away: leadership=7 friendDistance=2 dice=[6,6] => flight=own-edge
  421 under fire from two units: leadership=7 cause=shooting models=10 lost=3 dice=[6,6] => flight=away-from-shooter
  427 a lone character and skirmishers: leadership=8 models=1 loneCharacter friendDistance=2 friendsSkirmish => tests=false
wab/rally-test
  89 4 models left: leadership=7 models=4 startModels=12 enemyDistance=20 => allowed=false
  91 11 of 20, the enemy near is fleeing: leadership=8 models=11 startModels=20 enemyDistance=6 enemyFlees => passChance=13/18
  323 within reach of the General: leadership=6 generalLeadership=9 generalDistance=10 => passChance=5/6
wab/reform-test
  6 Leadership 8 and an enemy near, rolls 5: leadership=8 enemyDistance=6 dice=[2,3] => passed
  63 Leadership 7 and an enemy 6 inches away: leadership=7 enemyDistance=6 => passChance=5/12
  65 the General of Leadership 9 is 10 inches away: leadership=7 generalLeadership=9 generalDistance=10 enemyDistance=5 => passChance=13/18
`);
