import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'attack',
    term: { es: 'Ataque', en: 'Attack' },
    synonyms: { es: ['valor de ataque'], en: ['attack value'] },
    meaning: {
      es: 'Valor de la carta para el combate cuerpo a cuerpo. Tiene 2 números: el primero se suma para impactar y el segundo para herir.',
      en: 'Value of the card for hand-to-hand combat. It has 2 numbers: the first is added to hit and the second to wound.',
    },
    clause: 'onus-3.2',
    see: ['onus-7.167'],
    mark: 'never',
  },
  {
    key: 'ranged-strength',
    term: { es: 'fuerza a distancia', en: 'ranged strength' },
    synonyms: {
      es: ['valor de ataque a distancia', 'potencia de tiro'],
      en: ['ranged attack value', 'firepower'],
    },
    meaning: {
      es: 'Primer número del ataque a distancia de la carta: se suma al dado tanto para impactar como para herir.',
      en: 'First number of the ranged attack on the card: it is added to the die both to hit and to wound.',
    },
    clause: 'onus-3.3',
    see: ['onus-7.135', 'onus-7.136'],
    mark: 'never',
  },
  {
    key: 'defence',
    term: { es: 'Defensa', en: 'Defence' },
    synonyms: { es: ['valor de defensa'], en: ['defence value', 'defense'] },
    meaning: {
      es: 'Los 2 números de la carta que debe superar el enemigo: la esquiva para impactar y la armadura para herir. Valen cuerpo a cuerpo y ante disparos.',
      en: 'The 2 numbers of the card that the enemy must exceed: dodge to hit and armour to wound. They count hand to hand and against shots.',
    },
    clause: 'onus-3.4',
    see: ['onus-7.135', 'onus-7.136'],
    mark: 'never',
  },
  {
    key: 'dodge',
    term: { es: 'esquiva', en: 'dodge' },
    synonyms: { es: ['esquivar', 'evitar el impacto'], en: ['avoid the hit'] },
    meaning: {
      es: 'Primer número de la Defensa: lo que el dado más el ataque del enemigo debe superar para impactar.',
      en: "First number of the Defence: what the enemy's die plus attack must exceed to hit.",
    },
    clause: 'onus-3.4',
    see: ['onus-7.135'],
  },
  {
    key: 'armour',
    term: { es: 'armadura', en: 'armour' },
    synonyms: { es: ['evitar la herida'], en: ['armor', 'avoid the wound'] },
    meaning: {
      es: 'Segundo número de la Defensa: lo que el dado más el ataque del enemigo debe superar para herir.',
      en: "Second number of the Defence: what the enemy's die plus attack must exceed to wound.",
    },
    clause: 'onus-3.4',
    see: ['onus-7.136'],
  },
  {
    key: 'morale',
    term: { es: 'moral', en: 'morale' },
    synonyms: { es: ['valor de moral', 'disciplina'], en: ['morale value', 'discipline'] },
    meaning: {
      es: 'Valor que mide la disciplina de la unidad. Con sus modificadores, es lo más alto que puede sacar el dado en un chequeo de moral sin fallarlo.',
      en: 'Value that measures the discipline of the unit. With its modifiers, it is the highest that the die may show in a morale check without failing it.',
    },
    clause: 'onus-3.5',
    see: ['onus-7.172', 'onus-7.173'],
    except: { es: ['Moral ([[onus-5.7]])'], en: ['Morale ([[onus-5.7]])'] },
    mark: 'once',
  },
  {
    key: 'life',
    term: { es: 'Vida', en: 'Life' },
    synonyms: { es: ['puntos de vida'], en: ['life points', 'hit points'] },
    meaning: {
      es: 'Número de heridas con el que la unidad es eliminada.',
      en: 'Number of wounds at which the unit is eliminated.',
    },
    clause: 'onus-3.6',
    see: ['onus-7.169', 'onus-12.32'],
    mark: 'never',
  },
  {
    key: 'movement',
    term: { es: 'Movimiento', en: 'Movement' },
    synonyms: {
      es: ['capacidad de movimiento', 'factor de movimiento'],
      en: ['movement rate', 'movement allowance'],
    },
    meaning: {
      es: 'Distancia máxima, en UD, que la unidad recorre en un turno en condiciones normales.',
      en: 'Greatest distance, in UD, that the unit covers in a turn under normal conditions.',
    },
    clause: 'onus-3.7',
    see: ['onus-7.36', 'onus-7.37'],
    mark: 'never',
  },
  {
    key: 'ud',
    term: { es: 'UD', en: 'UD' },
    synonyms: { es: ['unidad de distancia'], en: ['unit of distance', 'distance unit', 'DU'] },
    meaning: {
      es: 'Unidad de Distancia: 5 cm. En ella se miden el movimiento, el alcance y los radios.',
      en: 'Unit of distance: 5 cm. Movement, range and radii are measured in it.',
    },
    clause: 'onus-3.7',
    see: ['onus-6.16'],
    mark: 'once',
  },
  {
    key: 'unit-value',
    term: { es: 'Valor', en: 'Value' },
    synonyms: { es: ['valor de unidad', 'coste en puntos'], en: ['unit value', 'points cost'] },
    meaning: {
      es: 'Puntos que vale una unidad. Sirven para elegir el ejército y para contar las bajas.',
      en: 'Points that a unit is worth. The army is chosen with them, and casualties are counted in them.',
    },
    clause: 'onus-3.8',
    see: ['onus-6.5', 'onus-6.8'],
    mark: 'never',
  },
]);
