import { expect, test } from 'vitest';
import { defaults } from '../../core/answer.ts';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { onTerrain } from './on-terrain.ts';

const FREE = 'allowed !mustStop mayBattleOnEntry';
const STOPS = 'allowed mustStop';
const ALL_DICE = 'mostDice=null mostDiceAgainst=null';
const TWO_DICE = 'mostDice=2 mostDiceAgainst=2';
const NO_HELP = 'diceFewer=0 swordsIgnored=0 flagsIgnorable=0';
const SHELTER = 'swordsIgnored=1 flagsIgnorable=1';

/** Figures, table 8. */
cases(
  onTerrain,
  `
  open ground does nothing, nor a rampart elsewhere:
    unit=UNITS                                => ${FREE} ${ALL_DICE} ${NO_HELP} !blocksSight
    unit=UNITS rampart=elsewhere              => ${FREE} ${ALL_DICE} ${NO_HELP} !blocksSight
  rough ground stops and disarms mounted units: terrain=rough
    unit=FOOT                                 => ${FREE} ${TWO_DICE} ${NO_HELP} !blocksSight
    unit=MOUNTED                              => ${STOPS} !mayBattleOnEntry ${TWO_DICE} ${NO_HELP} !blocksSight
  a forest stops all and lets few battle: terrain=forest
    unit=LIGHT_FOOT|WR                        => ${STOPS} mayBattleOnEntry ${TWO_DICE} ${NO_HELP} blocksSight
    unit=MI|HI|MOUNTED                        => ${STOPS} !mayBattleOnEntry ${TWO_DICE} ${NO_HELP} blocksSight
  a hill limits dice by the height of both: terrain=hill
    unit=FOOT                                 => ${FREE} mostDice=3 mostDiceAgainst=2 ${NO_HELP} blocksSight
    unit=MOUNTED                              => ${FREE} mostDice=2 mostDiceAgainst=2 ${NO_HELP} blocksSight
  a ford stops all and lets all battle: terrain=ford
    unit=UNITS                                => ${STOPS} mayBattleOnEntry ${TWO_DICE} ${NO_HELP} !blocksSight
  a camp takes a die from all and protects foot: terrain=camp
    unit=FOOT R71=a|b                         => ${FREE} ${ALL_DICE} diceFewer=1 ${SHELTER} blocksSight
    unit=MOUNTED                              => ${FREE} ${ALL_DICE} diceFewer=1 swordsIgnored=0 flagsIgnorable=0 blocksSight
    unit=MOUNTED R71=b                        => ${FREE} ${ALL_DICE} ${NO_HELP} blocksSight
  a rampart protects foot across it: rampart=between
    unit=FOOT                                 => ${FREE} ${ALL_DICE} diceFewer=0 ${SHELTER} !blocksSight
    unit=MOUNTED                              => ${FREE} ${ALL_DICE} ${NO_HELP} !blocksSight
    unit=FOOT terrain=forest                  => ${TWO_DICE} ${SHELTER}
    unit=MOUNTED terrain=forest               => ${TWO_DICE} ${NO_HELP}
    unit=FOOT terrain=camp                    => swordsIgnored=1 flagsIgnorable=2
  coast and river cannot be entered in any way: unit=UNITS
    terrain=coast|river enters=ordered|retreat|evade => !allowed mustStop=null mayBattleOnEntry=null
  terrain stops no retreat, and an evasion only by reading b of R59:
    unit=UNITS terrain=rough|forest|ford enters=retreat R59=a|b => !mustStop mayBattleOnEntry=null
    unit=UNITS terrain=rough|forest|ford enters=evade => !mustStop mayBattleOnEntry=null
    unit=UNITS terrain=forest|ford enters=evade R59=b => mustStop mayBattleOnEntry=null
    unit=MOUNTED terrain=rough enters=evade R59=b     => mustStop mayBattleOnEntry=null
    unit=FOOT terrain=rough enters=evade R59=b        => !mustStop mayBattleOnEntry=null
  how it is summed up: unit=HI
    terrain=coast                             => sum=terrain/impassable
    terrain=hill                              => sum=terrain/free-battle
    terrain=hill enters=retreat               => sum=terrain/free
    terrain=ford                              => sum=terrain/stop-battle
    terrain=forest                            => sum=terrain/stop-no-battle
    terrain=ford enters=evade R59=b           => sum=terrain/stop
  all that is said, and what nearly applied:
    unit=MI rampart=between terrain=camp      => says=[17.32,17.38,17.42,17.33,17.39,17.41,17.34,17.40,17.44,17.37] spares=[17.35~across-rampart,17.36~target-foot,17.43~target-foot]
    unit=MI rampart=elsewhere                 => spares=[17.36~target-foot,17.34~not-across-rampart]
    unit=CH rampart=elsewhere                 => says=[17.32,17.35,17.36,10.14/ground,17.37]
    unit=LC rampart=between                   => says=[17.32,17.36,10.14/ground,17.37] spares=[17.35~across-rampart,17.34~target-mounted]
    unit=HC terrain=camp                      => says=[17.38,17.42,17.43,17.44] spares=[17.41~target-mounted,17.40~target-mounted]
    unit=LI terrain=hill enters=ordered       => says=[17.14,17.16/mostDice,17.15/mostDiceAgainst,17.19]
    unit=LI terrain=hill enters=retreat       => says=[17.14,11.56,17.16/mostDice,17.15/mostDiceAgainst,17.19]
    unit=LI terrain=hill enters=evade         => says=[17.14,13.14,17.16/mostDice,17.15/mostDiceAgainst,17.19]
    unit=MI terrain=river enters=retreat      => says=[17.26/enter,12.8,10.14/ground]
    unit=MI terrain=forest                    => spares=[17.10~stops-to-enter-forest] sum.unit=MI sum.terrain=forest
    unit=LI terrain=rough enters=retreat      => says=[8.14,12.7/enter,17.1,11.56,17.5/mostDice,17.5/mostDiceAgainst,17.7] spares=[]
  a rampart stands only where a unit can be: unit=HI
    terrain=coast rampart=between             => refused rampart rampart-needs-ground 17.23
`,
  KINDS,
);

