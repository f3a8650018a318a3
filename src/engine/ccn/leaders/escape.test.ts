import { cases } from '../../testing/cases.ts';
import { leaderEscape } from './escape.ts';

cases(
  leaderEscape,
  `
  one enemy unit rolls its melee dice:
    first.unit=line first.blocks=2   => allowed dice=2 passesFirst=null leaderLost=null banners=0 leastHexes=1 mostHexes=2 secondDice=0 odds.leader-lost=11/36 odds.passes-first=25/36 5.210 5.210/if sum=escape/open
    first.unit=heavy-cavalry first.blocks=3 => dice=4
    first.unit=old-guard first.blocks=2 => dice=4
    first.unit=foot-artillery first.blocks=2 => dice=4
    first.unit=horse-artillery first.blocks=1 => refused first.artilleryDice artillery-dice-needed 5.140
    first.unit=horse-artillery first.blocks=1 first.artilleryDice=2 => dice=2
    first.unit=line first.blocks=4 first.inSquare => dice=1
    first.unit=light-cavalry first.blocks=3 first.nationalDice=1 => dice=4
    first.unit=light-cavalry first.blocks=3 first.terrain=forest => dice=3
    first.unit=light-cavalry first.blocks=3 first.terrain=forest R71=b => dice=1
    first.unit=line first.blocks=3 first.terrain=forest R71=b => dice=3
    first.unit=light-cavalry first.blocks=3 card=cavalry-charge => dice=3
    first.unit=old-guard first.blocks=2 R86=b => dice=4
    first.unit=light-cavalry first.blocks=3 card=cavalry-charge R86=b => dice=5
  faces tell whether he gets past it: first.unit=line first.blocks=2
    first.faces=[infantry,artillery] => passesFirst !leaderLost banners=0 leastHexes=1 mostHexes=2 5.211 sum=escape/safe
    first.faces=[saber]              => !passesFirst leaderLost banners=1 leastHexes=0 mostHexes=0 5.210/lost -5.211 sum=escape/lost
    first.faces=[flag]               => passesFirst=null leaderLost=null odds.leader-lost=1/6
    first.faces=[flag,flag,flag]     => refused first.faces more-faces-than-dice 5.210
    enemyAt=2                        => leastHexes=1 mostHexes=1
  two units roll one after the other: first.unit=militia first.blocks=1 second.unit=light second.blocks=2
    third=false                      => dice=1 secondDice=2 leaderLost=null mostHexes=1 odds.leader-lost=91/216 odds.passes-first=5/6 5.211/again
    first.faces=[flag] second.faces=[flag,flag] => !leaderLost mostHexes=1
    first.faces=[flag] second.faces=[saber] => passesFirst leaderLost banners=1
    first.faces=[flag] second.faces=[flag] => leaderLost=null odds.leader-lost=1/6
    first.faces=[saber]              => !passesFirst leaderLost
    second.faces=[flag,flag,flag]    => refused second.faces more-faces-than-dice 5.210
    third                            => leaderLost banners=1 odds.leader-lost=1 5.211/third mostHexes=0
    third first.faces=[saber]        => leaderLost banners=1 5.210/lost -5.211/third
    enemyAt=2                        => !allowed quotes=[5.204] sum=escape/no-room
  what is told must fit: first.unit=line first.blocks=2
    second.unit=line                 => refused second.blocks blocks-of-second 5.211
    second.unit=horse-artillery second.blocks=1 => refused second.artilleryDice artillery-dice-needed 5.140
    third                            => refused third third-without-second 5.211
`,
);
