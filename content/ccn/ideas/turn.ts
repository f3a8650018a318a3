import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'ccn-5.3': {
    es: 'Siempre en este orden, y siempre entero: carta, quién, adónde, combate, carta nueva. Si dudas, pregunta en qué fase estás.',
    en: 'Always in this order, and always complete: card, who, where to, combat, new card. If in doubt, ask which phase you are in.',
  },
  'ccn-5.6': {
    es: 'La carta es tu plan del turno. Léela en voz alta: el otro también tiene que saber qué permite.',
    en: 'The card is your plan for the turn. Read it aloud: the other player needs to know what it allows.',
  },
  'ccn-5.12': {
    es: 'Primero se señala a todos y luego se mueve. Nadie cambia de idea a la vista del primer resultado.',
    en: 'Point at everybody first, then move. Nobody changes his mind once he has seen the first result.',
  },
  'ccn-5.13': {
    es: 'Sin orden, quieto. Las respuestas al enemigo son otra cosa: son suyas por derecho y no gastan carta.',
    en: 'No order, no action. Answers to the enemy are another matter: they are a unit’s by right and cost no card.',
  },
  'ccn-5.14': {
    es: 'Tu mejor unidad no actúa dos veces. Reparte.',
    en: 'Your best unit does not act twice. Spread your orders.',
  },
  'ccn-5.4': {
    es: 'Primero baila todo el mundo y luego suena el cañón. Lo que un combate abra este turno, otro no lo aprovecha moviendo.',
    en: 'First everybody takes his place, then the guns speak. What one combat opens up, nobody else moves into this turn.',
  },
  'ccn-5.5': {
    es: 'De una en una y hasta el final. Elige bien el orden: un primer combate con éxito facilita el siguiente.',
    en: 'One at a time, and to the end. Choose the sequence well: a first success makes the next one easier.',
  },
  'ccn-5.11': {
    es: 'A veces la mano no da para nada. Se descarta, se roba y se confía en la siguiente.',
    en: 'Sometimes the hand is of no use. You throw one away, draw, and trust in the next.',
  },
  'ccn-5.241': {
    es: 'Robar cierra el turno. Sólo entonces sabes con qué vas a contar.',
    en: 'Drawing closes the turn. Only then do you know what you will have to work with.',
  },
  'ccn-2.4': {
    es: 'Ancho para maniobrar, corto para escapar. Una retirada larga llega pronto al borde.',
    en: 'Wide enough for manoeuvre, too short for escape. A long retreat soon reaches the edge.',
  },
  'ccn-2.5': {
    es: 'Lo que para ti es la izquierda, para el otro es la derecha. Las cartas se leen siempre desde tu silla.',
    en: 'What is left to you is right to the other player. Cards are always read from your own chair.',
  },
  'ccn-2.6': {
    es: 'El hexágono partido obedece a dos clases de cartas. Es buen sitio para quien quieras tener siempre a mano.',
    en: 'A hex that is cut obeys two kinds of cards. It is a good place for whoever you always want at hand.',
  },
  'ccn-5.22': {
    es: 'Estar en la línea es tener más cartas que te sirven. Pon ahí tu reserva.',
    en: 'Standing on the line means that more cards will do. Put your reserve there.',
  },
  'ccn-5.23': {
    es: 'Lo que sobra no se guarda ni se presta. Una carta grande donde no hay nadie es media carta.',
    en: 'What is left over is neither saved nor lent. A big card where you have nobody is half a card.',
  },
  'ccn-5.39': {
    es: 'La sección sirve para recibir la orden, no para cumplirla. Después se va a donde se quiera.',
    en: 'The section is for getting the order, not for carrying it out. After that a unit goes where it likes.',
  },
  'ccn-5.7': {
    es: 'Dos preguntas para cada carta: ¿a cuántos?, ¿dónde?',
    en: 'Two questions for every card: how many, and where?',
  },
  'ccn-5.9': {
    es: 'Las de Sección miran al mapa; las Tácticas, a la clase de tropa. Conviene tener de las dos.',
    en: 'Section cards look at the map, Tactic cards at the kind of troops. It pays to hold both.',
  },
  'ccn-5.10': {
    es: 'Si no dice dónde, vale en todas partes. Es su gran ventaja.',
    en: 'If it does not say where, it works everywhere. That is its great advantage.',
  },
  'ccn-5.16': {
    es: 'El líder va gratis mientras no se separe. Con una sola orden se mueven los dos.',
    en: 'The leader rides free as long as he stays. A single order moves them both.',
  },
  'ccn-5.17': {
    es: 'Sacarlo de su unidad es otra cosa: hace falta una carta que lo permita, y se paga.',
    en: 'Taking him out of his unit is different: you need a card that allows it, and you pay for it.',
  },
  'ccn-5.19': {
    es: 'Unas pocas cartas no llevan número: valen lo que valga tu mano. Cuanto más llena, más ordenan.',
    en: 'A few cards have no number: they are worth what your hand is worth. The fuller it is, the more they order.',
  },
  'ccn-5.20': {
    es: 'Se cuenta también la que tienes en la mesa. El contador de cuadros, no: esas cartas están presas.',
    en: 'The one on the table counts too. Those on the square track do not: they are held prisoner.',
  },
  'ccn-5.21': {
    es: 'Un cuadro salva a la unidad y ata al general: mandas un poco menos mientras dura.',
    en: 'A square saves the unit and ties the general’s hands: you command a little less while it lasts.',
  },
  'ccn-5.24': {
    es: 'Una Táctica sin tropas que la cumplan rinde poco. Juégala antes de perderlas.',
    en: 'A Tactic card without the troops for it does little. Play it before you lose them.',
  },
  'ccn-5.33': {
    es: 'Un movimiento por turno. Los avances tras la victoria son un regalo aparte.',
    en: 'One move a turn. Advances after a victory are a gift on top.',
  },
  'ccn-5.36': {
    es: 'No hay sitio para dos, ni paso por en medio. Mueve primero a quien estorba.',
    en: 'There is no room for two, nor a way through. Move first whoever stands in the way.',
  },
  'ccn-5.37': {
    es: 'Al enemigo se lo echa, no se lo atraviesa.',
    en: 'You drive the enemy out; you do not walk through him.',
  },
  'ccn-5.46': {
    es: 'La mayoría de tu ejército va a paso de línea: poco, pero siempre listo para combatir.',
    en: 'Most of your army moves at the pace of the line: not far, but always ready to fight.',
  },
  'ccn-5.47': {
    es: 'Puede adelantarse, pero llega sin aliento. Decide si quieres sitio o fuego.',
    en: 'It can hurry ahead, but it arrives out of breath. Decide whether you want ground or fire.',
  },
  'ccn-5.48': {
    es: 'Corre y pelea, las dos cosas enteras. Nadie escapa de ella por lejos que esté.',
    en: 'It runs and it fights, both in full. Few are so far away that they are safe from it.',
  },
  'ccn-5.49': {
    es: 'Un poco más lenta, mucho más dura. Se la lleva cerca y se la suelta al final.',
    en: 'A little slower, much harder. Bring it close, and let it go late.',
  },
  'ccn-5.50': {
    es: 'O ruedas o disparas. Elige bien su primera posición: de ahí disparará toda la batalla.',
    en: 'You roll or you fire. Choose its first position well: it may fire from there all battle long.',
  },
  'ccn-5.51': {
    es: 'La artillería que sigue a las tropas. Si corre demasiado, calla.',
    en: 'The guns that keep up with the troops. If they go too far, they are silent.',
  },
});