const { ruling, told, cited } = asking(onTerrain);

test.each(['coast', 'river'])('of %s nothing else is told', (terrain) => {
  expect(told({ unit: 'MI', terrain })).toEqual(defaults(onTerrain.answer));
});

test.each<[string, object, string]>([
  ['rough', { unit: 'MI' }, '17.1 17.3 17.5 17.5 17.7'],
  ['rough', { unit: 'LC' }, '17.2 17.4 17.5 17.5 17.7'],
  ['forest', { unit: 'LI' }, '17.8 17.10 17.11 17.11 17.13'],
  ['forest', { unit: 'HI' }, '17.8 17.9 17.11 17.11 17.13'],
  ['hill', { unit: 'HI' }, '17.14 17.16 17.15 17.19'],
  ['hill', { unit: 'HC' }, '17.14 17.17 17.15 17.19'],
  ['coast', { unit: 'HC' }, '17.23 17.24 17.25'],
  ['coast', { unit: 'HC', enters: 'evade' }, '17.23 12.8 17.24 17.25'],
  ['river', { unit: 'MI', enters: 'retreat' }, '17.26 12.8 10.14'],
  ['river', { unit: 'MI' }, '17.26 10.14'],
  ['ford', { unit: 'MI' }, '17.27 17.28 17.29 17.29 17.31'],
  ['ford', { unit: 'MI', enters: 'retreat' }, '8.14 12.7 11.56 17.29 17.29 17.31'],
  ['camp', { unit: 'MI' }, '17.38 17.42 17.39 17.41 17.40 17.44'],
  ['camp', { unit: 'EL' }, '17.38 17.42 17.43 17.44'],
  ['clear', { unit: 'MI', rampart: 'between' }, '17.32 17.33 17.34 10.14 17.37'],
  ['clear', { unit: 'MI', rampart: 'elsewhere' }, '17.32 17.35 10.14 17.37'],
  ['clear', { unit: 'CH', rampart: 'between' }, '17.32 17.36 10.14 17.37'],
])('%s cites its clauses for %o', (terrain, draft, clauses) => {
  expect(
    cited({ terrain, ...draft })
      .join(' ')
      .replaceAll('cca-', ''),
  ).toBe(clauses);
});

test('ground is told with the unit and the terrain, and what it does to dice and sight', () => {
  const of = (unit: string, terrain: string) =>
    ruling({ unit, terrain }).steps.map(({ clause, with: values }) => [clause, values]);
  const heavy = { unit: 'HC', terrain: 'rough' };
  const most = { most: 2 };
  expect(of('HC', 'rough')).toMatchObject([
    ...[
      ['cca-17.2', heavy],
      ['cca-17.4', heavy],
      ['cca-17.5', most],
      ['cca-17.5', most],
    ],
    ['cca-17.7', { terrain: 'rough' }],
  ]);
  expect(of('MI', 'camp').slice(1, 3)).toMatchObject([
    ['cca-17.42', { dice: 1 }],
    ['cca-17.39', { target: 'MI' }],
  ]);
  const sight = ruling({ unit: 'MI', terrain: 'forest' }).steps.at(-1);
  expect(sight?.effect).toEqual({ on: 'blocksSight', from: false, to: true });
});

test('a maximum is told as such, not as dice that are lowered', () => {
  const { steps } = ruling({ unit: 'HI', terrain: 'hill' });
  const told = steps.flatMap(({ say, with: values, effect }) =>
    effect?.on.startsWith('most') ? [[say, values, effect]] : [],
  );
  expect(told).toEqual([
    ['cca-17.16/mostDice', { most: 3 }, { on: 'mostDice', from: null, to: 3 }],
    ['cca-17.15/mostDiceAgainst', { most: 2 }, { on: 'mostDiceAgainst', from: null, to: 2 }],
  ]);
});
