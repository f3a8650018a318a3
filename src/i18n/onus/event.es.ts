import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    onus/event: ¿Se puede jugar este evento? | Si vale ahora, y a quién favorece | Si un evento, salido al azar o jugado de la mano, es válido en un combate o un disparo, a quién favorece y en los dados de quién.
    onus/event-count: Cuántos eventos y en qué orden | Los de azar y los de cada mano | El máximo de eventos de un combate o disparo: al azar y de cada mano, según el rango de ambas unidades y la opción sin evento aleatorio; y en qué orden se juegan y se aplican.
    onus/random-event: El evento aleatorio | Cuántas cartas se levantan y cuál vale | Cuántas cartas se levantan para el evento aleatorio y cuál de ellas se aplica, con lo que pueden hacer Veteranas y Élites.
    onus/named-card: Una carta por su nombre | Qué hace, cuándo y con qué número | Lo que el reglamento cuenta de una carta de Acción que nombra: si es orden o evento, sus iconos, sus números y su efecto.
    onus/throw-javelins: Lanzad jabalinas | Quién las lanza y con cuántos dados | El evento «Lanzad jabalinas»: si es válido, qué unidades lanzan, con cuántos dados y qué probabilidades exactas, quién chequea moral y si después hay combate.
    onus/ambush: Emboscada | La herida y la moral del defensor | El evento «Emboscada»: la herida y el estado de la unidad defensora, con qué Ataque sigue combatiendo, quién chequea moral una vez contada esa herida y con qué moral. El combate entero se pregunta en onus/hand-to-hand.
    onus/wind-changes: Cambia el viento | A quién va el disparo | El evento «Cambia el viento» en un disparo: si llega a haber ataque, contra quién y con cuántos dados.
    onus/promotion: Veteranos y Élites | Qué gana la unidad | Qué hace de una unidad el evento «Veteranos y Élites», y qué cambia con ello.
  `),

  fields: labelled(`
    eventFrom: De dónde viene | random, salido del mazo al azar; attacker, de la mano del atacante, que siempre es el jugador al que le toca; defender, de la mano del otro.
    eventIcons: Iconos | Iconos del evento en la carta: sword, espada; shield, escudo; bow, arco.
    chargesLabel: Marcado «Cargas» | true si el evento lleva la marca «Cargas».
    eventIn: Se juega en | hand-to-hand, un combate de la fase de combate; shot, un ataque a distancia dentro del alcance; shot-out-of-range, uno cuyo objetivo resulta estar demasiado lejos; outside-phase, un combate o ataque que surge fuera de la fase de combate (quitar marcadores de Sección, una retirada, un movimiento de huida, elefantes); javelins, el ataque del evento «Lanzad jabalinas».
    engagedBy: Cómo se trabaron | charge-this-turn, por una carga en este mismo turno, que es el de un solo jugador; earlier-turn, antes de él, incluido el turno enemigo anterior; otherwise, este turno pero no por una carga.
    eventsBefore: Eventos ya aplicados | Eventos ya aplicados en este mismo ataque: none, ninguno; others, ninguno igual a éste; same, alguno igual.
    handEventsBefore: Jugados de su mano | Cuántos eventos ha jugado ya de la mano ese mismo jugador en este ataque.
    defenderHasPlayed: El defensor ya ha jugado | true si el defensor ya ha tenido su ocasión de jugar un evento en este ataque.
    playerRank: Rango de su unidad | normal, veteran (Veterana) o elite (Élite): rango de la unidad de este combate que es de quien juega el evento.
    eliteChoice: Opción de la Élite | Lo que eligió antes del combate el jugador de una unidad de Élite: two-from-hand, dos eventos de la mano; second-random, un segundo evento aleatorio; none, nada. Sólo importa en las Élites.
    noRandomEvents: Sin evento aleatorio | true si los jugadores han acordado la opción de jugar sin el evento aleatorio.
    textRulesOut: Su texto lo descarta | true si el texto de la carta no es para esta clase de ataque o pide algo que no se cumple.
    cancelled: Anulado | true si otro evento de este ataque anula éste, o el combate entero.
    textFavours: A quién nombra su texto | attacker (atacante), defender (defensor) o both (ambos), si el texto de la carta dice a quién favorece; nobody-named, si no lo dice.
    attackerRank: Rango de la unidad atacante | normal, veteran (Veterana) o elite (Élite). El atacante es el jugador al que le toca.
    attackerElite: Opción del atacante | Lo que elige antes del combate si su unidad es de Élite: two-from-hand, dos eventos de la mano; second-random, un segundo evento aleatorio; none, nada.
    defenderRank: Rango de la unidad defensora | normal, veteran (Veterana) o elite (Élite).
    defenderElite: Opción del defensor | Lo que elige antes del combate si su unidad es de Élite: two-from-hand, dos eventos de la mano; second-random, un segundo evento aleatorio; none, nada.
    eventsOnTable: Eventos jugados | Los eventos que hay en la mesa, según se jugaron, para saber en qué orden se aplican. Si se omite: no se pregunta.
    cancels: Anula | nothing, nada; event, otro evento; combat, el propio combate.
    wishBy: Quién lo quiere | attacker, el jugador al que le toca; defender, el otro.
    randomWish: Qué quiere | nothing, nada; discard, descartar el evento aleatorio y robar otro; discard-again, descartar también ése; second-card, levantar un segundo y elegir.
    namedCard: Carta | ambush, «Emboscada»; throw-javelins, «Lanzad jabalinas»; wind-changes, «Cambia el viento»; veterans-and-elites, «Veteranos y Élites»; resist, «Resistid»; reinforce-unit, «Reforzar unidad»; skirmish, «Escaramuza»; stampede, «Estampida». Hay que decirla.
    javelinStrength: Fuerza a distancia de la carta | Primer valor del ataque a distancia de su carta; 0 si la carta no lo tiene, y entonces no lanza nada. Si se omite: lo tiene, y no se calculan probabilidades.
    woundsOnAttacker: Heridas de la atacante | Heridas que los dados de este combate han hecho a la unidad atacante. Si se omite: 0.
    woundsOnDefender: Heridas de la defensora | Heridas que los dados de este combate han hecho a la unidad defensora, sin la de la emboscada. Si se omite: 0.
    originalTarget: Objetivo original | Dónde estaba el objetivo original: short, a corta distancia; long, a larga; out-of-range, fuera de alcance. Si se dan las dos distancias, deciden ellas.
    shotRange: Alcance (UD) | Alcance de quien dispara, en UD; junto con la distancia del objetivo original. Si se omite: decide originalTarget.
    originalTargetAt: Distancia del objetivo (UD) | Distancia del objetivo original a quien dispara, en UD. Si se omite: decide originalTarget.
    nearestOwnUnitAt: Unidad propia más cercana (UD) | UD del objetivo original a la unidad más cercana del jugador activo, de quien es el disparo. Si se omite: hay una a menos de 1 UD. Si no hay ninguna, 40.
    rankBefore: Rango anterior | normal, veteran (Veterana) o elite (Élite): rango de la unidad antes del evento.
  `),

  answers: labelled(`
    favours: Favorece | attacker, al atacante; defender, al defensor; both, a ambos; as-its-text-says, los iconos no deciden nada; nobody, si no tiene efecto.
    inRollOf: En los dados de | En los dados de quién se nota: la espada, en los de aquel a quien favorece; el escudo, en los del otro bando; as-its-text-says, los iconos no lo dicen; none, si no tiene efecto.
    randomEvents: Al azar | Cuántos eventos aleatorios se aplican.
    attackerFromHand: De la mano del atacante | Los que como mucho puede jugar de la mano el atacante.
    defenderFromHand: De la mano del defensor | Los que como mucho puede jugar de la mano el defensor.
    mostEvents: Máximo de eventos | Los eventos que como mucho tiene el ataque, todos juntos.
    leastEvents: Mínimo de eventos | Los que hay si nadie juega ninguno.
    playedInOrder: Se juegan en este orden | A quién le toca cuándo.
    appliedInOrder: Se aplican en este orden | Los eventos que se dieron, primero los que anulan.
    cardsTurnedUp: Cartas levantadas | Cartas que se levantan del mazo para el evento aleatorio.
    randomApplied: Cuál se aplica | first, la primera carta; second, la segunda, mejor o peor; his-choice, la que elija; none, ninguna.
    half: Mitad de la carta | order, la de arriba, la orden; event, la de abajo, el evento. Toda carta tiene ambas: ésta es la de ese nombre.
    cardType: Tipo de orden | activation (Activación) o health (Salud); null si el reglamento no lo dice o es un evento.
    icons: Iconos | Iconos del evento; null si el reglamento no los enseña.
    chargesOnly: Sólo tras una carga | Si sólo es válida en un combate que empezó por una carga este turno.
    woundsDealt: Heridas | Heridas que el propio evento hace a la unidad defensora.
    javelinDice: Dados de jabalinas | Dados que tira cada una que lanza.
    reachUd: Distancia (UD) | El nuevo objetivo ha de estar a menos de tantas UD del original.
    defenceBonus: A la Defensa | Lo que suma a los dos valores de Defensa.
    moraleBonus: A la moral | Lo que suma a la moral.
    woundsHealed: Heridas que cura | Heridas que cura.
    activatedUnits: Unidades que activa | Unidades que activa.
    radiusUd: Radio (UD) | UD alrededor de la carta de la unidad activada.
    mountedMorale: Moral de las montadas | Lo que tienen las unidades montadas en ese chequeo.
    throwers: Quién lanza | De quién son las unidades que hacen el ataque especial.
    simultaneous: A la vez | Si lanzan ambas, y al mismo tiempo.
    combatFollows: Hay combate después | Si después se resuelve el combate cuerpo a cuerpo; null si aún no se sabe.
    throws: Lanza | Si esta unidad lanza sus jabalinas.
    javelinWounds: Heridas sufridas | Heridas que las jabalinas hicieron a esta unidad; null si no se sabe.
    attackAfter: Ataque después | Sus dos valores de Ataque con lo que ha cambiado; null si ya no está.
    checkers: Quién chequea | De quién es la unidad que chequea moral tras el combate: la de más heridas en él, o ambas.
    attacks: Ataques | Cuántos disparos se resuelven: 1 o ninguno.
    newTarget: Nuevo objetivo | Una unidad del jugador activo cerca del objetivo original; null si no hay ataque.
    originalIsShot: Se dispara al original | Si al final se ataca al objetivo original.
    rankAfter: Rango | Rango de la unidad tras el evento.
    mayDiscardRandom: Puede descartar el aleatorio | Si su jugador puede descartar el evento aleatorio y robar otro.
    hasEliteOptions: Tiene las opciones de Élite | Si su jugador puede elegir un segundo evento aleatorio o dos eventos de la mano.
  `),

  terms: {
    ...said(`
      namedCard.ambush: Emboscada
      namedCard.throw-javelins: Lanzad jabalinas
      namedCard.wind-changes: Cambia el viento
      namedCard.veterans-and-elites: Veteranos y Élites
      namedCard.resist: Resistid
      namedCard.reinforce-unit: Reforzar unidad
      namedCard.skirmish: Escaramuza
      namedCard.stampede: Estampida
      newTarget.own-unit-near-original: una unidad del jugador activo cerca del objetivo original
    `),
    ...worded(`
      player wishBy throwers checkers: attacker = el atacante | defender = el defensor | random = el mazo
      rank playerRank attackerRank defenderRank rankBefore rankAfter: normal = normal | veteran = Veterana | elite = Élite
      eventFrom: random = salido al azar | attacker = la mano del atacante | defender = la mano del defensor | random:from = del mazo al azar | attacker:from = de la mano del atacante | defender:from = de la mano del defensor
      eventIcons icons: sword = espada | shield = escudo | bow = arco
      eventIn: hand-to-hand = un combate de la fase de combate | shot = un disparo | shot-out-of-range = un disparo fuera de alcance | outside-phase = un combate fuera de esa fase | javelins = el ataque de Lanzad jabalinas
      engagedBy: charge-this-turn = por una carga este turno | earlier-turn = en un turno anterior | otherwise = este turno, no por una carga
      eventsBefore: none = ninguno | others = otros | same = uno igual
      eliteChoice attackerElite defenderElite: two-from-hand = dos eventos de la mano | second-random = un segundo evento aleatorio | none = ninguna
      textFavours: nobody-named = a nadie | attacker = al atacante | defender = al defensor | both = a ambos
      cancels: nothing = nada | event = otro evento | combat = el combate
      randomWish: nothing = nada | discard = descartarlo | discard-again = descartar también el segundo | second-card = un segundo para elegir
      originalTarget: short = a corta distancia | long = a larga distancia | out-of-range = fuera de alcance
      favours: attacker = al atacante | defender = al defensor | both = a ambos | as-its-text-says = a quien diga su texto | nobody = a nadie
      inRollOf: attacker = el atacante | defender = el defensor | both = ambos | as-its-text-says = quien diga su texto | none = nadie | attacker:of = del atacante | defender:of = del defensor | both:of = de ambos
      playedInOrder: random = el azar | attacker = el atacante | defender = el defensor
      appliedInOrder: random = el aleatorio | attacker = el del atacante | defender = el del defensor
      randomApplied: first = la primera | second = la segunda | his-choice = la que elija | none = ninguna
      half: order = orden | event = evento
      cardType: activation = Activación | health = Salud
      player: attacker:the = el atacante | defender:the = el defensor
    `),
  },

  steps: said(`
    onus-2.7/two-options: En esta edición, una unidad de Élite tiene dos opciones para los eventos.
    onus-5.11/order: Se levanta una carta de Acción y se lee su evento; después el jugador activo y, por último, su contrario pueden jugar un evento de la mano.
    onus-5.11/random: Se levanta la primera carta de Acción y se lee su evento; luego va al descarte (lectura R59).
    onus-5.11/late: El jugador activo juega antes que su contrario: tras él ya no juega eventos en este ataque.
    onus-5.12: La espada señala al jugador activo, el atacante de este turno.
    onus-5.13: El escudo señala al jugador que no está activo, el defensor de este turno.
    onus-5.14/combat: Un evento con el arco se aplica sólo en ataques a distancia: en éste no.
    onus-5.14/shot: Un evento con el arco se aplica sólo en ataques a distancia, y éste lo es.
    onus-7.15/reinforce: {card}: cura {woundsHealed} heridas de una unidad.
    onus-7.15/skirmish: {card}: activa {activatedUnits} unidad.
    onus-7.128/out-of-range: Los eventos llegan una vez verificado el alcance: el disparo queda fuera de él y se pierde.
    onus-7.128/limit: En un disparo cada jugador puede jugar {limit} {limit?evento|eventos} de la mano; él ha jugado {before}.
    onus-7.128/turn: En un disparo va primero el evento aleatorio, luego uno del atacante y por último uno del defensor.
    onus-7.128/one-each: En un disparo cada jugador puede jugar un evento de la mano.
    onus-7.129/cancelled: Un evento que anula va antes: éste no tiene efecto.
    onus-7.129/first: Los eventos que anulan el combate u otro evento se aplican antes que los demás.
    onus-7.130/no-bow: En los disparos valen los eventos con el arco y algunos con el escudo: éste no lleva ninguno de los dos.
    onus-7.130/shield: Algunos eventos con el escudo valen en los disparos: lo dice su texto.
    onus-7.130/bow: Los eventos con el arco valen en los disparos.
    onus-7.131/random: A quién favorece un evento aleatorio en un disparo depende de cuál sea.
    onus-7.131/hand: En un disparo, un evento de la mano se aplica a favor de quien lo juega: {player}.
    onus-7.131/requirement: Debe cumplirse lo que pide la carta y ser para esta clase de ataque: no es así.
    onus-7.132/same: En este ataque ya se ha aplicado un evento igual: éste no se aplica.
    onus-7.157/limit: En un combate cada jugador puede jugar {limit} {limit?evento|eventos} de la mano; él ha jugado {before}.
    onus-7.157/turn: En un combate va primero el evento aleatorio, luego uno del atacante y por último uno del defensor.
    onus-7.157/one-each: En un combate cada jugador puede jugar un evento de la mano.
    onus-7.158/none: En los combates que surgen fuera de la fase de combate no se juegan eventos.
    onus-7.159/sword: Un evento aleatorio con la espada favorece al atacante, en sus dados.
    onus-7.159/shield: Un evento aleatorio con el escudo favorece al defensor.
    onus-7.159/both: Un evento aleatorio con espada y escudo se aplica a ambos.
    onus-7.160/owner: Un evento de la mano sólo beneficia a quien lo juega, lleve los iconos que lleve: {player}.
    onus-7.160/text: El texto de la carta dice a quién favorece, y eso va antes.
    onus-7.160/resist: {card}: +{defenceBonus}/+{defenceBonus} a la Defensa y +{moraleBonus} a la moral, para el defensor al azar y para quien la juega de la mano.
    onus-9.22/able: Con la habilidad Jabalinas y con qué lanzar: {sides}.
    onus-9.22/unable: Ninguna unidad del combate tiene la habilidad Jabalinas y un ataque a distancia con que lanzar.
    onus-9.22/card: {card}: la aprovechan las unidades con la habilidad Jabalinas, en ataque o en defensa.
    onus-11.1/card: {card}: una unidad normal pasa a Veterana, y una Veterana a Élite.
    onus-11.1/promotes: Una unidad de rango {before} pasa a {after}.
    onus-11.1/top: La unidad ya es {before}: no hay rango más alto.
    onus-11.1/no-modifiers: Los rangos no dan modificadores de combate: su Ataque sigue en {hit}/{wound}.
    onus-11.2/may: Su jugador puede descartar el evento aleatorio y debe tomar el siguiente.
    onus-11.2/redraws: {player:The} descarta el evento aleatorio: se aplica la segunda carta, aunque sea peor.
    onus-11.2/once: La segunda carta ha de aplicarse: no se descarta.
    onus-11.2/unseasoned: Sólo el jugador de una unidad Veterana o de Élite puede descartar el evento aleatorio.
    onus-11.3/may: Además de lo que puede una Veterana, su jugador elige una opción antes del combate: un segundo evento aleatorio o dos eventos de la mano.
    onus-11.3/as-veteran: Una unidad de Élite tiene los beneficios de la Veterana.
    onus-11.3/elite-only: Sólo el jugador de una unidad de Élite puede levantar un segundo evento aleatorio.
    onus-11.3/options: El jugador de una unidad de Élite elige una de dos opciones antes del combate.
    onus-11.4/chooses: {player:The} levanta un evento aleatorio más y elige cuál de ellos se aplica.
    onus-11.4/both-elite: La unidad contraria también es de Élite: no se levanta un segundo evento aleatorio.
    onus-11.5/two: Su unidad es de Élite y ha elegido dos eventos de la mano en vez de uno.
    onus-11.5/counts: Con la opción de dos eventos, el atacante puede jugar {attacker} de la mano y el defensor {defender}.
    onus-11.7/card: {card}: la unidad defensora sufre {woundsDealt} herida al instante, resueltos los eventos, y queda Rota; después llega el combate.
    onus-11.7/at-once: La unidad defensora sufre {wounds} {wounds?herida|heridas} al instante, una vez resueltos los eventos.
    onus-11.8/card: {card}: en su ataque, la unidad defensora tiene las penalizaciones de estar Rota.
    onus-11.8/breaks: La unidad defensora queda Rota y ataca con las penalizaciones de estarlo.
    onus-11.8/already: La unidad defensora ya estaba Rota: ataca con las mismas penalizaciones.
    onus-11.9/card: {card}: su herida cuenta para saber quién chequea moral.
    onus-11.9/counts: Su {wounds} {wounds?herida|heridas} cuenta como hecha en el combate para saber quién chequea.
    onus-11.10/card: {card}: sólo para unidades con jabalinas, en un combate iniciado por una carga este turno.
    onus-11.10/charge: El combate empezó este turno por una carga: el evento es válido.
    onus-11.10/no-charge: El combate no empezó este turno por una carga: el evento no es válido.
    onus-11.11/all: Como evento aleatorio deja lanzar a todas las que puedan: {sides}.
    onus-11.11/card: {card}: al azar, cada unidad con jabalinas ataca a corta distancia con {javelinDice} dados.
    onus-11.11/short: Cada una lanza a corta distancia con {dice} dados, sin eventos; la que sufra daño chequea moral.
    onus-11.11/then-combat: Luego llega el combate cuerpo a cuerpo normal; esas heridas no cuentan en él (lectura R76).
    onus-11.11/no-events: El ataque con jabalinas se hace sin eventos.
    onus-11.12/owner: Jugado de la mano, sólo lanza la unidad de quien lo juega: {player}.
    onus-11.12/card: {card}: de la mano, sólo beneficia a quien la juega.
    onus-11.13: El alcance lo fija el objetivo original: estaba {distance}, así que se tiran {dice} dados contra el nuevo, aunque esté más lejos o fuera de alcance.
    onus-11.13/card: {card}: los dados los decide la distancia del objetivo original.
    onus-11.14: Ninguna unidad del jugador activo está a menos de {reach} UD del objetivo original: no hay ataque, tampoco el original.
    onus-11.14/card: {card}: el disparo cae sobre una unidad del jugador activo a menos de {reachUd} UD del objetivo original; si no la hay, no hay ataque.
    onus-11.15/card: {card}: toda unidad con animales a {radiusUd} UD o menos de la carta de la unidad activada, propia o ajena, chequea moral.
    onus-11.16/card: {card}: las unidades montadas, carros incluidos, tienen {mountedMorale} en ese chequeo.
    onus-11.17/card: {card}: la que falla queda Rota y huye de inmediato.
    onus-11.18/card: {card}: después, la unidad activada mueve y combate como de costumbre.
    onus-12.14/none: Se juega sin el evento aleatorio.
    onus-13.4/limit: Un jugador no juega más de {limit} {limit?evento|eventos} de la mano en este ataque; él ha jugado {before}.
    onus-13.4/most: Este ataque tiene como mucho {most} {most?evento|eventos}.
    onus-13.4/same: No se pueden utilizar dos eventos iguales.
    onus-13.5/shot: Un evento que sólo lleva la espada es sólo para el combate cuerpo a cuerpo.
    onus-13.5/combat: Un evento con la espada es para el combate cuerpo a cuerpo, y éste lo es.
    onus-13.5/attacker-only: Según la lectura b de R15, la espada sólo la juega el atacante.
    onus-13.6/combat: Un evento con el escudo vale en el combate cuerpo a cuerpo.
    onus-13.6/shot: Un evento con el escudo puede valer ante un disparo.
    onus-13.6/defender-only: Según la lectura b de R15, el escudo sólo lo juega el defensor.
    onus-13.7/combat: El arco se aplica en los ataques a distancia: aquí no.
    onus-13.7/shot: El arco se aplica en los ataques a distancia, y éste lo es.
    onus-13.8/charged: Marcado «Cargas»: el combate acaba de originarse por una carga, así que se aplica.
    onus-13.8/late: Marcado «Cargas»: sólo se aplica si el combate acaba de originarse por una carga en este turno.
    onus-13.11/javelins: {who:The} ha sufrido heridas de jabalinas: chequea con moral {morale}.
  `),

  because: said(`
    in-combat-phase: El combate es de la fase de combate.
    random-events-in-use: Se juega con el evento aleatorio.
    other-events-before: Los eventos ya aplicados son otros.
    within-his-limit: Puede jugar {limit} de la mano y ha jugado {before}.
    elite-chose-otherwise: El jugador de la unidad de Élite no ha elegido dos eventos de la mano.
    nothing-cancels: Ninguno de los eventos anula nada.
    own-unit-near-enough: Una unidad del jugador activo está a menos de {reach} UD del objetivo original.
  `),

  ...summed(`
    event/random-yes: El evento aleatorio se aplica: favorece {favoured}, en los dados {roll:of}. | Favorece {favoured} | Se aplica, y favorece {favoured}, en los dados {roll:of}.
    event/random-text: El evento aleatorio se aplica, y favorece {favoured}. | Según su texto | Se aplica, y favorece {favoured}.
    event/random-no: El evento aleatorio no tiene aquí efecto. | Sin efecto | No tiene aquí efecto.
    event/hand-yes: {player:The} puede jugarlo: favorece {favoured}, en los dados {roll:of}. | Puede: en los dados {roll:of} | Puede jugarlo: favorece {favoured}, en los dados {roll:of}.
    event/hand-text: {player:The} puede jugarlo, y favorece {favoured}. | Puede | Puede jugarlo, y favorece {favoured}.
    event/hand-no: {player:The} no puede jugar aquí este evento. | No puede |
    event-count/most: Hay {most} {most?evento|eventos} como mucho. | {most} como mucho | Caben {most} {most?evento|eventos} como mucho.
    event-count/none: No hay eventos. | Sin eventos
    random-event/first: Se levanta una carta y se aplica su evento. | La primera carta
    random-event/second: De {cards} cartas levantadas se aplica la segunda. | La segunda carta | Se aplica la segunda carta de {cards}.
    random-event/his-choice: De {cards} cartas levantadas, {player:the} elige una. | Elige una de {cards} | Elige una de {cards} cartas.
    random-event/not-allowed: {player:The} no puede hacerlo. | No puede |
    random-event/none: No hay evento aleatorio. | Sin evento aleatorio | No hay evento aleatorio.
    named-card/ambush: {card} es un evento: {woundsDealt} herida al instante, y la unidad defensora queda Rota. | {woundsDealt} herida y Rota
    named-card/throw-javelins: {card} es un evento: las unidades con jabalinas tiran {javelinDice} dados antes del combate. | {javelinDice} dados cada una
    named-card/wind-changes: {card} es un evento: el disparo cae sobre una unidad del jugador activo a menos de {reachUd} UD de su objetivo. | Otro objetivo, o ninguno
    named-card/veterans-and-elites: {card} es un evento: sube el rango de una unidad. | Un rango más
    named-card/resist: {card} es un evento con el escudo: +{defenceBonus}/+{defenceBonus} a la Defensa y +{moraleBonus} a la moral. | Defensa +{defenceBonus}/+{defenceBonus}, moral +{moraleBonus}
    named-card/reinforce-unit: {card} es una orden de Salud: cura {woundsHealed} heridas de una unidad. | Cura {woundsHealed} heridas
    named-card/skirmish: {card} es una orden de Activación: activa {activatedUnits} unidad. | Activa {activatedUnits} unidad
    named-card/stampede: {card} es una orden: activa {activatedUnits} unidad, y las que tienen animales a {radiusUd} UD chequean moral, las montadas con {mountedMorale}. | Chequeos a {radiusUd} UD
    throw-javelins/throw: Lanza jabalinas, con {dice} dados, este bando: {sides}. | {dice} dados: {sides} | Con {dice} dados lanza jabalinas {sides}.
    throw-javelins/nobody: El evento es válido, pero no lanza nadie. | No lanza nadie
    throw-javelins/not-valid: El evento no es válido: el combate no empezó por una carga. | No es válido |
    ambush/combat: La unidad defensora está Rota y ataca con {attack}; tras el combate {checkers?debe|deben} chequear la moral {checkers}. | Rota, Ataque {attack} | El defensor queda Roto y ataca con {attack}.
    ambush/eliminated: La emboscada elimina a la unidad defensora: no hay combate. | Eliminada | La emboscada elimina al defensor: no hay combate.
    wind-changes/new-target: Se tiran {dice} dados contra una unidad del jugador activo cerca del objetivo original. | {dice} dados | Se {dice?tira|tiran} {dice} {dice?dado|dados} contra otra unidad, cerca del objetivo original.
    wind-changes/no-attack: No se hace ningún ataque, tampoco el original. | Sin ataque | No se hace ningún ataque.
    wind-changes/out-of-range: El disparo quedaba fuera de alcance: se pierde. | Perdido
    promotion/promoted: Una unidad de rango {before} pasa a {after}. | {after} | Pasa de {before} a {after}.
    promotion/stays: La unidad sigue siendo {after}. | {after}
  `),

  problems: said(`
    second-random-not-elite: Sólo una unidad de Élite puede elegir un segundo evento aleatorio (second-random).
    second-random-both-elite: Las dos unidades son de Élite: ningún jugador puede elegir un segundo evento aleatorio (second-random).
    more-events: Hay {given} {given?evento|eventos} {origin:from}, y como mucho {most?cabe|caben} {most}.
    no-random-events-used: No se juega con eventos aleatorios: ninguno de los de la mesa puede serlo.
    random-event-comes-first: El evento aleatorio va antes que los de la mano: de él no se dice nada de esto.
    no-events-there: Ahí no se juegan eventos: antes no puede haberse jugado ninguno.
    range-and-distance-together: El alcance y la distancia del objetivo original van juntos: los dos o ninguno.
  `),
} satisfies PartOfMessages;
