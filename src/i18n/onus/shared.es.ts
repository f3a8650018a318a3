import type { PartOfMessages } from '../messages.ts';

/** Palabras que comparten varios temas: los campos de una unidad, sus clases, habilidades y formaciones. */
export default {
  fields: {
    blocked: {
      label: 'Bloqueada',
      help: 'true si la unidad está trabada y no puede moverse a ningún lado.',
    },
    modifiedMorale: {
      label: 'Moral ya modificada',
      help: 'Moral del chequeo con todos sus modificadores, si ya se conoce; entonces no cuenta nada más de la unidad que influya en ella. Si se omite: se calcula con los demás campos de la unidad.',
    },
    activationDie: {
      label: 'Dado al activarla',
      help: 'El dado del chequeo hecho al activarla, del 1 al 6. Si se omite: no se ha tirado o no se conoce, y se dan las probabilidades.',
    },
    strength: {
      label: 'Fuerza a distancia',
      help: 'Primer valor del Ataque a distancia de la carta: vale para impactar y para herir. 0 si no tiene.',
    },
    range: {
      label: 'Alcance (UD)',
      help: 'Segundo valor del Ataque a distancia, entre paréntesis en la carta, en UD.',
    },
    faceDown: {
      label: 'Aún boca abajo',
      help: 'true si la unidad todavía no se ha descubierto.',
    },
    cardsInHand: {
      label: 'Cartas en la mano',
      help: 'Cartas de Acción que el jugador tiene en la mano antes de lo que se pregunta. Si se omite: las suficientes; en un Avance en línea, 5.',
    },
    kind: {
      label: 'Clase de tropa',
      help: 'infantry, infantería; cavalry (caballería), camels (camellos), elephants (elefantes) y chariots (carros) son las unidades montadas; onager (onagro), ballista (balista) y scorpions (scorpiones), la artillería.',
    },
    hit: {
      label: 'Ataque: impactar',
      help: 'Primer valor de Ataque de la carta, que se suma a cada dado para impactar cuerpo a cuerpo.',
    },
    wound: {
      label: 'Ataque: herir',
      help: 'Segundo valor de Ataque de la carta, que se suma a cada dado para herir cuerpo a cuerpo.',
    },
    dodge: {
      label: 'Defensa: esquivar',
      help: 'Primer valor de Defensa de la carta: el que debe superar un dado para impactar.',
    },
    armour: {
      label: 'Defensa: armadura',
      help: 'Segundo valor de Defensa de la carta: el que debe superar un dado para herir.',
    },
    morale: {
      label: 'Moral',
      help: 'Moral de la carta, antes de cualquier modificador.',
    },
    life: {
      label: 'Vida',
      help: 'Vida de la carta: tantas heridas eliminan a la unidad. Si se omite: 6, o más si así sobrevive a las heridas que se digan.',
    },
    movement: {
      label: 'Movimiento (UD)',
      help: 'Movimiento de la carta, en UD (1 UD = 5 cm).',
    },
    abilities: {
      label: 'Habilidades',
      help: 'Iconos naranjas y verdes de la carta, y bravery (Bravura) si la unidad puede activarla. Si se omite: ninguna.',
    },
    wounds: {
      label: 'Heridas',
      help: 'Marcadores de herida que la unidad ya tiene, antes de lo que se pregunta.',
    },
    broken: {
      label: 'Rota',
      help: 'true si la unidad tiene el marcador de Rota.',
    },
    fleeing: {
      label: 'En huida',
      help: 'true si la unidad tiene el marcador de Huida; una unidad en huida está también Rota.',
    },
    forcedMarch: {
      label: 'Marcha forzada',
      help: 'true si la unidad tiene el marcador de Marcha Forzada.',
    },
    formation: {
      label: 'Formación especial',
      help: 'La formación especial que la unidad tiene activa (su marcador azul); none si no tiene ninguna.',
    },
    bravery: {
      label: 'Bravura activa',
      help: 'true si la unidad tiene activada la Bravura.',
    },
    hero: {
      label: 'Héroe',
      help: 'true si la unidad tiene un marcador de Héroe.',
    },
    noOfficers: {
      label: 'Sin Oficiales',
      help: 'true si la unidad tiene el marcador Sin Oficiales.',
    },
    extended: {
      label: 'Secciones ampliadas',
      help: 'En cuántas secciones está ampliada la formación: 0, 1 (un lado) o 2 (los dos).',
    },
    active: {
      label: 'Activa',
      help: 'true si la unidad ha sido activada este turno.',
    },
    engaged: {
      label: 'Trabada en combate',
      help: 'true si la unidad está trabada en combate cuerpo a cuerpo.',
    },
    attacker: {
      label: 'Atacante',
      help: 'La unidad del jugador activo, que siempre es el atacante. Lo que se omite es lo corriente.',
    },
    defender: {
      label: 'Defensor',
      help: 'La unidad del otro jugador. Lo que se omite es lo corriente.',
    },
    otherEnemies: {
      label: 'Otros enemigos trabados',
      help: 'Cuántas unidades enemigas están trabadas con esta unidad además de aquella con la que se resuelve el combate.',
    },
    general: {
      label: 'General',
      help: 'in-unit, el general de su bando está en esta unidad; in-radius, no está en ella, pero alguna parte de la unidad queda dentro de su radio de influencia; none, ni lo uno ni lo otro.',
    },
    generalStrength: {
      label: 'Fuerza del general',
      help: 'Modificador de fuerza de la carta de General, que se suma a los dos valores de Ataque y a la fuerza a distancia de la unidad en la que está.',
    },
    generalDefence: {
      label: 'Defensa del general',
      help: 'Modificador de defensa de la carta de General, que se suma a los dos valores de Defensa de la unidad en la que está.',
    },
    generalMorale: {
      label: 'Moral del general',
      help: 'Modificador de moral de la carta de General, que se suma a la moral de la unidad en la que está.',
    },
    generalLost: {
      label: 'General perdido',
      help: 'true si el general de su bando está muerto, herido o en huida (con varios generales: todos; con uno por facción: el de su facción).',
    },
    leadership: {
      label: 'Liderazgo',
      help: 'Liderazgo impreso en la carta de General, sin lo que le quita su pérdida.',
    },
    generalState: {
      label: 'Estado del general',
      help: 'unharmed, ileso; fleeing, su unidad está en huida; wounded, herido; dead, muerto. En los tres últimos casos cuenta como perdido.',
    },
    readings: {
      label: 'Lecturas',
      help: 'Cómo se leen los pasajes dudosos del reglamento. Si se omite: la lectura adoptada de cada uno.',
    },
    stacked: {
      label: 'Apilada sobre su auxiliar',
      help: 'true si es la unidad principal de dos complementarias y está apilada sobre su auxiliar.',
    },
    roomForMarkers: {
      label: 'Sitio para marcadores',
      help: 'Para cuántos marcadores de Sección hay sitio libre junto al enemigo. Si se omite: para todos.',
    },
  },
  answers: {
    countsInCombat: {
      label: 'Cuentan en el combate',
      help: 'Si esas heridas cuentan para saber quién ha recibido más en el combate y chequea; null si no hay heridas que contar.',
    },
    woundsTaken: {
      label: 'Heridas sufridas',
      help: 'Heridas que la unidad recibe por ello; null si aún no se sabe.',
    },
    unitsActivated: { label: 'Unidades activadas', help: 'Cuántas unidades activa la orden.' },
    chanceThisTurn: {
      label: 'Probabilidad este turno',
      help: 'Probabilidad exacta de reorganizarse o recuperarse este turno; para una unidad en huida, al activarla o en la fase de huida.',
    },
    'recovers-this-turn': {
      label: 'Se recupera este turno',
      help: 'Probabilidad de reorganizarse o recuperarse este turno, al activarla o en la fase de huida.',
    },
    dice: { label: 'Dados', help: 'Dados que se tiran para impactar.' },
    allowed: { label: 'Se permite', help: 'Si se puede hacer lo que se pregunta.' },
    gameOver: {
      label: 'Fin de la partida',
      help: 'Si la partida termina aquí; null si aún no está decidido.',
    },
    leadershipNow: {
      label: 'Liderazgo en vigor',
      help: 'El Liderazgo que vale ahora: 1 menos que el impreso mientras el general esté perdido.',
    },
    handLimit: {
      label: 'Límite de mano',
      help: 'Cartas de Acción que el jugador puede conservar al final de su turno.',
    },
    eliminated: {
      label: 'Eliminada',
      help: 'Si queda eliminada; en las probabilidades de un combate, la fracción exacta.',
    },
    extended: { label: 'Secciones ampliadas', help: 'Secciones ampliadas que quedan después.' },
    mayCharge: {
      label: 'Puede cargar',
      help: 'Si con ese movimiento puede entrar en contacto con el enemigo; no, si el movimiento no se permite.',
    },
    engagedAfter: {
      label: 'Queda trabada',
      help: 'Si después está trabada en combate; null si depende de lo que decida el enemigo.',
    },
    markersRemoved: {
      label: 'Marcadores retirados',
      help: 'Marcadores de Sección que se retiran.',
    },
  },
  terms: {
    'kind.infantry': 'infantería',
    'kind.cavalry': 'caballería',
    'kind.camels': 'camellos',
    'kind.elephants': 'elefantes',
    'kind.chariots': 'carros',
    'kind.onager': 'onagro',
    'kind.ballista': 'balista',
    'kind.scorpions': 'scorpiones',
    'abilities.woodsmen': 'Montaraces',
    'abilities.highlanders': 'Montañeses',
    'abilities.amphibious': 'Anfibios',
    'abilities.athletes': 'Atletas',
    'abilities.ram': 'Embestir',
    'abilities.skirmishers': 'Hostigadores',
    'abilities.manoeuvrable': 'Maniobrables',
    'abilities.professionals': 'Profesionales',
    'abilities.terror': 'Terror',
    'abilities.steadfast': 'Firmeza',
    'abilities.impetuous': 'Impetuosas',
    'abilities.javelins': 'Jabalinas',
    'abilities.lancers': 'Lanceros',
    'abilities.deadly': 'Mortal',
    'abilities.precision': 'Precisión',
    'abilities.sarissas': 'Sarissas',
    'abilities.bravery': 'Bravura',
    'formation.none': 'ninguna',
    'formation.shield-wall': 'Muro de Escudos',
    'formation.phalanx': 'Falange',
    'formation.square': 'Cuadro',
    'formation.arrowhead': 'Punta de Flecha',
    'formation.rhomboid': 'Romboidal',
    'unitState.normal': 'en estado normal',
    'unitState.broken': 'Rota',
    'unitState.fleeing': 'en huida',
    'general.none': 'ninguno cerca',
    'general.in-radius': 'dentro de su radio',
    'general.in-unit': 'en la unidad',
    'generalState.unharmed': 'ileso',
    'generalState.fleeing': 'en huida',
    'generalState.wounded': 'herido',
    'generalState.dead': 'muerto',
  },

  steps: {
    'onus-7.89/move': 'La unidad está trabada: sólo tiene las acciones de las unidades trabadas.',
    'onus-4.12':
      'El general está perdido ({generalState}): el Liderazgo baja en 1 y queda en {leadership}.',
  },

  because: {
    'not-enveloped': 'No hay marcadores que la envuelvan.',
    'general-holds': 'El general está ileso.',
    'switched-off': 'La cláusula {by} la deja sin efecto.',
  },
} satisfies PartOfMessages;
