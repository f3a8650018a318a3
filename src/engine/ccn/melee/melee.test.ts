import { cases } from '../../testing/cases.ts';
import { isArtillery, isCavalry, isInfantry, UNITS } from '../units.ts';
import { melee } from './melee.ts';

const PLAIN_FOOT = ['line', 'militia', 'light', 'rifle'];
const PLAIN_HORSE = ['light-cavalry', 'guard-light-cavalry', 'light-lancers'];
const SETS = {
  PLAIN_FOOT,
  PLAIN_HORSE,
  ONE_MORE: UNITS.filter((u) => isInfantry(u) && !PLAIN_FOOT.includes(u) && u !== 'old-guard'),
  HEAVY: UNITS.filter((unit) => isCavalry(unit) && !PLAIN_HORSE.includes(unit)),
  HORSE_GUNS: ['horse-artillery', 'guard-horse-artillery'],
  GUNS: UNITS.filter(isArtillery),
  FOOT: UNITS.filter(isInfantry),
  HORSE: UNITS.filter(isCavalry),
};

/** Figures, table 7, and what the other side does about it. */
cases(
  melee,
  `
  dice by type and blocks: defender.unit=line defender.blocks=4
    attacker.unit=PLAIN_FOOT attacker.blocks=5     => dice=5 attackDice=5 5.125
    attacker.unit=PLAIN_FOOT attacker.blocks=1     => dice=1
    attacker.unit=ONE_MORE attacker.blocks=4       => dice=5 5.125 5.128 -5.127
    attacker.unit=old-guard attacker.blocks=4      => dice=6 5.127 5.128~roller-old-guard
    attacker.unit=young-guard attacker.blocks=1    => dice=2 5.127~roller-not-old-guard
    attacker.unit=PLAIN_HORSE attacker.blocks=3    => dice=3 5.131 5.132~roller-not-heavy-cavalry
    attacker.unit=HEAVY attacker.blocks=3          => dice=4 5.131 5.132
    attacker.unit=foot-artillery attacker.blocks=3 => dice=4 5.135 -5.136 5.137~roller-not-guard
    attacker.unit=foot-artillery attacker.blocks=2 => dice=4
    attacker.unit=foot-artillery attacker.blocks=1 => dice=3 5.136 -5.135
    attacker.unit=guard-foot-artillery attacker.blocks=3 => dice=5 5.135 5.137
    attacker.unit=guard-foot-artillery attacker.blocks=1 => dice=4 5.136 5.137
    attacker.unit=HORSE_GUNS attacker.blocks=3     => dice=3 5.138
    attacker.unit=HORSE_GUNS attacker.blocks=2     => dice=3
    attacker.unit=HORSE_GUNS attacker.blocks=1     => refused attacker.artilleryDice artillery-dice-needed 5.140
    attacker.unit=HORSE_GUNS attacker.blocks=1 attacker.artilleryDice=2 => dice=2 5.140/dice -5.141/blocks -5.138
    attacker.unit=GUNS attacker.blocks=4           => refused attacker.artilleryDice artillery-dice-needed 5.140
    attacker.unit=horse-artillery attacker.blocks=4 attacker.artilleryDice=4 => dice=4 5.141/blocks -5.140/dice
  what the national card adds comes before the ground: defender.unit=line defender.blocks=4 attacker.blocks=3
    attacker.unit=line attacker.nationalDice=1     => dice=4 5.130
    attacker.unit=line                             => 5.130~no-national-dice
    attacker.unit=light-cavalry attacker.nationalDice=-1 => dice=2 5.133
    attacker.unit=foot-artillery attacker.nationalDice=1 => dice=5 5.141
    attacker.unit=line attacker.nationalDice=1 defender.terrain=town => dice=2
    attacker.unit=line attacker.blocks=1 attacker.nationalDice=-3 => !allowed
  cards and ground:
    attacker.unit=line attacker.blocks=3 defender.unit=line card=elan => dice=4 5.142
    attacker.unit=line attacker.blocks=3 defender.unit=line card=bayonet-charge => dice=3 5.142~card-adds-no-dice
    attacker.unit=line attacker.blocks=3 defender.unit=line defender.blocks=3 card=cold-steel => dice=4 battleBackDice=3
    attacker.unit=line attacker.blocks=3 defender.unit=line defender.terrain=forest => dice=2 5.143
    attacker.unit=old-guard attacker.blocks=8 defender.unit=line => dice=10
    attacker.unit=old-guard attacker.blocks=8 defender.unit=line R29=b => dice=8 3.7/most
    attacker.unit=line attacker.blocks=3 defender.unit=line attacker.terrain=forest => dice=3 5.143~ground-takes-no-dice
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line card=cold-steel bonus => dice=3
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line card=leadership attacker.leader bonus => dice=4
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line card=leadership attacker.leader bonus R52=b => dice=3
  which faces hit: attacker.blocks=4
    attacker.unit=line defender.unit=FOOT          => hitsOn=[infantry,saber]
    attacker.unit=line defender.unit=HORSE         => hitsOn=[cavalry,saber]
    attacker.unit=line defender.unit=GUNS          => hitsOn=[artillery,saber]
    attacker.unit=line defender.unit=leader        => hitsOn=[saber] 5.172/melee -5.145
    attacker.unit=rifle|militia defender.unit=line => hitsOn=[infantry] 5.129 5.146~switched-off
    attacker.unit=rifle|militia defender.unit=leader => hitsOn=[saber] 5.129~target-lone-leader
    attacker.unit=line defender.unit=HORSE retires => hitsOn=[cavalry] 6.5
    attacker.unit=rifle defender.unit=light-cavalry retires => hitsOn=[cavalry] -5.129 5.129~switched-off
  exact odds of the first roll: attacker.unit=line attacker.blocks=4
    defender.unit=line defender.blocks=4           => mean.hits=2 odds.at-least-one-hit=15/16 odds.eliminated=1/16
    defender.unit=line                             => mean.hits=2 odds.eliminated=none
    attacker.unit=rifle attacker.blocks=3 defender.unit=line => odds.at-least-one-hit=19/27
    attacker.unit=rifle attacker.blocks=2 defender.unit=leader => odds.leader-lost=11/36
  the battle back: attacker.unit=line attacker.blocks=4
    defender.unit=cuirassiers defender.blocks=2    => mayBattleBack battleBackDice=3 5.153/if 5.154/dice sum=melee/attacker-first
    defender.unit=line                             => mayBattleBack battleBackDice=null sum=melee/back-unknown
    defender.unit=horse-artillery defender.blocks=1 => mayBattleBack battleBackDice=null
    defender.unit=horse-artillery defender.blocks=1 defender.artilleryDice=2 => battleBackDice=2
    defender.unit=leader                           => !mayBattleBack battleBackDice=0 5.173/no-battle-back sum=melee/attacker-alone
    defender.unit=light-cavalry defender.blocks=3 retires => !mayBattleBack battleBackDice=0 6.9/melee
  first strike: attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=3 firstStrike
    firstStrike                                    => strikesFirst=defender dice=3 attackDice=4 !mayBattleBack 5.121 8.53/strikes 8.54
    attacker.terrain=forest                        => dice=2
    card=elan                                      => dice=3 attackDice=5
    firstStrike                                    => sum=melee/defender-first mean.hits=3/2
    defender.blocks=8                              => odds.eliminated=163/256
  squares:
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line formsSquare => strikesFirst=defender dice=1 attackDice=1 !mayBattleBack
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line formsSquare => 6.25/strikes 6.25/no-battle-back 6.14/whatever-blocks
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.inSquare => strikesFirst=defender attackDice=1
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.inSquare R11=b => strikesFirst=attacker dice=1 mayBattleBack battleBackDice=1
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line formsSquare R11=b => strikesFirst=defender
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 formsSquare R62=b => strikesFirst=defender mayBattleBack battleBackDice=1
    attacker.unit=line attacker.blocks=3 defender.unit=line defender.inSquare => strikesFirst=attacker dice=3 mayBattleBack battleBackDice=1
    attacker.unit=line attacker.blocks=3 defender.unit=line defender.inSquare R10=b => strikesFirst=defender dice=1 attackDice=3
    attacker.unit=old-guard attacker.blocks=4 attacker.inSquare defender.unit=light-cavalry defender.blocks=3 => dice=1 battleBackDice=1
    // What takes the only die away once the square is there stops nobody from attacking (R65).
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.terrain=forest formsSquare => allowed attackDice=0
    attacker.unit=light-cavalry attacker.blocks=2 defender.unit=line defender.terrain=forest formsSquare => !allowed
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.terrain=forest defender.inSquare => !allowed
  no dice, no attack: attacker.unit=light-cavalry attacker.blocks=2 defender.unit=line defender.terrain=forest
    card=none                                      => !allowed dice=0 attackDice=0 !mayBattleBack battleBackDice=0 5.143/none quotes=[5.143]
    R65=b                                          => allowed dice=0
    card=elan                                      => allowed dice=1
  a lone leader: attacker.unit=heavy-cavalry attacker.blocks=3 defender.unit=leader
    card=cavalry-charge                            => dice=6
    card=cavalry-charge R85=b                      => dice=4
    defender.terrain=town                          => dice=1
  who may not attack at all: defender.unit=line defender.blocks=4 attacker.blocks=3
    attacker.unit=light attacker.moved=2           => !allowed 5.126
    attacker.unit=light attacker.moved=2 card=bayonet-charge => allowed
    attacker.unit=foot-artillery attacker.moved=1  => !allowed 5.134
    attacker.unit=horse-artillery attacker.moved=2 => !allowed 5.139
    attacker.unit=horse-artillery attacker.blocks=1 attacker.artilleryDice=2 attacker.moved=1 => !allowed 5.140
    attacker.unit=horse-artillery attacker.blocks=1 attacker.artilleryDice=2 R2=b => !allowed
    attacker.unit=light-cavalry bonus attacker.terrain=forest|town => !allowed 5.235/entered
    attacker.unit=light-cavalry bonus attacker.terrain=ford => allowed
    attacker.unit=line bonus                       => !allowed 5.231
  what contradicts itself: attacker.blocks=3
    attacker.unit=line defender.unit=leader firstStrike => refused firstStrike first-strike-needs-unit 8.53
    attacker.unit=line defender.unit=line firstStrike   => refused defender.blocks blocks-needed 8.53
    attacker.unit=line defender.unit=horse-artillery defender.blocks=1 firstStrike => refused defender.artilleryDice artillery-dice-needed 5.140
    attacker.unit=light-cavalry defender.unit=line defender.blocks=3 firstStrike formsSquare => refused firstStrike first-strike-or-reaction 5.121
    attacker.unit=line defender.unit=line formsSquare   => refused formsSquare square-against-cavalry 6.15
    attacker.unit=light-cavalry defender.unit=light-cavalry formsSquare => refused formsSquare square-against-cavalry 6.15
    attacker.unit=light-cavalry defender.unit=line defender.terrain=town formsSquare => refused formsSquare square-in-town 7.25
    attacker.unit=light-cavalry defender.unit=line defender.fieldworks=between|elsewhere formsSquare => refused formsSquare square-in-fieldworks 7.33
    attacker.unit=light-cavalry defender.unit=line defender.inSquare formsSquare => refused formsSquare in-square-already 6.25
    attacker.unit=light-cavalry defender.unit=light-cavalry retires => refused retires retires-from-infantry 6.1
    attacker.unit=line defender.unit=line retires       => refused retires retires-from-infantry 6.1
  all that is said, and all that nearly applied:
    attacker.unit=guard-heavy-cavalry attacker.blocks=3 defender.unit=line => says=[5.119,5.131,5.132,5.145,5.146,5.144,5.153/if,5.154/dice] spares=[5.49~moved-no-further,5.133~no-national-dice]
    attacker.unit=line attacker.blocks=3 defender.unit=line defender.blocks=3 => says=[5.119,5.125,5.145,5.146,5.144,5.153/if,5.154/dice,5.125] spares=[5.46~moved-no-further,5.130~no-national-dice]
    attacker.unit=grenadier attacker.blocks=3 attacker.nationalDice=1 defender.unit=light-cavalry retires => says=[5.119,5.125,5.128,5.130,5.145,6.5,5.144,6.9/melee] spares=[5.46~moved-no-further,5.146~switched-off]
    attacker.unit=heavy-cavalry attacker.blocks=3 defender.unit=foot-artillery defender.blocks=2 => says=[5.119,5.131,5.132,5.145,5.146,5.144,5.153/if,5.154/dice,5.135] spares=[5.49~moved-no-further,5.133~no-national-dice,5.137~roller-not-guard,5.141~no-national-dice]
    attacker.unit=horse-artillery attacker.blocks=3 defender.unit=line defender.inSquare => says=[5.119,5.138,5.145,5.146,5.144,5.153/if,5.154/dice,6.14/whatever-blocks,6.28] spares=[5.51~moved-no-further,5.139~moved-no-further,5.141~no-national-dice,6.32~roller-not-cavalry,5.130~no-national-dice,6.14~one-die-already]
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line formsSquare => says=[5.119,6.25/strikes,6.14/whatever-blocks,6.28,5.145,5.146,5.144,5.131,6.32,6.25/no-battle-back] spares=[5.48~moved-no-further,5.130~no-national-dice,6.14~one-die-already,5.132~roller-not-heavy-cavalry,5.133~no-national-dice]
    attacker.unit=light-cavalry attacker.blocks=3 bonus defender.unit=leader => says=[5.119,5.131,5.172/melee,5.144,5.173/no-battle-back] spares=[5.48~moved-no-further,5.132~roller-not-heavy-cavalry,5.133~no-national-dice,5.146~switched-off]
`,
  SETS,
);
