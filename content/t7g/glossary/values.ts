import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'value',
    term: { es: 'Valor', en: 'Value' },
    synonyms: { es: ['características del perfil'], en: ['profile characteristics'] },
    meaning: {
      es: 'Número de una unidad que las circunstancias aumentan o reducen: Velocidad, Combate, Fuego, Disciplina, Coraje y Aguante.',
      en: 'Number of a unit that circumstances increase or decrease: Speed, Combat, Fire, Discipline, Courage and Stamina.',
    },
    clause: 't7g-1.8',
    forms: { es: ['Valor', 'Valores'], en: ['Value', 'Values'] },
    mark: 'once',
  },
  {
    key: 'speed',
    term: { es: 'Velocidad', en: 'Speed' },
    synonyms: { es: ['capacidad de movimiento'], en: ['movement allowance'] },
    meaning: {
      es: 'Pulgadas que mueve la unidad como mucho en un movimiento.',
      en: 'Inches that the unit moves at most in one move.',
    },
    clause: 't7g-1.9',
    mark: 'once',
  },
  {
    key: 'combat-value',
    term: { es: 'valor de Combate', en: 'Combat Value' },
    synonyms: { es: ['dados de combate'], en: ['melee value'] },
    meaning: {
      es: 'Dados que la unidad tira al atacar cuerpo a cuerpo.',
      en: 'Dice that the unit rolls when it attacks hand-to-hand.',
    },
    clause: 't7g-1.10',
    mark: 'never',
  },
  {
    key: 'fire-value',
    term: { es: 'valor de Fuego', en: 'Fire Value' },
    synonyms: { es: ['dados de fuego'], en: ['shoot value'] },
    meaning: {
      es: 'Dados que la unidad tira al disparar.',
      en: 'Dice that the unit rolls when it shoots.',
    },
    clause: 't7g-1.11',
    mark: 'never',
  },
  {
    key: 'discipline',
    term: { es: 'Disciplina', en: 'Discipline' },
    synonyms: { es: ['valor de disciplina'], en: ['discipline value'] },
    meaning: {
      es: 'Dados del Chequeo de Orden y, sin modificar, del de Ruptura.',
      en: 'Dice of an order check and, unmodified, of a break check.',
    },
    clause: 't7g-1.12',
    mark: 'once',
  },
  {
    key: 'courage',
    term: { es: 'Coraje', en: 'Courage' },
    synonyms: { es: ['tirada de salvación'], en: ['saving roll'] },
    meaning: {
      es: 'Dados que la unidad tira para resistir el daño de un disparo o de un combate.',
      en: 'Dice that the unit rolls to resist the damage of a shot or of a combat.',
    },
    clause: 't7g-1.13',
    mark: 'once',
  },
  {
    key: 'stamina',
    term: { es: 'Aguante', en: 'Stamina' },
    synonyms: { es: ['límite de desgaste'], en: ['wear limit'] },
    meaning: {
      es: 'Marcadores de Desgaste que la unidad soporta como mucho.',
      en: 'Wear markers that the unit bears at most.',
    },
    clause: 't7g-1.14',
    mark: 'once',
  },
  {
    key: 'increase',
    term: { es: 'aumento', en: 'Increase' },
    synonyms: { es: ['valor aumentado', 'bonificador'], en: ['increased value', 'bonus'] },
    meaning: {
      es: 'Suma a un Valor la mitad de su número original, hacia abajo. Dos o más lo doblan.',
      en: 'Adds to a Value half of its original number, rounded down. Two or more double it.',
    },
    clause: 't7g-1.18',
    forms: { es: ['aumento', 'aumentos'], en: ['Increase', 'Increases'] },
    mark: 'once',
  },
  {
    key: 'decrease',
    term: { es: 'reducción', en: 'Decrease' },
    synonyms: { es: ['valor reducido', 'penalizador'], en: ['decreased value', 'penalty'] },
    meaning: {
      es: 'Resta a un Valor la mitad de su número original, hacia abajo. Dos o más lo dejan en 1.',
      en: 'Takes from a Value half of its original number, rounded down. Two or more leave it at 1.',
    },
    clause: 't7g-1.20',
    forms: { es: ['reducción', 'reducciones'], en: ['Decrease', 'Decreases'] },
    mark: 'once',
  },
  {
    key: 'defence',
    term: { es: 'Defensa', en: 'Defence' },
    synonyms: { es: ['número para impactar'], en: ['defense'] },
    meaning: {
      es: 'Número fijo que cada dado enemigo debe igualar o superar. Hay 4: contra Infantería, Caballería, Salvas y Artillería.',
      en: 'Fixed number that each enemy die must equal or beat. There are 4: against Infantry, Cavalry, Volleys and Artillery.',
    },
    clause: 't7g-1.23',
    forms: { es: ['Defensa', 'Defensas'], en: ['Defence', 'Defences'] },
    mark: 'once',
  },
  {
    key: 'volleys',
    term: { es: 'Defensa contra Salvas', en: 'Volleys' },
    synonyms: { es: ['contra armas de disparo'], en: ['small-arms defence'] },
    meaning: {
      es: 'La Defensa contra toda arma de disparo que no sea un cañón.',
      en: 'The Defence against every missile weapon but cannons.',
    },
    clause: 't7g-1.23',
    mark: 'never',
  },
  {
    key: 'wear',
    term: { es: 'Desgaste', en: 'Wear' },
    synonyms: { es: ['puntos de desgaste', 'deterioro'], en: ['wear points', 'damage taken'] },
    meaning: {
      es: 'Marcadores que cuentan el daño de una unidad. Por encima del Aguante toca un Chequeo de Ruptura.',
      en: "Markers that count a unit's damage. Beyond Stamina a break check is due.",
    },
    clause: 't7g-1.27',
    mark: 'once',
  },
  {
    key: 'fresh',
    term: { es: 'Fresca', en: 'Fresh' },
    synonyms: { es: ['unidad intacta'], en: ['steady'] },
    meaning: {
      es: 'Unidad sin ningún Desgaste: obedece sin Chequeo de Orden.',
      en: 'Unit without any Wear: it obeys without an order check.',
    },
    clause: 't7g-1.27',
  },
  {
    key: 'weary',
    term: { es: 'Al Límite', en: 'Weary' },
    synonyms: { es: ['límite de aguante'], en: ['at the limit'] },
    meaning: {
      es: 'Unidad con tanto Desgaste como Aguante: tiene reducciones de Combate y Fuego.',
      en: 'Unit with as much Wear as Stamina: it has Decreases to Combat and Fire.',
    },
    clause: 't7g-1.28',
    forms: { es: ['Al Límite'], en: ['Weary'] },
  },
  {
    key: 'disordered',
    term: { es: 'Desordenada', en: 'Disordered' },
    synonyms: { es: ['en desorden'], en: ['in disorder'] },
    meaning: {
      es: 'Unidad que sufre una reducción de Coraje hasta que se reorganiza.',
      en: 'Unit that suffers a Decrease to Courage until it reorganises.',
    },
    clause: 't7g-1.29',
    forms: { es: ['Desordenada', 'Desordenado'], en: ['Disordered'] },
  },
  {
    key: 'disorder',
    term: { es: 'Desorden', en: 'Disorder' },
    synonyms: { es: ['marcador de desorden'], en: ['disorder token'] },
    meaning: {
      es: 'El estado de una unidad Desordenada, y su marcador.',
      en: 'The state of a Disordered unit, and its marker.',
    },
    clause: 't7g-1.29',
    mark: 'never',
  },
]);
