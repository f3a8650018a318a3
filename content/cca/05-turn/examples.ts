import { applies, defineExamples, forbids } from '../../../src/library/example.ts';

export default defineExamples({
  'cca-5.1/syracuse-begins-at-crimissos': applies('cca/scenario', {
    es: 'Va a empezar la batalla del río Crimiso.',
    en: 'The battle of the Crimissos River is about to begin.',
    ask: { scenario: 'crimissos-river' },
    gives: { firstPlayer: 'syracuse', opponent: { movesFirst: true } },
    cites: ['cca-3.9', 'cca-5.1'],
  }),
  'cca-5.2/turn-of-the-other': forbids('cca/turn', {
    es: 'Un jugador acaba de terminar su turno y quiere jugar otra carta de mando.',
    en: 'A player has just ended his turn and wants to play another command card.',
    ask: { step: 'play-card', wants: 'play-card', ownTurn: false },
  }),
  'cca-5.2/game-is-over': forbids('cca/turn', {
    es: 'Un jugador ya tiene todos sus estandartes y el otro quiere empezar un turno más.',
    en: 'A player has all his banners already and the other wants to begin one more turn.',
    ask: { step: 'play-card', wants: 'play-card', gameWon: true },
  }),
  'cca-5.2/sixth-turn-of-cannae': applies('cca/whose-turn', {
    es: 'En Cannas empieza Roma y van 5 turnos jugados.',
    en: 'At Cannae Rome begins, and 5 turns have been played.',
    ask: { scenario: 'cannae', nthTurn: 6 },
    gives: { player: 'carthage', ownTurnNumber: 3 },
    cites: ['cca-3.9', 'cca-5.2'],
  }),
  'cca-5.3/from-orders-to-movement': applies('cca/turn', {
    es: 'Jugada la carta y dadas las órdenes, el jugador quiere mover.',
    en: 'With the card played and the orders given, the player wants to move.',
    ask: { step: 'order', wants: 'move' },
    gives: { allowed: true, stepAfter: 'move' },
    cites: ['cca-5.3', 'cca-8.1'],
  }),
  'cca-5.3/draw-ends-the-turn': applies('cca/turn', {
    es: 'Resueltos los combates, el jugador coge una carta.',
    en: 'With the battles resolved, the player draws a card.',
    ask: { step: 'battle', wants: 'draw' },
    gives: { allowed: true, turnEnds: true },
    cites: ['cca-5.3', 'cca-16.1'],
  }),
});
