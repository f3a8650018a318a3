import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'wab-1.53': {
    es: 'Mientras uno mueve, el otro mira y contesta. Tu turno es tuyo, pero no estás solo en él.',
    en: 'While one side moves, the other watches and answers. Your turn is yours, but you are not alone in it.',
  },
  'wab-1.54': {
    es: 'Al llegar a las espadas ya no hay turnos: pegan todos.',
    en: 'When it comes to swords there are no turns any more: everybody strikes.',
  },
  'wab-2.1': {
    es: 'Las cargas se dicen antes de mover nada. Piensa la batalla entera antes de tocar una miniatura.',
    en: 'Charges are declared before anything moves. Think the whole battle over before you touch a model.',
  },
  'wab-2.3': {
    es: 'Él contesta cuando ya has enseñado todas tus cartas. No puedes guardarte una carga por si acaso.',
    en: 'He answers when you have shown all you have. You cannot keep a charge up your sleeve.',
  },
  'wab-2.4': {
    es: 'Lo primero es recuperar a los tuyos, antes de que corran más lejos.',
    en: 'First win back your own men, before they run further.',
  },
  'wab-2.5': {
    es: 'Lo que nadie manda se mueve antes que lo que mandas tú. Los que huyen pueden cruzarse en tu camino.',
    en: 'What nobody commands moves before what you command. Those who flee may run across your way.',
  },
  'wab-2.7': {
    es: 'Ahora llega el golpe. Las cargas van por delante de todo lo que hagas con calma.',
    en: 'Now the blow falls. Charges come before anything you do at leisure.',
  },
  'wab-2.8': {
    es: 'Y al final, los demás. Lo que quede por mover se mueve con las cargas ya hechas.',
    en: 'And last, all the rest. What is left moves with the charges already made.',
  },
  'wab-1.59': {
    es: 'Se lucha en tu turno y en el suyo. Cada combate cuenta dos veces por ronda de juego.',
    en: 'There is fighting in your turn and in his. Every combat goes on in both.',
  },
  'wab-1.11': {
    es: 'Lo que andas sin prisa. Todo lo demás, marcha, carga o huida, sale de aquí.',
    en: 'What you walk without haste. All the rest, march, charge or flight, comes from here.',
  },
  'wab-1.12': {
    es: 'Mide cómo se pelea de cerca. Y no cuenta sola: se compara con la del que tienes delante.',
    en: 'It says how well you fight close up. It never counts alone: it is set against the man before you.',
  },
  'wab-1.14': {
    es: 'Acertar no basta: hay que hacer daño. La fuerza dice cuánto.',
    en: 'To hit is not enough: you must hurt. Strength says how much.',
  },
  'wab-1.15': {
    es: 'La otra cara de la fuerza. Lo duro aguanta, lo blando cae.',
    en: 'The other side of strength. The hard endure, the soft fall.',
  },
  'wab-1.16': {
    es: 'Casi todos caen al primer corte. Los grandes y los héroes se toman su tiempo.',
    en: 'Most fall at the first cut. Heroes and great things take their time.',
  },
  'wab-1.19': {
    es: 'Aquí se ganan las batallas. Un ejército que no se asusta vale más que uno que pega fuerte.',
    en: 'Battles are won here. An army that does not scare is worth more than one that hits hard.',
  },
  'wab-1.20': {
    es: 'Dos dados contra el temple de la unidad. Sacar poco es bueno: se te olvidará una vez.',
    en: 'Two dice against the unit’s nerve. Low is good: you will forget that once.',
  },
  'wab-1.6': {
    es: 'Por muchas ayudas que tengas, segunda oportunidad sólo hay una.',
    en: 'However many helps you have, there is only one second chance.',
  },
  'wab-1.24': {
    es: 'Caballo y jinete son uno. Si cae él, el caballo se va también.',
    en: 'Horse and rider are one. If he falls, the horse is gone too.',
  },
  'wab-1.27': {
    es: 'Un bloque ordenado: eso es una unidad formada, y casi todas las reglas hablan de ella.',
    en: 'A block in good order: that is a formed unit, and nearly every rule is about it.',
  },
  'wab-1.28': {
    es: 'Por debajo de esto no hay unidad que valga. Hacia arriba, las que quieras.',
    en: 'Below this there is no unit worth the name. Upwards, as many as you like.',
  },
  'wab-1.29': {
    es: 'Todas las filas iguales, menos la última. La última puede quedar coja.',
    en: 'All ranks alike but the last. The last may come up short.',
  },
  'wab-1.30': {
    es: 'Los que mandan van delante y en el centro. Así se les ve, para bien y para mal.',
    en: 'Those who lead stand in front, in the middle. So they are seen, for good and ill.',
  },
  'wab-1.32': {
    es: 'Hombro con hombro se lucha mejor; sueltos se maniobra mejor. Cada tropa eligió ya.',
    en: 'Shoulder to shoulder fights better, loose moves better. Each troop has chosen already.',
  },
  'wab-1.34': {
    es: 'La infantería va apretada, y el caballo con armadura también.',
    en: 'Foot stands close, and so does the horse in armour.',
  },
  'wab-1.35': {
    es: 'El resto de los que montan van sueltos. Por eso giran como quieren.',
    en: 'All others who ride go loose. That is why they turn as they please.',
  },
  'wab-1.40': {
    es: 'Cuando quedan pocos, dejan de ser un bloque y pierden lo que el bloque daba.',
    en: 'When few are left they are a block no more, and lose what the block gave.',
  },
  'wab-1.41': {
    es: 'Y no hay vuelta atrás. Ni un héroe recompone lo que se rompió.',
    en: 'And there is no way back. Not even a hero mends what broke.',
  },
  'wab-2.9': {
    es: 'Hay una línea invisible delante de cada enemigo. Sólo la cruza quien va a luchar.',
    en: 'There is an invisible line before every enemy. Only who goes to fight crosses it.',
  },
  'wab-2.10': {
    es: 'Empieza por lo que dice el perfil y quita lo que pesa la armadura.',
    en: 'Start with what the profile says and take off what the armour weighs.',
  },
  'wab-2.11': {
    es: 'Es un techo, no una obligación. Puedes quedarte corto cuanto quieras.',
    en: 'It is a ceiling, not a duty. You may stop as short as you like.',
  },
  'wab-2.12': {
    es: 'El hierro protege y frena. Escudo y armadura pesada juntos ya se notan en las piernas.',
    en: 'Iron protects and slows. A shield and heavy armour together are felt in the legs.',
  },
  'wab-2.14': {
    es: 'La unidad se mueve como un mueble: recta, y con cuidado para girarla.',
    en: 'A unit moves like furniture: straight, and with care when it turns.',
  },
  'wab-2.37': {
    es: 'Sólo duele el trozo difícil. Lo que andes por campo abierto va a paso normal.',
    en: 'Only the difficult stretch hurts. What you walk in the open goes at the usual pace.',
  },
  'wab-2.39': {
    es: 'Por aquí casi no se anda. Mejor que lo cruce el otro.',
    en: 'One hardly walks here. Better to let the other man cross it.',
  },
  'wab-2.44': {
    es: 'Saltar un muro cuesta medio movimiento. Si no te llega, esperas delante.',
    en: 'Getting over a wall costs half a move. If you have not that much left, you wait in front of it.',
  },
  'wab-2.16': {
    es: 'Como una puerta: una esquina quieta y la otra corre. Cuenta lo que corre la que va más lejos.',
    en: 'Like a door: one corner still, the other runs. What counts is how far the outermost runs.',
  },
  'wab-2.18': {
    es: 'Mientras quede movimiento, puedes girar otra vez. Cargando, no.',
    en: 'While you have movement left you may wheel again. Not in a charge.',
  },
  'wab-2.22': {
    es: 'Darse la vuelta no es gratis, pero tampoco caro. Te queda casi todo el movimiento.',
    en: 'Turning about is not free, but not dear either. Most of the move is left.',
  },
  'wab-2.23': {
    es: 'Los sueltos se giran, andan y se vuelven a girar, y les sale gratis.',
    en: 'Loose troops turn, walk and turn again, and pay nothing.',
  },
  'wab-2.25': {
    es: 'Una fila, medio movimiento; dos, todo. Y de dos no se pasa.',
    en: 'One rank, half the move; two, all of it. And two is as far as it goes.',
  },
  'wab-2.26': {
    es: 'Otra ventaja de ir sueltos: cambian de forma sin pagar.',
    en: 'One more gain of being loose: they change shape and pay nothing.',
  },
  'wab-2.28': {
    es: 'Sin música no hay baile: reorganizarse pide un músico.',
    en: 'No music, no dance: to reform takes a musician.',
  },
  'wab-2.29': {
    es: 'Es una apuesta. Si sale mal, te quedas quieto y callado todo el turno.',
    en: 'It is a gamble. If it fails, you stand still and silent for the turn.',
  },
  'wab-2.32': {
    es: 'Recolocarse del todo cuesta el turno: ni un paso más, ni una flecha.',
    en: 'To rearrange all costs the turn: not a step more, not an arrow.',
  },
  'wab-2.46': {
    es: 'Se va deprisa porque nadie espera luchar. Lejos del enemigo es lo normal.',
    en: 'You go fast because nobody expects a fight. Far from the enemy it is what you do.',
  },
  'wab-2.47': {
    es: 'El paso lo marca el músico. Si no lo hay, se va andando.',
    en: 'The musician beats the pace. Without one, you walk.',
  },
  'wab-2.48': {
    es: 'Con el enemigo cerca nadie marcha tranquilo. Cuenta dónde estaba al empezar tu fase.',
    en: 'With the enemy near nobody marches at ease. What counts is where he stood as your phase began.',
  },
  'wab-2.49': {
    es: 'A los que huyen, a las máquinas y a los héroes sueltos no les tiene miedo nadie.',
    en: 'Nobody fears those who flee, engines or lone heroes.',
  },
  'wab-2.50': {
    es: 'El caballo no se detiene por gente a pie: si hace falta, se va.',
    en: 'Horses do not stop for men on foot: if need be, they ride away.',
  },
  'wab-2.52': {
    es: 'Puedes acercarte marchando, pero la línea invisible sigue ahí.',
    en: 'You may come near on the march, but the invisible line is still there.',
  },
  'wab-2.54': {
    es: 'Se marcha por donde se anda bien. Al primer estorbo, alto.',
    en: 'You march where the going is good. At the first hindrance, halt.',
  },
  'wab-2.55': {
    es: 'Quien llega corriendo no dispara.',
    en: 'Who comes running does not shoot.',
  },
  'wab-2.56': {
    es: 'En columna se vuela, y en columna no se lucha.',
    en: 'In column you fly, and in column you do not fight.',
  },
  'wab-2.57': {
    es: 'Estrecha y larga: así es una columna.',
    en: 'Narrow and long: that is a column.',
  },
});
