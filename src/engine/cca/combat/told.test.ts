import { cases } from '../../testing/cases.ts';

/** All that a close combat says and spares, worked out from the clauses: the roll, then the one that answers it. */
cases(
  'cca/close-combat',
  `
  who rolls at whom, in the open:
    attacker.unit=WR defender.unit=EL => says=[11.7,11.13,11.15,11.41,11.44,11.45,11.47,11.33,12.3,11.54/if,11.58,11.7,11.31,11.41,11.43,11.45,11.32,11.15/flag,12.19,12.3]
    attacker.unit=WR defender.unit=EL => spares=[9.7~at-full-strength,11.16~at-full-strength,11.48~no-leader-near,11.35~roller-not-cavalry,11.36~roller-not-cavalry,12.2~switched-off,11.29~battles-back,11.16~target-at-full-strength,11.37~target-not-cavalry,12.29~target-not-cavalry]
    attacker.unit=WR defender.unit=HC => says=[11.7,11.13,11.15,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.21,11.41,11.43,11.45,11.15/flag,12.19,12.3]
    attacker.unit=WR defender.unit=HC => spares=[9.7~at-full-strength,11.16~at-full-strength,11.48~no-leader-near,12.3~other-target,11.16~target-at-full-strength,12.2~switched-off]
    attacker.unit=WR defender.unit=WR => says=[11.7,11.13,11.15,11.41,11.43,11.45,11.15/flag,12.19,12.3,11.54/if,11.58,11.7,11.13,11.15,11.41,11.43,11.45,11.15/flag,12.19,12.3]
    attacker.unit=MI defender.unit=CH => says=[11.7,11.12,11.41,11.44,11.45,11.47,11.24,12.2,11.54/if,11.58,11.7,11.23,11.41,11.43,11.45,12.2]
    attacker.unit=MI defender.unit=CH => spares=[11.48~no-leader-near,12.3~other-target,11.22~switched-off]
    attacker.unit=MI defender.unit=AX => says=[11.7,11.12,11.41,11.42,11.45,12.3,11.54/if,11.58,11.7,11.10,11.41,11.43,11.45,12.2]
    attacker.unit=MI defender.unit=AX => spares=[11.48~no-leader-near,12.2~switched-off,11.46~roller-auxilia,12.3~other-target]
    attacker.unit=EL defender.unit=WR => 11.26~switched-off
    attacker.unit=EL defender.unit=CH => says=[11.25,11.7,11.30,11.41,11.44,11.45,11.47,11.24,11.32,12.2,11.37,12.29,11.54/if,11.58,11.7,11.23,11.41,11.44,11.45,11.47,11.33,11.35,11.36,12.3]
    attacker.unit=EL defender.unit=LI => says=[11.25,11.7,11.26,11.41,11.42,11.45,11.32,12.2,11.54/if,11.58,11.7,11.8,11.41,11.44,11.9,11.46,12.3]
    attacker.unit=EL defender.unit=LI => spares=[11.48~no-leader-near,12.3~other-target,11.37~target-not-cavalry,12.29~target-not-cavalry,11.45~switched-off,11.47~swords-miss,11.33~swords-miss,11.35~roller-not-cavalry,11.36~roller-not-cavalry,12.2~switched-off]
  warriors that have lost a block: attacker.unit=WR attacker.blocks=1 defender.unit=MI
    card=none => says=[11.7,11.13,9.7,11.16,11.41,11.43,11.45,12.2,11.54/if,11.58,11.7,11.12,11.41,11.43,11.45,11.16/flag,12.3]
    card=none => spares=[11.15~not-at-full-strength,11.48~no-leader-near,12.3~other-target,12.19~not-at-full-strength,12.2~switched-off]
  leaders, who help anybody but elephants:
    attacker.unit=HI attacker.leader=attached defender.unit=EL => says=[11.7,11.17,11.41,11.44,11.45,11.39,11.48,15.7,11.47,11.33,12.3,11.54/if,11.58,11.7,11.31,11.41,11.44,11.45,11.32,12.15,15.8,12.2]
    attacker.unit=HI attacker.leader=attached defender.unit=EL => spares=[11.40~roller-not-elephants,11.35~roller-not-cavalry,11.36~roller-not-cavalry,12.2~switched-off,11.48~no-leader-near,11.34~target-not-elephants,11.37~target-not-cavalry,12.29~target-not-cavalry]
    attacker.unit=EL attacker.leader=attached defender.unit=MC => says=[11.25,11.7,11.26,11.41,11.43,11.45,11.34,11.40,11.32,12.2,11.37,12.29,11.54/if,11.58,11.7,11.20,11.41,11.44,11.45,11.47,11.33,11.35,11.34/flag,11.36,12.3]
    attacker.unit=EL attacker.leader=attached defender.unit=MC => battleBack.flagsIgnorable=1 spares=[11.39~switched-off,11.48~switched-off,15.7~switched-off,11.48~no-leader-near,12.15~switched-off,15.8~switched-off,12.2~switched-off]
    attacker.unit=MI attacker.leader=attached defender.unit=LI evades => says=[11.5,13.6,11.7,11.12,13.4,11.41,11.42,13.14] spares=[11.45~switched-off,11.40~roller-not-elephants,11.39~switched-off,15.7~switched-off]
  works:
    attacker.unit=LI defender.unit=MI defender.rampart=elsewhere => says=[11.7,11.8,11.41,11.43,11.9,11.46,12.2,11.54/if,11.58,11.7,11.12,11.41,11.42,11.45,12.2]
    attacker.unit=LI defender.unit=MI defender.rampart=elsewhere => spares=[11.6~terrain-takes-no-dice,11.45~switched-off,11.48~no-leader-near,17.35~swords-miss,17.34~not-across-rampart,12.3~other-target,11.57~terrain-takes-no-dice]
    attacker.unit=MI defender.unit=MI defender.rampart=elsewhere => 17.35 spares=[11.6~terrain-takes-no-dice,11.48~no-leader-near,17.34~not-across-rampart,12.3~other-target,11.57~terrain-takes-no-dice]
    attacker.unit=MI defender.unit=CH defender.rampart=elsewhere => says=[11.7,11.12,11.41,11.44,11.45,11.47,11.24,17.35,17.36,12.2,11.54/if,11.58,11.7,11.23,11.41,11.43,11.45,12.2]
    attacker.unit=MI defender.unit=LC defender.rampart=between   => says=[11.7,11.12,11.41,11.42,11.45,17.36,12.2,11.54/if,11.58,11.7,11.18,11.41,11.43,11.19,11.46,12.2]
    attacker.unit=MI defender.unit=LC defender.rampart=between   => spares=[11.6~terrain-takes-no-dice,11.48~no-leader-near,17.35~across-rampart,12.18~target-mounted,17.34~target-mounted,11.57~terrain-takes-no-dice,11.45~switched-off,12.3~other-target]
    attacker.unit=MI defender.unit=HC defender.terrain=camp      => says=[11.7,11.12,11.41,11.44,11.45,17.43,12.2,11.54/if,11.58,11.7,11.21,11.57,11.6,17.42,11.41,11.43,11.45,12.2]
    attacker.unit=MI defender.unit=HC defender.terrain=camp      => spares=[11.6~terrain-takes-no-dice,17.42~roller-not-in-camp,11.48~no-leader-near,12.18~target-mounted,17.40~target-mounted,12.3~other-target]
    attacker.unit=MI defender.unit=WR defender.terrain=camp defender.rampart=between defender.support=2 => says=[11.7,11.12,11.41,11.43,11.45,17.33,17.39,17.41,12.16,12.17,11.15/flag,12.19,12.18,17.34,17.40,12.3,11.54/if,11.58,11.7,11.13,11.15,11.57,11.6,17.42,11.41,11.43,11.45,12.2]
    attacker.unit=MI defender.unit=WR defender.terrain=camp defender.rampart=between defender.support=2 => flagsIgnorable=4 swordsIgnored=1 battleBack.dice=3
    attacker.unit=MI defender.unit=HI defender.terrain=camp R70=b => dice=4 battleBack.dice=4 spares=[11.6~terrain-takes-no-dice,17.42~roller-not-in-camp,11.48~no-leader-near,12.3~other-target]
    attacker.unit=MI defender.unit=HI defender.terrain=camp R70=b => says=[11.7,11.12,11.41,11.44,11.45,17.39,17.41,12.18,17.40,12.2,11.54/if,11.58,11.7,11.17,11.57,11.6,17.42,11.41,11.43,11.45,12.2]
    attacker.unit=HC attacker.terrain=camp defender.unit=MI R70=b R71=b => dice=4 says=[11.7,11.21,11.6,11.41,11.43,11.45,12.2,11.54/if,11.58,11.7,11.12,11.41,11.44,11.45,17.43,12.2]
    attacker.unit=HC attacker.terrain=camp defender.unit=MI R70=b R71=b => spares=[17.42~reading-r71-b,11.48~no-leader-near,12.3~other-target,11.57~terrain-takes-no-dice,11.6~terrain-takes-no-dice,17.42~roller-not-in-camp,12.18~target-mounted,17.40~target-mounted]
  ground that takes dice, with no card that gives some:
    attacker.unit=WR attacker.terrain=hill defender.unit=HC  => says=[11.7,11.13,11.15,11.6,17.16,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.21,11.57,11.6,17.15,11.41,11.43,11.45,11.15/flag,12.19,12.3]
    attacker.unit=WR attacker.terrain=hill defender.unit=HC  => spares=[9.7~at-full-strength,11.16~at-full-strength,11.48~no-leader-near,12.3~other-target,11.16~target-at-full-strength,12.2~switched-off]
    attacker.unit=MI attacker.terrain=rough defender.unit=HI => says=[11.7,11.12,11.6,17.5,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.17,11.57,11.6,17.5,11.41,11.43,11.45,12.2] spares=[11.48~no-leader-near,12.3~other-target]
    attacker.unit=MI attacker.terrain=ford defender.unit=HI  => says=[11.7,11.12,11.6,17.29,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.17,11.57,11.6,17.29,11.41,11.43,11.45,12.2] spares=[11.48~no-leader-near,12.3~other-target]
    attacker.unit=EL defender.unit=LD defender.terrain=hill  => dice=1 says=[11.25,11.7,11.28,11.6,13.17,13.15] spares=[11.26~switched-off,17.15~most-dice-not-reached,11.41~switched-off,11.45~switched-off]
  chariots that answer First Strike:
    attacker.unit=CH defender.unit=MI firstStrike => battleBack.dice=3
  cards, whose dice the answer does not have: defender.unit=HI
    attacker.unit=MI R70=b                   => spares=[11.48~no-leader-near,12.3~other-target]
    attacker.unit=MI card=clash-of-shields   => dice=6 battleBack.dice=5 says=[11.7,11.12,18.28,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.17,11.41,11.43,11.45,12.2]
    attacker.unit=MI card=clash-of-shields   => spares=[18.29~not-a-bonus-combat,11.48~no-leader-near,18.28~not-own-attack,12.3~other-target]
    attacker.unit=MI card=i-am-spartacus     => dice=5 battleBack.dice=5 says=[11.7,11.12,18.42,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.17,11.41,11.43,11.45,12.2]
    attacker.unit=MI card=i-am-spartacus     => spares=[11.48~no-leader-near,18.42~not-own-attack,12.3~other-target]
    attacker.unit=MI attacker.terrain=rough card=i-am-spartacus => dice=3 says=[11.7,11.12,11.6,17.5,18.42,17.6,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.17,11.57,11.6,17.5,11.41,11.43,11.45,12.2]
    attacker.unit=MI card=mounted-charge     => dice=4 spares=[18.49~roller-foot,11.48~no-leader-near,12.3~other-target]
    attacker.unit=HC card=clash-of-shields bonus => says=[13.40,11.7,11.21,18.29,11.41,11.44,11.45,12.2,11.54/if,11.58,11.7,11.17,11.41,11.44,11.45,12.2] spares=[18.28~bonus-combat,11.48~no-leader-near,12.3~other-target]
`,
);

