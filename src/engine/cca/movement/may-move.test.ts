import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { UNITS } from '../units.ts';
import { mayMove } from './may-move.ts';

const { ruling, told } = asking(mayMove);
const CARDS = mayMove.fields.orderedBy.options;

/** Cards that change how far somebody moves (figures, table 11). */
const CHANGING =
  'clash-of-shields darken-the-sky line-command double-time mounted-charge move-fire-move';
const STANDING = ['clash-of-shields', 'darken-the-sky'];
const HELMETS = CARDS.filter((card) =>
  /^order-(two|three|four)|coordinate|out-flanked|order-mounted/.test(card),
);
const LEADERSHIP = CARDS.filter((card) => card.includes('leadership'));
const LEAVING: string[] = ['section', ...HELMETS];

const SETS = {
  ...KINDS,
  PLAIN: CARDS.filter((card) => !CHANGING.includes(card)),
  STANDING,
  LEAVING,
  LEADERSHIP,
  STAYING: CARDS.filter((card) => ![...LEAVING, ...LEADERSHIP, ...STANDING].includes(card)),
  SHUT: ['river', 'coast', 'lake', 'steep-hill'],
  ANYBODY: ['friend', 'friend-with-leader', 'friendly-leader', 'enemy', 'enemy-leader'],
  ALONE_OR_ENEMY: ['friendly-leader', 'enemy', 'enemy-leader'],
  LIGHT_CARD: ['order-light-troops', 'move-fire-move'],
};

