import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'ccn-5.74': {
    es: 'El caballo pelea con el sable: para disparar, infantería y cañones.',
    en: 'Horse fights with the saber: to fire you need foot and guns.',
  },
  'ccn-5.77': {
    es: 'Con un enemigo encima se pelea con él y con nadie más. Pegarse a una batería es hacerla callar.',
    en: 'With an enemy upon you, you fight him and nobody else. Close with a battery and you silence it.',
  },
  'ccn-5.83': {
    es: 'Se cuenta como quien camina: el primer paso es el hexágono de al lado.',
    en: 'Count as you would walk: the first step is the next hex.',
  },
  'ccn-5.84': {
    es: 'El mosquete llega poco. Casi todo lo que disparas puede venir después a por ti.',
    en: 'A musket does not reach far. Nearly all that you fire at can come for you afterwards.',
  },
  'ccn-5.85': {
    es: 'Un hexágono más que los demás: disparan desde donde la línea no llega.',
    en: 'One hex more than the rest: they fire from where the line cannot reach them.',
  },
  'ccn-5.94': {
    es: 'Cada bloque es un fusil. Quieta y entera, tu infantería da lo mejor de sí.',
    en: 'Each block is a musket. Still and complete, your infantry gives its best.',
  },
  'ccn-5.95': {
    es: 'Andar y apuntar no casan: se pierde la mitad del fuego. Llega a tiempo y después espera.',
    en: 'Walking and aiming do not go together: half the fire is lost. Be in place early, then wait.',
  },
  'ccn-5.98': {
    es: 'El dado de los buenos tiradores se suma al final, así que no se pierde al moverse.',
    en: 'The good shots’ die is added last, so it is not lost by moving.',
  },
  'ccn-5.110': {
    es: 'Al disparar cuenta sólo el dibujo del enemigo. El sable es para el que está a tu lado.',
    en: 'When you fire, only the enemy’s own picture counts. The saber is for whoever stands next to you.',
  },
  'ccn-5.100': {
    es: 'Quieta, manda en medio tablero. Dale campo de tiro y no la muevas sin motivo.',
    en: 'Standing still, it rules half the board. Give it a field of fire and do not move it without reason.',
  },
  'ccn-5.101': {
    es: 'Cambiarla de sitio cuesta un turno de fuego. Piénsalo dos veces.',
    en: 'To shift it costs a turn of fire. Think twice.',
  },
  'ccn-5.102': {
    es: 'Llega un poco menos que la de a pie, pero puede ir donde la necesites.',
    en: 'It reaches a little less far than the foot guns, but it can go where you need it.',
  },
  'ccn-5.103': {
    es: 'Ésta es su gracia: se coloca y dispara en el mismo turno, sólo que más cerca.',
    en: 'This is what it is for: it takes its place and fires in the same turn, only at shorter range.',
  },
  'ccn-5.104': {
    es: 'Si se trata de llegar, llega; pero este turno no contará.',
    en: 'If all it has to do is get there, it will; but it does not count this turn.',
  },
  'ccn-5.105': {
    es: 'Con una sola pieza en pie no da para todo. Protégela mientras tenga más.',
    en: 'With a single piece left it cannot do both. Protect it while it has more.',
  },
  'ccn-5.106': {
    es: 'Cerca muerde, lejos araña. Ten a mano la tarjeta de tu ejército.',
    en: 'Close by it bites, far off it scratches. Keep the card of your army at hand.',
  },
  'ccn-5.134': {
    es: 'Un cañón que no ha rodado muerde a quien lo toca. Si se mueve, ese turno ya no.',
    en: 'Guns that have not rolled can bite whoever touches them. In the turn in which they move, they cannot.',
  },
  'ccn-5.138': {
    es: 'De cerca, la montada es peor enemigo de lo que parece. No vayas a ella con lo que te quede.',
    en: 'Close up, horse guns are worse than they look. Do not go at them with the last you have.',
  },
  'ccn-5.88': {
    es: 'Llegar no basta: hay que verlo.',
    en: 'To reach him is not enough: you must see him.',
  },
  'ccn-5.89': {
    es: 'Un hilo de centro a centro. Mira qué pisa por el camino, y nada más.',
    en: 'A thread from center to center. See what it crosses on the way, and nothing else.',
  },
  'ccn-5.90': {
    es: 'Tapa casi todo lo que abulta: tropas, árboles, casas, lomas. También los tuyos.',
    en: 'Almost anything of size hides: troops, trees, houses, hills. Your own men too.',
  },
  'ccn-5.91': {
    es: 'El que está dentro de un bosque se ve. Lo que salva es tener el bosque delante.',
    en: 'A unit inside a forest is seen. What saves you is a forest in front of you.',
  },
  'ccn-5.92': {
    es: 'Si el hilo corre por un borde, un solo estorbo no basta: hacen falta dos, uno a cada lado.',
    en: 'If the thread runs along an edge, one thing in the way is not enough: it takes two, one on each side.',
  },
  'ccn-7.16': {
    es: 'Detrás de la loma se está a salvo de los cañones. Es la táctica más vieja del mundo.',
    en: 'Behind the hill you are safe from the guns. It is the oldest trick in the book.',
  },
  'ccn-7.17': {
    es: 'El que se asoma al borde ve y es visto.',
    en: 'Whoever comes up to the edge sees and is seen.',
  },
  'ccn-7.18': {
    es: 'Un paso atrás del borde y ya no te ven desde el llano, ni tú a ellos.',
    en: 'One step back from the edge, and they below no longer see you, nor you them.',
  },
  'ccn-7.13': {
    es: 'Una batería arriba y su infantería delante, abajo: las dos trabajan a la vez.',
    en: 'A battery on top and its infantry below in front: both can do their work.',
  },
});
