import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'onus-7.173': {
    es: 'Aquí los dados bajos son buenos: quieres no pasarte de tu moral.',
    en: 'Here low dice are good: you want not to go above your morale.',
  },
  'onus-7.142': {
    es: 'Siempre queda una esperanza, por hundida que esté la unidad.',
    en: 'There is always hope, however low a unit has sunk.',
  },
  'onus-7.174': {
    es: 'El primer fallo no es el fin: es un aviso. Peleará peor hasta que se rehaga.',
    en: 'The first failure is not the end: it is a warning. The unit fights worse until it rallies.',
  },
  'onus-7.175': {
    es: 'Al segundo fallo se acabó: la unidad suelta todo y corre.',
    en: 'At the second failure it is over: the unit lets everything go and runs.',
  },
  'onus-13.11': {
    es: 'Un combate normal, un susto como mucho. Con prioridad puede haber más.',
    en: 'A normal combat is one fright at most. With priority there may be more.',
  },
  'onus-7.17': {
    es: 'Gastar una orden en calmarla suele valer la pena. Pero lejos del enemigo.',
    en: 'To spend an order on calming it is often worth it. But away from the enemy.',
  },
  'onus-7.18': {
    es: 'Acaba de recobrar el aliento: que ande despacio y no ataque.',
    en: 'It has only just caught its breath: let it walk slowly and not attack.',
  },
  'onus-7.20': {
    es: 'Una orden no la hace volver, pero le da otra ocasión.',
    en: 'An order does not bring it back, but it gives it another chance.',
  },
  'onus-7.21': {
    es: 'Bastante tiene con quedarse quieta. El turno que viene contará otra vez.',
    en: 'It does enough by standing still. Next turn it will count again.',
  },
  'onus-7.32': {
    es: 'Pasar entre los rotos desmoraliza. Rodéalos.',
    en: 'To pass among broken men is disheartening. Go round them.',
  },
  'onus-7.178': {
    es: 'Huye en el acto y con todo lo que da. Mira antes qué hay a su espalda.',
    en: 'It flees at once and with all it has. Look beforehand at what lies behind it.',
  },
  'onus-7.179': {
    es: 'El que huye no rodea a los suyos: pasa por encima y los contagia.',
    en: 'Whoever flees does not go round his friends: he goes through them, and they catch it.',
  },
  'onus-7.183': {
    es: 'Una unidad en huida no está en tus manos. Sólo te queda esperar a que se detenga.',
    en: 'A unit in flight is out of your hands. All you can do is hope that it stops.',
  },
  'onus-7.186': {
    es: 'Matar a los que corren es fácil, y ya no pueden asustarse más.',
    en: 'To kill those who run is easy, and they cannot be frightened any further.',
  },
  'onus-7.187': {
    es: 'Cada turno, la misma pregunta: ¿se paran o siguen?',
    en: 'Each turn the same question: do they stop or run on?',
  },
  'onus-7.188': {
    es: 'Si se detiene, se detiene donde tú quieras que mire.',
    en: 'If it stops, it faces wherever you like.',
  },
  'onus-7.190': {
    es: 'Si no, corre a casa por donde antes llegue.',
    en: 'If not, it runs for home by the shortest way.',
  },
  'onus-7.191': {
    es: 'Por el enemigo no se pasa ni huyendo, ni por una formación cerrada.',
    en: 'Not even in flight does anybody pass through the enemy, or through a closed formation.',
  },
  'onus-7.185': {
    es: 'El borde es el final. No despliegues con la espalda pegada a él.',
    en: 'The edge is the end. Do not deploy with your back against it.',
  },
  'onus-7.180': {
    es: 'A veces correr es salvarse. La decisión es tuya, si ha habido sangre.',
    en: 'Sometimes to run is to be saved. It is your choice, once there has been blood.',
  },
  'onus-7.195': {
    es: 'Un elefante en huida no gira: aplasta. Da igual de quién sea.',
    en: 'An elephant in flight does not turn: it crushes. It does not matter whose.',
  },
  'onus-7.197': {
    es: 'Es un ataque sin respuesta. Cuanto más de lleno te coja, peor.',
    en: 'It is an attack without an answer. The more squarely it takes you, the worse.',
  },
  'onus-7.116': {
    es: 'Dos números: con qué fuerza y hasta dónde. Sin ellos no hay disparo.',
    en: 'Two numbers: how hard and how far. Without them there is no shot.',
  },
  'onus-7.117': {
    es: 'Al revuelto no se le tira, ni desde él. Un enemigo trabado está a salvo de tus arcos.',
    en: 'Nobody shoots into a melee, or out of it. An engaged enemy is safe from your bows.',
  },
  'onus-7.119': {
    es: 'Quien dispara camina poco. Colócate un turno antes.',
    en: 'Whoever shoots walks little. Take your place a turn before.',
  },
  'onus-7.122': {
    es: 'Primero la palabra, luego la regla. A ojo se aprende deprisa.',
    en: 'First the word, then the ruler. You soon get an eye for it.',
  },
  'onus-7.124': {
    es: 'Fallar el ojo es perder la descarga. Ante la duda, elige al más cercano.',
    en: 'Misjudge it and the volley is lost. In doubt, choose the nearer one.',
  },
  'onus-7.125': {
    es: 'Cerca se tira mucho mejor. Mide la mitad, no el total.',
    en: 'Close up, shooting is far better. Measure half, not the whole.',
  },
  'onus-7.133': {
    es: 'De cerca, el doble. Es la diferencia entre molestar y herir.',
    en: 'Close up, twice as many. It is the difference between a nuisance and a wound.',
  },
  'onus-7.127': {
    es: 'Se puede tirar por encima de otros, pero se apunta peor. Dos estorbos no son peor que uno.',
    en: 'You may shoot past others, but you aim worse. Two in the way are no worse than one.',
  },
  'onus-7.144': {
    es: 'Las flechas también duelen más por el costado y por la espalda. Busca el ángulo.',
    en: 'Arrows too hurt more in the side and in the back. Look for the angle.',
  },
  'onus-7.141': {
    es: 'Basta una herida para que duden. Disparar es sobre todo asustar.',
    en: 'One wound is enough to make them waver. To shoot is above all to frighten.',
  },
  'onus-7.146': {
    es: 'Van, disparan y vuelven. Guarda siempre algo de su paso para la vuelta.',
    en: 'They go, they shoot and they come back. Always keep some of their pace for the way home.',
  },
  'onus-7.147': { es: 'Tirar o chocar: las dos cosas, no.', en: 'Shoot or clash: not both.' },
  'onus-8.4': {
    es: 'Una cosa cada vez: los hombres no pueden estar en dos formaciones.',
    en: 'One thing at a time: men cannot stand in two formations.',
  },
  'onus-8.7': {
    es: 'Escudo con escudo. Es la manera de esperar bajo las flechas.',
    en: 'Shield to shield. It is the way to wait under arrows.',
  },
  'onus-8.11': {
    es: 'Todas las picas a la vez: de frente no hay nada mejor.',
    en: 'All the pikes at once: head on there is nothing better.',
  },
  'onus-8.12': {
    es: 'El primer choque es suyo. Haz que sea contra lo que más te importa.',
    en: 'The first clash is theirs. See that it is against what matters most.',
  },
  'onus-8.15': {
    es: 'Mira a todos lados, así que no tiene espalda.',
    en: 'It looks to all sides, so it has no back.',
  },
  'onus-8.18': {
    es: 'Seguro, pero clavado. Es una defensa para cuando ya no hay prisa.',
    en: 'Safe, but nailed down. It is a defence for when there is no hurry.',
  },
  'onus-8.19': {
    es: 'Es una punta: sirve para entrar, no para quedarse.',
    en: 'It is a point: good for going in, not for staying.',
  },
  'onus-8.24': {
    es: 'Más rabia y menos escudo. Sólo si piensas acabar pronto.',
    en: 'More fury and less shield. Only if you mean to finish soon.',
  },
  'onus-9.7': {
    es: 'El golpe de la llegada, y sólo contra quien va a pie. Después, a pelear como todos.',
    en: 'The shock of arrival, and only against infantry. After that they fight like anybody.',
  },
  'onus-9.23': {
    es: 'Las lanzas paran al caballo. Ponlas donde esperes a la caballería.',
    en: 'Spears stop horses. Put them where you expect the cavalry.',
  },
  'onus-9.17': {
    es: 'No mata más: da más miedo. Y el miedo gana combates.',
    en: 'It kills no more: it frightens more. And fear wins combats.',
  },
  'onus-9.18': {
    es: 'Se puede romper, pero nadie la echa. Con ella se sostiene un centro.',
    en: 'It may break, but nobody drives it off. With it you hold a centre.',
  },
  'onus-7.89': {
    es: 'Atascada no quiere decir sin remedio: con una orden puede rodear, girarse o irse.',
    en: 'Stuck does not mean helpless: with an order it can go round, turn or leave.',
  },
  'onus-7.90': {
    es: 'Hace falta un hueco. A quien está rodeado del todo no le queda más que luchar.',
    en: 'It takes a gap. Whoever is hemmed in on all sides can only fight.',
  },
  'onus-7.91': {
    es: 'Para abrazar a alguien hay que mirarlo.',
    en: 'To embrace somebody you have to face him.',
  },
  'onus-7.92': { es: 'Y hace falta un brazo libre.', en: 'And you need an arm free.' },
  'onus-7.95': {
    es: 'Soltar a quien te tiene cogido cuesta un golpe.',
    en: 'To let go of somebody who holds you costs a blow.',
  },
  'onus-7.99': {
    es: 'Volverse hacia el que te muerde el costado, si cabes.',
    en: 'Turn to whoever bites your side, if there is room.',
  },
  'onus-7.102': {
    es: 'Media vuelta sin moverse: quien estaba detrás ahora está delante.',
    en: 'About face where you stand: whoever was behind is now in front.',
  },
  'onus-7.106': {
    es: 'Paso atrás sin dar la espalda. Es la forma digna de salir.',
    en: 'A step back without turning your back. It is the decent way out.',
  },
  'onus-7.110': {
    es: 'Si el otro no te sigue, has terminado: cada uno por su lado.',
    en: 'If he does not follow, you are done: each goes his way.',
  },
  'onus-7.111': {
    es: 'Pero puede seguirte, si no tiene a otro encima. Entonces sólo has cambiado de sitio.',
    en: 'But he may follow, if he has nobody else upon him. Then you have only changed places.',
  },
  'onus-7.113': {
    es: 'Dar la espalda tiene precio: un golpe que no puedes devolver.',
    en: 'To turn your back has its price: a blow that you cannot return.',
  },
  'onus-7.114': {
    es: 'Si lo aguanta, es libre. Asegúrate de que aún puede aguantarlo.',
    en: 'If it bears that, it is free. Make sure that it still can.',
  },
  'onus-5.11': {
    es: 'La suerte pone una carta y cada general puede poner otra. Nadie sabe del todo qué va a pasar.',
    en: 'Luck plays one card, and each general may add another. Nobody quite knows what will happen.',
  },
  'onus-7.157': {
    es: 'El defensor habla el último, y ha oído a los demás. Es una ventaja.',
    en: 'The defender speaks last, and has heard the others. That is an advantage.',
  },
  'onus-7.160': {
    es: 'La carta de tu mano trabaja para ti, lleve el dibujo que lleve.',
    en: 'The card from your hand works for you, whatever is drawn on it.',
  },
  'onus-13.4': {
    es: 'Pocos y distintos. El azar da el primero siempre.',
    en: 'Few, and no two alike. Chance always gives the first.',
  },
  'onus-4.5': {
    es: 'Su espada sólo ayuda a los que van con él. Ponlo con tropas que lo aprovechen.',
    en: 'His sword helps only those with him. Put him with troops that make use of it.',
  },
  'onus-4.6': {
    es: 'Su voz, en cambio, se oye alrededor. Cerca de él se aguanta más.',
    en: 'His voice, though, carries around him. Near him men bear more.',
  },
  'onus-4.11': {
    es: 'Cuando cae, todos lo saben. No lo arriesgues sin motivo.',
    en: 'When he falls, everybody knows. Do not risk him without reason.',
  },
  'onus-4.12': {
    es: 'Y la mano también encoge: mandas menos.',
    en: 'And the hand shrinks too: you command less.',
  },
  'onus-6.8': {
    es: 'Los que corren cuentan como perdidos mientras corren. Párales los pies y dejarán de contar.',
    en: 'Those who run count as lost as long as they run. Stop them, and they no longer do.',
  },
  'onus-6.9': {
    es: 'A mitad de ejército, los demás empiezan a mirar atrás. Lleva la cuenta.',
    en: 'With half the army gone, the rest begin to look behind them. Keep count.',
  },
  'onus-6.11': {
    es: 'Si el general es bueno, aún los convence un turno más.',
    en: 'If the general is good, he talks them into one more turn.',
  },
  'onus-6.13': {
    es: 'Sin cuentas ni puntos: hasta el último, o hasta que uno diga basta.',
    en: 'No sums and no points: to the last man, or until one says enough.',
  },
  'onus-6.14': {
    es: 'Todo por un hombre. Con esta opción, escóndelo.',
    en: 'All for one man. With this option, hide him.',
  },
});
