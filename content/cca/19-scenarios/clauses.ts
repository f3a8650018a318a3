import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-19.1': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-3.1'],
    lines: '1927-1961',
    rulings: ['R47'],
    aliases: {
      es: ['carthage', 'himilco', 'himilcón', 'agrigento', 'acragante'],
      en: ['cartago', 'imílco', 'agrigentum', 'acragas', 'first scenario'],
    },
  },
  'cca-19.2': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1', 'cca-2.14'],
    lines: '1963-1967',
    aliases: {
      es: ['syracuse', 'dafneo', 'sicilia', 'griegos', 'agrigento'],
      en: ['siracusa', 'sicily', 'greeks', 'agrigentum', 'acragas'],
    },
  },
  'cca-19.3': {
    kind: 'victory',
    see: ['cca-4.1'],
    lines: '1969-1973',
    aliases: {
      es: ['ganar', 'victory', 'agrigento'],
      en: ['victory conditions', 'victoria', 'agrigentum'],
    },
  },
  'cca-19.4': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '1974,2010-2013',
    rulings: ['R47'],
    aliases: {
      es: ['crimissus', 'crimiso', 'hasdrubal', 'carthage', 'sicilia'],
      en: ['río crimissos', 'crimissus', 'asdrúbal', 'cartago', 'sicily'],
    },
  },
  'cca-19.5': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1', 'cca-2.14'],
    lines: '2015-2019',
    aliases: {
      es: ['crimissus', 'crimiso', 'syracuse', 'griegos'],
      en: ['río crimissos', 'crimissus', 'siracusa', 'greeks'],
    },
  },
  'cca-19.6': {
    kind: 'victory',
    see: ['cca-4.1', 'cca-19.7'],
    lines: '2023-2024',
    aliases: {
      es: ['crimissus', 'crimiso', 'ganar'],
      en: ['río crimissos', 'crimissus', 'victoria'],
    },
  },
  'cca-19.7': {
    kind: 'scenario',
    see: ['cca-17.26', 'cca-17.27'],
    lines: '2026-2028',
    rulings: ['R47', 'R100'],
    aliases: {
      es: ['crimissus', 'crimiso', 'ford', 'vado', 'meandros'],
      en: ['río crimissos', 'crimissus', 'ford', 'vado', 'meanders'],
    },
  },
  'cca-19.8': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2030,2061-2065',
    rulings: ['R47'],
    aliases: {
      es: ['tesino', 'ticino', 'hannibal', 'carthage'],
      en: ['río ticinus', 'ticino', 'aníbal', 'cartago'],
    },
  },
  'cca-19.9': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2067-2069',
    aliases: {
      es: ['tesino', 'ticino', 'rome', 'scipio'],
      en: ['río ticinus', 'ticino', 'escipión', 'roma'],
    },
  },
  'cca-19.10': {
    kind: 'victory',
    see: ['cca-4.1', 'cca-19.11'],
    lines: '2070-2071',
    aliases: { es: ['tesino', 'ticino', 'ganar'], en: ['río ticinus', 'ticino', 'victoria'] },
  },
  'cca-19.11': {
    kind: 'scenario',
    see: ['cca-17.26', 'cca-17.27'],
    lines: '2073-2074',
    aliases: {
      es: ['tesino', 'ticino', 'vado', 'cruzar'],
      en: ['río ticinus', 'ticino', 'ford', 'cross'],
    },
  },
  'cca-19.12': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2076-2077,2119-2123',
    rulings: ['R47'],
    aliases: {
      es: ['trasimene', 'hannibal', 'carthage', 'emboscada'],
      en: ['lago trasimeno', 'aníbal', 'cartago', 'ambush'],
    },
  },
  'cca-19.13': {
    kind: 'scenario',
    see: ['cca-19.17', 'cca-3.5', 'cca-7.6'],
    lines: '2125-2127',
    rulings: ['R96'],
    aliases: { es: ['trasimene', 'flaminius', 'rome'], en: ['lago trasimeno', 'flaminio', 'roma'] },
  },
  'cca-19.14': {
    kind: 'victory',
    see: ['cca-4.1', 'cca-19.15', 'cca-19.16', 'cca-19.17'],
    lines: '2129-2130',
    aliases: { es: ['trasimene', 'ganar'], en: ['lago trasimeno', 'victoria'] },
  },
  'cca-19.15': {
    kind: 'scenario',
    see: ['cca-12.8'],
    lines: '2132-2133',
    rulings: ['R47'],
    aliases: {
      es: ['trasimene', 'agua', 'orilla', 'intransitable'],
      en: ['lago trasimeno', 'water', 'shore', 'impracticable'],
    },
  },
  'cca-19.16': {
    kind: 'scenario',
    see: ['cca-17.14', 'cca-12.8'],
    lines: '2135-2137',
    rulings: ['R47'],
    aliases: {
      es: ['trasimene', 'steep hills', 'intransitable', 'escarpadas'],
      en: ['lago trasimeno', 'colinas empinadas', 'cliffs'],
    },
  },
  'cca-19.17': {
    kind: 'scenario',
    see: ['cca-16.1', 'cca-7.6'],
    lines: '2139-2146',
    rulings: ['R96'],
    aliases: {
      es: ['trasimene', 'robar cartas', 'tamaño de la mano', 'flaminio'],
      en: ['lago trasimeno', 'hand size', 'flaminius'],
    },
  },
  'cca-19.18': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2148,2182-2185',
    rulings: ['R47'],
    aliases: {
      es: ['cannae', 'hannibal', 'carthage', 'canas'],
      en: ['cannas', 'aníbal', 'cartago'],
    },
  },
  'cca-19.19': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2187-2190',
    aliases: { es: ['cannae', 'varrón', 'rome', 'canas'], en: ['cannas', 'varrón', 'roma'] },
  },
  'cca-19.20': {
    kind: 'victory',
    see: ['cca-4.1'],
    lines: '2192-2196',
    aliases: { es: ['cannae', 'ganar', 'canas'], en: ['cannas', 'victoria'] },
  },
  'cca-19.21': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2198,2229-2232',
    rulings: ['R47'],
    aliases: {
      es: ['hasdrubal', 'carthage', 'tortosa', 'ibera'],
      en: ['asdrúbal', 'cartago', 'tortosa', 'spain'],
    },
  },
  'cca-19.22': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2234-2237',
    aliases: {
      es: ['rome', 'scipio', 'cneo', 'hispania', 'tortosa'],
      en: ['escipión', 'roma', 'scipios', 'spain', 'tortosa'],
    },
  },
  'cca-19.23': {
    kind: 'victory',
    see: ['cca-4.1'],
    lines: '2239-2243',
    aliases: { es: ['ganar', 'tortosa'], en: ['victoria', 'tortosa'] },
  },
  'cca-19.24': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2245,2273-2276',
    rulings: ['R47'],
    aliases: {
      es: ['hasdrubal', 'gisgón', 'carthage', 'hispania'],
      en: ['asdrúbal', 'gisco', 'cartago', 'spain'],
    },
  },
  'cca-19.25': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2278-2281',
    aliases: { es: ['rome', 'scipio', 'hispania'], en: ['escipión', 'roma', 'spain'] },
  },
  'cca-19.26': {
    kind: 'victory',
    see: ['cca-4.1', 'cca-19.27', 'cca-19.28'],
    lines: '2283-2284',
    aliases: { es: ['condiciones de victoria'], en: ['victory conditions', 'victoria'] },
  },
  'cca-19.27': {
    kind: 'victory',
    see: ['cca-4.1', 'cca-13.25', 'cca-15.6'],
    lines: '2286-2288',
    rulings: ['R64'],
    aliases: {
      es: ['scipio', 'muerte súbita', 'victoria inmediata', 'matar al líder'],
      en: ['escipión', 'sudden death', 'instant win', 'killed'],
    },
  },
  'cca-19.28': {
    kind: 'victory',
    see: ['cca-8.7', 'cca-4.4', 'cca-2.5'],
    lines: '2290-2294',
    rulings: ['R97'],
    aliases: {
      es: ['exit', 'salir del mapa', 'borde'],
      en: ['salir', 'leave the map', 'edge', 'board edge'],
    },
  },
  'cca-19.29': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2296,2331-2334',
    rulings: ['R47'],
    aliases: { es: ['hasdrubal', 'carthage', 'hispania'], en: ['asdrúbal', 'cartago', 'spain'] },
  },
  'cca-19.30': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2336-2339',
    aliases: { es: ['rome', 'scipio', 'africano'], en: ['escipión', 'roma', 'africanus'] },
  },
  'cca-19.31': {
    kind: 'victory',
    see: ['cca-4.1', 'cca-19.32'],
    lines: '2341-2342',
    aliases: { es: ['ganar'], en: ['victoria'] },
  },
  'cca-19.32': {
    kind: 'victory',
    see: ['cca-4.4', 'cca-17.38'],
    lines: '2344-2347',
    rulings: ['R98'],
    aliases: {
      es: ['camp', 'campamento fortificado', 'tomar'],
      en: ['campamento', 'fortified camp', 'occupy'],
    },
  },
  'cca-19.33': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2349,2386-2389',
    rulings: ['R47', 'R99'],
    aliases: {
      es: ['hasdrubal', 'gisgón', 'carthage', 'hispania'],
      en: ['asdrúbal', 'gisco', 'cartago', 'spain'],
    },
  },
  'cca-19.34': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2391-2394',
    aliases: { es: ['rome', 'scipio', 'africano'], en: ['escipión', 'roma', 'africanus'] },
  },
  'cca-19.35': {
    kind: 'victory',
    see: ['cca-4.1'],
    lines: '2396-2400',
    aliases: { es: ['ganar'], en: ['victoria'] },
  },
  'cca-19.36': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6'],
    lines: '2402,2447-2450',
    rulings: ['R47'],
    aliases: { es: ['hannibal', 'carthage', 'áfrica'], en: ['aníbal', 'cartago', 'africa'] },
  },
  'cca-19.37': {
    kind: 'scenario',
    see: ['cca-3.5', 'cca-7.6', 'cca-5.1'],
    lines: '2452-2455',
    aliases: { es: ['rome', 'scipio', 'africano'], en: ['escipión', 'roma', 'africanus'] },
  },
  'cca-19.38': {
    kind: 'victory',
    see: ['cca-4.1'],
    lines: '2457-2461',
    aliases: { es: ['ganar'], en: ['victoria'] },
  },
});
