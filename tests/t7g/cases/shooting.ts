import { casesIn } from '../../ties/case-rows.ts';

/** Shots: who may shoot, with how many dice, and what the target takes. */
export const SHOOTING = casesIn(`
t7g/line-of-sight
  99 the target is inside the wood that the line enters: crosses=[hiding-terrain] insideHiding => allowed
  101 bowmen over a friend that is nearer to them: crosses=[friend] bow friendNearer => allowed
  107 musketeers on a hill, over a friendly Company: crosses=[friend] fromHill => allowed=false
  109 one of two enemies in range is nearer: nearerEnemy => allowed
  319 without Ángulo Extendido, from a Lateral Centre: fromSide => allowed=false
  405 a Commander alone in the open: aimAt=lone-commander => allowed=false
t7g/shot
  349 both tables, bow: shooter.weapon=bow shooter.fire=2 distance=12 => allowed range=12
  349 both tables, longbow: shooter.weapon=longbow shooter.fire=2 distance=16 => allowed range=16
  349 both tables, arquebus: shooter.weapon=arquebus shooter.fire=2 distance=8 => allowed range=8
  349 both tables, crossbow: shooter.weapon=crossbow shooter.fire=2 distance=12 => allowed range=12
  349 both tables, light cannon: shooter.weapon=light-cannon shooter.fire=2 distance=18 => allowed range=18
  349 both tables, medium cannon: shooter.weapon=medium-cannon shooter.fire=2 distance=24 => allowed range=24
  349 both tables, heavy cannon: shooter.weapon=heavy-cannon shooter.fire=2 distance=36 => allowed range=36
  349 both tables, super heavy cannon: shooter.weapon=super-heavy-cannon shooter.fire=2 distance=42 => allowed range=42
  349 both tables, javelin: shooter.weapon=javelin shooter.fire=2 distance=6 => allowed range=6
  349 both tables, musket: shooter.weapon=musket shooter.fire=2 distance=12 => allowed range=12
  349 both tables, flintlock: shooter.weapon=flintlock shooter.fire=2 distance=12 => allowed range=12
  349 both tables, pistol: shooter.weapon=pistol shooter.fire=2 distance=4 => allowed range=4
  b09 Fire 4/3 at 10 inches: shooter.weapon=arquebus-musket shooter.fire=4 shooter.farFire=3 distance=10 => dice=3
  b10 Fire 4/3 at 6 inches: shooter.weapon=arquebus-musket shooter.fire=4 shooter.farFire=3 distance=6 => dice=4
  35 Fire 5 with ¡Atención!: shooter.weapon=musket shooter.fire=5 card=attention distance=10 => dice=3
  39 after ¡Corred!: shooter.weapon=musket shooter.fire=4 card=run distance=5 => allowed=false
  49 arquebuses react with ¡Fuego!: shooter.weapon=arquebus shooter.fire=4 reaction distance=5 => dice=6
  51 Weary musketeers react with ¡Fuego!: shooter.weapon=musket shooter.fire=4 shooter.weary reaction distance=5 => dice=4
  85 two hits, one saved: shooter.weapon=musket shooter.fire=4 target.defence=4 target.courage=4 shotDice=[5,4,3,1] resistDice=[6,3,2,1] => hits=2 saved=1 wearTaken=1 disordered=false
  87 the target is inside a wood: shooter.weapon=musket shooter.fire=4 target.courage=4 target.cover => courageDice=6
  89 3 dice against a Defence of 5: shooter.weapon=musket shooter.fire=3 target.defence=5 => atLeastOneHit=19/27
  91 3 Courage dice and a hit: shooter.weapon=musket shooter.fire=1 target.defence=4 target.courage=3 shotDice=[6] => disorderChance=1/8
  93 4 dice against Defence 5 and Courage 3: shooter.weapon=musket shooter.fire=4 target.defence=5 target.courage=3 => atLeastOneWear=8/27
  95 pistols at 5 inches: shooter.weapon=pistol shooter.fire=4 distance=5 => allowed=false
  97 muskets, the Centre in sight at 9 inches: shooter.weapon=musket shooter.fire=4 distance=9 => allowed
  151 a Fortaleza Móvil: shooter.weapon=musket shooter.fire=4 target.courage=4 target.mobileFortress => courageDice=6
  183 a Fortificada battery that has moved: shooter.weapon=musket shooter.fire=4 target.courage=3 target.fortifiedGuns=false => courageDice=3
  185 an Experimental cannon with 4 dice: shooter.weapon=medium-cannon shooter.fire=4 shooter.experimental distance=20 => ownWearChance=671/1296
  191 a Harasser shoots and flees: shooter.weapon=pistol shooter.fire=4 shooter.harasser reaction distance=3 => dice=4
  207 Fire 5/3 reacts at 5 inches: shooter.weapon=arquebus-musket shooter.fire=5 shooter.farFire=3 reaction distance=5 => dice=7
  209 flintlocks react at 5 inches: shooter.weapon=flintlock shooter.fire=4 reaction distance=5 => dice=6
  211 pistols with ¡Atención! at 3 inches: shooter.weapon=pistol shooter.fire=4 card=attention distance=3 => dice=4
  213 javelins as a reaction: shooter.weapon=javelin shooter.fire=4 shooter.harasser reaction distance=3 => allowed=false
  215 a cannon with ¡Atención!: shooter.weapon=medium-cannon shooter.fire=4 card=attention distance=20 => allowed=false
  243 Tutor with 1 success, muskets: shooter.weapon=musket shooter.fire=4 shooter.tutor=1 distance=14 => allowed range=14
  259 a target under Estoico: shooter.weapon=musket shooter.fire=4 target.courage=4 target.estoico => courageDice=6
  345 a bow: shooter.weapon=bow shooter.fire=4 => range=12
  345 a longbow: shooter.weapon=longbow shooter.fire=4 => range=16
  347 a javelin: shooter.weapon=javelin shooter.fire=4 => range=6
  347 an arquebus: shooter.weapon=arquebus shooter.fire=4 => range=8
  347 a pistol: shooter.weapon=pistol shooter.fire=4 => range=4
  403 a super-heavy cannon hits Discipline 3, which has one success: shooter.weapon=super-heavy-cannon shooter.fire=3 distance=20 target.defence=4 target.courage=2 target.discipline=3 shotDice=[5,2,1] resistDice=[6,1] => extraCheck extraCheckFails=8/27 disordered=false
  453 Perfeccionista failed: shooter.weapon=musket shooter.fire=4 shooter.perfeccionista=false => dice=4
  457 Raudo and ¡Atención!: shooter.weapon=musket shooter.fire=4 shooter.raudo card=attention distance=10 => dice=4
  481 behind a wall that the shot crosses: shooter.weapon=musket shooter.fire=4 target.courage=4 target.cover => courageDice=6
  491 the nearest Centre at 7.62 inches: shooter.weapon=arquebus shooter.fire=4 distance=7.62 => allowed
`);
