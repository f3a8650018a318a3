import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** In which order units move, and how often. */
export const order = defineExamples({
  'cca-8.1/interrupted-move': forbids('cca/may-move', {
    es: 'Con Orden a Cuatro Unidades en la Izquierda, la caballería media ha movido 1 de sus 3 hexes y después ha movido otra unidad. Quiere mover los 2 hexes que le faltan.',
    en: 'With Order Four Units Left, medium cavalry has moved 1 of its 3 hexes and then another unit has moved. It wants to move the 2 hexes that it lacks.',
    ask: { unit: 'MC', hexes: 2, earlierMove: 'interrupted', orderedBy: 'order-four-units-left' },
    gives: { allowed: false, maxOnPath: 0 },
    cites: ['cca-8.1', 'cca-8.3'],
    case: 95,
  }),
  'cca-8.1/cavalry-goes-first': applies('cca/turn', {
    es: 'La caballería ligera mueve 4 hexes por una ruta en la que otras unidades aún no han entrado.',
    en: 'Light cavalry moves 4 hexes along a path that other units have not entered yet.',
    ask: { step: 'move', wants: 'move' },
    gives: { allowed: true },
  }),
  'cca-8.1/another-in-the-middle-of-its-move': forbids('cca/turn', {
    es: 'Una unidad aún no ha acabado de mover, y el jugador quiere mover otra.',
    en: 'A unit has not ended its move yet, and the player wants to move another.',
    ask: { step: 'move', wants: 'move', unfinished: true },
  }),
  'cca-8.2/move-after-a-battle': forbids('cca/may-move', {
    es: 'Una unidad del jugador ya ha combatido, y otra con órdenes quiere mover 1 hex.',
    en: 'A unit of the player has battled already, and another ordered one wants to move 1 hex.',
    ask: { unit: 'HI', battleBegun: true },
  }),
  'cca-8.2/second-move-after-fire': doesNotApply('cca/may-move', {
    es: 'Con Mueve-Dispara-Mueve, la infantería ligera con arcos ya ha movido y disparado, y quiere mover otra vez 2 hexes.',
    en: 'With Move-Fire-Move, light infantry with bows has moved and fired already, and wants to move another 2 hexes.',
    ask: {
      unit: 'LB',
      hexes: 2,
      orderedBy: 'move-fire-move',
      earlierMove: 'finished',
      battleBegun: true,
    },
    gives: { allowed: true, mayBattle: false },
    cites: ['cca-18.47'],
  }),
  'cca-8.2/on-to-battle': applies('cca/turn', {
    es: 'Las unidades han movido y el jugador quiere empezar a combatir.',
    en: 'The units have moved and the player wants to begin to battle.',
    ask: { step: 'move', wants: 'battle' },
    gives: { allowed: true, movesOver: true },
    cites: ['cca-8.2', 'cca-9.1'],
  }),
  'cca-8.3/moves-twice': forbids('cca/may-move', {
    es: 'Una unidad de infantería media ha acabado su movimiento y quiere mover otro hex.',
    en: 'A medium infantry unit has ended its move and wants to move another hex.',
    ask: { unit: 'MI', earlierMove: 'finished' },
  }),
  'cca-8.3/card-that-moves-twice': doesNotApply('cca/may-move', {
    es: 'Con Mueve-Dispara-Mueve, unos auxiliares que ya han movido quieren mover otra vez 1 hex.',
    en: 'With Move-Fire-Move, auxilia that have moved already want to move another 1 hex.',
    ask: { unit: 'AX', orderedBy: 'move-fire-move', earlierMove: 'finished' },
    gives: { allowed: true },
    cites: ['cca-18.47'],
  }),
  'cca-8.3/leader-moves-twice': applies('cca/may-move', {
    es: 'Un líder que ya ha movido por su cuenta quiere mover 1 hex más.',
    en: 'A leader who has moved on his own already wants to move 1 more hex.',
    ask: { unit: 'LD', earlierMove: 'finished' },
    gives: { allowed: false },
  }),
  'cca-8.4/stays-beside-the-enemy': applies('cca/may-move', {
    es: 'Una unidad de infantería media con órdenes, junto a 1 unidad enemiga, ni mueve ni combate.',
    en: 'An ordered medium infantry unit beside 1 enemy unit neither moves nor battles.',
    ask: { unit: 'MI', hexes: 0, enemiesAtEnd: 1 },
    gives: { allowed: true, mustBattle: false },
    cites: ['cca-8.4', 'cca-9.10'],
    case: 355,
  }),
  'cca-8.5/from-the-flank-to-the-centre': applies('cca/may-move', {
    es: 'Una unidad de caballería pesada a la que se dio orden en el flanco mueve 2 hexes y acaba en el centro.',
    en: 'A heavy cavalry unit ordered on the flank moves 2 hexes and ends in the centre.',
    ask: { unit: 'HC', hexes: 2, crossesSection: true, orderedBy: 'order-two-units-left' },
    gives: { allowed: true },
    cites: ['cca-8.5', 'cca-8.24'],
  }),
});
