import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-4.37': clause('procedure', '2528-2542', ['wab-4.39', 'wab-4.38', 'wab-4.40'], {
    words: 'puntería, acertar | aim, hitting',
  }),
  'wab-4.38': clause('restriction', '2544-2548', ['wab-4.39'], {
    words: 'fallo automático, uno natural | automatic miss, natural one',
  }),
  'wab-4.39': clause('table', '2551-2552', ['wab-4.38'], {
    words: 'número para acertar con arcos | number to hit with bows',
  }),
  'wab-4.40': clause(
    'procedure',
    '2555-2559',
    [
      'wab-4.41',
      'wab-4.42',
      'wab-4.43',
      'wab-4.44',
      'wab-4.45',
      'wab-4.46',
      'wab-4.47',
      'wab-4.48',
      'wab-4.49',
      'wab-4.50',
    ],
    { words: 'cumulativos, penalizadores | cumulative, penalties' },
  ),
  'wab-4.41': clause('modifier', '2562-2567', ['wab-4.40', 'wab-9.47'], {
    words: 'elefante, catapulta | elephant, catapult',
  }),
  'wab-4.42': clause('modifier', '2569-2569', ['wab-4.40'], {
    words: 'mover y disparar | move and shoot',
  }),
  'wab-4.43': clause('modifier', '2571-2571', ['wab-4.40', 'wab-4.25'], {
    words: 'disparo defensivo | defensive shooting',
  }),
  'wab-4.44': clause('modifier', '2573-2578', ['wab-4.40', 'wab-4.18', 'wab-4.24'], {
    words: 'distancia larga, lejos | long distance, far',
  }),
  'wab-4.45': clause('modifier', '2580-2581', ['wab-4.40', 'wab-9.37'], {
    words: 'héroe, general suelto | hero, lone general',
  }),
  'wab-4.46': clause('modifier', '2583-2583', ['wab-4.40', 'wab-1.43'], {
    words: 'escaramuzadores, orden suelto | light troops, loose order',
  }),
  'wab-4.47': clause('modifier', '2585-2587', ['wab-4.40'], {
    words: 'carro de guerra, biga | war chariot, moving chariot',
  }),
  'wab-4.48': clause('modifier', '2589-2589', ['wab-4.40'], {
    words: 'seto, arbustos, blando | hedge, bushes, soft',
  }),
  'wab-4.49': clause('modifier', '2590-2590', ['wab-4.40'], {
    words: 'muro, edificio, dura, fortificación | wall, building, hard, fortification',
  }),
  'wab-4.50': clause('table', '2593-2611', ['wab-4.40', 'wab-5.23'], {
    words: 'imposible acertar, siete o más | impossible shot, seven plus',
  }),
  'wab-4.51': clause('procedure', '2614-2623', ['wab-4.53', 'wab-4.52'], {
    words: 'dañar, atravesar | damage, wounding roll',
  }),
  'wab-4.52': clause('restriction', '2626-2630', ['wab-4.53'], {
    words: 'invulnerable, demasiado duro | too tough, cannot hurt',
  }),
  'wab-4.53': clause('table', '2633-2645', ['wab-4.51', 'wab-5.25'], {
    words: 'F contra R, tabla de heridas | S against T, wounding chart',
  }),
  'wab-4.54': clause('procedure', '2650-2662', ['wab-4.55', 'wab-4.57', 'wab-5.29'], {
    words: 'parar, salvar | armour roll, block',
  }),
  'wab-4.55': clause('table', '2663-2701', ['wab-4.54', 'wab-4.56'], {
    words: 'TS de infantería, escudo grande, cota | infantry save, big shield, mail',
  }),
  'wab-4.56': clause('procedure', '2702-2710', ['wab-4.55'], {
    words: 'anotar, hoja de ejército | write down, roster',
  }),
  'wab-4.57': clause('table', '2713-2738', ['wab-4.54', 'wab-5.30'], {
    words: 'perforar armadura, penetración | penetration',
  }),
  'wab-4.58': clause('definition', '2741-2749', ['wab-4.63', 'wab-1.16'], {
    words: 'cuántas heridas aguanta, puntos de vida | hit points, how many wounds',
  }),
  'wab-4.59': clause('procedure', '2755-2765', ['wab-5.31'], {
    words: 'quitar muertos, de dónde se quitan | take off the dead, from where',
  }),
  'wab-4.60': clause('procedure', '2768-2773', ['wab-4.59', 'wab-4.35'], {
    words: 'arqueros y lanceros juntos | archers and spears together',
  }),
  'wab-4.61': clause('exception', '2776-2781', ['wab-4.59', 'wab-1.43'], {
    words: 'elegir bajas, orden suelto | choose losses, loose order',
  }),
  'wab-4.62': clause('procedure', '2784-2787', ['wab-1.24'], {
    words: 'muere el caballo, desmontar | horse dies, dismount',
  }),
  'wab-4.63': clause('procedure', '2790-2795', ['wab-4.58'], {
    words: 'elefante herido, marcar heridas | wounded elephant, track wounds',
  }),
  'wab-4.64': clause('procedure', '2798-2807', ['wab-7.21'], {
    words: 'un cuarto de bajas, asustarse por flechas | a quarter lost, scared by arrows',
  }),
  'wab-4.65': clause('procedure', '2807-2810', ['wab-3.10', 'wab-7.21'], {
    words: 'carga parada por disparos | charge stopped by shots',
  }),
});
