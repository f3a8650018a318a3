import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/vehicles: Carros y elefantes como unidad | Por cuántas miniaturas cuentan | Dice si tantos carros o elefantes pueden formar unidad y colocarse así, si es unidad formada, por cuántas miniaturas cuenta donde una regla pide un número, y que no tiene bono por filas.
    wab/chariot-move: Movimientos de los carros | Cuánto mueven, marchan y cargan | Dice si un carro o un escuadrón puede hacer un movimiento, con músico, columna y terreno, y de cuántas pulgadas dispone; del carro con cuchillas, con el dado de su marcha y la mitad si no va recto.
    wab/impact-hits: Impactos de carro | Cuántos, cuándo y quién sobrevive | Dice cuántos impactos automáticos causan los carros que cargan, en qué momento del turno, si un carro con cuchillas sobrevive, y en cuántas heridas sin salvar quedan.
    wab/crew-attacks: Ataques de la dotación | Con cuántos dados y con qué arma | Dice con cuántos dados golpean las dotaciones de unos carros o de un elefante, y el propio elefante, qué arma usa una dotación mezclada, si la lanza suma Fuerza, y quién de un grupo disperso se une a la lucha.
    `),
    'wab/chariot-losses': {
      title: 'Bajas de un escuadrón de carros',
      line: 'Heridas y terreno: cuántos quedan',
      about:
        'Dice cuántos carros de un escuadrón destruyen sus heridas y cuántas heridas quedan en uno de ellos; y de los carros forzados a cruzar terreno que no pueden pasar, con qué probabilidad se destruye cada uno, o cuántos con los dados.',
      fields: labelled(`
        wounds: Heridas sin salvar ahora | Cuántas heridas sin salvar sufre ahora el escuadrón.
        woundsEach: Heridas de cada carro | Cuántas Heridas (H) tiene cada uno de sus carros. El carro ligero del perfil impreso tiene 1.
        woundsBefore: Heridas que ya lleva | Cuántas heridas ha sufrido ya uno de sus carros, menos de las que tiene.
        dice: Dados del terreno | Un dado por cada carro que cruza, como salieron. Si se omite: aún no se han tirado.
      `),
    },
    'wab/open-ranks': {
      title: 'Abrir filas a los carros con cuchillas',
      line: 'Quién puede, y qué probabilidad tiene',
      about:
        'Dice si una unidad con instrucción marcial puede abrir sus filas a los carros con cuchillas que la cargan, con qué Liderazgo chequea, con qué probabilidad lo supera y si hay combate.',
      fields: labelled(`
        drilled: Instrucción marcial | true si la unidad cargada tiene instrucción marcial.
        engaged: Ya está trabada | true si la unidad cargada ya estaba trabada en combate.
      `),
    },
    'wab/crew-shots': {
      title: 'Disparos desde carros y elefantes',
      line: 'Cuántos disparos, y si tras moverse',
      about:
        'Dice si las dotaciones de unos carros o de un elefante pueden disparar, cuántos disparos hacen según su arma, y qué suma a los dados para impactar el haberse movido.',
      fields: labelled(`
        vehicles: Carros o elefantes | Cuántos llevan a esos tripulantes.
        moved: Se ha movido | true si los carros o el elefante se han movido este turno.
        marched: Ha marchado | true si los carros han hecho marcha o marcha rápida este turno.
      `),
      answers: labelled(`
        shots: Disparos | Cuántos disparos hacen todos esos tripulantes juntos.
        toHitModifier: Para impactar | Qué suma a los dados el haberse movido: -1 o 0.
      `),
    },
    'wab/chariot-save': {
      title: 'Salvación de un carro',
      line: 'Por su dotación, sus caballos y el impacto',
      about:
        'Dice qué salvación tiene un carro por las armaduras y escudos de su dotación y la barda de sus caballos, y qué queda de ella ante un impacto.',
      fields: labelled(`
        strength: Fuerza del impacto | La Fuerza del impacto que hirió.
      `),
    },
  },

  fields: labelled(`
    vehicle: Clase | light, carros ligeros; heavy, carros pesados; scythed, carros con cuchillas; elephant, elefante; donde se ofrece, none, cualquier otra tropa.
    vehicles: Carros o elefantes | Cuántos hay en la unidad.
    crewEach: Dotación de cada uno | Cuántos hombres lleva cada carro, con su auriga. Para un elefante no cambia nada.
    firstWounds: Heridas del elefante al principio | Las Heridas con que el elefante empezó la batalla. Si se omite: 6, como el elefante indio impreso.
    vehicleForm: Formación | line, base con base como las tropas formadas; dispersed, grupo disperso, que sólo forman los carros ligeros.
    commandModels: Grupo de mando en carro | Cuántos miembros de un grupo de mando van con el escuadrón: líder, portaestandarte, músico.
    apart: Distancia entre carros | La mayor distancia en pulgadas de un carro del grupo disperso al siguiente. Si se omite: no se pregunta.
    touchesChariot: Toca un carro | true si un carro del grupo disperso tocaría al mover otro carro, de su escuadrón o de otro.
    changesForm: Cambia de formación | true si pasa de una de estas formaciones a la otra.
    listSaysLarge: Grande según su lista | true si su lista de ejército llama al carro objetivo grande.
    chariotKind: Clase de carro | light, ligero; heavy, pesado; scythed, con cuchillas.
    chariotMoves: Movimiento | normal; march, marcha; quick-march, marcha rápida, al triple en columna; charge, carga.
    straight: Recto hacia delante | true si va recto todo el camino; false si gira o pivota.
    enters: Terreno en su camino | open, abierto; difficult, difícil o muy difícil; obstacle, un obstáculo que nadie defiende; defended-obstacle, uno tras el que hay enemigos.
    forcedAcross: Va forzado | true si algo lo obliga a pasar por ese terreno, como una huida; false si es su jugador quien quiere ir.
    enemyCounts: Un enemigo cerca | true si a 8 pulgadas o menos hay un enemigo que cuenta para las marchas.
    marchDie: Dado de la marcha | El D6 del carro con cuchillas que marcha, como salió. Si se omite: aún no se ha tirado.
    crossing: Carros forzados a cruzar | Cuántos de los carros que dejan las heridas van forzados por terreno que no pueden cruzar.
    crewOf: Quién lleva a la dotación | chariot, un carro o un escuadrón; elephant, un elefante.
    inContact: En contacto | Cuántos carros están en contacto con el enemigo, o si lo está el elefante: 1 o 0.
    notReached: Sin contacto | Cuántos carros de un grupo disperso toman parte en la carga, propia o enemiga, sin tocar al enemigo.
    crewAttacks: Ataques | Los Ataques de cada carro, o de cada guerrero en un elefante. Si se omite: los impresos, 2 de un carro ligero, 1 de un guerrero.
    warriors: Guerreros en el elefante | Cuántos guerreros van en el elefante, sin el mahout. Para los carros no cambia nada.
    beastAttacks: Ataques del elefante | Los suyos. Si se omite: 4, como el elefante indio impreso.
    foeSide: Lado del enemigo | front, frente; flank, flanco; rear, retaguardia: a qué lado de la base está el enemigo.
    crewArms: Armas de la dotación | Qué llevan los hombres de una dotación, y cuántos cada cosa. Vacío: todos lo mismo, y no es lanza.
    crewWeapon: Arma | hand-weapon, arma de mano; spear, lanza; throwing-spear, venablo; two-handed, a 2 manos; halberd, alabarda; other, otra.
    crewmen: Hombres | Cuántos de una dotación llevan esa arma.
    chargedNow: Ha cargado | true si ha cargado este turno.
    charging: Carros que cargan | Cuántos cargan a ese enemigo, con los que destruyan las picas.
    chariotStrength: Fuerza del carro | La Fuerza con que hieren los impactos. Si se omite: sólo se cuentan los impactos, pues el libro no da el perfil de carros pesados y con cuchillas.
    enemyArms: Armas del enemigo | pikes, piqueros de una falange; kontos; other, cualquier otra.
    enemySide: Lado cargado | front, frente; flank, flanco; rear, retaguardia: por dónde cargan los carros al enemigo.
    lostToPikes: Carros perdidos ante las picas | Cuántos de los carros que cargan destruyen los piqueros antes del choque.
    chargedBy: Quién la carga | scythed-chariots, carros con cuchillas, uno o varios y nadie más; scythed-chariots-and-others, ellos y otros; others, otros, sin carros con cuchillas.
    chargedOn: Lado cargado | front, frente; flank, flanco; rear, retaguardia: por dónde cargan a la unidad con instrucción marcial.
    scythedChariots: Carros con cuchillas | Cuántos cargan a la unidad.
    declaresHold: Se mantiene | true si la unidad declara que se mantiene.
    crewWears: Armadura de la dotación | Qué lleva cada hombre de una dotación. Vacío: una dotación sin armadura ni escudos.
    horsesBarded: Caballos con barda | true si los caballos del carro llevan barda completa de metal.
  `),

  answers: labelled(`
    enoughForFlank: Bastan para cargar por el flanco | Si cuenta por las 5 miniaturas o más que ha de tener una carga por el flanco para dar bono.
    largeTarget: Objetivo grande | Si los disparos contra ellos tienen el +1 por objetivo grande.
    least: Como mínimo | Lo menos que pueden dar los dados: pulgadas de un movimiento, o impactos.
    most: Como máximo | Lo más que pueden dar los dados: pulgadas de un movimiento, o impactos.
    marchDice: Dados de la marcha | Cuántos D6 se tiran para la marcha.
    marchInches: Pulgadas de la marcha | Cuántas pulgadas resulta la marcha.
    terrainRoll: Tirada de terreno | Si cada carro que cruza tira 1D6 y puede quedar destruido.
    lostToWounds: Destruidos por heridas | Cuántos carros destruyen las heridas.
    terrainDice: Dados de terreno | Cuántos carros tiran un D6 porque van forzados a cruzar.
    wreckedUpTo: Se destruye con | El carro forzado a cruzar queda destruido con ese resultado o menos.
    lostToTerrain: Destruidos por el terreno | Cuántos carros destruye el terreno; null mientras haya dados por tirar.
    chariotsLeft: Carros que quedan | Cuántos carros le quedan al escuadrón; null mientras haya dados por tirar.
    woundsCarried: Heridas que siguen | Cuántas heridas quedan en uno de los carros restantes; null mientras haya dados por tirar.
    chanceEachCrosses: Probabilidad de cada uno | La probabilidad de que un carro cruce indemne, como fracción exacta.
    chanceAllCross: Probabilidad de todos | La probabilidad, antes de tirar, de que todos crucen indemnes, como fracción exacta; 1 si ninguno va forzado.
    all-cross: Cruzan todos | Probabilidad de que el terreno no destruya ninguno.
    one-left: Queda exactamente 1 | Probabilidad de que quede exactamente 1 carro.
    fightingNow: Toman parte | Cuántos carros luchan, o 1 del elefante.
    crewDice: Dados de la dotación | Con cuántos dados golpea la dotación, para impactar.
    beastDice: Dados del elefante | Con cuántos dados golpea el propio elefante; 0 de los carros.
    crewStrengthBonus: Fuerza de más | Lo que el arma suma este turno a la Fuerza de los golpes de la dotación.
    weaponUsed: Arma que usa | El arma con que lucha la dotación; null si elige el jugador o no se ha dicho ninguna.
    playerChooses: Elige el jugador | Si el jugador elige entre las armas que lleva la mayoría de la dotación.
    strikesBefore: Golpea primero | Si golpea primero porque ha cargado; si no, por Iniciativa.
    impactMoment: Cuándo | before-all, antes que los demás golpes; after-pikes, tras las picas; after-kontos, tras los kontos; with-the-crew, con la dotación, sólo en una lectura; none, no hay impactos.
    impactDice: Dados del choque | Cuántos carros tiran por sus impactos: 1D3 cada uno pesado, 1D6 cada uno con cuchillas.
    hitsCaused: Impactos | Cuántos impactos automáticos hay; null mientras haya dados por tirar.
    chariotsLost: Carros destruidos al chocar | Cuántos carros con cuchillas destruye su propio choque; null mientras haya dados por tirar.
    meanHits: Impactos de media | La media de los impactos antes de tirar, o los impactos con los dados, como fracción exacta.
    chanceSurvives: Probabilidad de sobrevivir | La probabilidad de que un carro sobreviva a su propio choque, como fracción exacta.
    crewFights: Lucha la dotación | Si la dotación lucha este turno; de los de cuchillas, la de cada superviviente; null mientras haya dados por tirar.
    resultCounts: En el resultado del combate | unsaved-wounds, sólo cuentan las heridas que nadie salva; hits, los impactos mismos, en una lectura; nothing, nada.
    all-survive: Sobreviven todos | Probabilidad de que todos los carros con cuchillas sobrevivan a su choque.
    hits: Impactos | Cuántos impactos automáticos hay.
    opensRanks: Abre sus filas | Si la unidad abre sus filas; null mientras haya dados por tirar.
    combatFollows: Hay combate | Si lucha contra los carros este turno; null mientras haya dados por tirar y si no aguanta.
    inchesBehind: Pulgadas detrás | A cuánta distancia detrás de la unidad se ponen los carros si abre sus filas.
    opens: Abre sus filas | Probabilidad de que la unidad abra sus filas.
    shotsEach: Disparos de cada uno | Cuántos disparos hace cada uno de esos tripulantes por turno.
  `),

  terms: worded(`
    vehicle: none = otras tropas | light = carros ligeros | heavy = carros pesados | scythed = carros con cuchillas | elephant = un elefante
    vehicleForm: line = en línea | dispersed = un grupo disperso
    chariotKind: light = un carro ligero | heavy = un carro pesado | scythed = un carro con cuchillas
    chariotMoves: normal = normal | march = marcha | quick-march = marcha rápida | charge = carga
    enters: open = abierto | difficult = terreno difícil | obstacle = un obstáculo | defended-obstacle = un obstáculo defendido
    crewOf: chariot = carros | elephant = un elefante
    foeSide enemySide chargedOn: front = frente | flank = flanco | rear = retaguardia
    crewWeapon weaponUsed: hand-weapon = un arma de mano | spear = una lanza | throwing-spear = un venablo | two-handed = un arma a 2 manos | halberd = una alabarda | other = otra arma
    enemyArms: other = otras armas | pikes = picas | kontos = kontos
    chargedBy: scythed-chariots = carros con cuchillas | scythed-chariots-and-others = carros con cuchillas y otros | others = otros
    impactMoment: before-all = antes que los demás golpes | after-pikes = tras las picas | after-kontos = tras los kontos | with-the-crew = con los golpes de la dotación | none = sin impactos
    resultCounts: unsaved-wounds = heridas sin salvar | hits = impactos | nothing = nada
  `),

  steps: said(`
    wab-16.1: El carro, con todo lo que lleva, es una sola miniatura.
    wab-16.2: Los carros son ligeros, pesados o con cuchillas.
    wab-16.3: Los carros cuentan su dotación: {counts} {counts?miniatura|miniaturas}.
    wab-16.6: El escuadrón empieza con 3 carros o más.
    wab-16.6/own-chariot: Cada miembro del grupo de mando va en su propio carro.
    wab-16.7: El escuadrón es unidad formada, pero no tiene bono por filas.
    wab-16.8: Los carros pesados van base con base y maniobran como las demás tropas formadas.
    wab-16.8/base-to-base: Los carros pesados van base con base: no hay grupo disperso.
    wab-16.9: Los carros con cuchillas no son unidad formada.
    wab-16.9/alone: Cada carro con cuchillas es una unidad por sí solo.
    wab-16.10: Los carros ligeros van en línea o en grupo disperso, y en ambos casos son unidad formada.
    wab-16.10/change: Pasar de una a otra es cambiar de formación.
    wab-16.11: En grupo disperso cada carro mueve por su cuenta.
    wab-16.11/too-far: Los carros de un grupo disperso están a 2 pulgadas unos de otros como máximo.
    wab-16.11/turns: El carro de un grupo disperso gira libremente; sólo se mide lo que recorre al pivotar.
    wab-16.19: El carro de un grupo disperso no toca ningún otro carro al mover.
    wab-17.1: El elefante actúa solo: no hay unidades de varios.
    wab-17.2: Un mahout guía al elefante, y su dotación va encima.
    wab-17.4: El elefante cuenta las Heridas con que empezó: {counts} {counts?miniatura|miniaturas}.
    wab-16.39: Los carros no son objetivo grande: no hay +1 al dispararles.
    wab-16.39/by-its-list: Su lista lo llama objetivo grande: +1 al dispararle.
    wab-17.6: El elefante es objetivo grande: +1 al dispararle.
    wab-17.14/wounds: El elefante indio impreso tiene 6 Heridas.
    wab-16.12: Los carros no entran en ese terreno por voluntad propia.
    wab-16.12/defended: Los carros no cruzan un obstáculo por voluntad propia.
    wab-16.13/forced: Los carros forzados a cruzar tiran 1D6 cada uno.
    wab-16.14: Los carros no cargan a un enemigo tras un obstáculo que tendrían que cruzar.
    wab-16.15: El carro ligero impreso mueve {movement} pulgadas.
    wab-16.15/attacks: El carro ligero impreso tiene 2 Ataques.
    wab-16.16: Los carros ligeros y los pesados marchan al doble: {allowance} pulgadas.
    wab-16.16/column: En columna hacen marcha rápida al triple: {allowance} pulgadas.
    wab-16.16/no-column: Los carros sólo hacen marcha rápida con 1 de ancho y al menos 2 de largo.
    wab-16.17: El carro con cuchillas suma su dado al Movimiento: {allowance} pulgadas.
    wab-16.17/rolls: El carro con cuchillas marcha su Movimiento y 1D6 pulgadas.
    wab-16.17/quick-march: El carro con cuchillas sólo suma 1D6 al marchar: no hay marcha rápida.
    wab-16.18: No va recto hacia delante: la mitad, {allowance} pulgadas.
    wab-16.18/half: No va recto hacia delante: todo el movimiento queda en la mitad.
    wab-16.20: El carro se retira con su última Herida, y tiene {each}.
    wab-16.21: Las heridas van carro a carro: {shot} {shot?destruido|destruidos}, {noted} en el siguiente.
    wab-16.21/one-each: Cada herida destruye un carro: {shot}.
    wab-16.13: Forzado a cruzar, {chariotKind} se destruye con {wreckedUpTo} o menos.
    wab-16.22: Los carros indemnes se retiran primero: {noted} {noted?herida sigue|heridas siguen} en el escuadrón.
    wab-16.23: Los carros luchan hacia cualquier lado; estos enemigos están aquí: {foeSide}.
    wab-16.23/first: Los carros han cargado: golpean primero.
    wab-16.24: La dotación ha cargado con lanzas, como la caballería: 1 más de Fuerza.
    wab-16.25/most: La dotación lucha con lo que lleva la mayoría: {crewWeapon}.
    wab-16.25/tied: Llevan tantas de cada arma: elige el jugador.
    wab-16.26: Los carros dispersos a los que no llegó la carga se mueven al contacto: {joining} más.
    wab-17.14/attacks: El guerrero impreso de un elefante tiene 1 Ataque.
    wab-17.15: El elefante y su dotación golpean aparte; dados del elefante: {beastDice}, de la dotación: {crewDice}.
    wab-17.19: Los guerreros han cargado con lanzas, como la caballería: 1 más de Fuerza.
    wab-17.20/most: La dotación lucha con lo que lleva la mayoría: {crewWeapon}.
    wab-17.20/tied: Llevan tantas de cada arma: elige el jugador.
    wab-17.21: La dotación golpea hacia cualquier lado del elefante; aquí: {foeSide}.
    wab-16.27: Los carros ligeros no causan impactos de carro.
    wab-16.27/only-charging: Los impactos de carro son de quien carga.
    wab-16.27/first: Los impactos de carro van antes que los demás golpes, salvo los de picas.
    wab-16.27/kontos: En esta lectura los kontos golpean antes que los impactos.
    wab-16.27/with-the-crew: En esta lectura los impactos van con los golpes de la dotación.
    wab-16.27/wounds-count: Sus heridas sin salvar cuentan en el resultado del combate.
    wab-16.27/hits-count: En esta lectura cuentan los impactos mismos en el resultado del combate.
    wab-16.28: Cada carro pesado causa 1D3 impactos: de {least} a {most} en total.
    wab-16.29: Cada carro con cuchillas causa 1D6+2 impactos: de {least} a {most} en total.
    wab-16.29/lost: 2 o más en el dado: el choque destruye {lost} {lost?carro|carros}.
    wab-16.29/survives: Un 1 en el dado: {spared} {spared?carro sobrevive|carros sobreviven} y la dotación lucha.
    wab-16.30: Los carros cargan el frente de una falange: sus picas golpean antes del choque.
    wab-16.30/moment: El choque va después de las picas.
    wab-16.30/none-left: Las picas han destruido todos los carros: ni impactos ni golpes de la dotación.
    wab-16.31: Con instrucción marcial, y cargada por el frente sólo por carros con cuchillas: puede abrir sus filas.
    wab-16.31/not-drilled: Sólo abren filas las tropas con instrucción marcial.
    wab-16.31/others: La cargan otros que no son carros con cuchillas: no abre sus filas.
    wab-16.31/engaged: Ya está trabada: no abre sus filas.
    wab-16.34: Los carros llegan por flanco o retaguardia: no abre sus filas.
    wab-16.32: Se mantiene y chequea una vez con Liderazgo {leadership}; carros que la cargan: {chariots}.
    wab-16.32/must-hold: Para abrir sus filas debe declarar que se mantiene.
    wab-16.33: Las filas se abren: los carros quedan 1 pulgada detrás de la unidad, y nadie lucha con ellos.
    wab-16.33/failed: Falla el chequeo: la unidad recibe el choque y lucha.
    wab-16.35: Cada tripulante hace 2 disparos con esta arma.
    wab-16.35/once: Cada tripulante hace 1 disparo con esta arma.
    wab-16.36: La ballesta se dispara desde un carro que se ha movido.
    wab-16.37: El carro se ha movido: -1 al impactar.
    wab-17.25: Cada tripulante hace 2 disparos con esta arma.
    wab-17.25/once: Cada tripulante hace 1 disparo con esta arma.
    wab-17.25/longbow: Según las preguntas oficiales, el arco largo hace 1 disparo.
    wab-17.26: La ballesta se dispara desde un elefante que se ha movido.
    wab-17.27: El elefante se ha movido: -1 al impactar.
    wab-16.40: El carro mejora en 2 puntos la salvación de su dotación: {save} o más.
    wab-16.41: Cuenta la mejor salvación de la dotación.
    wab-16.42: Un carro así no salva mejor que con {best} o más.
    wab-16.43/flees: Los carros pesados y con cuchillas huyen 2D6.
    wab-16.43/pursues: Los carros pesados y con cuchillas persiguen 2D6.
    wab-16.44/flees: Los carros ligeros huyen 2D6 el turno en que se les hace huir.
    wab-16.44/later: Los carros ligeros huyen 3D6 los turnos siguientes.
    wab-16.44/pursues: Los carros ligeros persiguen 3D6.
    wab-11.23/chariot: La barda de sus caballos mejora la salvación en 1 punto.
  `),

  because: said(`
    alone: Está solo.
    three-or-more: Tiene 3 carros o más.
    within-two-inches: Están a 2 pulgadas o menos unos de otros.
    touches-nobody: No toca ningún carro.
    goes-of-its-own-accord: Nada lo obliga a cruzar.
    no-obstacle-between: No hay un obstáculo defendido en medio.
    stops-at-it: En esta lectura carga hasta el obstáculo.
    not-scythed: No es un carro con cuchillas.
    no-wounds-now: No sufre heridas ahora.
    in-line: Los carros van en línea.
    crew-alike: Toda la dotación lleva lo mismo.
    did-not-charge: No ha cargado este turno.
    heavy-or-scythed: Son carros pesados o con cuchillas.
    has-charged: Han cargado.
    not-their-front: No cargan el frente de los piqueros.
    pikes-only: Sólo las picas golpean antes del choque.
    is-drilled: La unidad tiene instrucción marcial.
    in-front: La cargan por el frente.
    scythed-chariots-alone: Sólo la cargan carros con cuchillas.
    ranks-not-engaged: No está trabada.
    declares-hold: Declara que se mantiene.
    slow-weapon: Esta arma hace 1 disparo por turno.
    thrown-by-hand: Las armas arrojadizas no tienen penalización por mover.
    scythed-chariots: Son carros con cuchillas.
    heavy-chariots: Son carros pesados.
    inside-the-limit: La salvación no pasa del límite.
    list-says-large: Su lista lo llama objetivo grande.
  `),

  ...summed(`
    vehicles/counts: Cuenta por {counts} {counts?miniatura|miniaturas}. | Cuenta por {counts} | Cuenta por {counts} {counts?miniatura|miniaturas}.
    vehicles/no: No puede colocarse así. | Así no | No puede colocarse así.
    chariot-move/no: El carro no puede hacer ese movimiento. | No | No puede.
    chariot-move/reach: El carro dispone de {inches} pulgadas. | {inches} pulgadas | Dispone de {inches} pulgadas.
    chariot-move/open: El carro con cuchillas dispone de {least} a {most} pulgadas, según su dado. | De {least} a {most} pulgadas | Dispone de {least} a {most} pulgadas, según su dado.
    chariot-losses/unhurt: {left?Queda|Quedan} {left} {left?carro|carros} sin heridas. | {left?Queda|Quedan} {left} | {left?Queda|Quedan} {left} {left?carro|carros} sin heridas.
    chariot-losses/left: {left?Queda|Quedan} {left} {left?carro|carros}, con {noted} {noted?herida|heridas} en uno. | {left?Queda|Quedan} {left} | {left?Queda|Quedan} {left} {left?carro|carros}, con {noted} {noted?herida|heridas} en uno.
    chariot-losses/open: {left?Queda|Quedan} {left} {left?carro|carros}, y {dice} {dice?tira|tiran} por el terreno. | {dice} por tirar | De {left} {left?carro|carros}, {dice} {dice?tira|tiran} por el terreno.
    crew-attacks/chariots: Las dotaciones golpean con {crewDice} {crewDice?dado|dados}. | {crewDice} {crewDice?dado|dados} | Las dotaciones golpean con {crewDice} {crewDice?dado|dados}.
    crew-attacks/elephant: El elefante golpea con {beastDice} {beastDice?dado|dados}, y su dotación con {crewDice}. | {beastDice} y {crewDice} | El elefante golpea con {beastDice} {beastDice?dado|dados}, y su dotación con {crewDice}.
    impact-hits/no: No hay impactos de carro. | Sin impactos | No hay impactos de carro.
    impact-hits/open: De {least} a {most} impactos automáticos. | De {least} a {most} impactos | Causan de {least} a {most} impactos automáticos.
    impact-hits/fell: {hits} {hits?impacto automático|impactos automáticos}. | {hits} {hits?impacto|impactos} | Causan {hits} {hits?impacto automático|impactos automáticos}.
    open-ranks/no: La unidad no puede abrir sus filas. | No | No puede: lucha contra los carros.
    open-ranks/open: La unidad abre sus filas el {percent:percent} de las veces. | Abre el {percent:percent} | Abre sus filas el {percent:percent} de las veces.
    open-ranks/opened: Saca {rolled}: las filas se abren, y no hay combate. | Se abren | Las filas se abren, y no hay combate.
    open-ranks/failed: Saca {rolled}: las filas no se abren, y la unidad lucha. | No se abren | Las filas no se abren: lucha.
    crew-shots/no: La dotación no puede disparar. | Sin disparos | No puede disparar.
    crew-shots/shots: La dotación hace {shots} {shots?disparo|disparos}. | {shots} {shots?disparo|disparos} | La dotación hace {shots} {shots?disparo|disparos}.
    chariot-save/needs: El carro salva con {needed} o más. | {needed}+ | Salva con {needed} o más.
    chariot-save/none: Al carro no le queda salvación. | Sin salvación | No le queda salvación.
  `),

  problems: said(`
    only-light-disperse: Sólo los carros ligeros forman grupo disperso.
    no-elephant: Eso se dice sólo de un elefante.
    no-printed-profile: Di el Movimiento: el libro sólo da el perfil del carro ligero.
    no-march-die: Sólo tira un dado el carro con cuchillas que marcha.
    more-than-there-are: No pueden cruzar más carros de los que hay.
    a-die-each: Di un dado por cada carro que cruza.
    elephants-alone: El elefante lucha solo: 1 en contacto como máximo.
    no-pikes: Sólo las picas cargadas por el frente destruyen carros antes del choque.
    more-than-charge: No se pueden perder más carros de los que cargan.
    a-die-for-each-chariot: Di un dado por cada carro que llega.
    no-such-d3: Un D3 da de 1 a 3.
  `),
} satisfies PartOfMessages;
