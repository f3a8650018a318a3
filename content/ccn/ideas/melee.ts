import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'ccn-5.117': {
    es: 'Al que tocas no hace falta medirlo ni verlo. Basta estar al lado.',
    en: 'Whom you touch you need neither measure nor see. Being adjacent is enough.',
  },
  'ccn-5.119': {
    es: 'Asusta verlos juntos, pero muchos se saltan. Lo que conviene recordar es que el defensor reacciona antes de los dados.',
    en: 'The list looks long, but much of it is passed over. What to remember is that the defender reacts before the dice.',
  },
  'ccn-5.125': {
    es: 'A la bayoneta no estorba haber caminado: por eso se ataca avanzando y se dispara quieto.',
    en: 'For the bayonet it does no harm to have marched: so you attack on the move and fire standing.',
  },
  'ccn-5.127': {
    es: 'Nadie golpea como ellos. Guárdala para el momento que decide la batalla.',
    en: 'Nobody strikes as they do. Keep them for the moment that decides the battle.',
  },
  'ccn-5.128': {
    es: 'Uno más, y sólo uno: los títulos no se acumulan.',
    en: 'One more, and only one: titles do not add up.',
  },
  'ccn-5.131': {
    es: 'Fresca vale mucho, gastada vale poco. La caballería herida, mejor a retaguardia.',
    en: 'Fresh it is worth a lot, worn out it is worth little. Better to take hurt cavalry to the rear.',
  },
  'ccn-5.132': {
    es: 'El caballo grande pesa: pega más fuerte con los mismos jinetes.',
    en: 'A big horse has weight: with as many riders it hits harder.',
  },
  'ccn-5.145': {
    es: 'En la melee todo corta: su dibujo y los sables. Por eso mata más que el fuego.',
    en: 'In melee everything cuts: his own picture and the sabers. That is why it kills more than fire does.',
  },
  'ccn-5.147': {
    es: 'No son tropas de choque: sus sables no hieren a ninguna unidad. A un líder sin escolta, sí.',
    en: 'They are no shock troops: their sabers hurt no unit. A leader without an escort is another matter.',
  },
  'ccn-5.174': {
    es: 'La bandera no mata, pero desordena el frente. Y la milicia, cuando corre, no para.',
    en: 'A flag does not kill, but it breaks up the front. And militia that runs, runs far.',
  },
  'ccn-5.176': {
    es: 'Hacia atrás y nada más. El que se deja rodear por detrás no tiene por dónde salir.',
    en: 'Backwards and nothing else. Whoever lets the way behind him close has no way out.',
  },
  'ccn-5.177': {
    es: 'Con miedo se cruza cualquier cosa. El bosque que te paraba al venir no te para al irte.',
    en: 'Frightened men cross anything. The forest that stopped you coming does not stop you going.',
  },
  'ccn-5.182': {
    es: 'No poder huir cuesta sangre. Deja sitio detrás de la primera línea.',
    en: 'Not being able to flee costs blood. Leave room behind the front line.',
  },
  'ccn-5.185': {
    es: 'Puedes, no debes. A veces retroceder es lo más sensato.',
    en: 'You may, you need not. Sometimes going back is the wiser thing.',
  },
  'ccn-5.186': {
    es: 'Cada buena razón para quedarse cuenta. Con varias juntas, una línea es un muro.',
    en: 'Every good reason to stay counts. With several together, a line is a wall.',
  },
  'ccn-5.187': {
    es: 'Su ejemplo sostiene a la tropa, si sale vivo de la descarga.',
    en: 'His example steadies the men, if he lives through the volley.',
  },
  'ccn-5.188': {
    es: 'Nadie huye con un amigo a cada lado. Avanza en línea y no de uno en uno.',
    en: 'Nobody runs with a friend on either side. Advance in line and not one by one.',
  },
  'ccn-5.194': {
    es: 'La Guardia muere, pero cuesta que se vaya. Mira en la tarjeta cuánto.',
    en: 'The Guard dies, but it is hard to make it leave. See on the card how hard.',
  },
  'ccn-5.153': {
    es: 'El que aguanta responde, y entonces quien tiembla es el atacante. Ataca donde te puedan devolver poco.',
    en: 'Whoever holds strikes back, and then it is the attacker who trembles. Attack where little can come back.',
  },
  'ccn-5.155': {
    es: 'Echarlo de su hexágono es tan bueno como callarlo.',
    en: 'To drive him from his hex is as good as silencing him.',
  },
  'ccn-5.156': {
    es: 'El que quería huir y no pudo lucha como gato panza arriba.',
    en: 'Whoever wanted to flee and could not fights like a cornered cat.',
  },
  'ccn-5.213': {
    es: 'La infantería gana el terreno y ahí se queda. Es poco, pero es tuyo.',
    en: 'Infantry wins the ground and stays there. It is not much, but it is yours.',
  },
  'ccn-5.220': {
    es: 'El jinete no se queda en lo ganado: pasa por encima y sigue.',
    en: 'A rider does not stay on what he has won: he goes over it and beyond.',
  },
  'ccn-5.230': {
    es: 'El segundo golpe es lo que hace temible a la caballería. Búscalo desde que eliges el primero.',
    en: 'The second blow is what makes cavalry feared. Look for it as you choose the first.',
  },
  'ccn-5.232': {
    es: 'Sin entrar no hay segundo golpe. Basta pisar el hexágono, aunque luego vuelvas.',
    en: 'No entry, no second blow. It is enough to set foot in the hex, even if you then come back.',
  },
  'ccn-5.234': {
    es: 'No hace falta insistir con el mismo: elige al más débil de los que tocas.',
    en: 'No need to go on at the same one: choose the weakest of those you touch.',
  },
  'ccn-5.237': {
    es: 'Dos golpes y se acabó. Mira bien dónde queda tu caballería después.',
    en: 'Two blows and no more. Look well at where your cavalry will be left.',
  },
  'ccn-6.1': {
    es: 'El caballo no tiene por qué esperar a la bayoneta: puede irse trotando.',
    en: 'A horse need not wait for the bayonet: it can trot away.',
  },
  'ccn-6.2': {
    es: 'El atacante pregunta y el otro contesta, antes de que rueden los dados.',
    en: 'The attacker asks and the other answers, before the dice roll.',
  },
  'ccn-6.3': {
    es: 'Sin sitio no hay retirada. No pegues tu caballería a los que vienen detrás.',
    en: 'Without room there is no way out. Do not press your cavalry against those who come behind.',
  },
  'ccn-6.5': {
    es: 'Sólo cae el que no monta a tiempo: casi todos los dados fallan.',
    en: 'Only those slow to mount fall: most dice miss.',
  },
  'ccn-6.7': {
    es: 'Primero se tira, luego se van. Quien sobrevive retrocede en orden.',
    en: 'First the dice, then they go. Those who live fall back in good order.',
  },
  'ccn-6.8': {
    es: 'El que se va pierde el sitio. Para la infantería es ganar terreno sin pelear.',
    en: 'Whoever leaves gives up the ground. For the infantry that is ground won without a fight.',
  },
  'ccn-6.9': { es: 'Irse y además pegar, no.', en: 'Leaving and striking as well: no.' },
  'ccn-6.10': {
    es: 'Si el que empezó fue el caballo, que aguante lo que ha buscado.',
    en: 'If it was the horse that began, let it take what it asked for.',
  },
  'ccn-6.13': {
    es: 'Cuatro lados de bayonetas y ninguna pierna. Salva la vida y pierde el turno.',
    en: 'Four sides of bayonets and no legs. It saves its life and loses its freedom.',
  },
  'ccn-6.14': {
    es: 'Un cuadro apenas pega. Sirve para no morir.',
    en: 'A square hardly hits. It is there so as not to die.',
  },
  'ccn-6.15': {
    es: 'Es una reacción: se decide cuando el caballo ya viene. Piensa qué temes más.',
    en: 'It is a reaction: you decide when the horse is already coming. Think what you fear more.',
  },
  'ccn-6.16': {
    es: 'Con la mano casi vacía no hay quien dé la voz de formar. Cuida tu mano si el otro tiene caballería.',
    en: 'With the hand nearly empty there is nobody to give the word. Mind your hand while the other man has cavalry.',
  },
  'ccn-6.17': {
    es: 'Entre casas o parapetos no se puede formar, y tampoco hace tanta falta: ya te protegen.',
    en: 'Among houses or behind works there is no forming up, and less need of it: they protect you.',
  },
  'ccn-6.22': {
    es: 'El cuadro se paga con tu mando: alguien tiene que quedarse gritando órdenes ahí. Y no eliges qué carta pierdes.',
    en: 'You pay for a square with your command: somebody has to stay there shouting orders. And you do not choose which card goes.',
  },
  'ccn-6.25': {
    es: 'Los caballos se espantan ante las bayonetas: el cuadro da el primer golpe, pequeño pero primero.',
    en: 'Horses shy at bayonets: the square strikes first, a small blow, but the first.',
  },
  'ccn-6.30': {
    es: 'El caballo que rebota no tiene excusa. Con espacio cerrado detrás, lo paga.',
    en: 'A horse that bounces has no excuse. With the way closed behind it, it pays.',
  },
  'ccn-6.45': {
    es: 'Nadie rompe el cuadro con los jinetes dando vueltas. Ésa es la trampa: que te dejen ahí.',
    en: 'Nobody breaks the square with riders circling it. That is the trap: to be left there.',
  },
  'ccn-6.49': {
    es: 'Cañón y bayoneta en un solo golpe. Es la manera de abrir un frente duro.',
    en: 'Gun and bayonet in one blow. It is the way to open a hard front.',
  },
  'ccn-6.50': {
    es: 'La artillería se suma sólo si por sí misma podría alcanzarlo y verlo.',
    en: 'The guns join in only if they could reach and see him by themselves.',
  },
  'ccn-6.51': {
    es: 'Tu propia infantería, si se pone delante, le tapa la vista. Ataca por un lado.',
    en: 'Your own infantry, if it stands in front, blocks the view. Attack from one side.',
  },
  'ccn-6.52': {
    es: 'Se juntan todos en la mano y se tiran de una vez.',
    en: 'Gather them all in your hand and throw them at once.',
  },
  'ccn-6.53': {
    es: 'Aunque la unidad no aporte nada, los cañones hablan igual.',
    en: 'Even if the unit brings nothing, the guns speak.',
  },
  'ccn-6.54': {
    es: 'Aquí hasta el cañonazo corta como un sable, si cortan los de la unidad a la que ayuda.',
    en: 'Here even a cannon shot cuts like a saber, if those of the unit it helps do.',
  },
  'ccn-6.55': {
    es: 'La respuesta va contra el que da la cara, no contra los cañones.',
    en: 'The answer goes to whoever shows his face, not to the guns.',
  },
  'ccn-6.56': {
    es: 'Contra un cuadro el orden importa: si el caballo huye, los cañones se quedan con las ganas.',
    en: 'Against a square the order matters: if the horse flees, the guns are left waiting.',
  },
});
