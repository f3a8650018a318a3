import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'cca-10.13': {
    es: 'Imagina un hilo tenso entre los dos centros. Todo lo demás sale de ver qué toca ese hilo.',
    en: 'Imagine a thread pulled tight between the two centres. All the rest follows from what that thread touches.',
  },
  'cca-10.14': {
    es: 'Tapa todo lo que hay en medio, aunque sea tuyo. No dispares por encima de tus propias filas: no se puede.',
    en: 'Whatever lies between hides the target, even if it is yours. There is no firing over the heads of your own ranks.',
  },
  'cca-10.15': {
    es: 'Esconderse en un bosque no hace invisible: lo que tapa es lo que hay antes de llegar.',
    en: 'Standing in a forest makes nobody invisible: what hides is what comes before it.',
  },
  'cca-10.16': {
    es: 'Cuando el hilo corre justo por un borde, hace falta un estorbo a cada lado. Uno solo deja ver.',
    en: 'When the thread runs right along an edge, it takes something on each side. One alone lets you see.',
  },
  'cca-17.13': {
    es: 'Por dentro del bosque no se ve; hasta el bosque, sí. Es un biombo, no una capa.',
    en: 'You do not see through a forest, but you do see into it. It is a screen, not a cloak.',
  },
  'cca-17.19': {
    es: 'Detrás de una colina se espera sin que nadie te cuente los bloques a flechazos.',
    en: 'Behind a hill you can wait without anybody shooting your blocks away.',
  },
  'cca-17.22': {
    es: 'Arriba, en la misma loma, todo queda a la vista, salvo que alguien se ponga en medio.',
    en: 'On top, on the same high ground, all is in sight, unless somebody stands between.',
  },
  'cca-17.2': {
    es: 'Las piedras no molestan al que va a pie. El caballo que entra se queda ahí.',
    en: 'Stones do not trouble men on foot. A horse that goes in stays there.',
  },
  'cca-17.5': {
    es: 'En mal terreno todos pelean mal, el de dentro y el de fuera. Es el sitio donde los débiles aguantan a los fuertes.',
    en: 'On bad ground everybody fights badly, inside and out. It is where the weak hold off the strong.',
  },
  'cca-17.8': {
    es: 'Los árboles paran a cualquiera. Quien necesite cruzarlos, que cuente un turno más.',
    en: 'Trees stop anybody. Whoever has to cross them should count on another turn.',
  },
  'cca-17.11': {
    es: 'El límite vale en los dos sentidos. Meter en el bosque a quien tira cinco dados es regalar tres.',
    en: 'The limit works both ways. To put into the forest a unit that rolls five dice is to give three away.',
  },
  'cca-17.15': {
    es: 'Atacar cuesta arriba cuesta caro a todos. Que suba el otro.',
    en: 'Attacking uphill is dear for everybody. Let the other man climb.',
  },
  'cca-17.16': {
    es: 'Desde arriba se pega bien, aunque no con toda la fuerza. La infantería es la que mejor la aprovecha.',
    en: 'From above you strike well, though not with full force. Foot makes the best use of it.',
  },
  'cca-17.17': {
    es: 'El caballo no gana nada con bajar una cuesta: pega tan poco como al subirla. Las colinas son de la infantería.',
    en: 'A horse gains nothing by coming downhill: it strikes as weakly as going up. Hills belong to the foot.',
  },
  'cca-17.29': {
    es: 'Con el agua por la cintura nadie lucha bien. Espera a que el enemigo esté en el vado.',
    en: 'Nobody fights well up to his waist in water. Wait until the enemy is in the ford.',
  },
  'cca-17.33': {
    es: 'El terraplén protege por donde mira, y sólo a quien va a pie. Entra por otro lado.',
    en: 'A rampart protects on the side it faces, and only men on foot. Come in by another.',
  },
  'cca-17.39': {
    es: 'El campamento abriga por todas partes. Sacar de ahí a una infantería es trabajo de varios turnos.',
    en: 'A camp shelters from all sides. To get foot out of it takes several turns.',
  },
  'cca-8.33': {
    es: 'Estar en el mismo hex basta: el líder ya es de esa unidad, para lo bueno y para lo malo.',
    en: 'Sharing the hex is enough: the leader is now of that unit, for better and for worse.',
  },
  'cca-8.34': {
    es: 'Van juntos o no van. Para que se separe, la carta tiene que permitírselo.',
    en: 'They go together or not at all. For him to part from it, the card must allow it.',
  },
  'cca-11.39': {
    es: 'Un líder en medio de la línea ayuda a su unidad y a todas las que toca. Por eso se lo pone en el centro.',
    en: 'A leader in the middle of the line helps his unit and all that he touches. That is why he stands in the centre.',
  },
  'cca-13.7': {
    es: 'Solo no puede plantar cara: si lo atacan, corre. No lo dejes sin tropa cerca del enemigo.',
    en: 'Alone he cannot stand: if he is attacked, he runs. Do not leave him without troops near the enemy.',
  },
  'cca-15.1': {
    es: 'Es difícil que caiga, pero se prueba cada vez que su unidad sangra. El riesgo es el precio de tenerlo en primera línea.',
    en: 'He is unlikely to fall, but it is tried each time that his unit bleeds. That risk is the price of having him in the front line.',
  },
  'cca-15.2': {
    es: 'Cuando cae toda la unidad, el líder se queda al descubierto: ahora un solo dado puede con él.',
    en: 'When the whole unit falls, the leader is left in the open: now a single die can take him.',
  },
  'cca-15.3': {
    es: 'Si se salva, tiene que irse ya. Déjale camino hacia atrás.',
    en: 'If he is spared, he must leave at once. Keep a way open behind him.',
  },
  'cca-15.6': {
    es: 'Un líder vale lo mismo que una unidad entera, y se pierde antes. Para el otro es una tentación.',
    en: 'A leader is worth as much as a whole unit, and is lost sooner. To the other player he is a temptation.',
  },
  'cca-11.32': {
    es: 'Las espadas de un elefante no se acaban: cada una da otra tirada. Es lo que lo hace tan imprevisible.',
    en: 'An elephant’s swords do not run out: each gives another roll. That is what makes it so hard to predict.',
  },
  'cca-11.33': {
    es: 'Las espadas, que sirven contra casi todos, contra ellos no sirven. Cuenta con su símbolo, con el casco si hay un líder cerca, o con una bandera.',
    en: 'Swords, which work against nearly everybody, do not work against them. Count on their own symbol, on a helmet where a leader is near, or on a flag.',
  },
  'cca-11.34': {
    es: 'Nadie manda en un elefante. Deja a tus líderes con la infantería.',
    en: 'Nobody commands an elephant. Leave your leaders with the foot.',
  },
  'cca-11.37': {
    es: 'Los caballos no aguantan el olor. Si tienen que huir, huyen más lejos.',
    en: 'Horses cannot bear the smell. If they have to flee, they flee farther.',
  },
  'cca-12.21': {
    es: 'Un elefante asustado no distingue a los tuyos. Antes de irse, arremete contra todo lo que tiene al lado.',
    en: 'A frightened elephant does not know its friends. Before it goes, it lashes out at whatever stands beside it.',
  },
  'cca-12.23': {
    es: 'Cada hex ocupado a su alrededor es una tirada, sea de quien sea. Mantén lejos a tu gente.',
    en: 'Each occupied hex around it is a roll, whoever is in it. Keep your people away.',
  },
  'cca-12.25': {
    es: 'Sólo vale el símbolo del pisoteado: en una estampida nadie usa la espada.',
    en: 'Only the symbol of the unit that is trampled counts: nobody uses his sword in a stampede.',
  },
  'cca-12.28': {
    es: 'A un elefante no se le cierra el paso: quien estorba lo paga.',
    en: 'You do not bar an elephant’s way: whoever stands in it pays.',
  },
  'cca-18.1': {
    es: 'Son el pan de cada turno: dicen dónde y cuántos. Buena parte de la mano suele ser de éstas.',
    en: 'They are your daily bread: they say where and how many. A good part of your hand will be of these.',
  },
  'cca-18.2': {
    es: 'El casco de la carta es un permiso: también el líder puede ser uno de los elegidos.',
    en: 'The helmet on the card is a permit: the leader may be one of those chosen.',
  },
  'cca-18.14': {
    es: 'Éstas no miran dónde está cada cual sino qué es. Guárdalas para cuando tengas muchos de ese tipo en buen sitio.',
    en: 'These do not ask where a unit is but what it is. Keep them for when many of that type are well placed.',
  },
  'cca-18.20': {
    es: 'El líder llama a los que tiene alrededor. Una línea compacta con un líder en medio hace de ésta la mejor carta.',
    en: 'The leader calls those around him. A tight line with a leader in it makes this the best of cards.',
  },
  'cca-18.25': {
    es: 'Aquí el papel manda sobre el libro. Léela despacio: lo que dice es la norma de este turno.',
    en: 'Here the card outranks the book. Read it slowly: what it says is the rule for this turn.',
  },
  'cca-18.31': {
    es: 'La carta del otro, jugada por ti. Vale tanto como la suya, y sólo después de ella.',
    en: 'The other man’s card, played by you. It is worth what his was, and only after it.',
  },
  'cca-18.38': {
    es: 'Se juega en el turno ajeno y le quita la iniciativa. Guárdala para el ataque que te rompería.',
    en: 'It is played in his turn and takes the first blow from him. Keep it for the attack that would break you.',
  },
  'cca-18.41': {
    es: 'Mandan los dados, no tú. Tírala cuando tengas de todo y cualquier resultado te sirva.',
    en: 'The dice command, not you. Play it when you have some of everything and any result will do.',
  },
  'cca-18.51': {
    es: 'Recupera lo perdido allí donde hay un líder cerca. Reúne a tus heridas a su alrededor antes de jugarla.',
    en: 'It brings back what was lost, where a leader is near. Gather your hurt units around him before you play it.',
  },
  'cca-4.1': {
    es: 'No se gana por matar a todos, sino por llegar antes. Cuenta siempre cuántos te faltan a ti y cuántos a él.',
    en: 'You do not win by killing everybody but by getting there first. Always count how many you need, and how many he does.',
  },
  'cca-4.2': {
    es: 'Una unidad y un líder valen lo mismo. Lo débil y lo herido son estandartes que esperan.',
    en: 'A unit and a leader are worth the same. What is weak or hurt is a banner waiting.',
  },
  'cca-4.3': {
    es: 'En el acto, no al final del turno. La partida puede acabar a mitad de un combate.',
    en: 'At once, not at the end of the turn. The game may end in the middle of a combat.',
  },
  'cca-4.4': {
    es: 'Lee el escenario antes de empezar: a veces hay premios sobre el terreno.',
    en: 'Read the scenario before you begin: sometimes there are prizes on the ground.',
  },
  'cca-5.2': {
    es: 'No hay número de turnos que esperar: se juega hasta que alguien llega. El tiempo no salva a nadie.',
    en: 'There is no last turn to wait for: play goes on until somebody gets there. Time saves nobody.',
  },
  'cca-13.25': {
    es: 'Perder un líder por tu propio borde duele, pero no le da nada al otro. Cerca de casa, es la salida.',
    en: 'To lose a leader over your own edge hurts, but it gives the other man nothing. Near home, it is the way out.',
  },
});
