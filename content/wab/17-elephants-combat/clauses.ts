import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-17.1': clause('definition', '8227-8235', ['wab-17.14', 'wab-1.25'], {
    words: 'unidad de elefantes, bestia, paquidermo | unit of elephants, beast, pachyderm',
  }),
  'wab-17.2': clause('definition', '8240-8243', ['wab-17.3', 'wab-17.18'], {
    words: 'conductor, cornaca, torre | handler, cornac, tower',
  }),
  'wab-17.3': clause('procedure', '8246-8253', ['wab-17.34', 'wab-7.4'], {
    words: 'Liderazgo sin mahout, Ld | Leadership without a mahout, Ld',
  }),
  'wab-17.4': clause('definition', '8255-8261', ['wab-6.10'], {
    words: 'superar en número, fuerza de la unidad | outnumber, unit strength',
  }),
  'wab-17.5': clause('exception', '8267-8273', ['wab-4.13'], {
    restates: ['wab-4.13'],
    words: 'línea de visión, altura | line of sight, height',
  }),
  'wab-17.6': clause('modifier', '8275-8278', ['wab-4.41', 'wab-17.28'], {
    restates: ['wab-4.41'],
    words: 'tamaño, bono al disparo | size, shooting bonus',
  }),
  'wab-17.7': clause('definition', '8280-8286', ['wab-17.8', 'wab-16.5'], {
    words:
      'chequeo de terror, caballos asustados, tropas amigas | terror test, frightened horses, friendly troops',
  }),
  'wab-17.8': clause('exception', '8289-8296', ['wab-17.7', 'wab-17.12'], {
    words: 'acostumbrados, familiarizados | accustomed, familiar',
  }),
  'wab-17.9': clause('restriction', '8299-8303', ['wab-17.33', 'wab-17.29'], {
    words: 'elefante de bosque, hindú, asiático | forest elephant, Asian',
  }),
  'wab-17.10': clause('procedure', '8310-8320', ['wab-17.11'], {
    words: 'pivotar, encarar, media velocidad | wheel, facing, half speed',
  }),
  'wab-17.11': clause('restriction', '8323-8325', ['wab-2.51', 'wab-3.3'], {
    words: 'marcha, movimiento de carga | march move, charge move',
  }),
  'wab-17.12': clause('restriction', '8327-8335', ['wab-17.13', 'wab-3.1'], {
    words: 'jinetes, cargar al elefante | horsemen, charge the elephant',
  }),
  'wab-17.13': clause(
    'restriction',
    '8331-8335',
    ['wab-17.12', 'wab-3.6', 'wab-3.11', 'wab-3.13'],
    {
      words: 'reacción a la carga, mantenerse | charge reaction, hold',
    },
  ),
  'wab-17.14': clause('profile', '8339-8342', [], {
    words:
      'características, hindú, Resistencia y Heridas del elefante | stats, Toughness and Wounds of an elephant',
  }),
  'wab-17.15': clause('procedure', '8343-8350', ['wab-17.16'], {
    words: 'ataques del elefante, colmillos, golpes | elephant attacks, tusks, blows',
  }),
  'wab-17.16': clause('table', '8353-8364', ['wab-17.17', 'wab-17.18', 'wab-17.28', 'wab-5.18'], {
    words: 'asignar impactos, golpear al elefante | allocate hits, strike the elephant',
  }),
  'wab-17.17': clause('procedure', '8367-8374', ['wab-17.22', 'wab-4.63'], {
    words: 'matar al elefante, bajas de la dotación | kill the elephant, crew casualties',
  }),
  'wab-17.18': clause('procedure', '8377-8381', ['wab-17.31'], {
    words: 'matar al mahout, orden de bajas | kill the mahout, order of casualties',
  }),
  'wab-17.19': clause('definition', '8384-8390', ['wab-10.22'], {
    words: 'lanza desde un elefante, bono a la carga | spear from an elephant, charge bonus',
  }),
  'wab-17.20': clause('procedure', '8393-8398', ['wab-16.25'], {
    words: 'armas mezcladas en un elefante | mixed weapons on an elephant',
  }),
  'wab-17.21': clause('definition', '8400-8402', [], {
    words: 'flanco y retaguardia del elefante | flank and rear of the elephant',
  }),
  'wab-17.22': clause('modifier', '8404-8410', ['wab-5.29'], {
    words: 'armadura del elefante, piel gruesa | elephant armour, thick hide',
  }),
  'wab-17.23': clause('restriction', '8412-8418', ['wab-17.24', 'wab-6.12', 'wab-6.19'], {
    words: 'resultado del combate con elefante | combat result with an elephant',
  }),
  'wab-17.24': clause('exception', '8420-8425', ['wab-13.92', 'wab-13.14', 'wab-6.19'], {
    words:
      'picas en varias filas contra elefante, bono de la partida de guerra | pikes in ranks against an elephant, warband bonus',
  }),
});
