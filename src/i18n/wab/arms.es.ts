import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Armas de combate, armaduras y salvaciones. */
export default {
  queries: {
    'wab/close-weapon': {
      title: 'Qué hace un arma de combate',
      line: 'Fuerza, Ataques, filas, repeticiones, escudo',
      about:
        'Dice si una unidad puede luchar con un arma en este turno de un combate y qué hace entonces el arma: manos, Fuerza, Ataques, filas que luchan, repeticiones y si cuenta el escudo.',
      fields: labelled(`
        side: Lado por el que lucha | En qué lado de esta unidad está el enemigo: front, frente; flank, flanco; rear, retaguardia.
      `),
      answers: labelled(`
        attackBonus: Ataques de más | Cuántos Ataques de más tiene cada guerrero por el arma.
      `),
    },
  },

  fields: labelled(`
    woundBy: Lo hiere | missile, un disparo o algo arrojado; close-combat, un golpe. Importa para rodelas, paveses, bardas de tela y armas que ocupan las dos manos.
    woundFrom: Desde | De dónde viene el disparo o el golpe: front, el frente de la unidad; flank, un flanco; rear, la retaguardia. Importa para semi-bardas y paveses.
    byDagger: Daga o arma improvisada | true si el golpe es de una daga o de un arma improvisada, como una piedra en la mano o un palo.
    throughDifficult: Por terreno difícil | true si su carga o contracarga cruzó terreno difícil.
    lastMoved: Último movimiento | Cuándo movió la unidad por última vez en su fase de movimiento, contando cargas: not, no ha movido; this-turn, este turno; own-turn-before, en su último turno, y ahora es el del enemigo; gave-ground, solo cedió terreno tras la ronda anterior. Importa para las lanzas de la infantería.
    weaponBefore: Arma de antes | El arma con la que la unidad ha luchado antes en este combate. Sin decir: ninguna todavía.
    separated: Separadas desde entonces | true si las unidades se han separado desde entonces, porque una huyó o se destrabó.
    secondWeapon: Segunda arma | Otra arma que la unidad usaría al mismo tiempo. Sin decir: ninguna.
    shotBefore: Ha disparado a la carga | true si acaba de disparar otra arma a la carga.
    thrownBefore: Ya arrojados | true si ya usó sus venablos en un combate anterior.
    enemyBarded: Enemigo con barda | true si el enemigo monta caballos con barda; solo importa para dagas.
    shootsTwice: Dos disparos de honda | true si cada hondero dispara dos veces: hasta 9 pulgadas y con Fuerza 2.
    otherWeaponShot: También otra arma | true si las mismas miniaturas disparan otra arma de proyectiles en la misma fase; como reacción a una carga, si van a luchar con otra arma.
  `),

  answers: labelled(`
    hands: Manos | Cuántas manos ocupa el arma.
    strengthBonus: Fuerza del arma | Lo que añade ahora a la Fuerza, antes del tope de 5.
    attackBonus: Ataques del arma | Lo que añade a los Ataques de cada guerrero.
    attacks: Ataques | Cuántos Ataques tiene cada guerrero.
    reachRanks: Filas de detrás | Cuántas filas tras la primera golpean también.
    ranksThatFight: Filas que luchan | Desde cuántas filas golpea la unidad al enemigo de ese lado, contando la primera.
    rerollsMisses: Repite los fallos | Si se repite una vez cada dado para impactar que falla.
    shieldCounts: Cuenta el escudo | Si un escudo cuenta en combate cuerpo a cuerpo.
    throwsJavelins: Lanza jabalinas | Si puede lanzar jabalinas en su fase de disparo.
    weaponStrength: Fuerza del disparo | La Fuerza de sus impactos a esa distancia; null si depende de una distancia que no se ha dicho.
    weaponModifier: Quita a la salvación | Lo que el arma quita a una salvación a esa distancia; null si depende de una distancia que no se ha dicho.
    ownSave: Tu salvación | La salvación de tu unidad contra estos golpes.
    enemySave: La salvación enemiga | La salvación del enemigo contra estos golpes.
  `),

  terms: worded(`
    woundBy: missile = un proyectil | close-combat = un golpe
    woundFrom: front = el frente | flank = el flanco | rear = la retaguardia
    secondWeapon weaponBefore: hand-weapon = arma de mano | two-hand-weapons = dos armas de mano | two-handed = arma a dos manos | halberd = alabarda | spear = lanza | throwing-spear = venablo | heavy-throwing-spear = lanza arrojadiza pesada | cavalry-spear = lanza de caballería | lance = lanza de justa | kontos = kontos | pike = pica | mixed-weapons = armas mixtas | dagger = daga
    lastMoved: not = no ha movido | this-turn = este turno | own-turn-before = en su último turno | gave-ground = cedió terreno
  `),

  steps: said(`
    wab-10.2: Solo se usa un arma a la vez.
    wab-10.3: El arma con la que empezó a luchar se queda hasta que acabe el combate.
    wab-10.4: Puede luchar con un arma distinta de la que ha disparado a la carga.
    wab-10.4/shooting: Una miniatura con dos armas de proyectiles dispara con una de ellas en cada fase.
    wab-10.5: Las armas mixtas son armas de mano y jabalinas.
    wab-10.6: En su fase de disparo puede lanzar sus jabalinas.
    wab-10.7: En el primer turno de un combate las armas mixtas repiten una vez cada fallo.
    wab-10.8: Un arma de mano no cambia nada.
    wab-10.9: Un arma en cada mano da a cada guerrero 1 Ataque más.
    wab-10.12: Un arma a dos manos ocupa las dos.
    wab-10.14: {who:The}: las armas a dos manos golpean en último lugar.
    wab-10.15: Los dos bandos llevan armas a dos manos: vale el orden corriente.
    wab-10.16: El arma a dos manos añade 2 a la Fuerza.
    wab-10.17: Una alabarda es una hoja pesada en un asta larga, que se maneja con las dos manos.
    wab-10.19: La alabarda añade 1 a la Fuerza.
    wab-10.20: La lanza de empuje se lleva en una mano, a pie o a caballo.
    wab-10.21: Los lanceros que no han movido luchan en dos filas hacia su frente.
    wab-20.12: Cedió terreno tras la ronda anterior: sigue luchando en dos filas.
    wab-10.22: La lanza de la caballería añade 1 a la Fuerza en la carga.
    wab-10.23: La carga cruzó terreno difícil: el arma no añade nada.
    wab-10.24: Los venablos se arrojan muy de cerca o se usan en la mano; no se disparan.
    wab-10.25: En el primer turno de un combate la infantería con venablos lucha en dos filas.
    wab-10.26: En un combate nuevo los venablos están ahí otra vez.
    wab-10.27: En el primer turno de un combate jinetes y hostigadores con venablos repiten una vez cada fallo.
    wab-10.28: La carga cruzó terreno difícil: los venablos no repiten nada.
    wab-10.29: Las lanzas arrojadizas pesadas son las del tipo del pilum, el saunion y el angón.
    wab-10.30: En el primer turno de un combate la infantería con lanzas arrojadizas pesadas lucha en dos filas.
    wab-10.31: En el primer turno de un combate la lanza arrojadiza pesada añade 1 a la Fuerza.
    wab-10.32: En el primer turno de un combate los hostigadores con lanzas arrojadizas pesadas repiten una vez cada fallo.
    wab-10.33: Las picas son lanzas muy largas, como la sarisa.
    wab-10.34: Los piqueros luchan en dos filas hacia su frente, hayan movido o no.
    wab-10.35: {who:The}: las picas golpean primero hacia el frente, cargue quien cargue.
    wab-10.36: Los dos bandos llevan picas: vale el orden corriente.
    wab-10.37: {who:The}: las picas que no luchan solo hacia el frente no van antes que nadie.
    wab-10.38: El kontos cuenta como lanza de caballería.
    wab-10.39: {who:The}: el kontos golpea primero contra armas más cortas, cargue quien cargue.
    wab-10.40: Solo la pica es más larga que el kontos.
    wab-10.41: Los dos bandos llevan kontos: vale el orden corriente.
    wab-10.42: La lanza de justa añade 2 a la Fuerza en la carga.
    wab-10.43: Las jabalinas están siempre a corto alcance.
    wab-10.44: Las jabalinas se lanzan igual de bien tras mover.
    wab-10.45: La jabalina alcanza {range} pulgadas e impacta con Fuerza {strength}; quita {less} a la salvación.
    wab-10.46: Los dardos están siempre a corto alcance.
    wab-10.47: Los dardos se lanzan igual de bien tras mover.
    wab-10.48: Los dardos se lanzan desde las filas de detrás incluso tras mover.
    wab-10.49: Los dardos alcanzan {range} pulgadas e impactan con Fuerza {strength}; quitan {less} a la salvación.
    wab-10.50: Las piedras están siempre a corto alcance.
    wab-10.51: Las piedras se lanzan igual de bien tras mover.
    wab-10.52: Las piedras se lanzan desde las filas de detrás incluso tras mover.
    wab-10.53: Las piedras alcanzan {range} pulgadas e impactan con Fuerza {strength}; quitan {less} a la salvación.
    wab-10.54: Con arcos cortos se hace tiro masivo.
    wab-10.55: El arco corto alcanza {range} pulgadas e impacta con Fuerza {strength}; quita {less} a la salvación.
    wab-10.56: Con arcos se hace tiro masivo.
    wab-10.57: El arco alcanza {range} pulgadas e impacta con Fuerza {strength}; quita {less} a la salvación.
    wab-10.58: Con arcos largos se hace tiro masivo.
    wab-10.59: El arco largo alcanza {range} pulgadas e impacta aquí con Fuerza {strength}; quita {less} a la salvación.
    wab-10.60: Una ballesta no se dispara tras mover.
    wab-10.61: Con ballestas no se dispara y se huye.
    wab-10.62: La ballesta alcanza {range} pulgadas e impacta aquí con Fuerza {strength}; quita {less} a la salvación.
    wab-10.63: Una pistola o arcabuz no se dispara tras mover.
    wab-10.64: Con pistolas o arcabuces no se dispara y se huye.
    wab-10.65: La pistola o arcabuz alcanza {range} pulgadas e impacta aquí con Fuerza {strength}; quita {less} a la salvación.
    wab-10.66: Una ballesta ligera se puede disparar tras mover.
    wab-10.67: La ballesta ligera alcanza {range} pulgadas e impacta con Fuerza {strength}; quita {less} a la salvación.
    wab-10.68: Los honderos que no se mueven pueden disparar dos veces.
    wab-10.68/moved: Los honderos que han movido no disparan dos veces.
    wab-10.69: Dos disparos de honda alcanzan 9 pulgadas.
    wab-10.70: A una carga los honderos no disparan dos veces.
    wab-10.71: La honda alcanza {range} pulgadas e impacta con Fuerza {strength}; quita {less} a la salvación.
    wab-10.72: Una honda con vara no se dispara tras mover.
    wab-10.73: Con hondas con vara no se dispara y se huye.
    wab-10.74: La honda con vara alcanza {range} pulgadas e impacta aquí con Fuerza {strength}; quita {less} a la salvación.
    wab-10.10: Contra una daga o un arma improvisada la salvación mejora en 1: {better} o más.
    wab-10.11: Contra una daga o un arma improvisada quien no tiene salvación salva con 6 o más.
    wab-10.13: El arma a dos manos ocupa las dos: el escudo no cuenta en combate.
    wab-10.18: La alabarda ocupa las dos manos: el escudo no cuenta en combate.
    wab-11.1: La armadura, el escudo y la montura le dan una salvación.
    wab-11.2: Montado salva 1 punto mejor: {save} o más.
    wab-11.3: Escudo y barda mejoran la salvación por puntos, si cuentan contra una herida así.
    wab-11.4: Ninguna salvación es aquí mejor que {best} o más.
    wab-11.9: Los jinetes sin armadura salvan con 6 o más por su montura.
    wab-11.9/foot: La infantería sin armadura no tiene salvación por ella.
    wab-11.10: La armadura ligera salva con 6 o más.
    wab-11.11: La armadura pesada salva con 5 o más.
    wab-11.12: La armadura de catafracto trae la regla especial de los catafractos.
    wab-11.13: La armadura de catafracto salva con 3 o más.
    wab-11.14: La coraza parcial a pie salva con 4 o más.
    wab-11.15: La coraza parcial a caballo salva con 3 o más.
    wab-11.16: La coraza completa salva con 3 o más.
    wab-11.17: El escudo la mejora en 1: {save} o más.
    wab-11.18: El escudo grande la mejora en 2: {save} o más.
    wab-11.19: El pavés la mejora en 2 contra proyectiles desde el frente: {save} o más.
    wab-11.20: La rodela de un hostigador la mejora en 1: {save} o más.
    wab-11.21: En combate la rodela la mejora en 1: {save} o más.
    wab-11.23: La barda metálica completa la mejora en 1: {save} o más.
    wab-11.24: La semi-barda metálica la mejora en 1 hacia el frente: {save} o más.
    wab-11.25: En combate la barda de tela completa la mejora en 1: {save} o más.
    wab-11.26: En combate hacia el frente la semi-barda de tela la mejora en 1: {save} o más.
  `),

  because: said(`
    one-weapon-only: Cada uno lleva una sola arma de mano.
    is-a-halberd: Es una alabarda.
    is-two-handed: Es un arma a dos manos, no una alabarda.
    has-a-save: Ya tiene salvación.
    half-barding: La barda es una semi-barda.
    only-one-has-them: Solo uno de los dos bandos las lleva.
    both-have-them: Los dos bandos las llevan.
    one-in-each-hand: Un arma de mano en cada mano se puede usar.
    same-weapon: Sigue luchando con la misma arma.
    apart-since: Las unidades se han separado desde entonces.
    not-thrown-before: No se han usado antes.
    later-turn: No es el primer turno de este combate.
    no-charge-this-turn: No ha cargado este turno.
    charge-in-the-open: La carga no cruzó terreno difícil.
    in-ranks-on-foot: Luchan a pie y en filas.
    skirmishers-have-none: Los hostigadores no luchan desde una segunda fila.
    has-moved: La unidad ha movido.
    to-the-front-alone: Luchan solo hacia el frente.
    not-to-the-front-alone: No luchan solo hacia el frente.
    enemy-has-pikes: El enemigo lleva picas, que son más largas.
    has-not-moved: No han movido.
    stays-after-the-shot: No huyen tras disparar.
    in-its-own-phase: Es su propia fase de disparo.
    shoots-once: Cada uno dispara una vez.
    moved: Han movido.
    no-other-weapon: No disparan ninguna otra arma.
    nobody-behind: Nadie está detrás de la primera fila.
    on-foot-as-said: El guerrero va a pie.
    armour-as-good: Con esta armadura la salvación es la misma con escudo.
    against-a-missile: Lo que hiere es un proyectil.
    not-from-the-front: La herida no viene del frente.
    no-missile: No es un proyectil lo que hiere.
    no-missile-from-the-front: La herida no es de un proyectil desde el frente.
    no-skirmishers: No están en formación de hostigadores.
    no-combat-to-the-front: La herida no es de un golpe hacia el frente.
    within-the-limit: La salvación no es mejor que la máxima.
    at-the-limit: La salvación ya es la máxima.
    not-in-the-short-table: La tabla corta no lo trae.
  `),

  ...summed(`
    close-weapon/used: Puede luchar así; el arma añade {strengthBonus} a la Fuerza y {ranksThatFight?lucha|luchan} {ranksThatFight} {ranksThatFight?fila|filas}. | Fuerza +{strengthBonus}, {ranksThatFight} {ranksThatFight?fila|filas} | Puede luchar así: Fuerza +{strengthBonus}, {ranksThatFight} {ranksThatFight?fila|filas}.
    close-weapon/no: No puede luchar así. | Así no | No puede luchar así.
  `),

  problems: said(`
    weapon-said-twice: El arma trae su propia Fuerza: deja los bonos sin decir.
    only-riders-have-it: Solo la caballería lucha con esta arma: hay que decirlo en la clase de unidad.
    not-on-horseback: Nadie lucha con pica a caballo.
    no-turn-before: En el primer turno de un combate nadie ha luchado antes en él.
    only-slings-shoot-twice: Solo las hondas disparan dos veces: hay que decir que el arma es una honda.
    weapon-tells-it: A esa distancia el arma tiene otro alcance, otra Fuerza u otro modificador: déjalos sin decir.
    daggers-in-close-combat: Una daga hiere en combate: hay que decirlo.
    only-missiles-print-one: Solo las armas de proyectiles llevan un modificador impreso; un golpe baja la salvación por su Fuerza.
  `),
} satisfies PartOfMessages;
