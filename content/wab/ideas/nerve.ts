import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'wab-6.1': {
    es: 'Cuanto peor perdiste, más pesan los dados. Perder por poco se aguanta; por mucho, no.',
    en: 'The worse you lost, the heavier the dice. To lose by little can be borne, by much it cannot.',
  },
  'wab-6.7': {
    es: 'Cuando quedan cuatro gatos, nadie les pide que aguanten.',
    en: 'When only a handful is left, nobody asks them to hold.',
  },
  'wab-6.21': {
    es: 'El miedo corre a golpe de dados, y a caballo corre más.',
    en: 'Fear runs by the dice, and it runs further on horseback.',
  },
  'wab-6.31': {
    es: 'Quien gana a todos los suyos sale detrás. Es la sangre, no la orden.',
    en: 'Who beats all his enemies runs after them. It is the blood, not the order.',
  },
  'wab-6.34': {
    es: 'Parar a los vencedores es más difícil que lanzarlos: pide un chequeo.',
    en: 'To hold back victors is harder than to let them loose: it takes a test.',
  },
  'wab-6.36': {
    es: 'Los dos tiran antes de que nadie se mueva. Así se ve la carrera entera de una vez.',
    en: 'Both roll before anybody moves. So the whole race is seen at once.',
  },
  'wab-6.39': {
    es: 'Si le alcanzan, no hay heridos que contar: desaparece.',
    en: 'If they are caught, there are no wounded to count: they are gone.',
  },
  'wab-2.71': {
    es: 'No hay paso fijo para el que huye. A veces basta; a veces, no.',
    en: 'There is no fixed pace for who flees. Sometimes it is enough, sometimes not.',
  },
  'wab-6.54': {
    es: 'Quien es el doble no se hunde: retrocede. El número también es valor.',
    en: 'Who is twice as many does not collapse: he steps back. Numbers are courage too.',
  },
  'wab-6.56': {
    es: 'Se cede de cara. Con alguien en el costado, no hay paso atrás ordenado.',
    en: 'You give ground face to face. With somebody at your side there is no orderly step back.',
  },
  'wab-6.61': {
    es: 'Paso atrás, cara al enemigo y sin perder la forma.',
    en: 'A step back, facing the enemy and keeping shape.',
  },
  'wab-6.62': {
    es: 'Sin sitio detrás, el paso atrás acaba en carrera.',
    en: 'With no room behind, the step back ends in a run.',
  },
  'wab-6.63': {
    es: 'Si todos ceden, hay que ir detrás, quieras o no.',
    en: 'If all of them give ground you must follow, like it or not.',
  },
  'wab-6.65': {
    es: 'Si no los alcanzas, se acabó la pelea. Y al que cedió se le pasan las ganas de cargar.',
    en: 'If you do not reach them, the fight is over. And who gave ground is in no mood to charge.',
  },
  'wab-7.1': {
    es: 'El miedo se contagia por el rabillo del ojo. Aquí se mide.',
    en: 'Fear spreads from the corner of the eye. Here it is measured.',
  },
  'wab-7.3': {
    es: 'A media unidad, el valor también mengua.',
    en: 'With half the unit left, courage shrinks too.',
  },
  'wab-7.6': {
    es: 'Empezar el turno viendo correr a los tuyos no ayuda.',
    en: 'To start the turn watching your friends run does not help.',
  },
  'wab-7.10': {
    es: 'Una derrota se oye lejos. Por eso conviene no dejar a nadie solo.',
    en: 'A defeat is heard from afar. That is why nobody should be left alone.',
  },
  'wab-7.14': {
    es: 'Te cargan por donde no miras: antes de que lleguen ya tiemblas.',
    en: 'They charge you where you are not looking: you tremble before they arrive.',
  },
  'wab-7.18': {
    es: 'Si cae el jefe, todo el ejército se pregunta qué hace allí.',
    en: 'If the chief falls, the whole army asks itself what it is doing there.',
  },
  'wab-7.21': {
    es: 'Tantas flechas de golpe hacen dudar a cualquiera.',
    en: 'So many arrows at once make anybody doubt.',
  },
  'wab-8.8': {
    es: 'El mejor de la fila pega una vez más. No manda batallas, pero las inclina.',
    en: 'The best man of the rank strikes once more. He commands no battles, but he tips them.',
  },
  'wab-8.13': {
    es: 'Un trapo en un palo vale lo que un hombre muerto.',
    en: 'A rag on a pole is worth as much as a man killed.',
  },
  'wab-8.17': {
    es: 'Sin él no se marcha ni se recoloca nadie. Vale más vivo que valiente.',
    en: 'Without him nobody marches or reforms. He is worth more alive than brave.',
  },
  'wab-8.18': {
    es: 'En el empate decide el que toca más fuerte.',
    en: 'In a draw, who plays loudest decides.',
  },
  'wab-9.30': {
    es: 'Un buen capitán presta su temple a los que lo ven de cerca.',
    en: 'A good captain lends his nerve to those who see him near.',
  },
  'wab-9.71': {
    es: 'El General presta el suyo a medio campo. Tenlo donde haga falta.',
    en: 'The General lends his to half the field. Keep him where he is needed.',
  },
  'wab-9.76': {
    es: 'Mientras ondee cerca, hay segunda oportunidad de no correr.',
    en: 'While it flies near, there is a second chance not to run.',
  },
  'wab-9.75': {
    es: 'Y donde lucha, pesa como otra bandera más.',
    en: 'And where it fights, it weighs as one more flag.',
  },
  'wab-9.10': {
    es: 'Se une tocando. Y se pone delante, que para eso ha venido.',
    en: 'He joins by touching. And he goes to the front, for that is what he came for.',
  },
  'wab-9.16': {
    es: 'No se hace una fila de héroes: la mitad, como mucho.',
    en: 'You do not make a rank of heroes: half of it at most.',
  },
  'wab-9.36': {
    es: 'Al héroe suelto sólo se le apunta si es lo que más cerca tienes.',
    en: 'You may aim at a lone hero only if he is what stands nearest.',
  },
  'wab-9.37': {
    es: 'Un hombre solo es poco blanco.',
    en: 'One man alone is a small target.',
  },
  'wab-9.39': {
    es: 'Los suyos lo avisan de la piedra que viene. Casi siempre.',
    en: 'His men warn him of the stone that comes. Nearly always.',
  },
  'wab-9.55': {
    es: 'Dos jefes se buscan en medio de la pelea. Aquí se hace de hombre a hombre.',
    en: 'Two chiefs look for each other in the middle of the fight. Here it is man to man.',
  },
  'wab-9.57': {
    es: 'Esto es cosa de personajes. El campeón mira.',
    en: 'This is for characters. The champion looks on.',
  },
  'wab-9.62': {
    es: 'Decir que no tiene precio: el otro elige quién se esconde.',
    en: 'To say no has its price: the other picks who must hide.',
  },
  'wab-9.66': {
    es: 'Nadie se mete. Ni la espada de al lado ni la flecha de lejos.',
    en: 'Nobody meddles. Neither the sword next to them nor the arrow from afar.',
  },
});
