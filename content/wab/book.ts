import { defineBook } from '../../src/library/registry.ts';

export default defineBook({
  key: 'wab',
  title: { es: 'Warhammer Ancient Battles 2.0', en: 'Warhammer Ancient Battles 2.0' },
  edition: {
    es: 'Edición en español de 2010. Adapta el reglamento inglés con las correcciones de las primeras preguntas oficiales; donde difieran, vale el inglés con sus erratas, que hace falta para jugar. Los números de los capítulos son nuestros: el libro no los lleva.',
    en: 'Spanish edition of 2010. It adapts the English rules with the corrections of the first official FAQ; where they differ, the English book with its errata is right, and it is needed to play. The chapter numbers are ours: the book has none.',
  },
  credits: [
    {
      role: { es: 'Traducción y adaptación al español', en: 'Spanish translation and adaptation' },
      name: 'José Vilaseca',
    },
    {
      role: { es: 'Recopilación de las preguntas oficiales', en: 'FAQ compiled by' },
      name: 'Martin Gibbins',
    },
    {
      role: { es: 'Marca registrada Warhammer', en: 'Trademark Warhammer' },
      name: 'Games Workshop Ltd.',
    },
  ],
  facts: {
    era: {
      es: 'Ejércitos antiguos y medievales en filas y columnas, en una mesa que se mide',
      en: 'Ancient and medieval armies in ranks and files, on a measured table',
    },
    players: { es: '2 jugadores o más', en: '2 players or more' },
  },
  extent: {
    es: 'La primera mitad del libro, de los fundamentos a los personajes, se calcula; de la segunda están para leer armas, armaduras, psicología y reglas especiales, y faltan carros, elefantes, máquinas y listas de ejército.',
    en: 'The first half of the book, from the basics to characters, runs; of the second half weapons, armour, psychology and special rules are here to be read, and chariots, elephants, machines and army lists are missing.',
  },
  chapters: [
    {
      number: '1',
      room: '01-basics',
      head: 'banner card on',
      slug: { es: '1-fundamentos', en: '1-basics' },
      title: { es: 'Fundamentos', en: 'Basics' },
      clauses: 60,
      parts: [
        {
          room: '01-basics-profiles',
          head: '5 card on',
          slug: { es: 'medidas-y-atributos', en: 'measuring-and-profiles' },
          title: {
            es: 'Medir, repetir tiradas y atributos',
            en: 'Measuring, re-rolls and profiles',
          },
          clauses: [[1, 25]],
        },
        {
          room: '01-basics-units',
          head: 'banner banner on',
          slug: { es: 'unidades-y-turno', en: 'units-and-turn' },
          title: {
            es: 'Unidades, orden de formación y turno',
            en: 'Units, order of formation and the turn',
          },
          clauses: [[26, 60]],
        },
      ],
    },
    {
      number: '2',
      room: '02-movement',
      head: 'on on back',
      slug: { es: '2-movimiento', en: '2-movement' },
      title: { es: 'Movimiento', en: 'Movement' },
      clauses: 86,
      parts: [
        {
          room: '02-movement-manoeuvres',
          head: 'on on card',
          slug: { es: 'orden-y-maniobras', en: 'sequence-and-manoeuvres' },
          title: { es: 'Orden del movimiento y maniobras', en: 'Order of moves and manoeuvres' },
          clauses: [[1, 33], 86],
        },
        {
          room: '02-movement-terrain-and-march',
          head: 'on on on',
          slug: { es: 'terreno-y-marcha', en: 'terrain-and-march' },
          title: { es: 'Terreno, marcha y marcha rápida', en: 'Terrain, march and quick march' },
          clauses: [[34, 64]],
        },
        {
          room: '02-movement-flight-and-rally',
          head: 'back back banner',
          slug: { es: 'huida-y-reagruparse', en: 'flight-and-rally' },
          title: {
            es: 'Huida, reagruparse y movimientos obligatorios',
            en: 'Flight, rally and compulsory moves',
          },
          clauses: [[65, 85]],
        },
      ],
    },
    {
      number: '3',
      room: '03-charges',
      head: 'on on 6',
      slug: { es: '3-cargas', en: '3-charges' },
      title: { es: 'Cargas', en: 'Charges' },
      clauses: 75,
      parts: [
        {
          room: '03-charges-declaring',
          head: 'on banner back',
          slug: { es: 'declaracion-y-reacciones', en: 'declaring-and-reactions' },
          title: { es: 'Declarar la carga y reaccionar', en: 'Declaring a charge and reacting' },
          clauses: [[1, 19]],
        },
        {
          room: '03-charges-moving',
          head: 'on on on',
          slug: { es: 'mover-a-la-carga', en: 'moving-chargers' },
          title: {
            es: 'Mover a la carga, uno o varios objetivos',
            en: 'Moving chargers, one target or several',
          },
          clauses: [[20, 43]],
        },
        {
          room: '03-charges-flank-and-reply',
          head: 'on back on',
          slug: {
            es: 'flanco-contracarga-y-destrabarse',
            en: 'flank-countercharge-and-disengaging',
          },
          title: {
            es: 'Flanco, contracarga y destrabarse',
            en: 'Flank, countercharge and disengaging',
          },
          clauses: [[44, 75]],
        },
      ],
    },
    {
      number: '4',
      room: '04-shooting',
      head: '4 5 on',
      slug: { es: '4-disparo', en: '4-shooting' },
      title: { es: 'Disparo', en: 'Shooting' },
      clauses: 65,
      parts: [
        {
          room: '04-shooting-who-shoots',
          head: '4 on 5',
          slug: { es: 'quien-dispara', en: 'who-shoots' },
          title: {
            es: 'Quién dispara: arcos, línea de visión y alcance',
            en: 'Who shoots: arcs, sight and range',
          },
          clauses: [[1, 36]],
        },
        {
          room: '04-shooting-hits-and-wounds',
          head: '5 6 back',
          slug: { es: 'impactos-y-heridas', en: 'hits-and-wounds' },
          title: { es: 'Impactar, herir y salvar', en: 'To hit, to wound and to save' },
          clauses: [[37, 65]],
        },
      ],
    },
    {
      number: '5',
      room: '05-combat',
      head: 'on 6 on',
      slug: { es: '5-cuerpo-a-cuerpo', en: '5-close-combat' },
      title: { es: 'Combate cuerpo a cuerpo', en: 'Close combat' },
      clauses: 55,
      parts: [
        {
          room: '05-combat-fighting',
          head: 'on 6 6',
          slug: { es: 'golpes', en: 'fighting' },
          title: { es: 'Quién golpea, impactos y bajas', en: 'Who strikes, hits and casualties' },
          clauses: [[1, 37]],
        },
        {
          room: '05-combat-result',
          head: '6 banner on',
          slug: { es: 'resultado', en: 'result' },
          title: { es: 'El resultado del combate', en: 'The combat result' },
          clauses: [[38, 55]],
        },
      ],
    },
    {
      number: '6',
      room: '06-break',
      head: 'back on back',
      slug: { es: '6-desmoralizacion', en: '6-break-flight-pursuit' },
      title: { es: 'Desmoralización, huida y persecución', en: 'Break tests, flight and pursuit' },
      clauses: 85,
      parts: [
        {
          room: '06-break-tests-and-flight',
          head: '6 back back',
          slug: { es: 'chequeo-y-huida', en: 'tests-and-flight' },
          title: { es: 'Chequeo de desmoralización y huida', en: 'Break test and flight' },
          clauses: [[1, 30]],
        },
        {
          room: '06-break-pursuit',
          head: 'back on on',
          slug: { es: 'persecucion', en: 'pursuit' },
          title: { es: 'Persecución', en: 'Pursuit' },
          clauses: [[31, 53]],
        },
        {
          room: '06-break-giving-ground',
          head: 'back on banner',
          slug: { es: 'ceder-terreno-y-arrasar', en: 'giving-ground-and-overruns' },
          title: {
            es: 'Ceder terreno, arrasar y recomponer filas',
            en: 'Giving ground, overruns and redressing ranks',
          },
          clauses: [[54, 85]],
        },
      ],
    },
    {
      number: '7',
      room: '07-panic',
      head: '5 back banner',
      slug: { es: '7-panico', en: '7-panic' },
      title: { es: 'Pánico y Liderazgo', en: 'Panic and Leadership' },
      clauses: 29,
    },
    {
      number: '8',
      room: '08-command',
      head: 'banner card banner',
      slug: { es: '8-grupo-de-mando', en: '8-command-groups' },
      title: { es: 'Grupo de mando', en: 'Command groups' },
      clauses: 19,
    },
    {
      number: '9',
      room: '09-characters',
      head: 'card banner on',
      slug: { es: '9-personajes', en: '9-characters' },
      title: {
        es: 'Personajes, desafíos y estandarte de batalla',
        en: 'Characters, challenges and the battle standard',
      },
      clauses: 80,
      parts: [
        {
          room: '09-characters-joining',
          head: 'card on banner',
          slug: { es: 'personajes-y-unidades', en: 'characters-and-units' },
          title: {
            es: 'Personajes solos y en unidades',
            en: 'Lone characters and characters with units',
          },
          clauses: [[1, 35]],
        },
        {
          room: '09-characters-targets',
          head: 'card 5 6',
          slug: { es: 'bajas-de-personajes', en: 'targets-and-casualties' },
          title: { es: 'Disparos y golpes a personajes', en: 'Shots and blows at characters' },
          clauses: [[36, 54]],
        },
        {
          room: '09-characters-challenges',
          head: 'card banner 6',
          slug: { es: 'desafios-general-y-estandarte', en: 'challenges-general-and-standard' },
          title: {
            es: 'Desafíos, General y estandarte de batalla',
            en: 'Challenges, General and battle standard',
          },
          clauses: [[55, 80]],
        },
      ],
    },
    {
      number: '10',
      room: '10-weapons',
      head: '5 6 on',
      slug: { es: '10-armas', en: '10-weapons' },
      title: { es: 'Armas', en: 'Weapons' },
      clauses: 74,
      parts: [
        {
          room: '10-weapons-close-combat',
          head: '6 on 5',
          slug: { es: 'armas-de-combate', en: 'close-combat-weapons' },
          title: { es: 'Armas de combate cuerpo a cuerpo', en: 'Close combat weapons' },
          clauses: [[1, 42]],
        },
        {
          room: '10-weapons-missiles',
          head: '4 on 5',
          slug: { es: 'armas-de-proyectiles', en: 'missile-weapons' },
          title: { es: 'Armas de proyectiles', en: 'Missile weapons' },
          clauses: [[43, 74]],
        },
      ],
    },
    {
      number: '11',
      room: '11-armour',
      head: 'on 6 card',
      slug: { es: '11-armaduras', en: '11-armour' },
      title: { es: 'Armaduras y salvaciones', en: 'Armour and saves' },
      clauses: 26,
    },
    {
      number: '12',
      room: '12-psychology',
      head: 'back 6 banner',
      slug: { es: '12-psicologia', en: '12-psychology' },
      title: { es: 'Psicología', en: 'Psychology' },
      clauses: 32,
    },
    {
      number: '13',
      room: '13-special',
      head: 'banner on card',
      slug: { es: '13-reglas-especiales', en: '13-special-rules' },
      title: { es: 'Reglas especiales y de formación', en: 'Special and formation rules' },
      clauses: 120,
      parts: [
        {
          room: '13-special-warbands',
          head: '1 banner on',
          slug: { es: 'aliados-partidas-y-emboscadas', en: 'allies-warbands-and-ambushes' },
          title: {
            es: 'Aliados, partidas de guerra y emboscadas',
            en: 'Allies, warbands and ambushes',
          },
          clauses: [[1, 28]],
        },
        {
          room: '13-special-mixed',
          head: 'on on card',
          slug: {
            es: 'catafractos-y-formaciones-combinadas',
            en: 'cataphracts-and-combined-formations',
          },
          title: {
            es: 'Catafractos, corredores de carros y formaciones combinadas',
            en: 'Cataphracts, chariot runners and combined formations',
          },
          clauses: [[29, 49]],
        },
        {
          room: '13-special-drilled',
          head: 'on back on',
          slug: { es: 'instruccion-carga-feroz-y-levas', en: 'drill-ferocious-charge-and-levies' },
          title: {
            es: 'Instrucción marcial, carga feroz, levas y jinetes',
            en: 'Drill, ferocious charge, levies and horsemen',
          },
          clauses: [[50, 86]],
        },
        {
          room: '13-special-phalanx',
          head: 'banner banner 6',
          slug: { es: 'falange-y-muro-de-escudos', en: 'phalanx-and-shieldwall' },
          title: { es: 'Falange y muro de escudos', en: 'Phalanx and shieldwall' },
          clauses: [[87, 120]],
        },
      ],
    },
  ],
});
