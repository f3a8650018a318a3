import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'massed-shooting',
    term: { es: 'disparo en masa', en: 'massed shooting' },
    synonyms: { es: ['volea'], en: ['volley'] },
    meaning: {
      es: 'Disparar desde las filas de atrás por encima de las de delante, con arcos o dardos.',
      en: 'To shoot from rear ranks over those in front, with bows or darts.',
    },
    clause: 'wab-4.28',
    mark: 'never',
  },
  {
    key: 'large-target',
    term: { es: 'objetivo grande', en: 'large target' },
    synonyms: { es: ['blanco grande'], en: ['big target'] },
    meaning: {
      es: 'Una máquina de guerra, un ingenio de asedio o un elefante: +1 para impactarlo.',
      en: 'A war machine, siege engine or elephant: +1 to hit it.',
    },
    clause: 'wab-4.41',
    mark: 'never',
  },
  {
    key: 'light-cover',
    term: { es: 'cobertura ligera', en: 'light cover' },
    synonyms: { es: ['cobertura blanda'], en: ['soft cover'] },
    meaning: { es: 'La que da -1 a los disparos.', en: 'What gives -1 to shots.' },
    clause: 'wab-4.48',
    mark: 'never',
  },
  {
    key: 'heavy-cover',
    term: { es: 'cobertura pesada', en: 'heavy cover' },
    synonyms: { es: ['cobertura dura'], en: ['hard cover'] },
    meaning: { es: 'La que da -2 a los disparos.', en: 'What gives -2 to shots.' },
    clause: 'wab-4.49',
    mark: 'never',
  },
  {
    key: 'armour-save',
    term: { es: 'salvación por armadura', en: 'armour save' },
    synonyms: { es: ['TS', 'tirada de salvación'], en: ['AS', 'saving throw'] },
    meaning: {
      es: 'Tirada de 1D6 por cada herida: con la salvación o más se ignora.',
      en: 'A roll of 1D6 for each wound: the save or more ignores it.',
    },
    clause: 'wab-4.54',
    mark: 'never',
  },
  {
    key: 'save-modifier',
    term: { es: 'modificador a la salvación', en: 'save modifier' },
    synonyms: { es: ['penetración de armadura'], en: ['armour piercing'] },
    meaning: {
      es: 'Lo que la Fuerza mayor que 3 baja la salvación del enemigo.',
      en: 'What Strength above 3 takes off the enemy’s save.',
    },
    clause: 'wab-4.57',
    mark: 'never',
  },
]);
