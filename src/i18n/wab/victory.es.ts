import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/army-break: Punto de ruptura del ejército | Valor y punto de ruptura, y si acaba la partida | Suma el valor de ruptura de un ejército a partir de la lista de sus unidades, dice su punto de ruptura, cuánto ha perdido y cuánto le queda según lo que haya sido de cada unidad, y si está roto, con lo que acaba la partida.
    wab/victory-points: Puntos de victoria | Cuánto suma cada bando, y quién gana | Cuenta los puntos de victoria de los dos bandos a partir de la lista de las unidades de ambos, con cuadrantes, generales, estandartes y ejércitos rotos, y dice quién ha ganado.
  `),

  fields: labelled(`
    armyUnits: Unidades | Las unidades de la lista, una entrada cada una. Donde se cuentan puntos, las de los dos bandos: lo que no está en la lista no da puntos ni está en ningún cuadrante.
    sort: Qué es | formed, unidad formada de infantería o caballería, también tropas ligeras si se desplegaron así; skirmishers, desplegada en hostigadores; chariots, carros en unidad formada; elephant, un elefante; war-wagon, vagón de guerra, o vagón tabor con sus defensores; scythed-chariot, carro con cuchillas; artillery, máquina o batería; character, personaje, también el General y el portaestandarte de batalla.
    cost: Coste | Lo que costó en puntos.
    modelsAtFirst: Miniaturas al principio | Con cuántas empezó la batalla: de un personaje o elefante sus Heridas, de carros su dotación, de un vagón tabor sus defensores. Sin decir: no se sabe, y más de la mitad.
    modelsLeft: Miniaturas que quedan | Cuántas le quedan, contadas igual; 0, destruida. Sin decir: todas.
    fate: Qué ha sido de ella | in-order, en la mesa; fleeing, huyendo en la mesa al final; stampedes, elefante en estampida en la mesa; destroyed, destruida; fled, huida fuera de la mesa; pursued-off, salió de la mesa persiguiendo y no ha vuelto.
    alike: Cuántas así | Cuántas unidades son exactamente así.
    generalIs: El General | fights, lucha; fleeing, huye en la mesa; dead, muerto; fled, huido fuera de la mesa.
    standardLost: Portaestandarte de batalla perdido | true si el portaestandarte de batalla ha muerto o ha huido fuera de la mesa.
    initialValue: Valor de ruptura al principio | El de todo el ejército al empezar la batalla, si la lista sólo tiene algunas de sus unidades. Sin decir: la suma de la lista.
    ofSide: De qué ejército | enemy, da puntos a tu bando si se pierde; own, al enemigo.
    quarter: Cuadrante | El cuadrante de la mesa en que está al final con la mayoría de sus miniaturas, de 1 a 4. Sin decir: no cuenta en ninguno.
    enemyGeneralIs: El General enemigo | fights, lucha; fleeing, huye en la mesa; dead, muerto; fled, huido fuera de la mesa. Su coste sólo cuenta si está en la lista.
    ownGeneralIs: Tu General | fights, lucha; fleeing, huye en la mesa; dead, muerto; fled, huido fuera de la mesa. Su coste sólo cuenta si está en la lista.
    standardsTaken: Estandartes enemigos capturados | Cuántos estandartes de unidades enemigas ha capturado tu bando, sin el de batalla.
    standardsGiven: Estandartes perdidos | Cuántos estandartes de tus unidades ha capturado el enemigo, sin el de batalla.
    battleStandardTaken: Estandarte de batalla enemigo capturado | true si tu bando ha capturado el estandarte de batalla enemigo.
    battleStandardGiven: Estandarte de batalla perdido | true si el enemigo ha capturado tu estandarte de batalla.
    enemyArmyIs: El ejército enemigo | holds, sobre su punto de ruptura; at-break-point, justo en él; broken, por debajo. Lo calcula wab/army-break.
    ownArmyIs: Tu ejército | holds, sobre su punto de ruptura; at-break-point, justo en él; broken, por debajo. Lo calcula wab/army-break.
  `),

  answers: labelled(`
    breakValue: Valor de ruptura | El valor de ruptura del ejército al principio.
    breakPoint: Punto de ruptura | La cuarta parte de ese valor, hacia arriba.
    valueLost: Perdido | Cuánto valor de ruptura ha perdido el ejército.
    valueLeft: Le queda | Cuánto valor de ruptura le queda al ejército.
    stillToLose: Le falta perder | Cuánto más debe perder para romperse; 0 si está roto.
    armyBroken: Roto | Si el ejército está roto.
    gameEnds: Acaba la partida | Si la partida acaba enseguida.
    worth: Vale | El valor de ruptura de una unidad así.
    loses: Pierde | Cuánto valor de ruptura quita una unidad así.
    ownPoints: Tus puntos | Los puntos de victoria de tu bando.
    enemyPoints: Puntos del enemigo | Los puntos de victoria del enemigo.
    pointsApart: Diferencia | En cuántos puntos se diferencian.
    ownQuarters: Tus cuadrantes | Cuántos cuadrantes ocupa tu bando.
    enemyQuarters: Cuadrantes del enemigo | Cuántos cuadrantes ocupa el enemigo.
    gives: Da | Cuántos puntos da la unidad a su enemigo.
    holdsQuarter: Puede ocupar su cuadrante | Si es una unidad que puede ocupar el cuadrante en que está.
  `),

  terms: {
    ...worded(`
    sort: formed = unidad formada | skirmishers = hostigadores | chariots = carros | elephant = elefante | war-wagon = vagón de guerra | scythed-chariot = carro con cuchillas | artillery = artillería | character = personaje
    fate: in-order = en orden | fleeing = huyendo en la mesa | stampedes = en estampida | destroyed = destruida | fled = huida fuera de la mesa | pursued-off = fuera de la mesa persiguiendo
    generalIs enemyGeneralIs ownGeneralIs: fights = lucha | fleeing = huye | dead = muerto | fled = huido fuera de la mesa
    enemyArmyIs ownArmyIs: holds = aguanta | at-break-point = en su punto de ruptura | broken = roto
    ofSide: own = tu bando | enemy = el enemigo
    `),
  },

  steps: said(`
    wab-19.1: El punto de ruptura se calcula al principio de la partida y no cambia.
    wab-14.3: Entrada {place}: un vagón de guerra cuenta como unidad formada.
    wab-19.2: Entrada {place}, {number} {number?unidad: vale 2|unidades: valen 2 cada una}.
    wab-19.2/dear: Entrada {place}, {number} {number?unidad de más de 300 puntos: vale 1 más|unidades de más de 300 puntos: valen 1 más cada una}.
    wab-19.3: Entrada {place}, {number} {number?unidad de hostigadores: vale 1|unidades de hostigadores: valen 1 cada una}.
    wab-19.3/large: Entrada {place}, {number} {number?unidad de más de 15 miniaturas: vale 1 más|unidades de más de 15 miniaturas: valen 1 más cada una}.
    wab-19.4: Entrada {place}: los personajes, la artillería y los carros con cuchillas no cuentan.
    wab-19.7: Entrada {place}, {number} {number?unidad destruida o huida|unidades destruidas o huidas} de la batalla: se pierde todo el valor de {worth}{number?| de cada una}.
    wab-19.8: Entrada {place}, {number} {number?unidad|unidades} a la mitad o menos: se pierde la mitad del valor, {lost}{number?| cada una}.
    wab-19.5: El valor de ruptura es {value}: el punto de ruptura es {point}, la cuarta parte hacia arriba.
    wab-19.9: Se ha perdido al General: 2 más.
    wab-19.9/standard: Se ha perdido al portaestandarte de batalla: 1 más.
    wab-19.6: Le quedan {left}, menos que su punto de ruptura de {point}: el ejército está roto y la partida acaba enseguida. Los puntos dicen quién ha ganado.
    wab-19.10: Tu bando suma {own} y el enemigo {enemy}: gana quien tiene más, {who}.
    wab-19.10/draw: Tu bando suma {own} y el enemigo {enemy}: hay empate.
    wab-19.10/broken: Según esta lectura pierde el ejército roto, sean los que sean los puntos: {who}.
    wab-19.11: Una unidad ha sido destruida o ha huido: {cost} para {who}.
    wab-19.12: Un elefante en estampida sigue en la mesa: la mitad de sus puntos, {points} para {who}.
    wab-19.13: La unidad que persiguió fuera de la mesa no es baja: nada para {who}.
    wab-19.14: A una unidad le queda la mitad o menos de sus miniaturas o heridas: {points} para {who}.
    wab-19.15: En el cuadrante {quarter} sólo tiene unidades {who}: {points} puntos.
    wab-19.15/contested: En el cuadrante {quarter} hay unidades de los dos bandos: no lo ocupa nadie.
    wab-19.15/sort: Los personajes, máquinas, hostigadores y elefantes no ocupan cuadrantes: tampoco la del cuadrante {quarter}, de {who}.
    wab-19.15/few: Una unidad de menos de 5 miniaturas no ocupa cuadrantes: tampoco la del cuadrante {quarter}, de {who}.
    wab-19.15/fleeing: Una unidad que huye no ocupa el cuadrante, pero lo niega: la del cuadrante {quarter}, de {who}.
    wab-19.16: Un ejército roto no ocupa cuadrantes: {who}, en el cuadrante {quarter}.
    wab-19.17: El General del otro bando ha muerto, huye o ha huido: 100 para {who}.
    wab-19.18: {standards?Se ha capturado|Se han capturado} {standards} {standards?estandarte|estandartes}: 100 cada uno para {who}.
    wab-19.19: Se ha capturado el estandarte de batalla: 200 para {who}.
    wab-19.20: El otro ejército está roto: 500 para {who}.
  `),

  because: said(`
    unit-counts: Las unidades de la lista cuentan.
    not-so-dear: Ninguna unidad formada cuesta más de 300 puntos.
    not-so-many: No hay hostigadores de más de 15 miniaturas.
    not-gone: No toda unidad está destruida o huida.
    not-halved: No toda unidad está a la mitad.
    above-break-point: Le quedan {left}, y su punto de ruptura es {point}.
    not-off-in-pursuit: No toda unidad está fuera de la mesa persiguiendo.
    no-stampede: El elefante no está en estampida.
    only-at-it: El ejército está justo en su punto de ruptura, no por debajo.
    army-not-broken: El ejército no está roto.
  `),

  ...summed(`
    army-break/broken: El ejército está roto: de {value} le quedan {left}, menos que su punto de ruptura de {point}. | Roto: quedan {left}, punto {point} | El ejército está roto y acaba la partida: ha perdido {lost} de {value}, le quedan {left}, y su punto de ruptura es {point}.
    army-break/holds: El ejército aguanta: de {value} le quedan {left}, y su punto de ruptura es {point}. | Aguanta: quedan {left}, punto {point} | El ejército aguanta: ha perdido {lost} de {value}, le quedan {left}, y su punto de ruptura es {point}; con {more} más se rompe.
    victory-points/own: Gana tu bando por {own} a {enemy}. | Tu bando: {own} a {enemy} | Gana tu bando por {own} a {enemy}.
    victory-points/enemy: Gana el enemigo por {enemy} a {own}. | El enemigo: {enemy} a {own} | Gana el enemigo por {enemy} a {own}.
    victory-points/draw: Hay empate, {own} cada uno. | Empate, {own} cada uno | Hay empate, {own} a {enemy}.
  `),

  problems: said(`
    more-left-than-at-first: Una unidad no puede tener más miniaturas que al empezar.
    left-of-unknown: Di cuántas miniaturas tenía la unidad al principio.
  `),
} satisfies PartOfMessages;
