import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'general',
    term: { es: 'general', en: 'general' },
    synonyms: { es: ['marcador de General', 'líder'], en: ['General marker', 'leader'] },
    meaning: {
      es: 'Jefe del ejército, que va siempre en una de sus unidades y comparte su suerte. Su carta da sus valores.',
      en: 'Head of the army, who is always in one of its units and shares its fate. His card gives his values.',
    },
    clause: 'onus-4.1',
    see: ['onus-4.2', 'onus-4.4'],
    mark: 'never',
  },
  {
    key: 'general-card',
    term: { es: 'carta de General', en: 'General card' },
    synonyms: { es: ['ficha del general', 'hoja del general'], en: ['card of the general'] },
    meaning: {
      es: 'Carta con el nombre del general y sus datos: modificadores, radio de influencia, Liderazgo, habilidad especial y modificador de puntos.',
      en: 'Card with the name of the general and his data: modifiers, radius of influence, Leadership, special ability and points modifier.',
    },
    clause: 'onus-4.4',
    see: ['onus-4.5', 'onus-4.6', 'onus-4.7', 'onus-4.10'],
  },
  {
    key: 'radius',
    term: { es: 'radio de influencia', en: 'radius of influence' },
    synonyms: {
      es: ['rango de influencia', 'alcance del general'],
      en: ['range of influence', 'command radius'],
    },
    meaning: {
      es: 'Distancia en UD dentro de la cual las unidades propias tienen +1 a la moral. Se mide desde cualquier borde de la carta del general.',
      en: 'Distance in UD within which own units have +1 morale. It is measured from any edge of the card that holds the general.',
    },
    clause: 'onus-4.6',
    see: ['onus-10.9', 'onus-12.9'],
  },
  {
    key: 'leadership',
    term: { es: 'Liderazgo', en: 'Leadership' },
    synonyms: { es: ['valor de Liderazgo'], en: ['Leadership value'] },
    meaning: {
      es: 'Valor del general: cartas con las que se empieza, máximo de la mano al acabar el turno y lo que no deben superar 2 dados en el chequeo de Liderazgo.',
      en: 'Value of the general: cards to begin with, limit of the hand at the end of the turn, and what 2 dice must not exceed in the Leadership check.',
    },
    clause: 'onus-4.7',
    see: ['onus-4.12', 'onus-6.11', 'onus-6.23'],
    except: { es: ['chequeo de Liderazgo'], en: ['Leadership check'] },
    mark: 'once',
  },
  {
    key: 'special-ability',
    term: { es: 'habilidad especial del general', en: 'special ability of the general' },
    synonyms: { es: ['poder del general'], en: ['power of the general'] },
    meaning: {
      es: 'Poder propio de cada general, que explica su carta. No funciona si está muerto, herido o en huida.',
      en: 'Power that each general has to himself, explained on his card. It does not work if he is dead, wounded or fleeing.',
    },
    clause: 'onus-4.9',
    see: ['onus-4.13'],
    mark: 'never',
  },
  {
    key: 'points-modifier',
    term: { es: 'modificador de puntos', en: 'points modifier' },
    synonyms: { es: ['coste del general'], en: ['cost of the general'] },
    meaning: {
      es: 'Porcentaje del valor del ejército que el general añade a ese valor.',
      en: 'Percentage of the value of the army that the general adds to that value.',
    },
    clause: 'onus-4.10',
    see: ['onus-6.5', 'onus-12.13'],
    mark: 'never',
  },
  {
    key: 'general-lost',
    term: { es: 'general perdido', en: 'general lost' },
    synonyms: {
      es: ['general muerto herido o en huida', 'pérdida del general'],
      en: ['general dead wounded or fleeing', 'loss of the general'],
    },
    meaning: {
      es: 'General que está muerto, herido o en huida: -1 a la moral de todo su ejército, 1 menos de Liderazgo, y ninguna de sus ventajas.',
      en: 'A general who is dead, wounded or fleeing: -1 morale for all his army, 1 less Leadership, and none of his benefits.',
    },
    clause: 'onus-4.11',
    see: ['onus-4.12', 'onus-4.13', 'onus-4.14'],
    mark: 'never',
  },
  {
    key: 'commander-in-chief',
    term: { es: 'comandante en jefe', en: 'commander in chief' },
    synonyms: { es: ['general en jefe'], en: ['supreme commander'] },
    meaning: {
      es: 'De varios generales de un bando, el de mayor Liderazgo. Su valor es el del ejército.',
      en: 'Of several generals of a side, the one with the highest Leadership. His value is that of the army.',
    },
    clause: 'onus-12.5',
    see: ['onus-12.6', 'onus-12.7'],
  },
  {
    key: 'leadership-check',
    term: { es: 'chequeo de Liderazgo', en: 'Leadership check' },
    synonyms: { es: ['tirada de Liderazgo'], en: ['Leadership roll'] },
    meaning: {
      es: 'Tirada de 2 dados del jugador cuyas bajas pasan del 50 % al empezar su turno: si superan el Liderazgo, pierde la partida.',
      en: 'Roll of 2 dice by a player whose casualties are above 50% when his turn begins: if they exceed the Leadership, he loses the game.',
    },
    clause: 'onus-6.11',
    see: ['onus-6.9', 'onus-6.10', 'onus-6.12'],
  },
]);
