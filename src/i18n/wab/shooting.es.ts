import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/shooting': {
      title: 'Disparo',
      line: 'Qué impacta, hiere y salva, y las bajas',
      about:
        'Dice qué necesitan los dados de unos disparos para impactar con todos los modificadores, con qué Fuerza hieren, qué salva, y cuántas heridas no salvadas y bajas causan con qué probabilidad exacta, también de varios grupos a la vez; con las miniaturas y el Liderazgo del blanco, con qué probabilidad debe hacer un chequeo de Pánico y huye. Se pueden decir los dados que han caído.',
      fields: labelled(`
        skill: Habilidad de Proyectiles | La Habilidad de Proyectiles (HP) de quienes disparan, de 1 a 6.
        weapon: Arma | bow, arco compuesto y cualquier arco sin más; short-bow, arco corto; long-bow, arco largo; crossbow, ballesta; light-crossbow, ballesta ligera; sling, honda; staff-sling, honda con vara; javelin, jabalina; stones, piedras; darts, dardos; handgun, pistola o arcabuz. Trae su alcance, su Fuerza y su modificador. Sin decir: los que se digan.
        strength: Fuerza del arma | Sin decir: la del arma, o si no 3. La Fuerza del proyectil: 3 en arcos, hondas, jabalinas y piedras, 2 en dardos; 4 en ballestas, pistolas, mosquetes y hondas con vara a corto alcance, 3 a largo.
        hits: Dados que impactan | Cuántos dados han impactado. Sin decir: no se han tirado.
        toughness: Resistencia del blanco | La Resistencia (R) de quien recibe el impacto; la del propio elefante, máquina o vagón. Sin decir: 3, o la impresa de un elefante (6), un vagón de guerra (6) o la máquina (6 o 5).
        save: Salvación por armadura | La de quien recibe el impacto, antes de que algo la reduzca: 5 si es 5+. Sin decir: no tiene, o la de un elefante por el frente, 4+, o la de un testudo, 2+.
        machine: Qué máquina | De una máquina como blanco: catapult, catapulta; bolt-thrower, lanzavirotes; cannon, cañón; organ-gun, cañón órgano.
        barded: El elefante lleva barda | true si el blanco es un elefante con barda: por el frente salva con 3+.
        woundsLeft: Heridas que le quedan | Cuántas Heridas le quedan al elefante, a la máquina o al vagón. Sin decir: las impresas, 6 de un elefante, 3 de una catapulta o un cañón, 2 de otras máquinas, 4 de un vagón.
        crew: Dotación | Cuántos de la dotación de un elefante, una máquina o un vagón viven, contando al mahout. Sin decir: 3 de un elefante, 2 de una máquina, 6 de un vagón.
        crewToughness: Resistencia de la dotación | La Resistencia de la dotación de un elefante, una máquina o un vagón.
        crewSave: Salvación de la dotación | La de esa dotación: 5 si es 5+. Sin decir: no tiene, pero en un vagón de guerra 4+.
      `),
      answers: labelled(`
        needsToWound: Para herir | Lo que necesita un dado para herir; si los impactos se reparten, al propio elefante o máquina. Null si el impacto no puede herir.
        needsToSave: Para salvar | Lo que necesita un dado para salvar la herida; si los impactos se reparten, la del propio elefante o máquina. Null si no hay salvación.
        crewLost: Bajas de la dotación | Cuántos de la dotación de un elefante, una máquina o un vagón caen.
      `),
    },
  },

  fields: labelled(`
    shots: Disparos | Cuántos dados se tiran para impactar.
    range: Alcance del arma | Sin decir: el del arma, o si no 24. Su alcance máximo en pulgadas: arco corto 18, compuesto 24, largo 30, ballesta 30, honda 18, jabalina 8, piedras 4, dardos 12, pistola, mosquete o ballesta ligera 18, honda con vara 24.
    distance: Distancia | Pulgadas hasta el blanco. Sin decir: a corto alcance.
    saveModifier: Lo que el arma quita a la salvación | El modificador impreso del arma, 1 si es -1. Sin decir: el del arma, o si no decide su Fuerza.
    wounding: Dados que hieren | Cuántos impactos han herido. Sin decir: no se han tirado.
    saves: Heridas salvadas | Cuántas de las heridas se han salvado. Sin decir: no se han tirado.
    farShots: Disparos a largo alcance | Cuántos de los disparos son de miniaturas que están a más de la mitad del alcance; las demás están dentro de ella. Sin decir: decide la distancia, para todos.
    otherGroups: Otros grupos | Más disparos al mismo blanco en la misma fase, de miniaturas distintas: cada grupo con sus disparos y si ha movido; lo demás que no se diga es como en el primero.
    lostThisPhase: Bajas de antes | Cuántas de esas miniaturas han caído por otros disparos de la misma fase.
    targetLeadership: Liderazgo del blanco | El Liderazgo con el que el blanco haría un chequeo de Pánico, sea de quien sea. Sin decir: no se calcula si huye.
    targetStartModels: Miniaturas del blanco al principio | Cuántas tenía el blanco al empezar la batalla. Sin decir: sigue por encima de media fuerza.
    targetFlees: El blanco está huyendo | true si el blanco huye: no hace chequeos.
    moved: Ha movido | true si quienes disparan han movido este turno; a jabalinas, dardos y piedras no les estorba si se dice el arma.
    atCharge: A una carga | true si es reacción a una carga: aguantar y disparar, o disparar y huir.
    target: Blanco | formed, tropa formada; skirmishers, hostigadores; character-among-skirmishers, un personaje entre hostigadores al que una regla hace objetivo; character, un personaje solo, a pie o a caballo y de tamaño humano; light-chariot, un carro ligero que no ha movido; light-chariot-moved, uno que movió en su turno; large, un ingenio de asedio u otra cosa grande; large-character, un personaje en un elefante; war-wagon, un vagón de guerra; tabor, sus defensores; elephant, un elefante, y machine, una máquina de guerra, que también son grandes. Los impactos en un elefante, una máquina o un vagón de guerra se reparten con su dotación.
    cover: Cobertura | none, ninguna; light, ligera, según lo acordado con el terreno; heavy, pesada.
    marched: Ha marchado | true si quienes disparan han hecho este turno una marcha o una marcha rápida.
    neverLong: Nunca a largo alcance | true para jabalinas, dardos y piedras, que nunca están a largo alcance.
    targetModels: Miniaturas del blanco | Cuántas tiene el blanco al empezar los disparos de la fase. Sin decir: sus bajas no tienen límite y no se calcula el pánico.
  `),

  answers: labelled(`
    groups: Grupos | Lo que necesita cada grupo de disparos, primero el primero; si se dicen los de largo alcance, los que están dentro de la mitad del alcance y los que no.
    meanLosses: Bajas de media | La media de las miniaturas perdidas, como fracción exacta; null si no se dispara.
    modelsLost: Bajas | Cuántas miniaturas caen; null mientras falten dados.
    targetTests: Debe chequear | Si el blanco debe hacer un chequeo de Pánico; null mientras falten dados o si no se dijeron sus miniaturas.
    panicChance: Probabilidad del chequeo | La de que el blanco deba hacer un chequeo de Pánico resueltos estos disparos, como fracción exacta; null si no se dijeron sus miniaturas.
    fleesChance: Probabilidad de que huya | La de que deba chequear y falle, como fracción exacta; null si no se dijo su Liderazgo.
    target-flees: El blanco huye | Probabilidad de que el blanco deba hacer un chequeo de Pánico y lo falle.
    meanBodyWounds: Sus heridas | Cuántas heridas no salvadas sufre de media el propio elefante o la máquina, como fracción exacta; null si los impactos no se reparten.
    bodyWounds: Sus heridas | Cuántas heridas no salvadas sufre el propio elefante o la máquina.
    body-wounded: Es herido | Probabilidad de que el propio elefante o la máquina sufra una herida.
    body-destroyed: Es destruido | Probabilidad de que el elefante muera o la máquina quede destruida.
    crew-gone: Se queda sin dotación | Probabilidad de que no quede nadie de la dotación, contando al mahout.
    target-destroyed: El blanco es destruido | Probabilidad de que no quede ninguna miniatura del blanco.
    modifier: Modificador | Lo que se suma al dado; por debajo de 0 estorba.
    lossesForPanic: Bajas para el pánico | Desde cuántas miniaturas perdidas en la fase, contadas las de antes, hace el blanco un chequeo de Pánico; null si no se dijeron las suyas.
    panic-test: Chequeo de Pánico | Probabilidad de que el blanco deba hacer un chequeo de Pánico resueltos estos disparos.
  `),

  terms: worded(`
    target: formed = tropa formada | skirmishers = hostigadores | character-among-skirmishers = un personaje entre hostigadores | character = un personaje solo | light-chariot = un carro ligero parado | light-chariot-moved = un carro ligero que ha movido | large = un objetivo grande | large-character = un personaje en un elefante | war-wagon = un vagón de guerra | tabor = un tabor | elephant = un elefante | machine = una máquina de guerra
    cover: none = ninguna | light = ligera | heavy = pesada
  `),

  steps: said(`
    wab-4.16: El blanco está más allá del alcance de {range} pulgadas: los disparos fallan.
    wab-4.37: Se {shots?tira|tiran} {shots} {shots?dado|dados} para impactar, uno por cada miniatura que dispara.
    wab-4.44/group: {shots} {shots?disparo más es|disparos más son} a largo alcance, donde haría falta un {needed}: {shots?impacta|impactan} desde {hitsOn}, con Fuerza {strength}.
    wab-4.39: Con Habilidad de Proyectiles {skill}, un dado impacta desde {needed}.
    wab-4.41: El objetivo es grande: +1.
    wab-4.42: Quienes disparan han movido: -1.
    wab-4.43: El blanco está cargando: -1.
    wab-4.24: Los disparos a una carga son a corto alcance.
    wab-4.44: El blanco está más lejos que {half} pulgadas, la mitad del alcance: -1.
    wab-9.48: Un personaje en un elefante no es por eso más difícil de alcanzar.
    wab-4.45: El blanco es un personaje: -1.
    wab-4.46: El blanco hostiga: -1.
    wab-4.47: El blanco es un carro ligero que ha movido: -1.
    wab-4.48: El blanco está tras cobertura ligera: -1.
    wab-4.49: El blanco está tras cobertura pesada: -2.
    wab-4.40: En total se suma {modifier} al dado: haría falta un {needed}.
    wab-4.40/group: {shots} {shots?disparo más impacta|disparos más impactan} desde {hitsOn}, donde haría falta un {needed}, con Fuerza {strength}.
    wab-4.17/group: {shots} {shots?disparo más está|disparos más están} fuera de alcance y {shots?falla|fallan}.
    wab-4.38: El 1 siempre falla: hace falta al menos un 2.
    wab-4.50: Haría falta un {needed}: impacta un 6, con {strengthLost} menos de Fuerza.
    wab-4.51: Cada impacto que saca {needed} o más hiere.
    wab-4.53: Fuerza {strength} contra Resistencia {toughness} necesita {needed} o más, según la tabla.
    wab-4.52: Fuerza {strength} no puede herir a Resistencia {toughness}.
    wab-4.52/too-weak: No queda Fuerza: el impacto no hace daño.
    wab-4.57: Fuerza {strength} quita {less} a la salvación.
    wab-4.57/weapon: El arma quita {less} a la salvación.
    wab-4.54: Cada herida se salva desde {needed}.
    wab-4.54/none: De la salvación de {save} o más no queda nada.
    wab-14.13/crew: A uno de la dotación se lo hiere desde {needed}, y se salva desde {save}.
    wab-14.13/crew-bare: A uno de la dotación se lo hiere desde {needed}, y no tiene salvación.
    wab-14.20/crew: A uno de la dotación se lo hiere desde {needed}, y se salva desde {save}.
    wab-14.20/crew-bare: A uno de la dotación se lo hiere desde {needed}, y no tiene salvación.
    wab-17.17/crew: A uno de la dotación se lo hiere desde {needed}, y se salva desde {save}.
    wab-17.17/crew-bare: A uno de la dotación se lo hiere desde {needed}, y no tiene salvación.
    wab-17.30/shots: Si los disparos lo hieren, un {percent:percent} de las veces, el elefante hace 1 chequeo de estampida al final de la fase.
    wab-4.26: La carga puede acabar aquí, por pánico o porque no quede nadie.
    wab-4.64: Desde {losses} {losses?miniatura perdida|miniaturas perdidas} en la fase, {lostThisPhase} de ellas antes, el blanco hace un chequeo de Pánico una vez resueltos todos los disparos: un {percent:percent} de las veces.
    wab-4.65: Desde {losses} {losses?miniatura perdida|miniaturas perdidas}, {lostThisPhase} de ellas antes, quien carga hace un chequeo de Pánico antes de mover: un {percent:percent} de las veces.
  `),

  because: said(`
    short-range: El blanco está a corto alcance.
    never-long: Esta arma nunca está a largo alcance.
    not-large: El blanco no es grande.
    stood-still: Quienes disparan no han movido.
    no-charger: El blanco no está cargando.
    target-in-ranks: El blanco no hostiga.
    chariot-stood: El carro no ha movido.
    no-light-cover: El blanco no está tras cobertura ligera.
    no-heavy-cover: El blanco no está tras cobertura pesada.
    can-still-wound: Un 6 todavía hiere.
    needs-more: El número que hace falta ya es 2 o más.
  `),

  ...summed(`
    shooting/no: La unidad no puede dispararle. | Sin disparo | No puede dispararle.
    shooting/harmless: {shots} {shots?disparo no puede|disparos no pueden} herir al blanco. | Sin daño | No pueden herirlo.
    shooting/odds: {shots} {shots?disparo impacta|disparos impactan} desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}. | Media de heridas {mean:decimal} | Impactan desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}.
    shooting/flees: Las heridas no salvadas de {shots} {shots?disparo|disparos} son de media {mean:decimal}, y el blanco huye un {percent:percent} de las veces. | Huye {percent:percent} | Sus heridas no salvadas son de media {mean:decimal}, y el blanco huye un {percent:percent} de las veces.
    shooting/told: Las heridas no salvadas son {wounds}, y {lost?cae|caen} {lost} {lost?miniatura|miniaturas}. | {lost} {lost?baja|bajas} | Causan {wounds} {wounds?herida no salvada|heridas no salvadas}, y {lost?cae|caen} {lost} {lost?miniatura|miniaturas}.
  `),

  problems: said(`
    moved-and-charged: En el turno del enemigo quienes disparan no han movido: di una cosa o la otra.
    more-than-shots: No puede haber más disparos a largo alcance que disparos.
    far-dice-apart: Di aparte los dados de los disparos a largo alcance, como otro grupo.
    mistold-dice: No puede haber más impactos que disparos, más heridas que impactos ni más salvadas que heridas.
    saves-of-nothing: Di cuántos dados han herido antes de decir cuántas heridas se han salvado.
    hits-are-shared: Los impactos en él se reparten con su dotación por dados: di sólo los impactos.
    only-elephants-wear-it: Aquí sólo un elefante tiene salvación por su barda.
    no-models: Di también cuántas miniaturas tiene el blanco.
  `),
} satisfies PartOfMessages;
