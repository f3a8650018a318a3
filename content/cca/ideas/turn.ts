import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'cca-5.3': {
    es: 'El orden nunca cambia: primero la carta, luego quién, después se mueve y sólo entonces se pelea. Quien duda en mitad de un turno sólo tiene que ver en qué paso está.',
    en: 'The order never changes: first the card, then who, then moving, and only then fighting. If you are lost in mid-turn, ask which step you are in.',
  },
  'cca-6.1': {
    es: 'La carta manda: lo que ella no permite, este turno no ocurre. Se lee en voz alta para que los dos sepáis a qué atenerse.',
    en: 'The card is in command: what it does not allow does not happen this turn. It is read aloud so that both of you know where you stand.',
  },
  'cca-7.1': {
    es: 'Se dice quién antes de tocar ninguna pieza. Así nadie cambia de idea cuando ve cómo le ha salido el primer combate.',
    en: 'Say who before touching a piece. That way nobody changes his mind after seeing how the first combat went.',
  },
  'cca-7.2': {
    es: 'Sin orden no se hace nada por propia iniciativa. Pero quien es atacado sí responde: para defenderse no hacen falta órdenes.',
    en: 'Without an order a unit does nothing of its own accord. A unit that is attacked still answers: nobody needs an order to defend himself.',
  },
  'cca-7.4': {
    es: 'No hay doble turno para tu mejor unidad. Las órdenes se reparten; no se amontonan.',
    en: 'There is no double turn for your best unit. Orders are shared out, not piled up.',
  },
  'cca-8.2': {
    es: 'Primero se coloca todo el mundo y luego se combate. Así no puedes abrir hueco con un combate y colar a otra unidad por él.',
    en: 'Everybody takes his place first, and then the fighting starts. So you cannot open a gap with one combat and slip another unit through it.',
  },
  'cca-9.2': {
    es: 'De uno en uno, hasta el final. Lo que ocurre en un combate, una retirada o un hueco, ya cuenta para el siguiente.',
    en: 'One at a time, to the end. What happens in one combat, a retreat or a gap, already counts for the next.',
  },
  'cca-16.1': {
    es: 'La mano vuelve a estar completa antes de que juegue el otro. Robar es el último gesto del turno: si has cogido carta, has terminado.',
    en: 'Your hand is full again before the other player begins. Drawing is the last thing you do: once you have drawn, you are done.',
  },
  'cca-2.3': {
    es: 'Más ancho que largo: hay sitio para rodear un flanco y poco para huir.',
    en: 'Wider than it is deep: there is room to go round a flank, and little room to flee.',
  },
  'cca-2.4': {
    es: 'Las líneas de puntos no frenan a nadie: sólo dicen a qué cartas obedece cada hex. Y la izquierda de cada uno es la suya, no la de quien mira.',
    en: 'The dotted lines stop nobody: they only say which cards a hex obeys. And left means that player’s left, not the onlooker’s.',
  },
  'cca-2.5': {
    es: 'El hex partido es un buen sitio: lo despierta una carta de flanco y también una del centro.',
    en: 'A hex that is cut is a good place to be: a flank card wakes it, and so does one for the centre.',
  },
  'cca-7.3': {
    es: 'Una unidad sobre la línea tiene el doble de cartas que le sirven. Por eso conviene dejar ahí a quien vas a necesitar.',
    en: 'A unit on the line has twice as many cards to its name. Leave there whoever you are going to need.',
  },
  'cca-7.5': {
    es: 'Una orden no se puede llevar a otra sección ni guardar. Una carta grande en un flanco vacío es una carta tirada.',
    en: 'An order cannot be carried to another section or saved up. A big card for an empty flank is a card wasted.',
  },
  'cca-8.5': {
    es: 'La sección sólo cuenta para recibir la orden. Una vez recibida, se mueve por donde se quiera.',
    en: 'The section matters only for getting the order. Once it has that, the unit goes where it likes.',
  },
  'cca-8.3': {
    es: 'Se mueve una vez y ya está. Si hace falta llegar más lejos, será el turno que viene.',
    en: 'You move once and that is that. If it is not far enough, it will have to wait for next turn.',
  },
  'cca-8.8': {
    es: 'El tablero se llena deprisa, y una línea apretada no puede recular. Deja huecos detrás de los tuyos.',
    en: 'The board fills up quickly, and a line packed tight has nowhere to fall back to. Leave gaps behind your men.',
  },
  'cca-8.9': {
    es: 'Ni los amigos se apartan: hay que rodearlos. Mueve primero a los de delante, y los de atrás tendrán paso.',
    en: 'Not even friends step aside: you go round them. Move those in front first, and those behind will have a way.',
  },
  'cca-8.15': {
    es: 'Son las piernas del ejército a pie: corren y todavía pueden combatir.',
    en: 'They are the legs of your foot: they run and may still fight.',
  },
  'cca-8.16': {
    es: 'Hay que elegir: o se acercan despacio y combaten, o corren y miran. Las que han corrido no atacan a nadie este turno.',
    en: 'You choose: they come up slowly and fight, or they run and look on. Auxilia that have run attack nobody this turn.',
  },
  'cca-8.19': {
    es: 'Los guerreros corren, pero sólo hacia la pelea. Si el segundo hex no los deja junto a un enemigo, no lo tienen.',
    en: 'Warriors run, but only into a fight. If the second hex does not bring them into close combat, they do not have it.',
  },
  'cca-8.21': {
    es: 'Lo mejor que tienes es también lo más lento. Llévala al frente desde el primer turno o no llegará.',
    en: 'The best you have is also the slowest. Bring it forward from the first turn, or it will never arrive.',
  },
  'cca-8.22': {
    es: 'Nadie llega tan lejos. Sirve para hostigar, rematar y volver, no para aguantar.',
    en: 'Nobody goes so far. It is there to harass, to finish off and to come back, not to hold a line.',
  },
  'cca-8.25': {
    es: 'Rápidos para su tamaño y sin pagar nada por ello. Lo peligroso es lo que hacen al volver.',
    en: 'Quick for their size, and at no cost. What is dangerous is what they do on the way back.',
  },
  'cca-11.1': {
    es: 'Basta con estar al lado: quien toca, pelea cuerpo a cuerpo. No hay tercera manera de combatir.',
    en: 'Being next to each other is all it takes: whoever touches fights in close combat. There is no third way to fight.',
  },
  'cca-11.3': {
    es: 'Parece mucho, pero casi siempre se queda en tirar, retirar bloques y ver quién se va. Lo importante es el orden: evadirse se decide antes de los dados, y responder, después.',
    en: 'It looks long, but mostly it comes down to rolling, taking blocks off and seeing who leaves. What matters is the order: evading is decided before the dice, battling back after them.',
  },
  'cca-11.7': {
    es: 'Aprende tres o cuatro de memoria y el resto vendrá solo. Cuanto más pesada es la unidad, más dados.',
    en: 'Learn three or four by heart and the rest will follow. The heavier the unit, the more dice.',
  },
  'cca-9.6': {
    es: 'No des por muerta a una unidad que va por su último bloque: pega igual que el primer día. Y no olvides la tuya.',
    en: 'Do not write off a unit on its last block: it hits as hard as on the first day. And do not forget your own.',
  },
  'cca-11.15': {
    es: 'Los guerreros asustan mientras nadie los ha tocado. La primera baja les quita el ímpetu: dispárales antes de que lleguen.',
    en: 'Warriors are frightening until somebody has touched them. Their first loss takes the rush away: shoot at them before they arrive.',
  },
  'cca-11.26': {
    es: 'Cuanto más fuerte es lo que tienen delante, más fuerte pegan ellos. Mándalos contra lo mejor del enemigo.',
    en: 'The stronger what stands before them, the harder they strike. Send them at the best the enemy has.',
  },
  'cca-11.8': {
    es: 'Pueden pelear, pero no es lo suyo. Úsalas para rematar, no para romper una línea.',
    en: 'They can fight, but it is not their trade. Use them to finish off, not to break a line.',
  },
  'cca-11.12': {
    es: 'La medida de todas las cosas: compara con ella a las demás. Sólidas, y algo más lentas que las ligeras.',
    en: 'The measure of all things: compare the rest with it. Solid, and a little slower than the light foot.',
  },
  'cca-11.17': {
    es: 'Es el puño del ejército. Un solo ataque suyo puede vaciar un hex.',
    en: 'This is the fist of the army. One attack of theirs can empty a hex.',
  },
});
