import { expect, test } from 'vitest';
import { acted, rolling, until } from '../../testing/cca/acting.ts';
import { battling, gameOf, holding } from '../../testing/cca/placed.ts';
import { shown } from '../../testing/cca/shown.ts';
import { sectionsOf } from '../../testing/words.ts';
import type { GameState } from './state.ts';

const ATTACK = 'attack E7 F7';
const waits = (task: string) => (game: GameState) => game.tasks.at(-1)?.task === task;
/** An attack at F7 from E7, in which the dice fall like this, or so that it comes to that. */
const B = (top: string, faces: string, bottom = 'bottom.MI-E7') =>
  rolling(battling(`${bottom}_top.${top}_goal-9`, 'E7'), ATTACK, faces);
const U = (top: string, isWanted: (game: GameState) => boolean, bottom = 'bottom.MI-E7') =>
  until(battling(`${bottom}_top.${top}`, 'E7'), ATTACK, isWanted);

const LED = 'order-three-units-center: bottom.MI-C7*_top.HI-H7';
const APART = 'moving C7 C8: bottom.MI-C7.LD-C8_top.HI-H7';
const LIGHT = 'battling E7: bottom.MI-E7_top.LI-F7';

const GAMES: Record<string, () => GameState> = {
  leave: () => gameOf(LED, 'play 3C; order C7; order-leader C7; end; move-leader C7 C8'),
  along: () => gameOf(LED, 'play 3C; order C7; order-leader C7; end; move C7 D7'),
  'no order': () => gameOf(LED, 'play 3C; order C7; end; move C7 D7'),
  join: () => gameOf(APART, 'move C8 C7'),
  'join, go': () => gameOf(APART, 'move C8 C7; move C7 D7'),
  hit: () => B('HI-F7', 'red red green green'),
  near: () => B('HI-F7', 'leader green green green', 'bottom.MI-E7.MI-E6*'),
  far: () => B('HI-F7', 'leader green green green', 'bottom.MI-E7.MI-C6*'),
  check: () => B('HI-F7*', 'red green green green'),
  fire: () => gameOf('battling D7: bottom.LB-D7_top.MI-F7_goal-9', 'fire D7 F7 = blue green'),
  edge: () =>
    gameOf('battling H7: bottom.MI-H7_top.HI-I7_goal-9', 'attack H7 I7 = flag green green green'),
  river: () => B('HI-F7_ground.river-G7-G8', 'flag green green green'),
  units: () => acted(B('HI-F7.MI-G7-G8', 'flag green green green'), 'ignore 0'),
  ignored: () => acted(B('HI-F7.MI-G7-G8', 'flag green green green'), 'ignore 1'),
  win: () => U('MI-F7x1_goal-1', (g: GameState) => g.phase === 'over'),
  'win led': () => U('MI-F7x1*_goal-1', (g: GameState) => g.phase === 'over'),
  'dead led': () => U('MI-F7x1*_goal-9', waits('leader')),
  'dead, caught': () => U('MI-F7x1*_goal-9', (g: GameState) => g.banners.bottom === 2),
  'leader flees': () => acted(U('MI-F7x1*_goal-9', waits('leader')), 'go G7; go H7; stop'),
  'leader joins': () => acted(U('MI-F7x1*.LI-G7_goal-9', waits('leader')), 'go G7; stop'),
  meets: () => acted(B('HI-F7.LD-G7', 'flag flag green green'), 'go G7; stop'),
  'meets, goes': () => acted(B('HI-F7.LD-G7', 'flag flag green green'), 'go G7; go H7'),
  evade: () => acted(until(gameOf(LIGHT, ATTACK), 'evade', waits('evade')), 'go G7; go H7'),
  react: () => gameOf(LIGHT, ATTACK),
  strike: () =>
    until(
      gameOf('battling E7: bottom.MI-E7_top.HI-F7_cards.top-FS', ATTACK),
      'first-strike',
      waits('battle-back'),
    ),
  'battle back': () =>
    until(
      B('HI-F7', 'red red green green'),
      'battle-back',
      (g: GameState) => g.tasks.length === 0 && g.board.E7?.blocks === 3,
    ),
  pass: () => acted(B('HI-F7', 'red red green green'), 'pass'),
  advance: () => acted(U('MI-F7x1_goal-9', waits('advance')), 'advance'),
  'no advance': () => acted(U('MI-F7x1_goal-9', waits('advance')), 'pass'),
  further: () => acted(U('MI-F7x1-G8_goal-9', waits('advance'), 'bottom.HC-E7'), 'advance; go F6'),
  'no further': () =>
    acted(U('MI-F7x1-G8_goal-9', waits('advance'), 'bottom.HC-E7'), 'advance; stop'),
  bonus: () =>
    until(
      acted(U('MI-F7x1-G8_goal-9', waits('advance'), 'bottom.WR-E7'), 'advance'),
      'attack F7 G8',
      waits('battle-back'),
    ),
  'no bonus': () =>
    acted(U('MI-F7x1-G8_goal-9', waits('advance'), 'bottom.WR-E7'), 'advance; pass'),
  rampage: () => U('EL-F7.LD-F8_goal-9', (g) => waits('retreat')(g) && !g.board.F8),
  'rampage, hit': () =>
    U(
      'EL-F7.MI-F8_goal-9',
      (g) => waits('retreat')(g) && g.board.F8?.blocks === 3 && g.board.E7?.blocks === 4,
    ),
  'elephants back': () =>
    acted(
      U(
        'EL-F7.MI-G7-G8_goal-9',
        (g) =>
          waits('battle-back')(g) && g.board.F7?.blocks === 2 && Boolean(g.board.G7 && g.board.G8),
      ),
      'pass',
    ),
  turn: () => gameOf('battling E7: bottom.MI-E7_top.LI-F7_command-1-1', 'end'),
  'takes a camp': () =>
    acted(U('MI-F7x1_ground.camp-F7_scenario-baecula', waits('advance')), 'advance'),
  'loses Scipio': () =>
    U('LD-F7_scenario-castulo.bottom-carthage_turn-bottom', (g: GameState) => g.phase === 'over'),
  'flags, led': () => B('HI-F7*', 'flag flag green green'),
  'hit and flags, led': () => B('HI-F7*', 'red flag flag green'),
  'leader lost': () =>
    U('HI-F7*_goal-9', (game) => game.banners.bottom === 1 && waits('retreat')(game)),
  'reduced warriors': () => B('WR-F7x3', 'flag flag green green', 'bottom.HC-E7'),
};

