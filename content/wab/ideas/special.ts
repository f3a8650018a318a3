import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'wab-13.88': {
    es: 'Ancha antes que honda, y con gente bastante. Si mengua, ya no es falange.',
    en: 'Wide rather than deep, and with men enough. If it dwindles it is a phalanx no more.',
  },
  'wab-13.93': {
    es: 'Tras el bosque de picas, las flechas se pierden.',
    en: 'Behind the wood of pikes arrows are lost.',
  },
  'wab-13.95': {
    es: 'Llegar hasta el hombre que hay tras las puntas es lo difícil, y a caballo más.',
    en: 'To reach the man behind the points is the hard part, on horseback most of all.',
  },
  'wab-13.96': {
    es: 'El ímpetu de una carga se deja en las picas.',
    en: 'The force of a charge is left on the pikes.',
  },
  'wab-13.89': {
    es: 'No se da la vuelta ni cambia de forma: mira bien hacia dónde la pones.',
    en: 'It does not face about or change shape: mind which way you place it.',
  },
  'wab-13.91': {
    es: 'Recta, anda como todos. Si gira al correr, se queda a la mitad.',
    en: 'Straight ahead it walks like the rest. If it wheels in a hurry, it gets half as far.',
  },
  'wab-13.92': {
    es: 'Cógela de flanco o en mal terreno y será una multitud con palos largos.',
    en: 'Take it in the flank or on bad ground and it is a crowd with long sticks.',
  },
  'wab-17.24': {
    es: 'Al elefante lo esperan igual: las picas de detrás siguen ahí.',
    en: 'They meet an elephant all the same: the pikes behind are still there.',
  },
  'wab-13.109': {
    es: 'Para un muro hacen falta escudos: al menos en media fila de delante.',
    en: 'A wall takes shields: half the front rank at least.',
  },
  'wab-13.110': {
    es: 'Cerrarlo cuesta el turno entero. O caminas, o haces muro.',
    en: 'To close it takes the whole move. Walk, or make a wall.',
  },
  'wab-13.112': {
    es: 'A cambio, cuanto viene de frente, flecha o espada, acierta menos.',
    en: 'In return all that comes from the front, arrow or sword, hits less.',
  },
  'wab-13.111': {
    es: 'Dura hasta que das un paso o pierdes un asalto.',
    en: 'It lasts until you take a step or lose a round.',
  },
  'wab-13.50': {
    es: 'Cada hombre gira sobre sus talones y el bloque mira ya a otro lado. Los demás no saben.',
    en: 'Each man turns on his heels and the block faces another way. Others cannot.',
  },
  'wab-13.52': {
    es: 'Lo primero que hacen en el turno les sale gratis.',
    en: 'The first thing they do in a turn is free.',
  },
  'wab-13.53': {
    es: 'Gratis, pero se han movido: el arquero lo nota.',
    en: 'Free, but they have moved: the archer feels it.',
  },
  'wab-13.57': {
    es: 'Sin enemigos encima se reorganizan a una voz.',
    en: 'With no enemy upon them they reform at a word.',
  },
  'wab-13.58': {
    es: 'Lo más difícil de la guerra: quedarse quieto cuando el enemigo corre. Ellos saben.',
    en: 'The hardest thing in war: to stand still as the enemy runs. They can.',
  },
  'wab-13.59': {
    es: 'Se van de una pelea como quien sale de una sala, si el otro no es más rápido.',
    en: 'They leave a fight as you leave a room, if the other is no faster.',
  },
  'wab-13.60': {
    es: 'Pierden, aguantan, y aun así retroceden si les conviene.',
    en: 'They lose, hold, and step back all the same if it suits them.',
  },
  'wab-13.77': {
    es: 'A un campesino le asusta cualquiera al que no doblen en número.',
    en: 'A peasant fears anybody they do not outnumber twice over.',
  },
  'wab-13.78': {
    es: 'Pivotar, y despacio. No les pidas más.',
    en: 'Wheel, and slowly. Ask no more of them.',
  },
  'wab-13.79': {
    es: 'Hombro con hombro, pero sin saber para qué.',
    en: 'Shoulder to shoulder, without knowing what for.',
  },
  'wab-13.71': {
    es: 'Guarda la primera carga para quien más te estorbe: si ganas, no chequea.',
    en: 'Keep the first charge for who stands most in your way: if you win, he takes no test.',
  },
  'wab-13.70': {
    es: 'Unos pocos jinetes no asustan a nadie. Cuida que lleguen bastantes.',
    en: 'A few riders frighten nobody. See that enough of them arrive.',
  },
  'wab-13.76': {
    es: 'Quien es el doble no corre: retrocede. También aquí.',
    en: 'Who is twice as many does not run: he steps back. Here too.',
  },
  'wab-13.72': {
    es: 'A los sueltos los barren siempre, sea la carga que sea.',
    en: 'They always sweep loose men away, whichever charge it is.',
  },
  'wab-13.73': {
    es: 'Y barrerlos no gasta nada: la buena sigue guardada.',
    en: 'And sweeping them away spends nothing: the good one is still there.',
  },
  'wab-13.75': {
    es: 'Ímpetu contra terquedad: que lo diga un dado.',
    en: 'Fury against stubbornness: let a die say.',
  },
  'wab-13.84': {
    es: 'La caballería no cuenta filas. Esta sí, cuando carga.',
    en: 'Cavalry counts no ranks. This one does, when it charges.',
  },
  'wab-13.83': {
    es: 'Tanto caballo junto no sabe torcer.',
    en: 'So many horses together cannot swerve.',
  },
  'wab-13.63': {
    es: 'Parece que huyen. Es un oficio, y sólo sale si te vienen de cara.',
    en: 'They seem to flee. It is a craft, and it works only if you are met head on.',
  },
  'wab-13.64': {
    es: 'Corren como los que huyen, y nadie ha huido: nada de pánico.',
    en: 'They run like the fleeing, and nobody has fled: no panic at all.',
  },
  'wab-13.65': {
    es: 'Si los alcanzan, se vuelven y pelean como si hubieran esperado.',
    en: 'If they are caught they turn and fight as if they had waited.',
  },
  'wab-13.66': {
    es: 'Si no, ahí están otra vez, de cara, y el otro en mitad del campo.',
    en: 'If not, there they are again, facing him, and he in the middle of the field.',
  },
  'wab-16.3': {
    es: 'Cuenta hombres, no ruedas: un carro abulta por cuantos lleva.',
    en: 'Count men, not wheels: a chariot counts for those it carries.',
  },
  'wab-16.4': {
    es: 'El estruendo ya gana media pelea contra quien va a pie.',
    en: 'The thunder alone wins half a fight against those on foot.',
  },
  'wab-16.12': {
    es: 'Una zanja o un bosque son un muro para quien va sobre ruedas.',
    en: 'A ditch or a wood is a wall to who goes on wheels.',
  },
  'wab-16.13': {
    es: 'Si alguien te obliga a cruzar, tira y reza. Cuanto más pesado, peor.',
    en: 'If you are forced across, roll and pray. The heavier, the worse.',
  },
  'wab-16.28': {
    es: 'El choque hace daño antes de que nadie levante la espada.',
    en: 'The crash does harm before anybody lifts a sword.',
  },
  'wab-16.29': {
    es: 'Cuchillas: un golpe terrible que casi siempre es el último.',
    en: 'Scythes: a terrible blow, and nearly always the last.',
  },
  'wab-16.30': {
    es: 'Contra picas no hay choque que valga: pegan ellas primero.',
    en: 'Against pikes no crash avails: they strike first.',
  },
  'wab-16.33': {
    es: 'Con cabeza fría se abren las filas y el carro pasa de largo, vacío.',
    en: 'Cool heads open the ranks, and the chariot runs through for nothing.',
  },
  'wab-16.21': {
    es: 'No repartas los golpes: caen sobre un carro hasta que no queda carro.',
    en: 'Blows are not spread: they fall on one chariot until there is none.',
  },
  'wab-16.40': {
    es: 'Las tablas y los caballos hacen de escudo para todos.',
    en: 'Boards and horses are a shield for all aboard.',
  },
  'wab-16.44': {
    es: 'El ligero persigue como el viento; al romper, tarda un poco en arrancar.',
    en: 'A light one pursues like the wind; when it breaks it takes a moment to get going.',
  },
  'wab-17.7': {
    es: 'A los caballos los aterra; a los hombres les basta con el miedo. Y no distingue bandos.',
    en: 'Horses are terrified, men just afraid. And it makes no difference whose side.',
  },
  'wab-17.8': {
    es: 'Quien creció con elefantes lo lleva mejor, aunque el caballo nunca del todo.',
    en: 'Who grew up with elephants bears it better, though a horse never quite.',
  },
  'wab-17.12': {
    es: 'No hay espuela que meta a un caballo ahí dentro.',
    en: 'No spur drives a horse into that.',
  },
  'wab-17.13': {
    es: 'Y si viene él, a caballo sólo queda irse.',
    en: 'And if it comes to you, on horseback you can only go.',
  },
  'wab-17.10': {
    es: 'Gira donde quiere, sin prisa.',
    en: 'It turns where it likes, without haste.',
  },
  'wab-17.11': {
    es: 'No marcha nunca. Pero cuando carga, dobla el paso.',
    en: 'It never marches. But when it charges it doubles its pace.',
  },
  'wab-17.23': {
    es: 'Con esa mole en medio, las filas y el orden no cuentan para nadie.',
    en: 'With that bulk in the middle, ranks and order count for nobody.',
  },
  'wab-17.16': {
    es: 'Se tira al bulto: casi todo da en el animal.',
    en: 'You strike at the whole: most of it hits the beast.',
  },
  'wab-17.30': {
    es: 'Una flecha basta para que el mahout tenga trabajo.',
    en: 'One arrow is enough to give the mahout work.',
  },
  'wab-17.32': {
    es: 'Un elefante que pierde no huye: se vuelve loco.',
    en: 'An elephant that loses does not flee: it goes mad.',
  },
  'wab-17.35': {
    es: 'Y entonces ya nadie sabe hacia dónde. Ten a los tuyos lejos.',
    en: 'And then nobody knows which way. Keep your own at a distance.',
  },
  'wab-17.39': {
    es: 'Lo que halla por delante lo pisa, lleve la bandera que lleve.',
    en: 'What it finds in its way it tramples, whatever its flag.',
  },
  'wab-18.28': {
    es: 'Nada de cintas: di una distancia y que la piedra te dé la razón.',
    en: 'No tape: name a distance, and let the stone prove you right.',
  },
  'wab-18.29': {
    es: 'Un dado dice si cae donde apuntas o hacia dónde se va.',
    en: 'One die says whether it lands where you aim, or which way it strays.',
  },
  'wab-18.31': {
    es: 'El otro, cuánto. A veces se desvía hasta los tuyos.',
    en: 'The other says how far. Sometimes as far as your own.',
  },
  'wab-18.32': {
    es: 'Quien está justo debajo no tiene nada que tirar.',
    en: 'Who stands right below has nothing to roll.',
  },
  'wab-18.30': {
    es: 'Y una cara del dado es el artillero pillándose los dedos.',
    en: 'And one face of the die is the gunner catching his fingers.',
  },
  'wab-18.42': {
    es: 'La balista apunta como un arquero, y gira sin penar.',
    en: 'A bolt thrower aims like an archer, and turns at no cost.',
  },
  'wab-18.44': {
    es: 'Mientras mate, sigue hacia dentro. Las columnas hondas lo saben.',
    en: 'As long as it kills it goes on inwards. Deep columns know it.',
  },
  'wab-18.53': {
    es: 'La bala siempre va más lejos de lo que dices. Quédate corto.',
    en: 'The ball always flies further than you say. Aim short.',
  },
  'wab-18.55': {
    es: 'Luego rueda, y quien esté en la línea, mala suerte.',
    en: 'Then it rolls, and who is on the line is out of luck.',
  },
  'wab-18.14': {
    es: 'Con la máquina rota o sin manos, cada disparo hay que ganárselo.',
    en: 'With a broken machine or too few hands each shot must be earned.',
  },
  'wab-18.16': {
    es: 'Ante una carga se aguanta o se corre: no hay tiempo de apuntar.',
    en: 'Before a charge you hold or run: there is no time to aim.',
  },
  'wab-18.11': {
    es: 'Una máquina sin nadie es leña.',
    en: 'A machine with nobody by it is firewood.',
  },
  'wab-14.3': {
    es: 'El vagón es una unidad entera, por pocos que vayan dentro.',
    en: 'A wagon is a whole unit, however few ride in it.',
  },
  'wab-14.6': {
    es: 'Ni carga ni corre: llega cuando llega.',
    en: 'It neither charges nor runs: it arrives when it arrives.',
  },
  'wab-14.7': {
    es: 'Primero se orienta y luego anda, y eso se lleva medio camino.',
    en: 'First it turns and then it goes, and that takes half the way.',
  },
  'wab-14.8': {
    es: 'Sólo campo llano. Mira el terreno antes de comprarlo.',
    en: 'Open field alone. Look at the ground before you buy one.',
  },
  'wab-14.17': {
    es: 'Casi todo lo que le tiran se queda en las tablas.',
    en: 'Most of what is shot at it stays in the boards.',
  },
  'wab-14.18': {
    es: 'Una piedra, en cambio, no entiende de tablas.',
    en: 'A stone, however, knows nothing of boards.',
  },
  'wab-14.20': {
    es: 'De cerca, a hachazos, el vagón también se rompe.',
    en: 'Close up, with axes, the wagon itself can be broken.',
  },
  'wab-14.24': {
    es: 'Aunque queden dos, tienen un muro delante.',
    en: 'Though only two are left, they have a wall before them.',
  },
  'wab-14.25': {
    es: 'Eso sí: si falla, no huye. Se acaba.',
    en: 'But if it fails it does not flee. It is finished.',
  },
  'wab-14.26': {
    es: 'Sin nadie dentro no es un vagón, es un estorbo, y se retira.',
    en: 'With nobody inside it is no wagon but an obstacle, and it goes.',
  },
  'wab-19.2': {
    es: 'Lo que sostiene a un ejército son sus bloques y sus elefantes.',
    en: 'What holds an army up are its blocks and its elephants.',
  },
  'wab-19.3': {
    es: 'Los hostigadores animan menos: nadie espera que aguanten.',
    en: 'Skirmishers count for less: nobody expects them to hold.',
  },
  'wab-19.5': {
    es: 'Hasta ahí aguanta: es lo primero que se apunta al empezar.',
    en: 'So far it will hold: it is the first thing to write down.',
  },
  'wab-19.7': {
    es: 'Una unidad que ya no está deja de contar del todo.',
    en: 'A unit that is gone counts no more at all.',
  },
  'wab-19.8': {
    es: 'Y una que se queda en la mitad ya desanima.',
    en: 'And one that is down to half disheartens already.',
  },
  'wab-19.9': {
    es: 'Ver caer al General o su estandarte vale por una unidad.',
    en: 'To see the General or his standard fall is like losing a unit.',
  },
  'wab-19.6': {
    es: 'Cuando no quieren más, se acaba. Los puntos dirán quién ganó.',
    en: 'When they want no more, it is over. Points will say who won.',
  },
  'wab-19.11': {
    es: 'Se cobra lo que costó, pero sólo si no queda nadie.',
    en: 'You earn what it cost, but only if none are left.',
  },
  'wab-19.14': {
    es: 'Media unidad, medio premio.',
    en: 'Half a unit, half a prize.',
  },
  'wab-19.15': {
    es: 'También se gana terreno: pero lo tiene quien está allí solo.',
    en: 'Ground counts too: it is his who stands there alone.',
  },
  'wab-19.17': {
    es: 'Un General que huye vale lo mismo que uno muerto.',
    en: 'A General in flight is worth as much as a dead one.',
  },
  'wab-19.20': {
    es: 'Romper al otro ejército es el premio gordo.',
    en: 'To break the other army is the big prize.',
  },
  'wab-21.2': {
    es: 'Sin guerreros no hay horda: un tercio, como poco.',
    en: 'No warriors, no horde: a third of it at least.',
  },
  'wab-21.19': {
    es: 'Baratos y con escudo. Cómpralos a montones.',
    en: 'Cheap, with a shield. Buy them in heaps.',
  },
  'wab-21.18': {
    es: 'La unidad puede ser tan grande como quieras. Hazla grande.',
    en: 'A unit may be as big as you like. Make it big.',
  },
  'wab-21.20': {
    es: 'Una sola banda de locos. Ponla donde quieras que pase algo.',
    en: 'One single band of madmen. Put it where you want something to happen.',
  },
  'wab-21.38': {
    es: 'Los dacios cambian la espada por la hoz larga, y los escudos lo sienten.',
    en: 'Dacians change the sword for the long sickle, and shields feel it.',
  },
  'wab-21.44': {
    es: 'Los germanos pueden comprar cabezonería. Es cara y vale.',
    en: 'Germans may buy obstinacy. It is dear, and worth it.',
  },
  'wab-22.2': {
    es: 'Roma es sus legiones: al menos una cuarta parte.',
    en: 'Rome is her legions: a quarter at least.',
  },
  'wab-22.24': {
    es: 'Pocos, caros y tozudos, con una maniobra gratis y un pilum.',
    en: 'Few, dear and stubborn, with a free manoeuvre and a pilum.',
  },
  'wab-22.7': {
    es: 'El centurión no mata más que otros: hace que los demás se queden.',
    en: 'A centurion kills no more than others: he makes the rest stay.',
  },
  'wab-22.25': {
    es: 'El mismo equipo sin los años. Por eso cuestan menos.',
    en: 'The same kit without the years. So they cost less.',
  },
  'wab-22.30': {
    es: 'Los caprichos, después de las legiones.',
    en: 'Fancies come after legions.',
  },
  'wab-22.10': {
    es: 'Bajo los escudos no entra una flecha. Pero se anda despacio.',
    en: 'Under the shields no arrow gets in. But you walk slowly.',
  },
});
