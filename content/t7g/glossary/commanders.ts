import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'commander',
    term: { es: 'Mando', en: 'Commander' },
    synonyms: { es: ['personaje de mando'], en: ['command figure'] },
    meaning: {
      es: 'El Comandante del ejército o uno de los lugartenientes que dirigen sus Tropas.',
      en: "The army's General or one of the lieutenants who lead its Troops.",
    },
    clause: 't7g-7.1',
    mark: 'never',
  },
  {
    key: 'general',
    term: { es: 'Comandante', en: 'General' },
    synonyms: { es: ['general del ejército'], en: ['army general'] },
    meaning: {
      es: 'El Mando de mayor jerarquía, que interactúa con todo su ejército.',
      en: 'The highest Commander, who interacts with all of his army.',
    },
    clause: 't7g-7.3',
    forms: { es: ['Comandante', 'Comandantes'], en: ['General', 'Generals'] },
    mark: 'once',
  },
  {
    key: 'level',
    term: { es: 'Nivel', en: 'Level' },
    synonyms: { es: ['nivel de mando'], en: ['rank of a commander'] },
    meaning: {
      es: 'Número de 0 a 5 de un Mando: los dados de sus acciones, y cuántas Virtudes y Cualidades tiene.',
      en: "A Commander's number from 0 to 5: the dice of his actions, and how many Virtues and Traits he has.",
    },
    clause: 't7g-7.2',
    forms: { es: ['Nivel'], en: ['Level'] },
    mark: 'once',
  },
  {
    key: 'command-distance',
    term: { es: 'distancia de mando', en: 'command distance' },
    synonyms: { es: ['distancia del mando'], en: ['command range'] },
    meaning: {
      es: 'Los 6″ a los que un Mando interactúa con sus Tropas; 9″ con Presencia.',
      en: 'The 6″ at which a Commander interacts with his Troops; 9″ with Presence.',
    },
    clause: 't7g-7.10',
    forms: { es: ['distancia de mando'], en: ['command distance'] },
  },
  {
    key: 'out-of-command',
    term: { es: 'fuera de mando', en: 'out of command' },
    synonyms: { es: ['sin distancia de mando'], en: ['beyond command distance'] },
    meaning: {
      es: 'Tropa lejos de su Mando y del Comandante.',
      en: 'Troop unit far from its Commander and from the General.',
    },
    clause: 't7g-7.11',
    mark: 'never',
  },
  {
    key: 'command-action',
    term: { es: 'Acción de Mando', en: 'Command Action' },
    synonyms: { es: ['acción del mando'], en: ['commander action'] },
    meaning: {
      es: 'Lo que un Mando intenta al activarse: una Cualidad, Correr o Inspirar.',
      en: 'What a Commander tries when activated: a Trait, Fast or Inspire.',
    },
    clause: 't7g-7.22',
    forms: {
      es: ['Acción de Mando', 'Acciones de Mando'],
      en: ['Command Action', 'Command Actions'],
    },
  },
  {
    key: 'exhausted',
    term: { es: 'Agotado', en: 'Exhausted' },
    synonyms: { es: ['mando agotado'], en: ['exhausted commander'] },
    meaning: {
      es: 'Mando que falló su acción o la sacó con 1 éxito: no se activa más este turno.',
      en: 'Commander whose action failed or had 1 success: he is not activated again this turn.',
    },
    clause: 't7g-7.25',
    forms: { es: ['Agotado'], en: ['Exhausted'] },
  },
  {
    key: 'virtue',
    term: { es: 'Virtud', en: 'Virtue' },
    synonyms: { es: ['virtudes del mando'], en: ['virtues of a commander'] },
    meaning: {
      es: 'Mejora siempre activa de un Mando, que casi siempre da +1 a la unidad que lo lleva dentro.',
      en: 'Upgrade of a Commander that is always active and mostly gives +1 to the unit that he is inside.',
    },
    clause: 't7g-7.29',
    forms: { es: ['Virtud', 'Virtudes'], en: ['Virtue', 'Virtues'] },
  },
  {
    key: 'trait',
    term: { es: 'Cualidad', en: 'Trait' },
    synonyms: { es: ['cualidades del mando'], en: ['traits of a commander'] },
    meaning: {
      es: 'Habilidad de un Mando que se usa con una Acción de Mando. Las marcadas con (a) son automáticas.',
      en: 'Ability of a Commander used with a Command Action. Those marked (a) are automatic.',
    },
    clause: 't7g-7.43',
    forms: { es: ['Cualidad', 'Cualidades'], en: ['Trait', 'Traits'] },
  },
  {
    key: 'fast',
    term: { es: 'Correr (acción común)', en: 'Fast' },
    synonyms: { es: ['mando que corre'], en: ['fast commander'] },
    meaning: {
      es: 'Acción común: el Mando mueve una segunda vez.',
      en: 'Common action: the Commander moves a second time.',
    },
    clause: 't7g-7.45',
    mark: 'never',
  },
  {
    key: 'inspire',
    term: { es: 'Inspirar', en: 'Inspire' },
    synonyms: { es: ['inspirar a la tropa'], en: ['inspiring'] },
    meaning: {
      es: 'Acción común: presta el +1 de una Virtud a la Tropa que se activa a continuación.',
      en: 'Common action: lends the +1 of a Virtue to the Troop unit activated next.',
    },
    clause: 't7g-7.46',
    forms: { es: ['Inspirar'], en: ['Inspire'] },
  },
]);
