import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

const ORDER = [
  ...(['fight', 'result', 'break-tests', 'panic-tests'] as const),
  ...(['flight', 'pursuit', 'redress'] as const),
] as const;

/** The steps of the phase, who strikes first, and who fights. */
export const fighting = defineExamples({
  'wab-5.1/all-combats-first': applies('wab/combat-steps', {
    es: 'Una unidad ha acabado de golpear y su jugador quiere calcular ya el resultado; otro combate no se ha luchado.',
    en: 'A unit has struck its blows and its player wants the result at once; another combat has not been fought.',
    ask: { step: 'fight' },
    gives: { stepNumber: 1, stepBefore: null, stepAfter: 'result' },
  }),
  'wab-5.2/then-results': applies('wab/combat-steps', {
    es: 'Se han luchado todos los combates: ¿qué viene ahora?',
    en: 'All combats are fought: what comes now?',
    ask: { step: 'result' },
    gives: { stepNumber: 2, stepBefore: 'fight', stepAfter: 'break-tests' },
  }),
  'wab-5.3/then-break-tests': applies('wab/combat-steps', {
    es: 'Se sabe quién ha perdido cada combate: ¿cuándo se hacen los chequeos de desmoralización?',
    en: 'It is known who lost each combat: when are Break tests taken?',
    ask: { step: 'break-tests' },
    gives: { stepNumber: 3, stepBefore: 'result', stepAfter: 'panic-tests' },
  }),
  'wab-5.4/panic-before-flight': applies('wab/combat-steps', {
    es: 'Una unidad se desmoraliza: ¿chequean pánico sus vecinas antes o después de que huya?',
    en: 'A unit is broken: do its neighbours test for panic before or after it flees?',
    ask: { step: 'panic-tests' },
    gives: { stepNumber: 4, stepBefore: 'break-tests', stepAfter: 'flight', order: ORDER },
    case: 383,
  }),
  'wab-5.5/flight-before-pursuit': applies('wab/combat-steps', {
    es: 'Dos unidades han fallado sus chequeos: ¿cuándo se mueven?',
    en: 'Two units failed their tests: when are they moved?',
    ask: { step: 'flight' },
    gives: { stepNumber: 5, stepBefore: 'panic-tests', stepAfter: 'pursuit' },
  }),
  'wab-5.6/pursuit-after-flight': applies('wab/combat-steps', {
    es: 'Quien ha desmoralizado a su enemigo quiere perseguirlo.',
    en: 'A unit that broke its enemy wants to pursue him.',
    ask: { step: 'pursuit' },
    gives: { stepNumber: 6, stepBefore: 'flight', stepAfter: 'redress' },
  }),
  'wab-5.7/ranks-last': applies('wab/combat-steps', {
    es: 'Han caído miniaturas de la última fila de una unidad: ¿cuándo se ordena?',
    en: 'Models of the last rank of a unit have fallen: when is it put in order?',
    ask: { step: 'redress' },
    gives: { stepNumber: 7, stepBefore: 'pursuit', stepAfter: null },
  }),

  'wab-5.8/charge-beats-initiative': applies('wab/strike-order', {
    es: 'Unos bárbaros de Iniciativa 3 cargan este turno contra veteranos de Iniciativa 5.',
    en: 'Barbarians with Initiative 3 charge veterans with Initiative 5 this turn.',
    ask: { own: { charge: 'charged' }, enemy: { initiative: 5 } },
    gives: { first: 'own', ownFirst: true, rollsDie: false, order: ['own', 'enemy'] },
  }),
  'wab-5.8/pursuers-against-chargers': doesNotApply('wab/strike-order', {
    es: 'Una caballería de Iniciativa 4 llegó persiguiendo, y este turno la carga otra de Iniciativa 3.',
    en: 'Cavalry with Initiative 4 came in by pursuit, and cavalry with Initiative 3 charges it this turn.',
    ask: { own: { initiative: 4, charge: 'pursued' }, enemy: { charge: 'charged' } },
    gives: { first: 'own' },
    cites: ['wab-6.46', 'wab-5.9'],
  }),
  'wab-5.9/highest-initiative': applies('wab/strike-order', {
    es: 'En la segunda ronda luchan hoplitas de Iniciativa 3 contra legionarios de Iniciativa 4, que perdieron la primera.',
    en: 'In the second round hoplites with Initiative 3 fight legionaries with Initiative 4, who lost the first.',
    ask: { own: {}, enemy: { initiative: 4 }, lastRound: 'own-won' },
    gives: { first: 'enemy', ownFirst: false, order: ['enemy', 'own'] },
  }),
  'wab-5.10/winner-of-the-last-round': applies('wab/strike-order', {
    es: 'Tercera ronda con la misma Iniciativa: nadie ha cargado este turno y el enemigo ganó la anterior.',
    en: 'A third round with equal Initiative: nobody charged this turn and the enemy won the last one.',
    ask: { own: {}, enemy: {}, lastRound: 'enemy-won' },
    gives: { first: 'enemy', rollsDie: false },
    case: 195,
  }),
  'wab-5.10/nobody-has-won': applies('wab/strike-order', {
    es: 'Tras un empate sin músicos luchan dos unidades con la misma Iniciativa.',
    en: 'After a draw without musicians two units with equal Initiative fight.',
    ask: { own: {}, enemy: {}, lastRound: 'draw' },
    gives: { first: 'open', rollsDie: true, order: [] },
    odds: { 'own-first': '1/2' },
  }),

  'wab-5.11/narrow-front': applies('wab/fighters', {
    es: 'Una unidad de 10 de frente lucha contra otra de 5, con las mismas peanas y bien alineadas.',
    en: 'A unit 10 wide fights one 5 wide, on equal bases and well lined up.',
    ask: { own: { models: 20, width: 10 }, enemy: { models: 20, width: 5 } },
    gives: { own: { touching: 7, fight: 7 }, enemy: { touching: 5, fight: 5 } },
  }),
  'wab-5.11/corner-counts': applies('wab/fighters', {
    es: 'Tres infantes de un frente de 5 tocan al enemigo, uno de ellos solo por la esquina.',
    en: 'Three infantrymen of a front of 5 touch the enemy, one of them only by the corner.',
    ask: { own: { models: 10, touching: 3 }, enemy: { models: 20 } },
    gives: { own: { touching: 3, fight: 3, strike: 3 } },
    case: 13,
  }),
  'wab-5.11/equal-fronts': doesNotApply('wab/fighters', {
    es: 'Dos unidades de 5 de frente están cara a cara.',
    en: 'Two units 5 wide stand front to front.',
    ask: { own: { models: 20 }, enemy: { models: 15 } },
    gives: { own: { fight: 5 }, enemy: { fight: 5 } },
    cites: ['wab-5.12'],
  }),
  'wab-5.12/several-in-reach': applies('wab/fighters', {
    es: 'Un guerrero toca con su peana a varios enemigos, y uno es su campeón.',
    en: 'A warrior’s base touches several enemies, and one is their champion.',
    ask: { own: { models: 1, width: 1 }, enemy: { models: 20 } },
    gives: { ownChooses: true, enemyChooses: false },
  }),
  'wab-5.13/mount-at-its-own-initiative': applies('wab/strike-order', {
    es: 'En la segunda ronda unos jinetes de Iniciativa 4 en caballos de guerra de Iniciativa 2 luchan contra infantería de Iniciativa 3.',
    en: 'In the second round riders with Initiative 4 on warhorses with Initiative 2 fight infantry with Initiative 3.',
    ask: { own: { initiative: 4, mountInitiative: 2 }, enemy: { initiative: 3 } },
    gives: { first: 'own', order: ['own', 'enemy', 'own-mount'] },
  }),
  'wab-5.13/first-on-the-charge': applies('wab/strike-order', {
    es: 'Unos jinetes cargan en caballos de guerra de Iniciativa 2 contra infantería de Iniciativa 5.',
    en: 'Riders charge on warhorses with Initiative 2 against infantry with Initiative 5.',
    ask: { own: { charge: 'charged', mountInitiative: 2 }, enemy: { initiative: 5 } },
    gives: { first: 'own', order: ['own', 'own-mount', 'enemy'] },
  }),
  'wab-5.13/no-human-limit': applies('wab/blows', {
    es: 'Golpea una bestia de monta de Fuerza 6, aparte de su jinete.',
    en: 'A riding beast with Strength 6 strikes, apart from its rider.',
    ask: { models: 1, skill: 3, enemySkill: 3, strength: 6, mount: true },
    gives: { strengthNow: 6 },
  }),
  'wab-5.13/riders-strike': doesNotApply('wab/blows', {
    es: 'Golpea el jinete de esa bestia, de Fuerza 4 y con un arma a dos manos.',
    en: 'The rider of that beast strikes, with Strength 4 and a two-handed weapon.',
    ask: { models: 1, skill: 3, enemySkill: 3, strength: 4, weaponBonus: 2 },
    gives: { strengthNow: 5 },
    cites: ['wab-5.28'],
  }),
  'wab-5.14/spears-in-two-ranks': applies('wab/fighters', {
    es: 'Lanceros de 5 de frente y 4 filas luchan desde dos filas contra 5 enemigos en contacto.',
    en: 'Spearmen 5 wide and 4 deep fight in two ranks against 5 enemies in contact.',
    ask: { own: { models: 20, reachRanks: 1 }, enemy: { models: 20 } },
    gives: { own: { touching: 5, fromBehind: 5, fight: 10 }, enemy: { fight: 5 } },
  }),
  'wab-5.14/short-second-rank': applies('wab/fighters', {
    es: 'De una unidad de lanceros quedan 8: 5 delante y 3 detrás.',
    en: 'Of a unit of spearmen 8 are left: 5 in front and 3 behind.',
    ask: { own: { models: 8, reachRanks: 1 }, enemy: { models: 20 } },
    gives: { own: { touching: 5, fromBehind: 3, fight: 8 } },
  }),
  'wab-5.14/flank': doesNotApply('wab/fighters', {
    es: 'Los mismos lanceros reciben al enemigo en un flanco.',
    en: 'The same spearmen are fought in the flank.',
    ask: { own: { models: 20, reachRanks: 1, side: 'flank' }, enemy: { models: 20 } },
    gives: { own: { touching: 4, fromBehind: 0, fight: 4 } },
    cites: ['wab-5.12'],
  }),
  'wab-5.15/last-rank-slides': applies('wab/fighters', {
    es: 'Una unidad bárbara de 12, a 5 de frente, es atacada por el flanco; en su última fila hay 2, al otro lado.',
    en: 'A barbarian unit of 12, 5 wide, is attacked in the flank; 2 stand in its last rank, at the other end.',
    ask: { own: { models: 12, side: 'flank' }, enemy: { models: 20 } },
    gives: { own: { touching: 3, fight: 3 } },
    case: 23,
  }),
});
