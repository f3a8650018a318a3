import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'turn',
    term: { es: 'turno', en: 'turn' },
    synonyms: { es: ['secuencia de juego'], en: ['sequence of play'] },
    meaning: {
      es: 'Una Planificación y una Acción, comunes a ambos jugadores.',
      en: 'One Planning and one Action, shared by both players.',
    },
    clause: 't7g-2.2',
    mark: 'never',
  },
  {
    key: 'planning',
    term: { es: 'Planificación', en: 'Planning' },
    synonyms: { es: ['fase de planificación'], en: ['planning phase'] },
    meaning: {
      es: 'Primera fase del turno: se quitan los marcadores de Agotado y se ponen las cartas de orden.',
      en: 'First phase of the turn: Exhausted markers are removed and order cards laid.',
    },
    clause: 't7g-2.2',
  },
  {
    key: 'action-phase',
    term: { es: 'fase de Acción', en: 'Action phase' },
    synonyms: { es: ['segunda fase'], en: ['second phase'] },
    meaning: {
      es: 'Segunda fase del turno: se tira la iniciativa y se activan las unidades por veces.',
      en: 'Second phase of the turn: initiative is rolled and units are activated by goes.',
    },
    clause: 't7g-2.5',
  },
  {
    key: 'initiative',
    term: { es: 'iniciativa', en: 'initiative' },
    synonyms: { es: ['tirada de iniciativa'], en: ['initiative roll'] },
    meaning: {
      es: 'Tirada de 1D6 más el Nivel del Comandante; quien gana elige quién empieza.',
      en: "Roll of 1D6 plus the General's Level; the winner chooses who goes first.",
    },
    clause: 't7g-2.6',
  },
  {
    key: 'activation',
    term: { es: 'activación', en: 'activation' },
    synonyms: { es: ['activar una unidad'], en: ['activate a unit'] },
    meaning: {
      es: 'Lo que una unidad hace cuando le toca actuar. En cada vez, un Mando si se quiere y una Tropa.',
      en: 'What a unit does when it comes to act. In each go, one Commander if wished and one Troop unit.',
    },
    clause: 't7g-2.8',
    forms: { es: ['activación'], en: ['activation'] },
    mark: 'once',
  },
  {
    key: 'order-card',
    term: { es: 'carta de orden', en: 'order card' },
    synonyms: { es: ['tarjeta de orden'], en: ['command card'] },
    meaning: {
      es: 'Carta boca abajo con una de las 5 órdenes, que se revela cuando la unidad actúa o reacciona.',
      en: 'Face-down card with one of the 5 orders, revealed when the unit acts or reacts.',
    },
    clause: 't7g-2.13',
    forms: { es: ['carta de orden', 'cartas de orden'], en: ['order card', 'order cards'] },
  },
  {
    key: 'ready',
    term: { es: 'orden ¡Atención!', en: 'Ready! order' },
    synonyms: { es: ['atención', 'dos acciones'], en: ['ready', 'Atención'] },
    meaning: {
      es: 'Orden de hasta 2 acciones distintas: mover, reorganizar, orientar o disparar.',
      en: 'Order of up to 2 different actions: move, reorganise, face or shoot.',
    },
    clause: 't7g-2.15',
    forms: { es: ['¡Atención!'], en: ['Ready!'] },
  },
  {
    key: 'assault',
    term: { es: 'orden ¡Atacad!', en: 'Assault! order' },
    synonyms: { es: ['atacad', 'orden de cargar'], en: ['assault', 'Atacad'] },
    meaning: {
      es: 'Orden de cargar, con Velocidad+ y Combate+. Sólo ella trae un combate.',
      en: 'Order to charge, with Speed+ and Combat+. It alone brings a combat.',
    },
    clause: 't7g-2.17',
    forms: { es: ['¡Atacad!'], en: ['Assault!'] },
  },
  {
    key: 'run',
    term: { es: 'orden ¡Corred!', en: 'Run! order' },
    synonyms: { es: ['corred', 'doble paso'], en: ['double', 'Corred'] },
    meaning: {
      es: 'Orden de mover con doble aumento de Velocidad, sin disparar ni combatir.',
      en: 'Order to move with a double Increase to Speed, without shooting or fighting.',
    },
    clause: 't7g-2.20',
    forms: { es: ['¡Corred!'], en: ['Run!'] },
  },
  {
    key: 'fire-order',
    term: { es: 'orden ¡Fuego!', en: 'Fire! order' },
    synonyms: { es: ['orden de disparar'], en: ['order to shoot', 'Fuego'] },
    meaning: {
      es: 'Orden de disparar con todo el Fuego y sin mover.',
      en: 'Order to shoot at full Fire and without moving.',
    },
    clause: 't7g-2.21',
    forms: { es: ['¡Fuego!'], en: ['Fire!'] },
  },
  {
    key: 'resist',
    term: { es: 'orden ¡Resistid!', en: 'Resist! order' },
    synonyms: { es: ['resistid', 'reagruparse'], en: ['resist', 'Resistid'] },
    meaning: {
      es: 'Orden de quitarse 1 Desgaste. Como reacción, un aumento de Coraje.',
      en: 'Order to remove 1 Wear. As a reaction, an Increase to Courage.',
    },
    clause: 't7g-2.22',
    forms: { es: ['¡Resistid!'], en: ['Resist!'] },
  },
  {
    key: 'order-check',
    term: { es: 'Chequeo de Orden', en: 'order check' },
    synonyms: { es: ['chequeo de órdenes'], en: ['command test'] },
    meaning: {
      es: 'Tirada de Disciplina a 5+ que hace una unidad con Desgaste al activarse, y toda unidad al reaccionar.',
      en: 'Roll of Discipline on 5+ made by a unit with Wear when activated, and by any unit that reacts.',
    },
    clause: 't7g-2.24',
    forms: { es: ['Chequeo de Orden', 'Chequeos de Orden'], en: ['order check', 'order checks'] },
  },
  {
    key: 'reaction',
    term: { es: 'reacción', en: 'reaction' },
    synonyms: { es: ['respuesta al enemigo'], en: ['response'] },
    meaning: {
      es: 'Lo que hace con su carta una unidad que no ha actuado, cuando un enemigo se acerca a menos de 3″ o la carga.',
      en: 'What a unit that has not acted does with its card, when an enemy comes nearer than 3″ or charges it.',
    },
    clause: 't7g-2.28',
    forms: { es: ['reacción'], en: ['reaction'] },
    mark: 'once',
  },
  {
    key: 'counter-charge',
    term: { es: 'contracarga', en: 'counter-charge' },
    synonyms: { es: ['cargar al que carga'], en: ['charge the charger'] },
    meaning: {
      es: 'Reacción ¡Atacad! a un ¡Atacad!: las unidades se encuentran a medio camino.',
      en: 'Reaction Assault! to an Assault!: the units meet half way.',
    },
    clause: 't7g-2.33',
    forms: { es: ['contracarga'], en: ['counter-charge'] },
  },
  {
    key: 'interception',
    term: { es: 'intercepción', en: 'interception' },
    synonyms: {
      es: ['interceptar', 'ataque de intercepción'],
      en: ['interception attack', 'intercept'],
    },
    meaning: {
      es: 'Reacción ¡Atacad! a un enemigo que mueve cerca, en el punto de su trayectoria más próximo.',
      en: 'Reaction Assault! to an enemy that moves nearby, at the nearest point of its path.',
    },
    clause: 't7g-2.35',
  },
  {
    key: 'flight',
    term: { es: 'huida', en: 'flight' },
    synonyms: { es: ['huir con ¡Corred!'], en: ['flee with Run!'] },
    meaning: {
      es: 'Reacción ¡Corred!: la unidad se gira y se aleja del enemigo que la causó.',
      en: 'Reaction Run!: the unit turns and gets away from the enemy that caused it.',
    },
    clause: 't7g-2.36',
  },
]);
