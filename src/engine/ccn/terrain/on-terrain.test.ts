import { cases } from '../../testing/cases.ts';
import { isArtillery, isCavalry, isInfantry, isLightInfantry, UNITS } from '../units.ts';
import { onTerrain } from './on-terrain.ts';

const SETS = {
  INFANTRY: UNITS.filter(isInfantry),
  LIGHT: UNITS.filter(isLightInfantry),
  OTHERS: UNITS.filter((unit) => !isLightInfantry(unit)),
  CAVALRY: UNITS.filter(isCavalry),
  GUNS: UNITS.filter(isArtillery),
  ANYBODY: [...UNITS, 'leader'],
};

/** Figures, tables 10 and 11. */
cases(
  onTerrain,
  `
  who may enter, and who stops:
    unit=ANYBODY terrain=clear|hill|bridge         => allowed mustStop=false
    unit=ANYBODY terrain=forest|town|ford          => allowed mustStop
    unit=ANYBODY terrain=forest|town|ford|clear enters=retreat fieldworks=none|between => allowed mustStop=false
    unit=ANYBODY terrain=rugged-hill|river         => !allowed mustStop=null
    unit=INFANTRY|CAVALRY|leader terrain=quarry    => allowed mustStop
    unit=GUNS terrain=quarry                       => !allowed
    unit=ANYBODY fieldworks=between                => allowed mustStop
    unit=ANYBODY fieldworks=elsewhere              => allowed mustStop=false
    unit=ANYBODY terrain=river|rugged-hill tileRemoved => allowed mustStop=false !blocksSight
  who fights in the turn in which it enters:
    unit=UNITS terrain=clear|hill|ford|bridge      => mayFightOnEntry=true
    unit=LIGHT terrain=forest                      => mayFightOnEntry=true
    unit=OTHERS terrain=forest                     => mayFightOnEntry=false
    unit=UNITS terrain=town                        => mayFightOnEntry=false
    unit=UNITS terrain=town|forest enters=retreat  => mayFightOnEntry=true
    unit=OTHERS terrain=town|forest enters=retreat R75=b => mayFightOnEntry=false mustStop=false
    unit=LIGHT terrain=forest enters=retreat R75=b => mayFightOnEntry=true
    unit=leader terrain=town|forest|ford           => mayFightOnEntry=null squareAllowed=null
  squares, and flags ignored for fieldworks:
    unit=INFANTRY terrain=clear|forest|hill|ford|bridge|quarry => squareAllowed=true flagsForWorks=0
    unit=INFANTRY terrain=town                     => squareAllowed=false
    unit=INFANTRY fieldworks=between|elsewhere     => squareAllowed=false
    unit=CAVALRY|GUNS terrain=forest|town          => squareAllowed=null
    unit=INFANTRY|GUNS terrain=hill fieldworks=between => flagsForWorks=1
    unit=CAVALRY fieldworks=between                => flagsForWorks=0
    unit=UNITS fieldworks=elsewhere                => flagsForWorks=0
  dice lost by infantry: unit=INFANTRY
    terrain=clear|bridge => diceLostFiringIn=0 diceLostAttackingIn=0 diceLostFiringOut=0 diceLostAttackingOut=0
    terrain=forest       => diceLostFiringIn=1 diceLostAttackingIn=1 diceLostFiringOut=0 diceLostAttackingOut=0
    terrain=town         => diceLostFiringIn=2 diceLostAttackingIn=2 diceLostFiringOut=0 diceLostAttackingOut=0
    terrain=hill         => diceLostFiringIn=1 diceLostAttackingIn=1 diceLostFiringOut=0 diceLostAttackingOut=0
    terrain=ford         => diceLostFiringIn=0 diceLostAttackingIn=1 diceLostFiringOut=1 diceLostAttackingOut=1
    terrain=quarry       => diceLostFiringIn=0 diceLostAttackingIn=1 diceLostFiringOut=0 diceLostAttackingOut=1
    fieldworks=between   => diceLostFiringIn=1 diceLostAttackingIn=1 diceLostFiringOut=0 diceLostAttackingOut=0
  dice lost by cavalry: unit=CAVALRY
    terrain=forest       => diceLostFiringIn=null diceLostAttackingIn=2 diceLostAttackingOut=2
    terrain=town         => diceLostFiringOut=null diceLostAttackingIn=3 diceLostAttackingOut=3
    terrain=hill         => diceLostAttackingIn=1 diceLostAttackingOut=1
    terrain=ford         => diceLostAttackingIn=1 diceLostAttackingOut=1
    terrain=quarry       => diceLostAttackingIn=2 diceLostAttackingOut=2
    fieldworks=between   => diceLostAttackingIn=2 diceLostAttackingOut=2
    terrain=hill fieldworks=between => diceLostAttackingIn=2 diceLostAttackingOut=2
  dice lost by artillery: unit=GUNS
    terrain=forest|town  => diceLostFiringIn=1 diceLostAttackingIn=1 diceLostFiringOut=1 diceLostAttackingOut=1
    terrain=hill         => diceLostFiringIn=0 diceLostAttackingIn=0 diceLostFiringOut=0 diceLostAttackingOut=0
    terrain=ford         => diceLostFiringIn=0 diceLostAttackingIn=1 diceLostFiringOut=1 diceLostAttackingOut=1
    fieldworks=between   => diceLostFiringIn=0 diceLostAttackingIn=0 diceLostFiringOut=0 diceLostAttackingOut=0
  sight, and what cannot be: unit=line
    terrain=forest|hill|rugged-hill|town           => blocksSight
    terrain=clear|river|ford|bridge|quarry         => !blocksSight
    terrain=clear fieldworks=between               => !blocksSight 7.40
    terrain=river fieldworks=between               => refused fieldworks fieldworks-need-ground 7.41
`,
  { ...SETS, UNITS },
);
