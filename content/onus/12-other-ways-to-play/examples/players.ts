import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** More than two players: onus-12.33 to onus-12.42. */
export const players = defineExamples({
  'onus-12.33/hundred-too-many': forbids('onus/allies', {
    es: 'Un bando ha pactado 2000 puntos y sus tres jugadores traen 900, 700 y 500.',
    en: 'A side has agreed on 2000 points, and its three players bring 900, 700 and 500.',
    ask: { players: 6, agreedPoints: 2000, shares: [900, 700, 500] },
    gives: { allowed: false, sharesTotal: 2100 },
    case: 305,
  }),
  'onus-12.33/unequal-shares': applies('onus/allies', {
    es: 'Un bando ha pactado 2000 puntos y sus dos jugadores traen 1400 y 600.',
    en: 'A side has agreed on 2000 points, and its two players bring 1400 and 600.',
    ask: { players: 4, agreedPoints: 2000, shares: [1400, 600] },
    gives: { allowed: true, pointsLeft: 0 },
  }),
  'onus-12.34/three-on-a-side': applies('onus/allies', {
    es: 'Son 6 jugadores en dos bandos y se reparten el campo por zonas.',
    en: '6 players on two sides divide the field by zones.',
    ask: { players: 6, divideBy: 'zone' },
    gives: { partsLed: ['left-flank', 'centre', 'right-flank'] },
  }),
  'onus-12.35/by-kinds-of-unit': applies('onus/allies', {
    es: 'Son 6 jugadores en dos bandos y se reparten las unidades por clases.',
    en: '6 players on two sides divide the units by kinds.',
    ask: { players: 6, divideBy: 'unit-type' },
    gives: { partsLed: ['infantry', 'mounted', 'missile'] },
  }),
  'onus-12.36/by-factions': applies('onus/allies', {
    es: 'Son 4 jugadores en dos bandos; en cada ejército hay mercenarios, y cada general toma una facción.',
    en: '4 players are on two sides; each army has mercenaries, and each general takes a faction.',
    ask: { players: 4, divideBy: 'faction' },
    gives: { partsLed: ['own-faction'] },
  }),
  'onus-12.37/the-ally-is-not-ready': forbids('onus/turn-order', {
    es: 'Turno por bando: A ha acabado su fase de activación y su aliado C no; A quiere empezar la de movimiento.',
    en: 'Turn by side: A has finished his activation phase and his ally C has not; A wants to begin the movement phase.',
    ask: {
      turnWay: 'by-side',
      firstSide: ['A', 'C'],
      secondSide: ['B', 'D'],
      phase: 'activation',
      finishedPhase: ['A'],
      wantsNext: 'A',
    },
    gives: { allowed: false, waitingFor: ['C'] },
    case: 379,
  }),
  'onus-12.37/both-are-ready': applies('onus/turn-order', {
    es: 'Turno por bando: A y su aliado C han acabado la fase de activación; A quiere empezar la de movimiento.',
    en: 'Turn by side: A and his ally C have finished the activation phase; A wants to begin the movement phase.',
    ask: {
      turnWay: 'by-side',
      firstSide: ['A', 'C'],
      secondSide: ['B', 'D'],
      finishedPhase: ['A', 'C'],
      wantsNext: 'A',
    },
    gives: { allowed: true, playTogether: true, nextPhase: 'movement', waitingFor: [] },
  }),
  'onus-12.38/one-side-then-the-other': applies('onus/turn-order', {
    es: 'Turnos aliados: A y C son de un bando, B y D del otro.',
    en: 'Allied turns: A and C are on one side, B and D on the other.',
    ask: { turnWay: 'allied', firstSide: ['A', 'C'], secondSide: ['B', 'D'] },
    gives: { playOrder: ['A', 'C', 'B', 'D'], playTogether: false },
  }),
  'onus-12.39/four-in-turn': applies('onus/turn-order', {
    es: 'Turnos alternos: A y C son del bando X, B y D del bando Y.',
    en: 'Alternating turns: A and C are on side X, B and D on side Y.',
    ask: { turnWay: 'alternating', firstSide: ['A', 'C'], secondSide: ['B', 'D'] },
    gives: { playOrder: ['A', 'B', 'C', 'D'] },
    case: 59,
  }),
  'onus-12.40/three-players': applies('onus/allies', {
    es: 'Son 3 jugadores en dos bandos.',
    en: '3 players are on two sides.',
    ask: { players: 3 },
    gives: { generalsPerSide: 2, playersWithTwoGenerals: 1 },
  }),
  'onus-12.41/five-factions': applies('onus/allies', {
    es: 'Son 5 jugadores y luchan todos contra todos.',
    en: '5 players fight all against all.',
    ask: { players: 5, playWay: 'all-against-all' },
    gives: { sidesCount: 5, playersWithTwoGenerals: 0 },
  }),
  'onus-12.42/three-alternate': applies('onus/turn-order', {
    es: 'Turnos alternos de 3 jugadores: A y C contra B, que lleva 2 generales.',
    en: 'Alternating turns of 3 players: A and C against B, who handles 2 generals.',
    ask: { turnWay: 'alternating', firstSide: ['A', 'C'], secondSide: ['B'] },
    gives: { playOrder: ['A', 'B', 'C', 'B'] },
    cites: ['onus-12.39', 'onus-12.42', 'onus-12.40'],
  }),
});
