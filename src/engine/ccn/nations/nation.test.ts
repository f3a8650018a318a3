import { cases } from '../../testing/cases.ts';

cases(
  'ccn/nation',
  `
  a sheet as a whole:
                                                                        => unitTypes=0 half=up startBlocks=null says=[5.95/sheet]
    half=down records.0.unit=line records.0.startBlocks=4               => unitTypes=1 half=down
  a unit of which it speaks: records.0.unit=line records.0.startBlocks=4 unit=line
                                                                        => startBlocks=4 nationalDice=null nationalFlags=0 says=[5.95/sheet,2.12/sheet]
    records.0.nationalFire=1 inCombat=fire                              => nationalDice=1 says=[5.95/sheet,2.12/sheet,5.99/sheet]
    records.0.nationalFire=1 inCombat=melee                             => nationalDice=0 says=[5.95/sheet,2.12/sheet]
    records.0.nationalMelee=-1 inCombat=melee                           => nationalDice=-1 says=[5.95/sheet,2.12/sheet,5.130/sheet]
    records.0.nationalMove=1                                            => nationalMove=1 says=[5.95/sheet,2.12/sheet,5.52/sheet]
    records.0.nationalHexes=2                                           => nationalHexes=2 says=[5.95/sheet,2.12/sheet,5.184/sheet]
    records.0.nationalFlags=1                                           => nationalFlags=1 says=[5.95/sheet,2.12/sheet,5.196/sheet]
    records.0.general=british                                           => generalValues=[blocks] says=[5.95/sheet,2.12/sheet,2.11/general]
    unit=light                                                          => startBlocks=null nationalFlags=null says=[5.95/sheet,2.11/silent]
  a horse battery: records.0.unit=horse-artillery records.0.startBlocks=1 records.0.gunTable.0.tableDice=[2,1,0] records.0.gunTable.0.closeDice=2 unit=horse-artillery
    inCombat=fire distance=3                                            => artilleryDice=1 says=[5.95/sheet,2.12/sheet,5.106/sheet]
    inCombat=fire                                                       => artilleryDice=null
    inCombat=melee                                                      => artilleryDice=2 says=[5.95/sheet,2.12/sheet,5.141/close]
    records.0.nationalMelee=1 inCombat=melee                            => nationalDice=1 says=[5.95/sheet,2.12/sheet,5.141/sheet,5.141/close]
    records.0.startBlocks=2                                             => refused records.0.gunTable table-lacks-blocks 5.106
  cavalry and the Guard: records.0.unit=guard-heavy-cavalry records.0.startBlocks=3 unit=guard-heavy-cavalry
    records.0.nationalMelee=1 inCombat=melee                            => nationalDice=1 says=[5.95/sheet,2.12/sheet,5.133/sheet]
    inCombat=melee                                                      => nationalDice=0 says=[5.95/sheet,2.12/sheet]
    records.0.guardFlags=2                                              => guardFlags=2 says=[5.95/sheet,2.12/sheet,5.194/sheet]
`,
);