/** Moves are those of figures, table 2, and terrain that of table 8. */
cases(
  mayMove,
  `
  everybody moves as far as its type and the card allow, and no further: enemiesAtEnd=1
    unit=COMBATANTS orderedBy=STANDING hexes=0                       => allowed maxHexes=0 maxOnPath=0
    unit=COMBATANTS orderedBy=STANDING hexes=1                       => !allowed maxOnPath=0
    unit=MI|HI orderedBy=PLAIN|line-command|mounted-charge|move-fire-move hexes=1 => allowed maxHexes=1 maxOnPath=1
    unit=MI|HI orderedBy=PLAIN|line-command|mounted-charge|move-fire-move hexes=2 => !allowed maxOnPath=1
    unit=LIGHT_FOOT orderedBy=PLAIN|mounted-charge|move-fire-move hexes=2 => allowed maxHexes=2 maxOnPath=2
    unit=LIGHT_FOOT orderedBy=PLAIN|mounted-charge|move-fire-move hexes=3 => !allowed maxOnPath=2
    unit=LIGHT_FOOT|MI|HI orderedBy=double-time hexes=2              => allowed maxHexes=2 maxOnPath=2
    unit=LIGHT_FOOT|MI|HI orderedBy=double-time hexes=3              => !allowed maxOnPath=2
    unit=LIGHT_FOOT|WR orderedBy=line-command hexes=1                => allowed maxHexes=1 maxOnPath=1
    unit=LIGHT_FOOT|WR orderedBy=line-command hexes=2                => !allowed maxOnPath=1
    unit=WR orderedBy=PLAIN|mounted-charge hexes=2                   => allowed maxHexes=2 maxOnPath=2
    unit=WR orderedBy=PLAIN|mounted-charge|move-fire-move hexes=3    => !allowed maxOnPath=1
    unit=WR orderedBy=move-fire-move hexes=2                         => !allowed maxHexes=2 maxOnPath=1
    unit=HC|CH|EL orderedBy=PLAIN|double-time|line-command|move-fire-move hexes=2 => allowed maxHexes=2 maxOnPath=2
    unit=HC|CH|EL orderedBy=PLAIN|double-time|line-command|move-fire-move hexes=3 => !allowed maxOnPath=2
    unit=HC|CH|EL orderedBy=mounted-charge hexes=3                   => allowed maxHexes=3 maxOnPath=3
    unit=HC|CH|EL orderedBy=mounted-charge hexes=4                   => !allowed maxOnPath=3
    unit=MC|LD orderedBy=PLAIN|double-time|line-command|move-fire-move|mounted-charge hexes=3 => allowed maxHexes=3 maxOnPath=3
    unit=MC|LD orderedBy=PLAIN|double-time|line-command|move-fire-move|mounted-charge hexes=4 => !allowed maxOnPath=3
    unit=LC orderedBy=PLAIN|double-time|line-command|move-fire-move|mounted-charge hexes=4 => allowed maxHexes=4 maxOnPath=4
    unit=LC orderedBy=PLAIN|double-time|line-command|move-fire-move|mounted-charge hexes=5 => !allowed maxOnPath=4
  terrain stops and shuts out whoever enters: hexes=1
    unit=COMBATANTS hex1.ground=clear|hill|camp => allowed maxOnPath=1 mustStopAt=null
    unit=COMBATANTS hex1.ground=forest|ford     => allowed maxOnPath=1 mustStopAt=1
    unit=COMBATANTS hex1.ground=SHUT            => !allowed maxOnPath=0 mustStopAt=null
    unit=FOOT|LD hex1.ground=rough              => allowed maxOnPath=1 mustStopAt=null
    unit=MOUNTED hex1.ground=rough              => allowed maxOnPath=1 mustStopAt=1
  and whoever goes on: hexes=2 enemiesAtEnd=1
    unit=LIGHT_FOOT|WR|MOUNTED|LD hex1.ground=clear|hill|camp  => allowed
    unit=LIGHT_FOOT|WR|MOUNTED|LD hex1.ground=forest|ford|SHUT => !allowed
    unit=LIGHT_FOOT|WR|LD hex1.ground=rough                    => allowed
    unit=MOUNTED hex1.ground=rough                             => !allowed
  nobody ends his move with somebody, but for a leader: orderedBy=section|LIGHT_CARD hexes=1
    unit=UNITS hex1.occupant=ANYBODY                           => !allowed
    unit=LD hex1.occupant=friend                               => allowed
    unit=LD hex1.occupant=friend-with-leader|ALONE_OR_ENEMY    => !allowed
  only leaders, and light foot under its cards, pass through friendly units: hexes=2
    unit=LIGHT_FOOT|MOUNTED orderedBy=section hex1.occupant=ANYBODY                => !allowed
    unit=MOUNTED orderedBy=LIGHT_CARD hex1.occupant=ANYBODY                        => !allowed
    unit=LIGHT_FOOT orderedBy=LIGHT_CARD hex1.occupant=friend|friend-with-leader   => allowed
    unit=LIGHT_FOOT orderedBy=LIGHT_CARD hex1.occupant=ALONE_OR_ENEMY              => !allowed
    unit=LD orderedBy=section|LIGHT_CARD hex1.occupant=friend|friend-with-leader   => allowed
    unit=LD orderedBy=section|LIGHT_CARD hex1.occupant=ALONE_OR_ENEMY              => !allowed
  cards forbid fire or close combat after the move: unit=LI
    orderedBy=section|line-command hexes=1         => mayCloseCombat mayFire
    orderedBy=double-time|mounted-charge hexes=1   => mayCloseCombat !mayFire
    orderedBy=clash-of-shields hexes=0             => mayCloseCombat !mayFire
    orderedBy=darken-the-sky hexes=0               => !mayCloseCombat mayFire
    orderedBy=move-fire-move hexes=1               => !mayCloseCombat mayFire
    unit=AX orderedBy=double-time hexes=2          => mayCloseCombat !mayFire
    unit=LB hex1.ground=camp                       => !mayFire
  a second move is one of Move-Fire-Move: unit=LI orderedBy=move-fire-move hexes=2
    earlierMove=finished                  => allowed !mayFire
    battleBegun                           => allowed !mayFire
    earlierMove=finished battleBegun      => allowed !mayFire
    earlierMove=interrupted               => !allowed !mayFire
    earlierMove=interrupted battleBegun   => !allowed !mayFire
  and of no other card: unit=LI
    earlierMove=finished                  => !allowed maxOnPath=0 8.3
    battleBegun                           => !allowed maxOnPath=0 8.2
    earlierMove=interrupted               => !allowed maxOnPath=0 8.1 8.3
    hexes=0 earlierMove=finished          => allowed
    hexes=0 battleBegun                   => allowed
    hexes=0 !ordered                      => allowed
  warriors move 2 hexes only to somebody whom they may attack: unit=WR
    hexes=2                               => !allowed maxOnPath=1 8.19/nobody
    hexes=3 orderedBy=double-time         => says=[18.36/must,18.36]
    hexes=2 orderedBy=double-time         => !allowed
  a leader and his unit part under Section cards and Order Mounted: unit=LD detaches
    orderedBy=LEAVING R85=a|b             => allowed
    orderedBy=LEADERSHIP R85=a            => !allowed
    orderedBy=LEADERSHIP R85=b|c          => allowed
    orderedBy=i-am-spartacus R85=c        => allowed
    orderedBy=STAYING R85=a|b             => !allowed
  a leader goes with his unit: unit=MI
    attachedLeader=none                   => allowed !leaderGoesAlong
    attachedLeader=goes                   => allowed leaderGoesAlong
    attachedLeader=stays|joined-goes      => !allowed !leaderGoesAlong
  each takes an order of the card: unit=LD orderedBy=order-three-units-center
    ordered                               => ordersUsed=1 ordersLeft=2 allowed
    ordersGiven=2                         => ordersUsed=3 ordersLeft=0 allowed
    ordersGiven=3                         => ordersUsed=4 ordersLeft=0 !allowed
    !ordered                              => ordersUsed=0 ordersLeft=3 !allowed
    orderedBy=out-flanked|double-time     => ordersUsed=1 ordersLeft=3 allowed
    orderedBy=coordinate-attack           => ordersUsed=1 ordersLeft=2 allowed
    orderedBy=order-mounted|line-command|section => ordersUsed=1 ordersLeft=null allowed
    orderedBy=order-mounted command=5     => ordersUsed=1 ordersLeft=4 allowed
    orderedBy=section ordersGiven=9       => ordersUsed=10 ordersLeft=null allowed
  he joins, and gives the unit no order: unit=LD hex1.occupant=friend
    hexes=1                               => joinsUnit !joinedUnitOrdered
  R66, a unit onto a lone leader: unit=MI hex1.occupant=friendly-leader
    R66=a                                 => !allowed 8.33~reading-r66-a
    R66=b                                 => allowed
    R66=b attachedLeader=goes             => !allowed
    R66=b unit=LI hexes=2                 => !allowed
  R67, a leader past a lone leader: unit=LD hex1.occupant=friendly-leader
    hexes=2                               => !allowed
    hexes=2 R67=b                         => allowed
    hexes=1 R67=b                         => !allowed
  leaving the battlefield: unit=MI scenario=castulo leavesOver=enemy-edge
    exitFrom=left-and-centre|centre|centre-and-right|right => allowed bannersGained=1 !mayBattle
    army=carthage                         => !allowed bannersGained=0 !mayBattle
    leavesOver=own-edge|side-edge         => !allowed bannersGained=0 !mayBattle
    scenario=cannae|other                 => !allowed bannersGained=0 !mayBattle
    hexes=2                               => !allowed
    unit=LI hexes=2                       => allowed
    unit=LI hex1.ground=forest            => !allowed
    unit=LI hex1.ground=hill              => allowed
    unit=LI leavesOver=side-edge hexes=2  => !allowed maxOnPath=1
  rivers of battles: unit=LC hexes=1
    scenario=crimissos-river hex1.ground=river   => !allowed
    scenario=crimissos-river hex1.ground=ford    => allowed
    scenario=ticinus-river hex1.ground=river|ford => !allowed -17.27/path
    scenario=other hex1.ground=ford              => allowed
  camps at Baecula give a banner to Roman units: unit=LI scenario=baecula hex1.ground=camp
    hexes=1                  => bannersGained=1 19.32/path
    hexes=2 hex2.ground=camp => bannersGained=2
    army=carthage            => bannersGained=0
    scenario=zama            => bannersGained=0
    unit=LD                  => bannersGained=0
    !ordered                 => bannersGained=0
  what was left out of the path is clear and empty:
    unit=LC hex3.ground=forest => allowed maxOnPath=3 mustStopAt=3
    unit=UNITS               => allowed maxOnPath=1
  contradictions:
    unit=LC hexes=2 hex3.ground=hill      => refused hex3 hex-beyond-path
    unit=LC hexes=3 hex3.ground=hill      => accepted
    unit=LC hexes=3 hex3.ground=hill leavesOver=own-edge => refused hex3 hex-beyond-path
    unit=LC hexes=0 leavesOver=own-edge   => refused leavesOver hex-beyond-path
    unit=LD attachedLeader=goes           => refused attachedLeader leader-without-unit 8.33
    unit=MI detaches                      => refused detaches only-a-leader-leaves 8.35
    unit=MI formerUnitOrdered             => refused formerUnitOrdered only-a-leader-leaves 8.35
  what is told of a move, in its order, and what nearly applied:
    unit=MI                               => says=[8.18/moves,9.3] spares=[]
    unit=MI hexes=0                       => says=[8.4,9.3] spares=[]
    unit=MI enemiesAtEnd=1                => says=[8.18/moves,9.10] spares=[]
    unit=LI crossesSection                => says=[8.5,8.15/moves,9.8,9.3] spares=[]
    unit=MI !ordered                      => says=[2.6/move,7.2,8.18/moves] spares=[]
    unit=LC hexes=5                       => says=[8.22/moves,too-far] spares=[]
    unit=MI splits                        => says=[8.11,8.18/moves] spares=[]
    unit=MI combines                      => says=[8.12,8.18/moves] spares=[]
    unit=LD splits combines               => says=[8.36,8.29/moves] spares=[]
    unit=LD detaches                      => says=[8.35,8.36,8.29/moves] spares=[8.37~former-unit-unordered]
    unit=HC hexes=2 hex1.ground=rough     => says=[8.24/moves,8.13/path,17.2/path] spares=[]
    unit=HC hex1.ground=rough => says=[8.24/moves,17.2/path,17.4] spares=[8.13~move-ends-there]
    unit=HI hex1.ground=rough             => says=[8.21/moves,17.1/path,17.3,9.3] spares=[]
    unit=HI hex1.ground=hill              => says=[8.21/moves,17.14/path,9.3] spares=[]
    unit=HI hex1.ground=camp              => says=[8.21/moves,17.38/path,9.3] spares=[]
    unit=HI hex1.ground=coast             => says=[8.21/moves,17.23/path] spares=[]
    unit=HI hex1.ground=river             => says=[8.21/moves,17.26/path] spares=[]
    unit=LI hexes=2 orderedBy=double-time => says=[18.37/no-more-hexes,8.15/moves,18.35,9.3] spares=[]
    unit=MI orderedBy=order-two-units-left ordersGiven=2 => says=[6.2,8.18/moves] spares=[]
    unit=MI earlierMove=finished          => says=[8.3,8.18/moves] spares=[8.1~move-finished]
  of a move through others:
    unit=LC hexes=2 orderedBy=order-light-troops hex1.occupant=friend => says=[8.22/moves,8.9/path] spares=[8.10~not-light-foot,18.16~not-light-foot,8.8~passes-through]
    unit=LI hexes=3 orderedBy=move-fire-move hex1.occupant=friend => says=[8.15/moves,too-far,8.9/path] spares=[8.10~not-two-hexes,18.48~not-two-hexes,8.8~passes-through]
    unit=LS hexes=2 orderedBy=order-light-troops hex2.occupant=friend => says=[8.15/moves,8.8/path,8.9/path] spares=[8.10~move-ends-there,18.16~move-ends-there]
    unit=LD hexes=2 hex1.occupant=friend-with-leader => says=[8.36,8.29/moves,8.30/path] spares=[8.31~no-enemy-there,8.32~passes-through]
    unit=LD hex1.occupant=friend => says=[8.36,8.29/moves,8.33/path,8.39/path] spares=[8.31~no-enemy-there,8.30~move-ends-there]
  of special rules: unit=HI
    scenario=crimissos-river hex1.ground=ford => says=[8.21/moves,19.7/path,17.27/path,17.28,9.3] spares=[8.13~move-ends-there]
    scenario=baecula army=carthage hex1.ground=camp => says=[8.21/moves,17.38/path,9.3] spares=[19.32~not-roman]
    scenario=castulo leavesOver=enemy-edge army=carthage => says=[8.6,8.21/moves] spares=[19.28~not-roman,8.7~no-special-rule]
    scenario=castulo leavesOver=own-edge => says=[8.6,8.21/moves] spares=[19.28~not-enemy-edge,8.7~no-special-rule]
  in what it ends:
    unit=MI                                             => sum=may-move/battle
    unit=AX hexes=2                                     => sum=may-move/yes
    unit=WR hexes=2 enemiesAtEnd=1                      => sum=may-move/must
    unit=MI hexes=0                                     => sum=may-move/stays
    unit=MI scenario=castulo leavesOver=enemy-edge      => sum=may-move/leaves
    unit=MI hexes=2                                     => sum=may-move/no
    unit=LC hexes=4 hex3.ground=forest                  => sum=may-move/no sum.unit=LC sum.hexes=4 sum.most=3
`,
  SETS,
);

