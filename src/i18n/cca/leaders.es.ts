import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/evade: Evasión | Si se evade, adónde y con qué riesgo | Dice si una unidad puede evadirse de un atacante, en ese momento y con los hexes que tiene libres, si un líder solo debe hacerlo, cuántos dados se tiran contra quien se evade y qué caras impactan, cuántos hexes recorre y con qué probabilidades exactas recibe impactos; con las caras que han salido, las resuelve también.
    cca/leader-check: Chequeo de líder | Si cae, y adónde huye | Dice cuántos dados se tiran contra un líder, qué lo impacta y con qué probabilidad exacta: cuando su unidad recibe impactos o es eliminada, cuando está solo y lo atacan, y en un Escape de Líder; después, si debe evadirse, cuánto y dónde puede acabar. Con las caras que han salido dice también si cae.
    cca/momentum: Avance de Ímpetu | Ocupar el hex y combatir otra vez | Dice si una unidad que ha combatido puede avanzar al hex desocupado, si puede avanzar 1 hex más y si puede librar un combate de bonificación, y si está permitido lo que quiere hacer su jugador.
  `),

  fields: labelled(`
    moment: Cuándo se evade | declared, se ha anunciado el ataque cuerpo a cuerpo y aún no se ha tirado; rolled, el atacante ya ha tirado sus dados; battle-back, quien se evade es la unidad que atacó y la otra devuelve el combate; ranged, le disparan.
    situation: Situación del líder | unit-hit, unido a una unidad que ha perdido bloques y sobrevive; unit-eliminated, unido a una unidad que acaba de perder su último bloque; alone, solo en su hex cuando lo atacan; escape, en la pausa de un Escape de Líder, en un hex enemigo.
    cause: Causa | Qué ha impactado a la unidad o ataca al líder: close, combate cuerpo a cuerpo; ranged, combate a distancia; evasion, la tirada contra su unidad que se evade; rampage, una estampida de elefantes; blocked-retreat, bloques perdidos por hexes de retirada no hechos; elephants-blocked, bloques perdidos porque su unidad bloqueaba a elefantes que se retiraban. A un líder solo lo atacan en close, ranged o rampage. En un escape no importa.
    leaderTerrain: Terreno del hex del líder | Terreno del hex de un líder que está solo. En un escape no cuenta.
    hexesUsed: Hexes del escape | En un escape, cuántos hexes de su evasión ha usado el líder, con el de la pausa.
    checkFaces: Caras contra el líder | Los dados tirados contra el líder, tal como han caído. Como mucho, tantos como correspondan. Si se omite: aún no se ha tirado; la respuesta dice cuántos se tiran y la probabilidad.
    rolledAs: Ha combatido en | En qué ha combatido la unidad que quiere avanzar: attack, su propio ataque cuerpo a cuerpo; battle-back, al devolver el combate; first-strike, con la carta Primer Golpe; ranged, combate a distancia.
    target: Qué ha sido del objetivo | retreated, ha dejado su hex por banderas; eliminated, eliminado; held, sigue en su hex; evaded, se ha evadido; leader-eliminated, era un líder solo y ha caído; leader-evaded, un líder solo que se ha evadido; unit-eliminated-leader-evaded, la unidad ha sido eliminada y su líder se ha evadido.
    advances: Hexes que quiere avanzar | 0, se queda; 1, al hex desocupado; 2, al hex desocupado y 1 más.
    battlesAgain: Quiere combatir otra vez | Sí, si tras el avance quiere combatir cuerpo a cuerpo otra vez.
    vacatedTerrain: Terreno del hex desocupado | Terreno del hex que ocupaba el objetivo.
  `),

  answers: labelled(`
    rolledBeforeMove: Se tira antes de que mueva | Si los dados se tiran contra quien se evade antes de que se mueva: siempre.
    leastHexes: Hexes como mínimo | Hexes que debe recorrer como mínimo. 0 si no se mueve.
    mostHexes: Hexes como máximo | Hexes que puede recorrer como máximo: de la evasión o, en cca/momentum, del avance. 0 si no se mueve.
    mayLeaveBoard: Puede salir del tablero | Si el líder puede evadirse fuera del campo de batalla por su propio borde: el oponente no gana estandarte, pero su bando lo pierde.
    helmetsNeeded: Símbolos de líder necesarios | Símbolos de líder que impactan al líder: 2 si está unido a una unidad que vive; si no, 1. 0 si no hay chequeo.
    chance: Probabilidad de que caiga | Probabilidad de que el líder caiga en este chequeo, como fracción exacta.
    leader-safe: El líder se salva | Probabilidad de que el líder no reciba impacto.
    mayEndWith: Puede acabar con | Qué puede haber en el hex donde el líder acaba su evasión. Nunca otro líder ni una unidad enemiga.
    anyAdjacentEnemy: Cualquier enemigo adyacente | Sí, si puede librar un combate de bonificación: contra cualquier unidad enemiga adyacente, no sólo la que se ha retirado.
  `),

  terms: worded(`
    moment: declared = al anunciarse el ataque | rolled = tras los dados del ataque | battle-back = de una respuesta | ranged = de un disparo
    situation: unit-hit = su unidad recibe impactos y sobrevive | unit-eliminated = su unidad ha sido eliminada | alone = solo y atacado | escape = Escape de Líder
    cause: evasion = evasión | rampage = estampida | blocked-retreat = retirada bloqueada | elephants-blocked = bloqueo de elefantes
    rolledAs: attack = su ataque | battle-back = la respuesta | first-strike = Primer Golpe
    target: retreated = se ha retirado | eliminated = eliminado | held = sigue en su hex | evaded = se ha evadido | leader-eliminated = líder solo, caído | leader-evaded = líder solo, se ha evadido | unit-eliminated-leader-evaded = eliminada, y su líder se ha evadido
  `),

  steps: said(`
    cca-10.7/evade: {unit:The} no puede evadirse de un disparo.
    cca-11.3/too-late: La evasión se anuncia antes de que tire el atacante: para {unit:the} ya es tarde.
    cca-12.26/check: La estampida ha impactado a la unidad: hay chequeo por su líder.
    cca-13.1: El jugador de {unit:the} anuncia que se evade de {attacker:the}.
    cca-13.2: {unit:The} es quien ataca: no puede evadirse de la respuesta.
    cca-13.5: {unit:The} recibe impactos al evadirse: hay chequeo por su líder.
    cca-13.5/check: La unidad ha recibido impactos al evadirse: hay chequeo por su líder.
    cca-13.8/no: La caballería media sólo puede evadirse de unidades a pie y montadas pesadas, no de {attacker:the}.
    cca-13.9/no: {unit:The} sólo puede evadirse de unidades a pie y de elefantes, no de {attacker:the}.
    cca-13.11/hexes: {unit:The} se evade 2 hexes hacia su propio lado.
    cca-13.12: {unit:The} tiene disponible 1 solo hex: se evade 1 hex.
    cca-13.13: Los dos hexes de detrás de {unit:the} están bloqueados: no puede evadirse.
    cca-13.16: Contra {unit:the}, quien ataca tira sus dados normales.
    cca-13.19: Su jugador elige cuántos hexes recorre y cuáles.
    cca-13.20/ends: No puede acabar con otro líder ni con una unidad enemiga.
    cca-13.25/may: También puede salir por su propio borde: no da estandarte, pero su bando lo pierde.
    cca-13.27: El líder hace una pausa en el hex de {unit:the}, que combate con él.
    cca-13.28: {unit:The} tira sus dados de combate cuerpo a cuerpo; el terreno no ayuda al líder.
    cca-13.29: También en un escape, al líder sólo le impacta un símbolo de líder.
    cca-13.30: Si no recibe impacto sigue, {hexes} {hexes?hex|hexes} más como mucho.
    cca-13.32/held: El objetivo de {unit:the} sigue en su hex: no hay hex desocupado.
    cca-13.32/ranged: {unit:The} ha disparado: sólo el combate cuerpo a cuerpo da Avance de Ímpetu.
    cca-13.33: El avance de {unit:the} es optativo, y sin él no hay combate de bonificación.
    cca-13.33/stays: {unit:The} no avanza: se queda sin combate de bonificación.
    cca-13.37: El combate de bonificación de {unit:the} es optativo.
    cca-13.37/must: Según la lectura b de R46, {unit:the} debe combatir tras el hex adicional.
    cca-13.40/further: Sólo la caballería puede avanzar un segundo hex: {unit:the} no puede.
    cca-13.42: En su combate de bonificación, {unit:the} puede atacar a cualquier unidad enemiga adyacente.
    cca-15.1/retreat: Los bloques perdidos en una retirada bloqueada no causan chequeo de líder.
    cca-15.1/blocked: Los bloques perdidos por elefantes bloqueados no causan chequeo de líder.
    cca-15.1/no-hit: La unidad no ha recibido impactos: no hay chequeo de líder.
    cca-15.4: Contra {target:the}, {unit:the} tira sus propios dados.
    cca-15.5: Un líder solo que no recibe impacto debe evadirse hacia su propio lado.
    cca-15.6: El líder recibe un impacto: sale del campo de batalla y da 1 estandarte.
    cca-15.6/if: Si recibe un impacto, el líder sale del campo de batalla y da 1 estandarte.
  `),

  because: said(`
    a-hex-is-free: Algún hex de detrás de la unidad está libre.
    does-not-evade: La unidad no puede evadirse: aguanta.
    two-hexes-free: La unidad tiene 2 hexes disponibles.
  `),

  ...summed(`
    evade/yes: {unit:The} puede evadirse {hexes} {hexes?hex|hexes} de {attacker:the}, que antes le tira {dice} {dice?dado|dados} (impacta con {faces}). | Puede evadirse {hexes} {hexes?hex|hexes} | Puede evadirse {hexes} {hexes?hex|hexes}, tras recibir {dice} {dice?dado|dados}.
    evade/no: {unit:The} no puede evadirse de {attacker:the}. | No puede evadirse |
    evade/no-attack: {attacker:The} no puede atacar a {unit:the}: no hay de qué evadirse. | No hay ataque
    evade/eliminated: {unit:The} cae por los impactos antes de evadirse. | Cae antes de evadirse
    evade/leader: {unit:The} debe evadirse 1, 2 o 3 hexes si {attacker:the} no le impacta con {dice} {dice?dado|dados} (impacta con {faces}). | Debe evadirse | Si sobrevive a {dice} {dice?dado|dados}, debe evadirse 1, 2 o 3 hexes.
    leader-check/due: Se {dice?tira|tiran} {dice} {dice?dado|dados} contra el líder: cae con una probabilidad del {chance:percent}. | {dice} {dice?dado|dados}, cae: {chance:percent} | {dice?Se tira|Se tiran} {dice} {dice?dado|dados}: el líder cae el {chance:percent} de las veces.
    leader-check/no-attack: La unidad no puede atacar así al líder. | No hay ataque
    leader-check/none: No hay chequeo por el líder. | Sin chequeo
    leader-check/lost: El líder recibe un impacto y cae. | El líder cae | El líder cae.
    leader-check/safe-stays: El líder no recibe impacto. | El líder se salva | El líder se salva.
    leader-check/safe-evades: El líder no recibe impacto y debe evadirse: {hexes} {hexes?hex|hexes} como mucho. | Se salva, debe evadirse | El líder se salva y debe evadirse, {hexes} {hexes?hex|hexes} como mucho.
    momentum/no: {unit:The} no puede hacer un Avance de Ímpetu. | Sin avance | No avanza.
    momentum/too-much: No: {unit:the} puede avanzar {hexes} {hexes?hex|hexes} como mucho y {combats?tiene 1 combate de bonificación|no tiene combate de bonificación}. | Así no | Puede avanzar {hexes} {hexes?hex|hexes} como mucho y {combats?tiene 1 combate de bonificación|no tiene combate de bonificación}.
    momentum/advance: {unit:The} puede avanzar {hexes} {hexes?hex|hexes} y no tiene combate de bonificación. | Puede avanzar, sin bonificación | Puede avanzar {hexes} {hexes?hex|hexes}, sin combate de bonificación.
    momentum/bonus: {unit:The} puede avanzar hasta {hexes} {hexes?hex|hexes} y librar un combate de bonificación. | Puede avanzar y combatir otra vez | Puede avanzar hasta {hexes} {hexes?hex|hexes} y combatir otra vez.
  `),

  problems: said(`
    attacker-needed: Indica qué unidad tira contra el líder..
    lone-leader-never-attacks: Un líder solo nunca ataca, así que nadie le devuelve el combate.
    more-faces-than-check: Hay {given} {given?cara|caras}, pero contra el líder se {dice?tira|tiran} {dice} {dice?dado|dados}: indica {dice} como mucho.
    cause-needs-unit: Eso no le ocurre a un líder solo: lo atacan cuerpo a cuerpo, a distancia o en una estampida.
  `),
} satisfies PartOfMessages;
