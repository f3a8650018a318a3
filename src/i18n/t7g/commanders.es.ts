import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    t7g/command-action: Acción de Mando | Si puede intentarla y con qué probabilidad sale | Dice si un Mando puede intentar una de las dos Acciones de Mando comunes o una Cualidad con un objetivo, con cuántos dados y qué número, con qué probabilidad sale y le deja volver a actuar y, con los dados que han salido, qué resulta.
  `),

  fields: labelled(`
    action: Acción de Mando | La acción o Cualidad, por su nombre sin tildes: correr, inspirar, abnegado, acaudalado, afortunado, agil, agresivo, amenazante, apasionado, atento, audaz, autoritario, avizor, bravo, cartografo, cauteloso, companero, conspirador, complice, coordinador, decidido, despiadado, diligente, diplomatico, dispuesto, ducho, elegante, enigmatico, entusiasta, estoico, experimentado, experto, flematico, frio, gallardo, heroe, honorable, ingeniero, imperterrito, imperturbable, implacable, inteligente, innovador, insigne, intrepido, intrigante, ilustrado, meticuloso, terrible, tutor, oficioso, paciente, perfeccionista, picaro, precavido, preparado, protector, provocador, raudo, religioso, respetable, sagaz, tenaz, tranquilo.
    targetKind: Objetivo | Qué es la unidad sobre la que obra: formation (Formación), company (Compañía), cavalry (caballería) o artillery (artillería); con Oficioso, la que cede su Desgaste. Si se omite: una que la acción admita.
    targetDistance: Distancia al objetivo (pulgadas) | Del borde de su base al borde más cercano del objetivo. 0 si es él mismo o la unidad en la que está.
    exhausted: Agotado | true si ya lleva el marcador de Agotado.
    insideUnit: Dentro de una unidad | true si está dentro de una unidad de Tropas.
    presence: Presencia | true si tiene la Virtud Presencia: manda a 9 pulgadas en vez de 6.
    brio: Brío | true si tiene la Virtud Brío: mueve 9 pulgadas en vez de 6.
  `),

  answers: labelled(`
    automatic: Automática | Si obra por sí sola, sin tirada.
    from: Número que necesita | Desde qué número un dado es un éxito; null si no se tira.
    worksChance: Probabilidad de que salga | La de sacar al menos un éxito antes de tirar, como fracción exacta.
    againChance: Probabilidad de volver a actuar | La de no quedar Agotado antes de tirar, como fracción exacta.
    works: Sale | Si la acción tiene efecto; null mientras no se sepan los dados.
    exhaustedAfter: Agotado después | Si queda con el marcador de Agotado; null mientras no se sepan los dados.
    moves: Pulgadas que mueve | Con Correr, cuánto puede mover en total; con Cómplice, cuánto el otro Mando. null en lo demás, y mientras falten los dados.
    longer: Más alcance (pulgadas) | Lo que Ingeniero o Tutor suman al alcance; null en lo demás.
    unitWear: Desgaste de la unidad | Marcadores de Desgaste que Héroe cuesta a la unidad; null en lo demás.
    not-exhausted: Puede volver a actuar | Probabilidad de que no quede Agotado.
  `),

  terms: worded(`
    action traits trait traitsOfOthers: correr = Correr | inspirar = Inspirar | abnegado = Abnegado | acaudalado = Acaudalado | afortunado = Afortunado | agil = Ágil | agresivo = Agresivo | amenazante = Amenazante | apasionado = Apasionado | atento = Atento | audaz = Audaz | autoritario = Autoritario | avizor = Avizor | bravo = Bravo | cartografo = Cartógrafo | cauteloso = Cauteloso | companero = Compañero | conspirador = Conspirador | complice = Cómplice | coordinador = Coordinador | decidido = Decidido | despiadado = Despiadado | diligente = Diligente | diplomatico = Diplomático | dispuesto = Dispuesto | ducho = Ducho | elegante = Elegante | enigmatico = Enigmático | entusiasta = Entusiasta | estoico = Estoico | experimentado = Experimentado | experto = Experto | flematico = Flemático | frio = Frío | gallardo = Gallardo | heroe = Héroe | honorable = Honorable | ingeniero = Ingeniero | imperterrito = Impertérrito | imperturbable = Imperturbable | implacable = Implacable | inteligente = Inteligente | innovador = Innovador | insigne = Insigne | intrepido = Intrépido | intrigante = Intrigante | ilustrado = Ilustrado | meticuloso = Meticuloso | terrible = Terrible | tutor = Tutor | oficioso = Oficioso | paciente = Paciente | perfeccionista = Perfeccionista | picaro = Pícaro | precavido = Precavido | preparado = Preparado | protector = Protector | provocador = Provocador | raudo = Raudo | religioso = Religioso | respetable = Respetable | sagaz = Sagaz | tenaz = Tenaz | tranquilo = Tranquilo
  `),

  steps: said(`
    t7g-6.89: A la artillería no le afecta una acción que no nombra a la artillería.
    t7g-7.12: Mientras está dentro de una unidad no puede intentar Acciones de Mando.
    t7g-7.23: No ve al objetivo de la acción.
    t7g-7.23/distance: El objetivo está a {inches} pulgadas y él manda a {reach}: queda lejos.
    t7g-7.24: Tira tantos dados como su Nivel, {dice}; cada {from} o más es un éxito, y con uno basta.
    t7g-7.25: Con {successes} {successes?éxito|éxitos} queda Agotado.
    t7g-7.27: Un Mando Agotado no se activa en lo que queda de turno.
    t7g-7.28: Con {successes} éxitos no queda Agotado: puede activarse otra vez este turno.
    t7g-7.39: Con Presencia manda a {reach} pulgadas.
    t7g-7.40: Con Brío cada movimiento es de {inches} pulgadas.
    t7g-7.48: {action} es automática: no se tira ningún chequeo.
    t7g-7.54/distance: Amenazante sólo obra a menos de 12 pulgadas.
    t7g-7.73/distance: Elegante sólo obra a 6 pulgadas o menos.
    t7g-7.73/exhausted: Elegante sólo obra si él no está Agotado.
    t7g-7.80/distance: Frío sólo protege a 6 pulgadas o menos.

    t7g-7.45/action: Después de mover, un éxito le permite mover otra vez; no intenta nada más.
    t7g-7.46/action: Una unidad de infantería o caballería, la próxima en actuar, recibe el punto de una de sus Virtudes hasta que pase la vez.
    t7g-7.49/action: Si su unidad falla un chequeo de ruptura, la tirada se repite, y él es baja salga lo que salga.
    t7g-7.50/action: Los mercenarios a su distancia de mando pueden hacer chequeos de ruptura: con Nivel 1 a 3, con una reducción de Disciplina; desde el 4, enteros.
    t7g-7.51/action: Cuando destruyen su unidad, un éxito le permite dejarla y sobrevivir.
    t7g-7.52/action: Un éxito le permite dejar una unidad y entrar en otra en el mismo movimiento; si no, se queda a medio camino, Agotado.
    t7g-7.53/action: Cuando su unidad carga, los enemigos que reaccionan para evitar el combate tienen una reducción de Disciplina.
    t7g-7.54/action: La unidad enemiga sólo puede usar su carta para reaccionar, salvo que sea la última enemiga en actuar este turno.
    t7g-7.55/action: La unidad a la que se une tiene la regla Frenéticos mientras él siga en ella.
    t7g-7.56/action: Una unidad cambia de encaramiento en el acto, haya actuado o no.
    t7g-7.57/action: Se puede cambiar una carta de orden que aún no se ha cumplido.
    t7g-7.58/action: Se activa a continuación una unidad de Tropas a su alcance, y no necesita chequeo de órdenes.
    t7g-7.59/action: La unidad enemiga debe ser la próxima en activarse.
    t7g-7.60/action: La unidad a la que se une tiene las reglas Élite e Impetuosos mientras él siga en ella.
    t7g-7.61/action: Tras los dados de escenario, el Comandante mueve, pone o quita un elemento de terreno, según su Nivel.
    t7g-7.62/action: Ninguna unidad puede acabar su movimiento de Vanguardia a 12 pulgadas o menos de él.
    t7g-7.63/action: Otro Mando pierde su marcador de Agotado.
    t7g-7.64/action: Una unidad enemiga de infantería o caballería que no ha actuado recibe una carta al azar, que su dueño no puede mirar.
    t7g-7.65/action: Otro Mando de su ejército hace un movimiento de hasta 9 pulgadas, aunque esté Agotado.
    t7g-7.66/action: Se activan a continuación dos unidades de su bando, a su alcance y a la vista, una después de la otra.
    t7g-7.67/action: La unidad debe actuar a continuación: si gana una carga contra un enemigo más lento o Desordenado le causa 1 Desgaste más; si pierde, queda Desordenada.
    t7g-7.68/action: La unidad enemiga pierde en lo que queda de turno lo que le inspira el Mando que lleva dentro.
    t7g-7.69/action: Una unidad pierde su marcador de Desorden.
    t7g-7.70/action: El Comandante interactúa con las tropas aliadas como con las suyas.
    t7g-7.71/action: Las Compañías Ligeras a su distancia de mando tienen la regla Evasión.
    t7g-7.72/action: Una unidad de artillería que no ha actuado cambia de encaramiento, aunque su Velocidad sea 0.
    t7g-7.72/card-lost: Con menos de 2 éxitos la artillería pierde además su carta.
    t7g-7.73/action: Si él no está Agotado, una unidad a 6 pulgadas o menos que va a retirarse se destraba en su lugar, y él queda Agotado.
    t7g-7.74/action: Dos unidades enemigas que no han actuado, a menos de 6 pulgadas una de otra, se cambian las cartas de orden.
    t7g-7.75/action: La unidad, la próxima en actuar, es Ligera en esta activación; si ya lo era, es de Escaramuzadores.
    t7g-7.76/action: La unidad cuenta como a Cubierto hasta que actúe, reaccione o acabe el turno.
    t7g-7.77/action: Una Compañía de tiro o de picas que no está Al Límite se deshace, y una Formación a menos de 6 pulgadas de ella descarta 2 Desgastes.
    t7g-7.78/action: Con Inspirar da su Virtud a todas las unidades de su mando con la regla Brigada, en su activación inmediata.
    t7g-7.79/action: Su unidad no sufre las reducciones de estar Al Límite.
    t7g-7.80/action: Al menos un éxito anula una Acción de Mando enemiga contra él o contra amigos a 6 pulgadas o menos; con 2 no se agota.
    t7g-7.81/action: Si flanquean a su unidad, sólo sufre la reducción de Combate.
    t7g-7.82/action: Una unidad que ya ha actuado este turno actúa otra vez con la misma orden.
    t7g-7.82/exhausted: Con Héroe queda Agotado saque lo que saque.
    t7g-7.82/wear: La unidad que vuelve a actuar recibe {unitWear} de Desgaste.
    t7g-7.83/action: Una unidad de Tropas pierde un marcador de Desgaste, salvo que sea el único que tiene.
    t7g-7.84/action: Un cañón a su distancia de mando dispara 3 pulgadas más lejos por cada éxito.
    t7g-7.84/longer: {successes} {successes?éxito|éxitos}: {longer} pulgadas más de alcance.
    t7g-7.85/action: La unidad cuenta como Protegida hasta que actúe, reaccione o acabe el turno.
    t7g-7.86/action: Las unidades con las que puede interactuar, a su distancia de mando, tienen 1 más de Disciplina para reaccionar.
    t7g-7.87/action: Una unidad amiga que no ha actuado mueve con una reducción de Velocidad, sin combatir, y aún puede actuar en su vez.
    t7g-7.88/action: Mira una carta de orden enemiga.
    t7g-7.89/action: La unidad tiene Ángulo Extendido en lo que queda de turno; si actúa a continuación puede cambiar su carta por ¡Fuego!.
    t7g-7.90/action: La unidad que ve, la próxima en actuar, tiene un aumento de Disciplina en su chequeo de órdenes.
    t7g-7.91/action: Se une a una unidad y la hace cargar en el acto como con ¡Atacad!: cuenta como activada y descarta su carta.
    t7g-7.92/action: El Mando enemigo queda Agotado.
    t7g-7.93/action: La unidad enemiga no puede ser la próxima en activarse, si el enemigo tiene otra elección.
    t7g-7.94/action: La unidad es la última en activarse este turno.
    t7g-7.95/action: Una unidad enemiga tiene una reducción de Disciplina para reaccionar a la activación que sigue.
    t7g-7.96/action: La unidad que se activa a continuación dispara 2 pulgadas más lejos por cada éxito.
    t7g-7.96/longer: {successes} {successes?éxito|éxitos}: {longer} pulgadas más de alcance.
    t7g-7.97/action: Un marcador de Desgaste pasa de una unidad a otra del mismo tipo y mando, a no más de 6 pulgadas.
    t7g-7.98/action: Después no hace falta activar ninguna unidad de Tropas: el contrario debe activar en el acto.
    t7g-7.99/action: Una infantería Fresca con ¡Fuego! se activa a continuación en todo caso; con un éxito tiene un aumento de Fuego.
    t7g-7.100/action: Una unidad en un elemento con Oculta, la próxima en actuar, tiene un aumento de Fuego o de Combate, a elegir.
    t7g-7.101/action: Una unidad que ya se ha activado recibe otra carta, que sólo sirve para reaccionar.
    t7g-7.102/action: Una unidad de artillería que ya ha actuado y tiene Caballos de Tiro queda atalajada.
    t7g-7.103/action: La unidad hace un movimiento hacia su retaguardia.
    t7g-7.103/disordered: Sin éxitos la unidad hace igualmente ese movimiento, pero queda Desordenada.
    t7g-7.104/action: Una unidad enemiga que puede cargar debe hacerlo: pierde su carta y cuenta como si cumpliera ¡Atacad!. Puede resistirse con tantos éxitos de Disciplina como él haya sacado.
    t7g-7.105/action: La unidad no sufre la reducción por disparar con ¡Atención!.
    t7g-7.106/action: La unidad, la próxima en actuar, puede cambiar su carta por ¡Resistid!; si ya la tiene, un aumento en el chequeo de órdenes.
    t7g-7.107/action: Inspira a sus tropas, y las tiene a distancia de mando, sin verlas.
    t7g-7.108/action: El Mando enemigo debe ser el próximo en activarse, si se activa alguno.
    t7g-7.109/action: Una unidad Ligera que actúa a continuación con ¡Corred! o ¡Atención! y acaba en un elemento con Oculta no puede ser objetivo en lo que queda de turno.
    t7g-7.110/action: Su unidad no recibe Desgaste por no poder completar un movimiento de Destrabarse.
  `),

  because: said(`
    not-exhausted: No está Agotado.
    on-the-table: No está dentro de una unidad.
    target-in-sight: Ve al objetivo.
    within-command-distance: El objetivo está a distancia de mando.
    nearer-than-twelve: El objetivo está a menos de 12 pulgadas.
    within-six: El objetivo está a 6 pulgadas o menos.
    names-artillery: La acción nombra a la artillería.
  `),

  ...summed(`
    command-action/no: Así no puede intentar {action}. | No puede | No puede.
    command-action/automatic: {action} obra por sí sola. | Sin tirada | Obra sin tirada.
    command-action/odds: {action} sale con un {percent:percent}. | {percent:percent} | Sale con un {percent:percent}.
    command-action/works: {action} sale. | Sale | Sale.
    command-action/fails: {action} no sale. | No sale | No sale.
  `),

  problems: said(`
    automatic-rolls-nothing: Esta Cualidad es automática: no se tiran dados por ella.
  `),
} satisfies PartOfMessages;
