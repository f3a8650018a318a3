import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { OWN_DICE } from './own-dice.es.ts';

export default {
  queries: {
    ...titled(`
      ccn/advance: Ocupar el Terreno y Avance | Avanzar y atacar otra vez | Dice si una unidad que ha combatido puede mover al hexágono desalojado (Ocupar el Terreno o Avance de Caballería), si puede mover 1 hexágono más, si desde allí tiene un Ataque de Bonificación, y si está permitido lo que quiere hacer su jugador.
      ccn/may-melee: ¿Puede atacar en melee? | A quién ataca, y qué puede hacer éste | Dice si una unidad puede atacar en melee a un objetivo dado, después de lo que ha movido y con la carta que le dio la orden, y qué puede hacer el defensor antes de los dados. Cuenta el terreno, que no debe dejarla sin dados. Los dados se preguntan en ccn/melee.
    `),
    'ccn/melee': {
      title: 'Melee: dados',
      line: 'Cuántos tira cada bando y qué impacta',
      about:
        'Dice quién combate primero en una melee, cuántos dados tienen el ataque y la Respuesta (por tipo, carta, cuadro y terreno), qué símbolos impactan, y las probabilidades exactas de la primera tirada.',
      ...OWN_DICE,
    },
    'ccn/melee-outcome': {
      title: 'Melee completa: probabilidades',
      line: 'Cómo acabarán los dos bandos',
      about:
        'Da las probabilidades exactas de cómo salen ambos bandos de una melee: la primera tirada, las comprobaciones de los líderes, las retiradas y la Respuesta, con First Strike, un cuadro, Retirada y Reforma y Armas Combinadas si las hay. Lo que sigue, Ocupar el Terreno o un Avance de Caballería, se pregunta en ccn/advance.',
      ...OWN_DICE,
    },
    'ccn/melee-roll': {
      title: 'Melee: resolver una tirada',
      line: 'Bloques, retirada y si devuelve el combate',
      about:
        'Resuelve una tirada de melee que ya se ha hecho: impactos, bloques, comprobación del líder, banderas y retirada, Banderas de Victoria; si después la unidad Responde o ataca y con cuántos dados, y si el vencedor puede avanzar. Los dados que no se dicen siguen abiertos.',
      ...OWN_DICE,
    },
  },

  fields: labelled(`
    battlesBack: Responde | Si la unidad atacada Responde cuando puede.
    rolledAs: Ha combatido en | En qué ha combatido la unidad que quiere avanzar: attack, su propio ataque en melee; battle-back, al Responder; first-strike, con la carta First Strike; ranged, un disparo.
    targetFate: Qué ha sido del objetivo | retreated, ha dejado su hexágono por banderas; eliminated, ha perdido su último bloque; retired, caballería que ha elegido Retirarse y Reformar; held, sigue en su hexágono; leader-eliminated, un líder solo, impactado; leader-retreated, un líder solo que se ha retirado; unit-eliminated-leader-stays, la unidad ha sido eliminada y su líder aún no se ha retirado; unit-eliminated-leader-retreated, ya lo ha hecho.
    bonus: Ataque de Bonificación | Sí, si es la segunda melee de la caballería este turno, tras su Avance.
    othersFought: Ya ha combatido otra | Si desde la melee de esta unidad ya ha combatido otra de su bando.
    advances: Hexágonos que quiere avanzar | 0, se queda; 1, al hexágono desalojado; 2, al desalojado y 1 más.
    vacatedTerrain: Terreno del hexágono desalojado | Terreno del hexágono que ocupaba el objetivo.
    crossesFieldworks: Cruza una fortificación | Si para entrar en el hexágono desalojado cruza un lado fortificado.
    furtherTerrain: Terreno del hexágono adicional | Terreno del segundo hexágono. Sólo importa si quiere avanzar 2.
    backToStart: Vuelve a su hexágono | Si el segundo hexágono es aquel desde el que atacó.
    attacksAgain: Vuelve a atacar | Si tras su avance quiere hacer un Ataque de Bonificación.
    artilleryJoins: Artillería que se suma | Artillería que se suma al Ataque de Bonificación en Armas Combinadas: none, ninguna; has-not-fought, no ha combatido este turno; has-fought, ya ha combatido.
    joinedBy: Dados de otra unidad | De quién se quieren sumar los dados en la misma tirada: nobody, de nadie; unit, de otra unidad de infantería o caballería; artillery, de artillería, en Armas Combinadas.
    formsSquare: Forma en cuadro | Si la infantería atacada forma en cuadro justo antes de este ataque. Si puede se pregunta en ccn/form-square.
    retires: Se Retira y Reforma | Si la caballería atacada se Retira y Reforma. Si puede se pregunta en ccn/retire-and-reform.
    roll: Qué tirada | attack, la del atacante; battle-back, la de la unidad atacada, después; first-strike, la de la unidad atacada, antes, por su carta; strikes-first, la de un cuadro, antes de la caballería que lo ataca. Los bloques son los que tienen ambas unidades cuando se hace.
    faces: Caras de la tirada | Los dados de la tirada tal como han caído, en cualquier orden: infantry, cavalry, artillery, flag (bandera), saber (sable). Los de la comprobación del líder van en leaderCheck. Los que no se dicen están por tirar. Si se omite: aún no se ha tirado.
  `),

  answers: labelled(`
    action: Acción | La acción adicional que puede hacer: take-ground, la infantería; breakthrough, la caballería; none, ninguna.
    extraHex: Hexágono adicional | Si puede mover 1 hexágono más tras el desalojado: sólo la caballería, donde el terreno no la detiene, y no tras su Ataque de Bonificación.
    advanceHexes: Hexágonos como máximo | Hexágonos que puede avanzar como máximo, sin contar si lo que sigue es intransitable.
    bonusMelee: Ataque de Bonificación | Si, con el avance que quiere hacer, puede atacar en melee otra vez.
    mustAttack: Debe volver a atacar | Si el Ataque de Bonificación es obligatorio: nunca.
    anyAdjacentEnemy: Cualquier enemigo adyacente | Sí, si tiene un Ataque de Bonificación: puede ser contra cualquier enemigo adyacente, no sólo contra el de antes.
    mustFight: Debe combatir | Si está obligada a combatir: nunca.
    reactions: El defensor puede | Qué puede hacer el defensor antes de los dados, por los tipos de ambos: first-strike, jugar First Strike; retire-and-reform, Retirarse y Reformar; form-square, formar en cuadro. Cada cosa tiene además sus condiciones.
    attackDice: Dados del ataque | Dados de la tirada del atacante con sus bloques de ahora, sea o no la primera.
    battleBackDice: Dados de la Respuesta | Dados con los que puede Responder la unidad atacada si conserva todos sus bloques. null: no se han dicho sus bloques, o los dados de su tarjeta nacional.
    misses: Fallos | Dados que ni impactan ni muestran bandera.
    diceToRoll: Dados por tirar | Dados de la tirada cuya cara no se ha dicho.
    attackFollows: Ataca después | Tras First Strike o un cuadro que combate primero: si el atacante sigue en su hexágono y ataca ahora. null: lo deciden dados abiertos.
    nextDice: Dados de la tirada siguiente | Dados de la Respuesta, o del ataque que sigue, con los bloques que quedan. 0: no la hay. null: sólo los da su tarjeta nacional, y no se han dicho.
    chancesAre: De qué son las probabilidades | before-any-die, de toda la tirada; part-known, de lo que queda abierto de ella; after-hits, de la comprobación del líder; known, no queda nada abierto.
    target-holds: El objetivo aguanta | Probabilidad de que la unidad contra la que se tira siga después en su hexágono, con 1 bloque o más. Si es el atacante: de que ataque; si es el defensor: de que pueda Responder.
    winsHex: Gana el hexágono | Probabilidad de que al final el atacante siga en su hexágono y el objetivo ya no esté en el suyo, como fracción exacta.
    hex-won: Se gana el hexágono | Probabilidad de que al final el atacante siga en su hexágono y el objetivo ya no esté en el suyo: entonces puede avanzar, salvo la artillería y los cuadros.
    attacker-leader-lost: Se pierde el líder atacante | Probabilidad de que el líder del atacante se pierda en una comprobación.
    defender-leader-lost: Se pierde el líder defensor | Probabilidad de que el líder del defensor se pierda en una comprobación, o encerrado por terreno intransitable.
  `),

  terms: worded(`
    rolledAs: attack = su ataque | battle-back = la Respuesta | first-strike = First Strike | ranged = un disparo
    targetFate: retreated = se ha retirado | eliminated = eliminado | retired = se ha Retirado y Reformado | held = sigue en su hexágono | leader-eliminated = líder solo, eliminado | leader-retreated = líder solo, retirado | unit-eliminated-leader-stays = eliminada, su líder sigue allí | unit-eliminated-leader-retreated = eliminada, su líder se ha retirado
    artilleryJoins: none = ninguna | has-not-fought = no ha combatido este turno | has-fought = ya ha combatido este turno
    action: none = ninguna | take-ground = Ocupar el Terreno | breakthrough = Avance de Caballería
    joinedBy: nobody = de nadie | unit = de otra unidad | artillery = de artillería, en Armas Combinadas
    reactions: first-strike = First Strike | retire-and-reform = Retirarse y Reformar | form-square = formar en cuadro
    roll: attack = el ataque | battle-back = la Respuesta | first-strike = First Strike | strikes-first = el cuadro, antes de la caballería
    chancesAre: before-any-die = de toda la tirada | part-known = de lo que queda abierto | after-hits = de la comprobación del líder | known = de un resultado conocido
  `),

  steps: said(`
    ccn-5.157/advance: {unit:The} ha combatido al Responder: no avanza.
    ccn-5.171/left: El líder se ha retirado y el hexágono está libre.
    ccn-5.171/first: El líder sigue en el hexágono: se retira antes de que {unit:the} pueda entrar.
    ccn-5.212: {unit:The} ha atacado en melee: puede tener acciones adicionales.
    ccn-5.213: {unit:The} ha ganado su melee: puede Ocupar el Terreno en el hexágono desalojado.
    ccn-5.213/held: El objetivo de {unit:the} sigue en su hexágono: no hay hexágono desalojado.
    ccn-5.214: {unit:The} no está obligada a Ocupar el Terreno.
    ccn-5.215: {unit:The} cumple los límites del terreno al movimiento: puede entrar, y se detiene en {terrain}.
    ccn-5.217: El objetivo era un líder solo: {unit:the} también puede ocupar su hexágono.
    ccn-5.218: Un cuadro no se mueve: no Ocupa el Terreno.
    ccn-5.219: La artillería no Ocupa el Terreno, aunque gane su melee.
    ccn-5.220: {unit:The} ha ganado su melee: puede hacer un Avance de Caballería al hexágono desalojado.
    ccn-5.220/further: Sólo la caballería avanza un segundo hexágono: {unit:the} no puede.
    ccn-5.220/held: El objetivo de {unit:the} sigue en su hexágono: no hay Avance.
    ccn-5.221: {unit:The} no está obligada a hacer un Avance.
    ccn-5.222: Tras el hexágono desalojado, {unit:the} puede mover 1 más, si quiere.
    ccn-5.223: {unit:The} vuelve al hexágono del que salió: ha hecho un Avance.
    ccn-5.224: {unit:The} debe detenerse en {terrain}: no hay hexágono adicional.
    ccn-5.224/impassable: El hexágono adicional es intransitable: {terrain}.
    ccn-5.225: El objetivo era un líder solo: {unit:the} también puede hacer un Avance a su hexágono.
    ccn-5.226: {unit:The} ha disparado: no avanza.
    ccn-5.229: {unit:The} ha combatido con First Strike: no avanza.
    ccn-5.230: Tras su Avance, {unit:the} puede combatir en melee otra vez.
    ccn-5.231: Sólo la caballería tiene Ataque de Bonificación: {unit:the} no lo tiene.
    ccn-5.232: {unit:The} no entra en el hexágono desalojado: pierde el Ataque de Bonificación.
    ccn-5.233: {unit:The} no está obligada a hacer su Ataque de Bonificación.
    ccn-5.234: El objetivo puede ser cualquier enemigo adyacente, no sólo el de antes.
    ccn-5.235: En el Ataque de Bonificación, el terreno limita a {unit:the} como en cualquier melee: {terrain}.
    ccn-5.236: {unit:The} ya ha hecho su Ataque de Bonificación, 1 por turno: no hay otro.
    ccn-5.237: Tras su Ataque de Bonificación, {unit:the} mueve al hexágono desalojado y no más allá.
    ccn-5.238: {unit:The} completa todo esto antes de que combata la unidad siguiente.
    ccn-5.238/too-late: Ya ha combatido otra unidad: {unit:the} tenía que completar antes su Avance.
    ccn-5.239: La artillería que no ha combatido puede sumarse al Ataque de Bonificación en Armas Combinadas.
    ccn-5.239/fought: La artillería que ya ha combatido este turno no se suma al Ataque de Bonificación.
    ccn-6.8/advance: La caballería se ha Retirado y Reformado: {unit:the} puede ocupar su hexágono.
    ccn-7.4/advance: {unit:The} entra en un bosque: no vuelve a combatir este turno.
    ccn-7.26/advance: {unit:The} entra en un pueblo o molino: no vuelve a combatir este turno.
    ccn-7.32/advance: {unit:The} cruza un lado fortificado y se detiene: no hay hexágono adicional.
    ccn-5.67/fired: {unit:The} ha disparado este turno: no combate además en melee.
    ccn-5.69/may: {unit:The} puede atacar, pero no está obligada.
    ccn-5.68/too-late: Ya ha combatido otra unidad: {unit:the} no avanza.
    ccn-5.71/melee: {unit:The} ya ha combatido este turno.
    ccn-5.116: {unit:The} puede combatir en melee, como todas las unidades.
    ccn-5.116/leader: Un líder que está solo no combate en melee.
    ccn-5.117: {target:The} está adyacente: es una melee, y no se comprueban ni el alcance ni la línea de visión.
    ccn-5.119: {unit:The} ataca a {target:the}: reacciones, dados, impactos, retiradas, acciones adicionales, Respuesta.
    ccn-5.120: Se anuncia el ataque de {unit:the} a {target:the}.
    ccn-5.120/apart: {target:The} está a {distance} hexágonos: para atacar en melee debe estar adyacente.
    ccn-5.120/ordered: Sin una orden, {unit:the} no ataca.
    ccn-5.121: First Strike se juega al declararse la melee, antes de que tire {unit:the}.
    ccn-5.121/may: El dueño de {target:the} puede jugar ahora First Strike, antes de que tire el atacante.
    ccn-5.122: Cada unidad libra su propia melee: otra no le suma sus dados.
    ccn-5.125: {unit:The} tira 1 dado por cada uno de sus {blocks} {blocks?bloque|bloques}.
    ccn-5.127: La Vieja Guardia tira {dice} dados más.
    ccn-5.128: {unit:The} tira {dice} dado más, como los granaderos y la Guardia.
    ccn-5.129: Los sables de {unit:the} no impactan a {target:the}.
    ccn-5.130: La tarjeta nacional de {unit:the} cambia sus dados en {dice}.
    ccn-5.131: {unit:The} tira 1 dado por cada uno de sus {blocks} {blocks?bloque|bloques}.
    ccn-5.132: {unit:The} tira {dice} dado más, como toda la caballería pesada.
    ccn-5.133: La tarjeta nacional de {unit:the} cambia sus dados en {dice}.
    ccn-5.135: La artillería de a pie con 2 o 3 bloques tira {dice} dados.
    ccn-5.136: La artillería de a pie con 1 bloque tira {dice} dados.
    ccn-5.137: La artillería de a pie de la Guardia tira {dice} dado más.
    ccn-5.138: La artillería montada con 2 o 3 bloques tira {dice} dados.
    ccn-5.140/dice: Con 1 bloque, los dados de {unit:the} los da su tarjeta nacional: {dice}.
    ccn-5.141: La tarjeta nacional de {unit:the} cambia sus dados en {dice}.
    ccn-5.141/blocks: Con tantos bloques, los dados de {unit:the} los da su tarjeta nacional: {dice}.
    ccn-5.142: La carta de Orden añade {dice} {dice?dado|dados} a {unit:the}.
    ccn-5.143: El terreno quita {dice} {dice?dado|dados} a {unit:the}.
    ccn-5.143/none: El terreno deja a {unit:the} sin dados: no ataca.
    ccn-5.143/blocks: No se ha dicho cuántos bloques tiene {unit:the}: el terreno le deja algún dado sólo si tiene {blocks} o más.
    ccn-5.144: {unit:The} tira {dice} {dice?dado|dados} contra {target:the}: primero los impactos, después las retiradas.
    ccn-5.145: Contra {target:the} impacta este símbolo: {face}.
    ccn-5.146: También impacta cada sable.
    ccn-5.153/if: Si sigue en su hexágono con 1 bloque o más, {unit:the} puede Responder.
    ccn-5.153/declined: {unit:The} podría Responder, y su dueño decide no hacerlo.
    ccn-5.154/dice: Responde como atacaría, por su tipo y el terreno, y con ello termina la melee.
    ccn-5.172/melee: {unit:The} tira sus dados normales contra el líder solo, y sólo lo impacta un sable.
    ccn-5.173/no-battle-back: Un líder solo no Responde: si no recibe impacto, se retira.
    ccn-5.235/entered: {unit:The} acaba de entrar en este hexágono: no hay Ataque de Bonificación desde un bosque, pueblo o molino.
    ccn-6.1/may: {target:The} puede Retirarse y Reformar en vez de quedarse.
    ccn-6.5: {target:The} se Retira y Reforma: sólo impactan los símbolos de caballería.
    ccn-6.9/melee: {target:The} se Retira y Reforma: no Responde.
    ccn-6.14/whatever-blocks: {unit:The} está en cuadro: tiene 1 dado, sean cuales sean sus bloques.
    ccn-6.15/may: {target:The} puede formar en cuadro antes del ataque.
    ccn-6.25/strikes: {unit:The} en cuadro combate primero contra {target:the}.
    ccn-6.25/no-battle-back: {target:The} ya ha combatido primero: no Responde además.
    ccn-6.49/joined: La artillería suma sus dados en Armas Combinadas.
    ccn-8.53/strikes: Con First Strike, {unit:the} combate primero; si {target:the} sigue en su hexágono, ataca después.
    ccn-8.54: {target:The} ha combatido primero con First Strike: no Responde.
    ccn-5.172/hit: Ha salido un sable: el líder solo es eliminado, y el oponente gana 1 Bandera de Victoria.
    ccn-5.173/must: No ha salido ningún sable: el líder solo debe retirarse 1, 2 o 3 hexágonos.
    ccn-6.7/melee: {target:The} sigue ahí: ahora retrocede {hexes} hexágonos.
    ccn-6.32/attacks: {unit:The} sigue en su hexágono: ahora ataca al cuadro.
    ccn-8.53/attacks: {unit:The} sigue en su hexágono: ahora ataca.
  `),

  because: said(`
    hex-held: El objetivo sigue en su hexágono.
    terrain-stops-nobody: En ese hexágono nadie tiene que detenerse.
    not-a-bonus-melee: No era su Ataque de Bonificación.
    hex-entered: Entra en el hexágono desalojado.
    open-ground: Sólo entra en terreno despejado.
    roller-not-old-guard: Quien tira no es de la Vieja Guardia.
    roller-old-guard: Quien tira es de la Vieja Guardia.
    no-national-dice: Su tarjeta nacional no cambia nada aquí.
    card-adds-no-dice: La carta no añade dados aquí.
    ground-takes-no-dice: El terreno no quita dados a esta unidad.
    target-lone-leader: El objetivo es un líder solo.
    joined-by-artillery: Es artillería la que suma sus dados.
  `),

  ...summed(`
    advance/no: {unit:The} no avanza. | No hay avance | No avanza.
    advance/too-much: No: {unit:the} puede avanzar {hexes} {hexes?hexágono|hexágonos} como máximo, y {melees?tiene un Ataque de Bonificación|no tiene Ataque de Bonificación}. | Así no | Puede avanzar {hexes} {hexes?hexágono|hexágonos} como máximo, y {melees?tiene un Ataque de Bonificación|no tiene Ataque de Bonificación}.
    advance/take-ground: {unit:The} puede Ocupar el Terreno. | Puede Ocupar el Terreno | Puede Ocupar el Terreno.
    advance/breakthrough: {unit:The} puede avanzar hasta {hexes} {hexes?hexágono|hexágonos}, sin Ataque de Bonificación. | Avance, sin bonificación | Puede avanzar hasta {hexes} {hexes?hexágono|hexágonos}, sin Ataque de Bonificación.
    advance/bonus: {unit:The} puede avanzar hasta {hexes} {hexes?hexágono|hexágonos} y hacer un Ataque de Bonificación. | Avance y Ataque de Bonificación | Puede avanzar hasta {hexes} {hexes?hexágono|hexágonos} y hacer un Ataque de Bonificación.
    may-melee/yes: {unit:The} puede atacar en melee a {target:the}. | Puede atacar |
    may-melee/no: {unit:The} no puede atacar en melee a {target:the}. | No puede atacar |
    melee/no: {unit:The} no puede atacar así a {target:the}. | No puede atacar |
    melee/attacker-first: {unit:The} ataca a {target:the} con {dice} {dice?dado|dados} (impactan: {faces}); la Respuesta tiene {back}. | {dice} {dice?dado|dados}, Respuesta {back} | Ataca con {dice} {dice?dado|dados}; la Respuesta tiene {back}.
    melee/back-unknown: {unit:The} ataca a {target:the} con {dice} {dice?dado|dados} (impactan: {faces}); puede Responder. | {dice} {dice?dado|dados} | Ataca con {dice} {dice?dado|dados}.
    melee/attacker-alone: {unit:The} ataca a {target:the} con {dice} {dice?dado|dados} (impactan: {faces}); nadie Responde. | {dice} {dice?dado|dados}, sin Respuesta | Ataca con {dice} {dice?dado|dados}, y nadie Responde.
    melee/defender-first: {target:The} combate primero con {dice} {dice?dado|dados} (impactan: {faces}); después {unit:the} ataca con {attack}. | {dice} {dice?dado|dados} primero, después {attack} | El defensor combate primero, con {dice} {dice?dado|dados}; después el atacante, con {attack}.
    melee-roll/open: De momento {hits} {hits?impacto|impactos}, y {dice} {dice?dado|dados} por tirar. | {hits} {hits?impacto|impactos}, {dice} por tirar | {hits} {hits?impacto|impactos} de momento, y {dice} {dice?dado|dados} por tirar.
    melee-roll/check: {target:The} pierde {lost} {lost?bloque|bloques}; falta la comprobación de su líder. | Pierde {lost} {lost?bloque|bloques}; falta la comprobación
    melee-roll/eliminated: {target:The} es eliminada. | Eliminada | El objetivo queda eliminado.
    melee-roll/retreats: {target:The} pierde {lost} {lost?bloque|bloques} y deja su hexágono ({hexes} {hexes?hexágono|hexágonos}). | Pierde {lost}, deja su hexágono | El objetivo pierde {lost} {lost?bloque|bloques} y se retira {hexes} {hexes?hexágono|hexágonos}.
    melee-roll/holds: {target:The} pierde {lost} {lost?bloque|bloques} y sigue en su hexágono. | Pierde {lost}, aguanta | El objetivo pierde {lost} {lost?bloque|bloques} y sigue en su hexágono.
    melee-outcome/yes: {unit:The} ataca a {target:the}: al final ha ganado el hexágono con una probabilidad del {wins:percent}, el objetivo aguanta con un {stays:percent} y el atacante falta de su hexágono con un {gone:percent}. | Hexágono ganado: {wins:percent} | Gana el hexágono el {wins:percent} de las veces.
    melee-roll/leader-lost: El líder solo es eliminado. | El líder cae
    melee-roll/leader-retreats: El líder solo no recibe impacto y se retira. | El líder se retira
  `),

  problems: said(`
    two-numbers-of-dice: {unit:The} puede tirar aquí con su último bloque o con más de 3, y la tarjeta dice ambas cosas: se puede calcular con 3 bloques como mucho.
    guns-join-others: La artillería se suma a infantería o caballería en Armas Combinadas; {unit:the} no es ni lo uno ni lo otro.
    bonus-needs-cavalry: Sólo la caballería tiene Ataque de Bonificación: {unit:the} no lo tiene.
    retires-from-infantry-attack: La caballería sólo se Retira y Reforma ante un ataque de infantería, no ante {unit:the} que combate así.
    artillery-dice-needed: El reglamento no da dados de melee a {unit:the} con tantos bloques ({blocks}): di en artilleryDice cuántos le da su tarjeta nacional.
    blocks-needed: Di cuántos bloques tiene {unit:the}: depende de ellos.
    first-strike-needs-unit: Un líder solo no combate: First Strike es para una unidad.
    first-strike-or-reaction: First Strike, o formar en cuadro, o Retirarse y Reformar: el defensor hace una de las tres cosas.
    square-against-cavalry: Sólo forma en cuadro la infantería atacada por caballería, no {target:the} aquí.
    in-square-already: La unidad está ya en cuadro: omite que lo forma.
    retires-from-infantry: Sólo se Retira y Reforma la caballería atacada por infantería, no {target:the} aquí.
    nobody-rolls-like-this: En esta melee no hay una tirada así contra {unit:the} ni de ella.
    more-faces-than-dice: Hay {given} {given?cara|caras}, pero {unit:the} tira {dice} {dice?dado|dados}.
    no-leader-to-check: {target:The} no tiene líder vinculado: no hay a quién comprobar.
  `),
} satisfies PartOfMessages;
