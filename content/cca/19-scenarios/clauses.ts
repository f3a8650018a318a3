import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-19.1': clause('scenario', '1927-1961', ['cca-3.5', 'cca-7.6', 'cca-3.1'], {
    words:
      'carthage, himilco, himilcón, agrigento, acragante | cartago, imílco, agrigentum, acragas, first scenario',
  }),
  'cca-19.2': clause('scenario', '1963-1967', ['cca-3.5', 'cca-7.6', 'cca-5.1', 'cca-2.14'], {
    words:
      'syracuse, dafneo, sicilia, griegos, agrigento | siracusa, sicily, greeks, agrigentum, acragas',
  }),
  'cca-19.3': clause('victory', '1969-1973', ['cca-4.1'], {
    words: 'ganar, victory, agrigento | victory conditions, victoria, agrigentum',
  }),
  'cca-19.4': clause('scenario', '1974,2010-2013', ['cca-3.5', 'cca-7.6'], {
    words:
      'crimissus, crimiso, hasdrubal, carthage, sicilia | río crimissos, crimissus, asdrúbal, cartago, sicily',
  }),
  'cca-19.5': clause('scenario', '2015-2019', ['cca-3.5', 'cca-7.6', 'cca-5.1', 'cca-2.14'], {
    words: 'crimissus, crimiso, syracuse, griegos | río crimissos, crimissus, siracusa, greeks',
  }),
  'cca-19.6': clause('victory', '2023-2024', ['cca-4.1', 'cca-19.7'], {
    words: 'crimissus, crimiso, ganar | río crimissos, crimissus, victoria',
  }),
  'cca-19.7': clause('scenario', '2026-2028', ['cca-17.26', 'cca-17.27'], {
    words:
      'crimissus, crimiso, ford, vado, meandros | río crimissos, crimissus, ford, vado, meanders',
  }),
  'cca-19.8': clause('scenario', '2030,2061-2065', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'tesino, ticino, hannibal, carthage | río ticinus, ticino, aníbal, cartago',
  }),
  'cca-19.9': clause('scenario', '2067-2069', ['cca-3.5', 'cca-7.6'], {
    words: 'tesino, ticino, rome, scipio | río ticinus, ticino, escipión, roma',
  }),
  'cca-19.10': clause('victory', '2070-2071', ['cca-4.1', 'cca-19.11'], {
    words: 'tesino, ticino, ganar | río ticinus, ticino, victoria',
  }),
  'cca-19.11': clause('scenario', '2073-2074', ['cca-17.26', 'cca-17.27'], {
    words: 'tesino, ticino, vado, cruzar | río ticinus, ticino, ford, cross',
  }),
  'cca-19.12': clause('scenario', '2076-2077,2119-2123', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'trasimene, hannibal, carthage, emboscada | lago trasimeno, aníbal, cartago, ambush',
  }),
  'cca-19.13': clause('scenario', '2125-2127', ['cca-19.17', 'cca-3.5', 'cca-7.6'], {
    words: 'trasimene, flaminius, rome | lago trasimeno, flaminio, roma',
  }),
  'cca-19.14': clause('victory', '2129-2130', ['cca-4.1', 'cca-19.15', 'cca-19.16', 'cca-19.17'], {
    words: 'trasimene, ganar | lago trasimeno, victoria',
  }),
  'cca-19.15': clause('scenario', '2132-2133', ['cca-12.8'], {
    words: 'trasimene, agua, orilla, intransitable | lago trasimeno, water, shore, impracticable',
  }),
  'cca-19.16': clause('scenario', '2135-2137', ['cca-17.14', 'cca-12.8'], {
    words:
      'trasimene, steep hills, intransitable, escarpadas | lago trasimeno, colinas empinadas, cliffs',
  }),
  'cca-19.17': clause('scenario', '2139-2146', ['cca-16.1', 'cca-7.6'], {
    words:
      'trasimene, robar cartas, tamaño de la mano, flaminio | lago trasimeno, hand size, flaminius',
  }),
  'cca-19.18': clause('scenario', '2148,2182-2185', ['cca-3.5', 'cca-7.6'], {
    words: 'cannae, hannibal, carthage, canas | cannas, aníbal, cartago',
  }),
  'cca-19.19': clause('scenario', '2187-2190', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'cannae, varrón, rome, canas | cannas, varrón, roma',
  }),
  'cca-19.20': clause('victory', '2192-2196', ['cca-4.1'], {
    words: 'cannae, ganar, canas | cannas, victoria',
  }),
  'cca-19.21': clause('scenario', '2198,2229-2232', ['cca-3.5', 'cca-7.6'], {
    words: 'hasdrubal, carthage, tortosa, ibera | asdrúbal, cartago, tortosa, spain',
  }),
  'cca-19.22': clause('scenario', '2234-2237', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'rome, scipio, cneo, hispania, tortosa | escipión, roma, scipios, spain, tortosa',
  }),
  'cca-19.23': clause('victory', '2239-2243', ['cca-4.1'], {
    words: 'ganar, tortosa | victoria, tortosa',
  }),
  'cca-19.24': clause('scenario', '2245,2273-2276', ['cca-3.5', 'cca-7.6'], {
    words: 'hasdrubal, gisgón, carthage, hispania | asdrúbal, gisco, cartago, spain',
  }),
  'cca-19.25': clause('scenario', '2278-2281', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'rome, scipio, hispania | escipión, roma, spain',
  }),
  'cca-19.26': clause('victory', '2283-2284', ['cca-4.1', 'cca-19.27', 'cca-19.28'], {
    words: 'condiciones de victoria | victory conditions, victoria',
  }),
  'cca-19.27': clause('victory', '2286-2288', ['cca-4.1', 'cca-13.25', 'cca-15.6'], {
    words:
      'scipio, muerte súbita, victoria inmediata, matar al líder | escipión, sudden death, instant win, killed',
  }),
  'cca-19.28': clause('victory', '2290-2294', ['cca-8.7', 'cca-4.4', 'cca-2.5'], {
    words: 'exit, salir del mapa, borde | salir, leave the map, edge, board edge',
  }),
  'cca-19.29': clause('scenario', '2296,2331-2334', ['cca-3.5', 'cca-7.6'], {
    words: 'hasdrubal, carthage, hispania | asdrúbal, cartago, spain',
  }),
  'cca-19.30': clause('scenario', '2336-2339', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'rome, scipio, africano | escipión, roma, africanus',
  }),
  'cca-19.31': clause('victory', '2341-2342', ['cca-4.1', 'cca-19.32'], {
    words: 'ganar | victoria',
  }),
  'cca-19.32': clause('victory', '2344-2347', ['cca-4.4', 'cca-17.38'], {
    words: 'camp, campamento fortificado, tomar | campamento, fortified camp, occupy',
  }),
  'cca-19.33': clause('scenario', '2349,2386-2389', ['cca-3.5', 'cca-7.6'], {
    words: 'hasdrubal, gisgón, carthage, hispania | asdrúbal, gisco, cartago, spain',
  }),
  'cca-19.34': clause('scenario', '2391-2394', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'rome, scipio, africano | escipión, roma, africanus',
  }),
  'cca-19.35': clause('victory', '2396-2400', ['cca-4.1'], {
    words: 'ganar | victoria',
  }),
  'cca-19.36': clause('scenario', '2402,2447-2450', ['cca-3.5', 'cca-7.6'], {
    words: 'hannibal, carthage, áfrica | aníbal, cartago, africa',
  }),
  'cca-19.37': clause('scenario', '2452-2455', ['cca-3.5', 'cca-7.6', 'cca-5.1'], {
    words: 'rome, scipio, africano | escipión, roma, africanus',
  }),
  'cca-19.38': clause('victory', '2457-2461', ['cca-4.1'], {
    words: 'ganar | victoria',
  }),
});
