import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';
import { FORMATIONS } from './shared.es.ts';

/** Mover: tipos de movimiento, giros y maniobras especiales. */
export default {
  queries: titled(`
    onus/move: ¿Puede mover así? | Cuántas UD, y si aún carga o dispara | Dice si una unidad que no está trabada puede mover como quiere, de qué tipo es su movimiento, cuántas UD tiene y gasta, si después puede cargar o disparar y qué marcadores le quedan. Sin pasos dice hasta dónde llega. No sabe dónde están las demás unidades: para atravesarlas y para la distancia de carga hay otras consultas.
    onus/manoeuvre: Una maniobra especial | Giros, marcha atrás, extensión y su coste | Dice de una maniobra especial lo que pone su cuadro y lo que vale para esta unidad: si puede hacerla, con qué movimiento, cuándo, qué gasta y si ese turno puede cargar o disparar.
    onus/formation: Formación especial: adoptar, mantener o deshacer | Falange, testudo, cuña… y qué permiten | Dice si una unidad puede adoptar, cambiar o deshacer una formación especial, en el despliegue o al mover, qué queda de ella tras un combate y qué le deja hacer: mover, cargar, disparar, ampliarse o ser atravesada.
    onus/skirmisher-rest: Fase de hostigadores: lo que queda por mover | UD que quedan tras disparar | Dice cuántas UD le quedan a una unidad de Hostigadores para su fase después de lo que movió antes de los disparos, y si entonces puede cargar.
  `),

  fields: labelled(`
    rallied: Reorganizada este turno | true si al activarla este turno superó el chequeo y perdió el marcador de Rota.
    recovered: Recuperada de la huida este turno | true si al activarla este turno superó el chequeo y dejó de huir.
    movementType: Tipo de movimiento | El que anuncia el jugador: normal, movimiento normal; forced-march, marcha forzada; reduced, movimiento reducido aunque nada obligue a ello. Si se omite: normal, salvo que algo de lo que hace la unidad lo reduzca; y si no pasa de la mitad, vale también como reducido para disparar.
    steps: Pasos | Lo que hace la unidad, en su orden. Cada paso dice qué es (does) y sus datos. Si se omite: no se dice cómo mueve, y la respuesta da hasta dónde puede llegar.
    does: Qué hace | forward, avanza recto; turn, gira hacia adelante sobre una esquina; turn-back, gira hacia atrás sobre una esquina; back, retrocede; sideways, va de lado; diagonal, en diagonal hacia adelante o hacia atrás (los tres sin cambiar de orientación: movimiento en todas las direcciones); rotate, Giro Libre sobre el centro; extend, amplía la formación; shorten, la acorta; adopt, adopta una formación especial; dissolve, la deshace; change, cambia una por otra; bravery-on y bravery-off, activa o quita la Bravura.
    ud: UD | UD que recorre este paso, para forward, back, sideways y diagonal.
    degrees: Grados | Grados del giro (turn). Más de 90 cuentan como varios giros seguidos.
    corner: Esquina | Esquina sobre la que gira (turn): front-left y front-right, las del frente, izquierda y derecha; rear-left y rear-right, las de la retaguardia. Si se omite: la misma que los demás giros.
    sense: Sentido | Hacia qué lado gira (turn): left, izquierda; right, derecha. Si se omite: el mismo que los demás giros.
    sections: Secciones | Cuántas secciones amplía o acorta este paso (extend, shorten).
    into: Formación que adopta | La formación especial que la unidad adopta con adopt o change. Si se omite: none, que sólo vale donde no se adopta ninguna.
    toCharge: Quiere cargar | true si este movimiento ha de acabar en contacto con el enemigo, es decir, en carga.
    toShoot: Quiere disparar | true si la unidad quiere hacer un ataque a distancia en la fase siguiente.
    hasRanged: Tiene ataque a distancia | true si la carta de la unidad tiene ataque a distancia. Si se omite: no se dice; sólo decide si pierde el marcador de Unidad Activa.
    formationIcons: Iconos azules de la carta | Formaciones especiales que la carta de la unidad permite. Si se omite: la que quiera adoptar.
    permission: Permiso para cargar | Quién deja cargar a esta unidad aunque su movimiento sea reducido: action-card, una carta de Acción; terrain, una situación de la expansión Terreno y Fortalezas; none, nadie.
    ground: Terreno | Terreno por el que pasa o en el que combate, de la expansión Terreno y Fortalezas: open, despejado; woods, bosque; slopes, pendientes o montaña; river, río.
    groundPenalty: UD que quita el terreno | UD de movimiento que ese terreno quita según su expansión, antes de mirar las habilidades de la unidad.
    occasion: Ocasión | movement-phase, el movimiento de la fase de movimiento; after-ram, el movimiento adicional tras Embestir.
    rammed: Qué fue del embestido | Sólo con occasion after-ram: el defensor fled, huye; destroyed, queda destruido; stands, sigue ahí.
    manoeuvre: Maniobra | all-directions, movimiento en todas las direcciones; free-rotation, Giro Libre; extend, ampliar la formación; shorten, acortarla; adopt, adoptar una formación especial; change, cambiarla por otra; dissolve, deshacerla; bravery, activar o quitar la Bravura; shoot, hacer un ataque a distancia. Es obligatorio.
    formsInto: Formación a la que pasa | La formación especial que adopta o a la que cambia. Si se omite: none; en una maniobra cuenta entonces como una que se adopta al modo corriente.
    formationAct: Qué hace con su formación | adopt, adopta una formación especial o cambia a ella; dissolve, deshace la que tiene; keep, sigue como está.
    formationMoment: Momento | start, middle y end, al principio, en medio o al final de su movimiento; deployment, en el despliegue; after-combat, terminado su primer combate con esa formación.
    keepsOldMarker: Conserva la anterior | true si querría tener la formación nueva además de la que ya tiene. Si se omite: false, la nueva la sustituye.
    scenarioForbids: El escenario lo excluye | Sólo en el despliegue: true si un escenario histórico dice otra cosa sobre empezar en formación.
    udMoved: UD ya movidas | UD que los Hostigadores gastaron en la fase de movimiento, con sus giros.
    shot: Ha disparado | true si la unidad ha disparado este turno.
    udWanted: UD que quiere mover | UD que quiere gastar ahora. Si se omite: no se dice, y la respuesta da cuántas puede.
    movedAllDirections: Movió en todas las direcciones | true si este turno ha movido de lado, en diagonal o hacia atrás.
    isSkirmisher: Son Hostigadores | true si la unidad tiene la habilidad Hostigadores.
    ownCharge: Tras su propia carga | Sólo tras el combate: true si ese combate siguió a una carga de la unidad.
  `),

  answers: labelled(`
    movementType: Tipo de movimiento | normal, forced-march (marcha forzada), reduced (reducido) o none si la unidad no puede mover en absoluto.
    allowance: Movimiento disponible (UD) | UD que puede recorrer y gastar en giros como mucho con ese tipo de movimiento; si quiere cargar, con el aumento de Atletas.
    allowanceCm: Movimiento disponible (cm) | Lo mismo en centímetros: 5 por UD.
    used: UD gastadas | UD que gastan los pasos, con los giros.
    left: UD sin gastar | UD que quedan tras esos pasos.
    reducedBy: Lo que lo reduce | Todo lo que hace que el movimiento sea reducido; vacío si nada.
    mayShoot: Puede disparar | Si, tras ese movimiento, una unidad con ataque a distancia puede disparar este turno; no, si el movimiento no se permite.
    moved: Se ha movido | Si ha recorrido terreno, girado o rotado.
    formation: Formación especial | La formación especial que queda activa después.
    braveryActive: Bravura activa | Si la Bravura queda activa después.
    forcedMarchMarker: Marcador de Marcha Forzada | Si después lleva el marcador de Marcha Forzada.
    defenceWhenAttacked: Defensa si la atacan | Lo que la marcha forzada suma a sus dos valores de Defensa cuando la atacan.
    moraleWhenAttacked: Moral si la atacan | Lo que la marcha forzada y las secciones ampliadas suman, juntas, a su moral cuando la atacan.
    keepsActiveMarker: Conserva el marcador de Unidad Activa | Si después aún lleva el marcador de Unidad Activa.
    unitState: Estado | Estado de la unidad: normal, broken (Rota) o fleeing (en huida).
    skirmisherRest: UD para la fase de hostigadores | UD que a unos Hostigadores les quedan para su fase; null para las demás unidades o si el movimiento no se permite.
    groundPenalty: UD que quita el terreno |
    costUd: Gasto (UD) | UD que gasta la maniobra por sí misma.
    whenMade: Cuándo se hace | start, al principio del movimiento; start-or-end, al principio o al final; any-time, en cualquier momento; throughout, es el movimiento mismo; next-phase, en la fase de disparo.
    openToFormed: En formación especial | Si el cuadro de la maniobra la abre a las unidades en formación especial. El Cuadro, que no se mueve, no rota.
    blueMarkers: Marcadores azules | Marcadores azules que le quedan: 0 o 1.
    mayForceMarch: Puede hacer marcha forzada | Si así puede hacer este turno una marcha forzada.
    mayExtend: Puede ampliarse | Si en ese estado podría ampliar su formación.
    mayBePassedThrough: Se la puede atravesar | Si en ese estado podría atravesarla una unidad amiga que mueve.
    countedUd: UD que cuentan como movidas | Lo movido antes, redondeado hacia arriba a la UD o media UD siguiente.
    leftCm: Le queda (cm) | Lo mismo en centímetros: 5 por UD.
  `),

  terms: {
    ...said(`
      does.forward: avanza
      does.turn: gira sobre una esquina
      does.turn-back: gira hacia atrás
      does.back: retrocede
      does.sideways: va de lado
      does.diagonal: va en diagonal
      does.rotate: Giro Libre
      does.extend: amplía la formación
      does.shorten: acorta la formación
      does.adopt: adopta formación especial
      does.dissolve: deshace la formación especial
      does.change: cambia de formación especial
      does.bravery-on: activa la Bravura
      does.bravery-off: quita la Bravura
    `),
    ...termsFor(['into', 'formationIcons', 'formsInto'], FORMATIONS),
    ...said(`
      reducedBy.none: nada
      reducedBy.all-directions: mover en todas las direcciones
      reducedBy.free-rotation: hacer un Giro Libre
      reducedBy.extension: ampliar o acortar la formación
      reducedBy.formation-change: adoptar una formación especial
      reducedBy.shooting: querer disparar
      reducedBy.rallied: haberse reorganizado este turno
      reducedBy.shield-wall: moverse en Muro de Escudos
      reducedBy.phalanx: moverse en Falange
      reducedBy.chosen: la decisión del jugador
      manoeuvre.all-directions: mover en todas las direcciones
      manoeuvre.free-rotation: Giro Libre
      manoeuvre.extend: ampliar la formación
      manoeuvre.shorten: acortar la formación
      manoeuvre.adopt: adoptar una formación
      manoeuvre.change: cambiar de formación
      manoeuvre.dissolve: deshacer la formación
      manoeuvre.bravery: Bravura
      manoeuvre.shoot: ataque a distancia
    `),
    ...worded(`
      movementType: normal = movimiento normal | forced-march = marcha forzada | reduced = movimiento reducido | none = ninguno
      corner: front-left = delantera izquierda | front-right = delantera derecha | rear-left = trasera izquierda | rear-right = trasera derecha
      sense: left = izquierda | right = derecha
      permission: none = nadie | action-card = una carta de Acción | terrain = la expansión de terreno
      ground: open = despejado | woods = bosque | slopes = pendientes o montaña | river = río
      occasion: movement-phase = fase de movimiento | after-ram = tras Embestir
      rammed: fled = huye | destroyed = destruido | stands = sigue ahí
      formationAct: adopt = adopta | dissolve = deshace | keep = mantiene
      formationMoment: start = al principio del movimiento | middle = en medio del movimiento | end = al final del movimiento | deployment = en el despliegue | after-combat = tras su primer combate
      whenMade: start = al principio | start-or-end = al principio o al final | any-time = en cualquier momento | throughout = al mover | next-phase = en la fase de disparo
    `),
  },

  steps: said(`
    onus-2.2/ground: El terreno quita {ud} UD, según su expansión.
    onus-2.3/charge: Ponerse de espaldas se hace hoy con un Giro Libre, y deja cargar.
    onus-2.10/charge: Puede cargar en el mismo turno en que activa la formación especial.
    onus-7.14/move: La unidad no está activa: este turno no mueve.
    onus-7.16/move: La unidad está trabada y no ha sido activada: ni se mueve ni cambia de orientación.
    onus-7.18/move: La unidad se ha reorganizado este turno: su movimiento es reducido.
    onus-7.18/charge: La unidad se ha reorganizado este turno: no puede cargar.
    onus-7.18/forced-march: La unidad se ha reorganizado este turno: no puede hacer una marcha forzada.
    onus-7.19/move: La unidad sigue Rota y por eso no mueve menos; tampoco huye por ello.
    onus-7.21/move: La unidad se ha recuperado de la huida al activarla: este turno no mueve ni combate.
    onus-7.23: La unidad está activa y no huye: puede mover hasta su máximo, y no tiene que agotarlo.
    onus-7.23/fleeing: La unidad está en huida: no mueve en la fase de movimiento.
    onus-7.36: De los tres tipos de movimiento hace éste: {type}.
    onus-7.37: Con movimiento normal dispone de {ud} UD para avanzar y girar en el orden que quiera.
    onus-7.37/over: Necesita {used} UD y el movimiento normal sólo le da {ud}.
    onus-7.38: Cada giro de hasta 90° sobre una esquina gasta 1 UD: aquí hay {turns}.
    onus-7.38/backward: Sobre una esquina sólo se gira hacia adelante.
    onus-2.3/backward: Girar hacia atrás ya no es una opción: en su lugar está el Giro Libre.
    onus-7.39: No todos los giros comparten esquina y sentido: el zigzag no se permite.
    onus-7.40: Con movimiento normal puede entrar en contacto con el enemigo: eso es cargar.
    onus-7.41: En marcha forzada dispone del doble: {ud} UD.
    onus-7.41/over: Necesita {used} UD y la marcha forzada sólo le da {ud}.
    onus-7.42/charge: En marcha forzada no se carga.
    onus-7.42/shoot: En marcha forzada no se dispara.
    onus-7.43: Mantiene activa una formación especial: sin deshacerla no puede hacer una marcha forzada.
    onus-7.44: En formación ampliada puede hacer una marcha forzada, pero las penalizaciones a la moral se suman.
    onus-7.45/march: Si la atacan en marcha forzada, tiene {defence}/{defence} a la Defensa y {morale} a la moral.
    onus-7.46: Al activarla se le ha retirado sin coste el marcador de Marcha Forzada.
    onus-7.47: El movimiento es reducido por: {causes}.
    onus-7.47/chosen: El jugador elige movimiento reducido.
    onus-7.47/forced-march: Lo que obliga a mover despacio no cabe en una marcha forzada.
    onus-7.48: Con movimiento reducido dispone de la mitad, sin redondear: {ud} UD.
    onus-7.48/over: Necesita {used} UD y el movimiento reducido sólo le da {ud}.
    onus-7.49: El movimiento reducido impide cargar en esta fase.
    onus-7.49/permitted: Esto permite cargar con movimiento reducido: {by}.
    onus-7.50: Los Hostigadores pueden disparar con todo su movimiento, pero no disparar y cargar.
    onus-7.52: Sin cambiar de orientación puede ir en cualquier dirección y variarla a cada paso.
    onus-7.53: En formación especial no se puede mover en todas las direcciones.
    onus-7.54: Mover en todas las direcciones, aunque sea en parte, reduce el movimiento.
    onus-7.54/charge: Quien mueve en todas las direcciones no puede cargar, ni siendo Hostigador.
    onus-7.55: El Giro Libre sobre el centro no gasta UD, pero reduce el movimiento.
    onus-7.55/late: El Giro Libre sólo se hace al principio del movimiento.
    onus-7.56/charge: El Giro Libre no impide cargar.
    onus-7.57: Los Hostigadores rotan en cualquier momento de su movimiento normal: cada rotación gasta 1 UD.
    onus-7.58: En formación Romboidal hace un Giro Libre en cualquier momento, sin gastar UD ni reducir el movimiento.
    onus-7.58/twice: En formación Romboidal sólo hay 1 Giro Libre por movimiento.
    onus-7.59: Ampliar pone marcadores de Sección en los extremos del frente: {sections?queda|quedan} {sections}.
    onus-7.59/too-far: La formación se amplía en 1 sección por cada lado como mucho.
    onus-7.60: Acortar retira marcadores de Sección: {sections?queda|quedan} {sections}.
    onus-7.61: Ampliar o acortar la formación reduce el movimiento.
    onus-7.61/charge: Tras ampliar o acortar la formación no se puede cargar.
    onus-7.63/extended: Cada sección ampliada resta 1 a la moral: en total {morale}.
    onus-7.64: Una unidad no puede estar a la vez ampliada y en formación especial.
    onus-7.65: Al principio o al final de su movimiento cambia el marcador azul: {formation}.
    onus-7.66/charge: Cambiar de formación especial no impide cargar.
    onus-7.66/shoot: Tras adoptar, cambiar o deshacer una formación no se dispara este turno.
    onus-7.67: Para disparar en la fase siguiente sólo puede hacer movimiento reducido.
    onus-7.67/moved: Ha hecho movimiento normal: este turno no puede disparar.
    onus-7.68/charge: Quien se prepara para disparar no puede cargar.
    onus-7.68/charges: Quien carga no dispara este turno.
    onus-7.69: Se le retira el marcador de Unidad Activa, en recuerdo de que ya no puede disparar.
    onus-7.70: Los Hostigadores disparan aunque hagan movimiento normal.
    onus-7.71: La artillería sólo dispara si no se mueve: dispone de {ud} UD.
    onus-7.71/moved: La artillería se ha movido: no puede disparar.
    onus-7.72: Las maniobras se hacen todas en el mismo momento: se pueden combinar.
    onus-7.72/two-moments: Unas maniobras se hacen antes de mover y otras después: tienen que ser a la vez.
    onus-7.74: La carga se hace con movimiento normal: sólo algunas de las cosas que lo reducen la permiten.
    onus-8.1: La carta tiene el icono azul y la unidad está activa: puede activar la formación.
    onus-8.1/no-icon: La carta no tiene el icono azul de esa formación.
    onus-8.2: En el turno en que adopta la formación ({formation}) sólo hace movimiento reducido.
    onus-8.3/charge: Después del contacto ya está trabada: no puede cambiar de formación.
    onus-8.4: Un solo marcador azul por unidad: el nuevo sustituye al anterior.
    onus-8.8: En Muro de Escudos el movimiento es reducido, pero se puede cargar.
    onus-8.13: En Falange el movimiento es reducido, pero se puede cargar.
    onus-8.18: En Cuadro no se mueve: 0 UD.
    onus-8.18/stays: Mientras el Cuadro está activo la unidad no puede mover.
    onus-8.18/charge: Una unidad en Cuadro no se mueve y por tanto no carga.
    onus-8.21: La Punta de Flecha se adopta con movimiento normal.
    onus-8.22/adopts: La formación Romboidal se adopta, como la Punta de Flecha, con movimiento normal.
    onus-8.4/bravery: Con la lectura b de R87, la Bravura ocupa el lugar de la única formación especial: la unidad no puede tener las dos.
    onus-7.89/held: La unidad está trabada: ni mueve, ni carga, ni dispara como una unidad libre.
    onus-8.25: Poner o quitar el marcador de Bravura no reduce el movimiento.
    onus-9.3: Los Montaraces no sufren en el bosque las {ud} UD de penalización.
    onus-9.4: Los Montañeses no sufren en pendientes o montaña las {ud} UD de penalización.
    onus-9.5: Los Anfibios cruzan el río como un vado: no sufren las {ud} UD de penalización.
    onus-9.6: Al cargar, los Atletas suman 1 UD: {ud}.
    onus-9.10: Tras Embestir puede mover otra vez, con la mitad de su movimiento: {ud} UD.
    onus-9.10/charge: En ese movimiento adicional no puede volver a cargar.
    onus-9.10/stands: El defensor sigue ahí: no hay movimiento adicional.
    onus-9.12: Los Hostigadores hacen las maniobras especiales con movimiento normal.
    onus-9.13/shoot: Los Hostigadores pueden mover, disparar y mover lo que les quede.
    onus-9.14: Las unidades Maniobrables amplían, acortan o cambian de formación con movimiento normal.
    onus-9.15: Las unidades Maniobrables pueden cargar en el turno en que cambian de formación.
    onus-9.19/idle: Es Impetuosa: carga aunque no esté activa.
    onus-9.33/move: Apilada sobre su auxiliar mueve 1 UD más: {ud}.
    onus-13.15: Los cambios de formación se hacen al principio o al final del movimiento, no en medio.
    onus-2.3/box: Para ponerse de espaldas ya no hay otra cosa: el Giro Libre lo incluye.
    onus-2.8: La Falange sigue activa tras el combate, hasta que su jugador la cambie al activar la unidad.
    onus-2.10/deployment: En el despliegue cada unidad capaz puede empezar con una formación especial activa.
    onus-7.14/formation: La unidad no está activa: no cambia de formación.
    onus-7.50/box: Los Hostigadores la hacen con todo su movimiento.
    onus-7.51: Es una maniobra especial: por sí misma pide movimiento reducido, y su cuadro dice con qué se lleva.
    onus-7.53/box: El cuadro: no se carga, se dispara y no se hace en formación especial.
    onus-7.56/box: El cuadro: se carga, se dispara y se hace también en formación especial.
    onus-7.66/box: El cuadro: se carga, no se dispara y se hace también desde otra formación especial.
    onus-7.68/box: El cuadro: no se carga y se dispara también en formación especial.
    onus-7.146: Los Hostigadores activos pueden mover ahora lo que no gastaron: {ud} UD.
    onus-7.146/others: No son Hostigadores: en esta fase no mueven.
    onus-7.146/idle: Los Hostigadores no han sido activados este turno: no mueven.
    onus-7.146/engaged: Los Hostigadores están trabados en combate: no mueven.
    onus-7.146/over: Quieren gastar {used} UD y sólo les {ud?queda|quedan} {ud}.
    onus-7.147: Han disparado este turno: en esta fase no pueden cargar.
    onus-7.147/reading-b: Según la lectura R35 b, en esta fase no se carga.
    onus-7.148: Han movido {used} UD, que redondeadas hacia arriba cuentan como {ud}.
    onus-8.2/stays: Tras el combate sigue en formación, y en un turno posterior puede deshacerla: {formation}.
    onus-8.4/two: Sólo puede haber una formación especial activa, un solo marcador azul.
    onus-8.5/marker: Las ventajas de la formación se suman a las de sus habilidades: {abilities}.
    onus-8.6: Una vez mostrada la unidad en el despliegue, puede empezar en formación: {into}.
    onus-8.6/scenario: El escenario dice otra cosa: no empieza en formación.
    onus-8.6/no-icon: La carta no tiene el icono de esa formación: {into}.
    onus-8.6/face-down: La carta aún está boca abajo: el marcador se pone al mostrarla.
    onus-8.20: Terminado su primer combate, la Punta de Flecha se pierde y se retira el marcador azul.
    onus-8.22/lost: Como la Punta de Flecha, la Romboidal se pierde con su primer combate.
    onus-8.23: La Bravura no es propiamente una formación: tiene sus propias excepciones.
    onus-9.13: Los Hostigadores pueden mover antes y después de los disparos, hasta su máximo.
    onus-13.14: Los Hostigadores hacen su movimiento normal aunque disparen o muevan en cualquier dirección.
    onus-7.65/slow: Según la lectura R74 b, deshacer la formación también reduce el movimiento.
  `),

  because: said(`
    not-skirmishers: No son Hostigadores.
    not-manoeuvrable: No es una unidad Maniobrable.
    not-athletes: No son Atletas.
    reading-r3-b: Según la lectura R3 b, Atletas no cambia el movimiento.
    reading-r87-a: Con la lectura a de R87, la Bravura puede estar activa junto a una formación especial.
    reading-r86-b: Según la lectura R86 b, una unidad que activa o quita la Bravura puede disparar.
    reading-r75-b: Según la lectura R75 b, los Hostigadores que adoptan una formación pueden disparar.
    not-into-arrowhead: No adopta la Punta de Flecha.
    not-into-rhomboid: No adopta la formación Romboidal.
    not-in-rhomboid: No está en formación Romboidal.
    only-dissolved: Sólo deshace una formación de un turno anterior.
    in-the-middle: Lo hace en medio del movimiento.
    not-both: En ningún momento estaría ampliada y en formación especial.
    no-formation: No tiene activa ninguna formación especial.
    same-turns: Todos los giros comparten esquina y sentido.
    at-start-or-end: Lo hace al principio o al final del movimiento.
    before-contact: Lo hace antes de entrar en contacto.
    formation-dissolved: No marcha en formación especial.
    marches-unextended: No está en formación ampliada.
    reduction-allows-charge: Lo que reduce aquí el movimiento deja cargar.
    did-not-move: No se ha movido.
    within-reduced-movement: No ha pasado del movimiento reducido.
    marker-removed: Al activarla ha perdido el marcador de Marcha Forzada.
    shortened: Ya no le queda ninguna sección ampliada.
    other-ground: Esa habilidad es para otro terreno.
    enemy-gone: El defensor ha huido o está destruido.
    not-yet-engaged: No está trabada en combate.
    did-not-shoot: No han disparado este turno.
    reading-r25-b: Según la lectura R25 b, adoptarla reduce el movimiento.
    reading-r73-b: Según la lectura R73 b, sólo se pierde tras su propia carga.
  `),

  ...summed(`
    move/yes: Puede mover así: gasta {used} de {ud} UD, con {type}. | Sí: {used} de {ud} UD | Gasta {used} de {ud} UD, con {type}.
    move/how-far: Puede mover hasta {ud} UD, con {type}. | Hasta {ud} UD | Puede mover hasta {ud} UD, con {type}.
    move/no: No puede mover así. | No puede |
    manoeuvre/yes: Puede hacer la maniobra, con {type}: dispone de {ud} UD. | Sí, con {type} | Se hace con {type}: {ud} UD como mucho.
    manoeuvre/no: No puede hacer la maniobra. | No puede
    formation/stands: Puede hacerlo, y su formación especial es: {formation}. | Sí: {formation} | Su formación especial es: {formation}.
    formation/none: Puede hacerlo, y queda sin formación especial. | Sí: sin formación | Queda sin formación especial.
    formation/no: No puede hacerlo; su formación especial sigue siendo: {formation}. | No puede | Su formación especial sigue siendo: {formation}.
    skirmisher-rest/yes: Puede mover aún {ud} UD, pero no cargar. | {ud} UD, sin cargar | Puede mover aún {ud} UD, pero no cargar.
    skirmisher-rest/charge: Puede mover aún {ud} UD, y también cargar. | {ud} UD | Puede mover aún {ud} UD, y también cargar.
    skirmisher-rest/no: No puede hacerlo; le {ud?queda|quedan} {ud} UD. | No puede | Le {ud?queda|quedan} {ud} UD.
  `),

  problems: said(`
    broken-and-rallied: La unidad que se ha reorganizado ya no está Rota.
    formation-not-told: Falta decir qué formación adopta.
    nothing-to-dissolve: En ese momento no tiene activa ninguna formación especial.
    nothing-to-shorten: No tiene tantas secciones ampliadas.
    adopts-in-movement: Tras el combate no se adopta una formación: se hace al mover, con la unidad activa.
    moved-beyond: Son más UD que todo su movimiento.
  `),
} satisfies PartOfMessages;
