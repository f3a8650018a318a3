import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { momentum } from './advance.ts';
import { TARGET_FATES } from './momentum.ts';

const LED = ['none', 'adjacent', 'attached'];
const LEFT = ['retreated', 'eliminated'];
const SETS = {
  ...KINDS,
  LED,
  LEFT,
  FATES: TARGET_FATES,
  INFANTRY: ['LI', 'LS', 'LB', 'AX', 'MI', 'HI'],
};

/** Figures, table 15. */
cases(
  momentum,
  `
  who advances, how far, and with a bonus combat:
    unit=UNITS leader=LED target=LEFT      => allowed mayAdvance !mustAdvance !mustBattle
    unit=CAVALRY leader=LED target=LEFT    => extraHex mostHexes=2 bonusCombat anyAdjacentEnemy 13.40 -15.9 sum=momentum/bonus
    unit=CH|EL leader=LED target=LEFT      => !extraHex mostHexes=1 bonusCombat anyAdjacentEnemy 13.41 -15.9 sum=momentum/bonus
    unit=FOOT leader=attached target=LEFT  => !extraHex mostHexes=1 bonusCombat anyAdjacentEnemy 13.39 15.9
    unit=WR leader=none|adjacent target=LEFT => !extraHex mostHexes=1 bonusCombat anyAdjacentEnemy 13.39 -15.9 sum=momentum/bonus
    unit=INFANTRY leader=none|adjacent target=LEFT => !extraHex mostHexes=1 !bonusCombat 13.38 -15.9 !anyAdjacentEnemy sum=momentum/advance
  it battles again where it has a bonus combat: battlesAgain target=LEFT
    unit=LC|MC|HC|CH|EL|WR leader=LED      => allowed
    unit=FOOT leader=attached              => allowed
    unit=INFANTRY leader=none|adjacent     => !allowed
  it goes a second hex where it has an extra hex: advances=2 leader=LED target=LEFT
    unit=CAVALRY                           => allowed
    unit=FOOT                              => !allowed
    unit=CH|EL                             => !allowed
  there is no third combat: unit=UNITS bonus leader=attached
    bonus                => allowed mayAdvance !extraHex mostHexes=1 !bonusCombat sum=momentum/advance says=[13.32,13.43,13.33]
    battlesAgain         => !allowed
    advances=2           => !allowed
  whoever stays has no bonus combat: unit=UNITS leader=attached advances=0
    advances=0           => allowed mayAdvance !bonusCombat 13.33/stays
    battlesAgain         => !allowed
  no advance where the target is there, or left by itself: unit=HC
    target=evaded        => NO sum=momentum/no says=[13.34] quotes=[13.34]
    target=leader-evaded => NO sum=momentum/no says=[13.34/leader]
    target=held          => NO sum=momentum/no says=[13.32/held] quotes=[13.32]
    target=evaded|leader-evaded|held advances=0 => allowed
  no advance after the roll of another:
    unit=HC rolledAs=battle-back target=GONE  => NO says=[13.35] quotes=[13.35]
    unit=HC rolledAs=first-strike target=GONE => NO says=[13.36]
    unit=HC rolledAs=ranged target=GONE       => NO says=[13.32/ranged]
    unit=HC rolledAs=battle-back target=held  => !mayAdvance spares=[13.35~hex-held]
    unit=HC rolledAs=first-strike target=held => !mayAdvance spares=[13.36~hex-held]
    unit=LC rolledAs=ranged target=FATES      => !mayAdvance
  a leader who leaves the hex lets a unit in, or not by reading b of R43 and R44: unit=HC
    target=leader-eliminated                    => mayAdvance
    target=leader-eliminated R44=b              => mayAdvance
    target=leader-eliminated R43=b              => NO says=[13.32/lone-leader] quotes=[13.32]
    target=unit-eliminated-leader-evaded        => mayAdvance
    target=unit-eliminated-leader-evaded R43=b  => mayAdvance
    target=unit-eliminated-leader-evaded R44=b  => NO says=[13.32/evader]
    target=eliminated R43=b R44=b               => mayAdvance
  after its extra hex cavalry must battle by reading b of R46: unit=LC
    advances=2 R46=b     => allowed mustBattle 13.37/must
    advances=1 R46=b     => !mustBattle
    advances=2           => !mustBattle 13.37
  the clauses of an advance:
    unit=HC              => says=[13.32,13.40,13.40/hex,13.33,13.37,13.42]
    unit=MI              => says=[13.32,13.38,13.33] spares=[13.39~foot-without-leader,15.9~leader-not-attached]
  a unit stops and fights as on any entry, by the reading adopted of R45:
    unit=LC vacatedTerrain=clear|hill|camp       => mayAdvance extraHex bonusCombat
    unit=LC vacatedTerrain=ford                  => mayAdvance !extraHex bonusCombat
    unit=LC vacatedTerrain=rough|forest          => mayAdvance !extraHex !bonusCombat
    unit=WR vacatedTerrain=ENTERED               => mayAdvance !extraHex bonusCombat
    unit=CH vacatedTerrain=clear|hill|camp|ford  => mayAdvance !extraHex bonusCombat
    unit=CH vacatedTerrain=rough|forest          => mayAdvance !extraHex !bonusCombat
    unit=LC vacatedTerrain=ENTERED R45=b         => extraHex bonusCombat
    unit=WR|CH vacatedTerrain=clear|hill|camp|ford|rough|forest R45=b => !extraHex bonusCombat
  nobody goes where nobody can be: unit=LC
    vacatedTerrain=ENTERED  => accepted
    vacatedTerrain=river    => refused vacatedTerrain impassable 17.26
    vacatedTerrain=coast    => refused vacatedTerrain impassable 17.23
`.replaceAll(
    '=> NO',
    '=> !allowed !mayAdvance !extraHex mostHexes=0 !bonusCombat !mustBattle !anyAdjacentEnemy',
  ),
  {
    ...SETS,
    GONE: ['retreated', 'eliminated', 'leader-eliminated'],
    ENTERED: ['clear', 'rough', 'forest', 'hill', 'ford', 'camp'],
  },
);

cases(
  momentum,
  `
  after fire nothing is said but that it gives no advance: unit=LC rolledAs=ranged
    target=evaded|leader-evaded                    => says=[13.32/ranged]
    target=leader-eliminated R43=b                 => says=[13.32/ranged]
    target=unit-eliminated-leader-evaded R44=b     => says=[13.32/ranged]
`,
);

cases(
  'cca/close-combat-roll',
  `
  a roll knows the terrain of the hex that it vacates: attacker.unit=LC defender.unit=MI faces=[blue,red]
    defender.blocks=1 defender.terrain=clear  => mayAdvance extraHex bonusCombat
    defender.blocks=1 defender.terrain=forest => mayAdvance !extraHex !bonusCombat
    defender.blocks=1 defender.terrain=ford   => mayAdvance !extraHex bonusCombat
`,
);
