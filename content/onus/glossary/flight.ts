import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'fleeing',
    term: { es: 'en huida', en: 'fleeing' },
    synonyms: { es: ['unidad en huida', 'huir', 'fuga'], en: ['fleeing unit', 'flee', 'routed'] },
    meaning: {
      es: 'Unidad Rota que ha fallado otro chequeo: pierde formación y marcadores y mueve hacia su retaguardia. Atacada, defiende con -2/-2 y no chequea.',
      en: 'A Broken unit that has failed another check: it loses formation and markers and moves to its rear. Attacked, it defends at -2/-2 and does not check.',
    },
    clause: 'onus-7.175',
    see: ['onus-7.176', 'onus-7.183', 'onus-7.186', 'onus-7.187'],
    mark: 'once',
  },
  {
    key: 'voluntary-flight',
    term: { es: 'huida voluntaria', en: 'voluntary flight' },
    synonyms: { es: ['elegir huir'], en: ['choose to flee'] },
    meaning: {
      es: 'Huida que decide el jugador de una unidad tras un combate o disparo en el que ha recibido al menos 1 herida.',
      en: 'Flight chosen by the player of a unit after a combat or shot in which it took at least 1 wound.',
    },
    clause: 'onus-7.180',
    see: ['onus-7.181'],
    mark: 'never',
  },
  {
    key: 'flight-move',
    term: { es: 'movimiento de huida', en: 'flight move' },
    synonyms: { es: ['camino de huida'], en: ['path of flight', 'rout move'] },
    meaning: {
      es: 'Movimiento de la unidad en huida hacia su retaguardia, con toda su capacidad y por el camino más corto.',
      en: 'Move of a fleeing unit towards its rear, with its whole capacity and by the shortest way.',
    },
    clause: 'onus-7.190',
    see: ['onus-7.178', 'onus-7.191', 'onus-7.192'],
    mark: 'once',
  },
  {
    key: 'recovery',
    term: { es: 'recuperarse', en: 'recover' },
    synonyms: { es: ['recuperación', 'dejar de huir'], en: ['recovery', 'stop fleeing'] },
    meaning: {
      es: 'Superar el chequeo de moral estando en huida: la unidad pierde los marcadores de Huida y de Rota.',
      en: 'To pass the morale check while fleeing: the unit loses its Fleeing and Broken markers.',
    },
    clause: 'onus-7.188',
    see: ['onus-7.20', 'onus-7.21', 'onus-7.189'],
    forms: { es: ['recuperarse'], en: ['recover'] },
    except: { en: ['recover part of', 'does not recover'] },
    mark: 'once',
  },
  {
    key: 'rally',
    term: { es: 'reorganizarse', en: 'rally' },
    synonyms: { es: ['reorganizada', 'quitar Rota'], en: ['rallied', 'remove Broken'] },
    meaning: {
      es: 'Superar un chequeo de moral al ser activada estando Rota y no trabada: la unidad deja de estar Rota, mueve reducido y no carga.',
      en: 'To pass a morale check on activation while Broken and not engaged: the unit is Broken no more, moves reduced and does not charge.',
    },
    clause: 'onus-7.17',
    see: ['onus-7.18', 'onus-7.19'],
    mark: 'never',
  },
  {
    key: 'trample',
    term: { es: 'arrollar', en: 'trample' },
    synonyms: { es: ['arrollo', 'estampida de elefantes'], en: ['trampling', 'elephant rampage'] },
    meaning: {
      es: 'Atravesar del todo una unidad con elefantes en huida: la atacan sin réplica y, si sigue en pie, queda Rota.',
      en: 'To cross a unit completely with fleeing elephants: they attack it without reply and, if it survives, it is Broken.',
    },
    clause: 'onus-7.195',
    see: ['onus-7.196', 'onus-7.197', 'onus-7.199'],
    forms: { es: ['arrollar'], en: ['trample', 'trampled'] },
  },
]);
