import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'wab-3.2': {
    es: 'Basta con que uno vea a uno. Pero si nadie ve a nadie, no hay carga.',
    en: 'It is enough that one sees one. But if nobody sees anybody, there is no charge.',
  },
  'wab-3.3': {
    es: 'El doble de lo que andas: hasta ahí llega el miedo que das.',
    en: 'Twice what you walk: that is how far your threat goes.',
  },
  'wab-1.8': {
    es: 'Se carga a ojo. Aprender a medir con la vista vale una legión.',
    en: 'You charge by eye. To learn to measure by sight is worth a legion.',
  },
  'wab-3.22': {
    es: 'Quien calcula mal se queda a medio camino, en mitad del campo y sin aliento.',
    en: 'Who judges badly stops halfway, in the middle of the field and out of breath.',
  },
  'wab-3.26': {
    es: 'Un solo giro, al principio, y se paga. Después, de frente.',
    en: 'One wheel, at the start, and it is paid for. Then straight on.',
  },
  'wab-3.28': {
    es: 'Recto hasta tocar. Al primer contacto se acabó el viaje.',
    en: 'Straight until you touch. At the first contact the ride is over.',
  },
  'wab-3.29': {
    es: 'La carga busca pelea: se coloca para que luchen cuantos más, mejor, tuyos y suyos.',
    en: 'A charge looks for a fight: it is placed so that as many fight as can, yours and his.',
  },
  'wab-3.24': {
    es: 'Una vez que tocas, te alineas sin pagar. Así nadie discute por un grado.',
    en: 'Once you touch, you line up for free. So nobody argues over a degree.',
  },
  'wab-3.7': {
    es: 'Lo más sencillo: clavar los pies y esperar. Siempre se puede.',
    en: 'The simplest: plant your feet and wait. It is always there.',
  },
  'wab-3.9': {
    es: 'Si vienen de lejos, da tiempo a una descarga. De cerca, no.',
    en: 'If they come from afar there is time for a volley. From close by, there is not.',
  },
  'wab-3.11': {
    es: 'A veces ganar es no estar. Pero correr es cosa de dados.',
    en: 'Sometimes to win is not to be there. But running is a matter of dice.',
  },
  'wab-3.13': {
    es: 'Una flecha y a correr. Se corre menos, claro.',
    en: 'One arrow and run. You run less far, of course.',
  },
  'wab-3.15': {
    es: 'El tiempo de disparar se paga en piernas: un dado menos.',
    en: 'The time to shoot is paid with legs: one die less.',
  },
  'wab-3.58': {
    es: 'Caballo contra caballo, de frente: ahí se sale al encuentro. Contra gente a pie, no.',
    en: 'Horse against horse, face to face: there you ride out to meet them. Not against foot.',
  },
  'wab-3.59': {
    es: 'Para arrancar hace falta sitio. Si ya están encima, se aguanta.',
    en: 'To get going you need room. If they are upon you, you hold.',
  },
  'wab-3.60': {
    es: 'Se encuentran en medio, y los dos llegan lanzados.',
    en: 'They meet in the middle, and both come at speed.',
  },
  'wab-3.18': {
    es: 'Si ves que no llega ni en sueños, no le hagas caso. Y reza por tener buen ojo.',
    en: 'If you see that he will never arrive, pay him no heed. And pray that your eye is good.',
  },
  'wab-3.44': {
    es: 'El flanco no se roba en el último paso: hay que haber salido ya de su lado.',
    en: 'A flank is not stolen at the last step: you must have started from its side.',
  },
  'wab-3.45': {
    es: 'Si lo tenías delante, le das de frente, aunque no quepas.',
    en: 'If he was in front of you, you hit his front, even if there is no room.',
  },
  'wab-3.48': {
    es: 'Ni un pie por delante de su línea: entonces el flanco es tuyo.',
    en: 'Not a foot ahead of his line: then the flank is yours.',
  },
  'wab-3.49': {
    es: 'Y si te toca el flanco, al flanco vas. No se elige.',
    en: 'And if the flank is yours, to the flank you go. There is no choice.',
  },
  'wab-3.51': {
    es: 'Del todo por detrás es por detrás, sin más cuentas.',
    en: 'Wholly behind is behind, no more to be said.',
  },
  'wab-3.52': {
    es: 'Entre el flanco y la espalda, basta con asomar por detrás.',
    en: 'Between flank and back, it is enough to peep round behind.',
  },
  'wab-3.53': {
    es: 'Y si no asoma nadie, es flanco.',
    en: 'And if nobody peeps round, it is the flank.',
  },
  'wab-4.3': {
    es: 'Cada uno dispara a lo que tiene delante, en un cuarto de círculo.',
    en: 'Each shoots at what is before him, in a quarter of a circle.',
  },
  'wab-4.4': {
    es: 'El jinete se gira en la silla y dispara a donde quiera. Por eso es tan incómodo.',
    en: 'A rider turns in the saddle and shoots where he likes. That is why he is such a pest.',
  },
  'wab-4.6': {
    es: 'Los de detrás no ven. Salvo que un arco diga otra cosa, sólo tira la primera fila.',
    en: 'Those behind see nothing. Unless a bow says otherwise, only the front rank shoots.',
  },
  'wab-4.18': {
    es: 'A la mitad del alcance cambia todo: cerca se acierta, lejos se prueba suerte.',
    en: 'Half the range is the border: near you hit, far you try your luck.',
  },
  'wab-4.27': {
    es: 'Toda la unidad a un blanco. Se reparte sólo cuando algunos no lo ven.',
    en: 'The whole unit at one target. It is split only when some cannot see it.',
  },
  'wab-4.39': {
    es: 'Una cuenta fácil: siete menos lo que sabes.',
    en: 'Easy sums: seven less what you know.',
  },
  'wab-4.42': {
    es: 'Con las piernas temblando se apunta peor.',
    en: 'With trembling legs you aim worse.',
  },
  'wab-4.44': {
    es: 'Lejos se apunta peor.',
    en: 'Far away you aim worse.',
  },
  'wab-4.48': {
    es: 'Un seto no para flechas, pero estorba al que apunta.',
    en: 'A hedge stops no arrows, but it bothers who aims.',
  },
  'wab-4.50': {
    es: 'Lo imposible no lo es del todo: entra con un seis, pero sin fuerza.',
    en: 'The impossible is not quite so: it goes in on a six, but with no strength.',
  },
  'wab-4.28': {
    es: 'El arco tira por alto. Por eso los de atrás también cuentan.',
    en: 'A bow shoots high. That is why those behind count too.',
  },
  'wab-4.30': {
    es: 'Una lluvia de flechas pide estar quietos.',
    en: 'A rain of arrows asks you to stand still.',
  },
  'wab-4.34': {
    es: 'De los de atrás, la mitad, y el que sobra no tira.',
    en: 'Of those behind, half, and the odd man does not shoot.',
  },
  'wab-4.51': {
    es: 'Acertado, pero ¿le ha dolido? Esto es lo que preguntas ahora.',
    en: 'It hit, but did it hurt? That is what you ask now.',
  },
  'wab-4.53': {
    es: 'Iguales, la mitad de las veces. Lo demás se aprende solo.',
    en: 'Equals, half of the time. The rest you learn by itself.',
  },
  'wab-4.54': {
    es: 'Última esperanza: que lo pare el hierro.',
    en: 'Last hope: that iron stops it.',
  },
  'wab-4.57': {
    es: 'Un golpe fuerte atraviesa el hierro. Cuanto más fuerte, menos hierro.',
    en: 'A strong blow goes through iron. The stronger the blow, the less the iron.',
  },
  'wab-4.59': {
    es: 'Caen los de atrás, aunque mueran los de delante: los huecos se tapan.',
    en: 'Those behind are taken off though those in front die: gaps are filled.',
  },
  'wab-4.64': {
    es: 'Si cae uno de cada cuatro de golpe, los demás se miran entre sí.',
    en: 'If one in four falls at a stroke, the others look at each other.',
  },
  'wab-5.8': {
    es: 'Quien carga pega primero. Media victoria está en llegar antes.',
    en: 'Who charges strikes first. Half of victory is to arrive first.',
  },
  'wab-5.9': {
    es: 'Y cuando nadie carga, los rápidos primero.',
    en: 'And when nobody charges, the quick go first.',
  },
  'wab-5.11': {
    es: 'Si las peanas se tocan, se lucha. Aunque sea por la punta.',
    en: 'If the bases touch, they fight. Even by a corner.',
  },
  'wab-5.22': {
    es: 'El mejor acierta más, pero nadie falla siempre.',
    en: 'The better man hits more, but nobody always misses.',
  },
  'wab-5.37': {
    es: 'El muerto no devuelve el golpe. Por eso importa tanto pegar antes.',
    en: 'A dead man does not strike back. That is why striking first matters so.',
  },
  'wab-5.28': {
    es: 'Un hombre es un hombre, lleve el hacha que lleve.',
    en: 'A man is a man, whatever axe he carries.',
  },
  'wab-5.24': {
    es: 'Si no puede defenderse, no hace falta ni tirar.',
    en: 'If he cannot defend himself, you need not even roll.',
  },
  'wab-5.39': {
    es: 'No gana quien mata más, sino quien suma más. Matar es sólo una de las cuentas.',
    en: 'Not who kills most wins, but who adds up most. Killing is only one entry.',
  },
  'wab-5.41': {
    es: 'Los que empujan detrás no pegan, pero pesan.',
    en: 'Those who push from behind do not strike, but they weigh.',
  },
  'wab-5.44': {
    es: 'La bandera anima. Dos no animan más que una.',
    en: 'A flag gives heart. Two give no more than one.',
  },
  'wab-5.47': {
    es: 'Pegar por el lado da miedo, si son bastantes los que pegan.',
    en: 'A blow from the side frightens, if those who strike are enough.',
  },
  'wab-5.50': {
    es: 'Y por la espalda, el doble de miedo.',
    en: 'And from behind, twice the fright.',
  },
  'wab-5.51': {
    es: 'Quien va ganando empuja. Gana el primer asalto y el segundo cuesta menos.',
    en: 'Who is winning pushes on. Win the first bout and the second costs less.',
  },
  'wab-5.54': {
    es: 'Hombro con hombro no hay por dónde entrar.',
    en: 'Shoulder to shoulder there is no way in.',
  },
  'wab-6.14': {
    es: 'Si te entran por el lado, las filas de atrás ya no sirven: están mirando a otra parte.',
    en: 'If they come in from the side, the ranks behind are no use: they are looking elsewhere.',
  },
  'wab-6.17': {
    es: 'Entre árboles no hay bloque que valga. Al bosque, que entren los sueltos.',
    en: 'Among trees no block is any good. Let the loose ones go into the wood.',
  },
});
