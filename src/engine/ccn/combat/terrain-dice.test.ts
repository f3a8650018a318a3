import { cases } from '../../testing/cases.ts';
import { melee } from '../melee/melee.ts';

/** Figures, table 11, in melee: the dice of an attack with 6 blocks, or 4 of foot artillery. */
cases(
  melee,
  `
  against the target's ground: attacker.blocks=6 defender.unit=line
    attacker.unit=line defender.terrain=forest|hill|ford|quarry   => dice=5
    attacker.unit=line defender.terrain=town                      => dice=4
    attacker.unit=line defender.terrain=bridge                    => dice=6 7.52
    attacker.unit=line defender.fieldworks=between                => dice=5
    attacker.unit=light-cavalry defender.terrain=forest|quarry    => dice=4
    attacker.unit=light-cavalry defender.terrain=town             => dice=3
    attacker.unit=light-cavalry defender.terrain=hill|ford        => dice=5
    attacker.unit=light-cavalry defender.fieldworks=between       => dice=4
    attacker.unit=light-cavalry defender.fieldworks=elsewhere     => dice=6
  artillery: attacker.unit=foot-artillery attacker.blocks=3 defender.unit=line
    defender.terrain=forest|town|ford                             => dice=3
    defender.terrain=hill|quarry|bridge                           => dice=4
    defender.terrain=quarry R51=b                                 => dice=3
    defender.fieldworks=between                                   => dice=4
    attacker.terrain=forest|town|ford                             => dice=3
    attacker.terrain=hill|bridge                                  => dice=4
  out of its own: attacker.blocks=6 defender.unit=line
    attacker.unit=line attacker.terrain=forest|town|hill|bridge   => dice=6
    attacker.unit=line attacker.terrain=ford|quarry               => dice=5
    attacker.unit=line attacker.fieldworks=between                => dice=6 7.39~roller-not-cavalry
    attacker.unit=light-cavalry attacker.terrain=forest|quarry    => dice=4
    attacker.unit=light-cavalry attacker.terrain=town             => dice=3
    attacker.unit=light-cavalry attacker.terrain=hill|ford        => dice=5
    attacker.unit=light-cavalry attacker.fieldworks=between       => dice=4
    attacker.unit=light-cavalry attacker.fieldworks=elsewhere     => dice=6 7.39~not-through-fieldworks
  from hill to hill: attacker.terrain=hill defender.terrain=hill attacker.blocks=6 defender.unit=line
    attacker.unit=line|light-cavalry                              => dice=6 7.15~arm-loses-no-dice
  what adds up and what fieldworks replace: attacker.unit=light-cavalry attacker.blocks=8 defender.unit=line
    attacker.terrain=forest defender.terrain=town                 => dice=3
    attacker.terrain=forest defender.terrain=town R13=b           => dice=5 7.7~reading-r13-b
    attacker.terrain=town defender.terrain=forest R13=b           => dice=5 7.6~reading-r13-b
    attacker.terrain=forest defender.terrain=forest R13=b         => dice=6 7.6
    attacker.terrain=forest defender.terrain=hill defender.fieldworks=between => dice=6 7.36
    attacker.terrain=forest defender.terrain=hill defender.fieldworks=between R63=b => dice=4 7.36/own-counts
    attacker.terrain=hill attacker.fieldworks=between defender.terrain=forest => dice=6 7.39/alone
    attacker.terrain=hill attacker.fieldworks=between defender.terrain=forest R64=b => dice=4 7.39/and-target
    attacker.fieldworks=between defender.fieldworks=between       => dice=6 7.35
  by reading b of R13 only the greater counts: attacker.unit=light-cavalry attacker.blocks=8 defender.unit=line R13=b
    attacker.terrain=quarry defender.terrain=hill                 => dice=6 7.11~reading-r13-b
    attacker.terrain=town defender.terrain=ford                   => dice=5 7.47~reading-r13-b
    attacker.terrain=town defender.terrain=quarry                 => dice=5 7.57~reading-r13-b
    attacker.terrain=ford defender.terrain=town                   => dice=5 7.48~reading-r13-b
    attacker.terrain=quarry defender.terrain=town                 => dice=5 7.58~reading-r13-b
    attacker.terrain=hill defender.terrain=town                   => dice=5 7.12~reading-r13-b
    attacker.terrain=town defender.terrain=town                   => dice=5 7.29~reading-r13-b
  fieldworks alone: attacker.blocks=8 defender.unit=line
    attacker.unit=light-cavalry attacker.fieldworks=between       => dice=6 -7.39/alone -7.39/and-target
    attacker.unit=light-cavalry attacker.fieldworks=between R64=b => dice=6 -7.39/alone -7.39/and-target
    attacker.unit=light-cavalry attacker.fieldworks=elsewhere attacker.terrain=hill => dice=7 -7.39/alone
    attacker.unit=light-cavalry attacker.fieldworks=elsewhere attacker.terrain=hill R64=b => dice=7 -7.39/and-target
    attacker.unit=light-cavalry attacker.fieldworks=between attacker.terrain=hill R64=b => dice=6 7.39/and-target 7.12~switched-off
    attacker.unit=line attacker.fieldworks=between attacker.terrain=ford => dice=7 -7.39/alone
    attacker.unit=line attacker.fieldworks=between attacker.terrain=ford R64=b => dice=7 -7.39/and-target
    attacker.unit=line attacker.fieldworks=between defender.terrain=forest => dice=7 7.6
    attacker.unit=light-cavalry attacker.fieldworks=between defender.terrain=town defender.fieldworks=between => dice=6 7.36 7.39~switched-off -7.39/alone
    attacker.unit=light-cavalry attacker.fieldworks=between defender.terrain=town defender.fieldworks=between R64=b => dice=6 -7.39/and-target
    attacker.unit=line defender.fieldworks=between                => dice=7 -7.36/* -7.38/*
    attacker.unit=line defender.fieldworks=between R63=b          => dice=7 -7.36/*
    attacker.unit=line defender.terrain=hill R63=b                => dice=7 7.11 -7.36/*
    attacker.unit=line defender.terrain=hill                      => dice=7 7.11 -7.36/*
    attacker.unit=light-cavalry attacker.terrain=hill defender.fieldworks=between R63=b => dice=6 7.12~switched-off
  all that is said of the ground: attacker.blocks=8 defender.unit=line
    attacker.unit=light-cavalry attacker.fieldworks=between attacker.terrain=hill => says=[5.119,5.131,7.39,7.39/alone,5.143,5.145,5.146,5.144,5.153/if,5.154/dice]
    attacker.unit=heavy-cavalry attacker.terrain=forest defender.terrain=hill => says=[5.119,5.131,5.132,7.11,7.7,5.143,5.145,5.146,5.144,5.153/if,5.154/dice]
    attacker.unit=line defender.terrain=hill                      => -7.36~not-through-fieldworks
  ground takes the only die of a block: attacker.blocks=1 defender.unit=line
    attacker.unit=line defender.terrain=forest                    => !allowed says=[5.125,7.6,1.3,5.143,5.143/none]
    attacker.unit=light-cavalry attacker.terrain=hill             => !allowed says=[5.131,7.12,1.3,5.143,5.143/none]
    attacker.unit=light-cavalry attacker.blocks=2 defender.terrain=forest => !allowed -1.3
    attacker.unit=light-cavalry attacker.nationalDice=-1          => !allowed -1.3
    attacker.unit=foot-artillery defender.terrain=forest          => dice=2 -1.3 1.3~dice-left
    attacker.unit=line attacker.blocks=2 defender.terrain=forest  => dice=1 -1.3~dice-left
    attacker.unit=line                                            => dice=1 -1.3~dice-left
  cavalry whose national card leaves it no die has none against a square: defender.unit=line defender.inSquare
    attacker.unit=light-cavalry attacker.blocks=3 attacker.nationalDice=-3 => !allowed -6.32
  cards of whoever does not attack: attacker.unit=light-cavalry attacker.blocks=4 defender.unit=line defender.blocks=4
    card=elan                                                     => dice=5 battleBackDice=4
    card=leadership attacker.leader                               => dice=5 battleBackDice=4
    card=cavalry-charge                                           => dice=6 battleBackDice=4
    card=cold-steel                                               => dice=5 battleBackDice=4
    card=cold-steel bonus                                         => dice=4 8.63 8.61~bonus-attack
    card=elan bonus                                               => dice=5 -8.63
    card=cold-steel                                               => 8.63~not-bonus
    card=elan defender.inSquare                                   => attackDice=1 6.32
    card=cold-steel bonus                                         => says=[5.119,5.131,8.63,5.145,5.146,5.144,5.153/if,5.154/dice,5.125]
    attacker.leader defender.leader card=leadership               => dice=5 battleBackDice=4
    attacker.unit=heavy-cavalry card=fire-and-hold                => dice=5 battleBackDice=4 -8.48~in-melee
    attacker.unit=old-guard defender.unit=old-guard card=bayonet-charge => dice=7 battleBackDice=6
    attacker.unit=foot-artillery attacker.blocks=3 defender.unit=guard-foot-artillery defender.blocks=3 card=bombard => dice=6 battleBackDice=5
    defender.unit=cuirassiers card=cavalry-charge                 => dice=6 battleBackDice=5
    defender.unit=cuirassiers attacker.terrain=town card=cavalry-charge => dice=1 battleBackDice=2 7.30 -7.28
    defender.unit=cuirassiers defender.terrain=town card=cavalry-charge => dice=1 battleBackDice=2 7.28 -7.30
  cards and towns: attacker.unit=light-cavalry attacker.blocks=4 defender.unit=line card=cavalry-charge
    defender.terrain=clear                                        => dice=6
    defender.terrain=town                                         => dice=1 7.28 8.37~switched-off -8.39/dice
    attacker.terrain=town                                         => dice=1 7.30
    attacker.unit=cuirassiers                                     => dice=7
    attacker.unit=horse-artillery attacker.blocks=3               => dice=3 8.39/dice
  Bayonet Charge: attacker.blocks=4 defender.unit=line card=bayonet-charge
    attacker.unit=old-guard                                       => dice=7
    attacker.unit=old-guard R24=b                                 => dice=6
    attacker.unit=line                                            => dice=4 8.31~roller-not-guard
`,
);
