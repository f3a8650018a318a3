import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'cca-11.41': {
    es: 'Se mira qué símbolo lleva el bloque del objetivo y se cuentan los dados que lo muestran. Lo que no coincide, en principio, falla.',
    en: 'Look at the symbol on the target’s block and count the dice that show it. What does not match misses, to begin with.',
  },
  'cca-11.45': {
    es: 'Las espadas son el símbolo de la pelea cerrada: por eso no sirven disparando. Antes de contarlas, pregunta quién tira y a quién.',
    en: 'Swords are the sign of fighting hand to hand, which is why they do nothing for those who fire. Before you count them, ask who rolls and at whom.',
  },
  'cca-11.46': {
    es: 'Quien va ligero no viene a chocar. Contra él, cuerpo a cuerpo, tienes menos que temer de lo que parece.',
    en: 'Light troops have not come to clash. Hand to hand there is less to fear from them than it seems.',
  },
  'cca-11.47': {
    es: 'A un elefante no se lo mata a espadazos. Búscale su propio símbolo, o haz que se retire sobre los suyos.',
    en: 'You do not kill an elephant with a sword. Hope for its own symbol, or make it retreat into its friends.',
  },
  'cca-11.48': {
    es: 'El casco no vale nada hasta que un líder está cerca. Acércalo antes de la pelea que importa.',
    en: 'A helmet is worth nothing until a leader is near. Bring him up before the fight that matters.',
  },
  'cca-11.49': {
    es: 'La bandera no mata, pero quita el sitio, y quien pierde su hex no responde. A menudo vale más que un impacto.',
    en: 'A flag kills nobody, but it takes the ground, and who has lost his hex does not strike back. Often it is worth more than a hit.',
  },
  'cca-11.51': {
    es: 'Los bloques son la vida de la unidad, no su fuerza. El último vale un estandarte: ésos se persiguen.',
    en: 'Blocks are the life of a unit, not its strength. The last one is worth a banner: those are the ones to hunt.',
  },
  'cca-11.52': {
    es: 'No hay daño que pase al de atrás. No gastes tu mejor ataque en rematar lo que cualquiera remata.',
    en: 'No damage goes through to whoever stands behind. Do not spend your best attack on what anybody could finish.',
  },
  'cca-12.1': {
    es: 'Primero se ve quién sigue vivo y luego quién se va. Un muerto no se retira.',
    en: 'First see who is still alive, then who leaves. The dead do not retreat.',
  },
  'cca-12.2': {
    es: 'El que más corre al avanzar, más lejos huye. Por eso una caballería puede desaparecer de la batalla con una sola bandera.',
    en: 'Whoever is fastest going forward flees farthest going back. So one flag can take a cavalry unit out of the battle.',
  },
  'cca-12.3': {
    es: 'Tres tipos no siguen la norma. Los guerreros huyen más de lo que andan en calma; auxiliares y elefantes, menos de lo que corren.',
    en: 'Three types do not follow the rule. Warriors flee farther than they calmly walk; auxilia and elephants less far than they can run.',
  },
  'cca-12.6': {
    es: 'Hacia atrás, siempre. Quien está rodeado por detrás no puede escurrirse por el costado.',
    en: 'Backwards, always. Whoever has people behind him cannot slip out sideways.',
  },
  'cca-12.13': {
    es: 'Un camino cerrado mata. Por eso no conviene apretar a los tuyos contra el borde ni unos contra otros.',
    en: 'A closed road kills. So do not press your men against the edge, or against each other.',
  },
  'cca-12.14': {
    es: 'Que la bandera salga no quiere decir que se cumpla. Antes de mover hacia atrás, busca un motivo para quedarte.',
    en: 'A flag that is rolled is not always obeyed. Before you go back, look for a reason to stay.',
  },
  'cca-12.15': {
    es: 'El líder sostiene a los suyos, pero primero tiene que salir vivo de la pelea.',
    en: 'The leader steadies his men, but first he has to come out of the fight alive.',
  },
  'cca-12.16': {
    es: 'Hombro con hombro se aguanta mejor. Una línea de tres no es adorno: la de en medio tiene dos apoyos.',
    en: 'Shoulder to shoulder, men hold better. A line of three is no ornament: the one in the middle has its two supports.',
  },
  'cca-12.19': {
    es: 'Enteros, los guerreros no miran atrás. Heridos, son unos más.',
    en: 'While they are whole, warriors do not look back. Once hurt, they are like the rest.',
  },
  'cca-11.54': {
    es: 'Atacar tiene un precio: si el otro aguanta, te devuelve el golpe. Pega primero donde más duela.',
    en: 'Attacking has its price: if he holds, he strikes back. Strike first where it hurts most.',
  },
  'cca-11.56': {
    es: 'Lo que cuenta es haber dejado el hex, no dónde se acaba. Echar al enemigo es la mejor manera de que no responda.',
    en: 'What counts is having left the hex, not where one ends. To push the enemy out is the best way not to be struck.',
  },
  'cca-13.1': {
    es: 'Se decide a ciegas, antes de que rueden los dados. Quien se evade cambia el sitio por la vida.',
    en: 'It is decided blind, before the dice roll. Whoever evades gives up the ground to save his skin.',
  },
  'cca-13.4': {
    es: 'El que corre es difícil de alcanzar: casi todos los dados fallan. Pero un solo símbolo suyo basta.',
    en: 'A man who runs is hard to catch: most dice miss. But one of his own symbols is enough.',
  },
  'cca-13.6': {
    es: 'Son ligeras justo para esto: no se dejan coger. Las auxiliares, no: ellas se plantan.',
    en: 'This is what they are light for: they will not be caught. Auxilia are different: they stand.',
  },
  'cca-13.8': {
    es: 'No es cosa del que huye sino del que persigue: hay que ser más rápido que él.',
    en: 'It depends less on who flees than on who comes after: you have to be quicker than he is.',
  },
  'cca-13.9': {
    es: 'Lo pesado a caballo se escurre de los de a pie y de los elefantes, pero no de otros caballos.',
    en: 'Heavy horse and chariots slip away from men on foot and from elephants, but not from other horses.',
  },
  'cca-13.11': {
    es: 'Son dos hexes para cualquiera, corra mucho o poco, y hacia su lado. Deja libre lo que tienes detrás si piensas escapar.',
    en: 'It is two hexes for everybody, fast or slow, and towards his own side. Keep free what lies behind you if you mean to get away.',
  },
  'cca-13.14': {
    es: 'Irse y además pegar sería demasiado. Quien se evade cede también la respuesta.',
    en: 'To leave and strike as well would be too much. Who evades gives up his answer too.',
  },
  'cca-13.32': {
    es: 'El avance es el premio de quien vacía un hex. Muchas batallas se ganan por el segundo golpe.',
    en: 'The advance is the prize for emptying a hex. Many battles are won by the second blow.',
  },
  'cca-13.33': {
    es: 'No siempre conviene entrar: puedes acabar solo entre enemigos. Pero si te quedas, se acabó el ataque.',
    en: 'It is not always wise to go in: you may end alone among enemies. But if you stay, the attack is over.',
  },
  'cca-13.34': {
    es: 'Contra quien se evade no hay premio. Por eso las ligeras frenan tanto a una línea pesada.',
    en: 'There is no prize against those who evade. That is how light troops hold up a heavy line.',
  },
  'cca-13.37': {
    es: 'No todos pegan dos veces. Antes de atacar, mira quién podría hacerlo y qué tendría delante.',
    en: 'Not everybody strikes twice. Before you attack, see who could, and what would stand before him.',
  },
  'cca-13.38': {
    es: 'La infantería toma el sitio y respira. Para que siga, hace falta alguien que la empuje.',
    en: 'Foot takes the ground and catches its breath. To go on, it needs somebody to drive it.',
  },
  'cca-13.39': {
    es: 'Un líder con ellos, y la infantería sigue. Los guerreros no necesitan a nadie.',
    en: 'With a leader among them the foot goes on. Warriors need nobody.',
  },
  'cca-13.40': {
    es: 'La caballería no se para en el hueco: puede pasar más allá y buscar otra presa. Es lo que la hace temible.',
    en: 'Cavalry does not stop in the gap: it may go beyond and look for other prey. That is what makes it feared.',
  },
  'cca-13.41': {
    es: 'Repiten el golpe, pero desde el hueco: no galopan más allá como la caballería.',
    en: 'They strike again, but from the gap: they do not gallop beyond it as cavalry does.',
  },
  'cca-13.43': {
    es: 'Se puede seguir adelante, pero no seguir pegando. El segundo combate es el último.',
    en: 'You may go on forward, but not go on striking. The second combat is the last.',
  },
  'cca-10.1': {
    es: 'Lo que no lleva proyectiles no dispara, por bien que vea. Mira el color del símbolo, no el dibujo.',
    en: 'What carries no missiles does not fire, however well it sees. Look at the colour of the symbol, not at the drawing.',
  },
  'cca-10.3': {
    es: 'Dos preguntas, siempre las dos: ¿llega?, ¿lo ve?',
    en: 'Two questions, always both: does it reach, and does it see?',
  },
  'cca-10.5': {
    es: 'Con el enemigo encima no se apunta a lo lejos. Pegarse a los arqueros es la manera de callarlos.',
    en: 'With the enemy upon you there is no aiming at others. Getting close to archers is how you silence them.',
  },
  'cca-10.10': {
    es: 'Se cuenta como los pasos de un camino: el primero es el hex de al lado.',
    en: 'Count as you would count steps on a road: the first is the next hex.',
  },
  'cca-10.11': {
    es: 'Jabalinas: hay que acercarse mucho, y el enemigo puede llegar a ti después.',
    en: 'Javelins: you have to come very close, and then the enemy can reach you.',
  },
  'cca-10.12': {
    es: 'Arcos y hondas molestan desde donde casi nadie responde. Ponlos detrás del hueco, no en primera fila.',
    en: 'Bows and slings sting from where few can answer. Put them behind the gap, not in the front row.',
  },
  'cca-10.18': {
    es: 'Parado se apunta mejor. Si puedes esperar un turno quieto, espéralo.',
    en: 'Standing still, men aim better. If you can afford to wait a turn, wait.',
  },
  'cca-10.20': {
    es: 'Sólo cuenta el símbolo del objetivo. Con tan pocos dados, disparar desgasta; no destruye.',
    en: 'Only the target’s symbol counts. With so few dice, fire wears down; it does not destroy.',
  },
  'cca-10.25': {
    es: 'La espada no llega tan lejos, y el líder tampoco ayuda. De los seis lados del dado te quedan muy pocos.',
    en: 'A sword does not reach that far, and a leader is no help. Few of the faces of the die are left to you.',
  },
});
