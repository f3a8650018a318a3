import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  't7g-2.1': {
    es: 'Aquí nadie espera media hora a que acabe el otro. Mueves una, mueve él una, y así hasta el final.',
    en: 'Nobody waits half an hour for the other to finish. You act with one, he acts with one, and so on to the end.',
  },
  't7g-2.3': {
    es: 'Todo turno empieza con los Mandos descansados. Lo que quedó gastado ayer vuelve a servir hoy.',
    en: 'Every turn starts with rested Commanders. What was spent last turn works again.',
  },
  't7g-2.4': {
    es: 'Decides todo antes de ver nada. Por eso conviene preguntarse qué querrá hacer él.',
    en: 'You decide everything before you see anything. So ask yourself what he will want to do.',
  },
  't7g-2.6': {
    es: 'Un buen Comandante llega antes, pero el dado también opina. Por muy bueno que sea, no cuentes con ello.',
    en: 'A good General gets there first, but the die has a say. However good he is, do not count on it.',
  },
  't7g-2.7': {
    es: 'Ganar no es empezar: es elegir. A veces lo mejor es que se descubra el otro.',
    en: 'To win is not to go first: it is to choose. Sometimes it is best to let the other show his hand.',
  },
  't7g-2.8': {
    es: 'Primero el que manda y luego el que obedece. El Mando es un lujo; la Tropa, una obligación.',
    en: 'First he who commands, then those who obey. The Commander is a luxury, the Troop unit a duty.',
  },
  't7g-2.10': {
    es: 'Si la Tropa ya ha actuado, el Mando llega tarde. Piensa en él antes de tocarla.',
    en: 'Once the Troop unit has acted, the Commander is late. Think of him before you touch it.',
  },
  't7g-2.12': {
    es: 'Se acaba cuando se acaban las Tropas. Los Mandos que queden por usar se quedan con las ganas.',
    en: 'It is over when the Troops are done. Commanders not used by then have missed their chance.',
  },
  't7g-1.15': {
    es: 'Nada se suma a los dados: se suma al Valor, y el Valor dice cuántos dados. Ése es todo el motor del juego.',
    en: 'Nothing is added to dice: it is added to the Value, and the Value says how many dice. That is the whole engine of the game.',
  },
  't7g-1.17': {
    es: 'Lo bueno y lo malo se tachan entre sí. Sólo cuenta lo que sobra.',
    en: 'Good and bad strike each other out. Only what is left counts.',
  },
  't7g-1.18': {
    es: 'Una ayuda vale la mitad de lo que ya eres. A quien tiene poco, la mitad de poco.',
    en: 'One help is worth half of what you already are. To those who have little, half of little.',
  },
  't7g-1.19': {
    es: 'El doble es el techo. La tercera ayuda guárdala para otro.',
    en: 'Double is the ceiling. Keep the third help for somebody else.',
  },
  't7g-1.20': {
    es: 'Un estorbo te deja en la mitad, y el pico se queda contigo. Los Valores impares lo llevan mejor.',
    en: 'One hindrance leaves you half, and the odd one stays with you. Odd Values bear it better.',
  },
  't7g-1.21': {
    es: 'Con dos estorbos todos son iguales: lo mínimo. Ya no importa lo grande que fueras.',
    en: 'With two hindrances all are alike: the least there is. How big you were no longer matters.',
  },
  't7g-1.23': {
    es: 'La misma unidad es dura contra unos y blanda contra otros. Antes de atacar, mira qué número le toca.',
    en: 'The same unit is hard against some and soft against others. Before you attack, see which number applies.',
  },
  't7g-1.24': {
    es: 'La Defensa es la armadura, y la armadura no se cansa. Lo que cambia es quién la golpea.',
    en: 'Defence is the armour, and armour does not tire. What changes is who strikes it.',
  },
  't7g-1.25': {
    es: 'Igualar basta. Una Defensa alta es buena noticia para quien la lleva.',
    en: 'To equal it is enough. A high Defence is good news for whoever wears it.',
  },
  't7g-2.13': {
    es: 'La carta boca abajo dice que aún no ha actuado, y calla el resto. Al girarla ya no hay vuelta atrás.',
    en: 'The card face down says that it has not acted yet, and hides the rest. Once it is turned there is no going back.',
  },
  't7g-2.15': {
    es: 'Es la orden para todo: un poco de cada cosa. A cambio, ninguna la hace del todo bien.',
    en: 'It is the order for everything: a little of each. In return none of it is done quite well.',
  },
  't7g-2.16': {
    es: 'Quien anda no apunta. Si vas a disparar de verdad, no es tu carta.',
    en: 'Walking spoils the aim. If you mean to shoot in earnest, this is not your card.',
  },
  't7g-2.17': {
    es: 'Vas a por él y, si llegas, peleas. Si no llegas, te quedas cerca y a la vista.',
    en: 'You go for him and, if you get there, you fight. If not, you stand close and in full view.',
  },
  't7g-2.18': {
    es: 'Sin nadie a quien mirar, la carga es una carta perdida. Asegúrate de que seguirá ahí.',
    en: 'With nobody in sight the charge is a wasted card. Make sure that he will still be there.',
  },
  't7g-2.19': {
    es: 'La furia da piernas y da brazos. Sólo mientras dura la carga.',
    en: 'Fury gives legs and arms. Only as long as the charge lasts.',
  },
  't7g-2.20': {
    es: 'Se llega muy lejos y no se hace nada más. Es para colocarse, o para irse.',
    en: 'You get very far and do nothing else. It is for taking a place, or for leaving.',
  },
  't7g-2.21': {
    es: 'Quietos y apuntando. Es la única manera de que todos los mosquetes cuenten.',
    en: 'Standing still and taking aim. It is the only way to make every musket count.',
  },
  't7g-2.22': {
    es: 'Un respiro cura, pero no del todo. La última cicatriz se la guardan para la Élite.',
    en: 'A breather heals, but not entirely. Only the Elite lose their last scar.',
  },
  't7g-1.27': {
    es: 'Sin un rasguño se obedece a la primera. En cuanto hay Desgaste, hay que convencerlos.',
    en: 'Without a scratch they obey at once. As soon as there is Wear they must be persuaded.',
  },
  't7g-2.23': {
    es: 'Los frescos no discuten la orden. Pero reaccionar ya es otra cosa.',
    en: 'Fresh troops do not argue with an order. To react is another matter.',
  },
  't7g-2.24': {
    es: 'Los cansados pueden decir que no. Actúa antes con los que importan.',
    en: 'Tired men may say no. Act first with those that matter.',
  },
  't7g-2.25': {
    es: 'Sin nadie que los mire, dudan. Un Mando cerca vale aunque ya no pueda con su alma.',
    en: 'With nobody watching they hesitate. A Commander nearby helps even when he is spent.',
  },
  't7g-2.26': {
    es: 'Un solo dado bueno basta. Muchos dados casi nunca fallan, y uno solo casi siempre.',
    en: 'One good die is enough. Many dice hardly ever fail, a single one mostly does.',
  },
  't7g-2.27': {
    es: 'Todo lo que toque la Disciplina toca también a este chequeo. Cuenta antes de tirar.',
    en: 'Whatever touches Discipline touches this check too. Count before you roll.',
  },
  't7g-2.28': {
    es: 'Acercarse demasiado despierta al vecino. Cualquiera que aún tenga carta puede contestar.',
    en: 'To come too close wakes the neighbour. Anybody who still has a card may answer.',
  },
  't7g-2.29': {
    es: 'Puedes dejarlo pasar y usar la carta después. A veces la mejor respuesta es esperar.',
    en: 'You may let it go and use the card later. Sometimes the best answer is to wait.',
  },
  't7g-2.30': {
    es: 'La sorpresa iguala a todos: también los frescos tiran. Y si falla, se quedan sin turno.',
    en: 'Surprise makes all alike: fresh troops roll as well. And if they fail, their turn is gone.',
  },
  't7g-2.31': {
    es: 'Sólo puedes contestar con lo que habías preparado. La carta pensaba por ti antes que tú.',
    en: 'You can only answer with what you had prepared. The card thought ahead for you.',
  },
  't7g-2.33': {
    es: 'A quien carga se le puede salir al encuentro. Se choca a mitad de camino, y los dos con furia.',
    en: 'A charger may be met. They clash half way, both in a fury.',
  },
  't7g-2.35': {
    es: 'Quien pasa por delante se expone. Lo cazas en el punto en que te queda más a mano.',
    en: 'Whoever passes in front of you takes a risk. You catch him where he comes nearest.',
  },
  't7g-2.36': {
    es: 'Correr salva, si corres más que él. Si no, te alcanza igual.',
    en: 'Running saves you if you run faster than he does. If not, he still gets you.',
  },
  't7g-2.37': {
    es: 'Una descarga a bocajarro antes del choque. Puede que no haya choque.',
    en: 'A volley at point-blank before the clash. There may be no clash.',
  },
  't7g-2.38': {
    es: 'Apretar los dientes también es una respuesta. Aguantas más, y no haces nada más.',
    en: 'To grit your teeth is an answer too. You bear more, and do nothing else.',
  },
  't7g-3.2': {
    es: 'Sólo tres cartas mueven. Las otras dos clavan a la unidad donde está.',
    en: 'Only three cards move. The other two pin the unit where it stands.',
  },
  't7g-3.3': {
    es: 'Traza una línea desde el centro de tu frente. Si no choca con nada, hay camino.',
    en: 'Draw a line from the middle of your front. If it meets nothing, there is a way.',
  },
  't7g-3.4': {
    es: 'Un bloque de picas no gira como un bailarín. Ir hacia atrás no es mover, es otra cosa.',
    en: 'A block of pikes does not turn like a dancer. To go backwards is not a move, it is something else.',
  },
  't7g-3.5': {
    es: 'Llega el centro, y la unidad va detrás mirando a donde iba. Mide sólo eso.',
    en: 'The centre arrives, and the unit follows, facing where it went. Measure just that.',
  },
  't7g-3.7': {
    es: 'Por una rendija no pasa un tercio. Tus huecos también son muros para el otro.',
    en: 'A tercio does not pass through a crack. Your gaps are walls to the enemy too.',
  },
  't7g-1.7': {
    es: 'Nadie se arrima por descuido. Para tocar al enemigo hay que querer atacarlo.',
    en: 'Nobody brushes past by accident. To touch the enemy you must mean to attack him.',
  },
  't7g-3.16': {
    es: 'Un trozo pequeño estorba lo mismo que uno grande. O se rodea, o se asume.',
    en: 'A small patch slows as much as a big one. Go round it, or accept it.',
  },
  't7g-3.17': {
    es: 'El bosque rompe las filas además de frenarlas. Se entra en orden y se sale en montón.',
    en: 'A wood breaks the ranks besides slowing them. They enter in order and come out in a heap.',
  },
  't7g-3.20': {
    es: 'El camino ayuda sólo a quien no lo deja. Un paso fuera y ya no cuenta.',
    en: 'The road helps only those who keep to it. One step off and it no longer counts.',
  },
});
