import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  't7g-4.2': {
    es: 'Se mira desde el centro del frente, y basta con ver un centro del otro. Lo que no ves no existe.',
    en: 'You look from the middle of your front, and it is enough to see one centre of the other. What you do not see is not there.',
  },
  't7g-4.3': {
    es: 'Todos tapan, también los tuyos. Quien va delante te protege y te ciega.',
    en: 'Everybody is in the way, your own men too. Those in front protect you and blind you.',
  },
  't7g-4.7': {
    es: 'Ni una colina te deja tirar por encima de otros. Sólo las flechas saben volar.',
    en: 'Not even a hill lets you shoot over others. Only arrows can fly.',
  },
  't7g-4.8': {
    es: 'El más cercano no te obliga. Elige al que más te moleste.',
    en: 'You are not bound to the nearest. Choose the one that troubles you most.',
  },
  't7g-4.9': {
    es: 'Se mide al centro más próximo que ves, no al borde. Unos dedos de más, y no hay disparo.',
    en: 'Measure to the nearest centre that you see, not to the edge. A finger too far and there is no shot.',
  },
  't7g-4.10': {
    es: 'Tantos dados como Fuego te quede. Contra qué Defensa, lo dice el arma y no quien la lleva.',
    en: 'As many dice as you have Fire left. Against which Defence, the weapon says and not the men behind it.',
  },
  't7g-4.11': {
    es: 'Cada dado va por su cuenta. Igualar también es dar.',
    en: 'Each die stands alone. To equal is to hit as well.',
  },
  't7g-6.102': {
    es: 'El arma cargada espera al que viene. Disparar al que se acerca es cuando mejor se dispara.',
    en: 'A loaded gun waits for him who comes. There is no better moment to shoot.',
  },
  't7g-4.12': {
    es: 'De las balas te libra el valor; de los cañones, casi nada. Por eso pesan tanto los cañones.',
    en: 'Courage saves you from bullets; from cannons hardly anything does. That is why cannons weigh so much.',
  },
  't7g-4.13': {
    es: 'Cada éxito borra un golpe. Lo que no se borra, se queda.',
    en: 'Each success wipes out a hit. What is not wiped out stays.',
  },
  't7g-4.14': {
    es: 'No salvar nada descoloca, aunque el golpe fuera pequeño. Y en desorden, el siguiente duele más.',
    en: 'To save nothing shakes them, however small the hit. And in disorder the next one hurts more.',
  },
  't7g-4.15': {
    es: 'El daño son fichas, no hombres. La unidad sigue entera hasta que no puede más.',
    en: 'Damage is markers, not men. The unit stays whole until it can bear no more.',
  },
  't7g-4.16': {
    es: 'Hay un tope de lo que se aguanta. Pasarlo no mata, pero hay que tirar.',
    en: 'There is a limit to what can be borne. To pass it does not kill, but you must roll.',
  },
  't7g-1.28': {
    es: 'Al borde del aguante se pega menos y se dispara menos. Todavía no ha caído, pero ya se nota.',
    en: 'At the edge they strike less and shoot less. They have not fallen yet, but it shows.',
  },
  't7g-1.29': {
    es: 'El desorden no quita fuerza, quita entereza. Reorganízate antes de que te disparen otra vez.',
    en: 'Disorder takes no strength, it takes steadiness. Re-form before they shoot again.',
  },
  't7g-4.18': {
    es: 'En cuanto rebosa, se mira si se van. No hay que esperar al final de nada.',
    en: 'As soon as it overflows, see whether they run. There is no waiting for the end of anything.',
  },
  't7g-4.19': {
    es: 'No importa cuánto daño llevaran: importa cuánto sobra. Un golpe grande es peor que muchos pequeños.',
    en: 'What they bore before does not matter: what is too much does. One big blow is worse than many small ones.',
  },
  't7g-4.20': {
    es: 'Aquí no ayuda ni estorba nadie. Es lo que la unidad lleva en la sangre.',
    en: 'Here nobody helps and nobody hinders. It is what the unit has in its blood.',
  },
  't7g-4.21': {
    es: 'Sólo la mejor cara salva, y hace falta una por cada ficha que sobra. Con dos ya es casi un milagro.',
    en: 'Only the best face saves, and you need one for each marker too many. With two it is nearly a miracle.',
  },
  't7g-4.22': {
    es: 'Quien aguanta sigue al borde. El próximo golpe vuelve a preguntar.',
    en: 'Those who hold are still at the edge. The next blow asks again.',
  },
  't7g-4.23': {
    es: 'Se van, y el que iba dentro también. Piénsalo antes de meter ahí a tu mejor Mando.',
    en: 'They go, and so does whoever rode with them. Think of that before you put your best Commander there.',
  },
  't7g-6.39': {
    es: 'Cobran por pelear, no por morir. En cuanto rebosan, se acabó.',
    en: 'They are paid to fight, not to die. As soon as it overflows, it is over.',
  },
  't7g-5.1': {
    es: 'Nadie pelea por rozarse. Sin la carta de atacar no hay choque.',
    en: 'Nobody fights for brushing past. Without the card of attack there is no clash.',
  },
  't7g-5.3': {
    es: 'La carta no te deja arrepentirte. Si puedes llegar, llegas.',
    en: 'The card does not let you think again. If you can get there, you do.',
  },
  't7g-5.5': {
    es: 'Hay que llegar a un centro, no a una esquina. Mide bien antes de contar con ello.',
    en: 'You must reach a centre, not a corner. Measure well before you count on it.',
  },
  't7g-5.6': {
    es: 'Como chocan, se quedan. Nadie endereza las bases.',
    en: 'As they meet, so they stay. Nobody straightens the bases.',
  },
  't7g-5.8': {
    es: 'Cuenta de dónde sales, no dónde acabas. Colócate detrás de su frente el turno antes.',
    en: 'It counts where you start, not where you end. Be behind his front the turn before.',
  },
  't7g-5.9': {
    es: 'Cogido de lado pegas menos y aguantas menos. Una de las dos bastaría para perder.',
    en: 'Taken in the flank you strike less and bear less. Either would be enough to lose.',
  },
  't7g-5.10': {
    es: 'Cuesta reaccionar a lo que no ves venir. Por eso el flanco vale el doble.',
    en: 'It is hard to react to what you do not see coming. That is why a flank is worth twice as much.',
  },
  't7g-5.37': {
    es: 'No se carga a ciegas. Un bosque en medio protege de la carga como del disparo.',
    en: 'Nobody charges blind. A wood in between protects from a charge as from a shot.',
  },
  't7g-5.2': {
    es: 'Golpe y escudo, golpe y escudo, y luego se cuenta. No hay más.',
    en: 'Blow and shield, blow and shield, then count. That is all.',
  },
  't7g-5.12': {
    es: 'Quien cae pega igual que quien queda. Ir primero sólo decide quién tira antes.',
    en: 'Those who fall strike like those who stand. To go first only decides who rolls first.',
  },
  't7g-5.13': {
    es: 'Miras tu Combate y su Defensa contra lo que tú eres. Picas contra caballos no es picas contra picas.',
    en: 'Look at your Combat and at his Defence against what you are. Pikes against horses is not pikes against pikes.',
  },
  't7g-5.14': {
    es: 'De cerca se resiste peor que de lejos. El acero pregunta más que el plomo.',
    en: 'Close up it is harder to resist than at a distance. Steel asks more than lead.',
  },
  't7g-5.16': {
    es: 'No parar nada es lo peor que puede pasar. Si además pierdes, te vas corriendo.',
    en: 'To stop nothing is the worst that can happen. If you lose as well, you run.',
  },
  't7g-5.18': {
    es: 'Gana quien hace más daño, no quien queda en pie. Se puede perder habiendo destruido al otro.',
    en: 'Whoever does more damage wins, not whoever stands. One may lose and have destroyed the other.',
  },
  't7g-5.38': {
    es: 'Desde arriba se pega mejor. Pero hay que estar arriba del todo.',
    en: 'From above you strike better. But you must be all the way up.',
  },
  't7g-5.39': {
    es: 'Un muro ayuda al que espera, no al que ataca. Pégate a él.',
    en: 'A wall helps those who wait, not those who attack. Stand right against it.',
  },
  't7g-5.19': {
    es: 'Perder no es morir: es dar unos pasos atrás. Salvo que no pararas nada.',
    en: 'To lose is not to die: it is a few steps back. Unless you stopped nothing.',
  },
  't7g-5.20': {
    es: 'Se va de espaldas, sin perder de vista al otro. Deja sitio detrás de tus líneas.',
    en: 'They go backwards, with an eye on the enemy. Leave room behind your lines.',
  },
  't7g-5.22': {
    es: 'Quien no tiene a dónde ir se hace más daño. Tus propias filas pueden ser el muro.',
    en: 'Those with nowhere to go are hurt more. Your own ranks may be the wall.',
  },
  't7g-5.24': {
    es: 'Perder y no haber parado nada: eso ya no es retroceder. Ante caballos, es el final.',
    en: 'To lose and to have stopped nothing is no step back any more. From horses it is the end.',
  },
  't7g-5.25': {
    es: 'Corren lejos y dan la espalda. Te costará un turno volver a usarlos.',
    en: 'They run far and show their backs. It will cost you a turn to use them again.',
  },
  't7g-5.27': {
    es: 'En tablas cede quien vino a buscar pelea. El que aguanta ha ganado el sitio.',
    en: 'In a tie he who came looking for a fight gives way. Whoever holds has won the ground.',
  },
  't7g-5.28': {
    es: 'Quien rompe al enemigo puede ocupar su hueco. Mira antes qué hay detrás.',
    en: 'Whoever breaks the enemy may take his place. See first what is behind it.',
  },
  't7g-5.29': {
    es: 'Dos bosques de picas trabados siguen empujando. Basta con que uno de los dos quiera.',
    en: 'Two forests of pikes locked together keep pushing. It is enough that one of you wants to.',
  },
  't7g-6.2': {
    es: 'Las grandes Formaciones son el muro, y las Compañías, lo que corre alrededor. No valen lo mismo cuando caen.',
    en: 'Big Formations are the wall, Companies what runs around it. They are not worth the same when they fall.',
  },
  't7g-6.59': {
    es: 'A un caballo cuesta cogerlo. Con cualquier carta, y aunque ya no tenga, puede irse.',
    en: 'A horse is hard to catch. With any card, even with none left, it may get away.',
  },
  't7g-6.60': {
    es: 'De quien va a pie se escapa fácil. No pierdas cargas de infantería en caballos.',
    en: 'From men on foot it gets away easily. Do not waste infantry charges on horses.',
  },
  't7g-6.69': {
    es: 'Un giro gratis antes de andar cambia el mapa entero. La caballería nunca está mirando mal.',
    en: 'A free turn before moving changes the whole map. Cavalry never faces the wrong way.',
  },
  't7g-6.70': {
    es: 'La infantería que corre delante de caballos no llega. Que no te pille sin haber parado nada.',
    en: 'Infantry that runs from horses does not get there. Do not be caught having stopped nothing.',
  },
  't7g-6.80': {
    es: 'Los artilleros también saben pelear, a su manera. Mira su Defensa de infantes.',
    en: 'Gunners can fight too, after a fashion. Look at how infantry strikes them.',
  },
  't7g-6.88': {
    es: 'Los cañones se mandan solos. No gastes en ellos un Mando que hace falta en otra parte.',
    en: 'Guns command themselves. Do not spend on them a Commander who is needed elsewhere.',
  },
  't7g-6.90': {
    es: 'Un cañón no sabe correr. Si pierde, se queda.',
    en: 'A gun cannot run. If it loses, it stays for ever.',
  },
  't7g-6.100': {
    es: 'Las picas esperan a los caballos. En desorden, ya no son un muro.',
    en: 'Pikes wait for horses. In disorder they are no wall any more.',
  },
  't7g-9.3': {
    es: 'Cuanto antes quieras ganar, más ventaja te piden. Al final basta con llegar.',
    en: 'The sooner you want to win, the more lead it takes. In the end it is enough to get there.',
  },
  't7g-9.58': {
    es: 'Sólo puntúa lo destruido. Una unidad al borde no vale nada todavía.',
    en: 'Only what is destroyed scores. A unit at the edge is worth nothing yet.',
  },
});
