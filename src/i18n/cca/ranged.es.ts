import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/ranged-combat: Combate a distancia | Dados, alcance, o lo que salió | Dice si una unidad puede disparar a un objetivo y por qué no, con cuántos dados, qué caras impactan y qué puede hacer el objetivo, con las probabilidades exactas. Con las caras que han salido, además resuelve el disparo: impactos, bloques, chequeo de líder, retirada y estandartes.
  `),

  fields: labelled(`
    leaderAdjacent: Líder enemigo solo adyacente | Sí, si hay un líder enemigo solo en un hex adyacente al atacante y no es el objetivo. Sólo cuenta en el combate a distancia y con la lectura R50 b.
  `),

  answers: labelled(`
    inRange: Al alcance | Si el objetivo no está adyacente ni más lejos de lo que alcanza quien dispara. En cca/line-of-sight, null si no se indica ninguna unidad.
    distance: Distancia | Hexes de un hex al otro: no se cuenta el primero y sí el del objetivo. 1 es adyacente.
    fires: Disparos | Cuántas veces puede disparar la unidad este turno, contando este disparo: 2 con El Cielo se Oscurece si aún no ha disparado; si no, 1; 0 si no puede disparar.
    diceInAll: Dados de todos los disparos | Dados de todos esos disparos juntos. Se resuelven uno tras otro.
    hit-in-two-fires: Al menos 1 impacto en 2 disparos | Probabilidad de que al menos 1 de los 2 disparos contra este objetivo quite un bloque. El segundo no se hace si el objetivo ha dejado su hex.
    eliminated-in-two-fires: Eliminado en 2 disparos | Probabilidad de que los 2 disparos contra este objetivo lo eliminen. El segundo no se hace si el objetivo ha dejado su hex.
  `),

  steps: said(`
    cca-10.4/adjacent: El objetivo está en un hex adyacente: no se le puede disparar.
    cca-10.5/leader: Con un líder enemigo solo adyacente, {unit:the} no puede disparar a {target:the}.
    cca-10.6: {target:The} no puede devolver el combate ante un disparo.
    cca-10.7: {target:The} no puede evadirse de un disparo.
    cca-10.8: Se resuelve por orden: anuncio, alcance, línea de visión, terreno, dados, impactos y, al final, retiradas.
    cca-10.9: {unit:The} anuncia que dispara a {target:the}.
    cca-10.10: La distancia es de {distance} {distance?hex|hexes}: no se cuenta el primer hex y sí el último.
    cca-10.11/in-range: {unit:The} alcanza a {range} hexes: {target:the}, a {distance}, está a su alcance.
    cca-10.11/reach: {unit:The} alcanza a {range} hexes: a {distance} llega.
    cca-10.11/short: {unit:The} alcanza a {range} hexes: a {distance} no llega.
    cca-10.12/in-range: Con hondas o arcos se alcanza a {range} hexes: {target:the}, a {distance}, está al alcance.
    cca-10.12/reach: Con hondas o arcos se alcanza a {range} hexes: a {distance} se llega.
    cca-10.12/short: Con hondas o arcos se alcanza a {range} hexes: a {distance} no se llega.
    cca-10.17: El terreno puede quitar dados: {from} bajo quien dispara, {into} bajo su objetivo.
    cca-10.20: Cada símbolo del tipo de {target:the} es 1 impacto.
    cca-10.21: Cada círculo verde es 1 impacto contra {target:the}.
    cca-10.22: Cada triángulo azul es 1 impacto contra {target:the}.
    cca-10.23: Cada cuadrado rojo es 1 impacto contra {target:the}.
    cca-10.24: Cada bandera hace retirarse a {target:the}, si no puede ignorarla.
    cca-10.25: En un disparo, las espadas y los símbolos de líder no cuentan contra {target:the}.
    cca-10.26: Un símbolo de líder elimina a {target:the}.
    cca-10.27: {target:The} pierde {lost} {lost?bloque|bloques}: le {left?queda|quedan} {left}.
    cca-10.27/banner: Ha caído el último bloque: se gana 1 Estandarte de Victoria.
    cca-10.28: {surplus?Sobra|Sobran} {surplus} {surplus?impacto|impactos}, sin efecto.
    cca-15.3/fire: El líder sobrevive a su unidad: debe evadirse 1, 2 o 3 hexes.
    cca-15.4/fire: Contra {target:the}, {unit:the} tira sus propios dados.
    cca-15.6/fire: El líder recibe un impacto: sale del campo de batalla y da 1 estandarte.
    cca-18.34/twice: Con El Cielo se Oscurece, una unidad con armas arrojadizas puede disparar dos veces.
    cca-18.45/fire: Con Mando en Línea se puede disparar después de mover.
    cca-18.47/fire: Con Mueve-Dispara-Mueve se dispara antes del segundo movimiento: sólo cuentan los hexes del primero.
  `),

  because: said(`
    die-of-the-card: La carta da a la unidad 1 dado más, y con él dispara.
    lone-leader-evades: El objetivo no es una unidad, sino un líder solo: debe evadirse.
    reading-r50-a: Se aplica la lectura a de R50: un líder enemigo solo no impide disparar a otro objetivo.
    reading-r90-b: Se aplica la lectura b de R90: el dado de la carta es sólo para el cuerpo a cuerpo.
  `),

  ...summed(`
    ranged/yes: {attacker:The} dispara a {defender:the}, a {distance} hexes, con {dice} {dice?dado|dados} (impacta con {faces}). | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    ranged/no: {attacker:The} no puede disparar a {defender:the}, a {distance} {distance?hex|hexes}. | No puede disparar |
  `),
} satisfies PartOfMessages;
