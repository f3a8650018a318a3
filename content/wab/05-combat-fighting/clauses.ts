import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-5.1': clause('procedure', '2814-2820', ['wab-5.2'], {
    words: 'luchar antes de contar, a la vez | fight before counting, at once',
  }),
  'wab-5.2': clause('procedure', '2821-2822', ['wab-5.38', 'wab-5.39'], {
    words: 'contar puntos | count points',
  }),
  'wab-5.3': clause('procedure', '2824-2828', ['wab-6.1'], {
    words: 'moral tras perder | morale after losing',
  }),
  'wab-5.4': clause('procedure', '2829-2835', ['wab-7.10', 'wab-7.18', 'wab-6.11'], {
    words: 'vecinos asustados | scared neighbours',
  }),
  'wab-5.5': clause('procedure', '2836-2839', ['wab-6.20', 'wab-6.79'], {
    words: 'mover huidos | move fleers',
  }),
  'wab-5.6': clause('procedure', '2840-2843', ['wab-6.31', 'wab-6.79'], {
    words: 'perseguir, dar caza | chase',
  }),
  'wab-5.7': clause('procedure', '2844-2847', ['wab-6.74'], {
    words: 'reordenar, ordenar | tidy up',
  }),
  'wab-5.8': clause('procedure', '2850-2855', ['wab-5.9', 'wab-3.61', 'wab-6.82'], {
    words: 'pegar antes, cargar | hit first, charge',
  }),
  'wab-5.9': clause('procedure', '2857-2860', ['wab-5.10', 'wab-1.17'], {
    words: 'pegar antes, rapidez | hit first, quickness',
  }),
  'wab-5.10': clause('procedure', '2860-2864', ['wab-5.9', 'wab-5.51'], {
    words: 'empate de iniciativa | tied initiative',
  }),
  'wab-5.11': clause('restriction', '2867-2875', ['wab-5.14', 'wab-3.40'], {
    words: 'quién pelea, esquina | who fights, corner',
  }),
  'wab-5.12': clause('option', '2878-2882', ['wab-5.11', 'wab-9.42'], {
    words: 'a cuál pego | which one to hit',
  }),
  'wab-5.13': clause('exception', '2888-2891', ['wab-5.19'], {
    words: 'caballo muerde, corcel | horse bites, warhorse',
  }),
  'wab-5.14': clause('exception', '2894-2900', ['wab-5.11'], {
    words: 'picas, lanza larga, segunda fila | pikes, long spear, second rank',
  }),
  'wab-5.15': clause('procedure', '2903-2921', ['wab-5.11', 'wab-5.16'], {
    words: 'mover la última fila | shift the last rank',
  }),
  'wab-5.16': clause('procedure', '2926-2929', ['wab-5.15'], {
    restates: ['wab-5.15'],
    words: 'figura, deslizar | figure, sliding',
  }),
  'wab-5.17': clause('procedure', '2930-2935', ['wab-1.18', 'wab-8.8'], {
    words: 'cuántos dados, golpes | how many dice, blows',
  }),
  'wab-5.18': clause('procedure', '2938-2942', ['wab-5.22'], {
    words: 'acertar, comparar habilidad | hit roll, compare skill',
  }),
  'wab-5.19': clause('procedure', '2945-2950', ['wab-1.22', 'wab-5.13'], {
    words: 'HA del caballo | WS of the horse',
  }),
  'wab-5.20': clause('modifier', '2956-2963', ['wab-6.83', 'wab-6.80'], {
    words: 'muro, seto, parapeto | wall, hedge, parapet',
  }),
  'wab-5.21': clause('exception', '2966-2973', ['wab-5.20', 'wab-6.83'], {
    words: 'cuándo acaba el -1 | when does the -1 end',
  }),
  'wab-5.22': clause('table', '2976-2989', ['wab-5.18'], {
    words: 'HA 4 contra 3, número para impactar | WS 4 against 3, number to hit',
  }),
  'wab-5.23': clause('table', '2992-3011', ['wab-4.50', 'wab-5.22'], {
    words: 'imposible, siete o más | impossible, seven plus',
  }),
  'wab-5.24': clause('exception', '3014-3019', ['wab-5.18'], {
    words: 'sin defensa, indefenso | helpless',
  }),
  'wab-5.25': clause('procedure', '3022-3050', ['wab-4.51', 'wab-4.53', 'wab-4.52'], {
    words: 'dañar, tirada para herir | damage, wound roll',
  }),
  'wab-5.26': clause('procedure', '3053-3060', ['wab-1.14', 'wab-5.27'], {
    words: 'F propia, fuerza base | own S, base strength',
  }),
  'wab-5.27': clause('modifier', '3063-3074', ['wab-5.28', 'wab-6.82'], {
    words: 'lanza, arma a dos manos | lance, great weapon',
  }),
  'wab-5.28': clause('restriction', '3077-3083', ['wab-5.27'], {
    words: 'fuerza 6, tope | strength 6, cap',
  }),
  'wab-5.29': clause('procedure', '3084-3107', ['wab-4.54', 'wab-4.55'], {
    words: 'parar, TS | block, AS',
  }),
  'wab-5.30': clause('table', '3113-3133', ['wab-4.57'], {
    words: 'perforar, reducción | pierce, reduction',
  }),
  'wab-5.31': clause('procedure', '3137-3150', ['wab-4.59', 'wab-5.32'], {
    words: 'quitar muertos | remove dead',
  }),
  'wab-5.32': clause('exception', '3153-3162', ['wab-5.31', 'wab-5.35'], {
    words: 'varios frentes, quién cae | several fronts, who falls',
  }),
  'wab-5.33': clause('procedure', '3165-3175', ['wab-5.32'], {
    words: 'emparedada, juntar filas | sandwiched, close up',
  }),
  'wab-5.34': clause('procedure', '3180-3189', ['wab-5.32'], {
    restates: ['wab-5.32'],
    words: 'figura de bajas | figure of casualties',
  }),
  'wab-5.35': clause('restriction', '3192-3200', ['wab-5.32'], {
    words: 'perder contacto | lose contact',
  }),
  'wab-5.36': clause('procedure', '3201-3207', ['wab-5.38'], {
    words: 'contar muertos | count dead',
  }),
  'wab-5.37': clause('restriction', '3208-3222', ['wab-5.8', 'wab-8.4'], {
    words: 'devolver, responder | strike back, reply',
  }),
});