/** The clauses of step 1 (cca-11.4), then what the move and the card leave to it. */
cases(
  'cca/may-battle',
  `
  announcing a close combat: defender.unit=MI
    attacker.unit=HI                    => says=[11.4/announced,11.1,9.3] spares=[11.59~one-enemy]
    attacker.unit=HI !attacker.ordered  => !allowed says=[2.6,11.4/announced,11.1]
    attacker.unit=HI|LI distance=2      => !allowed says=[11.4]
    attacker.unit=HI distance=2 attacker.enemiesAdjacent=2 => !allowed says=[11.4]
    attacker.unit=LI                    => says=[11.4/announced,11.1,11.2/close,9.3]
    attacker.unit=CH                    => says=[11.4/announced,11.1,9.3]
    attacker.unit=EL                    => says=[11.4/announced,11.1,11.25,9.3]
  a unit that moved further than its type may: defender.unit=MI
    attacker.unit=LI|LS|LB attacker.moved=3 => !allowed says=[11.4/announced,11.1,11.2/close,8.15]
    attacker.unit=AX attacker.moved=3       => !allowed says=[11.4/announced,11.1,11.2/close,8.16,8.16/no-battle,11.11] quotes=[8.16]
    attacker.unit=AX attacker.moved=3 card=darken-the-sky => !allowed quotes=[18.34]
    attacker.unit=WR attacker.moved=3       => !allowed says=[11.4/announced,11.1,8.19]
    attacker.unit=MI attacker.moved=2       => !allowed says=[11.4/announced,11.1,8.18]
    attacker.unit=HI attacker.moved=2       => !allowed says=[11.4/announced,11.1,8.21]
    attacker.unit=MC attacker.moved=4       => !allowed says=[11.4/announced,11.1,8.23]
    attacker.unit=HC attacker.moved=3       => !allowed says=[11.4/announced,11.1,8.24]
    attacker.unit=CH attacker.moved=3       => !allowed says=[11.4/announced,11.1,8.27]
    attacker.unit=EL attacker.moved=3       => !allowed says=[11.4/announced,11.1,11.25,8.25]
  Double Time and Mounted Charge, which let some move further: defender.unit=MI
    card=double-time attacker.unit=MI attacker.moved=1|0  => says=[11.4/announced,11.1,9.3]
    card=double-time attacker.unit=MI attacker.moved=2  => allowed says=[11.4/announced,11.1,18.35,9.3]
    card=double-time attacker.unit=MI attacker.moved=3  => !allowed says=[11.4/announced,11.1,8.18] spares=[11.59~one-enemy,18.35~moved-further]
    card=double-time attacker.unit=WR attacker.moved=1  => says=[11.4/announced,11.1,9.3] spares=[11.59~one-enemy,11.14~moved-at-most-1]
    card=double-time attacker.unit=WR attacker.moved=3  => allowed mustBattle says=[11.4/announced,11.1,18.36,11.14,8.19/must]
    card=double-time attacker.unit=WR attacker.moved=4  => !allowed says=[11.4/announced,11.1,8.19] spares=[11.59~one-enemy,18.36~moved-further]
    card=double-time attacker.unit=AX attacker.moved=1  => says=[11.4/announced,11.1,11.2/close,9.3] spares=[11.59~one-enemy,8.16~moved-at-most-1,11.11~moved-at-most-1]
    card=double-time attacker.unit=AX attacker.moved=3  => !allowed says=[11.4/announced,11.1,11.2/close,8.16,8.16/no-battle,11.11] spares=[11.59~one-enemy,18.37~moved-further]
    card=double-time|mounted-charge attacker.unit=MC attacker.moved=3 => says=[11.4/announced,11.1,9.3]
    card=mounted-charge attacker.unit=HC attacker.moved=2 => says=[11.4/announced,11.1,9.3]
    card=mounted-charge attacker.unit=EL attacker.moved=3 => allowed says=[11.4/announced,11.1,18.50,11.25,9.3]
    card=line-command attacker.unit=LC attacker.moved=4   => allowed says=[11.4/announced,11.1,11.2/close,9.3]
  ground in which it stood before, or which it has just entered: defender.unit=MI
    attacker.unit=MI attacker.terrain=rough  => says=[11.4/announced,11.1,9.3]
    attacker.unit=WR attacker.terrain=forest => says=[11.4/announced,11.1,9.3] spares=[11.59~one-enemy,17.9~not-entered-now,11.14~moved-at-most-1]
    attacker.unit=EL attacker.terrain=ford   => says=[11.4/announced,11.1,11.25,9.3]
    attacker.unit=AX attacker.terrain=rough attacker.moved=2 => says=[11.4/announced,11.1,11.2/close,8.16/no-battle,11.11,17.3]
  a bonus combat: defender.unit=MI bonus
    attacker.unit=WR attacker.terrain=ford   => says=[11.4/announced,11.1,17.28,13.39,9.3] spares=[11.59~one-enemy,13.38~switched-off,11.14~moved-at-most-1]
    attacker.unit=EL attacker.leader=attached => says=[11.4/announced,11.1,11.25,13.41,9.3]
  readings that nobody chose are the adopted ones: defender.unit=MI
    attacker.unit=HC attacker.terrain=rough bonus                         => !allowed
    kind=ranged attacker.unit=LB attacker.leaderAdjacent distance=2       => allowed
    kind=ranged attacker.unit=LC attacker.moved=1 attacker.terrain=camp distance=2 => !allowed
    kind=ranged attacker.unit=LB attacker.moved=1 attacker.terrain=camp card=i-am-spartacus distance=2 => allowed
`,
);
