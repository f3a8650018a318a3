import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: said(`
    leader:the: el líder
    left:the: la sección izquierda
    centre:the: la sección central
    right:the: la sección derecha
  `),

  steps: said(`
    game/all-have-orders: {card} ya da órdenes a todas las unidades que cumplen lo que pide: ninguna otra recibe una.
    game/another-battle-first: Antes va el combate de bonificación de {unit:the} de {hex}, o se renuncia a él.
    game/at-full-strength: {unit:The} no ha perdido bloques: no hay nada que devolverle.
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
    game/no-leader-near: {unit:The} no está ni en el hex de un líder ni en uno adyacente.
    game/no-leader-there: En {hex} no hay ningún líder.
    game/no-leader-to-stop-with: {unit:The} sólo puede acabar antes su retirada donde se le acaba de unir un líder amigo que estaba solo.
    game/no-orders-left: {card} ya no tiene órdenes para {hex}.
    game/no-rally: Sólo se recuperan bloques con la carta {card}.
    game/no-symbol: Ningún símbolo libre de la tirada vale para {unit:the}.
    game/no-way-back: Detrás de {unit:the} no hay ningún hex libre: no puede evadirse.
    game/no-way-to-end: Desde {hex} el líder no llegaría a ningún hex en que pueda acabar su evasión.
    game/not-a-leadership-card: {card} no es una carta de Liderazgo: no da órdenes a un líder con las unidades que lo rodean.
    game/not-an-open-neighbour: {unit:The} sólo puede avanzar 1 hex más a uno adyacente y libre, y {hex} no lo es.
    game/not-at-own-edge: El líder sólo puede salir por su propio borde, y {hex} no está en él.
    game/not-in-block: {card} da órdenes a un solo bloque: {unit:the} de {hex} no es adyacente a ninguna que las tenga.
    game/not-next-to-leader: {hex} no es adyacente al líder de {lead}.
    game/nothing-to-counter: {card} repite la última orden del oponente, y no hay ninguna.
    game/one-leader: {card} da la orden a 1 líder o, en su lugar, a 1 unidad a elección, y ya se ha elegido.
    game/one-unit-of-choice: Aquí {card} da la orden a 1 unidad a elección y a ninguna más.
    game/only-as-a-reaction: {card} sólo se juega cuando el oponente declara un combate cuerpo a cuerpo.
    game/other-kind: {card} da órdenes a otra clase de tropas, no a {unit:the}.
    game/other-section: {card} da órdenes en {sections:the}, y {hex} no está ahí.
    game/rally-instead: Con {card} sólo reciben una orden las unidades que recuperan un bloque.
    game/rally-without-leaders: Sin líderes, {card} no devuelve bloques: se da la orden a 1 unidad a elección.
    game/units-only: Un líder no es una unidad: {card} no le da esta orden.
    game/warriors-must-battle: Los guerreros de {hex} han movido 2 hexes o más: antes deben combatir.
    game/decide-react: Antes hay que decidir si {unit:the} atacada en {hex} aguanta.
    game/decide-battle-back: Antes hay que decidir si {unit:the} de {hex} devuelve el combate.
    game/decide-evade: Antes {unit:the} de {hex} tiene que completar su evasión.
    game/decide-leader: Antes el líder de {hex} tiene que completar su evasión.
    game/decide-further: Antes hay que decidir si {unit:the} de {hex} avanza 1 hex más.
    game/decide-bonus: Antes hay que decidir si {unit:the} de {hex} libra su combate de bonificación.
    game/not-in-play: El turno empieza con una carta de mando: antes no se hace nada.
    game/not-in-move: Esto no se hace en el paso de Movimiento.
    game/not-in-battle: Esto no se hace en el paso de Batalla.
    game/not-in-move-again: Esto no se hace en el segundo paso de Movimiento.
  `),

  problems: said(`
    position/already-won: Un bando ya tiene los estandartes con que se gana ({goal}): la batalla ha terminado.
    position/banners: Carácter {at}: un bando tiene de {least} a {most} estandartes.
    position/blocks: Carácter {at}: {unit:the} tiene {most} {most?bloque|bloques} como mucho, y sin bajas se escribe sin x.
    position/goal: Carácter {at}: se gana con {least} a {most} estandartes.
    position/hex-taken: El hex {hex} ya está ocupado.
    position/impassable: El hex {hex} es {terrain:a}, que es impracticable: allí no puede haber nadie.
    position/leader-apart: En el hex {hex} el líder está unido a la unidad: se escribe como * tras el hex de la unidad.
    position/leader-without-unit: En el hex {hex} el líder está solo: * indica uno unido a una unidad.
    position/no-such-former-hex: Carácter {at}: los textos antiguos nombran un hex por su columna, de la A a la M, y su fila, del 1 al 9; las filas pares no tienen M.
    position/no-such-hex: Carácter {at}: el tablero no tiene ese hex. Las filas A, C, E, G e I van del 1 al 13; B, D, F y H, del 1 al 12.
    position/no-such-hexside: Carácter {at}: los lados de un hex son {options:raw}.
    position/no-such-unit: Carácter {at}: las unidades son {options:raw}, que es un líder solo; en un dibujo, el bando de arriba va en minúsculas.
    position/not-a-position: Esto no es una posición: todas empiezan por cca2, o por cca1 si son antiguas.
  `),

  game: said(`
    phase/play: Carta de mando
    phase/battle: Batalla
    phase/move-again: Segundo movimiento
    card/light: Unidades ligeras, {command} como mucho.
    card/medium: Unidades medias, {command} como mucho.
    card/heavy: Unidades pesadas, {command} como mucho.
    card/mounted: Unidades montadas y líderes, {command} como mucho.
    card/leader: Un líder, la unidad de su hex y {hexes} de hexes adyacentes.
    card/leader-in: Un líder de {section:the}, la unidad de su hex y {hexes} de hexes adyacentes.
    card/clash-of-shields: Todas las unidades junto a un enemigo. Nadie mueve ni dispara.
    card/darken-the-sky: Todas las unidades con proyectiles disparan dos veces. Nadie mueve ni lucha cuerpo a cuerpo.
    card/double-time: Hasta {orders} unidades a pie que formen un bloque. Nadie dispara.
    card/first-strike: Nadie: se juega cuando ataca un enemigo.
    card/i-am-spartacus: {command} {command?dado|dados}: cada símbolo da orden a 1 unidad de su clase y cada casco a una cualquiera.
    card/line-command: Las unidades a pie que formen un bloque, sin máximo.
    card/move-fire-move: Unidades ligeras, {command} como mucho: mueven, disparan y vuelven a mover.
    card/mounted-charge: Unidades montadas, {command} como mucho. Nadie dispara.
    card/rally: {command} {command?dado|dados}: cada símbolo o casco devuelve 1 bloque a una unidad con un líder o junto a él.
    do/order-leader: Dar al líder de {hex} la orden de dejar su unidad
    do/lead: Mandar con el líder de {hex}
    do/end: Acabar el paso
    do/end-move-again: Acabar el segundo movimiento
    do/evade: Evadirse
    do/first-strike: Jugar Primer Golpe
    do/battle-back: Devolver el combate
    do/stop-retreat: Quedarse aquí, con el líder
    do/advance: Avanzar al hex vacío
    do/pass-battle-back: No devolver el combate
    do/pass-bonus: Sin combate de bonificación
    ask/play: ¿Qué carta de mando juegas?
    ask/order-around: ¿A qué unidades adyacentes al líder de {hex} das órdenes con {card}?
    ask/order-done: {card} ya no tiene más órdenes que dar: acaba el paso.
    ask/order-lead: ¿Qué líder manda con {card}, o a qué unidad a tu elección das la orden en su lugar?
    ask/order-none: {card} no da órdenes este turno: acaba el paso.
    ask/move-again: ¿Quién hace un segundo movimiento, y adónde?
    ask/move-done: Ya no puede mover nadie: acaba el paso.
    ask/battle-must: ¿Qué unidad combate, y contra quién? Hay guerreros que deben hacerlo.
    ask/battle-done: Ya no puede combatir nadie: acaba el paso.
    ask/react: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta o se evade?
    ask/react-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta o juegas Primer Golpe?
    ask/react-or-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta, se evade o juegas Primer Golpe?
    ask/battle-back: Tu {unit} de {hex} aguanta en su hex: ¿devuelve el combate a {enemy:the} de {from}?
    ask/reply: Tu {unit} de {hex} ha aguantado el Primer Golpe: ¿devuelve el combate a {enemy:the} de {from}?
    ask/retreat: Tu {unit} de {hex} debe retirarse {left} {left?hex|hexes}: ¿dónde acaba?
    ask/evade: Tu {unit} de {hex} se evade: ¿dónde acaba?
    ask/leader: Tu líder de {hex} retrocede, {left} {left?hex|hexes} como mucho: ¿dónde acaba?
    ask/advance: ¿Avanza tu {unit} de {from} al hex vacío {hex}?
    ask/further: ¿Avanza tu {unit} de {hex} 1 hex más, y a cuál?
    ask/bonus: ¿A quién ataca tu {unit} de {hex} en su combate de bonificación, si es que lo libra?
    told/first-strike: Primer Golpe de {by:the} contra {hex}.
    told/battle-back: {by:The} devuelve el combate a {hex}.
    told/reply: {by:The} devuelve el combate a {hex} tras el Primer Golpe.
    told/leader-check: Chequeo de líder en {hex}.
    told/rampage: La estampida alcanza {hex}.
    told/eliminated: {unit:The} de {hex} es eliminada: 1 estandarte para {winner:the}.
    told/leader-lost: El líder de {hex} cae: 1 estandarte para {winner:the}.
  `),
} satisfies PartOfMessages;
