import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** How far foot units move. */
export const foot = defineExamples({
  'cca-8.15': {
    'two-hexes-and-battle': applies('cca/may-move', {
      es: 'La infantería ligera con arcos mueve 2 hexes sin enemigos adyacentes donde acaba.',
      en: 'Light infantry with bows moves 2 hexes with no enemy adjacent where it ends.',
      ask: { unit: 'LB', hexes: 2 },
      gives: { allowed: true, mayCloseCombat: true, mayFire: true },
    }),
    'three-hexes': forbids('cca/may-move', {
      es: 'La infantería ligera quiere mover 3 hexes.',
      en: 'Light infantry wants to move 3 hexes.',
      ask: { unit: 'LI', hexes: 3 },
      gives: { allowed: false, maxHexes: 2, maxOnPath: 2 },
    }),
  },
  'cca-8.16': {
    'two-hexes-no-battle': applies('cca/may-move', {
      es: 'Unos auxiliares mueven 2 hexes.',
      en: 'Auxilia move 2 hexes.',
      ask: { unit: 'AX', hexes: 2 },
      gives: { allowed: true, mayCloseCombat: false, mayFire: false, mayBattle: false },
      cites: ['cca-8.16', 'cca-11.11', 'cca-10.19'],
      case: 1,
    }),
    'one-hex-and-battle': applies('cca/may-move', {
      es: 'Unos auxiliares mueven 1 hex.',
      en: 'Auxilia move 1 hex.',
      ask: { unit: 'AX', hexes: 1 },
      gives: { allowed: true, mayCloseCombat: true, mayFire: true },
    }),
    'double-time': doesNotApply('cca/may-battle', {
      es: 'Con Tiempo Doble, unos auxiliares mueven 2 hexes hasta quedar junto a un enemigo.',
      en: 'With Double Time, auxilia move 2 hexes next to an enemy.',
      ask: { attacker: { unit: 'AX', moved: 2 }, defender: { unit: 'MI' }, card: 'double-time' },
      gives: { allowed: true },
      cites: ['cca-18.37'],
      case: 48,
    }),
    'two-hexes-into-a-forest': applies('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, unos auxiliares mueven 2 hexes, el segundo un bosque junto al enemigo.',
      en: 'With Order Light Troops, auxilia move 2 hexes, the second a forest next to the enemy.',
      ask: {
        unit: 'AX',
        hexes: 2,
        orderedBy: 'order-light-troops',
        hex2: { ground: 'forest' },
        enemiesAtEnd: 1,
      },
      gives: { allowed: true, mayBattle: false },
      cites: ['cca-8.16', 'cca-17.8', 'cca-11.11'],
      case: 339,
    }),
  },
  'cca-8.17': {
    'auxilia-are-light': applies('cca/unit', {
      es: 'Se mira si los auxiliares cuentan como ligeros.',
      en: 'Somebody looks up whether auxilia count as light.',
      ask: { unit: 'AX' },
      gives: { class: 'light', swordsHit: true, evadesFrom: [] },
      cites: ['cca-8.17', 'cca-13.10'],
    }),
  },
  'cca-8.18': {
    'one-hex': applies('cca/may-move', {
      es: 'La infantería media mueve 1 hex hasta quedar junto a un enemigo.',
      en: 'Medium infantry moves 1 hex next to an enemy.',
      ask: { unit: 'MI', hexes: 1, enemiesAtEnd: 1 },
      gives: { allowed: true, mayCloseCombat: true, mustBattle: false },
      cites: ['cca-8.18', 'cca-9.10'],
    }),
    'two-hexes': forbids('cca/may-move', {
      es: 'La infantería media quiere mover 2 hexes con Orden a Cuatro Unidades en el Centro.',
      en: 'Medium infantry wants to move 2 hexes with Order Four Units Center.',
      ask: { unit: 'MI', hexes: 2, orderedBy: 'order-four-units-center' },
      gives: { allowed: false, maxHexes: 1, maxOnPath: 1 },
    }),
    'double-time': doesNotApply('cca/may-move', {
      es: 'Con Tiempo Doble, la infantería media mueve 2 hexes.',
      en: 'With Double Time, medium infantry moves 2 hexes.',
      ask: { unit: 'MI', hexes: 2, orderedBy: 'double-time' },
      gives: { allowed: true, maxHexes: 2, mayCloseCombat: true },
      cites: ['cca-18.35'],
    }),
  },
  'cca-8.19': {
    'two-hexes-to-fight': applies('cca/may-move', {
      es: 'Unos guerreros mueven 2 hexes y quedan junto a 2 unidades enemigas.',
      en: 'Warriors move 2 hexes and end next to 2 enemy units.',
      ask: { unit: 'WR', hexes: 2, enemiesAtEnd: 2 },
      gives: { allowed: true, mustBattle: true },
      case: 2,
    }),
    'two-hexes-to-nobody': forbids('cca/may-move', {
      es: 'Con Orden a Dos Unidades en la Izquierda, unos guerreros quieren mover 2 hexes y acabar sin enemigos adyacentes.',
      en: 'With Order Two Units Left, warriors want to move 2 hexes and end with no enemy adjacent.',
      ask: { unit: 'WR', hexes: 2, orderedBy: 'order-two-units-left' },
      gives: { allowed: false, maxOnPath: 1 },
      case: 83,
    }),
    'one-hex': applies('cca/may-move', {
      es: 'Unos guerreros mueven 1 hex y acaban sin enemigos adyacentes.',
      en: 'Warriors move 1 hex and end with no enemy adjacent.',
      ask: { unit: 'WR', hexes: 1 },
      gives: { allowed: true, mustBattle: false },
    }),
    'line-command': doesNotApply('cca/may-move', {
      es: 'Con Mando en Línea, unos guerreros quieren mover 2 hexes hasta quedar junto a un enemigo.',
      en: 'With Line Command, warriors want to move 2 hexes next to an enemy.',
      ask: { unit: 'WR', hexes: 2, orderedBy: 'line-command', enemiesAtEnd: 1 },
      gives: { allowed: false, maxHexes: 1, maxOnPath: 1 },
      cites: ['cca-18.44'],
      case: 87,
    }),
    'into-a-forest': applies('cca/may-move', {
      es: 'Unos guerreros mueven 2 hexes, el segundo un bosque junto a un enemigo.',
      en: 'Warriors move 2 hexes, the second a forest next to an enemy.',
      ask: { unit: 'WR', hexes: 2, hex2: { ground: 'forest' }, enemiesAtEnd: 1 },
      gives: { allowed: true, mustBattle: true },
      cites: ['cca-8.19', 'cca-17.8', 'cca-17.10'],
    }),
  },
  'cca-8.20': {
    'warriors-are-medium': applies('cca/unit', {
      es: 'Se mira si los guerreros cuentan como medios.',
      en: 'Somebody looks up whether warriors count as medium.',
      ask: { unit: 'WR' },
      gives: { class: 'medium', closeDice: 3, closeDiceAtFullStrength: 4 },
      cites: ['cca-8.20', 'cca-11.13'],
    }),
  },
  'cca-8.21': {
    'one-hex': applies('cca/may-move', {
      es: 'La infantería pesada mueve 1 hex.',
      en: 'Heavy infantry moves 1 hex.',
      ask: { unit: 'HI', hexes: 1 },
      gives: { allowed: true, maxHexes: 1, mayCloseCombat: true, mayFire: false },
    }),
    'two-hexes': forbids('cca/may-move', {
      es: 'La infantería pesada quiere mover 2 hexes con Orden a Tropas Pesadas.',
      en: 'Heavy infantry wants to move 2 hexes with Order Heavy Troops.',
      ask: { unit: 'HI', hexes: 2, orderedBy: 'order-heavy-troops' },
      gives: { allowed: false, maxOnPath: 1 },
    }),
  },
});
