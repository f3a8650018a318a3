import { defineMoments } from '../../src/library/moments.ts';

export default defineMoments('wab', [
  {
    say: { es: 'Hacer un ejército', en: 'Building an army' },
    ask: ['army-list', 'list-unit', 'army-shares'],
  },
  {
    say: { es: 'Romanos y bárbaros', en: 'Romans and Barbarians' },
    ask: ['testudo', 'roman-standard', 'carroballista', 'war-dog-hits'],
  },
  {
    say: { es: 'Desplegar y mirar una unidad', en: 'Deploying and looking at a unit' },
    ask: [
      ...(['unit', 'unit-cards', 'characteristic', 'rider', 'arc', 'measuring'] as const),
      ...(['leadership-test', 'ambush', 'vehicles', 'phalanx', 'warhorse'] as const),
    ],
  },
  {
    say: { es: 'Empezar el turno', en: 'Beginning the turn' },
    ask: ['turn-sequence', 'warband-test', 'unreliable-unit'],
  },
  {
    say: { es: 'Vagones de guerra y tabores', en: 'War wagons and tabors' },
    ask: [
      'wagon-hits',
      'wagon-fight',
      'wagon-fate',
      'wagon-move',
      'wagon-shots',
      'wagon-after',
      'war-wagon',
      'tabor',
      'tabor-defenders',
      'tabor-crossing',
      'tabor-points',
    ],
  },
  {
    say: { es: 'Hostigadores', en: 'Skirmishers' },
    ask: [
      'skirmish-contact',
      'skirmish-facing',
      'skirmish-coherency',
      'skirmish-formation',
      'skirmish-fear',
    ],
  },
  {
    say: { es: 'Cargar', en: 'Charging' },
    ask: [
      'charge',
      'forced-charge',
      'fear-test',
      'charge-side',
      'fleeing-target',
      'charge-contact',
    ],
  },
  {
    say: { es: 'Responder a una carga', en: 'Answering a charge' },
    ask: ['charge-reaction', 'countercharge', 'open-ranks', 'beast-fear', 'feigned-flight'],
  },
  {
    say: { es: 'Mover', en: 'Moving' },
    ask: [
      'movement',
      'manoeuvre',
      'terrain-move',
      'reform-test',
      'disengage',
      'chariot-move',
      'elephant-move',
      'shieldwall',
      'chariot-runners',
    ],
  },
  {
    say: { es: 'Huir y reagruparse', en: 'Fleeing and rallying' },
    ask: ['rally-test', 'flight-move', 'fleeing'],
  },
  {
    say: { es: 'Disparar', en: 'Shooting' },
    ask: [
      ...(['shooting', 'shooters', 'may-shoot', 'line-of-sight', 'shots-into-melee'] as const),
      ...(['crew-shots', 'veterans', 'parthian-shot'] as const),
    ],
  },
  {
    say: { es: 'Salvar y retirar bajas', en: 'Saves and casualties' },
    ask: [
      ...(['armour-save', 'casualties', 'chariot-save', 'chariot-losses'] as const),
      ...(['elephant-hits', 'mixed-unit'] as const),
    ],
  },
  {
    say: { es: 'Combatir', en: 'Fighting hand to hand' },
    ask: [
      ...(['combat-round', 'combat-result', 'blows', 'strike-order', 'fighters'] as const),
      ...([
        'close-weapon',
        'combat-draw',
        'combat-casualties',
        'bonuses-lost',
        'combat-steps',
      ] as const),
      ...(['defended-obstacle', 'ferocious-charge', 'levy-fear'] as const),
      ...(['crew-attacks', 'impact-hits', 'elephant-effect'] as const),
    ],
  },
  {
    say: { es: 'Personajes', en: 'Characters' },
    ask: [
      'join-unit',
      'leave-unit',
      'lone-character',
      'challenge',
      'character-target',
      'character-casualty',
      'general',
      'battle-standard',
      'character-psychology',
    ],
  },
  {
    say: { es: 'El grupo de mando', en: 'The command group' },
    ask: ['command-group', 'command-casualties', 'change-places', 'captured-standard'],
  },
  {
    say: { es: 'Aguantar o huir', en: 'Holding or fleeing' },
    ask: [
      'break-test',
      'panic-test',
      'panic-pursuit',
      'flight-pursuit',
      'flight-direction',
      'after-combat',
      'stampede',
      'stampede-move',
    ],
  },
  {
    say: { es: 'Sobre la mesa', en: 'On the table' },
    ask: [
      'table-move',
      'table-reform',
      'table-skirmish',
      'table-charge',
      'table-counter',
      'table-sight',
      'table-shot',
      'table-distance',
      'table-flight',
      'table-back',
      'table-stampede',
    ],
  },
  {
    say: { es: 'Perseguir', en: 'Pursuing' },
    ask: ['pursuit', 'pursuit-move', 'off-table'],
  },
  {
    say: { es: 'Ceder terreno', en: 'Giving ground' },
    ask: ['give-ground', 'follow-up', 'overrun', 'redress-ranks'],
  },
  {
    say: { es: 'Máquinas de guerra', en: 'War machines' },
    ask: [
      ...(['catapult', 'stone-lands', 'bolt-thrower', 'cannon', 'organ-gun'] as const),
      ...(['machine-hits', 'machine-move', 'machine-crew', 'battery'] as const),
    ],
  },
  {
    say: { es: 'Acabar la partida', en: 'Ending the game' },
    ask: ['army-break', 'victory-points'],
  },
]);
