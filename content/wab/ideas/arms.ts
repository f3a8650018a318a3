import { defineIdeas } from '../../../src/library/registry.ts';

export default defineIdeas({
  'wab-10.3': {
    es: 'Elige antes del primer golpe. En mitad de la pelea nadie cambia de mano.',
    en: 'Choose before the first blow. In the middle of a fight nobody changes hands.',
  },
  'wab-10.21': {
    es: 'La lanza es un arma de esperar: plantada, pelea también quien está detrás.',
    en: 'A spear is a weapon for waiting: planted, those behind fight too.',
  },
  'wab-10.25': {
    es: 'El venablo se gasta en el encontronazo. Luego sólo cuenta la primera fila.',
    en: 'A throwing spear is spent in the clash. After it only the front rank counts.',
  },
  'wab-10.31': {
    es: 'El pilum pega una vez, pero esa vez se nota.',
    en: 'A pilum strikes once, but that once is felt.',
  },
  'wab-10.34': {
    es: 'La pica no necesita esperar: dos filas, vengas o te vengan.',
    en: 'A pike need not wait: two ranks, whether you come or they do.',
  },
  'wab-10.35': {
    es: 'Da igual quién corra: llega antes la punta más larga.',
    en: 'No matter who runs: the longer point gets there first.',
  },
  'wab-10.16': {
    es: 'A dos manos se corta un escudo. Es el arma que más pega de a pie.',
    en: 'With both hands you cut through a shield. No weapon on foot hits harder.',
  },
  'wab-10.14': {
    es: 'Pero hay que llegar vivo a dar el golpe: pegas el último, hasta cargando.',
    en: 'But you must live to strike: you strike last, even on a charge.',
  },
  'wab-10.22': {
    es: 'El caballo pone la fuerza; sin carrera, la lanza del jinete no es más que un palo.',
    en: 'The horse brings the force; without a run a rider’s spear is just a stick.',
  },
  'wab-10.7': {
    es: 'Cada guerrero con lo suyo: la primera vez, quien falla prueba otra vez.',
    en: 'Each warrior with what he likes: the first time, who misses tries again.',
  },
  'wab-11.1': {
    es: 'Una herida no es una muerte: falta preguntarle al hierro.',
    en: 'A wound is not a death: the iron has to be asked first.',
  },
  'wab-11.10': {
    es: 'Poca cosa, pero es mejor que una camisa.',
    en: 'Not much, but better than a shirt.',
  },
  'wab-11.11': {
    es: 'Malla o placas: pesa y se agradece.',
    en: 'Mail or plates: it weighs, and you are thankful for it.',
  },
  'wab-11.17': {
    es: 'El escudo nunca se compra en vano.',
    en: 'A shield is never bought in vain.',
  },
  'wab-11.18': {
    es: 'El escudo grande tapa a un hombre de pie, y vale el doble que el corriente.',
    en: 'A large shield covers a man on foot and is worth two ordinary ones.',
  },
  'wab-11.2': {
    es: 'El caballo también recibe: por eso el jinete salva mejor.',
    en: 'The horse takes some of it: so the rider saves better.',
  },
  'wab-11.23': {
    es: 'Vestir al caballo es lo único que lleva una salvación a lo más alto.',
    en: 'To clothe the horse is the one way to the very best save.',
  },
  'wab-11.4': {
    es: 'Por mucho hierro que lleves, siempre queda un hueco.',
    en: 'However much iron you wear, there is always a gap.',
  },
  'wab-11.21': {
    es: 'La rodela para espadas, no flechas.',
    en: 'A buckler stops swords, not arrows.',
  },
  'wab-10.10': {
    es: 'Con un cuchillo de cocina hasta el cuero te para.',
    en: 'With a kitchen knife even leather stops you.',
  },
  'wab-12.2': {
    es: 'Se ve venir a la bestia y ya se sabe que llega: ahora se mira quién se queda.',
    en: 'The beast comes and you know that it will reach you: now see who stays.',
  },
  'wab-12.3': {
    es: 'Miedo y además son más: nadie lo discute, se corre.',
    en: 'Afraid, and they are more: nobody argues, they run.',
  },
  'wab-12.4': {
    es: 'Si no son más, te quedas, pero te tiemblan las manos.',
    en: 'If they are not more you stay, but your hands shake.',
  },
  'wab-12.5': {
    es: 'Quien ya piensa irse no tiene que preguntarse si tiene miedo.',
    en: 'Who means to go need not ask himself whether he is afraid.',
  },
  'wab-12.6': {
    es: 'Para ir hacia lo que temes hace falta valor antes de dar un paso.',
    en: 'To go at what you fear takes courage before the first step.',
  },
  'wab-12.7': {
    es: 'Perder contra quien te asusta y te supera acaba la discusión: no se tira nada.',
    en: 'To lose to who frightens and outnumbers you ends the matter: nothing is rolled.',
  },
  'wab-12.11': {
    es: 'El terror se chequea al cargarlo y al ser cargado por él. Sin términos medios.',
    en: 'Terror is tested when you charge it and when it charges you. There is no halfway.',
  },
  'wab-12.13': {
    es: 'Basta tenerlo cerca al empezar tu turno para que la unidad se lo piense.',
    en: 'To have it near as your turn starts is enough to make a unit think.',
  },
  'wab-12.15': {
    es: 'Con el miedo se tiembla; con el terror se corre.',
    en: 'In fear you tremble; in terror you run.',
  },
  'wab-12.16': {
    es: 'No eliges tú: si alguien está a tiro de carga, van.',
    en: 'You do not choose: if somebody is within charge reach, they go.',
  },
  'wab-12.17': {
    es: 'A cambio, cada uno da un golpe más. Sus caballos no.',
    en: 'In return each strikes one blow more. Their horses do not.',
  },
  'wab-12.21': {
    es: 'Huir no se les pasa por la cabeza.',
    en: 'To flee does not cross their minds.',
  },
  'wab-12.20': {
    es: 'Una derrota les devuelve el juicio, y ya no hay vuelta.',
    en: 'One defeat brings back their senses, and for good.',
  },
  'wab-12.23': {
    es: 'Quien odia aguanta por encima de su valor: el odio es el mejor de los capitanes.',
    en: 'Who hates holds beyond his courage: hatred is the best of captains.',
  },
  'wab-12.25': {
    es: 'El primer turno, el golpe que falla se intenta otra vez.',
    en: 'In the first turn a blow that misses is tried again.',
  },
  'wab-12.26': {
    es: 'No saben dejar ir a su enemigo. Cuenta con ello, o cuenta con ello el otro.',
    en: 'They cannot let their enemy go. Reckon with it, or he will.',
  },
  'wab-12.30': {
    es: 'La primera vez que fallan dan un paso atrás. La segunda, corren como todos.',
    en: 'The first time they fail they step back. The second, they run like all the rest.',
  },
  'wab-12.32': {
    es: 'Donde otro huiría sin preguntar, a ellos aún les queda un dado.',
    en: 'Where others would run unasked, they still have a die.',
  },
  'wab-12.28': {
    es: 'La tozudez es cosa de muchos: un puñado ya no aguanta.',
    en: 'Stubbornness takes company: a handful holds no more.',
  },
  'wab-13.8': {
    es: 'Cada turno un dado decide si mandas tú o mandan las ganas.',
    en: 'Each turn a die decides whether you lead or their temper does.',
  },
  'wab-13.9': {
    es: 'Desbocada, va a por el más cercano que ve. El enemigo lo sabe y pone un cebo.',
    en: 'Running wild, it goes for the nearest it sees. The enemy knows, and lays a bait.',
  },
  'wab-13.10': {
    es: 'Si no alcanza a nadie, echa a andar hacia él de todos modos.',
    en: 'If it reaches nobody, it sets out towards him all the same.',
  },
  'wab-13.14': {
    es: 'Solos no valen mucho; con los primos detrás, son leones. Que sea profunda.',
    en: 'Alone they are not much; with their cousins behind, lions. Make it deep.',
  },
  'wab-13.15': {
    es: 'Aquí está el premio: si su carga gana y son más, el otro se va sin tirar.',
    en: 'Here is the prize: if its charge wins and it is more, the other goes without a roll.',
  },
  'wab-13.17': {
    es: 'Y detrás va ella, te convenga o no.',
    en: 'And after him it goes, whether that suits you or not.',
  },
  'wab-13.18': {
    es: 'Girar a una multitud cuesta. Apúntala bien al desplegar.',
    en: 'To turn a crowd is slow. Point it well when you deploy.',
  },
  'wab-13.19': {
    es: 'Cuando carga o no la mandas tú, nadie la frena.',
    en: 'When it charges, or is out of your hands, nothing slows it.',
  },
  'wab-15.1': {
    es: 'Antes de empezar dices si van sueltos o en fila, y así se quedan.',
    en: 'Before the start you say whether they go loose or in ranks, and so they stay.',
  },
  'wab-15.3': {
    es: 'Sueltos, pero no cada uno por su lado: el compañero, siempre a mano.',
    en: 'Loose, but not each for himself: a companion always at hand.',
  },
  'wab-15.5': {
    es: 'No maniobran: cada uno anda por donde le parece.',
    en: 'They make no manoeuvres: each walks as he pleases.',
  },
  'wab-15.7': {
    es: 'Siempre pueden correr, tengan a quien tengan cerca.',
    en: 'They may always run, whoever is near.',
  },
  'wab-15.6': {
    es: 'El bosque que para a una legión, para ellos es un camino.',
    en: 'The wood that stops a legion is a road to them.',
  },
  'wab-15.11': {
    es: 'O se corre o se tira: las dos cosas, no.',
    en: 'Run or shoot: not both.',
  },
  'wab-15.18': {
    es: 'No basta con que uno vea: tiene que verlo casi todo el grupo.',
    en: 'One who sees is not enough: most of the group must.',
  },
  'wab-15.10': {
    es: 'Los flojos temen a cualquiera que venga en filas.',
    en: 'The weak ones fear anybody who comes in ranks.',
  },
  'wab-15.24': {
    es: 'Una bandera entre matorrales no anima a nadie.',
    en: 'A flag among the bushes heartens nobody.',
  },
  'wab-15.25': {
    es: 'Por la espalda molestan, pero no rompen filas.',
    en: 'From behind they are a nuisance, but they break no ranks.',
  },
  'wab-15.28': {
    es: 'Nadie los oye gritar desde el cuartel: están solos con su valor.',
    en: 'No order reaches them out there: they have only their own courage.',
  },
});
