import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'special-formation',
    term: { es: 'formación especial', en: 'special formation' },
    synonyms: { es: ['marcador azul', 'icono azul'], en: ['blue marker', 'blue icon'] },
    meaning: {
      es: 'Formación que la unidad activa en la fase de movimiento y se señala con un marcador azul. Sólo se puede tener 1.',
      en: 'Formation that a unit activates in the movement phase, shown by a blue marker. A unit may have only 1.',
    },
    clause: 'onus-8.1',
    see: ['onus-8.2', 'onus-8.3', 'onus-8.4'],
    forms: {
      es: ['formación especial', 'formaciones especiales'],
      en: ['special formation', 'special formations'],
    },
    mark: 'once',
  },
  {
    key: 'shield-wall',
    term: { es: 'Muro de Escudos', en: 'Shield Wall' },
    synonyms: { es: ['muro', 'testudo'], en: ['wall of shields', 'testudo'] },
    meaning: {
      es: 'Formación especial que da +1/+1 a la defensa cuerpo a cuerpo y ante disparos, con movimiento reducido.',
      en: 'Special formation that gives +1/+1 to defence hand to hand and against shots, with reduced movement.',
    },
    clause: 'onus-8.7',
    see: ['onus-8.8', 'onus-7.97'],
    mark: 'once',
  },
  {
    key: 'phalanx',
    term: { es: 'Falange', en: 'Phalanx' },
    synonyms: { es: ['formación de falange'], en: ['phalanx formation'] },
    meaning: {
      es: 'Formación especial que da +1/+1 al ataque, Lanceros y, en el primer combate, prioridad. Sólo vale con una sección frontal en contacto.',
      en: 'Special formation that gives +1/+1 to attack, Lancers and, in the first combat, priority. It works only with a front section in contact.',
    },
    clause: 'onus-8.11',
    see: ['onus-8.9', 'onus-8.10', 'onus-8.12', 'onus-8.13'],
    mark: 'once',
  },
  {
    key: 'square',
    term: { es: 'Cuadro', en: 'Square' },
    synonyms: { es: ['formar en Cuadro'], en: ['form Square'] },
    meaning: {
      es: 'Formación especial sin flancos ni retaguardia: +2/+2 a la defensa contra montadas, -1/-1 ante disparos, y no mueve.',
      en: 'Special formation with neither flanks nor rear: +2/+2 to defence against mounted units, -1/-1 against shots, and it does not move.',
    },
    clause: 'onus-8.15',
    see: ['onus-8.16', 'onus-8.17', 'onus-8.18'],
    mark: 'once',
  },
  {
    key: 'arrowhead',
    term: { es: 'Punta de Flecha', en: 'Arrowhead' },
    synonyms: { es: ['cuña'], en: ['wedge'] },
    meaning: {
      es: 'Formación especial de montadas: +1/+1 al ataque cuando carga. Se pierde tras el primer combate.',
      en: 'Special formation of mounted units: +1/+1 to attack when charging. It is lost after the first combat.',
    },
    clause: 'onus-8.19',
    see: ['onus-8.20', 'onus-8.21'],
    mark: 'once',
  },
  {
    key: 'rhomboid',
    term: { es: 'Romboidal', en: 'Rhomboid' },
    synonyms: { es: ['Romboidales', 'rombo'], en: ['diamond', 'lozenge'] },
    meaning: {
      es: 'Formación especial como la Punta de Flecha, con 1 Giro Libre gratuito por turno.',
      en: 'Special formation like the Arrowhead, with 1 free rotation a turn at no cost.',
    },
    clause: 'onus-8.22',
    see: ['onus-7.58', 'onus-8.19'],
    mark: 'once',
  },
  {
    key: 'bravery',
    term: { es: 'Bravura', en: 'Bravery' },
    synonyms: { es: ['arrojo'], en: ['daring'] },
    meaning: {
      es: 'Habilidad que se enciende y se apaga activando la unidad: +1/+1 al ataque y -1/-1 a la defensa. No es una formación.',
      en: 'Ability that is switched on and off by activating the unit: +1/+1 to attack and -1/-1 to defence. It is no formation.',
    },
    clause: 'onus-8.24',
    see: ['onus-8.23', 'onus-8.25'],
    mark: 'once',
  },
]);
