import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { OWN_DICE } from './own-dice.es.ts';

export default {
  queries: {
    ...titled(`
      ccn/leader-check: Comprobación de baja de líder | Si cae, y adónde huye | Dice cuántos dados se tiran por un líder, cuántos sables lo impactan y con qué probabilidad exacta: cuando su unidad pierde bloques o es eliminada y cuando lo atacan solo en melee; después, si debe retirarse, cuánto, si sale del mapa, debe escapar o no tiene salida. Con las caras que salieron dice también si se pierde.
      ccn/leader-retreat: Retirada de un líder | Por dónde pasa y dónde acaba | Dice si un líder sin unidad puede retirarse por una ruta dada de 1, 2 o 3 hexágonos: qué puede atravesar, dónde puede acabar, cuántas veces debe usar el Escape, si se vincula a una unidad y si puede o debe salir del mapa. Los dados de un Escape se preguntan en ccn/escape.
    `),
    'ccn/escape': {
      title: 'Escape de un líder',
      line: 'Los dados del enemigo que atraviesa',
      about:
        'Dice cuántos dados tira una unidad enemiga contra un líder que se retira por su hexágono, con qué probabilidad exacta pasa de ella y de otra que haya detrás, y cuánto debe seguir después. Con las caras que salieron dice también si se pierde.',
      ...OWN_DICE,
    },
  },

  fields: labelled(`
    first: Primera unidad enemiga | La unidad enemiga del primer hexágono por el que escapa.
    second: Segunda unidad enemiga | La unidad enemiga del hexágono siguiente de su ruta, si la hay. Si se omite su tipo: no hay.
    third: Una tercera unidad enemiga | Si en el hexágono de después hay también una unidad enemiga.
    enemyAt: En qué hexágono | En qué hexágono de su retirada está la primera unidad enemiga, 1 o 2.
    situation: Situación del líder | unit-hit, vinculado a una unidad que ha perdido bloques y conserva alguno; unit-eliminated, vinculado a una unidad que acaba de perder el último; alone, solo en su hexágono cuando lo atacan.
    cause: Por qué motivo | Qué le costó los bloques a la unidad, o cómo lo atacan: melee; ranged, un disparo; retreat, una retirada que la unidad no pudo completar.
    retreatFrom: Se retiraba de | Sólo con el motivo retreat: en qué salieron las banderas que la unidad no pudo cumplir: melee; ranged, un disparo.
    wayBack: Detrás de él | Qué hay en los hexágonos de la fila siguiente hacia su lado: open, al menos uno lo deja pasar; enemies, unidades enemigas en todos, o en todos los que no son intransitables; impassable, sólo terreno intransitable.
    checkedBefore: Ya comprobado | Si la misma tirada de combate ya exigió una comprobación por este líder.
    attackDice: Dados contra él | Sólo para un líder solo, y entonces es obligatorio: dados que la unidad tira contra él en melee. Los calcula ccn/melee.
    checkFaces: Caras tiradas por él | Los dados tirados por el líder o contra él, como salieron. Si se omite: aún no se han tirado.
    hexesToEdge: Hexágonos hasta su borde | Cuántas filas de hexágonos hay entre su hexágono y su propio borde del tablero; 0 en la última fila. Si se omite: bastantes.
    wayHexes: Hexágonos de la ruta | Cuántos hexágonos se retira: 1, 2 o 3. Salir del tablero cuenta como uno de ellos.
    way1: Primer hexágono | Qué hay en el primer hexágono de su ruta.
    way2: Segundo hexágono | Qué hay en el segundo. Sólo en una ruta de 2 hexágonos o más.
    way3: Tercer hexágono | Qué hay en el tercero. Sólo en una ruta de 3 hexágonos.
    leaves: Sale del tablero | Si el último hexágono de su ruta queda más allá de su propio borde: sale del tablero.
    noWay: Sin ninguna salida | Si todos los hexágonos de la fila siguiente hacia su lado son terreno intransitable, de modo que no puede retirarse.
  `),

  answers: labelled(`
    passesFirst: Pasa de la primera | Si pasa de la primera unidad enemiga; nada mientras sus dados no se han tirado.
    secondDice: Dados de la segunda | Dados que tira la segunda unidad enemiga cuando ha pasado de la primera; 0 si no la hay.
    passes-first: Pasa de la primera | Probabilidad de que pase de la primera unidad enemiga.
    sabersNeeded: Sables necesarios | Sables que impactan al líder: 2 mientras su unidad tiene bloques; si no, 1. 0 si no se tira.
    chance: Probabilidad de perderlo | Probabilidad de que el líder se pierda en esta tirada, en fracción exacta.
    leader-safe: El líder se salva | Probabilidad de que el líder no sea impactado.
    mustRetreat: Debe retirarse | Si debe retirarse cuando no es impactado.
    leastHexes: Hexágonos como poco | Hexágonos que debe retirarse como poco; salir del tablero cuenta como uno.
    mostHexes: Hexágonos como mucho | Hexágonos que puede retirarse como mucho; salir del tablero cuenta como uno.
    leavesMap: Sale del mapa | Si en esta retirada puede, debe o no puede salir del mapa por su propio borde.
    attackerMayAdvance: La atacante puede avanzar | Si la unidad que atacó puede Ocupar el Terreno o hacer un Avance de Caballería cuando el líder deje el hexágono.
    escapes: Escapes | Cuántas veces debe usar el Escape por una unidad enemiga en esta ruta; cada una es una tirada.
  `),

  terms: worded(`
    situation: unit-hit = su unidad fue impactada y sobrevive | unit-eliminated = su unidad fue eliminada | alone = solo y atacado
    cause: melee = melee | ranged = disparo | retreat = retirada no completada
    retreatFrom: melee = una melee | ranged = un disparo
    wayBack: open = un camino | enemies = unidades enemigas | impassable = terreno intransitable
    leavesMap: may-not = no | may = puede | must = debe
    leaderMust: nothing = nada | retreat = se retira 1, 2 o 3 hexágonos | escape = atraviesa una unidad enemiga con el Escape | leave = sale del mapa por su propio borde | perish = es eliminado
  `),

  steps: said(`
    ccn-5.204/no-room: La segunda unidad enemiga está en su último hexágono, y el líder no puede acabar ahí.
    ccn-5.210: El líder entra en el hexágono de {unit:the}, que tira sus dados normales de melee: ni el terreno ni las cartas los cambian.
    ccn-5.210/if: 1 sable o más lo elimina, lo saque quien lo saque, y da 1 Bandera de Victoria.
    ccn-5.210/lost: Un sable elimina al líder: el oponente gana 1 Bandera de Victoria.
    ccn-5.211: Si no es impactado, el líder sigue: {hexes} {hexes?hexágono|hexágonos} más como mucho, y 1 como poco.
    ccn-5.211/again: En el hexágono siguiente, {unit:the} tira contra él del mismo modo.
    ccn-5.249: Su dueño puede elegir esa ruta por el enemigo aunque otra esté libre o sea más corta.
    ccn-5.114/alone: A un líder solo en su hexágono no se le dispara.
    ccn-5.162/cause: Los bloques perdidos en un disparo, en melee o en una retirada que no se completa exigen una comprobación.
    ccn-5.164/retreat: Si no es impactado, el líder debe retirarse 1, 2 o 3 hexágonos.
    ccn-5.165/check: El líder está en su propio borde: su retirada lo saca del mapa, y eso no da Bandera de Victoria.
    ccn-5.165/must: El líder está en su propio borde: debe salir del mapa.
    ccn-5.166/check: El líder se retira desde el hexágono donde se quitó el último bloque de su unidad.
    ccn-5.168/check: Su unidad se ha perdido en su propio borde: la retirada saca al líder del mapa, y eso no da Bandera de Victoria.
    ccn-5.170/check: Las banderas sacadas contra una unidad eliminada no afectan a su líder.
    ccn-5.172: Contra el líder solo se {dice?tira|tiran} {dice} {dice?dado|dados}: 1 sable lo elimina, lo saque quien lo saque.
    ccn-5.173: Si nada impacta a un líder solo, tiene que irse hacia su lado: 1, 2 o 3 hexágonos; la atacante puede avanzar entonces a su hexágono.
    ccn-5.173/flags: Las banderas no afectan a un líder solo.
    ccn-5.197/way: Su dueño ha elegido una ruta de {hexes} {hexes?hexágono|hexágonos}.
    ccn-5.201/too-far: Para salir del tablero el líder necesita {away} hexágonos: con {hexes} no llega al borde.
    ccn-5.211/third: Una tercera unidad enemiga seguida elimina al líder sin tirar, y eso da 1 Bandera de Victoria.
    ccn-5.160: El líder es impactado: se quita, y el oponente de su dueño gana 1 Bandera de Victoria.
    ccn-5.160/if: Tira el oponente de su dueño; si el líder es impactado, ese oponente gana 1 Bandera de Victoria.
    ccn-5.161: A la unidad le quedan bloques: se tiran {dice} dados por su líder, impactado si los dos son sables.
    ccn-5.164: La unidad queda eliminada: se tira {dice} dado por su líder, impactado con un sable.
    ccn-5.165: El líder está en su propio borde: si sobrevive, debe salir del mapa, y eso no da Bandera de Victoria.
    ccn-5.166: {target:The} ha perdido su último bloque en la retirada: su líder se retira desde ese hexágono.
    ccn-5.167: Unidades enemigas cierran la retirada: si sobrevive, el líder debe usar el Escape por una de ellas.
    ccn-5.168: {target:The} se ha perdido en su propio borde: si sobrevive, su líder debe salir del mapa, y eso no da Bandera de Victoria.
    ccn-5.169: Tampoco el líder puede ir a hexágonos intransitables: es eliminado y da 1 Bandera de Victoria.
    ccn-5.170: {target:The} queda eliminada: las banderas no afectan a su líder.
    ccn-5.197: Si sobrevive, su dueño elige cuántos hexágonos se retira hacia su lado: 1, 2 o 3.
    ccn-5.203/closed: Todos los hexágonos que tiene detrás son intransitables: el líder es eliminado y da 1 Bandera de Victoria.
    ccn-5.209/only-way: Unidades enemigas ocupan los hexágonos que tiene detrás: si sobrevive, el líder debe usar el Escape por una de ellas.
  `),

  because: said(`
    attacked-in-melee: No lo atacan de lejos.
    leader-safe: El líder no es impactado.
    lost-in-the-retreat: La unidad no se ha perdido por los dados sino en la retirada.
  `),

  ...summed(`
    escape/open: De {dice} {dice?dado|dados} contra el líder no puede salir ningún sable: se pierde con una probabilidad del {chance:percent}. | Perdido: {chance:percent} | Con {dice} {dice?dado|dados}, el líder se pierde el {chance:percent} de las veces.
    escape/safe: El líder escapa y sigue: {hexes} {hexes?hexágono|hexágonos} más como mucho. | Escapa | El líder escapa y sigue, {hexes} {hexes?hexágono|hexágonos} más como mucho.
    escape/lost: El líder es eliminado en su Escape. | El líder se pierde | El líder se pierde.
    escape/no-room: El líder no puede acabar con una unidad enemiga: esa ruta no le vale. | Por ahí no
    leader-check/due: Por el líder {dice?queda|quedan} {dice} {dice?dado|dados} por tirar: se pierde con una probabilidad del {chance:percent}. | {dice} {dice?dado|dados}, perdido: {chance:percent} | {dice?Se tira|Se tiran} {dice} {dice?dado|dados}: el líder se pierde el {chance:percent} de las veces.
    leader-check/no-target: A un líder solo no se le dispara. | No es objetivo
    leader-check/none: Por el líder no se tira. | Sin tirada
    leader-check/none-retreats: Por el líder no se tira, y debe retirarse de 1 a {hexes} hexágonos. | Sin tirada, debe retirarse
    leader-check/none-leaves: Por el líder no se tira, y debe salir del mapa. | Sin tirada, sale del mapa
    leader-check/none-escapes: Por el líder no se tira, y debe escapar a través de una unidad enemiga. | Sin tirada, debe escapar
    leader-check/perishes: Detrás del líder sólo hay terreno intransitable: es eliminado salga lo que salga. | Eliminado
    leader-check/lost: El líder es impactado y se pierde. | El líder se pierde | El líder se pierde.
    leader-check/safe: El líder no es impactado. | El líder se salva
    leader-check/safe-retreats: El líder no es impactado y debe retirarse: {hexes} {hexes?hexágono|hexágonos} como mucho. | Se salva y debe retirarse | El líder se salva y debe retirarse, {hexes} {hexes?hexágono|hexágonos} como mucho.
    leader-check/safe-escapes: El líder no es impactado y debe escapar a través de una unidad enemiga. | Se salva y debe escapar
    leader-check/safe-leaves: El líder no es impactado y debe salir del mapa. | Se salva y sale del mapa
    leader-retreat/yes: El líder puede retirarse {hexes} {hexes?hexágono|hexágonos} por esa ruta. | Puede | Puede retirarse así, {hexes} {hexes?hexágono|hexágonos}.
    leader-retreat/no: El líder no puede retirarse por esa ruta. | No puede |
    leader-retreat/leaves: El líder puede salir del tablero por esa ruta; no da Bandera de Victoria. | Puede salir del tablero | Puede salir así del tablero.
    leader-retreat/escape: El líder puede tomar esa ruta, pero debe usar el Escape {escapes?una vez|dos veces}. | {escapes} {escapes?Escape|Escapes} | Puede tomar esa ruta, pero debe usar el Escape {escapes?una vez|dos veces}.
    leader-retreat/third: Esa ruta lleva al líder por tres unidades enemigas: la tercera lo elimina. | Eliminado en el tercer hexágono | La tercera unidad enemiga elimina al líder.
    leader-retreat/no-way: El terreno intransitable no deja salida al líder: es eliminado. | Eliminado | El líder es eliminado.
  `),

  problems: said(`
    blocks-of-second: Diga cuántos bloques tiene {unit:the} del segundo hexágono.
    third-without-second: Para una tercera unidad enemiga seguida hace falta una segunda.
    attack-dice-needed: Diga cuántos dados se tiran contra el líder solo.
    beyond-own-edge: Detrás del líder sólo {most?queda|quedan} {most} {most?hexágono|hexágonos} de tablero.
    nothing-behind-the-edge: El líder está en la última fila: detrás de él sólo está su propio borde.
    cause-needs-unit: Un líder sin unidad no pierde bloques en una retirada.
  `),
} satisfies PartOfMessages;
