import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    t7g/order-check: Chequeo de Órdenes | Si hace falta, sus dados, su probabilidad | Dice si una unidad que va a actuar, a reaccionar o a retroceder por Caracolear, o que tiene Frenéticos y ha destruido a un enemigo, hace un chequeo de órdenes, cuántos dados tira con todo lo que sube o baja su Disciplina, con qué probabilidad lo pasa y, con los dados que han salido, qué es de ella.
    t7g/break-check: Chequeo de Ruptura | Sus Puntos de Ruptura y la probabilidad de quedarse | Dice si una unidad que supera su Aguante hace un chequeo de ruptura, con cuántos dados y Puntos de Ruptura, con qué probabilidad se queda en la mesa y, con los dados que han salido, si lo hace.
    t7g/initiative: Iniciativa | Quién la tiene y con qué probabilidad | Suma los Niveles de ambos Comandantes a sus dados: quién elige qué bando empieza y con qué probabilidad gana cada uno, si se repiten los empates.
  `),

  fields: labelled(`
    check: Chequeo para | activation, la unidad va a cumplir su carta; reaction, quiere reaccionar a un enemigo; caracole, ha disparado en su activación y quiere retroceder por Caracolear; frenzy, tiene Frenéticos y ha destruido a un enemigo en combate.
    discipline: Disciplina | La Disciplina del perfil, antes de que nada la cambie.
    wear: Desgaste | Marcadores de Desgaste de la unidad antes de lo que se pregunta; con 0 está Fresca.
    commander: Mando | near, uno con el que puede interactuar (el Mando de su mando, el Comandante o uno con Fama) la tiene a distancia de mando y la ve; inside, uno así está en la unidad; unseen, está bastante cerca pero no la ve; away, no hay ninguno.
    kind: Tropas | formation (Formación) o company (Compañía), las dos de infantería; cavalry, caballería; artillery, artillería.
    elite: Élite | true si la unidad tiene la regla Élite.
    squares: Cuadros | true si la unidad tiene la regla Cuadros.
    impetuous: Impetuosos | true si la unidad tiene la regla Impetuosos.
    couldCharge: Podría cargar | true si la unidad de Impetuosos podría cargar ahora contra algún enemigo.
    chargedBy: La carga | nobody, reacciona a un movimiento; infantry o cavalry, un enemigo de ese tipo le ha declarado una carga. La artillería nunca carga.
    flankCharge: Por el flanco | true si esa carga empieza detrás de los 180 grados frontales de la unidad.
    evasion: Por Evasión | true si reacciona por su regla Evasión.
    loyalty: Lealtad | De cuántos Mandos tiene el punto de Lealtad: uno dentro, uno que la ha inspirado.
    ownTraits: Cualidades de su bando | Cualidades de sus Mandos que obran sobre ella: insigne, religioso (actúa a continuación), imperturbable (la tiene a distancia de mando), autoritario (actúa a continuación).
    enemyTraits: Cualidades del enemigo | Cualidades de Mandos enemigos que obran sobre ella: agresivo (está en la unidad que carga), terrible.
    cannonToShoot: Cañón superpesado que dispara | true si un cañón superpesado va a disparar.
    pooledUnits: Unidades del grupo | Cuántas unidades quedan en su Choragiew (caballería) o Fortificación Emplazada (infantería, artillería). 1 si no está en ninguna.
    respectable: Respetable | true si el Mando que no ve a la unidad tiene la Cualidad Respetable.
    otherIncreases: Otros aumentos | Otros aumentos de Disciplina que cuentan en el chequeo.
    otherDecreases: Otras reducciones | Otras reducciones de Disciplina que cuentan en el chequeo.
    dice: Dados tirados | Los dados como han caído. Si se omite: aún no se han tirado.
    stamina: Aguante | El Aguante del perfil. Si se omite: se dicen los Puntos de Ruptura.
    taken: Desgaste que recibe | Marcadores de Desgaste que recibe ahora, por disparos o en un combate.
    breakPoints: Puntos de Ruptura | En cuántos marcadores supera su Aguante. Si se omite: salen de Aguante y Desgaste.
    fervour: Fervor | De cuántos Mandos tiene el punto de Fervor.
    mercenary: Mercenarios | true si la unidad tiene la regla Mercenarios.
    wealthyLevel: Nivel de Acaudalado | El Nivel de un Mando con Acaudalado que tiene a estos mercenarios a distancia de mando. Si se omite: no lo hay.
    selfless: Abnegado dentro | true si en la unidad hay un Mando con Abnegado.
    diceAgain: Dados de la segunda tirada | Los dados de la tirada que repite Abnegado, como han caído. Si se omite: no se ha tirado.
    own: Un bando | El Comandante del bando que pregunta, y su dado.
    enemy: El otro bando | El Comandante del enemigo, y su dado.
    level: Nivel | El Nivel del Mando: de 0 a 5; el de un Comandante, de 2 a 5.
    iniciativa: Iniciativa | true si el Comandante tiene la Virtud Iniciativa.
    generalLost: Comandante perdido | true si este bando ha perdido a su Comandante.
    highestLeft: Mayor Nivel que queda | El mayor Nivel entre los Mandos de un bando que ha perdido a su Comandante; sólo cuenta con la lectura b de R152.
    die: Dado | El dado como ha caído. Si se omite: aún no se ha tirado.
  `),

  answers: labelled(`
    needed: Hace falta | Si se hace un chequeo de órdenes.
    dice: Dados | Cuántos dados se tiran; 0 si no hay chequeo.
    passChance: Probabilidad de pasarlo | La del chequeo, como fracción exacta; 0 si se falla sin tirar, null si no se hace. Cuenta la tirada que repite Abnegado.
    successes: Éxitos | Dados que sacan lo que hace falta, si se dicen.
    passed: Lo pasa | Si pasa el chequeo; null si sus dados no se saben o no se hace.
    checkOutcome: Qué es de ella | acts, cumple su orden o reacciona; card-lost, pierde la carta y no actúa; charges, los Impetuosos cargan en su lugar; falls-back, puede retroceder hasta su Velocidad; stays, no retrocede; recovers, descarta 1 de Desgaste si lo tiene; disordered, queda Desordenada; open, deciden los dados.
    check-passes: Pasa el chequeo | Probabilidad de que al menos un dado saque 5 o 6.
    modifiers: Modificadores | Aumentos menos reducciones de Disciplina; entre paréntesis, los puntos que se suman después.
    due: Toca chequeo | Si su Desgaste supera su Aguante.
    staminaLimit: Aguante en total | Su Aguante con los puntos de Fervor; null si se han dicho los Puntos de Ruptura.
    wearWithout: Desgaste en total | El Desgaste de antes más el que recibe, si no hubiera límite.
    breakPoints: Puntos de Ruptura | Cuántos seises necesita.
    sixes: Seises | Dados con un 6, si se dicen; los de la segunda tirada si la hubo.
    destroyed: Destruida | Si la unidad se retira como baja; null mientras no se sepan los dados.
    wearAfter: Desgaste que queda | Marcadores de Desgaste que conserva después del chequeo; null si no se sabe o ya no está.
    commanderLost: Mando perdido | Si el Mando con Abnegado se retira como baja; null mientras no se sepan los dados.
    rolls: Tira dados | Si se tiran dados en su chequeo de ruptura.
    stays-on-table: Se queda | Probabilidad de que la unidad pase su chequeo de ruptura.
    ownAdded: Suma este bando | Lo que este bando suma a su dado.
    enemyAdded: Suma el otro bando | Lo que el otro bando suma a su dado.
    added: Suma | Lo que un bando suma a su dado.
    ownTotal: Total de este bando | Dado y Nivel juntos; null mientras no se sepa el dado.
    enemyTotal: Total del otro bando | Dado y Nivel juntos; null mientras no se sepa el dado.
    winner: Iniciativa | own, la tiene este bando; enemy, el otro; again, empate, los dos repiten; open, aún no se ha tirado.
    ownWins: Probabilidad de este bando | La de que este bando tenga la iniciativa antes de tirar, como fracción exacta.
    own-wins: La tiene este bando | Probabilidad de que este bando tenga la iniciativa.
    choosesFirst: Elige quién empieza | El bando que elige cuál actúa primero; null mientras no se sepa.
  `),

  terms: {
    'own:the': 'este bando',
    'enemy:the': 'el otro bando',
    ...worded(`
    check: activation = activación | reaction = reacción | caracole = Caracolear | frenzy = Frenéticos
    commander: near = cerca y a la vista | inside = en la unidad | unseen = cerca, sin verla | away = ninguno
    chargedBy: nobody = de nadie | infantry = de infantería | cavalry = de caballería
    ownTraits: insigne = Insigne | religioso = Religioso | imperturbable = Imperturbable | autoritario = Autoritario
    enemyTraits: agresivo = Agresivo | terrible = Terrible
    checkOutcome: acts = actúa | card-lost = pierde la carta | charges = carga | falls-back = puede retroceder | stays = no retrocede | recovers = pierde Desgaste | disordered = Desordenada | open = deciden los dados
    winner: own = este bando | enemy = el otro bando | again = se repite | open = sin tirar
    choosesFirst: own = este bando | enemy = el otro bando
    `),
  },

  steps: said(`
    t7g-2.6: {who:The} suma al dado el Nivel de su Comandante: {level}.
    t7g-2.6/no-general: {who:The} ha perdido a su Comandante: suma {level} al dado.
    t7g-2.6/tie: Los totales son iguales: se repiten los dos dados.
    t7g-2.7: Quien tiene la iniciativa dice qué bando actúa primero este turno.
    t7g-2.23: La unidad está Fresca: cumple su orden sin chequeo.
    t7g-2.24: La unidad tiene Desgaste: para actuar debe pasar un chequeo de órdenes.
    t7g-2.24/lost: Falla el chequeo: la orden se pierde y la unidad no actúa.
    t7g-2.25: No hay ningún Mando en la unidad, ni cerca y a la vista: una reducción de Disciplina.
    t7g-2.26: Tira {dice} {dice?dado|dados} y pasa con al menos un 5 o un 6.
    t7g-2.27: Otras circunstancias: {otherIncreases} {otherIncreases?aumento|aumentos} y {otherDecreases} {otherDecreases?reducción|reducciones} de Disciplina.
    t7g-2.30: Una reacción exige siempre un chequeo de órdenes, también a una unidad Fresca.
    t7g-2.30/lost: Falla el chequeo: la unidad no reacciona y pierde su carta.
    t7g-4.16: La unidad tiene {wear} de Desgaste y {stamina} de Aguante: no pasa de su límite.
    t7g-4.18: Su Desgaste supera su Aguante: la unidad hace al momento un chequeo de ruptura.
    t7g-4.19: Supera su Aguante en {points} {points?marcador|marcadores}: otros tantos son sus Puntos de Ruptura.
    t7g-4.20: Tira la Disciplina de su perfil, que aquí nada sube ni baja: {dice} {dice?dado|dados}.
    t7g-4.21/impossible: De {dice} {dice?dado|dados} no salen {points} {points?seis|seises}: lo falla sin tirar.
    t7g-4.21: Lo pasa si al menos {points} {points?dado saca|dados sacan} un 6.
    t7g-4.22: Lo pasa y se queda, Al Límite, con {wear} de Desgaste.
    t7g-4.22/stays: Lo pasa y se queda, Al Límite, con tanto Desgaste como Aguante.
    t7g-4.23: Lo falla: la unidad se retira como baja.
    t7g-5.10: La cargan por el flanco: una reducción de Disciplina para reaccionar.
    t7g-5.11: A los Cuadros nunca se los flanquea: el flanco no reduce nada.
    t7g-6.11: A una unidad de Élite no se le reduce la Disciplina por falta de Mando.
    t7g-6.30: Mientras le quede más de una unidad, una Fortificación Emplazada actúa como Fresca: sin chequeo.
    t7g-6.36: Frenéticos: destruido su enemigo en combate, la unidad hace un chequeo de órdenes.
    t7g-6.36/recovers: Lo pasa: descarta 1 de Desgaste si lo tiene, aunque sea el único.
    t7g-6.37: Lo falla: no recupera nada y queda Desordenada.
    t7g-6.39: Los mercenarios no hacen chequeo de ruptura: lo fallan.
    t7g-6.48: Para retroceder por Caracolear hace un Chequeo de Disciplina, que se tira como uno de órdenes.
    t7g-6.54: Una Choragiew actúa como Fresca sea cual sea su Desgaste: sin chequeo.
    t7g-6.60: Se evade de infantería: un aumento de Disciplina.
    t7g-6.61: Unos Impetuosos que podrían cargar y tienen otra carta hacen un chequeo de órdenes, aunque estén Frescos.
    t7g-6.61/charges: Falla el chequeo: la unidad carga como con ¡Atacad! y su carta se descarta.
    t7g-6.88: Una batería está siempre a distancia de mando.
    t7g-6.111: Un cañón superpesado hace un chequeo de órdenes para disparar, esté Fresco o no.
    t7g-7.35: Lealtad suma {points} a la Disciplina.
    t7g-7.36: Fervor sube su Aguante en {points}.
    t7g-7.42: {who:The} tiene un Comandante con Iniciativa: su Nivel cuenta como 2 más.
    t7g-7.49: La tirada falla y Abnegado la repite: salga lo que salga, el Mando se retira como baja.
    t7g-7.49/again: También en la tirada que repite Abnegado {points} {points?dado debe|dados deben} sacar un 6.
    t7g-7.50: Un Mando con Acaudalado permite a estos mercenarios hacer su chequeo de ruptura.
    t7g-7.50/decrease: Con Nivel {level}, Acaudalado se lo da con una reducción de Disciplina.
    t7g-7.53: Agresivo: quien quiere evitar el combate reacciona con una reducción de Disciplina.
    t7g-7.58: Por Autoritario la unidad actúa sin chequeo de órdenes.
    t7g-7.86: Imperturbable suma 1 a la Disciplina para reaccionar.
    t7g-7.90: Insigne: un aumento de Disciplina para el chequeo de órdenes.
    t7g-7.95: Terrible: una reducción de Disciplina para reaccionar.
    t7g-7.106: Religioso encuentra ya puesta la carta ¡Resistid!: un aumento de Disciplina.
    t7g-7.107: Un Mando con Respetable no necesita línea de visión a sus tropas.
  `),

  because: said(`
    no-super-heavy-shot: No va a disparar ningún cañón superpesado.
    nobody-wealthy: Ningún Mando Acaudalado está a distancia de mando.
    fresh: La unidad está Fresca.
    nobody-to-charge: No hay nadie a quien pueda cargar.
    commander-at-hand: Hay un Mando en la unidad, o cerca y a la vista.
    charged-in-front: La carga llega de frente.
    charged-by-cavalry: Se evade de caballería, no de infantería.
    stays-to-fight: Su reacción no evita el combate.
    is-a-reaction: La unidad reacciona, no actúa.
    is-no-activation: El chequeo no es para activarla.
    is-no-reaction: El chequeo no es para reaccionar.
    other-card: Junto a la unidad no está la carta ¡Resistid!.
    points-are-none: Los puntos de Virtudes no son aumentos.
    no-failure: La tirada no ha fallado.
    within-stamina: Su Desgaste no supera su Aguante.
  `),

  ...summed(`
    order-check/none: La unidad actúa sin chequeo de órdenes. | Sin chequeo | Actúa sin chequeo.
    order-check/odds: La unidad tira {dice} {dice?dado|dados} en su chequeo de órdenes y lo pasa con un {percent:percent}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados} y lo pasa con un {percent:percent}.
    order-check/passed: La unidad pasa su chequeo de órdenes con {successes} {successes?éxito|éxitos}. | Lo pasa | Lo pasa.
    order-check/failed: La unidad falla su chequeo de órdenes. | Lo falla | Lo falla.
    break-check/none: Con {wear} de Desgaste la unidad no hace chequeo de ruptura. | Sin chequeo | No hace chequeo de ruptura.
    break-check/odds: La unidad tiene {points} {points?Punto|Puntos} de Ruptura, tira {dice} {dice?dado|dados} y se queda con un {percent:percent}. | {points} {points?Punto|Puntos} de Ruptura | Se queda con un {percent:percent}.
    break-check/passed: La unidad pasa su chequeo de ruptura de {points} {points?punto|puntos} y se queda, Al Límite. | Se queda | Se queda en la mesa, Al Límite.
    break-check/failed: La unidad falla su chequeo de ruptura de {points} {points?punto|puntos} y se retira como baja. | Baja | Se retira como baja.
    break-check/fails: La unidad supera su Aguante en {points} {points?marcador|marcadores}, falla sin tirar y se retira como baja. | Baja | Se retira como baja sin tirar.
    initiative/open: Este bando gana la iniciativa con un {percent:percent}. | {percent:percent} | Este bando la gana con un {percent:percent}.
    initiative/own: Este bando tiene la iniciativa. | Este bando | La tiene este bando.
    initiative/enemy: El otro bando tiene la iniciativa. | El otro bando | La tiene el otro bando.
    initiative/again: Los totales son iguales: los dos bandos repiten. | Se repite | Los dos repiten.
  `),

  problems: said(`
    caracole-of-no-cavalry: Caracolear es regla de la caballería: di que la unidad lo es.
    flanked-by-nobody: Nadie carga contra la unidad, así que nadie la carga por el flanco.
    evades-nobody: La Evasión reacciona a una carga, y nadie carga contra la unidad.
    not-cavalry: La Evasión es regla de la caballería, y de las Compañías Ligeras por Dispuesto.
    only-a-reaction: A una carga se reacciona: di que el chequeo es para una reacción.
    not-impetuous: Sólo de unos Impetuosos se pregunta si podrían cargar.
    no-cannon: Sólo la artillería tiene un cañón superpesado.
    stamina-or-points: Di el Aguante de la unidad, o sus Puntos de Ruptura.
    stamina-and-points: Los Puntos de Ruptura salen de Aguante y Desgaste: di una cosa o la otra.
    beyond-stamina-before: Una unidad nunca conserva más Desgaste que su Aguante: lo que lo supera es lo que recibe ahora.
    no-mercenary: Acaudalado sólo importa a los mercenarios.
    nothing-to-repeat: Abnegado repite una tirada que se ha hecho: di antes sus dados, y que él está en la unidad.
    general-stands: El mayor Nivel que queda sólo importa si se ha perdido al Comandante.
  `),
} satisfies PartOfMessages;
