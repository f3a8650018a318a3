import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** How far each kind of unit moves, and after how many hexes it still fights. */
export const units = defineExamples({
  'ccn-5.46/line-moves-one': applies('ccn/may-move', {
    es: 'Una unidad de infantería de línea con orden mueve 1 hexágono junto a un enemigo.',
    en: 'An ordered line infantry unit moves 1 hex, next to an enemy.',
    ask: { unit: 'line', hexes: 1 },
    gives: { allowed: true, mayMeleeAfter: true, mayFireAfter: true },
  }),
  'ccn-5.46/line-does-not-move-two': forbids('ccn/may-move', {
    es: 'Probe Left Flank ordena a una unidad de infantería de línea, que quiere mover 2 hexágonos sin combatir.',
    en: 'Probe Left Flank orders a line infantry unit, which wants to move 2 hexes and not fight.',
    ask: { unit: 'line', hexes: 2 },
    gives: { allowed: false, maxHexes: 1, maxOnPath: 1 },
    case: 127,
  }),
  'ccn-5.47/moves-one-and-fights': applies('ccn/may-move', {
    es: 'Una unidad de fusileros ligeros con orden mueve 1 hexágono.',
    en: 'An ordered Rifle Light unit moves 1 hex.',
    ask: { unit: 'rifle', hexes: 1 },
    gives: { allowed: true, mayFireAfter: true, mayMeleeAfter: true, maxToFight: 1 },
  }),
  'ccn-5.47/moves-two': applies('ccn/may-move', {
    es: 'Una unidad de fusileros ligeros con orden mueve 2 hexágonos.',
    en: 'An ordered Rifle Light unit moves 2 hexes.',
    ask: { unit: 'rifle', hexes: 2 },
    gives: { allowed: true, mayFightAfter: false, maxHexes: 2 },
  }),
  'ccn-5.47/guard-light': applies('ccn/may-move', {
    es: 'Una unidad de infantería ligera de la Guardia, que mueve como su clase, mueve 2 hexágonos.',
    en: 'A Guard light infantry unit, which moves like its class, moves 2 hexes.',
    ask: { unit: 'guard-light', hexes: 2 },
    gives: { allowed: true, mayFightAfter: false, maxToFight: 1 },
  }),
  'ccn-5.48/three-hexes-and-melee': applies('ccn/may-move', {
    es: 'Una carta de Sección ordena a una unidad de caballería ligera, que mueve 3 hexágonos por terreno despejado y acaba junto a un enemigo.',
    en: 'A Section card orders a light cavalry unit, which moves 3 hexes over open ground and ends next to an enemy.',
    ask: { unit: 'light-cavalry', hexes: 3 },
    gives: { allowed: true, mayMeleeAfter: true, mayFireAfter: false },
    cites: ['ccn-5.48', 'ccn-5.74'],
    case: 129,
  }),
  'ccn-5.48/not-four': forbids('ccn/may-move', {
    es: 'Una unidad de lanceros ligeros quiere mover 4 hexágonos.',
    en: 'A Light Lancer unit wants to move 4 hexes.',
    ask: { unit: 'light-lancers', hexes: 4 },
    gives: { allowed: false, maxHexes: 3, maxOnPath: 3 },
  }),
  'ccn-5.49/two-hexes-and-melee': applies('ccn/may-move', {
    es: 'Una unidad de coraceros con orden mueve 2 hexágonos.',
    en: 'An ordered Cuirassier unit moves 2 hexes.',
    ask: { unit: 'cuirassiers', hexes: 2 },
    gives: { allowed: true, mayMeleeAfter: true },
  }),
  'ccn-5.49/three-with-a-section-card': forbids('ccn/may-move', {
    es: 'Una carta de Sección ordena a una unidad de caballería pesada, que quiere mover 3 hexágonos.',
    en: 'A Section card orders a heavy cavalry unit, which wants to move 3 hexes.',
    ask: { unit: 'heavy-cavalry', hexes: 3 },
    gives: { allowed: false, maxOnPath: 2 },
  }),
  'ccn-5.50/moves': applies('ccn/may-move', {
    es: 'Una unidad de artillería de a pie mueve 1 hexágono y tiene un enemigo a la vista a 2 hexágonos.',
    en: 'A foot artillery unit moves 1 hex and has an enemy in sight at 2 hexes.',
    ask: { unit: 'foot-artillery', hexes: 1 },
    gives: { allowed: true, mayFireAfter: false, mayMeleeAfter: false, maxToFight: 0 },
    case: 133,
  }),
  'ccn-5.51/one-hex': applies('ccn/may-move', {
    es: 'Una unidad de artillería montada con 2 bloques mueve 1 hexágono.',
    en: 'A horse artillery unit with 2 blocks moves 1 hex.',
    ask: { unit: 'horse-artillery', blocks: 2, hexes: 1 },
    gives: { allowed: true, mayFireAfter: true, mayMeleeAfter: true },
  }),
  'ccn-5.51/two-hexes': applies('ccn/may-move', {
    es: 'Una unidad de artillería montada con 2 bloques mueve 2 hexágonos y acaba junto a un enemigo.',
    en: 'A horse artillery unit with 2 blocks moves 2 hexes and ends next to an enemy.',
    ask: { unit: 'horse-artillery', blocks: 2, hexes: 2 },
    gives: { allowed: true, mayMeleeAfter: false },
    case: 137,
  }),
  'ccn-5.51/one-block': applies('ccn/may-move', {
    es: 'Una unidad de artillería montada de la que queda 1 bloque mueve 1 hexágono.',
    en: 'A horse artillery unit of which 1 block is left moves 1 hex.',
    ask: { unit: 'horse-artillery', blocks: 1, hexes: 1 },
    gives: { allowed: true, mayFightAfter: false },
    cites: ['ccn-5.51', 'ccn-5.105'],
  }),
  'ccn-5.51/guard': applies('ccn/may-move', {
    es: 'Una unidad de artillería montada de la Guardia, que mueve como la otra, mueve 1 hexágono.',
    en: 'A Guard horse artillery unit, which moves like the other, moves 1 hex.',
    ask: { unit: 'guard-horse-artillery', hexes: 1 },
    gives: { allowed: true, mayFireAfter: true, maxHexes: 2 },
  }),
  'ccn-5.52/one-hex-more': applies('ccn/may-move', {
    es: 'La tarjeta nacional de una unidad de infantería de línea le da 1 hexágono más, y mueve 2.',
    en: 'The national card of a line infantry unit gives it 1 more hex, and it moves 2.',
    ask: { unit: 'line', nationalMove: 1, hexes: 2 },
    gives: { allowed: true, maxHexes: 2 },
  }),
});
