import { cases } from '../../testing/cases.ts';

// Engine notes 11.
cases(
  't7g/command-action',
  `
  who may try it: level=2 action=inspirar
    exhausted                       => !allowed 7.27
    insideUnit                      => !allowed 7.12
    action=afortunado insideUnit    => allowed
    !inSight                        => !allowed 7.23
    !inSight respectable            => allowed 7.107
  how far it works: level=2 action=audaz
    targetDistance=9 presence       => allowed 7.39
    targetDistance=9.5 presence     => !allowed 7.23/distance
    action=avizor targetDistance=30 => allowed
    action=amenazante targetDistance=12   => !allowed 7.54/distance
    action=amenazante targetDistance=11.9 => allowed
    action=sagaz targetDistance=8         => !allowed
    action=sagaz targetDistance=8 R110=b  => allowed
    action=frio targetDistance=7 presence => !allowed 7.80/distance
  Elegante needs no roll, but a Commander who is not Exhausted, within 6 inches: level=2 action=elegante
    targetDistance=6          => automatic exhaustedAfter
    targetDistance=8 presence => !allowed 7.73/distance
    exhausted                 => !allowed 7.73/exhausted
  what the successes do: level=3
    action=heroe dice=[5,1,1]    => works exhaustedAfter unitWear=1
    action=heroe dice=[1,1,1]    => !works unitWear=0
    action=tutor dice=[5,6,5]    => longer=6 !exhaustedAfter
    action=ingeniero targetKind=artillery dice=[5,1,1] => longer=3 exhaustedAfter
    action=ducho dice=[5,1,1]    => works cardBecomes=lost activation=extra exhaustedAfter 7.72/card-lost
    action=ducho dice=[1,1,1]    => !works cardBecomes=lost activation=as-usual
    action=ducho dice=[5,5,1]    => works cardBecomes=kept !exhaustedAfter
    action=honorable dice=[5,5,5] => !works from=6
    action=correr dice=[1,1,1]    => moves=6
    action=correr brio dice=[5,1,1] => moves=18 7.40
  what the target must be: level=4
    action=honorable targetWear=1             => !allowed 7.83/needs
    action=honorable targetWear=1 targetElite => allowed
    action=honorable targetWear=2             => allowed
    action=oficioso targetKind=formation secondKind=formation betweenTargets=6   => allowed
    action=oficioso targetKind=formation secondKind=formation betweenTargets=6.1 => !allowed
    action=oficioso targetKind=formation secondKind=company                      => !allowed 7.97/needs
    action=oficioso targetKind=artillery secondKind=artillery                    => allowed 7.97/*
    action=honorable targetKind=artillery                                        => !allowed 6.89
    action=oficioso targetWear=0               => !allowed
    action=enigmatico betweenTargets=6         => !allowed 7.74/needs
    action=enigmatico betweenTargets=5.9       => allowed
    action=heroe targetActed=no                => !allowed 7.82/needs
    action=heroe targetActed=yes               => allowed activation=again
    action=implacable targetActed=yes          => !allowed
    action=perfeccionista targetWear=1         => !allowed 7.99/needs
    action=perfeccionista targetKind=cavalry   => !allowed
    action=ducho targetKind=formation          => !allowed
    action=ducho                               => allowed activation=extra
    action=tenaz targetLacks=[light]           => !allowed 7.109/needs
    action=tenaz targetLacks=[brigade]         => allowed unitGains=[no-target] effectLasts=turn
    action=cartografo terrainOption=remove         => allowed
    action=cartografo terrainOption=remove level=3 => !allowed 7.61/level
    action=cartografo terrainOption=place level=3  => allowed
    action=cartografo terrainOption=shift level=2  => allowed
    action=tutor terrainOption=place               => refused terrainOption no-cartographer 7.61
  what comes of it: level=2
    action=perfeccionista dice=[1,1]  => !works activation=next unitGains=[]
    action=perfeccionista dice=[1,5]  => works activation=next unitGains=[fire-up]
    action=meticuloso dice=[1,1]      => !works activation=as-usual
    action=afortunado exhausted       => allowed
  Levels 1 and 0:
    action=correr level=1 dice=[6] => works exhaustedAfter againChance='0'
    action=correr level=0          => !works exhaustedAfter moves=6
  what bears on it, and what does not:
    action=audaz level=2 targetDistance=8         => -7.39
    action=bravo level=2 insideUnit               => allowed automatic works
    action=bravo level=3 targetKind=artillery     => allowed automatic works
    action=diplomatico level=3 !inSight           => allowed automatic works
    action=estoico level=2 presence               => -7.39
    action=frio level=3 !inSight                  => allowed dice=3 from=6
    action=frio level=3 targetDistance=7 presence => -7.39
    action=frio level=3 targetKind=artillery      => allowed dice=3 from=6
    action=inspirar level=3 respectable           => -7.107
  the clauses in the order in which they bear:
    action=audaz level=2 targetDistance=100 presence => says=[7.22,7.39,7.23/distance]
  what else decides:
    action=sagaz level=2 targetDistance=8 R110=b presence => allowed -7.39
`,
);
