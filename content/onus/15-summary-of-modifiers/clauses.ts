import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-15.1': {
    kind: 'modifier',
    see: ['onus-10.12', 'onus-7.171'],
    lines: '1593-1595',
    rulings: ['R13'],
    aliases: {
      es: ['daño', 'bajas', 'penalización', 'melee'],
      en: ['damage', 'casualties', 'penalty', 'melee'],
    },
  },
  'onus-15.2': {
    kind: 'modifier',
    see: ['onus-10.15'],
    lines: '1596',
    aliases: {
      es: ['mandos', 'penalización', 'melee'],
      en: ['leaders', 'penalty', 'melee'],
    },
  },
  'onus-15.3': {
    kind: 'modifier',
    see: ['onus-10.16', 'onus-7.174'],
    lines: '1597',
    rulings: ['R7'],
    aliases: {
      es: ['desorganizada', 'penalización', 'melee'],
      en: ['disordered', 'penalty', 'melee'],
    },
  },
  'onus-15.4': {
    kind: 'modifier',
    see: ['onus-8.11', 'onus-8.12', 'onus-8.9', 'onus-8.10'],
    lines: '1598',
    rulings: ['R17', 'R19'],
    aliases: {
      es: ['prioritario', 'picas', 'bonificación'],
      en: ['priority', 'pikes', 'bonus'],
    },
  },
  'onus-15.5': {
    kind: 'modifier',
    see: ['onus-8.19', 'onus-8.20', 'onus-8.22'],
    lines: '1599',
    rulings: ['R73'],
    aliases: {
      es: ['cuña', 'caballería', 'bonificación'],
      en: ['wedge', 'cavalry', 'bonus'],
    },
  },
  'onus-15.6': {
    kind: 'modifier',
    see: ['onus-9.23', 'onus-9.27', 'onus-8.10'],
    lines: '1600',
    rulings: ['R17', 'R61'],
    aliases: {
      es: ['lanzas', 'caballería', 'bonificación'],
      en: ['spears', 'cavalry', 'bonus'],
    },
  },
  'onus-15.7': {
    kind: 'modifier',
    see: ['onus-9.8', 'onus-9.9', 'onus-9.7', 'onus-9.11'],
    lines: '1601',
    rulings: ['R18'],
    aliases: {
      es: ['prioritario', 'impacto', 'ariete', 'ram'],
      en: ['charge', 'priority', 'impact', 'embestir'],
    },
  },
  'onus-15.8': {
    kind: 'modifier',
    see: ['onus-10.14'],
    lines: '1603-1605',
    aliases: {
      es: ['campeón', 'bonificación', 'hero'],
      en: ['champion', 'bonus', 'héroe'],
    },
  },
  'onus-15.9': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-7.186', 'onus-7.45'],
    lines: '1606',
    aliases: {
      es: ['rodeada', 'por la espalda', 'penalización'],
      en: ['from behind', 'any side', 'penalty'],
    },
  },
  'onus-15.10': {
    kind: 'modifier',
    see: ['onus-10.2', 'onus-10.6', 'onus-8.15'],
    lines: '1607',
    rulings: ['R11', 'R12'],
    aliases: {
      es: ['lateral', 'costado', 'envolver', 'flanquear'],
      en: ['side', 'enveloped', 'outflanked'],
    },
  },
  'onus-15.11': {
    kind: 'modifier',
    see: ['onus-10.3', 'onus-10.6', 'onus-8.15'],
    lines: '1608',
    rulings: ['R11', 'R12'],
    aliases: {
      es: ['espalda', 'por detrás', 'envolver'],
      en: ['back', 'from behind', 'enveloped'],
    },
  },
  'onus-15.12': {
    kind: 'modifier',
    see: ['onus-10.5'],
    lines: '1609',
    rulings: ['R10', 'R11'],
    aliases: {
      es: ['aliado en combate', 'dos contra uno', 'superioridad'],
      en: ['ally in combat', 'two against one', 'outnumbered'],
    },
  },
  'onus-15.13': {
    kind: 'modifier',
    see: ['onus-10.15'],
    lines: '1610',
    aliases: {
      es: ['mandos', 'penalización', 'melee'],
      en: ['leaders', 'penalty', 'melee'],
    },
  },
  'onus-15.14': {
    kind: 'modifier',
    see: ['onus-8.16', 'onus-8.15'],
    lines: '1611',
    rulings: ['R61'],
    aliases: {
      es: ['caballería', 'bonificación', 'formar en cuadro'],
      en: ['cavalry', 'bonus', 'formation'],
    },
  },
  'onus-15.15': {
    kind: 'modifier',
    see: ['onus-8.7'],
    lines: '1612',
    aliases: {
      es: ['testudo', 'tortuga', 'bonificación'],
      en: ['testudo', 'tortoise', 'bonus'],
    },
  },
  'onus-15.16': {
    kind: 'modifier',
    see: ['onus-10.12', 'onus-7.171'],
    lines: '1614-1616',
    rulings: ['R13'],
    aliases: {
      es: ['disparo', 'daño', 'bajas', 'penalización'],
      en: ['shot', 'damage', 'casualties', 'penalty'],
    },
  },
  'onus-15.17': {
    kind: 'modifier',
    see: ['onus-10.15'],
    lines: '1617',
    aliases: {
      es: ['disparo', 'mandos', 'penalización'],
      en: ['shot', 'leaders', 'penalty'],
    },
  },
  'onus-15.18': {
    kind: 'modifier',
    see: ['onus-7.127'],
    lines: '1618',
    rulings: ['R39'],
    aliases: {
      es: ['LdV', 'obstáculo', 'disparo', 'cobertura'],
      en: ['LOS', 'obstacle', 'shot', 'cover'],
    },
  },
  'onus-15.19': {
    kind: 'modifier',
    see: ['onus-10.14'],
    lines: '1620-1622',
    aliases: {
      es: ['campeón', 'bonificación', 'flechas'],
      en: ['champion', 'bonus', 'arrows'],
    },
  },
  'onus-15.20': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-7.144', 'onus-7.45', 'onus-7.186'],
    lines: '1623',
    rulings: ['R7'],
    aliases: {
      es: ['en huida', 'penalización', 'flechas'],
      en: ['flight', 'penalty', 'arrows'],
    },
  },
  'onus-15.21': {
    kind: 'modifier',
    see: ['onus-7.144', 'onus-10.2', 'onus-7.145'],
    lines: '1624',
    rulings: ['R41'],
    aliases: {
      es: ['lateral', 'flechas', 'costado'],
      en: ['lateral', 'arrows', 'penalty'],
    },
  },
  'onus-15.22': {
    kind: 'modifier',
    see: ['onus-7.144', 'onus-10.3', 'onus-7.145'],
    lines: '1625',
    rulings: ['R41'],
    aliases: {
      es: ['espalda', 'flechas', 'por detrás'],
      en: ['back', 'arrows', 'from behind'],
    },
  },
  'onus-15.23': {
    kind: 'modifier',
    see: ['onus-10.15'],
    lines: '1626',
    aliases: {
      es: ['mandos', 'penalización', 'flechas'],
      en: ['leaders', 'penalty', 'arrows'],
    },
  },
  'onus-15.24': {
    kind: 'modifier',
    see: ['onus-8.17'],
    lines: '1627',
    aliases: {
      es: ['penalización', 'flechas', 'proyectiles'],
      en: ['penalty', 'arrows', 'missiles'],
    },
  },
  'onus-15.25': {
    kind: 'modifier',
    see: ['onus-8.7'],
    lines: '1628',
    aliases: {
      es: ['testudo', 'tortuga', 'flechas', 'proyectiles'],
      en: ['testudo', 'tortoise', 'arrows', 'missiles'],
    },
  },
  'onus-15.26': {
    kind: 'modifier',
    see: ['onus-4.6', 'onus-10.9', 'onus-12.9'],
    lines: '1630-1632',
    rulings: ['R16'],
    aliases: {
      es: ['líder', 'bonificación', 'rango'],
      en: ['leader', 'bonus', 'command range'],
    },
  },
  'onus-15.27': {
    kind: 'modifier',
    see: ['onus-10.14'],
    lines: '1633',
    aliases: {
      es: ['campeón', 'bonificación', 'chequeo'],
      en: ['champion', 'bonus', 'check'],
    },
  },
  'onus-15.28': {
    kind: 'modifier',
    see: ['onus-4.11', 'onus-10.10', 'onus-12.7', 'onus-12.11'],
    lines: '1634',
    aliases: {
      es: ['general perdido', 'líder', 'penalización'],
      en: ['general lost', 'leader', 'penalty'],
    },
  },
  'onus-15.29': {
    kind: 'modifier',
    see: ['onus-9.17'],
    lines: '1635',
    rulings: ['R47', 'R77'],
    aliases: {
      es: ['miedo', 'elefantes', 'penalización'],
      en: ['fear', 'elephants', 'penalty'],
    },
  },
  'onus-15.30': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-10.17', 'onus-7.45', 'onus-7.188'],
    lines: '1636',
    rulings: ['R14'],
    aliases: {
      es: ['penalización', 'chequeo de recuperación', 'rout'],
      en: ['penalty', 'recovery check', 'rout'],
    },
  },
  'onus-15.31': {
    kind: 'modifier',
    see: ['onus-10.2', 'onus-7.144'],
    lines: '1637',
    rulings: ['R11', 'R12'],
    aliases: {
      es: ['lateral', 'costado', 'flanqueo'],
      en: ['side', 'flanked', 'outflanked'],
    },
  },
  'onus-15.32': {
    kind: 'modifier',
    see: ['onus-10.3', 'onus-7.144'],
    lines: '1638',
    rulings: ['R11', 'R12'],
    aliases: {
      es: ['espalda', 'por detrás', 'rodeada'],
      en: ['back', 'from behind', 'surrounded'],
    },
  },
  'onus-15.33': {
    kind: 'modifier',
    see: ['onus-10.5'],
    lines: '1639',
    rulings: ['R10', 'R11'],
    aliases: {
      es: ['aliado en combate', 'dos contra uno', 'superioridad'],
      en: ['ally in combat', 'two against one', 'outnumbered'],
    },
  },
  'onus-15.34': {
    kind: 'modifier',
    see: ['onus-10.13', 'onus-7.63'],
    lines: '1640',
    rulings: ['R22', 'R31'],
    aliases: {
      es: ['formación ampliada', 'alargar', 'línea más ancha'],
      en: ['extended formation', 'wider line', 'thin'],
    },
  },
  'onus-15.35': {
    kind: 'modifier',
    see: ['onus-10.11', 'onus-7.171'],
    lines: '1641',
    aliases: {
      es: ['bajas', 'daño', 'chequeo'],
      en: ['casualties', 'damage', 'check'],
    },
  },
  'onus-15.36': {
    kind: 'modifier',
    see: ['onus-10.15'],
    lines: '1642',
    aliases: {
      es: ['mandos', 'penalización', 'chequeo'],
      en: ['leaders', 'penalty', 'check'],
    },
  },
  'onus-15.37': {
    kind: 'modifier',
    see: ['onus-10.16', 'onus-7.174', 'onus-10.17'],
    lines: '1643',
    aliases: {
      es: ['desorganizada', 'penalización', 'chequeo'],
      en: ['disordered', 'penalty', 'check'],
    },
  },
});
