import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'onus-7.73': {
    es: 'De frente: es lo único que hace una carga. Tocar de lado no vale.',
    en: 'Head on: that is what makes a charge. To touch with a side is not enough.',
  },
  'onus-7.74': {
    es: 'Para embestir se va a paso normal: ni corriendo ni maniobrando.',
    en: 'To charge you go at the normal pace: neither hurrying nor manoeuvring.',
  },
  'onus-7.49': {
    es: 'La mitad del paso no da para cargar. Las excepciones llevan nombre propio.',
    en: 'Half a pace is no charge. The exceptions have names.',
  },
  'onus-7.75': {
    es: 'Llegar lo pagas; colocarte bien, no. Al contacto la carta se pone recta ella sola.',
    en: 'You pay to get there, not to fall into line. On contact the card squares up by itself.',
  },
  'onus-7.77': {
    es: 'Un pedazo de sección vale por una entera: apunta a rozar la siguiente.',
    en: 'A piece of a section counts as a whole one: aim to touch the next.',
  },
  'onus-7.78': {
    es: 'Lo que sobresale de tu frente no se pierde: rodea.',
    en: 'What sticks out of your front is not wasted: it goes round.',
  },
  'onus-7.80': {
    es: 'Para eso se alarga la línea: las alas también rodean.',
    en: 'This is what a longer line is for: the wings go round too.',
  },
  'onus-7.84': {
    es: 'Dos unidades pueden tocarse sin pelear, si ninguna mira a la otra.',
    en: 'Two units may touch without fighting, if neither looks at the other.',
  },
  'onus-7.85': {
    es: 'Quien rodea enseña la espalda. Un tercero puede castigarlo.',
    en: 'Whoever goes round shows his back. A third unit can make him pay.',
  },
  'onus-7.87': {
    es: 'De frente, un ala es tan dura como el centro. Hay que cogerla de lado.',
    en: 'From the front a wing is as hard as the centre. Take it from the side.',
  },
  'onus-9.19': {
    es: 'No escuchan. Pon algo en medio, o a alguien que te convenga que ataquen.',
    en: 'They do not listen. Put something in between, or somebody that you would like them to attack.',
  },
  'onus-7.135': {
    es: 'Primera tirada: ¿les das? Igualar es fallar por poco.',
    en: 'First roll: do you reach them? A tie is a near miss.',
  },
  'onus-7.136': {
    es: 'Segunda tirada, sólo con los dados que acertaron: ¿pasa la armadura?',
    en: 'Second roll, only with the dice that hit: do they get through the armour?',
  },
  'onus-7.137': {
    es: 'Nadie es intocable. Con bastantes dados, alguno entra.',
    en: 'Nobody is beyond reach. With enough dice, one gets in.',
  },
  'onus-7.138': {
    es: 'Y nadie acierta siempre, por bueno que sea.',
    en: 'And nobody always succeeds, however good he is.',
  },
  'onus-7.167': {
    es: 'Dos tiradas con dos valores. Hay quien acierta mucho y hiere poco, y al revés.',
    en: 'Two rolls with two values. Some reach often and hurt little, and the other way round.',
  },
  'onus-13.9': {
    es: 'Se suma todo una vez y vale para el puñado entero. No hay que ir dado por dado.',
    en: 'Add it all up once, and it holds for the whole handful. No going die by die.',
  },
  'onus-13.10': {
    es: 'Por mal que vaya, siempre queda algo.',
    en: 'However badly it goes, something is left.',
  },
  'onus-9.24': {
    es: 'El mejor resultado vale doble cuando ya se trata de herir.',
    en: 'The best roll counts double once it is about wounding.',
  },
  'onus-9.16': {
    es: 'La disciplina corrige lo peor de la suerte, una vez.',
    en: 'Discipline mends the worst of the luck, once.',
  },
  'onus-7.149': {
    es: 'Nadie se salva del combate por no haber sido activado: si se tocan, pelean.',
    en: 'Nobody is let off for not having been activated: if they touch, they fight.',
  },
  'onus-7.150': {
    es: 'Es tu turno, así que eliges por dónde empezar. Un buen orden puede dejar libre a alguien.',
    en: 'It is your turn, so you choose where to begin. A good order may set somebody free.',
  },
  'onus-7.151': {
    es: 'Siempre por parejas. Quien tiene dos enemigos pelea dos veces, y peor.',
    en: 'Always in pairs. A unit with two enemies fights twice, and worse.',
  },
  'onus-7.166': {
    es: 'Cuenta las marcas que se tocan: ésos son los dados, para los dos. Lo que cambia es lo que cada uno hace con ellos.',
    en: 'Count the marks that touch: those are the dice, for both. What differs is what each does with them.',
  },
  'onus-7.152': {
    es: 'Cartas, dados, heridas, moral, huida. En cuanto uno cae, se acabó.',
    en: 'Cards, dice, wounds, morale, flight. As soon as one falls, it is over.',
  },
  'onus-7.161': {
    es: 'Nadie pega primero: aunque te maten, has devuelto el golpe.',
    en: 'Nobody strikes first: even if you are killed, you have struck back.',
  },
  'onus-7.154': {
    es: 'A quien sobrevive a un enemigo muerto no le tiemblan las piernas.',
    en: 'Whoever outlives his enemy need not fear for his nerve.',
  },
  'onus-7.172': {
    es: 'Tiembla el que ha recibido más hoy; lo de ayer no cuenta aquí.',
    en: 'The one that took more today wavers; yesterday’s does not count here.',
  },
  'onus-7.156': {
    es: 'Si nadie cede, seguirán ahí. Un combate puede durar toda la tarde.',
    en: 'If nobody gives way, they stay there. A combat may last all afternoon.',
  },
  'onus-7.162': {
    es: 'Pegar primero es medio combate: el otro responde con lo que le quede.',
    en: 'To strike first is half the fight: the other answers with what he has left.',
  },
  'onus-7.163': {
    es: 'Primero aguanta, luego contesta. Por eso conviene que el primer golpe asuste.',
    en: 'First he bears it, then he answers. So it pays if the first blow frightens.',
  },
  'onus-7.164': {
    es: 'Un bosque de picas: quien se mete en él no llega a tocar a nadie. Pero sólo la primera vez.',
    en: 'A forest of pikes: whoever runs into it touches nobody. But only the first time.',
  },
  'onus-10.2': {
    es: 'Por el costado se defiende peor y se aguanta menos. Cuida tus flancos; busca los suyos.',
    en: 'On the flank a unit defends worse and bears less. Guard your flanks; look for his.',
  },
  'onus-10.3': {
    es: 'Por la espalda, el doble de malo. Un ataque así suele decidir la batalla.',
    en: 'From behind it is twice as bad. An attack like that often decides the battle.',
  },
  'onus-10.4': {
    es: 'El que corre no tiene frente. Da igual por dónde le llegues.',
    en: 'Whoever runs has no front. It does not matter where you come from.',
  },
  'onus-10.5': {
    es: 'Dos contra uno no es pelear dos veces: es pelear peor.',
    en: 'Two against one means more than fighting twice: it means fighting worse.',
  },
  'onus-10.6': {
    es: 'Todo se suma. Rodear no da sólo dados: desarma al que está en medio.',
    en: 'It all adds up. Going round gives more than dice: it disarms whoever stands in the middle.',
  },
  'onus-10.11': {
    es: 'Cada herida es una razón para irse.',
    en: 'Each wound is a reason to leave.',
  },
  'onus-10.12': {
    es: 'Los golpes tardan en notarse en el brazo, pero se notan.',
    en: 'Blows take time to tell on the arm, but tell they do.',
  },
  'onus-10.13': {
    es: 'Es el precio de un frente largo: menos fondo, menos valor.',
    en: 'It is the price of a long front: less depth, less heart.',
  },
  'onus-10.14': {
    es: 'Un hombre solo puede sostener a los demás. No se suman dos.',
    en: 'One man can hold up the rest. Two do not add up.',
  },
  'onus-10.15': {
    es: 'Sin quien mande, todo va peor: golpear, cubrirse y aguantar.',
    en: 'With nobody in command all goes worse: striking, covering, holding.',
  },
  'onus-10.16': {
    es: 'Rota aún lucha, pero con el corazón en la retaguardia. Retírala y que se rehaga.',
    en: 'Broken, it still fights, but with its heart in the rear. Take it out and let it rally.',
  },
});
