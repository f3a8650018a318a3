import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ...said(`
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
    game/battle-is-over: La batalla ha terminado: ha ganado {side:the}.
    game/no-enemy-there: En {hex} no hay ningún enemigo con quien combatir.
    game/no-orders: {card} no da órdenes este turno.
    game/nobody-there: En {hex} no hay nadie.
    game/not-in-hand: {card} no está en la mano.
    game/not-yours: {unit:The} de {hex} es del oponente.
    game/stays-without-a-move: Para quedarse no hace falta mover: es optativo.
    game/too-many-flags: {unit:The} puede ignorar {most} {most?bandera|banderas} de esta tirada como mucho.
    game/decide-flags: Antes hay que decidir cuántas banderas ignora {unit:the} de {hex}.
    game/decide-retreat: Antes {unit:the} de {hex} tiene que completar su retirada.
    game/decide-advance: Antes hay que decidir si {unit:the} de {from} avanza a {hex}.
    game/not-in-order: Esto no se hace mientras se dan las órdenes.
  `),

  problems: said(`
    position/command: Carácter {at}: el Mando va de {least} a {most}.
    position/flags: Carácter {at}: se ignoran de {least} a {most} banderas.
    position/more-cards-than-command: {side:The} tiene más cartas que su Mando, que es {command}.
    position/no-more-such-cards: En el mazo sólo hay {copies} {copies?copia|copias} de {card}.
    position/no-such-action: Carácter {at}: las acciones son {options:raw}.
    position/no-such-card: Carácter {at}: las cartas son {options:raw}.
    position/no-such-part: Carácter {at}: las partes son {options:raw}.
    position/no-such-side: Carácter {at}: los bandos son {options:raw}.
    position/no-such-terrain: Carácter {at}: las clases de terreno son {options:raw}.
    position/out-of-order: Carácter {at}: las partes van en este orden, cada una sólo una vez: {options:raw}.
    position/said-twice: Carácter {at}: esto ya está dicho.
    position/seed: Carácter {at}: la semilla va de {least} a {most}.
    position/too-long: Carácter {at}: una posición tiene como mucho {most} caracteres; lo que sigue queda fuera.
    position/too-many-actions: Carácter {at}: una partida tiene como mucho {most} acciones; lo que sigue queda fuera.
    position/unexpected: Carácter {at}: aquí debería ir {expected}.
  `),

  game: said(`
    do/exit: Salir del campo de batalla por {over} con la unidad de {from}
    phase/order: Órdenes
    phase/move: Movimiento
    phase/over: Fin de la batalla
    card/in-section: {orders} {orders?orden|órdenes} para {section:the}.
    card/counter-attack: La misma orden que la última carta del oponente.
    do/play: Jugar {card}
    do/order: Dar una orden a {hex}
    do/rally: Devolver 1 bloque a {hex}
    do/move: Mover de {from} a {to}
    do/move-leader: Mover al líder de {from} a {to}
    do/attack: Atacar {to} desde {from}
    do/fire: Disparar desde {from} a {to}
    do/end-order: Acabar las órdenes
    do/end-move: Acabar el movimiento
    do/end-battle: Acabar los combates
    do/stand: Aguantar
    do/ignore: Ignorar {flags} {flags?bandera|banderas}
    do/ignore-none: No ignorar ninguna bandera
    do/go: Ir a {to}
    do/stop: Quedarse aquí
    do/stop-further: No avanzar más
    do/leave: Salir del campo de batalla
    do/pass: Pasar
    do/pass-advance: No avanzar
    ask/order: ¿A quién das órdenes con {card}?
    ask/order-choice: ¿A qué unidad a tu elección das la orden con {card}?
    ask/order-rally: ¿Qué unidades recuperan un bloque con {card}?
    ask/move: ¿Quién mueve, y adónde?
    ask/battle: ¿Qué unidad combate, y contra quién?
    ask/over: La batalla ha terminado: ha ganado {side:the}.
    ask/flags: {flags?Sale|Salen} {flags} {flags?bandera|banderas} contra tu {unit} de {hex}, que puede ignorar {most}: ¿cuántas ignora?
    told/attack: {by:The} ataca {hex}.
    told/ranged: {by:The} dispara a {hex}.
    told/escape: El líder intenta escapar por {hex}.
    told/card: Dados de {card} para {by:the}.
    told/lost: {unit:The} de {hex} pierde {blocks} {blocks?bloque|bloques}.
    told/moved: {unit:The} va de {from} a {to}.
    told/left: El líder de {from} sale del campo de batalla.
    told/drew: {side:The} coge 1 carta.
  `),
} satisfies PartOfMessages;
