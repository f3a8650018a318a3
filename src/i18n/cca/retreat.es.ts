import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/retreat: Banderas y retirada | Cuántas ignora, hexes y bloques que cuesta | Calcula qué hacen las banderas a una unidad: cuántas puede ignorar y por qué, cuántos hexes debe retroceder, cuántos hace, los bloques que cuestan los que no puede hacer, un líder solo en su ruta y si puede devolver el combate. Si un hex concreto es legal se pregunta en cca/fall-back; los dados de una estampida, en cca/rampage.
    cca/fall-back: ¿Puede retroceder a ese hex? | Si el hex vale para retirarse | Dice si un hex es legal en una retirada o en una evasión: su dirección, su terreno y lo que contiene, si la unidad o el líder puede o debe detenerse allí, si un líder queda unido y si hace falta un Escape de Líder.
    cca/rampage: Estampida de elefantes | A quién arrollan y con cuántos dados | Dice cuántos dados tira cada jugador en la estampida de los elefantes que se retiran y, para uno de los hexes, qué impacta y con qué probabilidades exactas; con las caras que han salido, resuelve también ese hex.
  `),

  fields: labelled(`
    flags: Banderas | Banderas obtenidas contra la unidad, antes de ignorar ninguna.
    rolledIn: Salidas en | attack, el ataque cuerpo a cuerpo de una unidad enemiga (o su Primer Golpe); battle-back, la respuesta de la unidad a la que ésta ha atacado; ranged, combate a distancia.
    rolledBy: Las ha sacado | Tipo de la unidad que ha sacado las banderas. Sólo importa entre elefantes de un lado y caballería o carros del otro. other: cualquier otra.
    blockers: Unidades que bloquean a los elefantes | Sólo para elefantes que se retiran: bloques de las unidades, de cualquier bando, que están en los hexes de detrás, para saber cuántos conservan.
    first: Bloques de la primera | Bloques de la unidad que está en uno de los dos hexes de detrás de los elefantes, antes de la retirada. Si se omite: no se calcula.
    second: Bloques de la segunda | Bloques de la unidad que está en el otro hex de detrás de los elefantes, antes de la retirada. Si se omite: no se calcula.
    move: Clase de movimiento | retreat, retirada por banderas; evasion, evasión. Un líder solo (LD) siempre se evade, diga aquí lo que diga.
    direction: Dirección | Dónde está el hex, visto desde el anterior: own-side, en la fila siguiente hacia el lado propio; sideways, en la misma fila; enemy-side, hacia el enemigo; own-edge, fuera del campo de batalla por el borde propio.
    hexTerrain: Terreno de ese hex | Terreno del hex al que iría; lake y steep-hill, sólo en el lago Trasimeno.
    holds: Qué hay en el hex | nobody, nadie; friendly-unit, una unidad amiga sin líder; friendly-unit-with-leader, una unidad amiga con líder; friendly-leader, un líder amigo solo; enemy-unit, una unidad enemiga con líder o sin él; enemy-leader, un líder enemigo solo.
    nthHex: Qué hex del movimiento es | Qué hex de su movimiento es éste, contado desde 1. Una unidad se evade 2 hexes como mucho y un líder solo, 3.
    ends: Acaba allí | Sólo para un líder solo: sí, si su movimiento acabaría en ese hex; no, si pasaría por él.
    enemiesBehind: Enemigos detrás del líder | Sólo para un líder solo que atravesaría a una unidad enemiga: both, hay unidades enemigas en los dos hexes que dan a su lado; in-line, las hay en el primer hex y en el segundo de su ruta, pero no en los dos contiguos a él; one, sólo en el hex al que iría.
    escaped: Tras un escape | Sólo para un líder solo: sí, si acaba de atravesar a una unidad enemiga con Escape de Líder.
    blocksThisWay: Bloques que cuesta esta ruta | Sólo para una unidad que se retira: cuántos bloques perdería en total si siguiera por este hex, por los hexes de retirada que no podría hacer; 0 si podría pararse con un líder.
    blocksOtherWay: Bloques que cuesta otra ruta | Sólo para una unidad que se retira: los menos bloques que le costaría cualquier otra ruta legal. Si se omite: no hay otra ruta.
    freeHexesOtherWay: Hexes libres de otra ruta | Cuántos hexes podría hacer la unidad por la mejor de sus otras rutas legales. Si se omite: ninguna es mejor.
    friendlyUnits: Hexes con unidades amigas | En cuántos de los 6 hexes adyacentes a los elefantes hay una unidad del mismo bando que ellos, con líder o sin él.
    enemyUnits: Hexes con unidades enemigas | En cuántos de los hexes adyacentes hay una unidad del otro bando, con líder o sin él; también la que ha hecho retirarse a los elefantes, si está adyacente.
    friendlyLeaders: Hexes con líderes amigos solos | En cuántos de los hexes adyacentes hay un líder solo del mismo bando que los elefantes.
    enemyLeaders: Hexes con líderes enemigos solos | En cuántos de los hexes adyacentes hay un líder solo del otro bando.
    trampled: Un hex de la estampida | Uno de los hexes adyacentes, para saber qué impacta en él y qué ha resultado de sus dados. No hace falta contarlo en los números de arriba.
    others: Otros hexes de la estampida | Quién está en los demás hexes adyacentes por los que se tira (unit, LD para un líder solo; side, enemy o friendly; blocks; leader): las probabilidades son entonces también de todos ellos juntos, aún sin tirar sus dados.
    who: Quién está allí | La unidad, o el líder solo (LD), de ese hex. nobody: no se mira ningún hex.
    side: Bando | enemy, del otro bando; friendly, del mismo bando que los elefantes.
  `),

  answers: labelled(`
    blockersLeft: Bloques de quienes bloquean | Bloques que le quedan a cada una de las unidades dadas en blockers, en su orden.
    attaches: Queda unido un líder | Si un líder queda unido a una unidad en ese hex.
    escapeNeeded: Requiere Escape de Líder | Si en ese hex hay una unidad enemiga, de modo que un líder solo únicamente podría atravesarla con un Escape de Líder (cca/leader-check, situación escape). No dice que pueda intentarlo, ni que pueda acabar allí: nunca.
    unitsAffected: Afecta a quien atraviesa | Si les ocurre algo a las unidades amigas que el líder atraviesa: nunca.
    hexes: Hexes | Hexes adyacentes por los que se tira.
    anybody-hit: Impacta a alguien | Probabilidad de que la estampida impacte a alguna de las unidades o líderes solos indicados.
    any-unit-eliminated: Cae alguna unidad | Probabilidad de que la estampida elimine a alguna de las unidades indicadas.
    any-leader-lost: Cae algún líder | Probabilidad de que caiga algún líder, unido o solo, de los indicados.
    blocksLostByAll: Bloques entre todas | Bloques que pierden entre todas las unidades indicadas. En las probabilidades, su media.
    diceByOwner: Dados del dueño | Dados que tira el jugador de los elefantes, contra unidades y líderes del otro bando.
    diceByOpponent: Dados del oponente | Dados que tira el oponente, contra unidades y líderes del bando de los elefantes.
  `),

  terms: {
    ...worded(`
      rolledIn: attack = ataque | battle-back = respuesta
      move: retreat = retirada | evasion = evasión
      direction: own-side = hacia el lado propio | sideways = de costado | enemy-side = hacia el enemigo | own-edge = fuera, por el borde propio
      holds: friendly-unit-with-leader = una unidad amiga con líder | friendly-leader = un líder amigo solo | enemy-unit = una unidad enemiga | enemy-leader = un líder enemigo solo
      enemiesBehind: both = en los dos hexes de detrás | in-line = en los dos primeros hexes de su ruta | one = sólo en ese hex
      side: enemy = enemigo | friendly = amigo
    `),
    'rolledBy.other': 'cualquier otra',
  },

  steps: said(`
    cca-8.31/evades: El líder no puede entrar en el hex de un líder enemigo.
    cca-8.32/retreats: {target:The} lleva un líder unido: no puede haber dos líderes en el mismo hex.
    cca-12.1: Primero van los impactos contra {target:the} ({hits}) y el chequeo de líder, y sólo después su retirada.
    cca-12.5: Su jugador elige los hexes por los que retrocede {target:the}.
    cca-12.5/longer-way: Esa ruta le cuesta {lost} {lost?bloque|bloques} a {target:the}, y otra {other}: no se puede elegir.
    cca-12.5/shorter: Por esa ruta {target:the} hace {hexes} {hexes?hex|hexes} y por otra {other}: no se puede elegir.
    cca-12.14/too-many: {target:The} puede ignorar como mucho {most} {most?bandera|banderas}, no {ignores}.
    cca-12.6: {target:The} debe retirarse hacia su propio lado: ese hex no queda en esa dirección.
    cca-12.6/towards: Ese hex está hacia el lado propio de {target:the}.
    cca-12.7: El terreno ({terrain}) no detiene a {target:the} en una retirada.
    cca-12.9/enemy-leader: {target:The} tampoco puede retirarse al hex de un líder enemigo.
    cca-12.11/may-join: {target:The} no lleva líder unido: puede retirarse al hex del líder amigo solo, que se le une.
    cca-12.12/may-stop: Al unirse el líder, {target:the} puede dar fin allí a su retirada.
    cca-12.13/edge: {target:The} no puede retirarse fuera del campo de batalla: cada hex que no pueda hacer cuesta 1 bloque.
    cca-12.22: Cuenta cada hex adyacente con una unidad o un líder solo, amigo o enemigo: {hexes}.
    cca-12.24: Cada jugador tira contra el otro: el de los elefantes, {own} {own?dado|dados}; su oponente, {other}.
    cca-12.25: En la estampida, a {target:the} sólo le impacta su propio símbolo: {faces}.
    cca-12.26: La estampida ha impactado a {target:the}: hay chequeo por su líder.
    cca-12.28/nobody: Según la lectura b de R26, los elefantes que no bloquea ninguna unidad no cuestan bloques a nadie.
    cca-13.11: Una evasión va hasta 2 hexes hacia el lado propio de {target:the}.
    cca-13.11/astray: {target:The} debe evadirse hacia su propio lado: ese hex no queda en esa dirección.
    cca-13.11/too-far: {target:The} se evade 2 hexes: no puede hacer {hexes}.
    cca-13.11/stops: Según la lectura b de R59, {target:the} debe detenerse allí ({terrain}).
    cca-13.13/edge: {target:The} no puede evadirse fuera del campo de batalla.
    cca-13.13/impassable: {target:The} no puede evadirse a terreno impracticable ({terrain}).
    cca-13.13/occupied: Ese hex está ocupado: {target:the} no puede evadirse a él.
    cca-13.13/leader: En ese hex hay un líder solo: {target:the} no puede evadirse a él.
    cca-13.18/towards: El líder retrocede 1, 2 o 3 hexes hacia su propio lado.
    cca-13.18/astray: El líder debe retroceder hacia su propio lado: ese hex no queda en esa dirección.
    cca-13.18/too-far: El líder retrocede 3 hexes como mucho: {hexes} son demasiados.
    cca-13.20: El líder no puede acabar su evasión con otro líder ni con una unidad enemiga.
    cca-13.21: El líder puede evadirse a través de un hex con amigos.
    cca-13.22: El líder puede atravesar a la unidad enemiga según las reglas del Escape de Líder.
    cca-13.23: Al acabar con una unidad amiga, el líder queda unido a ella.
    cca-13.24: A la unidad que el líder atraviesa no le ocurre nada.
    cca-13.25: El líder puede salir por su propio borde: no da estandarte, pero su bando lo pierde.
    cca-13.26: Unidades enemigas le cierran el paso: el líder puede intentar el escape.
    cca-13.26/open: Su ruta no está bloqueada como exige el Escape de Líder: no puede intentarlo.
    cca-13.27/pause: En ese hex hace una pausa y la unidad enemiga combate con él.
    cca-13.31: Tras el escape puede unirse a la unidad amiga que no lleva líder.
    cca-17.23: El líder no puede entrar en la costa.
    cca-17.26: El líder no puede entrar en un río no vadeable.
    cca-19.15: El líder no puede entrar en el lago Trasimeno.
    cca-19.16: El líder no puede entrar en las colinas empinadas del lago Trasimeno.
  `),

  because: said(`
    does-not-end-there: El líder no acaba su evasión en ese hex.
    elephants-moved: Los elefantes han hecho parte del camino: se aplica la lectura b de R27.
    ends-there: El líder no pasa por ese hex: acaba en él.
    impassable-there: Ese terreno es impracticable.
    leader-lost: El líder ha caído en su chequeo.
    no-unit-there: En ese hex no hay ninguna unidad.
    not-a-lone-leader: No es un líder solo, sino una unidad.
    one-way-is-open: El enemigo no bloquea su ruta como exige el Escape de Líder.
    passable: Ese terreno no es impracticable.
    reading-r20-b: Se aplica la lectura b de R20: se puede elegir cualquier ruta legal, cueste lo que cueste.
    reading-r21-b: Se aplica la lectura b de R21: un líder enemigo solo no cierra el paso.
    reading-r60-b: Se aplica la lectura b de R60: un líder amigo solo no cierra el paso.
  `),

  ...summed(`
    retreat/check: Si su líder se salva, {target:the} se retira {hexes} {hexes?hex|hexes} y conserva {left} {left?bloque|bloques}; el chequeo de él ({dice} {dice?dado|dados}) sigue abierto. | Chequeo de líder abierto | Si su líder se salva, retrocede {hexes} {hexes?hex|hexes} y conserva {left} {left?bloque|bloques}.
    retreat/goes-back: {target:The} retrocede {hexes} {hexes?hex|hexes} y conserva {left} {left?bloque|bloques}. | Retrocede {hexes} {hexes?hex|hexes} | Retrocede {hexes} {hexes?hex|hexes} y conserva {left} {left?bloque|bloques}.
    retreat/partly: {target:The} sólo retrocede {hexes} de {due} hexes, pierde por ello {lost} {lost?bloque|bloques} y conserva {left}. | Retrocede {hexes} {hexes?hex|hexes} y pierde {lost} {lost?bloque|bloques} | Sólo retrocede {hexes} de {due} hexes: pierde {lost} {lost?bloque|bloques} y conserva {left}.
    retreat/held: {target:The} debe retirarse {due} {due?hex|hexes} y no puede: se queda, pierde {lost} {lost?bloque|bloques} y conserva {left}. | No puede retirarse: pierde {lost} {lost?bloque|bloques} | No puede retirarse: pierde {lost} {lost?bloque|bloques} y conserva {left}.
    retreat/blockers: {target:The} debe retirarse {due} {due?hex|hexes} y retrocede {hexes}: cada unidad que le cierra el paso pierde {paid} {paid?bloque|bloques}. | Quien cierra el paso pierde {paid} {paid?bloque|bloques} | Retrocede {hexes} {hexes?hex|hexes}, y cada unidad que le cierra el paso pierde {paid} {paid?bloque|bloques}.
    retreat/eliminated: {target:The} acaba con 0 bloques: eliminación. | Eliminada | Queda eliminada.
    fall-back/yes: {target:The} puede retroceder a ese hex. | Puede |
    fall-back/no: {target:The} no puede retroceder a ese hex. | No puede |
    fall-back/leaves: {target:The} puede salir por ahí del campo de batalla, sin dar estandarte, y su bando lo pierde. | Puede salir, y se pierde | Puede salir por ahí, pero su bando lo pierde.
    fall-back/escape: {target:The} puede atravesar ese hex con Escape de Líder. | Escape de Líder | Puede atravesarlo con Escape de Líder.
    rampage/dice: La estampida tira {dice} {dice?dado|dados} por {hexes} {hexes?hex|hexes}: {own} el jugador de los elefantes y {other} su oponente. | {dice} {dice?dado|dados} | La estampida tira {dice} {dice?dado|dados}: {own} el jugador de los elefantes y {other} su oponente.
    rampage/open: Hasta ahora la estampida consigue {hits} {hits?impacto|impactos} contra {target:the}; {open?falta|faltan} por tirar {open} {open?dado|dados}. | {open} {open?dado|dados} por tirar
    rampage/trampled: La estampida consigue {hits} {hits?impacto|impactos} contra {target:the}, que conserva {left} {left?bloque|bloques}. | {hits} {hits?impacto|impactos} | {hits} {hits?impacto|impactos}: {left?queda|quedan} {left} {left?bloque|bloques}.
    rampage/eliminated: La estampida elimina a {target:the}. | Eliminada
    rampage/leader-safe: La estampida no impacta a {target:the}. | El líder está a salvo
    rampage/leader-lost: La estampida impacta a {target:the}: el líder cae. | El líder cae | El líder cae.
  `),

  problems: said(`
    blockers-of-no-elephants: Sólo los elefantes hacen pagar a otros por una retirada bloqueada: deja esto sin rellenar para {unit:the}.
    others-without-first: Indica primero quién está en el hex que se mira; los demás hexes vienen después.
    more-results-than-dice: Son {given} impactos y banderas, y {unit:the} puede tirar {max} {max?dado|dados} como mucho.
    more-than-adjacent-hexes: Son {given} hexes, pero sólo {max} hexes son adyacentes a los elefantes.
  `),
} satisfies PartOfMessages;
