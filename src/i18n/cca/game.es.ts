import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ...said(`
      leader:the: el líder
      left:the: la sección izquierda
      centre:the: la sección central
      right:the: la sección derecha
      bottom:the: el bando de abajo
      top:the: el bando de arriba
      no-dice: ningún dado
      -: un guion (-)
      .: un punto (.)
      _: un guion bajo (_)
      line-end: el final de la línea
    `),
    'seed ': 'la palabra seed y un número',
    ' ': 'un espacio',
    '\n': 'una línea nueva',
  },

  steps: said(`
    game/all-have-orders: {card} ya da órdenes a todas las unidades que cumplen lo que pide: ninguna otra recibe una.
    game/another-battle-first: Antes va el combate de bonificación de {unit:the} de {hex}, o se renuncia a él.
    game/at-full-strength: {unit:The} no ha perdido bloques: no hay nada que devolverle.
    game/battle-is-over: La batalla ha terminado: ha ganado {side:the}.
    game/cannot-end-here: El líder no puede acabar en {hex}: allí hay una unidad enemiga u otro líder.
    game/card-without-helmet: {card} no permite que un líder deje su unidad.
    game/elephants-go-on: Los elefantes no obtienen nada de un líder: no se detienen con él.
    game/has-an-order: {unit:The} de {hex} ya tiene una orden, y una carta no da a nadie más de 1.
    game/has-fired: {unit:The} ya ha disparado {fires} veces este turno y no puede hacerlo más.
    game/hex-by-hex: Se retrocede de hex en hex: {hex} no es adyacente a {from}.
    game/leader-elsewhere: {card} da la orden a un líder que esté en {sections:the}, y {hex} no está en ella.
    game/leader-must-go: El líder debe retroceder 1 hex como mínimo.
    game/longer-way-open: Por {hex} le faltarían a la unidad más hexes que por otra ruta: no puede elegir una que cueste bloques si otra cuesta menos.
    game/moved-again: {unit:The} ya ha hecho su segundo movimiento.
    game/moves-again-later: {unit:The} ya ha movido: con {card} sólo vuelve a mover cuando han acabado los disparos.
    game/never-rallied: {unit:The} no puede recuperar bloques con esta carta.
    game/no-attached-leader: En {hex} no hay ningún líder unido a una unidad.
    game/no-enemy-there: En {hex} no hay ningún enemigo con quien combatir.
    game/no-leader-near: {unit:The} no está ni en el hex de un líder ni en uno adyacente.
    game/no-leader-there: En {hex} no hay ningún líder.
    game/no-leader-to-stop-with: {unit:The} sólo puede acabar antes su retirada donde se le acaba de unir un líder amigo que estaba solo.
    game/no-orders: {card} no da órdenes este turno.
    game/no-orders-left: {card} ya no tiene órdenes para {hex}.
    game/no-rally: Sólo se recuperan bloques con la carta {card}.
    game/no-symbol: Ningún símbolo libre de la tirada vale para {unit:the}.
    game/no-way-back: Detrás de {unit:the} no hay ningún hex libre: no puede evadirse.
    game/no-way-to-end: Desde {hex} el líder no llegaría a ningún hex en que pueda acabar su evasión.
    game/nobody-there: En {hex} no hay nadie.
    game/not-a-leadership-card: {card} no es una carta de Liderazgo: no da órdenes a un líder con las unidades que lo rodean.
    game/not-an-open-neighbour: {unit:The} sólo puede avanzar 1 hex más a uno adyacente y libre, y {hex} no lo es.
    game/not-at-own-edge: El líder sólo puede salir por su propio borde, y {hex} no está en él.
    game/not-in-block: {card} da órdenes a un solo bloque: {unit:the} de {hex} no es adyacente a ninguna que las tenga.
    game/not-in-hand: {card} no está en la mano.
    game/not-next-to-leader: {hex} no es adyacente al líder de {lead}.
    game/not-yours: {unit:The} de {hex} es del oponente.
    game/nothing-to-counter: {card} repite la última orden del oponente, y no hay ninguna.
    game/one-leader: {card} da la orden a 1 líder o, en su lugar, a 1 unidad a elección, y ya se ha elegido.
    game/one-unit-of-choice: Aquí {card} da la orden a 1 unidad a elección y a ninguna más.
    game/only-as-a-reaction: {card} sólo se juega cuando el oponente declara un combate cuerpo a cuerpo.
    game/other-kind: {card} da órdenes a otra clase de tropas, no a {unit:the}.
    game/other-section: {card} da órdenes en {sections:the}, y {hex} no está ahí.
    game/rally-instead: Con {card} sólo reciben una orden las unidades que recuperan un bloque.
    game/rally-without-leaders: Sin líderes, {card} no devuelve bloques: se da la orden a 1 unidad a elección.
    game/stays-without-a-move: Para quedarse no hace falta mover: es optativo.
    game/too-many-flags: {unit:The} puede ignorar {most} {most?bandera|banderas} de esta tirada como mucho.
    game/units-only: Un líder no es una unidad: {card} no le da esta orden.
    game/warriors-must-battle: Los guerreros de {hex} han movido 2 hexes o más: antes deben combatir.
    game/decide-react: Antes hay que decidir si {unit:the} atacada en {hex} aguanta.
    game/decide-battle-back: Antes hay que decidir si {unit:the} de {hex} devuelve el combate.
    game/decide-flags: Antes hay que decidir cuántas banderas ignora {unit:the} de {hex}.
    game/decide-retreat: Antes {unit:the} de {hex} tiene que completar su retirada.
    game/decide-evade: Antes {unit:the} de {hex} tiene que completar su evasión.
    game/decide-leader: Antes el líder de {hex} tiene que completar su evasión.
    game/decide-advance: Antes hay que decidir si {unit:the} de {from} avanza a {hex}.
    game/decide-further: Antes hay que decidir si {unit:the} de {hex} avanza 1 hex más.
    game/decide-bonus: Antes hay que decidir si {unit:the} de {hex} libra su combate de bonificación.
    game/not-in-play: El turno empieza con una carta de mando: antes no se hace nada.
    game/not-in-order: Esto no se hace mientras se dan las órdenes.
    game/not-in-move: Esto no se hace en el paso de Movimiento.
    game/not-in-battle: Esto no se hace en el paso de Batalla.
    game/not-in-move-again: Esto no se hace en el segundo paso de Movimiento.
  `),

  problems: said(`
    position/already-won: Un bando ya tiene los estandartes con que se gana ({goal}): la batalla ha terminado.
    position/banners: Carácter {at}: un bando tiene de {least} a {most} estandartes.
    position/blocks: Carácter {at}: {unit:the} tiene {most} {most?bloque|bloques} como mucho, y sin bajas se escribe sin x.
    position/command: Carácter {at}: el Mando va de {least} a {most}.
    position/flags: Carácter {at}: se ignoran de {least} a {most} banderas.
    position/goal: Carácter {at}: se gana con {least} a {most} estandartes.
    position/hex-taken: El hex {hex} ya está ocupado.
    position/impassable: El hex {hex} es {terrain:a}, que es impracticable: allí no puede haber nadie.
    position/leader-apart: En el hex {hex} el líder está unido a la unidad: se escribe como * tras el hex de la unidad.
    position/leader-without-unit: En el hex {hex} el líder está solo: * indica uno unido a una unidad.
    position/more-cards-than-command: {side:The} tiene más cartas que su Mando, que es {command}.
    position/no-more-such-cards: En el mazo sólo hay {copies} {copies?copia|copias} de {card}.
    position/no-such-action: Carácter {at}: las acciones son {options:raw}.
    position/no-such-card: Carácter {at}: las cartas son {options:raw}.
    position/no-such-former-hex: Carácter {at}: los textos antiguos nombran un hex por su columna, de la A a la M, y su fila, del 1 al 9; las filas pares no tienen M.
    position/no-such-hex: Carácter {at}: el tablero no tiene ese hex. Las filas A, C, E, G e I van del 1 al 13; B, D, F y H, del 1 al 12.
    position/no-such-hexside: Carácter {at}: los lados de un hex son {options:raw}.
    position/no-such-part: Carácter {at}: las partes son {options:raw}.
    position/no-such-side: Carácter {at}: los bandos son {options:raw}.
    position/no-such-terrain: Carácter {at}: las clases de terreno son {options:raw}.
    position/no-such-unit: Carácter {at}: las unidades son {options:raw}, que es un líder solo; en un dibujo, el bando de arriba va en minúsculas.
    position/not-a-position: Esto no es una posición: todas empiezan por cca2, o por cca1 si son antiguas.
    position/out-of-order: Carácter {at}: las partes van en este orden, cada una sólo una vez: {options:raw}.
    position/said-twice: Carácter {at}: esto ya está dicho.
    position/seed: Carácter {at}: la semilla va de {least} a {most}.
    position/unexpected: Carácter {at}: aquí debería ir {expected}.
  `),

  game: said(`
    phase/play: Carta de mando
    phase/order: Órdenes
    phase/move: Movimiento
    phase/battle: Batalla
    phase/move-again: Segundo movimiento
    phase/over: Fin de la batalla
    do/play: Jugar {card}
    do/order: Dar una orden a {hex}
    do/order-leader: Dar al líder de {hex} la orden de dejar su unidad
    do/lead: Mandar con el líder de {hex}
    do/rally: Devolver 1 bloque a {hex}
    do/move: Mover de {from} a {to}
    do/move-leader: Mover al líder de {from} a {to}
    do/attack: Atacar {to} desde {from}
    do/fire: Disparar desde {from} a {to}
    do/end: Acabar el paso
    do/end-order: Acabar las órdenes
    do/end-move: Acabar el movimiento
    do/end-battle: Acabar los combates
    do/end-move-again: Acabar el segundo movimiento
    do/stand: Aguantar
    do/evade: Evadirse
    do/first-strike: Jugar Primer Golpe
    do/battle-back: Devolver el combate
    do/ignore: Ignorar {flags} {flags?bandera|banderas}
    do/ignore-none: No ignorar ninguna bandera
    do/go: Ir a {to}
    do/stop: Quedarse aquí
    do/stop-retreat: Quedarse aquí, con el líder
    do/stop-further: No avanzar más
    do/leave: Salir del campo de batalla
    do/advance: Avanzar al hex vacío
    do/pass: Pasar
    do/pass-battle-back: No devolver el combate
    do/pass-advance: No avanzar
    do/pass-bonus: Sin combate de bonificación
    ask/play: ¿Qué carta de mando juegas?
    ask/order: ¿A quién das órdenes con {card}?
    ask/order-around: ¿A qué unidades adyacentes al líder de {hex} das órdenes con {card}?
    ask/order-choice: ¿A qué unidad a tu elección das la orden con {card}?
    ask/order-done: {card} ya no tiene más órdenes que dar: acaba el paso.
    ask/order-lead: ¿Qué líder manda con {card}, o a qué unidad a tu elección das la orden en su lugar?
    ask/order-none: {card} no da órdenes este turno: acaba el paso.
    ask/order-rally: ¿Qué unidades recuperan un bloque con {card}?
    ask/move: ¿Quién mueve, y adónde?
    ask/move-again: ¿Quién hace un segundo movimiento, y adónde?
    ask/move-done: Ya no puede mover nadie: acaba el paso.
    ask/battle: ¿Qué unidad combate, y contra quién?
    ask/battle-must: ¿Qué unidad combate, y contra quién? Hay guerreros que deben hacerlo.
    ask/battle-done: Ya no puede combatir nadie: acaba el paso.
    ask/over: La batalla ha terminado: ha ganado {side:the}.
    ask/react: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta o se evade?
    ask/react-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta o juegas Primer Golpe?
    ask/react-or-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta, se evade o juegas Primer Golpe?
    ask/battle-back: Tu {unit} de {hex} aguanta en su hex: ¿devuelve el combate a {enemy:the} de {from}?
    ask/reply: Tu {unit} de {hex} ha aguantado el Primer Golpe: ¿devuelve el combate a {enemy:the} de {from}?
    ask/flags: {flags?Sale|Salen} {flags} {flags?bandera|banderas} contra tu {unit} de {hex}, que puede ignorar {most}: ¿cuántas ignora?
    ask/retreat: Tu {unit} de {hex} debe retirarse {left} {left?hex|hexes}: ¿cuál es el siguiente?
    ask/evade: Tu {unit} de {hex} se evade: ¿cuál es el hex siguiente?
    ask/leader: Tu líder de {hex} retrocede, {left} {left?hex|hexes} como mucho: ¿cuál es el siguiente?
    ask/advance: ¿Avanza tu {unit} de {from} al hex vacío {hex}?
    ask/further: ¿Avanza tu {unit} de {hex} 1 hex más, y a cuál?
    ask/bonus: ¿A quién ataca tu {unit} de {hex} en su combate de bonificación, si es que lo libra?
    told/attack: {by:The} ataca {hex}: {faces}.
    told/first-strike: Primer Golpe de {by:the} contra {hex}: {faces}.
    told/battle-back: {by:The} devuelve el combate a {hex}: {faces}.
    told/reply: {by:The} devuelve el combate a {hex} tras el Primer Golpe: {faces}.
    told/ranged: {by:The} dispara a {hex}: {faces}.
    told/leader-check: Chequeo de líder en {hex}: {faces}.
    told/rampage: La estampida alcanza {hex}: {faces}.
    told/escape: El líder intenta escapar por {hex}: {faces}.
    told/card: Dados de {card} para {by:the}: {faces}.
    told/lost: La unidad de {hex} pierde {blocks} {blocks?bloque|bloques}.
    told/eliminated: {unit:The} de {hex} es eliminada: 1 estandarte para {winner:the}.
    told/leader-lost: El líder de {hex} cae: 1 estandarte para {winner:the}.
    told/moved: {unit:The} va de {from} a {to}.
    told/left: El líder de {from} sale del campo de batalla.
    told/drew: {side:The} coge 1 carta.
  `),
} satisfies PartOfMessages;
