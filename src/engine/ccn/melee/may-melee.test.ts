import { cases } from '../../testing/cases.ts';
import { UNITS } from '../units.ts';
import { mayMelee } from './may-melee.ts';

cases(
  mayMelee,
  `
  any unit may fight an adjacent enemy, and none has to: defender.unit=line
    attacker.unit=UNITS                  => allowed !mustFight 5.116 5.117 5.120 5.69/may
    attacker.unit=leader                 => !allowed reactions=[] quotes=[5.116]
    attacker.unit=line distance=2        => !allowed quotes=[5.120] -5.117
    attacker.unit=line attacker.ordered=false => !allowed quotes=[5.120]
    attacker.unit=line attacker.fought=ranged => !allowed 5.67/fired
    attacker.unit=light-cavalry attacker.fought=melee => !allowed says=[5.116,5.117,5.120,5.71/melee]
    attacker.unit=light-cavalry attacker.fought=melee bonus => allowed 5.71~bonus-attack
    attacker.unit=line bonus             => !allowed 5.231
    attacker.unit=line attacker.terrain=forest bonus => !allowed -5.235/entered
    attacker.unit=light-cavalry attacker.terrain=forest bonus => !allowed 5.235/entered
    attacker.unit=light-cavalry attacker.moved=3 => allowed
    attacker.unit=light attacker.moved=2 => !allowed 5.126
  one melee a unit: attacker.unit=line defender.unit=line
    joinedBy=unit                        => !allowed quotes=[5.122]
    joinedBy=artillery                   => allowed 5.122~joined-by-artillery 6.49/joined
    joinedBy=nobody                      => allowed -5.122 -6.49/joined
  what the defender may do first:
    attacker.unit=line defender.unit=line             => reactions=[first-strike] 5.121/may
    attacker.unit=line defender.unit=leader           => reactions=[] 5.121~target-lone-leader
    attacker.unit=line defender.unit=cuirassiers      => reactions=[first-strike,retire-and-reform]
    attacker.unit=cuirassiers defender.unit=line      => reactions=[first-strike,form-square]
    attacker.unit=cuirassiers defender.unit=line defender.inSquare => reactions=[first-strike]
    attacker.unit=cuirassiers defender.unit=cuirassiers => reactions=[first-strike]
    attacker.unit=foot-artillery defender.unit=cuirassiers => reactions=[first-strike]
  ground that leaves no die: attacker.unit=light-cavalry attacker.terrain=forest defender.terrain=forest defender.unit=line
    attacker.blocks=4                    => !allowed reactions=[] quotes=[5.143]
    attacker.blocks=5                    => allowed -5.143/none
    attacker.blocks=3 defender.terrain=clear => allowed
    attacker.blocks=2 defender.terrain=clear => !allowed 7.7 5.143/none
    attacker.blocks=4 attacker.nationalDice=1 => allowed
    attacker.blocks=4 card=cold-steel    => allowed
    attacker.blocks=4 joinedBy=artillery => allowed
    attacker.blocks=4 R65=b              => allowed reactions=[first-strike,form-square]
    attacker.terrain=forest              => allowed 5.143/blocks
    attacker.terrain=clear defender.terrain=clear => allowed -5.143/blocks
    attacker.blocks=5                    => -5.143/blocks
    attacker.unit=line attacker.inSquare attacker.terrain=clear => !allowed 7.6
    attacker.unit=foot-artillery         => allowed
  where infantry forms no square: attacker.unit=light-cavalry attacker.blocks=4 defender.unit=line
    defender.terrain=town                => allowed reactions=[first-strike] 7.25/square
    defender.fieldworks=between|elsewhere => allowed reactions=[first-strike] 7.33/square
    defender.terrain=forest              => reactions=[first-strike,form-square] -7.25/square
    attacker.unit=line defender.terrain=town => reactions=[first-strike] -7.25/square
    attacker.unit=line defender.fieldworks=between => reactions=[first-strike] -7.33/square
  dice of the card at a lone leader in a town: attacker.unit=light-cavalry attacker.blocks=3 defender.unit=leader defender.terrain=town
    card=none                            => !allowed
    card=elan                            => allowed
    card=elan R85=b                      => !allowed
  the last block of horse artillery: attacker.unit=horse-artillery defender.unit=line attacker.moved=1
    attacker.blocks=2                    => allowed
    attacker.blocks=1                    => !allowed 5.140
    attacker.moved=1                     => refused attacker.blocks blocks-needed 5.140
    attacker.moved=0                     => allowed
  all that is said, and all that nearly applied:
    attacker.unit=line defender.unit=line => says=[5.116,5.117,5.120,5.69/may,5.121/may] spares=[5.46~moved-no-further]
    attacker.unit=line defender.unit=line attacker.ordered=false => says=[5.116,5.120/ordered,5.117] spares=[]
    attacker.unit=leader defender.unit=line distance=2 => says=[5.116/leader,5.120/apart] spares=[]
    attacker.unit=heavy-cavalry defender.unit=leader bonus attacker.fought=melee => says=[5.116,5.117,5.120,5.69/may] spares=[5.71~bonus-attack,5.49~moved-no-further,5.121~target-lone-leader]
    attacker.unit=cuirassiers defender.unit=line joinedBy=artillery => says=[5.116,5.117,5.120,6.49/joined,5.69/may,5.121/may,6.15/may] spares=[5.122~joined-by-artillery,5.49~moved-no-further]
`,
  { UNITS },
);
