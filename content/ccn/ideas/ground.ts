import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'ccn-7.2': {
    es: 'Los árboles paran a todos, general incluido.',
    en: 'Trees stop everybody, the general included.',
  },
  'ccn-7.4': {
    es: 'Entrar y combatir, no. Ocúpalo un turno antes de que haga falta.',
    en: 'Entering and fighting: no. Take it a turn before you need it.',
  },
  'ccn-7.5': {
    es: 'Para esto se hicieron las ligeras: entre los troncos están en su casa.',
    en: 'This is what light troops were made for: among the trunks they are at home.',
  },
  'ccn-7.6': {
    es: 'Entre los árboles cuesta hacer daño, y a caballo más que a nadie.',
    en: 'Among trees it is hard to do harm, and hardest on horseback.',
  },
  'ccn-7.11': {
    es: 'Cuesta arriba se ataca peor, menos para el cañón, que sólo tiene que apuntar.',
    en: 'Uphill men attack worse, but not the guns, which only have to aim.',
  },
  'ccn-7.24': {
    es: 'Se entra y se busca puerta: hasta el turno que viene.',
    en: 'You go in and look for a door: until next turn.',
  },
  'ccn-7.27': {
    es: 'El pueblo es la mejor defensa del mapa. Con caballería, ni lo intentes.',
    en: 'A town is the best defence on the map. With cavalry, do not even try.',
  },
  'ccn-7.35': {
    es: 'Los parapetos sirven por donde miran. Rodéalos o bombardéalos: los cañones no los notan.',
    en: 'Works help on the side they face. Go round them or shell them: guns do not notice.',
  },
  'ccn-7.47': {
    es: 'Contra quien está en el agua la melee pierde fuerza; el fuego, no.',
    en: 'Against a unit in the water melee loses force; fire does not.',
  },
  'ccn-5.15': {
    es: 'Compartir el hexágono los hace uno. Lo que le pase a la unidad, le toca a él.',
    en: 'Sharing the hex makes them one. What happens to the unit touches him too.',
  },
  'ccn-5.54': {
    es: 'Un hombre a caballo y con prisa. Nadie es más útil donde no está todavía.',
    en: 'A man on a horse and in a hurry. He can be where he is needed next turn.',
  },
  'ccn-5.55': {
    es: 'Los suyos le abren paso. Pero dos generales no caben en un hexágono.',
    en: 'His own men let him through. But two generals do not fit into one hex.',
  },
  'ccn-5.60': {
    es: 'Si se va, su unidad se queda sin la orden. Piensa quién la necesita más.',
    en: 'If he goes, his unit is left without the order. Think who needs it more.',
  },
  'ccn-5.161': {
    es: 'Mandar desde delante tiene riesgo, pero pequeño.',
    en: 'To lead from the front has its risk, but a small one.',
  },
  'ccn-5.164': {
    es: 'Cuando la unidad desaparece, ya nadie lo cubre: el peligro es mayor y además tiene que irse.',
    en: 'When the unit is gone, nobody covers him any more: the danger is greater, and he has to leave.',
  },
  'ccn-5.172': {
    es: 'Un líder sin tropa es presa fácil. Que siempre tenga a quien unirse.',
    en: 'A leader without troops is easy prey. Let him always have somebody to join.',
  },
  'ccn-5.197': {
    es: 'Se va tan lejos como quiera, hasta donde puede. Mira a quién se une al llegar.',
    en: 'He goes as far as he likes, within his limit. See whom he will join when he gets there.',
  },
  'ccn-5.209': {
    es: 'Si le cierran el paso, tiene que jugársela. No lo dejes con enemigos a la espalda.',
    en: 'If his way is barred, he has to chance it. Do not leave him with enemies at his back.',
  },
  'ccn-8.2': {
    es: 'Mira las flechas del dibujo: dicen dónde. Con eso ya sabes jugar la mayoría del mazo.',
    en: 'Look at the arrows of the drawing: they say where. With that you can play most of the deck.',
  },
  'ccn-8.7': {
    es: 'La flecha con cartas vale tanto como tu mano. Juégala antes de formar cuadros.',
    en: 'The arrow with cards is worth as much as your hand. Play it before you form squares.',
  },
  'ccn-8.8': {
    es: 'Poca orden y mejor robo. Se juega para preparar el turno siguiente.',
    en: 'A small order and a better draw. You play it to prepare the next turn.',
  },
  'ccn-8.25': {
    es: 'La carta puede con las reglas, no con el río. El terreno no se deja ordenar.',
    en: 'A card may beat the rules, but not the river. Ground takes no orders.',
  },
  'ccn-8.29': {
    es: 'Es correr y clavar. Ten a la infantería a dos pasos del enemigo antes de jugarla.',
    en: 'Run and stab. Have your infantry two steps from the enemy before you play it.',
  },
  'ccn-8.36': {
    es: 'La carga: más fuerte y todos a la vez. Guárdala hasta tener los caballos enteros y cerca.',
    en: 'The charge: harder, and all together. Keep it until your horse is fresh and near.',
  },
  'ccn-8.41': {
    es: 'La mejor carta del otro, ahora tuya. Mira bien qué ha jugado antes de usarla.',
    en: 'The other man’s card, now yours. Look well at what he played before you use it.',
  },
  'ccn-8.53': {
    es: 'El que venía a pegar recibe primero. Guárdala para salvar lo que no puedes perder.',
    en: 'Whoever came to strike is struck first. Keep it for what you cannot afford to lose.',
  },
  'ccn-8.60': {
    es: 'Todo el que toca a un enemigo, a por él. Vale más cuanto más revuelta está la batalla.',
    en: 'Everybody who touches an enemy goes at him. The more tangled the battle, the more it is worth.',
  },
  'ccn-4.1': {
    es: 'Es una carrera. Cuenta siempre las banderas que le faltan a cada uno.',
    en: 'It is a race. Always count the banners that each side still needs.',
  },
  'ccn-4.2': {
    es: 'Cae una unidad, una bandera; cae su líder, otra. Juntos son dos premios en un hexágono.',
    en: 'A unit falls, a banner; its leader falls, another. Together they are two prizes in one hex.',
  },
  'ccn-4.3': {
    es: 'A veces se gana por estar en un sitio. Léelo antes de colocar a nadie.',
    en: 'Sometimes you win by being somewhere. Read it before you place anybody.',
  },
  'ccn-4.4': {
    es: 'En el acto: no se acaba el turno ni el combate.',
    en: 'At once: neither the turn nor the rest is played out.',
  },
  'ccn-5.247': {
    es: 'También puedes perder en tu propio turno, por atacar a quien responde.',
    en: 'You can lose in your own turn too, by attacking somebody who strikes back.',
  },
  'ccn-5.201': {
    es: 'Mejor perder al general por la puerta que regalarlo.',
    en: 'Better to lose the general through the door than to make a present of him.',
  },
});
