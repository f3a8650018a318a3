import { cases } from '../../testing/cases.ts';

// Engine notes 10.
cases(
  't7g/pooled-wear',
  `
  a unit is lost, and Stamina + 1 markers: pooledUnits=3 stamina=3
    wear=3 taken=0                    => unitsLeft=3 wearLeft=3 weary 6.53~within-stamina
    wear=3 taken=0 R69=b              => !weary
    wear=3 taken=1                    => unitsLeft=2 wearLeft=0 6.53
    wear=3 taken=5                    => unitsLeft=1 wearLeft=0
    wear=3 taken=9 discipline=4       => unitsLeft=1 wearLeft=4 breakPoints=1 4.18
    wear=3 taken=9 R68=b              => unitsLeft=0 wearLeft=0 breakPoints=0
    group=fortification wear=2 taken=3 => unitsLeft=2 wearLeft=1 6.34
    wear=4                            => refused wear beyond-stamina-before 4.16
  units join: pooledUnits=1 stamina=3 wear=2
    joiningUnits=1 joiningWear=3      => pool=5 unitsLeft=1 wearLeft=1 6.52
    joiningUnits=1 joiningDisordered  => !allowed 6.51
    joiningUnits=1 !joiningCommand    => !allowed 6.49
    joiningUnits=1 card=attack        => !allowed 6.50
    joiningUnits=1 card=run           => allowed unitsLeft=2
    joiningWear=1                     => refused joiningWear nobody-joins 6.52
    group=fortification joiningUnits=1 => refused joiningUnits only-choragiew-joins 6.23
  what bears on it, and what does not:
    pooledUnits=3 stamina=3 wear=2 taken=3 !joiningCommand   => allowed pool=5 unitsLeft=2
    pooledUnits=3 stamina=3 wear=2 taken=3 card=fire         => allowed pool=5 unitsLeft=2
    pooledUnits=3 stamina=3 wear=2 taken=3 joiningDisordered => allowed pool=5 unitsLeft=2
`,
);
