import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** De una unidad que combate, donde el mismo nombre quiere decir otra cosa en otras preguntas. */
const FIGHTER = `
  courage: Coraje | El Coraje del perfil, antes de que nada lo cambie.
  card: Carta de orden | La carta con la que la unidad ha llegado a este combate, como orden o como reacción: attack, ¡Atacad!; resist, ¡Resistid!; fire, ¡Fuego!; attention, ¡Atención!; run, ¡Corred!. Si se omite: el atacante ha usado attack (con sheltered, otra carta) y el defensor ni ha actuado ni ha reaccionado.
  openOrder: Formación Abierta | true si la unidad tiene la regla Formación Abierta.
  mobileFortress: Fortaleza Móvil | true si la unidad está en una Fortaleza Móvil.
  picaro: Pícaro | true si Pícaro ha salido con la unidad y se ha elegido el Combate.
  inSight: A la vista | Si el atacante ve a la unidad contra la que carga.
`;

const DICE = `
  against: Defensa que cuenta | infantry, la Defensa del enemigo contra Infantería (la artillería cuenta como infantería); cavalry, contra Caballería.
`;

export default {
  queries: {
    't7g/combat-dice': {
      title: 'Combate: dados de un bando',
      line: 'Cuántos dados, qué acierta, qué resiste',
      about:
        'Dice si un combate puede darse y, de uno de sus bandos, con cuántos dados ataca, qué Defensa del enemigo cuenta y qué la alcanza, y con cuántos dados resiste: con su orden, flanqueo, terreno, armas, Virtudes, Cualidades y la mala guerra.',
      fields: labelled(`${FIGHTER}
        enemy: Su enemigo | Lo que importa de la unidad contra la que combate.
      `),
      answers: labelled(`${DICE}
        disordered: Desordenada | Si la unidad está Desordenada cuando combate.
        dice: Dados de ataque | Con cuántos dados ataca la unidad.
        disorderChance: No anula nada | Una vez alcanzada, la probabilidad de que no anule nada y quede Desordenada, como fracción exacta; null si no se ha dicho su Coraje.
      `),
    },
    't7g/combat': {
      title: 'Un combate',
      line: 'Quién gana, Desgaste, retiradas, qué cae',
      about:
        'Dice de un combate entre dos unidades con cuántos dados ataca y resiste cada una, con qué probabilidad gana, sufre Desgaste, queda Desordenada, se rompe, se destraba o se retira y, con los dados que han salido, quién gana y qué hacen las dos. Una ronda: la ordinaria o una de mala guerra.',
      fields: labelled(`${FIGHTER}
        speed: Velocidad (pulgadas) | La Velocidad del perfil.
        stamina: Aguante | El Aguante del perfil. Si se omite: no se calcula el chequeo de ruptura.
        discipline: Disciplina | La Disciplina del perfil, para el chequeo de ruptura y ante los Mandobles. Hace falta si se dice el Aguante.
        resistDice: Dados que resisten | Los dados con los que esta unidad ha resistido, como han caído. Si se omite: aún no se han tirado.
      `),
      answers: labelled(`
        dice: Dados de ataque | Con cuántos dados ataca este bando.
        hits: Aciertos | Aciertos de este bando, si se dicen sus dados.
        saved: Anulados | Aciertos del enemigo que este bando anula, si se dicen.
        wearTaken: Desgaste que sufre | Marcadores por los aciertos que no ha anulado; null mientras lo decidan los dados.
        disordered: Desordenada | Si al final está en la mesa y Desordenada; null mientras lo decidan los dados.
        winner: Quién gana | attacker, el atacante; defender, el defensor; tie, los dos han causado el mismo Desgaste; null mientras lo decidan los dados.
      `),
    },
    't7g/after-combat': {
      title: 'Tras el combate',
      line: 'Quién se destraba, se retira, persigue, consolida',
      about:
        'Dice qué hacen las dos unidades cuando han caído los dados de un combate: quién se destraba, se retira o es destruida, cuántas pulgadas y con qué encaramiento, el Desgaste de un movimiento impedido, la persecución y la consolidación, qué es de fortalezas, cañones y Mandos, y si sigue la unidad interceptada.',
      fields: labelled(`
        ground: Terreno a su espalda | normal, easy, Fácil, o difficult, Difícil. Importa en la lectura b de R55.
        speed: Velocidad (pulgadas) | La Velocidad del perfil.
        mobileFortress: Fortaleza Móvil | true si la unidad está en una Fortaleza Móvil.
        stamina: Aguante | El Aguante del perfil. Si se omite: no se calcula el chequeo de ruptura.
        discipline: Disciplina | La Disciplina del perfil, para el chequeo de ruptura tras un movimiento impedido.
        wear: Desgaste | Marcadores que tiene la unidad tras el combate, antes de mover.
        readings: Lecturas | Qué lectura se aplica donde el reglamento no es claro. En R57 la adoptada es b, en todas las demás a. Si se omite: las adoptadas.
      `),
      answers: labelled(`
        inches: Pulgadas | Cuánto mueve, o hasta donde pueda; null si no se ha dicho su Velocidad.
        wearTotal: Desgaste en total | Su Desgaste con el de un movimiento impedido, si no hubiera límite.
        disordered: Desordenada | Si al final está Desordenada.
        commanderLost: Mando perdido | Si es baja el Mando que usó Intrépido con ella.
      `),
    },
    't7g/pooled-wear': {
      title: 'Desgaste común de un grupo',
      line: 'Unidades y marcadores que le quedan',
      about:
        'Dice de una Choragiew o de una Fortificación Emplazada, cuyas unidades cuentan juntas su Desgaste, cuántas unidades y marcadores quedan, si otras unidades pueden unirse a una Choragiew y si la última hace un chequeo de ruptura.',
      fields: labelled(`
        pooledUnits: Unidades del grupo | Cuántas unidades tiene.
        stamina: Aguante | El Aguante de sus unidades; en una Choragiew, el de la que va en cabeza.
        wear: Desgaste común | Marcadores del grupo antes de los que recibe ahora.
        discipline: Disciplina | La Disciplina de la última unidad, por si llega a un chequeo de ruptura.
        card: Carta de orden | La carta con la que se unen: con attention o run se puede, con las demás no.
      `),
    },
  },

  fields: labelled(`
    side: De quién son los dados | attacker, la unidad que ha cargado o interceptado; defender, la otra.
    unit: La unidad | La unidad cuyos dados se preguntan. Lo que se omite es lo corriente.
    attacker: Atacante | La unidad que ha cargado o interceptado; de dos que se cargan, la primera que lo declaró.
    defender: Defensor | La unidad que ha sido cargada o interceptada.
    manner: Cómo se encuentran | charge, el atacante ha cargado (un defensor con la carta attack contracarga); interception, el atacante intercepta un movimiento al reaccionar con ¡Atacad!; sheltered, el atacante es caballería que defiende a una unidad con Resguardo.
    flank: De flanqueo | true si el Centro Frontal del atacante empezó la carga detrás de los 180 grados frontales del defensor.
    badWar: Mala guerra | true si es una ronda más, por la mala guerra.
    combat: Combate | El Combate del perfil, antes de que nada lo cambie.
    weapons: Armas | Lo que le da su lista: pikes, picas; halberds, alabardas; bayonets, bayonetas; salvoes, la regla de arma Salvas; swordsmen, espadachines; two-handed-swords, mandobles; bardiches; grenades, granadas; lances, lanzas de caballería; heavy-lances, lanzas pesadas.
    infantryDefence: Defensa contra Infantería | La Defensa de su perfil contra infantería y artillería.
    cavalryDefence: Defensa contra Caballería | La Defensa de su perfil contra caballería.
    shelter: Detrás o dentro de | none, nada; wall, pegada a un muro u otro elemento lineal con Protegido que la carga cruza; fence, pegada a una valla; building, dentro de un edificio; guns, artillería con la opción Fortificada que no se ha movido.
    onHeight: En una altura | true si sus cuatro Centros están en un elemento con Altura.
    emplaced: Fortificación Emplazada | true si es una Fortificación Emplazada.
    imperterrito: Impertérrito | true si Impertérrito ha salido con la unidad.
    dexterity: Destreza | De cuántos Mandos tiene el punto de Destreza.
    will: Voluntad | De cuántos Mandos tiene el punto de Voluntad.
    crossedVeryDifficult: Por Muy Difícil | true si ha cruzado terreno Muy Difícil de camino a este combate.
    light: Ligera | true si la unidad tiene la regla Ligera.
    skirmishers: Escaramuzadores | true si la unidad tiene la regla Escaramuzadores.
    gallardo: Gallardo dentro | true si en la unidad hay un Mando con Gallardo.
    attackDice: Dados de ataque | Los dados con los que esta unidad ha atacado, como han caído. Si se omite: aún no se han tirado.
    composureDice: Dados ante Mandobles | Los dados con los que guarda el orden ante los Mandobles, como han caído. Si se omite: aún no se han tirado.
    elegante: Elegante cerca | true si un Mando con Elegante que no está Agotado se halla a 6 pulgadas o menos y hace que la unidad se destrabe en vez de retirarse.
    decidido: Decidido | true si Decidido ha salido con la unidad y ella carga.
    withoutCommander: Sin Mando | true si su Disciplina tiene la reducción por falta de Mando. Importa ante los Mandobles.
    exposed: No ha anulado nada | true si ha recibido aciertos y su tirada de Coraje no ha anulado ninguno.
    broke: Ha fallado la ruptura | true si ha fallado su chequeo de ruptura en este combate; los mercenarios, por sí solos.
    blocked: Camino impedido | true si unidades, terreno Intransitable o el borde de la mesa le impiden completar su movimiento.
    touching: Siguen en contacto | true si, tras mover el perdedor, las dos seguirían a menos de 1 pulgada.
    inBuilding: En un edificio | true si la unidad fue atacada dentro de un edificio.
    lances: Lanzas de caballería | true si la unidad tiene Lanzas de Caballería.
    frenzied: Frenéticos | true si la unidad tiene la regla Frenéticos, por su lista o por Apasionado.
    frenzyRoll: Su chequeo de Frenéticos | open, aún no se ha hecho; passed, pasado; failed, fallado. Sólo cuenta si lo hace.
    integratedGun: Cañón integrado | true si la Formación tiene un cañón integrado.
    tranquilo: Tranquilo dentro | true si en la unidad hay un Mando con Tranquilo.
    intrepido: Intrépido | true si este turno un Mando se unió a ella y usó Intrépido.
    dedication: Entrega | De cuántos Mandos tiene el punto de Entrega. Importa en la lectura b de R56.
    winner: Quién ha ganado | attacker, el atacante; defender, el defensor; tie, los dos causaron el mismo Desgaste.
    group: Grupo | choragiew, caballería en columna; fortification, una Fortificación Emplazada.
    joiningUnits: Unidades que se unen | Cuántas unidades se unen ahora a la Choragiew.
    joiningWear: Su Desgaste | Marcadores de todas las unidades que se unen.
    joiningCommand: Del mismo mando | false si alguna de las que formarían la Choragiew es de otro mando.
    joiningDisordered: Alguna Desordenada | true si está Desordenada alguna de las unidades que formarían la Choragiew.
  `),

  answers: labelled(`
    attacker: El atacante | Qué tira, sufre y hace el atacante.
    defender: El defensor | Qué tira, sufre y hace el defensor.
    hitsOn: Acierta desde | Desde qué número acierta cada dado de ataque: la Defensa del enemigo; null si no se ha dicho.
    extraWear: Desgaste extra | Marcadores que se suman a los de los aciertos.
    broke: Ha fallado la ruptura | Si ha fallado su chequeo de ruptura, los mercenarios por sí solos; null mientras lo decidan los dados.
    does: Qué hace | stays, se queda; disengages, se destraba; retreats, se retira; destroyed, es destruida; null mientras lo decidan los dados.
    keepsOrderDice: Dados ante Mandobles | Cuántos dados de Disciplina tira para guardar el orden ante los Mandobles, 0 si ninguno; null mientras lo decidan los dados.
    unitsLeft: Unidades que quedan | Cuántas unidades quedan de ella.
    wins: Gana | La probabilidad de que gane, como fracción exacta.
    destroyedChance: Es destruida | La probabilidad de que sea destruida, como fracción exacta.
    disorderedChance: Acaba Desordenada | La probabilidad de que al final esté en la mesa y Desordenada, como fracción exacta.
    retreatsChance: Se retira | La probabilidad de que se retire y sobreviva, como fracción exacta.
    meanWear: Desgaste medio | El Desgaste que sufre de media, como fracción exacta.
    tieChance: Empate | La probabilidad de un empate, como fracción exacta.
    badWarPossible: Cabe mala guerra | Si un empate entre estas dos puede llevar a la mala guerra.
    tie: Empate | Probabilidad de que los dos causen el mismo Desgaste.
    attacker-wins: Gana el atacante | Probabilidad de que gane el atacante.
    defender-wins: Gana el defensor | Probabilidad de que gane el defensor.
    attacker-destroyed: Cae el atacante | Probabilidad de que el atacante sea destruido.
    defender-destroyed: Cae el defensor | Probabilidad de que el defensor sea destruido.
    attacker-disordered: El atacante acaba Desordenado | Probabilidad de que el atacante sobreviva y esté Desordenado.
    defender-disordered: El defensor acaba Desordenado | Probabilidad de que el defensor sobreviva y esté Desordenado.
    attacker-retreats: El atacante se retira | Probabilidad de que el atacante se retire y sobreviva.
    defender-retreats: El defensor se retira | Probabilidad de que el defensor se retire y sobreviva.
    attacker-disengages: El atacante se destraba | Probabilidad de que el atacante se destrabe.
    defender-disengages: El defensor se destraba | Probabilidad de que el defensor se destrabe.
    attackerWear: Desgaste del atacante | Marcadores que sufre el atacante.
    defenderWear: Desgaste del defensor | Marcadores que sufre el defensor.
    facing: Encaramiento | kept, el de antes; to-enemy, primero se encara con su enemigo y así queda; backwards, hacia donde ha ido.
    consolidates: Consolidación | no, no hay; may, puede; must, debe.
    consolidateInches: Pulgadas de consolidación | Cuánto consolida, recto hacia delante.
    advance: Persecución (pulgadas) | Cuánto debe avanzar recto tras el enemigo que ha arrollado; null si no se ha dicho su Velocidad.
    separates: Se separa (pulgadas) | Cuánto se aparta el ganador para respetar la distancia.
    frenzyCheck: Chequeo de Frenéticos | Si hace el chequeo de órdenes de Frenéticos.
    gunLost: Cañón perdido | Si pierde su cañón integrado.
    fortressLost: Fortaleza perdida | Si abandona para siempre su Fortaleza Móvil.
    goesOn: La otra sigue | Si la unidad interceptada puede seguir con su movimiento o su carga; null si no se ha interceptado nada.
    pool: Desgaste común | Todos los marcadores juntos, antes de perder ninguna unidad.
    unitsLost: Unidades perdidas | Cuántas unidades pierde el grupo.
    wearLeft: Desgaste que queda | Marcadores del grupo una vez descartados los de las unidades perdidas.
    weary: Al Límite | Si el grupo está Al Límite.
  `),

  terms: {
    'attacker:the': 'el atacante',
    'defender:the': 'el defensor',
    ...worded(`
    side winner who: attacker = el atacante | defender = el defensor
    winner: tie = empate
    manner: charge = una carga | interception = una intercepción | sheltered = caballería por Resguardo
    weapons: pikes = picas | halberds = alabardas | bayonets = bayonetas | salvoes = Salvas | swordsmen = espadachines | two-handed-swords = mandobles | bardiches = bardiches | grenades = granadas | lances = lanzas de caballería | heavy-lances = lanzas pesadas
    shelter: none = nada | wall = un muro | fence = una valla | building = un edificio | guns = Fortificada
    against: infantry = Infantería | cavalry = Caballería
    does: stays = se queda | disengages = se destraba | retreats = se retira | destroyed = es destruida
    frenzyRoll: open = sin hacer | passed = pasado | failed = fallado
    facing: kept = el de antes | to-enemy = hacia el enemigo | backwards = hacia donde ha ido
    consolidates: no = no | may = puede | must = debe
    ground: normal = normal | easy = Fácil | difficult = Difícil
    group: choragiew = Choragiew | fortification = Fortificación Emplazada
    `),
  },

  steps: said(`
    t7g-1.28/combat: {who:The} está Al Límite: una reducción de Combate.
    t7g-1.28/pool: El grupo tiene tanto Desgaste como Aguante, {wear}: está Al Límite.
    t7g-1.29/combat: {who:The} tiene Desorden: una reducción de Coraje.
    t7g-2.19/combat: {who:The} cumple su orden ¡Atacad!: un aumento de Combate.
    t7g-2.20/combat: Con ¡Corred! no se puede buscar el combate.
    t7g-2.33/combat: {who:The} contracarga con ¡Atacad!: un aumento de Combate.
    t7g-2.35/combat: {who:The} intercepta con ¡Atacad!: un aumento de Combate.
    t7g-2.35/goes-on: El interceptor es rechazado: la unidad interceptada puede seguir con su activación.
    t7g-2.38/combat: {who:The} ha reaccionado con ¡Resistid!: un aumento de Coraje.
    t7g-4.22/combat: {who:The} pasa su chequeo de ruptura y se queda, Al Límite.
    t7g-5.1: Sin ¡Atacad!, como orden o como reacción, no hay combate.
    t7g-5.2: Golpea el atacante, resiste el defensor, golpea el defensor, resiste el atacante; luego se resuelve el combate.
    t7g-5.9/combat: {who:The} recibe una carga de flanqueo: una reducción de Combate.
    t7g-5.9/courage: {who:The} recibe una carga de flanqueo: una reducción de Coraje.
    t7g-5.11/combat: {who:The} nunca es flanqueado: su Coraje no baja.
    t7g-5.12: Cada bando tiene una ronda y las dos son simultáneas: quien cae también golpea.
    t7g-5.13: {who:The} ataca con {dice} {dice?dado|dados} y acierta con {from} o más: la Defensa del enemigo contra {against}.
    t7g-5.13/defence: {who:The} ataca con {dice} {dice?dado|dados} contra la Defensa del enemigo frente a {against}.
    t7g-5.14: {who:The}, si recibe aciertos, resiste con {dice} {dice?dado|dados}; cada {from} o más es un éxito.
    t7g-5.15: {who:The} anula {saved} de {hits} {hits?acierto|aciertos}.
    t7g-5.16: {who:The} no ha anulado nada: queda en Desorden.
    t7g-5.17: {who:The} sufre {wear} de Desgaste.
    t7g-5.17/none: {who:The} no recibe aciertos ni Desgaste.
    t7g-5.18: {who:The} gana: ha causado {most} de Desgaste contra {least}.
    t7g-5.18/tie: Los dos han causado {wear} de Desgaste: el combate acaba en empate.
    t7g-5.19: {who:The} ha perdido y se destraba.
    t7g-5.20/side: {who:The} mueve 3 pulgadas recto hacia su retaguardia, sin cambiar su encaramiento.
    t7g-5.21: {who:The} fue cargado de flanqueo: antes se encara con su enemigo.
    t7g-5.21/squares: {who:The} nunca es flanqueado, así que no gira.
    t7g-5.22: {who:The} no puede completar su movimiento al destrabarse: 1 Desgaste más.
    t7g-5.23: {who:The} se aparta 1 pulgada para respetar la distancia mínima.
    t7g-5.24: {who:The} ha perdido y su tirada de Coraje no ha anulado nada: se retira.
    t7g-5.25/side: {who:The} se retira el doble de su Velocidad: {inches} pulgadas.
    t7g-5.25/disordered: {who:The} queda en Desorden tras su retirada.
    t7g-5.25/facing: {who:The} acaba encarado hacia donde ha ido.
    t7g-5.25/speed: {who:The} se retira el doble de su Velocidad, que no se ha dicho.
    t7g-5.26: {who:The} no puede completar su retirada: 1 Desgaste más.
    t7g-5.26/emplaced: {who:The} debería retirarse y no puede moverse: 1 Desgaste más.
    t7g-5.27: En un empate se destraba la unidad que cargó.
    t7g-5.28/side: {who:The} ha cargado y su enemigo ha fallado la ruptura: puede consolidar 3 pulgadas de frente.
    t7g-5.29: Las dos tienen picas: cualquier jugador puede invocar la mala guerra y combatir enseguida otra ronda.
    t7g-5.29/pikes: Sólo hay mala guerra entre dos unidades con picas.
    t7g-5.30: El defensor ha sido flanqueado: no hay mala guerra.
    t7g-5.30/fortified: El defensor está fortificado: no hay mala guerra.
    t7g-5.31: En la mala guerra {who:the} no tiene el aumento de ¡Atacad!.
    t7g-5.31/courage: En la mala guerra {who:the} no tiene el aumento de ¡Resistid!.
    t7g-5.31/weapons: En la mala guerra {who:the} tampoco tiene el aumento de Salvas ni el de las bayonetas.
    t7g-5.32: También la ronda de mala guerra acaba en empate: se puede invocar otra vez.
    t7g-5.33: {who:The} pasa de su Aguante y hace un chequeo de ruptura.
    t7g-5.34: {who:The} tira su Disciplina original, {dice} {dice?dado|dados}, y necesita {points} {points?seis|seises}.
    t7g-5.35: {who:The} falla su chequeo de ruptura y es baja.
    t7g-5.36: {who:The} ha cruzado terreno Muy Difícil de camino: combate en Desorden.
    t7g-5.37: El atacante no ve a ese enemigo y no puede cargarlo.
    t7g-5.38: {who:The} está entero en una altura y su enemigo no: un aumento de Combate.
    t7g-5.39: {who:The} recibe la carga pegado a un muro: un aumento de Coraje.
    t7g-6.8: {who:The} tiene Cuadros y nunca es flanqueado: su Combate no baja.
    t7g-6.13/combat: A los Escaramuzadores no los desordena el terreno Muy Difícil.
    t7g-6.16/combat: Una unidad en una Fortaleza Móvil no puede usar ¡Atacad!.
    t7g-6.18/side: {who:The} es caballería que carga de frente contra una Fortaleza Móvil: una reducción de Combate.
    t7g-6.21: Una Fortaleza Móvil no retrocede: quien se destraba es su atacante.
    t7g-6.22/side: {who:The} abandona su Fortaleza Móvil porque se retira.
    t7g-6.24/combat: {who:The} es una Fortificación Emplazada: ni la deja ni se mueve.
    t7g-6.27/combat: Una Fortificación Emplazada no puede cargar.
    t7g-6.28/side: {who:The} es una Fortificación Emplazada, que nunca es flanqueada.
    t7g-6.29/side: {who:The} es caballería que carga contra una Fortificación Emplazada, venga de donde venga: una reducción de Combate.
    t7g-6.34: El Desgaste común pasa del Aguante: {lost?se pierde|se pierden} {lost} {lost?unidad|unidades} y por cada una se descartan {each} marcadores.
    t7g-6.34/combat: {who:The} pasa de su Aguante: la fortificación pierde {lost} {lost?unidad|unidades} y por cada una se descartan {each} marcadores.
    t7g-6.36/check: {who:The} tiene Frenéticos y ha destruido a un enemigo en combate: hace un chequeo de órdenes.
    t7g-6.36/side: {who:The} pasa su chequeo de Frenéticos: quita un Desgaste, aunque sea el único.
    t7g-6.37/side: {who:The} falla su chequeo de Frenéticos: no quita nada y queda Desordenado.
    t7g-6.38/combat: Para una unidad Ligera el terreno Muy Difícil es sólo Difícil: no la desordena.
    t7g-6.39/combat: {who:The} es una unidad de mercenarios y falla su chequeo de ruptura sin tirar.
    t7g-6.42: La caballería es rechazada: el enemigo puede proseguir su carga.
    t7g-6.43/combat: {who:The} defiende a una unidad con Resguardo y su carta es ¡Atacad!: un aumento de Combate.
    t7g-6.50: Sólo con ¡Atención! o con ¡Corred! puede una unidad moverse hasta tocar a otra de su grupo y unirse a ella en un Choragiew.
    t7g-6.49: Sólo forman una Choragiew unidades de un mismo mando.
    t7g-6.51: Una unidad Desordenada no puede unirse a una Choragiew.
    t7g-6.52: Se suma el Desgaste de las {units} unidades, con {joiningWear} de las que se unen.
    t7g-6.53: El Desgaste pasa del Aguante: {lost?se pierde|se pierden} {lost} {lost?unidad|unidades}, desde la última de la columna, y por cada una se descartan {each} marcadores.
    t7g-6.53/combat: {who:The} pasa de su Aguante: la Choragiew pierde {lost} {lost?unidad|unidades} y por cada una se descartan {each} marcadores.
    t7g-6.55: {who:The} es una Choragiew: combate con el perfil de la unidad que va en cabeza.
    t7g-6.56: {who:The} es una Choragiew que ha cargado y ganado: {wear} de Desgaste extra, uno por cada unidad tras la primera.
    t7g-6.62: {who:The} tiene Impetuosos: debe consolidar.
    t7g-6.63/combat: La Formación Abierta no ahorra nada en combate.
    t7g-6.70: La infantería que se retira ante la caballería es destruida.
    t7g-6.70/advance: {who:The} avanza su Velocidad recto hacia delante.
    t7g-6.82/combat: La artillería Fortificada que no se ha movido cuenta como tras un muro: un aumento de Coraje.
    t7g-6.85/side: {who:The} huye: pierde su cañón integrado.
    t7g-6.90: La artillería que pierde un combate es destruida.
    t7g-6.92: {who:The} tiene alabardas contra un enemigo Desordenado: un aumento de Combate.
    t7g-6.93: Los bardiches ahorran a {who:the} la reducción por estar Al Límite.
    t7g-6.94: {who:The} tiene bayonetas y lo carga la caballería: un aumento de Combate.
    t7g-6.95: {who:The} tiene bayonetas y usa ¡Atacad! contra infantería: un aumento de Combate.
    t7g-6.96: {who:The} tiene espadachines en la mala guerra: un aumento de Combate.
    t7g-6.97: La caballería que se retira ante caballería con lanzas es destruida.
    t7g-6.98: {who:The} tiene lanzas pesadas en un combate de contracarga: un aumento más de Combate.
    t7g-6.99: {who:The} ha perdido contra mandobles: tira {dice} {dice?dado|dados} de Disciplina y sin un 6 queda en Desorden.
    t7g-6.100: {who:The} tiene picas y lo carga la caballería: un aumento de Combate.
    t7g-6.101: Las dos tienen picas: un empate puede llevar a la mala guerra.
    t7g-6.114: Las granadas quitan lo que da Protegido.
    t7g-6.123: {who:The} tiene Salvas y usa ¡Atacad!: un aumento de Combate.
    t7g-7.33: Destreza suma {points} al Combate.
    t7g-7.38: Voluntad suma {points} al Coraje.
    t7g-7.67: Decidido: quien cargó ha vencido a un enemigo más lento o Desordenado, que sufre 1 Desgaste extra.
    t7g-7.67/loses: Decidido: quien cargó ha perdido y queda en Desorden.
    t7g-7.73/combat: Por Elegante {who:the} se destraba en vez de retirarse; el Mando queda Agotado.
    t7g-7.79/combat: Flemático ahorra a {who:the} la reducción por estar Al Límite.
    t7g-7.81: Gallardo ahorra a {who:the} la reducción de Coraje del flanqueo.
    t7g-7.85: Por Impertérrito {who:the} cuenta como en Protegido: un aumento de Coraje.
    t7g-7.91: {who:The} ha perdido tras Intrépido: su Mando es baja.
    t7g-7.100/combat: Pícaro: un aumento de Combate.
    t7g-7.110: Tranquilo ahorra a {who:the} el Desgaste de un movimiento que no puede completar.
    t7g-9.34/combat: Una valla no da Protegido.
    t7g-9.41/side: {who:The} recibe la carga dentro de un edificio: un aumento de Coraje.
    t7g-9.43/side: {who:The} está en un edificio y nunca es flanqueado.
  `),

  because: said(`
    attacks: El atacante usa ¡Atacad!.
    both-have-pikes: Las dos tienen picas.
    cancelled-some: No recibió aciertos, o anuló al menos uno.
    card-not-attack: No ha usado ¡Atacad!.
    completes: Completa su movimiento.
    did-not-charge: No cargó.
    does-not-flee: No huye.
    enemy-fast-and-ordered: El enemigo ni es más lento ni está Desordenado.
    enemy-in-order: El enemigo no está Desordenado.
    enemy-on-height: También el enemigo está en la altura.
    enemy-stands: No ha destruido a ningún enemigo en este combate.
    has-acted: Desde entonces ha actuado o reaccionado.
    has-not-lost: No ha perdido el combate.
    joining-card: Su carta es ¡Atención! o ¡Corred!.
    joining-of-one-command: Son de un mismo mando.
    joining-in-order: Ninguna está Desordenada.
    last-unit: Es una sola unidad.
    no-bad-war: No es una ronda de mala guerra.
    no-counter-charge: No ha habido contracarga.
    nothing-to-consolidate: No tiene ocasión de consolidar.
    no-failed-check: El enemigo no ha fallado un chequeo de ruptura.
    no-flank: El defensor no ha sido flanqueado.
    no-lances: El ganador no tiene lanzas de caballería.
    not-fortified: El defensor no está fortificado.
    not-from-the-front: La carga no viene de frente.
    not-thrown-back: Quien intercepta no es rechazado.
    protected-already: Protegido cuenta una vez, y ya lo tiene.
    seen: El atacante ve a su enemigo.
    unit-disordered: La unidad está Desordenada.
    unprotected: El enemigo no tiene Protegido.
  `),

  ...summed(`
    combat-dice/no: No hay tal combate. | No hay combate | No hay tal combate.
    combat-dice/dice: La unidad ataca con {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    combat-dice/against: La unidad ataca con {dice} {dice?dado|dados} y acierta con {from} o más. | {dice} {dice?dado|dados}, {from}+ | Tira {dice} {dice?dado|dados} y acierta con {from} o más.
    combat/no: No hay tal combate. | No hay combate | No hay tal combate.
    combat/odds: El atacante gana con un {attacker:percent} y el defensor con un {defender:percent}. | Gana el atacante {attacker:percent}, el defensor {defender:percent} | El atacante gana con un {attacker:percent} y el defensor con un {defender:percent}.
    combat/tie: El combate acaba en empate. | Empate | Es un empate.
    combat/wins-open: {winner:The} gana; qué es de {loser:the} aún está por ver. | Gana {winner:the} | Gana {winner:the}.
    combat/wins-stays: {winner:The} gana, pero {loser:the} se queda donde está. | Gana {winner:the} | Gana {winner:the}, pero {loser:the} se queda.
    combat/wins-disengages: {winner:The} gana y {loser:the} se destraba. | Gana {winner:the} | Gana {winner:the} y {loser:the} se destraba.
    combat/wins-retreats: {winner:The} gana y {loser:the} se retira. | Gana {winner:the} | Gana {winner:the} y {loser:the} se retira.
    combat/wins-destroyed: {winner:The} gana y {loser:the} es destruido. | Gana {winner:the} | Gana {winner:the} y {loser:the} es destruido.
    after-combat/tie: El combate acaba en empate y el atacante se destraba. | Se destraba el atacante | Se destraba el atacante.
    after-combat/nobody: El combate acaba en empate y el atacante es destruido. | Cae el atacante | El atacante es destruido.
    after-combat/stays: {loser:The} ha perdido y se queda donde está. | Se queda | {loser:The} se queda donde está.
    after-combat/disengages: {loser:The} ha perdido y se destraba. | Se destraba | {loser:The} se destraba.
    after-combat/retreats: {loser:The} ha perdido y se retira. | Se retira | {loser:The} se retira.
    after-combat/destroyed: {loser:The} ha perdido y es destruido. | Cae | {loser:The} es destruido.
    pooled-wear/no: Las unidades no pueden unirse así. | No se unen | No pueden unirse.
    pooled-wear/left: Al grupo le {units?queda|quedan} {units} {units?unidad|unidades} y {wear} de Desgaste. | {units} {units?unidad|unidades}, {wear} de Desgaste | Le {units?queda|quedan} {units} {units?unidad|unidades} y {wear} de Desgaste.
    pooled-wear/break: Queda una unidad y hace un chequeo de ruptura de {points} {points?punto|puntos}. | Chequeo de ruptura | La última unidad hace un chequeo de ruptura.
    pooled-wear/gone: No queda ninguna unidad del grupo. | Ninguna | No queda ninguna unidad.
  `),

  problems: said(`
    only-cavalry-shelters: Sólo la caballería defiende a una unidad con Resguardo.
    defence-missing: Di su Defensa contra el tipo de su enemigo: es lo que cada dado debe alcanzar.
    stamina-missing: Di también su Aguante: con otro tanto Desgaste está Al Límite.
    discipline-missing: Di también su Disciplina: la tira en la ruptura y ante los Mandobles.
    only-choragiew-joins: Sólo a una Choragiew se unen unidades; una fortificación se forma al desplegarla.
    nobody-joins: Di cuántas unidades se unen, si traen Desgaste.
    not-frenzied: Sólo una unidad con Frenéticos hace ese chequeo.
  `),
} satisfies PartOfMessages;
