import { cases } from '../../testing/cases.ts';
import { TERRAINS } from '../terrain.ts';
import { isArtillery, isCavalry, isInfantry, UNITS } from '../units.ts';
import { advance } from './advance.ts';

const SETS = {
  FOOT: UNITS.filter(isInfantry),
  HORSE: UNITS.filter(isCavalry),
  GUNS: UNITS.filter(isArtillery),
  UNITS,
  OPEN: ['clear', 'hill', 'bridge'],
  PASSABLE: TERRAINS.filter((terrain) => !['river', 'rugged-hill'].includes(terrain)),
  GONE: ['retreated', 'eliminated', 'leader-eliminated', 'leader-retreated'],
  NO: [{ mayAdvance: false, extraHex: false, advanceHexes: 0, bonusMelee: false, action: 'none' }],
};

/** Figures, table 19. */
cases(
  advance,
  `
  infantry takes ground, cavalry breaks through, artillery does neither:
    unit=FOOT targetFate=GONE          => allowed mayAdvance !mustAdvance !extraHex advanceHexes=1 !bonusMelee action=take-ground 5.213 5.214 5.231
    unit=FOOT targetFate=GONE          => sum=advance/take-ground
    unit=FOOT targetFate=retired       => allowed mayAdvance 6.8/advance
    unit=HORSE targetFate=GONE         => allowed mayAdvance !mustAdvance extraHex advanceHexes=2 bonusMelee !mustAttack anyAdjacentEnemy
    unit=HORSE targetFate=GONE         => action=breakthrough 5.220 5.221 5.222 sum=advance/bonus
    unit=GUNS targetFate=GONE          => !allowed NO 5.219 sum=advance/no
    unit=GUNS advances=0               => allowed NO
    unit=line advances=2               => !allowed quotes=[5.220] sum=advance/too-much
    unit=HORSE advances=2 attacksAgain => allowed
  a lone leader counts as well:
    unit=line targetFate=leader-retreated|leader-eliminated => mayAdvance 5.217 -5.225
    unit=cuirassiers targetFate=leader-retreated|leader-eliminated => mayAdvance 5.225 -5.217
    unit=line targetFate=retreated     => -5.217
    unit=line|heavy-cavalry targetFate=unit-eliminated-leader-retreated => mayAdvance 5.171/left -5.217 -5.225
    unit=line|heavy-cavalry targetFate=unit-eliminated-leader-stays => !allowed NO 5.171/first
  nobody advances who did not attack in melee, or whose target holds: targetFate=retreated
    unit=line|light-cavalry rolledAs=battle-back => !allowed NO says=[5.157/advance] quotes=[5.157]
    unit=line|light-cavalry rolledAs=first-strike => !allowed NO says=[5.229] quotes=[5.229]
    unit=line|horse-artillery rolledAs=ranged => !allowed NO 5.226
    unit=line rolledAs=ranged          => says=[5.226]
    unit=line inSquare                 => !allowed NO says=[5.212,5.218]
    unit=line inSquare rolledAs=first-strike => !allowed NO says=[5.229,5.218]
    unit=line targetFate=held          => !allowed NO says=[5.213/held] spares=[5.212~hex-held]
    unit=light-cavalry targetFate=held => !allowed NO says=[5.220/held]
    unit=foot-artillery targetFate=held rolledAs=ranged => !allowed NO says=[5.213/held] 5.226~hex-held 5.219~hex-held
    unit=line targetFate=held rolledAs=battle-back => 5.157~hex-held
    unit=line targetFate=held rolledAs=first-strike => 5.229~hex-held
    unit=line targetFate=held inSquare => 5.218~hex-held
  it comes before the next unit fights: othersFought
    unit=line                          => !allowed NO 5.68/too-late -5.238/*
    unit=light-cavalry                 => !allowed NO 5.238/too-late -5.68/*
    unit=light-cavalry targetFate=held => !allowed NO
  the ground of the vacated hex:
    unit=light-cavalry vacatedTerrain=OPEN     => extraHex advanceHexes=2 bonusMelee 5.224~terrain-stops-nobody
    unit=light-cavalry vacatedTerrain=ford|quarry => !extraHex advanceHexes=1 bonusMelee 5.224 5.235
    unit=light-cavalry vacatedTerrain=forest   => !extraHex advanceHexes=1 !bonusMelee 5.224 7.4/advance sum=advance/breakthrough
    unit=light-cavalry vacatedTerrain=town     => !extraHex advanceHexes=1 !bonusMelee 5.224 7.26/advance
    unit=light-cavalry vacatedTerrain=forest attacksAgain => !allowed
    unit=light-cavalry vacatedTerrain=ford advances=2 => !allowed
    unit=light-cavalry crossesFieldworks       => !extraHex advanceHexes=1 bonusMelee 7.32/advance
    unit=light-cavalry crossesFieldworks advances=2 => !allowed
    unit=FOOT vacatedTerrain=PASSABLE          => allowed advanceHexes=1
    unit=line vacatedTerrain=forest|town|ford|quarry => 5.215
    unit=line vacatedTerrain=OPEN              => 5.215~terrain-stops-nobody -5.215
    unit=line vacatedTerrain=river             => refused vacatedTerrain impassable 7.41
    unit=line vacatedTerrain=rugged-hill       => refused vacatedTerrain impassable 7.21
  the additional hex: unit=light-cavalry advances=2
    furtherTerrain=town                => allowed !bonusMelee 7.26/advance
    furtherTerrain=forest attacksAgain => !allowed !bonusMelee 7.4/advance 5.235
    furtherTerrain=ford attacksAgain   => allowed bonusMelee 5.235
    furtherTerrain=river|rugged-hill   => !allowed 5.224/impassable
    furtherTerrain=clear               => 5.235~open-ground -5.235
    advances=1 furtherTerrain=town|river attacksAgain => allowed bonusMelee
    backToStart attacksAgain           => allowed bonusMelee 5.223
    advances=1 backToStart             => -5.223
    advances=2                         => allowed -5.223
  the bonus melee:
    unit=light-cavalry advances=0      => allowed mayAdvance !bonusMelee 5.232
    unit=light-cavalry advances=0 attacksAgain => !allowed quotes=[5.232]
    unit=light-cavalry                 => 5.232~hex-entered 5.236~not-a-bonus-melee 5.237~not-a-bonus-melee
    unit=light-cavalry attacksAgain    => 5.230 5.233 5.234 5.238
    unit=line attacksAgain             => !allowed !bonusMelee quotes=[5.231]
    unit=line attacksAgain artilleryJoins=has-fought => -5.239/*
    unit=light-cavalry attacksAgain artilleryJoins=has-not-fought => allowed 5.239
    unit=light-cavalry attacksAgain artilleryJoins=has-fought => !allowed quotes=[5.239]
    unit=light-cavalry attacksAgain    => -5.239/*
    unit=light-cavalry artilleryJoins=has-fought => allowed -5.239/*
    unit=HORSE bonus                   => allowed mayAdvance !extraHex advanceHexes=1 !bonusMelee !anyAdjacentEnemy 5.237 5.236
    unit=HORSE bonus attacksAgain      => !allowed
    unit=HORSE bonus advances=2        => !allowed
  what contradicts itself:
    unit=light-cavalry inSquare        => refused inSquare square-of-infantry 6.15
    unit=line bonus                    => refused bonus bonus-needs-cavalry 5.231
    unit=light-cavalry|foot-artillery targetFate=retired => refused targetFate retires-from-infantry-attack 6.1
    unit=line targetFate=retired rolledAs=battle-back => refused targetFate retires-from-infantry-attack 6.1
  all that is said, and all that nearly applied:
    unit=line vacatedTerrain=town => says=[5.212,5.213,5.215,5.214,5.231] spares=[]
    unit=line => says=[5.212,5.213,5.214,5.231] spares=[5.215~terrain-stops-nobody]
    unit=line vacatedTerrain=forest => says=[5.212,5.213,5.215,5.214,5.231] spares=[]
    unit=light-cavalry => says=[5.212,5.220,5.221,5.222,5.230,5.233,5.234,5.238] spares=[5.224~terrain-stops-nobody,5.237~not-a-bonus-melee,5.232~hex-entered,5.236~not-a-bonus-melee,5.235~open-ground]
    unit=light-cavalry vacatedTerrain=forest => says=[5.212,5.220,5.221,5.224,5.235,7.4/advance] spares=[5.237~not-a-bonus-melee,5.232~hex-entered,5.236~not-a-bonus-melee]
    unit=light-cavalry bonus => says=[5.212,5.220,5.221,5.237,5.236] spares=[5.224~terrain-stops-nobody,5.232~hex-entered,5.235~open-ground]
    unit=light-cavalry advances=0 vacatedTerrain=ford => says=[5.212,5.220,5.221,5.224,5.232] spares=[5.237~not-a-bonus-melee,5.236~not-a-bonus-melee]
`,
  SETS,
);
