import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
      ccn/may-fire: ¿Puede disparar? | Alcance, línea de visión y movimiento | Dice si una unidad puede disparar a un objetivo y por qué no: por su tipo, su orden, lo que ha movido y su carta, el alcance, la línea de visión y los enemigos adyacentes. No dice los dados.
    `),
    'ccn/ranged-combat': {
      title: 'Combate a distancia',
      line: 'Dados, alcance, o lo que salió',
      about:
        'Dice si una unidad puede disparar a un objetivo, con cuántos dados y por qué, y con qué impacta, con las probabilidades exactas. Con las caras que han salido, además resuelve el disparo: impactos, bloques, comprobación del líder, banderas ignoradas, retirada y Banderas de Victoria.',
      fields: labelled(`
        fieldworks: Fortificación | Fortificación en el hexágono del objetivo: between, en el lado por el que entra la línea de visión; corner, entra por donde se juntan un lado fortificado y uno abierto; elsewhere, sólo en otros lados; none, en ninguno.
      `),
      answers: labelled(`
        result: Resultado | Lo que resulta de las caras indicadas: impactos, comprobación del líder, banderas ignoradas, retirada. null: no se ha indicado ninguna.
        mayBattleBack: Puede responder | Si el objetivo puede responder al ataque; nunca contra un disparo.
        mayFormSquare: Puede formar cuadro | Si el objetivo puede formar cuadro; nunca ante un disparo.
      `),
    },
  },

  fields: labelled(`
    faces: Caras de la tirada | Los dados de la tirada tal como han caído, en cualquier orden: infantry, cavalry, artillery, flag (bandera), saber (sable). Los de la comprobación del líder van en leaderCheck. Los que no se dicen están por tirar. Si se omite: aún no se ha tirado.
    target: Objetivo | El enemigo al que se dispara; leader, un líder solo en su hexágono.
    fought: Ha combatido | En qué combate ha estado ya la unidad este turno por su orden: no, en ninguno; ranged, ha disparado; melee, ha combatido en melee.
    enemiesAdjacent: Unidades enemigas adyacentes | En cuántos de los 6 hexágonos adyacentes a quien dispara hay una unidad enemiga, contando el objetivo. Si se omite: 1 si el objetivo es una unidad a distancia 1; si no, ninguna.
    leadersAdjacent: Líderes enemigos solos adyacentes | En cuántos de los 6 hexágonos adyacentes a quien dispara hay un líder enemigo solo. Sólo cuenta con la lectura b de R77.
    lineOfSight: Línea de visión | Si la unidad ve a su objetivo.
    splitDice: Reparte sus dados | Si la unidad quiere tirar parte de sus dados contra otro objetivo.
    combinesDice: Suma dados de otra | Si otra unidad quiere añadir sus dados a la misma tirada.
  `),

  answers: labelled(`
    misses: Fallos | Dados que ni impactan ni muestran bandera.
    diceToRoll: Dados por tirar | Dados de la tirada cuya cara no se ha dicho.
    chancesAre: De qué son las probabilidades | before-any-die, de toda la tirada; part-known, de lo que queda abierto de ella; after-hits, de la comprobación del líder; known, no queda nada abierto.
    range: Alcance | Hexágonos hasta los que dispara la unidad; 0 si no puede disparar.
    inRange: Al alcance | Si el objetivo no está adyacente ni más lejos que el alcance.
    mayRetireAndReform: Puede hacer Retirada y Reforma | Si el objetivo puede hacer Retirada y Reforma; nunca ante un disparo.
    mayAdvance: Puede avanzar | Si quien ha atacado puede entrar en el hexágono del objetivo si queda vacío; nunca tras un disparo.
  `),

  terms: said(`
    chancesAre.before-any-die: de toda la tirada
    chancesAre.part-known: de lo que queda abierto
    chancesAre.after-hits: de la comprobación del líder
    chancesAre.known: de un resultado conocido
    fought.no: nada todavía
    fought.ranged: ha disparado
    fought.melee: ha combatido en melee
    corner: en la esquina entre un lado fortificado y uno abierto
  `),

  steps: said(`
    ccn-1.3/no-dice: El terreno le quita a {unit:the} el último dado: no puede combatir.
    ccn-5.66: El combate es un disparo a un objetivo al alcance y a la vista, o una melee con uno adyacente.
    ccn-5.67: {unit:The} ha combatido en melee este turno: no puede además disparar.
    ccn-5.68: El disparo se resuelve entero antes de que combata otra unidad.
    ccn-5.69: {unit:The} puede disparar, pero no está obligada.
    ccn-5.70: Todos los dados de una tirada van contra un objetivo.
    ccn-5.71: {unit:The} ha disparado este turno: no puede combatir otra vez.
    ccn-5.72: Una unidad tiene tantos dados como bloques: {blocks}.
    ccn-5.73: Un líder solo no puede combatir.
    ccn-5.74: Sólo disparan la infantería y la artillería, no {unit:the}.
    ccn-5.75: {target:The} está a más de 1 hexágono: el combate es un disparo.
    ccn-5.76: {target:The} está en un hexágono adyacente: no se le puede disparar, sólo atacar en melee.
    ccn-5.77: Junto a una unidad enemiga, {unit:the} no dispara a otra.
    ccn-5.77/leader: Por la lectura b de R77 el líder enemigo adyacente impide a {unit:the} disparar a otro objetivo.
    ccn-5.78: {target:The} no puede responder a un disparo.
    ccn-5.79: {target:The} no puede hacer Retirada y Reforma ante un disparo.
    ccn-5.80: El orden es: anuncio, alcance, línea de visión, fuerza, carta, terreno, dados, impactos y, al final, retiradas.
    ccn-5.81: {unit:The} anuncia que dispara a {target:the}.
    ccn-5.81/not-ordered: Sin una orden {unit:the} no puede disparar.
    ccn-5.82: En cada combate a distancia 1 unidad dispara a 1 unidad.
    ccn-5.82/combined: Cada unidad dispara por su cuenta: no se tiran juntos los dados de varias.
    ccn-5.84/in-range: La infantería alcanza a {range} hexágonos: a {distance} llega.
    ccn-5.85/in-range: Los fusileros ligeros alcanzan a {range} hexágonos: a {distance} llegan.
    ccn-5.86/in-range: La artillería de a pie alcanza a {range} hexágonos: a {distance} llega.
    ccn-5.87/in-range: La artillería montada alcanza a {range} hexágonos: a {distance} llega.
    ccn-5.83: La distancia es de {distance} {distance?hexágono|hexágonos}: se cuenta el del objetivo, no el de quien dispara.
    ccn-5.84: {unit:The} alcanza a {range} hexágonos: {distance} es demasiado lejos.
    ccn-5.85: {unit:The} alcanza a {range} hexágonos: {distance} es demasiado lejos.
    ccn-5.86: {unit:The} alcanza a {range} hexágonos: {distance} es demasiado lejos.
    ccn-5.87: {unit:The} alcanza a {range} hexágonos: {distance} es demasiado lejos.
    ccn-5.88/unseen: {unit:The} no ve a {target:the}: sin línea de visión no hay disparo.
    ccn-5.88/seen: {unit:The} tiene línea de visión hasta {target:the}.
    ccn-5.93: {unit:The} puede disparar a un enemigo a {range} hexágonos como mucho, en cualquier dirección.
    ccn-5.94: {unit:The} no ha movido: tiene un dado por bloque, {dice}.
    ccn-5.95/all: Por la lectura b de R25 {unit:the} tiene todos sus dados tras mover {moved} hexágonos: {dice}.
    ccn-5.95/down: {unit:The} ha movido: tiene la mitad de {blocks} {blocks?dado|dados}, redondeada hacia abajo, {dice}.
    ccn-5.95/none: La mitad de 1 bloque, redondeada hacia abajo, deja a {unit:the} sin dados: no puede disparar.
    ccn-5.95/up: {unit:The} ha movido: tiene la mitad de {blocks} {blocks?dado|dados}, redondeada hacia arriba, {dice}.
    ccn-5.96: Cómo redondea otro ejército lo dice su tarjeta nacional.
    ccn-5.98: Por su tipo {unit:the} dispara con 1 dado más.
    ccn-5.98/guard-artillery: Por la lectura b de R22 {unit:the} dispara con 1 dado más.
    ccn-5.99: La tarjeta nacional cambia los dados de {unit:the} en {dice}.
    ccn-5.99/none: La tarjeta nacional deja a {unit:the} sin dados: no puede disparar.
    ccn-5.100: La artillería de a pie que no ha movido dispara hasta {range} hexágonos.
    ccn-5.102: La artillería montada que no ha movido dispara hasta {range} hexágonos.
    ccn-5.103: Tras mover 1 hexágono, {unit:the} no dispara a más de 3.
    ccn-5.106: Por su tabla {unit:the} tiene {dice} {dice?dado|dados} a {distance} hexágonos.
    ccn-5.106/none: Por su tabla {unit:the} no tiene ningún dado a esta distancia: no puede disparar.
    ccn-5.107: La carta que dio la orden a {unit:the} da dados al disparar.
    ccn-5.108: El terreno de ambos puede quitar dados: {from} bajo {unit:the}, {into} bajo {target:the}.
    ccn-5.109: {unit:The} tira {dice} {dice?dado|dados}: primero los impactos, después las retiradas.
    ccn-5.110: En un disparo sólo impacta el símbolo de tropa de {target:the}, ningún sable.
    ccn-5.111/fire: Una bandera no es un impacto, pero puede hacer que {target:the} se retire.
    ccn-5.114: A un líder solo no se le puede disparar.
    ccn-5.115: {flags} {flags?bandera|banderas}: {target:the} se retira si no {flags?la|las} ignora, y si no puede retirarse pierde bloques.
    ccn-6.35: {unit:The} puede disparar a {target:the} en cuadro, con las reglas normales.
    ccn-7.38/corner-between: Por la lectura b de R76 la fortificación protege también en su esquina.
    ccn-7.38/corner-elsewhere: En la esquina entre un lado fortificado y uno abierto no hay protección.
    ccn-8.52: Una unidad enemiga se ha retirado junto a {unit:the}: con Fire and Hold ya no puede disparar.
  `),

  because: said(`
    in-range: El objetivo está al alcance.
    target-adjacent: El objetivo está adyacente.
    card-gives-no-dice: La carta que dio la orden a la unidad no da dados al disparar.
    leader-with-unit: El líder está con su unidad.
    target-eliminated: El objetivo ha sido eliminado.
    target-not-cavalry: El objetivo no es caballería.
    fires: La unidad es de infantería o de artillería.
    not-adjacent: El objetivo no está adyacente.
    not-fought-melee: La unidad no ha combatido en melee este turno.
    not-fought-ranged: La unidad no ha disparado este turno.
    not-so-far: El objetivo no está a más de 3 hexágonos.
    reading-r25-b: Se aplica la lectura b de R25: tras los 2 hexágonos de Force March se tiran todos los dados.
    reading-r77-a: Se aplica la lectura a de R77: un líder enemigo solo no impide disparar a nadie.
    type-adds-no-dice: Su tipo no añade ningún dado al disparar.
  `),

  ...summed(`
    may-fire/yes: {unit:The} puede disparar a {target:the}, a {distance} hexágonos. | Puede disparar | Puede disparar: el objetivo está a {distance} {distance?hexágono|hexágonos}.
    may-fire/no: {unit:The} no puede disparar a {target:the}, a {distance} {distance?hexágono|hexágonos}. | No puede disparar |
    ranged/yes: {attacker:The} dispara a {defender:the}, a {distance} hexágonos, con {dice} {dice?dado|dados} (impacta con {faces}). | {dice} {dice?dado|dados} | Dispara con {dice} {dice?dado|dados}.
    ranged/no: {attacker:The} no puede disparar a {defender:the}, a {distance} {distance?hexágono|hexágonos}. | No puede disparar |
    fire/open: Hasta ahora {unit:the} consigue {hits} {hits?impacto|impactos} contra {target:the}; {dice?queda|quedan} {dice} {dice?dado|dados} por tirar. | {dice} {dice?dado|dados} por tirar
    fire/check: {unit:The} consigue {hits} {hits?impacto|impactos} contra {target:the}; queda abierta la comprobación de su líder ({dice} {dice?dado|dados}). | {lost} {lost?bloque perdido|bloques perdidos}, comprobación del líder | El objetivo pierde {lost} {lost?bloque|bloques}, y por su líder se {dice?tira|tiran} {dice} {dice?dado|dados}.
    fire/eliminated: {unit:The} elimina a {target:the} con {hits} {hits?impacto|impactos} y {flags} {flags?bandera|banderas}. | Eliminada | El objetivo queda eliminado.
    fire/retreats: {unit:The} consigue {hits} {hits?impacto|impactos} contra {target:the}, que pierde {lost} {lost?bloque|bloques} y se retira {hexes} {hexes?hexágono|hexágonos}. | {lost} {lost?bloque perdido|bloques perdidos}, se retira {hexes} {hexes?hexágono|hexágonos} | El objetivo pierde {lost} {lost?bloque|bloques} y se retira {hexes} {hexes?hexágono|hexágonos}.
    fire/holds: {unit:The} consigue {hits} {hits?impacto|impactos} contra {target:the}, que pierde {lost} {lost?bloque|bloques} y sigue en su hexágono. | {lost} {lost?bloque perdido|bloques perdidos}, sin retirada | El objetivo pierde {lost} {lost?bloque|bloques} y sigue en su hexágono.
  `),

  problems: said(`
    blocks-needed: Di cuántos bloques tiene {unit:the}: depende de ellos.
    more-faces-than-dice: Hay {given} {given?cara|caras}, pero {unit:the} tira {dice} {dice?dado|dados}.
    no-leader-to-check: {target:The} no tiene líder vinculado: no hay a quién comprobar.
    blocks-after-move: {unit:The} sólo puede combatir tras mover si tiene más de 1 bloque: indica cuántos tiene.
    dice-of-artillery-only: Sólo la artillería tiene dados por una tabla, no {unit:the}.
    dice-of-its-table: El reglamento no tiene la tabla de {unit:the}: indica los dados de su tarjeta nacional para sus bloques a esta distancia.
    target-is-adjacent: El objetivo está a {distance} hexágono y cuenta como enemigo adyacente: indica 1 o más, o deja el campo sin rellenar.
  `),
} satisfies PartOfMessages;
