import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'engaged',
    term: { es: 'trabada', en: 'engaged' },
    synonyms: {
      es: ['trabada en combate', 'en combate', 'en contacto'],
      en: ['in combat', 'in contact', 'locked in combat'],
    },
    meaning: {
      es: 'Unidad en contacto de combate con una enemiga. Combate obligatoriamente cada turno, activa o no.',
      en: 'A unit in combat contact with an enemy. It must fight each turn, active or not.',
    },
    clause: 'onus-7.88',
    see: ['onus-7.16', 'onus-7.89', 'onus-7.156'],
    forms: { es: ['trabada', 'trabadas'], en: ['engaged'] },
    mark: 'once',
  },
  {
    key: 'blocked',
    term: { es: 'bloqueada', en: 'blocked' },
    synonyms: { es: ['sin salida', 'acorralada'], en: ['hemmed in', 'trapped'] },
    meaning: {
      es: 'Unidad trabada que no puede moverse a ningún lado. No envuelve, ni se recoloca, ni se repliega, ni se retira, ni hace el movimiento de huida.',
      en: 'An engaged unit that cannot move to any side. It does not envelop, reposition, withdraw, retreat or make its flight move.',
    },
    clause: 'onus-7.90',
    see: ['onus-7.81', 'onus-7.176'],
    forms: { es: ['bloqueada', 'bloqueadas'] },
    except: { es: ['línea de visión está bloqueada'], en: ['line of sight is blocked'] },
    mark: 'once',
  },
  {
    key: 'reduce',
    term: { es: 'reducir unidad ampliada', en: 'reduce an extended unit' },
    synonyms: {
      es: ['acortar trabada', 'retirar marcadores'],
      en: ['remove markers', 'shorten while engaged'],
    },
    meaning: {
      es: 'Quitar marcadores de Sección a una unidad trabada. Por cada uno que está en contacto, el enemigo ataca con 1 dado.',
      en: 'To take Section markers off an engaged unit. For each one in contact, the enemy attacks with 1 die.',
    },
    clause: 'onus-7.94',
    see: ['onus-7.95', 'onus-7.96'],
    mark: 'never',
  },
  {
    key: 'reposition',
    term: { es: 'recolocación', en: 'repositioning' },
    synonyms: { es: ['recolocar', 'reorientar'], en: ['reposition', 'reface'] },
    meaning: {
      es: 'Girar 90° o 180° una unidad trabada y activa para ponerla en mejor posición.',
      en: 'To turn an engaged active unit 90° or 180° to put it in a better position.',
    },
    clause: 'onus-7.98',
    see: ['onus-7.99', 'onus-7.102', 'onus-7.105'],
    forms: { es: ['recolocación'] },
  },
  {
    key: 'withdraw',
    term: { es: 'replegarse', en: 'withdraw' },
    synonyms: { es: ['repliegue', 'retroceder ordenadamente'], en: ['withdrawal', 'fall back'] },
    meaning: {
      es: 'Retroceder hasta la mitad del movimiento, de cara al enemigo y sin recibir ningún ataque. El enemigo se queda o sigue.',
      en: 'To go back up to half the movement, facing the enemy and without being attacked. The enemy holds or follows.',
    },
    clause: 'onus-7.106',
    see: ['onus-7.108', 'onus-7.109', 'onus-7.110', 'onus-7.111'],
    forms: { es: ['replegarse', 'repliegue'], en: ['withdrawal'] },
  },
  {
    key: 'retreat',
    term: { es: 'retirarse', en: 'retreat' },
    synonyms: { es: ['retirada', 'abandonar el combate'], en: ['break off', 'leave combat'] },
    meaning: {
      es: 'Dejar el combate tras recibir de cada enemiga trabada un ataque sin réplica. Después la unidad puede moverse.',
      en: 'To leave combat after each engaged enemy has made an attack without reply. Afterwards the unit may move.',
    },
    clause: 'onus-7.113',
    see: ['onus-7.114', 'onus-7.115'],
    forms: { es: ['retirarse'], en: ['retreat', 'retreats', 'retreating'] },
  },
  {
    key: 'attack-of-opportunity',
    term: { es: 'ataque de oportunidad', en: 'attack of opportunity' },
    synonyms: {
      es: ['ataque sin réplica', 'ataque gratuito'],
      en: ['attack without reply', 'free attack'],
    },
    meaning: {
      es: 'Ataque, sin réplica ni eventos, contra la unidad que se retira: 1 dado por sección enemiga en contacto.',
      en: 'Attack, without reply or events, on a unit that retreats: 1 die for each enemy section in contact.',
    },
    clause: 'onus-14.2',
    see: ['onus-7.113', 'onus-7.115'],
    mark: 'never',
  },
]);
