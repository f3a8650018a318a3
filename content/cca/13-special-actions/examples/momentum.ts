import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Momentum Advance and the bonus combat. */
export const momentum = defineExamples({
  'cca-13.32': {
    'elephants-follow': applies('cca/momentum', {
      es: 'Unos elefantes han hecho retirarse de su hex a caballería pesada.',
      en: 'Elephants have made heavy cavalry retreat from its hex.',
      ask: { unit: 'EL' },
      gives: { allowed: true, mayAdvance: true },
      case: 28,
    }),
    'after-fire': forbids('cca/momentum', {
      es: 'Caballería ligera elimina con un disparo a una unidad que está a 2 hexes.',
      en: 'Light cavalry eliminates a unit 2 hexes away by fire.',
      ask: { unit: 'LC', rolledAs: 'ranged', target: 'eliminated' },
      gives: { allowed: false, mayAdvance: false },
      case: 329,
    }),
  },
  'cca-13.33': {
    stays: applies('cca/momentum', {
      es: 'Caballería media elimina a su objetivo y no avanza, con otra unidad enemiga adyacente.',
      en: 'Medium cavalry eliminates its target and does not advance, with another enemy unit adjacent.',
      ask: { unit: 'MC', target: 'eliminated', advances: 0 },
      gives: { mayAdvance: true, mustAdvance: false, bonusCombat: false },
      cites: ['cca-13.32', 'cca-13.33'],
    }),
  },
  'cca-13.34': {
    'light-infantry-evaded': forbids('cca/momentum', {
      es: 'Infantería media ataca a infantería ligera, que se evade, y quiere avanzar a su hex.',
      en: 'Medium infantry attacks light infantry, which evades, and wants to advance into its hex.',
      ask: { unit: 'MI', target: 'evaded' },
      gives: { allowed: false, mayAdvance: false },
    }),
    'seen-from-the-evader': applies('cca/evade', {
      es: 'Caballería ligera se evade de infantería pesada.',
      en: 'Light cavalry evades from heavy infantry.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'LC' } },
      gives: { allowed: true, mayAdvance: false },
      cites: ['cca-13.14', 'cca-13.34'],
    }),
  },
  'cca-13.35': {
    'battling-back': forbids('cca/momentum', {
      es: 'Infantería pesada devuelve el combate, hace retirarse a quien la atacó y quiere avanzar.',
      en: 'Heavy infantry battles back, makes its attacker retreat and wants to advance.',
      ask: { unit: 'HI', rolledAs: 'battle-back' },
      gives: { allowed: false, mayAdvance: false },
    }),
    'attacker-eliminated': applies('cca/momentum', {
      es: 'Carros pesados devuelven el combate y eliminan a quien los atacó.',
      en: 'Heavy chariots battle back and eliminate their attacker.',
      ask: { unit: 'CH', rolledAs: 'battle-back', target: 'eliminated', advances: 0 },
      gives: { mayAdvance: false, mostHexes: 0 },
    }),
    'nothing-vacated': doesNotApply('cca/momentum', {
      es: 'Infantería pesada devuelve el combate y quien la atacó aguanta en su hex.',
      en: 'Heavy infantry battles back and its attacker holds its hex.',
      ask: { unit: 'HI', rolledAs: 'battle-back', target: 'held' },
      gives: { mayAdvance: false },
      cites: ['cca-13.32'],
    }),
  },
  'cca-13.36': {
    'attacker-eliminated': forbids('cca/momentum', {
      es: 'Una unidad elimina a quien la atacaba con la carta Primer Golpe y quiere avanzar.',
      en: 'A unit eliminates its attacker with the card First Strike and wants to advance.',
      ask: { unit: 'MI', rolledAs: 'first-strike', target: 'eliminated' },
      gives: { allowed: false, mayAdvance: false },
      case: 221,
    }),
    'attacker-retreats': applies('cca/momentum', {
      es: 'Con Primer Golpe, caballería pesada hace retirarse a quien la ataca.',
      en: 'On First Strike heavy cavalry makes its attacker retreat.',
      ask: { unit: 'HC', rolledAs: 'first-strike', advances: 0 },
      gives: { mayAdvance: false, extraHex: false },
    }),
    'attacker-holds': doesNotApply('cca/momentum', {
      es: 'Con Primer Golpe infantería media golpea a quien la ataca, que aguanta en su hex.',
      en: 'On First Strike medium infantry hits its attacker, which holds its hex.',
      ask: { unit: 'MI', rolledAs: 'first-strike', target: 'held' },
      gives: { mayAdvance: false },
      cites: ['cca-13.32'],
    }),
  },
  'cca-13.37': {
    optional: applies('cca/momentum', {
      es: 'Caballería pesada ha hecho su Avance de Ímpetu y queda junto a una unidad enemiga.',
      en: 'Heavy cavalry has made its Momentum Advance and stands next to an enemy unit.',
      ask: { unit: 'HC' },
      gives: { bonusCombat: true, mustBattle: false },
      cites: ['cca-13.40', 'cca-13.37'],
      case: 393,
    }),
  },
  'cca-13.38': {
    'leader-only-adjacent': forbids('cca/momentum', {
      es: 'Infantería media sin líder hace retirarse al defensor y avanza; con un líder en un hex adyacente, quiere combatir otra vez.',
      en: 'Medium infantry without a leader makes the defender retreat and advances; with a leader in an adjacent hex it wants to battle again.',
      ask: { unit: 'MI', leader: 'adjacent', battlesAgain: true },
      gives: { allowed: false, mayAdvance: true, bonusCombat: false },
      cites: ['cca-13.32', 'cca-13.38'],
      case: 213,
    }),
    'auxilia-advance': applies('cca/momentum', {
      es: 'Unos auxiliares sin líder eliminan a su objetivo y avanzan a su hex.',
      en: 'Auxilia without a leader eliminate their target and advance into its hex.',
      ask: { unit: 'AX', target: 'eliminated' },
      gives: { allowed: true, mayAdvance: true, bonusCombat: false },
      cites: ['cca-13.32', 'cca-13.38'],
    }),
    warriors: doesNotApply('cca/momentum', {
      es: 'Guerreros sin líder eliminan a su objetivo, avanzan y quieren combatir otra vez.',
      en: 'Warriors without a leader eliminate their target, advance and want to battle again.',
      ask: { unit: 'WR', target: 'eliminated', battlesAgain: true },
      gives: { allowed: true, bonusCombat: true },
      cites: ['cca-13.39'],
    }),
  },
  'cca-13.39': {
    'heavy-infantry-with-leader': applies('cca/momentum', {
      es: 'Infantería pesada con un líder unido elimina a su objetivo, avanza y quiere combatir otra vez.',
      en: 'Heavy infantry with a leader attached eliminates its target, advances and wants to battle again.',
      ask: { unit: 'HI', leader: 'attached', target: 'eliminated', battlesAgain: true },
      gives: { allowed: true, bonusCombat: true },
      cites: ['cca-13.32', 'cca-13.39'],
      case: 44,
    }),
    'no-leader': doesNotApply('cca/momentum', {
      es: 'Infantería pesada sin líder elimina a su objetivo y avanza.',
      en: 'Heavy infantry without a leader eliminates its target and advances.',
      ask: { unit: 'HI', target: 'eliminated' },
      gives: { mayAdvance: true, bonusCombat: false },
      cites: ['cca-13.38'],
    }),
  },
  'cca-13.40': {
    'two-hexes': applies('cca/momentum', {
      es: 'Caballería pesada hace retirarse a unos carros, avanza al hex desocupado y sigue 1 hex más.',
      en: 'Heavy cavalry makes chariots retreat, advances into the vacated hex and goes 1 hex further.',
      ask: { unit: 'HC', advances: 2 },
      gives: { allowed: true, mostHexes: 2, bonusCombat: true },
      cites: ['cca-13.32', 'cca-13.40'],
      case: 40,
    }),
    'extra-hex-not-used': applies('cca/momentum', {
      es: 'Caballería pesada avanza sólo al hex desocupado, junto a una unidad enemiga, y quiere combatir otra vez.',
      en: 'Heavy cavalry advances only into the vacated hex, next to an enemy unit, and wants to battle again.',
      ask: { unit: 'HC', advances: 1, battlesAgain: true },
      gives: { allowed: true, bonusCombat: true },
      case: 331,
    }),
    'mounted-charge': applies('cca/close-combat', {
      es: 'Con Carga Montada, caballería pesada libra su combate de bonificación en terreno despejado.',
      en: 'Under Mounted Charge heavy cavalry fights its bonus combat in the open.',
      ask: {
        attacker: { unit: 'HC' },
        defender: { unit: 'MI' },
        card: 'mounted-charge',
        bonus: true,
      },
      gives: { allowed: true, dice: 5 },
      cites: ['cca-13.40', 'cca-18.49'],
      case: 219,
    }),
  },
  'cca-13.41': {
    'chariots-go-further': forbids('cca/momentum', {
      es: 'Carros pesados avanzan al hex desocupado y quieren mover 1 hex más antes del combate de bonificación.',
      en: 'Heavy chariots advance into the vacated hex and want to move 1 hex further before a bonus combat.',
      ask: { unit: 'CH', advances: 2 },
      gives: { allowed: false, mostHexes: 1, extraHex: false },
      case: 215,
    }),
    'elephants-battle-again': applies('cca/momentum', {
      es: 'Unos elefantes eliminan a su objetivo, avanzan y quieren combatir otra vez.',
      en: 'Elephants eliminate their target, advance and want to battle again.',
      ask: { unit: 'EL', target: 'eliminated', battlesAgain: true },
      gives: { allowed: true, bonusCombat: true },
    }),
  },
  'cca-13.42': {
    'another-enemy': applies('cca/momentum', {
      es: 'Guerreros han hecho retirarse a su objetivo, avanzan y quieren atacar a otra unidad enemiga adyacente.',
      en: 'Warriors have made their target retreat, advance and want to attack another adjacent enemy unit.',
      ask: { unit: 'WR', battlesAgain: true },
      gives: { allowed: true, anyAdjacentEnemy: true },
      cites: ['cca-13.39', 'cca-13.42'],
    }),
  },
  'cca-13.43': {
    'slingers-eliminated': applies('cca/momentum', {
      es: 'La caballería pesada ha eliminado a los honderos en su combate de bonificación y avanza.',
      en: 'Heavy cavalry has eliminated the slingers in its bonus combat and advances.',
      ask: { unit: 'HC', target: 'eliminated', bonus: true },
      gives: { allowed: true, mayAdvance: true, bonusCombat: false },
      cites: ['cca-13.32', 'cca-13.43'],
      case: 42,
    }),
    'third-combat': forbids('cca/momentum', {
      es: 'Caballería ligera gana su combate de bonificación y quiere combatir por tercera vez.',
      en: 'Light cavalry wins its bonus combat and wants to battle a third time.',
      ask: { unit: 'LC', bonus: true, battlesAgain: true },
      gives: { allowed: false, bonusCombat: false },
      case: 217,
    }),
  },
});
