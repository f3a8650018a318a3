import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'firearm',
    term: { es: 'arma de fuego', en: 'firearm' },
    synonyms: { es: ['pistolas y mosquetes'], en: ['gunpowder weapon'] },
    meaning: {
      es: 'Pistola, arcabuz, mosquete o cañón: tiene Fuego+ al disparar como reacción.',
      en: 'Pistol, arquebus, musket or cannon: it has Fire+ when it shoots as a reaction.',
    },
    clause: 't7g-6.102',
    forms: { es: ['arma de fuego', 'armas de fuego'], en: ['firearm', 'firearms'] },
  },
  {
    key: 'bow',
    term: { es: 'arco', en: 'bow' },
    synonyms: { es: ['tiro parabólico'], en: ['overhead shooting'] },
    meaning: {
      es: 'Arma de 12″ que dispara por encima de amigos y no reacciona.',
      en: 'Weapon of 12″ that shoots over friends and does not react.',
    },
    clause: 't7g-6.105',
    mark: 'never',
  },
  {
    key: 'pike',
    term: { es: 'picas', en: 'pikes' },
    synonyms: { es: ['piquero'], en: ['pikeman'] },
    meaning: {
      es: 'Arma que da Combate+ cuando carga la caballería, y que permite la mala guerra.',
      en: 'Weapon that gives Combat+ when cavalry charges, and allows the bad war.',
    },
    clause: 't7g-6.100',
    mark: 'never',
  },
  {
    key: 'halberd',
    term: { es: 'alabarda', en: 'halberd' },
    synonyms: { es: ['alabardero'], en: ['halberdier'] },
    meaning: {
      es: 'Arma que da Combate+ contra un enemigo Desordenado.',
      en: 'Weapon that gives Combat+ against a Disordered enemy.',
    },
    clause: 't7g-6.92',
    mark: 'never',
  },
  {
    key: 'bardiche',
    term: { es: 'bardiche', en: 'bardiche' },
    synonyms: { es: ['hacha larga'], en: ['long axe'] },
    meaning: {
      es: 'Arma con la que estar Al Límite no reduce el Combate.',
      en: 'Weapon with which being Weary does not decrease Combat.',
    },
    clause: 't7g-6.93',
    mark: 'never',
  },
  {
    key: 'bayonet',
    term: { es: 'bayoneta', en: 'bayonet' },
    synonyms: { es: ['bayoneta de cubo'], en: ['plug bayonet'] },
    meaning: {
      es: 'Arma que da Combate+ contra la caballería que carga, y contra infantería con ¡Atacad!.',
      en: 'Weapon that gives Combat+ against charging cavalry, and against infantry with Assault!.',
    },
    clause: 't7g-6.94',
    mark: 'never',
  },
  {
    key: 'two-handed-swords',
    term: { es: 'mandobles', en: 'two-handed swords' },
    synonyms: { es: ['espadas de dos manos'], en: ['zweihänders'] },
    meaning: {
      es: 'Arma que desordena al vencido que no saca un 6.',
      en: 'Weapon that Disorders a beaten enemy that rolls no 6.',
    },
    clause: 't7g-6.99',
    mark: 'never',
  },
  {
    key: 'heavy-lances',
    term: { es: 'Lanzas Pesadas', en: 'heavy lances' },
    synonyms: { es: ['lanza de húsar'], en: ['hussar lance'] },
    meaning: {
      es: 'Arma que da otro aumento de Combate en una contracarga.',
      en: 'Weapon that gives another Increase to Combat in a counter-charge.',
    },
    clause: 't7g-6.98',
    mark: 'never',
  },
  {
    key: 'salvoes',
    term: { es: 'Salvas (regla de arma)', en: 'Salvoes' },
    synonyms: { es: ['salva sueca'], en: ['swedish salvo'] },
    meaning: {
      es: 'Regla de arma que da Combate+ con ¡Atacad! a la unidad que no está Desordenada.',
      en: 'Weapon rule that gives Combat+ with Assault! to a unit that is not Disordered.',
    },
    clause: 't7g-6.123',
    mark: 'never',
  },
  {
    key: 'grenades',
    term: { es: 'granadas', en: 'grenades' },
    synonyms: { es: ['granadero'], en: ['grenadier'] },
    meaning: {
      es: 'Arma que anula el Protegido del enemigo.',
      en: "Weapon that cancels the enemy's Protected.",
    },
    clause: 't7g-6.114',
    mark: 'never',
  },
  {
    key: 'javelins',
    term: { es: 'jabalinas', en: 'javelins' },
    synonyms: { es: ['azagaya'], en: ['throwing spear'] },
    meaning: {
      es: 'Arma de 6″ sin reducción con ¡Atención! y que nunca reacciona.',
      en: 'Weapon of 6″ without a Decrease with Ready! and which never reacts.',
    },
    clause: 't7g-6.115',
    mark: 'never',
  },
  {
    key: 'flintlock',
    term: { es: 'mosquete de chispa', en: 'flintlock musket' },
    synonyms: { es: ['llave de chispa'], en: ['flintlock'] },
    meaning: {
      es: 'Mosquete de 12″ con un aumento de Fuego a 6″ o menos.',
      en: 'Musket of 12″ with an Increase to Fire at 6″ or less.',
    },
    clause: 't7g-6.119',
    mark: 'never',
  },
  {
    key: 'pistol',
    term: { es: 'pistolas', en: 'pistols' },
    synonyms: { es: ['pistola de caballería'], en: ['cavalry pistol'] },
    meaning: {
      es: 'Arma de 4″ sin reducción con ¡Atención! a esa distancia.',
      en: 'Weapon of 4″ without a Decrease with Ready! at that distance.',
    },
    clause: 't7g-6.122',
    mark: 'never',
  },
  {
    key: 'mortar',
    term: { es: 'mortero', en: 'mortar' },
    synonyms: { es: ['cañón de tiro curvo'], en: ['curved fire'] },
    meaning: {
      es: 'Cañón cuyo objetivo no tiene Cubierto.',
      en: 'Cannon whose target has no Covered.',
    },
    clause: 't7g-6.121',
    mark: 'never',
  },
  {
    key: 'super-heavy-cannon',
    term: { es: 'Cañón Superpesado', en: 'super-heavy cannon' },
    synonyms: { es: ['cañón gigante'], en: ['giant cannon'] },
    meaning: {
      es: 'Cañón de 42″ que chequea para disparar y desordena.',
      en: 'Cannon of 42″ that checks to shoot and Disorders.',
    },
    clause: 't7g-6.111',
    mark: 'never',
  },
]);
