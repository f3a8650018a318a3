import { cases } from '../../testing/cases.ts';
import { isArtillery, isCavalry, isInfantry, isLightInfantry, UNITS } from '../units.ts';
import { mayFire } from './may-fire.ts';

const FOOT = UNITS.filter(isInfantry);
const SETS = {
  FOOT,
  MUSKETS: FOOT.filter((unit) => unit !== 'rifle'),
  LIGHT: FOOT.filter(isLightInfantry),
  HEAVY: FOOT.filter((unit) => !isLightInfantry(unit)),
  SLOW: ['line', 'militia'],
  FAST: FOOT.filter((unit) => unit !== 'line' && unit !== 'militia'),
  HORSE: UNITS.filter(isCavalry),
  GUNS: UNITS.filter(isArtillery),
  FOOT_GUNS: ['foot-artillery', 'guard-foot-artillery'],
  HORSE_GUNS: ['horse-artillery', 'guard-horse-artillery'],
};

/** Figures, tables 4, 5, 9 and 10; cards by table 14. */
cases(
  mayFire,
  `
  how far: target=line
    attacker.unit=MUSKETS distance=2                   => allowed range=2 inRange
    attacker.unit=MUSKETS distance=1|3                 => !allowed !inRange
    attacker.unit=rifle distance=2|3                   => allowed range=3
    attacker.unit=rifle distance=1|4                   => !allowed
    attacker.unit=FOOT_GUNS distance=2|5               => allowed range=5
    attacker.unit=FOOT_GUNS distance=1|6               => !allowed
    attacker.unit=HORSE_GUNS distance=2|4              => allowed range=4
    attacker.unit=HORSE_GUNS distance=1|5              => !allowed
    attacker.unit=FOOT_GUNS distance=5 R1=b            => !allowed range=4
    attacker.unit=HORSE_GUNS distance=5 R1=b           => allowed range=5
    attacker.unit=HORSE|leader distance=1|2            => !allowed range=0
  after a move: target=line
    attacker.unit=FOOT attacker.moved=1                => allowed
    attacker.unit=LIGHT attacker.moved=2               => !allowed 5.47 5.97
    attacker.unit=HEAVY attacker.moved=2               => !allowed 5.46
    attacker.unit=FOOT_GUNS attacker.moved=1           => !allowed 5.50 5.101
    attacker.unit=HORSE_GUNS attacker.moved=1 attacker.blocks=2 distance=2|3 => allowed
    attacker.unit=HORSE_GUNS attacker.moved=1 attacker.blocks=2 distance=4   => !allowed quotes=[5.103]
    attacker.unit=HORSE_GUNS attacker.moved=1 attacker.blocks=1 => !allowed quotes=[5.105] -5.140/*
    attacker.unit=HORSE_GUNS attacker.moved=1          => refused attacker.blocks blocks-after-move 5.105
    attacker.unit=HORSE_GUNS attacker.blocks=1         => allowed
    attacker.unit=HORSE_GUNS attacker.moved=2          => !allowed 5.51 5.104
  ground that was entered: target=line attacker.moved=1
    attacker.unit=HEAVY attacker.terrain=forest        => !allowed quotes=[7.4]
    attacker.unit=LIGHT attacker.terrain=forest        => allowed 7.5
    attacker.unit=FOOT attacker.terrain=town           => !allowed quotes=[7.26]
    attacker.unit=FOOT attacker.terrain=hill|ford|bridge|quarry => allowed
  ground where it stood: target=line
    attacker.unit=FOOT attacker.terrain=forest|town    => allowed
    attacker.unit=line attacker.terrain=river          => refused attacker.terrain impassable 7.41
    attacker.unit=GUNS attacker.terrain=quarry         => refused attacker.terrain artillery-in-quarry 7.55
  cards: target=line
    attacker.unit=FOOT card=bayonet-charge             => !allowed quotes=[8.30]
    attacker.unit=FOOT_GUNS card=bayonet-charge        => allowed 8.32/ordinary
    attacker.unit=FOOT_GUNS card=bayonet-charge R53=b  => !allowed
    attacker.unit=FOOT|GUNS card=cold-steel            => !allowed quotes=[8.62]
    attacker.unit=FOOT|GUNS card=grande-manoeuvre      => !allowed quotes=[8.71]
    attacker.unit=FOOT|GUNS card=short-supply          => !allowed quotes=[8.79]
    attacker.unit=FOOT|GUNS card=fire-and-hold|elan    => allowed
    attacker.unit=FOOT card=fire-and-hold attacker.moved=1 => !allowed quotes=[8.50]
    attacker.unit=FOOT card=fire-and-hold attacker.enemiesAdjacent=1 => !allowed 8.52 5.77
    attacker.unit=GUNS card=bombard                    => allowed 8.33~has-not-moved
    attacker.unit=HORSE_GUNS card=bombard attacker.moved=1 attacker.blocks=3 => !allowed quotes=[8.33]
    attacker.unit=HORSE_GUNS card=bombard attacker.moved=1 attacker.blocks=3 R80=b => allowed
    attacker.unit=FAST card=force-march attacker.moved=2 => allowed 8.57/hexes
    attacker.unit=SLOW card=force-march attacker.moved=2 => !allowed 8.58 8.57~neither-fast-nor-led
    attacker.unit=SLOW card=force-march attacker.moved=2 attacker.leader => allowed
    attacker.unit=FOOT card=force-march attacker.moved=3 => !allowed
    attacker.unit=FOOT card=force-march attacker.moved=1 => allowed
  enemies next to it: target=line attacker.unit=line
    attacker.enemiesAdjacent=1                         => !allowed quotes=[5.77]
    attacker.enemiesAdjacent=0 distance=1              => refused attacker.enemiesAdjacent target-is-adjacent 5.76
    distance=1                                         => !allowed 5.76
    attacker.leadersAdjacent=1                         => allowed 5.77~reading-r77-a
    attacker.leadersAdjacent=1 R77=b                   => !allowed 5.77/leader
    attacker.inSquare attacker.enemiesAdjacent=1       => !allowed 6.42
    attacker.inSquare                                  => allowed 6.42~no-enemy-adjacent
    attacker.inSquare attacker.moved=1                 => refused attacker.moved square-has-moved 6.13
  all that is told: target=line
    attacker.unit=line                                 => says=[5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,5.69,5.68]
    attacker.unit=line                                 => spares=[5.74~fires,5.76~not-adjacent,5.77~no-enemy-adjacent,5.88~in-sight,5.46~moved-no-further]
    attacker.unit=line distance=1                      => says=[5.66,5.81,5.82,5.76,5.83]
    attacker.unit=line distance=1                      => spares=[5.74~fires,5.75~target-adjacent,5.88~in-sight,5.46~moved-no-further]
    attacker.unit=line distance=3                      => says=[5.66,5.81,5.82,5.75,5.83,5.84,5.88/seen]
    attacker.unit=line distance=3 lineOfSight=false    => says=[5.66,5.81,5.82,5.75,5.83,5.84,5.88/unseen]
    attacker.unit=rifle distance=3                     => says=[5.66,5.81,5.82,5.75,5.83,5.93,5.85/in-range,5.88/seen,5.69,5.68]
    attacker.unit=rifle distance=1                     => says=[5.66,5.81,5.82,5.76,5.83]
    attacker.unit=rifle distance=4                     => says=[5.66,5.81,5.82,5.75,5.83,5.85,5.88/seen]
    attacker.unit=foot-artillery distance=5            => says=[5.66,5.81,5.82,5.75,5.83,5.100,5.86/in-range,5.88/seen,5.69,5.68]
    attacker.unit=foot-artillery distance=1            => says=[5.66,5.81,5.82,5.76,5.83]
    attacker.unit=foot-artillery distance=6            => says=[5.66,5.81,5.82,5.75,5.83,5.86,5.88/seen]
    attacker.unit=foot-artillery attacker.moved=1      => says=[5.66,5.81,5.82,5.75,5.83,5.86/in-range,5.88/seen,5.50,5.101]
    attacker.unit=foot-artillery attacker.moved=1 distance=4 => quotes=[5.50]
    attacker.unit=horse-artillery distance=4           => says=[5.66,5.81,5.82,5.75,5.83,5.102,5.87/in-range,5.88/seen,5.69,5.68]
    attacker.unit=horse-artillery distance=1           => says=[5.66,5.81,5.82,5.76,5.83]
    attacker.unit=horse-artillery distance=5           => says=[5.66,5.81,5.82,5.75,5.83,5.87,5.88/seen]
    attacker.unit=horse-artillery attacker.moved=1 attacker.blocks=2 distance=4 => says=[5.66,5.81,5.82,5.75,5.83,5.87/in-range,5.103,5.88/seen]
    attacker.unit=horse-artillery attacker.moved=2 distance=3 => says=[5.66,5.81,5.82,5.75,5.83,5.87/in-range,5.88/seen,5.51,5.104]
    attacker.unit=light-cavalry                        => says=[5.66,5.81,5.82,5.74,5.75,5.83,5.88/seen]
    attacker.unit=light-cavalry                        => spares=[5.76~not-adjacent,5.77~no-enemy-adjacent,5.88~in-sight,5.48~moved-no-further]
    attacker.unit=leader                               => quotes=[5.73] says=[5.66,5.81,5.82,5.73,5.74,5.75,5.83,5.88/seen]
    attacker.unit=line attacker.inSquare attacker.enemiesAdjacent=1 card=fire-and-hold => quotes=[8.52] says=[5.66,5.81,5.82,5.75,8.52,6.42,5.77,5.83,5.93,5.84/in-range,5.88/seen]
    attacker.unit=line attacker.inSquare attacker.leadersAdjacent=1 R77=b => says=[5.66,5.81,5.82,5.75,5.77/leader,5.83,5.93,5.84/in-range,5.88/seen]
    attacker.unit=line distance=1 attacker.leadersAdjacent=1 R77=b => -5.77/leader
    attacker.unit=line attacker.moved=1 attacker.terrain=ford => says=[5.66,5.81,5.82,5.75,5.83,5.93,5.84/in-range,5.88/seen,7.46,5.69,5.68]
  at whom, and how often: attacker.unit=line
    target=line attacker.ordered=false                 => says=[5.66,5.81,5.82,5.81/not-ordered,5.75,5.83,5.93,5.84/in-range,5.88/seen]
    target=line attacker.leader                        => 5.73~leader-with-unit -5.114
    target=leader                                      => !allowed quotes=[5.114]
    target=leader distance=1                           => !allowed 5.114 5.76 -5.77
    target=line lineOfSight=false                      => !allowed quotes=[5.88]
    target=line attacker.fought=melee                  => !allowed quotes=[5.67] 5.71~not-fought-ranged
    target=line attacker.fought=ranged                 => !allowed quotes=[5.71]
    target=line splitDice                              => !allowed quotes=[5.70]
    target=line combinesDice                           => !allowed quotes=[5.82] says=[5.66,5.81,5.82,5.82/combined,5.75,5.83,5.93,5.84/in-range,5.88/seen]
    target=line attacker.ordered=false                 => !allowed quotes=[5.81]
`,
  SETS,
);
