import { cases } from '../../testing/cases.ts';

// Engine notes 9; rulings R29, R55 to R57, R135, R137, R154, R162, R169.
cases(
  't7g/after-combat',
  `
  who leaves: winner=attacker attacker.speed=4 defender.speed=5
    => defender.does=disengages defender.inches=3 defender.facing=kept attacker.does=stays goesOn=null 5.19 5.20/side
    winner=tie                                     => attacker.does=disengages defender.does=stays 5.27
    defender.exposed                               => defender.does=retreats defender.inches=10 defender.facing=backwards defender.disordered 5.25/side
    defender.exposed defender.ground=difficult R55=b => defender.inches=6
    defender.exposed defender.ground=easy R55=b    => defender.inches=14
    defender.exposed defender.dedication=1 R56=b   => defender.inches=12
    defender.exposed defender.speed=null           => defender.inches=null 5.25/speed
    flank                                          => defender.facing=to-enemy 5.21
    flank defender.squares                         => defender.facing=kept defender.extraWear=0 5.21/squares
    flank defender.squares R57=a                   => defender.extraWear=1
    defender.mobileFortress                        => attacker.does=disengages defender.does=stays !defender.fortressLost
    defender.mobileFortress defender.exposed       => defender.does=retreats defender.fortressLost attacker.does=stays
    defender.emplaced defender.exposed             => defender.does=stays defender.extraWear=1 defender.disordered
    defender.emplaced defender.exposed R169=b      => defender.extraWear=0
    defender.emplaced defender.exposed R169=c      => defender.does=retreats
    touching                                       => attacker.separates=1 5.23
    winner=defender attacker.intrepido             => attacker.commanderLost 7.91
    attacker.intrepido                             => !attacker.commanderLost 7.91~has-not-lost
  a way that is blocked: winner=attacker defender.blocked defender.stamina=3 defender.wear=3 defender.discipline=4
    => defender.extraWear=1 defender.wearTotal=4 defender.breakPoints=1 5.22
    defender.tranquilo                             => defender.extraWear=0 defender.breakPoints=0 7.110
    defender.exposed defender.speed=4              => defender.extraWear=1 5.26
  cavalry that pursues: winner=attacker attacker.kind=cavalry attacker.speed=8 defender.speed=4 defender.exposed
    => defender.destroyed attacker.advance=8 attacker.consolidates=no 6.70
    defender.kind=cavalry                          => defender.does=retreats attacker.advance=0 6.97~no-lances
    defender.kind=cavalry attacker.lances          => defender.destroyed attacker.advance=8 6.97
    defender.kind=artillery                        => defender.destroyed attacker.advance=0 6.90
    attacker.broke                                 => defender.does=retreats
    attacker.frenzied                              => attacker.frenzyCheck
    attacker.frenzied R154=b                       => !attacker.frenzyCheck
    attacker.frenzied attacker.wear=1 attacker.frenzyRoll=passed => attacker.wearTotal=0 !attacker.disordered
    attacker.frenzied attacker.frenzyRoll=passed   => attacker.wearTotal=0
    attacker.frenzied attacker.wear=2 attacker.frenzyRoll=failed => attacker.wearTotal=2 attacker.disordered
    attacker.frenzyRoll=failed                     => refused attacker.frenzyRoll not-frenzied 6.36
    defender.elegante                              => defender.does=disengages attacker.advance=0
  a failed break check: winner=attacker defender.broke
    => defender.destroyed attacker.consolidates=may attacker.consolidateInches=3 5.28/side
    attacker.impetuous                             => attacker.consolidates=must 6.62
    winner=defender                                => attacker.does=disengages attacker.consolidates=no
    attacker.broke                                 => attacker.destroyed attacker.consolidates=no
  guns in a Formation: winner=attacker defender.integratedGun defender.speed=4
    => !defender.gunLost 6.85~does-not-flee
    R162=c                                         => defender.gunLost
    defender.exposed                               => defender.gunLost 6.85/side
  after an interception: winner=tie manner=interception
    => goesOn 2.35/goes-on
    R29=b                                          => !goesOn
    winner=attacker                                => !goesOn
    winner=defender                                => goesOn
    manner=sheltered                               => goesOn 6.42
    manner=sheltered R135=b                        => !goesOn
  what bears on it, and what does not:
    winner=attacker                                              => defender.commanderLost=false
    winner=attacker attacker.frenzied attacker.frenzyRoll=failed attacker.broke defender.broke => attacker.disordered=false attacker.frenzyCheck=false
    winner=attacker attacker.kind=company attacker.lances defender.kind=cavalry defender.exposed => attacker.advance=0 defender.does=retreats defender.destroyed=false
    winner=attacker defender.broke defender.integratedGun        => -6.85~does-not-flee
    winner=attacker defender.emplaced defender.exposed defender.elegante => defender.extraWear=0 defender.wearTotal=0
    winner=attacker defender.exposed                             => -6.22/side -5.19 -5.25/side defender.extraWear=0 defender.wearTotal=0
    winner=attacker defender.exposed defender.kind=artillery     => -5.24
    winner=attacker defender.kind=artillery defender.elegante    => defender.does=destroyed defender.destroyed=true defender.inches=0
    winner=attacker defender.mobileFortress                      => -6.22/side
    winner=attacker defender.squares                             => -5.21/squares
    winner=attacker defender.tranquilo                           => -7.110
    winner=attacker flank defender.emplaced                      => -5.21/squares
    winner=defender attacker.speed=4 attacker.exposed attacker.broke => defender.consolidates=no defender.consolidateInches=0
    winner=tie defender.blocked defender.tranquilo               => -7.110
    winner=tie defender.broke                                    => attacker.frenzyCheck=false
    winner=tie flank                                             => defender.facing=kept
  what else decides:
    winner=attacker attacker.kind=cavalry attacker.lances defender.kind=cavalry => defender.does=disengages
    winner=attacker defender.emplaced                            => attacker.does=disengages defender.does=stays -6.24/combat
  left out, the ordinary case holds:
    winner=attacker defender.exposed defender.speed=4 R56=b      => defender.inches=8
    winner=attacker defender.exposed defender.speed=4 R55=b      => defender.inches=8
    winner=attacker defender.exposed defender.speed=4 defender.ground=difficult => defender.inches=8
    winner=attacker defender.exposed defender.speed=4 defender.dedication=1 => defender.inches=8 attacker.separates=0
`,
);
