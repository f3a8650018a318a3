import { labelled, said, worded } from '../labelled.ts';
import { type PartOfMessages, termsBy } from '../messages.ts';

export const ABILITIES = {
  woodsmen: 'Montaraces',
  highlanders: 'Montañeses',
  amphibious: 'Anfibios',
  athletes: 'Atletas',
  ram: 'Embestir',
  skirmishers: 'Hostigadores',
  manoeuvrable: 'Maniobrables',
  professionals: 'Profesionales',
  terror: 'Terror',
  steadfast: 'Firmeza',
  impetuous: 'Impetuosas',
  javelins: 'Jabalinas',
  lancers: 'Lanceros',
  deadly: 'Mortal',
  precision: 'Precisión',
  sarissas: 'Sarissas',
  bravery: 'Bravura',
};
export const FORMATIONS = {
  none: 'ninguna',
  'shield-wall': 'Muro de Escudos',
  phalanx: 'Falange',
  square: 'Cuadro',
  arrowhead: 'Punta de Flecha',
  rhomboid: 'Romboidal',
};
export const GENERAL_STATES = {
  unharmed: 'ileso',
  fleeing: 'en huida',
  wounded: 'herido',
  dead: 'muerto',
};

/** Words that several subjects share: the fields of a unit, its kinds, abilities and formations. */
export default {
  fields: labelled(`
    blocked: Bloqueada | true si la unidad está trabada y no puede moverse a ningún lado.
    modifiedMorale: Moral ya modificada | Moral del chequeo con todos sus modificadores, si ya se conoce; entonces no cuenta nada más de la unidad que influya en ella. Si se omite: se calcula con los demás campos de la unidad.
    activationDie: Dado al activarla | El dado del chequeo hecho al activarla, del 1 al 6. Si se omite: no se ha tirado o no se conoce, y se dan las probabilidades.
    strength: Fuerza a distancia | Primer valor del Ataque a distancia de la carta: vale para impactar y para herir. 0 si no tiene.
    range: Alcance (UD) | Segundo valor del Ataque a distancia, entre paréntesis en la carta, en UD.
    faceDown: Aún boca abajo | true si la unidad todavía no se ha descubierto.
    cardsInHand: Cartas en la mano | Cartas de Acción que el jugador tiene en la mano antes de lo que se pregunta. Si se omite: las suficientes; en un Avance en línea, 5.
    kind: Clase de tropa | infantry, infantería; cavalry (caballería), camels (camellos), elephants (elefantes) y chariots (carros) son las unidades montadas; onager (onagro), ballista (balista) y scorpions (scorpiones), la artillería.
    hit: Impactar | Primer valor de Ataque de la carta, que se suma a cada dado para impactar cuerpo a cuerpo.
    wound: Herir | Segundo valor de Ataque de la carta, que se suma a cada dado para herir cuerpo a cuerpo.
    dodge: Esquivar | Primer valor de Defensa de la carta: el que debe superar un dado para impactar.
    armour: Armadura | Segundo valor de Defensa de la carta: el que debe superar un dado para herir.
    morale: Moral | Moral de la carta, antes de cualquier modificador.
    life: Vida | Vida de la carta: tantas heridas eliminan a la unidad. Si se omite: 6, o más si así sobrevive a las heridas que se digan.
    movement: Movimiento (UD) | Movimiento de la carta, en UD (1 UD = 5 cm).
    abilities: Habilidades | Iconos naranjas y verdes de la carta, y bravery (Bravura) si la unidad puede activarla. Si se omite: ninguna.
    wounds: Heridas | Marcadores de herida que la unidad ya tiene, antes de lo que se pregunta.
    broken: Rota | true si la unidad tiene el marcador de Rota.
    fleeing: En huida | true si la unidad tiene el marcador de Huida; una unidad en huida está también Rota.
    forcedMarch: Marcha forzada | true si la unidad tiene el marcador de Marcha Forzada.
    formation: Formación especial | La formación especial que la unidad tiene activa (su marcador azul); none si no tiene ninguna.
    bravery: Bravura activa | true si la unidad tiene activada la Bravura.
    hero: Héroe | true si la unidad tiene un marcador de Héroe.
    noOfficers: Sin Oficiales | true si la unidad tiene el marcador Sin Oficiales.
    extended: Secciones ampliadas | En cuántas secciones está ampliada la formación: 0, 1 (un lado) o 2 (los dos).
    active: Activa | true si la unidad ha sido activada este turno.
    engaged: Trabada en combate | true si la unidad está trabada en combate cuerpo a cuerpo.
    attacker: Atacante | La unidad del jugador activo, que siempre es el atacante. Lo que se omite es lo corriente.
    defender: Defensor | La unidad del otro jugador. Lo que se omite es lo corriente.
    otherEnemies: Otros enemigos trabados | Cuántas unidades enemigas están trabadas con esta unidad además de aquella con la que se resuelve el combate.
    general: General | in-unit, el general de su bando está en esta unidad; in-radius, no está en ella, pero alguna parte de la unidad queda dentro de su radio de influencia; none, ni lo uno ni lo otro.
    generalStrength: Fuerza del general | Modificador de fuerza de la carta de General, que se suma a los dos valores de Ataque y a la fuerza a distancia de la unidad en la que está.
    generalDefence: Defensa del general | Modificador de defensa de la carta de General, que se suma a los dos valores de Defensa de la unidad en la que está.
    generalMorale: Moral del general | Modificador de moral de la carta de General, que se suma a la moral de la unidad en la que está.
    generalLost: General perdido | true si el general de su bando está muerto, herido o en huida (con varios generales: todos; con uno por facción: el de su facción).
    leadership: Liderazgo | Liderazgo impreso en la carta de General, sin lo que le quita su pérdida.
    generalState: Estado del general | unharmed, ileso; fleeing, su unidad está en huida; wounded, herido; dead, muerto. En los tres últimos casos cuenta como perdido.
    readings: Lecturas | Cómo se leen los pasajes dudosos del reglamento. Si se omite: la lectura adoptada de cada uno.
    stacked: Apilada sobre su auxiliar | true si es la unidad principal de dos complementarias y está apilada sobre su auxiliar.
    roomForMarkers: Sitio para marcadores | Para cuántos marcadores de Sección hay sitio libre junto al enemigo. Si se omite: para todos.
  `),
  answers: labelled(`
    countsInCombat: Cuentan en el combate | Si esas heridas cuentan para saber quién ha recibido más en el combate y chequea; null si no hay heridas que contar.
    woundsTaken: Heridas sufridas | Heridas que la unidad recibe por ello; null si aún no se sabe.
    unitsActivated: Unidades activadas | Cuántas unidades activa la orden.
    chanceThisTurn: Probabilidad este turno | Probabilidad exacta de reorganizarse o recuperarse este turno; para una unidad en huida, al activarla o en la fase de huida.
    recovers-this-turn: Se recupera este turno | Probabilidad de reorganizarse o recuperarse este turno, al activarla o en la fase de huida.
    dice: Dados | Dados que se tiran para impactar.
    allowed: Se permite | Si se puede hacer lo que se pregunta.
    gameOver: Fin de la partida | Si la partida termina aquí; null si aún no está decidido.
    leadershipNow: Liderazgo en vigor | El Liderazgo que vale ahora: 1 menos que el impreso mientras el general esté perdido.
    handLimit: Límite de mano | Cartas de Acción que el jugador puede conservar al final de su turno.
    eliminated: Eliminada | Si queda eliminada; en las probabilidades de un combate, la fracción exacta.
    extended: Secciones ampliadas | Secciones ampliadas que quedan después.
    mayCharge: Puede cargar | Si con ese movimiento puede entrar en contacto con el enemigo; no, si el movimiento no se permite.
    engagedAfter: Queda trabada | Si después está trabada en combate; null si depende de lo que decida el enemigo.
    markersRemoved: Marcadores retirados | Marcadores de Sección que se retiran.
  `),
  terms: {
    ...termsBy({ abilities: ABILITIES, formation: FORMATIONS, generalState: GENERAL_STATES }),
    ...worded(`
      kind enemyKind: infantry = infantería | cavalry = caballería | camels = camellos | elephants = elefantes | chariots = carros | onager = onagro | ballista = balista | scorpions = scorpiones
      unitState: normal = en estado normal | broken = Rota | fleeing = en huida
      general: none = ninguno cerca | in-radius = dentro de su radio | in-unit = en la unidad
    `),
  },

  steps: said(`
    onus-7.65/engaged: Aun trabada, una unidad activa puede deshacer esta formación: {formation}.
    onus-7.97/adopt: Una unidad trabada no puede adoptar una formación especial.
    onus-7.97/dissolve: Una unidad trabada no puede deshacer esta formación: {formation}.
    onus-8.3: Para activar una formación especial no puede estar trabada cuerpo a cuerpo.
    onus-7.89/move: La unidad está trabada: sólo tiene las acciones de las unidades trabadas.
    onus-4.12: El general está perdido ({generalState}): el Liderazgo baja en 1 y queda en {leadership}.
  `),

  because: said(`
    may-be-dissolved: Esa formación sí puede deshacerse estando trabada.
    not-enveloped: No hay marcadores que la envuelvan.
    general-holds: El general está ileso.
    switched-off: Prevalece la cláusula {by}.
  `),

  problems: said(`
    formed-and-extended: Una unidad en formación especial no puede estar ampliada.
  `),
} satisfies PartOfMessages;
