import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  't7g-7.4': {
    es: 'El Comandante es de todos; los demás, de los suyos. Reparte las Tropas pensando en eso.',
    en: 'The General is everybody’s, the others belong to their own. Share out the Troops with that in mind.',
  },
  't7g-7.8': {
    es: 'Cabalga y manda, en ese orden. Una vez despierto, algo tiene que intentar.',
    en: 'He rides and commands, in that order. Once awake, he must try something.',
  },
  't7g-7.9': {
    es: 'Un hombre a caballo pasa por donde quiere. Sólo lo imposible lo detiene.',
    en: 'A man on a horse goes where he likes. Only the impossible stops him.',
  },
  't7g-7.10': {
    es: 'Se mide de borde a borde, y es menos de lo que parece. Ponlo en medio de los suyos.',
    en: 'Measure edge to edge; it is less than it seems. Put him among his men.',
  },
  't7g-7.12': {
    es: 'Dentro de las filas contagia su valor, pero no se le oye más allá. O empuja, o dirige.',
    en: 'Inside the ranks his spirit spreads, but his voice does not carry. He pushes or he directs.',
  },
  't7g-7.15': {
    es: 'Meterse en una unidad le cuesta el turno. Y salir, esperar al siguiente.',
    en: 'To join a unit costs him his turn. To leave it he waits for the next.',
  },
  't7g-7.20': {
    es: 'Comparte la suerte de los suyos, la buena y la mala. No lo escondas en quien va a caer.',
    en: 'He shares the fate of his men, for good or ill. Do not hide him among those about to fall.',
  },
  't7g-7.22': {
    es: 'Primero se dice qué y a quién, y luego se tira. No vale cambiar de idea al ver los dados.',
    en: 'First say what and on whom, then roll. There is no changing your mind once you see the dice.',
  },
  't7g-7.23': {
    es: 'Hay que estar cerca y ver. Las dos cosas, salvo que su Cualidad diga otra.',
    en: 'He must be near and see. Both, unless his Trait says otherwise.',
  },
  't7g-7.24': {
    es: 'El Nivel son dados. Uno bueno basta para que le hagan caso.',
    en: 'Level is dice. One good one and they listen.',
  },
  't7g-7.25': {
    es: 'Un éxito justo lo deja sin fuelle. Los de poco Nivel sólo hacen una cosa por turno.',
    en: 'A bare success leaves him out of breath. Those of low Level do one thing a turn.',
  },
  't7g-7.28': {
    es: 'Con éxitos de sobra sigue en pie y puede repetir. Un gran Mando vale por varios.',
    en: 'With successes to spare he is still on his feet and may go again. A great Commander is worth several.',
  },
  't7g-7.29': {
    es: 'Las Virtudes no se tiran: están. Basta con que él esté.',
    en: 'Virtues are not rolled for: they are there. It is enough that he is.',
  },
  't7g-7.30': {
    es: 'Ese punto llega el último, y nadie lo parte por la mitad. Es poco, pero es seguro.',
    en: 'That point comes last, and nobody halves it. It is little, but it is certain.',
  },
  't7g-7.45': {
    es: 'Lo sabe hacer cualquiera: volver a picar espuelas. Y nada más en esa activación.',
    en: 'Anybody can do it: spur on once more. And nothing else in that activation.',
  },
  't7g-7.46': {
    es: 'Presta su Virtud sin meterse en las filas. Dura lo que tarda en actuar la siguiente.',
    en: 'He lends his Virtue without joining the ranks. It lasts as long as the next unit takes to act.',
  },
  't7g-7.47': {
    es: 'No hay dos iguales en tu ejército. Elige a cada uno para lo suyo.',
    en: 'No two are alike in your army. Choose each for his own work.',
  },
  't7g-7.48': {
    es: 'La marca dice que no hay nada que tirar. Ni activarlo hace falta.',
    en: 'The mark says that there is nothing to roll. He need not even be activated.',
  },
});
