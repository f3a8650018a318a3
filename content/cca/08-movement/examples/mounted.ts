import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** How far mounted units move. */
export const mounted = defineExamples({
  'cca-8.22/four-hexes-and-fire': applies('cca/may-move', {
    es: 'La caballería ligera mueve 4 hexes sin enemigos adyacentes donde acaba.',
    en: 'Light cavalry moves 4 hexes with no enemy adjacent where it ends.',
    ask: { unit: 'LC', hexes: 4 },
    gives: { allowed: true, mayFire: true, mayCloseCombat: true, mustStopAt: null },
  }),
  'cca-8.22/five-hexes': forbids('cca/may-move', {
    es: 'La caballería ligera quiere mover 5 hexes.',
    en: 'Light cavalry wants to move 5 hexes.',
    ask: { unit: 'LC', hexes: 5 },
    gives: { allowed: false, maxHexes: 4, maxOnPath: 4 },
  }),
  'cca-8.23/three-hexes': applies('cca/may-move', {
    es: 'La caballería media mueve 3 hexes hasta quedar junto a un enemigo.',
    en: 'Medium cavalry moves 3 hexes next to an enemy.',
    ask: { unit: 'MC', hexes: 3, enemiesAtEnd: 1 },
    gives: { allowed: true, mayCloseCombat: true },
  }),
  'cca-8.23/four-hexes': forbids('cca/may-move', {
    es: 'Con Carga Montada, la caballería media quiere mover 4 hexes.',
    en: 'With Mounted Charge, medium cavalry wants to move 4 hexes.',
    ask: { unit: 'MC', hexes: 4, orderedBy: 'mounted-charge' },
    gives: { allowed: false, maxHexes: 3 },
  }),
  'cca-8.24/two-hexes': applies('cca/may-move', {
    es: 'La caballería pesada mueve 2 hexes.',
    en: 'Heavy cavalry moves 2 hexes.',
    ask: { unit: 'HC', hexes: 2 },
    gives: { allowed: true, mayCloseCombat: true },
  }),
  'cca-8.24/three-hexes': forbids('cca/may-move', {
    es: 'Con Orden a Montadas, la caballería pesada quiere mover 3 hexes.',
    en: 'With Order Mounted, heavy cavalry wants to move 3 hexes.',
    ask: { unit: 'HC', hexes: 3, orderedBy: 'order-mounted' },
    gives: { allowed: false, maxOnPath: 2 },
  }),
  'cca-8.24/mounted-charge': doesNotApply('cca/may-move', {
    es: 'Con Carga Montada, la caballería pesada mueve 3 hexes.',
    en: 'With Mounted Charge, heavy cavalry moves 3 hexes.',
    ask: { unit: 'HC', hexes: 3, orderedBy: 'mounted-charge' },
    gives: { allowed: true, maxHexes: 3 },
    cites: ['cca-18.50'],
  }),
  'cca-8.25/two-hexes': applies('cca/may-move', {
    es: 'Unos elefantes mueven 2 hexes hasta quedar junto a unos auxiliares.',
    en: 'Elephants move 2 hexes next to auxilia.',
    ask: { unit: 'EL', hexes: 2, enemiesAtEnd: 1 },
    gives: { allowed: true, mayCloseCombat: true },
  }),
  'cca-8.25/mounted-charge': doesNotApply('cca/may-move', {
    es: 'Con Carga Montada, unos elefantes mueven 3 hexes.',
    en: 'With Mounted Charge, elephants move 3 hexes.',
    ask: { unit: 'EL', hexes: 3, orderedBy: 'mounted-charge' },
    gives: { allowed: true, maxHexes: 3, mayCloseCombat: true },
    cites: ['cca-18.50'],
    case: 85,
  }),
  'cca-8.26/elephants-are-heavy': applies('cca/unit', {
    es: 'Una carta ordena a tropas pesadas, y hay elefantes en el tablero.',
    en: 'A card orders heavy troops, and there are elephants on the board.',
    ask: { unit: 'EL' },
    gives: { class: 'heavy', footOrMounted: 'mounted' },
  }),
  'cca-8.27/two-hexes': applies('cca/may-move', {
    es: 'Unos carros pesados mueven 2 hexes con Orden a Cuatro Unidades en el Centro.',
    en: 'Heavy chariots move 2 hexes with Order Four Units Center.',
    ask: { unit: 'CH', hexes: 2, orderedBy: 'order-four-units-center' },
    gives: { allowed: true, maxHexes: 2 },
    case: 361,
  }),
  'cca-8.27/three-hexes': forbids('cca/may-move', {
    es: 'Unos carros pesados quieren mover 3 hexes con Orden a Tropas Pesadas.',
    en: 'Heavy chariots want to move 3 hexes with Order Heavy Troops.',
    ask: { unit: 'CH', hexes: 3, orderedBy: 'order-heavy-troops' },
    gives: { allowed: false, maxOnPath: 2 },
  }),
  'cca-8.28/chariots-are-heavy': applies('cca/unit', {
    es: 'Una carta ordena a tropas pesadas, y hay carros pesados en el tablero.',
    en: 'A card orders heavy troops, and there are heavy chariots on the board.',
    ask: { unit: 'CH' },
    gives: { class: 'heavy', footOrMounted: 'mounted' },
  }),
});
