import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'optional-rule',
    term: { es: 'regla opcional', en: 'optional rule' },
    synonyms: { es: ['variante', 'regla de la casa'], en: ['variant', 'house rule'] },
    meaning: {
      es: 'Regla que sólo vale si los jugadores la acuerdan antes de la batalla.',
      en: 'Rule that holds only if the players agree on it before the battle.',
    },
    clause: 'onus-12.1',
    see: ['onus-12.3', 'onus-12.14', 'onus-12.15'],
  },
  {
    key: 'general-always-active',
    term: { es: 'general siempre activado', en: 'general always active' },
    synonyms: { es: ['activación del general'], en: ['activation of the general'] },
    meaning: {
      es: 'Regla opcional: la unidad del general está activa todos los turnos, sin orden.',
      en: 'Optional rule: the unit of the general is active every turn, without an order.',
    },
    clause: 'onus-12.3',
    see: ['onus-12.4'],
    mark: 'never',
  },
  {
    key: 'limited-visibility',
    term: { es: 'visibilidad limitada', en: 'limited visibility' },
    synonyms: { es: ['mal tiempo'], en: ['bad weather'] },
    meaning: {
      es: 'Regla opcional: límites acordados al disparo por lluvia, niebla o polvo.',
      en: 'Optional rule: agreed limits to shooting because of rain, fog or dust.',
    },
    clause: 'onus-12.15',
    see: ['onus-12.16'],
    mark: 'never',
  },
  {
    key: 'fog-of-war',
    term: { es: 'niebla de guerra', en: 'fog of war' },
    synonyms: { es: ['distancia de niebla'], en: ['fog distance'] },
    meaning: {
      es: 'Regla opcional: las unidades lejanas siguen boca abajo hasta que se acercan a una enemiga, disparan o son impactadas.',
      en: 'Optional rule: distant units stay face down until they come near an enemy, shoot or are hit.',
    },
    clause: 'onus-12.16',
    see: ['onus-12.17', 'onus-12.18', 'onus-12.19', 'onus-12.21'],
    mark: 'never',
  },
  {
    key: 'hidden-unit',
    term: { es: 'unidad oculta', en: 'hidden unit' },
    synonyms: { es: ['unidad boca abajo'], en: ['face-down unit'] },
    meaning: {
      es: 'Con niebla de guerra, la que está boca abajo. Dispararle tiene -1/-1.',
      en: 'With fog of war, one that is face down. Shooting at it has -1/-1.',
    },
    clause: 'onus-12.20',
    see: ['onus-12.16', 'onus-12.17'],
  },
  {
    key: 'protected-flank',
    term: { es: 'flanco protegido', en: 'protected flank' },
    synonyms: { es: ['flanco cubierto'], en: ['covered flank'] },
    meaning: {
      es: 'Regla opcional: flanco sin contacto enemigo y con una amiga a menos de 2 cm. Da +1 a la moral.',
      en: 'Optional rule: a flank without enemy contact and with a friend less than 2 cm away. It gives +1 morale.',
    },
    clause: 'onus-12.22',
    see: ['onus-12.23', 'onus-12.24'],
  },
  {
    key: 'line-advance',
    term: { es: 'Avance en línea', en: 'Line advance' },
    synonyms: { es: ['avanzar en línea'], en: ['advance in line'] },
    meaning: {
      es: 'Regla opcional: descartando 2 cartas se activa una línea entera de unidades no trabadas.',
      en: 'Optional rule: by discarding 2 cards a whole line of units that are not engaged is activated.',
    },
    clause: 'onus-12.25',
    see: ['onus-12.26', 'onus-12.27', 'onus-12.30'],
  },
  {
    key: 'line',
    term: { es: 'línea de unidades', en: 'line of units' },
    synonyms: { es: ['fila de unidades'], en: ['row of units'] },
    meaning: {
      es: 'Unidades unidas flanco con flanco, a menos de 1 UD cada una de la siguiente.',
      en: 'Units joined flank to flank, each less than 1 UD from the next.',
    },
    clause: 'onus-12.28',
    see: ['onus-12.29', 'onus-12.30'],
    mark: 'never',
  },
  {
    key: 'dromedaries',
    term: { es: 'dromedarios intimidantes', en: 'frightening dromedaries' },
    synonyms: { es: ['dromedarios', 'camellos'], en: ['dromedaries', 'camels'] },
    meaning: {
      es: 'Regla opcional: los caballos enemigos trabados con camellos tienen -1 a la moral y hacen chequeo tras cada combate.',
      en: 'Optional rule: enemy horses engaged with camels have -1 morale and check after each combat.',
    },
    clause: 'onus-12.31',
    see: ['onus-9.17'],
    mark: 'never',
  },
  {
    key: 'reinforced-units',
    term: { es: 'unidades reforzadas', en: 'reinforced units' },
    synonyms: { es: ['más puntos de vida'], en: ['more life points'] },
    meaning: {
      es: 'Regla opcional: todas las unidades tienen 2 de Vida más.',
      en: 'Optional rule: all units have 2 more Life.',
    },
    clause: 'onus-12.32',
    see: ['onus-3.6'],
  },
]);
