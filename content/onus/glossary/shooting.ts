import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'ranged-attack',
    term: { es: 'ataque a distancia', en: 'ranged attack' },
    synonyms: { es: ['disparo', 'proyectiles'], en: ['shot', 'shooting', 'missile attack'] },
    meaning: {
      es: 'Ataque con proyectiles contra una unidad no trabada: 4 dados a corta distancia o 2 a larga. Sólo daña quien dispara.',
      en: 'Attack with missiles on a unit that is not engaged: 4 dice at short range or 2 at long. Only the shooter does damage.',
    },
    clause: 'onus-7.116',
    see: ['onus-7.117', 'onus-7.121', 'onus-7.133'],
    forms: {
      es: ['ataque a distancia', 'ataques a distancia'],
      en: ['ranged attack', 'ranged attacks'],
    },
    mark: 'once',
  },
  {
    key: 'range',
    term: { es: 'alcance', en: 'range' },
    synonyms: { es: ['distancia de disparo'], en: ['shooting distance'] },
    meaning: {
      es: 'Distancia máxima de un disparo, en UD. Se mide desde el centro del frente de quien dispara hasta cualquier parte del objetivo.',
      en: "Greatest distance of a shot, in UD. It is measured from the centre of the shooter's front to any part of the target.",
    },
    clause: 'onus-7.123',
    see: ['onus-3.3', 'onus-7.118', 'onus-7.124'],
    forms: { es: ['alcance'], en: ['range'] },
    except: { en: ['at range'] },
    mark: 'once',
  },
  {
    key: 'short-range',
    term: { es: 'corta distancia', en: 'short range' },
    synonyms: { es: ['corto alcance'], en: ['close range'] },
    meaning: {
      es: 'Hasta la mitad del alcance de quien dispara: 4 dados.',
      en: 'Up to half the range of the shooter: 4 dice.',
    },
    clause: 'onus-7.125',
    see: ['onus-7.133'],
  },
  {
    key: 'long-range',
    term: { es: 'larga distancia', en: 'long range' },
    synonyms: { es: ['largo alcance'], en: ['far range'] },
    meaning: {
      es: 'Más de la mitad del alcance de quien dispara: 2 dados.',
      en: 'More than half the range of the shooter: 2 dice.',
    },
    clause: 'onus-7.133',
    see: ['onus-7.125'],
  },
  {
    key: 'line-of-sight',
    term: { es: 'línea de visión', en: 'line of sight' },
    synonyms: { es: ['visibilidad del objetivo'], en: ['sightline'] },
    short: { es: ['LdV'], en: ['LOS', 'LoS'] },
    meaning: {
      es: 'Línea desde el centro del frente de quien dispara, dentro de sus 180 grados, hasta el objetivo. Si atraviesa otra unidad está obstruida.',
      en: "Line from the centre of the shooter's front, within its 180 degrees, to the target. If it crosses another unit it is obstructed.",
    },
    clause: 'onus-7.126',
    see: ['onus-7.127'],
  },
  {
    key: 'obstructed',
    term: { es: 'línea de visión obstruida', en: 'obstructed line of sight' },
    synonyms: {
      es: ['obstáculo', 'línea de visión bloqueada'],
      en: ['blocked line of sight', 'in the way'],
    },
    meaning: {
      es: 'La que atraviesa otra unidad, amiga o enemiga: -1/-1 al disparo, una sola vez.',
      en: 'One that crosses another unit, friend or enemy: -1/-1 to the shot, once only.',
    },
    clause: 'onus-7.127',
    see: ['onus-7.126', 'onus-15.18'],
    mark: 'never',
  },
]);