const MOST: Partial<Record<string, number>> = { MI: 1, HI: 1, MC: 3, LC: 4 };
const { LIGHT, LIGHT_FOOT, MOUNTED } = KINDS;

test.each(UNITS)('%s may battle after its move as its type and the ground allow', (unit) => {
  for (const ground of ['clear', 'rough', 'forest', 'ford', 'hill'])
    for (let hexes = 0; hexes <= (MOST[unit] ?? 2); hexes++)
      for (const enemiesAtEnd of [0, 1]) {
        if (unit === 'WR' && hexes > 1 && enemiesAtEnd === 0) continue;
        const end = hexes === 0 ? {} : { [`hex${hexes}`]: { ground } };
        const entered = hexes > 0 ? ground : 'clear';
        const banned =
          (entered === 'forest' && ![...LIGHT_FOOT, 'WR'].includes(unit)) ||
          (entered === 'rough' && MOUNTED.includes(unit)) ||
          (unit === 'AX' && hexes > 1);
        const answer = told({ unit, hexes, enemiesAtEnd, ...end });
        expect(answer, `${hexes} onto ${ground}, ${enemiesAtEnd} enemies`).toMatchObject({
          allowed: true,
          mayCloseCombat: !banned,
          mayFire: LIGHT.includes(unit) && !banned && enemiesAtEnd === 0,
          mayBattle: !banned,
          mustBattle: unit === 'WR' && hexes > 1,
        });
      }
});

test('a leader alone battles nobody', () => {
  expect(told({ unit: 'LD' })).toMatchObject({ mayBattle: false, mayCloseCombat: false });
});

test('each hex is told with its number, and what is too far with the most that is possible', () => {
  const effect = { on: 'allowed', from: true, to: false };
  expect(ruling({ unit: 'LC', hexes: 4, hex3: { ground: 'forest' } }).steps.at(-1)).toEqual({
    clause: 'cca-17.8',
    say: 'cca-17.8/path',
    with: { unit: 'LC', hex: 3, ground: 'forest', holds: 'empty' },
    effect,
  });
  const far = { unit: 'LC', hexes: 5, most: 4 };
  expect(ruling({ unit: 'LC', hexes: 5 }).steps.at(-1)).toEqual({
    ...{ clause: 'cca-8.22', say: 'too-far', with: far },
    effect,
  });
});
