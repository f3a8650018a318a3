import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'onus-7.1': {
    es: 'El turno va por fases, y todo tu ejército pasa junto de una a otra. Cuando se dispara, ya nadie mueve.',
    en: 'The turn goes phase by phase, and your whole army passes from one to the next. Once shooting begins, the moves are over.',
  },
  'onus-5.1': {
    es: 'Cada carta sirve para dos cosas y sólo la gastarás en una. Antes de jugar la orden, mira qué evento pierdes.',
    en: 'Each card is good for two things, and you will spend it on one. Before you play the order, see which event you lose.',
  },
  'onus-7.11': {
    es: 'Puedes vaciar la mano en un turno, pero el siguiente lo empezarás con poco.',
    en: 'You may empty your hand in one turn, but you will begin the next with little.',
  },
  'onus-7.13': {
    es: 'El marcador es tu memoria: quien lo lleva, actúa.',
    en: 'The marker is your memory: whoever bears it acts.',
  },
  'onus-7.14': {
    es: 'Sin marcador, una unidad espera. Por eso cuesta más mandar un ejército grande.',
    en: 'Without a marker a unit waits. That is why a large army is hard to command.',
  },
  'onus-7.15': {
    es: 'Una orden por cabeza. Curar y mandar a la misma unidad en un turno no se puede.',
    en: 'One order to each. You cannot mend a unit and command it in the same turn.',
  },
  'onus-7.16': {
    es: 'Quien ya está peleando no necesita permiso para seguir. Lo que no puede es recolocarse.',
    en: 'Whoever is fighting already needs no leave to go on. What it cannot do is better its place.',
  },
  'onus-7.204': {
    es: 'Jugar te devuelve una sola carta. Una mano se gasta más deprisa de lo que se llena.',
    en: 'Playing gives you back one card. A hand empties faster than it fills.',
  },
  'onus-7.205': {
    es: 'Un turno sin órdenes es un turno para arreglar la mano: tira lo que no sirve y saldrás ganando.',
    en: 'A turn without orders is a turn to mend your hand: throw out what is of no use, and you come out ahead.',
  },
  'onus-7.208': {
    es: 'El general dice cuánto puedes guardar. Ahorrar más de eso no sirve.',
    en: 'Your general says how much you can keep. There is no use in saving more.',
  },
  'onus-3.2': {
    es: 'Son dos habilidades distintas: acertar y hacer daño. Hay tropas que sólo tienen una.',
    en: 'They are two different skills: to reach the man and to hurt him. Some troops have only one of them.',
  },
  'onus-3.4': {
    es: 'Dos filtros contra el enemigo: primero que no te dé, luego que no te atraviese.',
    en: 'Two sieves against the enemy: first he must not reach you, then he must not get through.',
  },
  'onus-3.3': {
    es: 'Si no está impreso, la unidad no dispara. El alcance, entre paréntesis.',
    en: 'If it is not printed, the unit does not shoot. The range is in brackets.',
  },
  'onus-3.5': {
    es: 'Es lo que de verdad gana y pierde batallas: casi nadie lucha hasta morir.',
    en: 'This is what really wins and loses battles: hardly anybody fights until he is dead.',
  },
  'onus-3.6': {
    es: 'Las heridas no se reparten ni se olvidan: cuando llegan a ese número, se retira la carta.',
    en: 'Wounds are neither shared nor forgotten: when they reach that number, the card is taken off.',
  },
  'onus-3.7': {
    es: 'Es un máximo, no una obligación. Corta una regla de ese largo y medirás en un momento.',
    en: 'It is a limit, not a duty. Cut a strip of that length and measuring takes no time.',
  },
  'onus-3.9': {
    es: 'Fíjate en las marcas del borde: contarlas es contar los dados.',
    en: 'Look at the marks on the edge: to count them is to count the dice.',
  },
  'onus-3.10': {
    es: 'Dos colores trabajan solos. El azul hay que pedirlo.',
    en: 'Two colours work by themselves. Blue has to be asked for.',
  },
  'onus-7.36': {
    es: 'Todo movimiento es un trato: cuanto más lejos, menos puedes hacer después.',
    en: 'Every move is a bargain: the farther you go, the less you may do afterwards.',
  },
  'onus-7.37': {
    es: 'Recto o girando, todo sale de la misma bolsa. Planea el camino antes de tocar la carta.',
    en: 'Straight on or turning, all comes out of the same purse. Plan the way before you touch the card.',
  },
  'onus-7.38': {
    es: 'Girar poco cuesta lo mismo que girar mucho. Ya que pagas, gira lo que haga falta.',
    en: 'A small turn costs as much as a big one. Since you pay, turn as far as you need.',
  },
  'onus-7.39': {
    es: 'Una unidad no serpentea: elige el lado y gira siempre hacia él.',
    en: 'A unit does not wriggle: choose the side and keep turning to it.',
  },
  'onus-7.41': {
    es: 'Es para llegar, no para luchar. Úsala lejos del enemigo.',
    en: 'It is for getting there, not for fighting. Use it far from the enemy.',
  },
  'onus-7.42': {
    es: 'Quien corre no llega a la pelea este turno.',
    en: 'Whoever hurries does not fight this turn.',
  },
  'onus-7.45': {
    es: 'En columna, cualquiera te coge desprevenido. Asegúrate de que nadie llega hasta ti.',
    en: 'In column anybody catches you unready. Make sure that nobody can reach you.',
  },
  'onus-7.48': {
    es: 'La mitad de las piernas a cambio de hacer algo más. Ninguna fracción se pierde.',
    en: 'Half your legs in return for doing something more. No fraction is lost.',
  },
  'onus-7.24': {
    es: 'Una línea enemiga es un muro, aunque sólo la roces.',
    en: 'An enemy line is a wall, even if you only graze it.',
  },
  'onus-7.25': {
    es: 'Los tuyos abren filas, pero no siempre. Una formación cerrada no se abre para nadie.',
    en: 'Your own men open their ranks, but not always. A closed formation opens for nobody.',
  },
  'onus-7.30': {
    es: 'El miedo se contagia. Deja pasillos para los que vuelven rotos.',
    en: 'Fear is catching. Leave lanes for those who come back broken.',
  },
  'onus-7.34': {
    es: 'No hay media carta encima de otra. Si no cabes al otro lado, te paras antes.',
    en: 'No half a card on top of another. If there is no room beyond, you stop before it.',
  },
  'onus-7.51': {
    es: 'Moverse raro se paga con la mitad del paso. Mira después en el cuadro qué te queda permitido.',
    en: 'Moving oddly costs half your pace. Then see in the table what you are still allowed.',
  },
  'onus-7.53': {
    es: 'Hacia atrás o de lado se puede, pero así no se carga contra nadie.',
    en: 'You may go backwards or sideways, but that is no way to charge.',
  },
  'onus-7.55': {
    es: 'Primero se da la vuelta la carta y luego anda. Es la mejor manera de encarar a quien viene por detrás.',
    en: 'First the card turns where it stands, then it walks. It is the best way to face whoever comes from behind.',
  },
  'onus-7.56': {
    es: 'De todas las maniobras, la más generosa: después aún puedes cargar o disparar.',
    en: 'Of all manoeuvres the most generous: after it you may still charge or shoot.',
  },
  'onus-7.59': {
    es: 'Alargas el frente para abrazar al enemigo, y te quedas más delgado.',
    en: 'You lengthen your front to embrace the enemy, and grow thinner for it.',
  },
  'onus-7.61': {
    es: 'Desplegarse lleva tiempo: ese turno, como mucho, se dispara.',
    en: 'Spreading out takes time: this turn the most you can do is shoot.',
  },
  'onus-7.63': {
    es: 'Una línea fina se asusta antes. No amplíes a quien ya duda.',
    en: 'A thin line takes fright sooner. Do not extend a unit that is wavering already.',
  },
  'onus-7.65': {
    es: 'Antes o después de moverse, no a medio camino.',
    en: 'Before or after the move, not in the middle of it.',
  },
  'onus-7.66': {
    es: 'Se puede formar y cargar; formar y disparar, no.',
    en: 'You may form up and charge; form up and shoot, no.',
  },
  'onus-7.67': {
    es: 'Si piensas disparar, acuérdate ya al mover.',
    en: 'If you mean to shoot, remember it as you move.',
  },
  'onus-7.50': {
    es: 'Los Hostigadores hacen de todo sin perder el paso. Pero no todo a la vez.',
    en: 'Skirmishers do everything without losing their pace. But not everything at once.',
  },
  'onus-7.72': {
    es: 'Haz juntas todas las maniobras, y andar aparte.',
    en: 'Do all the manoeuvres together, and the walking apart.',
  },
});