const TOLD = sectionsOf(`
leave:
  moved from=C7 to=C8 unit=LD
  C7 MI4 null/false/no/0; C8 LD1 1/false/no/0; H7 -HI4
  move | 0:0
along:
  moved from=C7 to=D7 unit=MI
  D7 MI4* 1/false/no/0 moved; H7 -HI4
  move | 0:0
no order:
  moved from=C7 to=D7 unit=MI
  D7 MI4* 1/false/no/0 moved; H7 -HI4
  move | 0:0
join:
  moved from=C8 to=C7 unit=LD
  C7 MI4* null/false/no/0 moved; H7 -HI4
  move | 0:0
join, go:
  moved from=C7 to=D7 unit=MI
  C7 LD1 0/false/no/0; D7 MI4 1/false/no/0; H7 -HI4
  move | 0:0
hit:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  lost hex=F7 blocks=2 unit=HI
  E7 MI4 null/false/close/0; F7 -HI2
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
near:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45,11.39,11.48,15.7
  lost hex=F7 blocks=1 unit=HI
  E6 MI4*; E7 MI4 null/false/close/0; F7 -HI3
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
far:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  C6 MI4*; E7 MI4 null/false/close/0; F7 -HI4
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
check:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  lost hex=F7 blocks=1 unit=HI
  rolled why=leader-check by=bottom at=F7
  E7 MI4 null/false/close/0; F7 -HI3*
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
fire:
  rolled why=ranged by=bottom at=F7
  ruled cca/ranged-combat 10.18,10.20,10.22,10.25,10.24
  lost hex=F7 blocks=1 unit=MI
  D7 LB4 null/false/ranged/1; F7 -MI3
  battle | 0:0
edge:
  rolled why=attack by=bottom at=I7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  ruled cca/close-combat-outcome 11.49,12.2,12.4,12.13
  lost hex=I7 blocks=1 unit=HI
  H7 MI4 null/false/close/0; I7 -HI3
  battle | 0:0 | H7 I7 held | battle-back kind=battle-back
river:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  ruled cca/close-combat-outcome 11.49,12.2,12.4,12.8,12.13
  lost hex=F7 blocks=1 unit=HI
  E7 MI4 null/false/close/0; F7 -HI3
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
units:
  ruled cca/close-combat-outcome 11.49,12.16,12.17,12.14,12.2,12.4,12.9,12.13
  lost hex=F7 blocks=1 unit=HI
  E7 MI4 null/false/close/0; F7 -HI3; G7 -MI4; G8 -MI4
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
ignored:
  ruled cca/close-combat-outcome 11.49,12.16,12.17,12.14
  E7 MI4 null/false/close/0; F7 -HI4; G7 -MI4; G8 -MI4
  battle | 0:0 | E7 F7 held | battle-back kind=battle-back
win:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.43,11.45
  lost hex=F7 blocks=1 unit=MI
  eliminated hex=F7 unit=MI side=top
  won side=bottom clause=cca-4.1
  E7 MI4 null/false/close/0
  over | 1:0
win led:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.43,11.45
  lost hex=F7 blocks=1 unit=MI
  eliminated hex=F7 unit=MI side=top
  won side=bottom clause=cca-4.1
  E7 MI4 null/false/close/0; F7 -LD1
  over | 1:0
dead led:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.43,11.45
  lost hex=F7 blocks=1 unit=MI
  eliminated hex=F7 unit=MI side=top
  rolled why=leader-check by=bottom at=F7
  E7 MI4 null/false/close/0
  battle | 1:0 | E7 F7 eliminated | leader hex=F7 side=top made=0
dead, caught:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.43,11.45
  lost hex=F7 blocks=1 unit=MI
  eliminated hex=F7 unit=MI side=top
  rolled why=leader-check by=bottom at=F7
  eliminated hex=F7 unit=LD side=top
  ruled cca/momentum 13.32,13.38
  E7 MI4 null/false/close/0
  battle | 2:0 | E7 F7 eliminated | advance further=false bonus=false
leader flees:
  ruled cca/momentum 13.32,13.38
  E7 MI4 null/false/close/0; H7 -LD1
  battle | 1:0 | E7 F7 eliminated | advance further=false bonus=false
leader joins:
  ruled cca/momentum 13.32,13.38
  E7 MI4 null/false/close/0; G7 -LI4*
  battle | 1:0 | E7 F7 eliminated | advance further=false bonus=false
meets:
  ruled cca/close-combat-outcome 11.49,12.2,12.4,12.11,12.12
  ruled cca/momentum 13.32,13.38
  E7 MI4 null/false/close/0; G7 -HI4*
  battle | 0:0 | E7 F7 left | advance further=false bonus=false
meets, goes:
  moved from=G7 to=H7 unit=HI
  ruled cca/close-combat-outcome 11.49,12.2,12.4,12.11
  ruled cca/momentum 13.32,13.38
  E7 MI4 null/false/close/0; H7 -HI4*
  battle | 0:0 | E7 F7 left | advance further=false bonus=false
evade:
  moved from=G7 to=H7 unit=LI
  E7 MI4 null/false/close/0; H7 -LI2
  battle | 0:0
react:
  E7 MI4 null/false/close/0; F7 -LI4
  battle | 0:0 | E7 F7 held | react
strike:
  rolled why=first-strike by=top at=E7
  ruled cca/close-combat-outcome 11.7,11.17,11.41,11.43,11.45
  lost hex=E7 blocks=2 unit=MI
  E7 MI2 null/false/close/0; F7 -HI4
  battle | 0:0 | E7 F7 held first-strike | battle-back kind=reply
battle back:
  rolled why=battle-back by=top at=E7
  ruled cca/close-combat-outcome 11.7,11.17,9.6,11.41,11.43,11.45
  lost hex=E7 blocks=1 unit=MI
  E7 MI3 null/false/close/0; F7 -HI2
  battle | 0:0
pass:
  E7 MI4 null/false/close/0; F7 -HI2
  battle | 0:0
advance:
  moved from=E7 to=F7 unit=MI
  F7 MI4 null/false/close/0
  battle | 1:0
no advance:
  E7 MI4 null/false/close/0
  battle | 1:0
further:
  moved from=F7 to=F6 unit=HC
  F6 HC3 null/false/close/0; G7 -MI1; G8 -MI4
  battle | 0:0 | E7 F7 left | bonus hex=F6
no further:
  F7 HC3 null/false/close/0; G7 -MI1; G8 -MI4
  battle | 0:0 | E7 F7 left | bonus hex=F7
bonus:
  rolled why=attack by=bottom at=G8
  ruled cca/close-combat-outcome 11.7,11.13,11.15,11.41,11.43,11.45
  lost hex=G8 blocks=1 unit=MI
  F7 WR4 null/false/close/0; G7 -MI1; G8 -MI3
  battle | 0:0 | F7 G8 held bonus | battle-back kind=battle-back
no bonus:
  F7 WR4 null/false/close/0; G7 -MI1; G8 -MI4
  battle | 0:0
rampage:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45,11.47,11.33
  rolled why=rampage by=bottom at=F8
  eliminated hex=F8 unit=LD side=top
  rolled why=rampage by=top at=E7
  lost hex=E7 blocks=1 unit=MI
  E7 MI3 null/false/close/0; F7 -EL2
  battle | 1:0 | E7 F7 held | retreat flags=1 left=2 fate=none hex=F7 ignores=0 due=1 made=0 leaderAt=0
rampage, hit:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45,11.47,11.33
  rolled why=rampage by=bottom at=F8
  lost hex=F8 blocks=1 unit=MI
  rolled why=rampage by=top at=E7
  E7 MI4 null/false/close/0; F7 -EL2; F8 -MI3
  battle | 0:0 | E7 F7 held | retreat flags=1 left=2 fate=none hex=F7 ignores=0 due=1 made=0 leaderAt=0
elephants back:
  E7 MI3 null/false/close/0; F7 -EL2; G7 -MI3; G8 -MI3
  battle | 0:0
turn:
  drew side=bottom
  E7 MI4; F7 -LI4
  play | 0:0
takes a camp:
  moved from=E7 to=F7 unit=MI
  captured hex=F7 side=bottom clause=cca-19.32
  F7 MI4 null/false/close/0
  battle | 2:0
loses Scipio:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,13.17
  eliminated hex=F7 unit=LD side=top
  won side=bottom clause=cca-19.27
  E7 MI4 null/false/close/0
  over | 1:0
flags, led:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  E7 MI4 null/false/close/0; F7 -HI4*
  battle | 0:0 | E7 F7 held | flags flags=2 left=4 fate=safe hex=F7
hit and flags, led:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  lost hex=F7 blocks=1 unit=HI
  rolled why=leader-check by=bottom at=F7
  E7 MI4 null/false/close/0; F7 -HI3*
  battle | 0:0 | E7 F7 held | flags flags=2 left=3 fate=safe hex=F7
leader lost:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.12,11.41,11.44,11.45
  lost hex=F7 blocks=3 unit=HI
  rolled why=leader-check by=bottom at=F7
  eliminated hex=F7 unit=LD side=top
  E7 MI4 null/false/close/0; F7 -HI1
  battle | 1:0 | E7 F7 held | retreat flags=1 left=1 fate=lost hex=F7 ignores=0 due=1 made=0 leaderAt=0
reduced warriors:
  rolled why=attack by=bottom at=F7
  ruled cca/close-combat-outcome 11.7,11.21,11.41,11.43,11.45
  E7 HC3 null/false/close/0; F7 -WR3
  battle | 0:0 | E7 F7 held | retreat flags=2 left=3 fate=none hex=F7 ignores=0 due=4 made=0 leaderAt=0
`);

test.each(TOLD)('%s', (name, lines) => {
  expect(shown(GAMES[name.slice(0, -1)]?.() ?? acted(holding(''), ''))).toEqual(lines);
});

test('each is told', () => {
  expect(TOLD.map(([name]) => name.slice(0, -1))).toEqual(Object.keys(GAMES));
});
