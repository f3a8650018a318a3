import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Unreliable allies and mercenaries. */
export const unreliable = defineExamples({
  'wab-13.1/allies-of-the-list': applies('wab/unreliable-unit', {
    es: 'Unos mercenarios que su lista llama poco fiables quieren mover por primera vez en la batalla.',
    en: 'Mercenaries whom their list calls unreliable want to move for the first time in the battle.',
    ask: { unitWants: 'move' },
    gives: { rolls: true, allowed: null, actChance: '5/6' },
  }),
  'wab-13.1/other-allies': applies('wab/unreliable-unit', {
    es: 'Unos aliados que ninguna lista llama poco fiables quieren mover por primera vez.',
    en: 'Allies whom no list calls unreliable want to move for the first time.',
    ask: { unitWants: 'move', namedByList: false },
    gives: { rolls: false, allowed: true, ungovernable: false },
  }),
  'wab-13.2/led-by-a-tribune': applies('wab/leadership-test', {
    es: 'Una unidad poco fiable de Liderazgo 5, con un tribuno de Liderazgo 8, está a 8 pulgadas de su General, de Liderazgo 9.',
    en: 'An unreliable unit of Leadership 5 with a tribune of Leadership 8 is 8 inches from its General of Leadership 9.',
    ask: {
      ...{ leadership: 5, characterLeadership: 8, unreliable: true },
      ...{ generalLeadership: 9, generalDistance: 8 },
    },
    gives: { leadershipUsed: 8 },
    cites: ['wab-9.30', 'wab-13.2'],
    case: 787,
  }),
  'wab-13.2/no-battle-standard': applies('wab/break-test', {
    es: 'Una unidad poco fiable de Liderazgo 6 pierde por 1 a 5 pulgadas del estandarte de batalla.',
    en: 'An unreliable unit of Leadership 6 loses by 1, 5 inches from the battle standard.',
    ask: { leadership: 6, unreliable: true, standardDistance: 5 },
    gives: { rerolls: false, passChance: '5/18' },
  }),
  'wab-13.2/reliable': doesNotApply('wab/leadership-test', {
    es: 'Una unidad corriente de Liderazgo 5 está a 8 pulgadas de su General, de Liderazgo 9.',
    en: 'An ordinary unit of Leadership 5 is 8 inches from its General of Leadership 9.',
    ask: { leadership: 5, generalLeadership: 9, generalDistance: 8 },
    gives: { leadershipUsed: 9 },
    cites: ['wab-9.71'],
  }),
  'wab-13.3/first-charge': applies('wab/unreliable-unit', {
    es: 'Unos mercenarios poco fiables que aún no han actuado quieren cargar.',
    en: 'Unreliable mercenaries who have not acted yet want to charge.',
    ask: { unitWants: 'charge' },
    gives: { rolls: true, actChance: '5/6' },
    odds: { acts: '5/6' },
  }),
  'wab-13.3/a-two': applies('wab/unreliable-unit', {
    es: 'Unos mercenarios poco fiables que aún no han actuado quieren cargar y sacan 2.',
    en: 'Unreliable mercenaries who have not acted yet want to charge and roll 2.',
    ask: { unitWants: 'charge', die: 2 },
    gives: { allowed: true, ungovernable: false },
  }),
  'wab-13.3/a-one': forbids('wab/unreliable-unit', {
    es: 'Unos mercenarios poco fiables que aún no han actuado quieren cargar y sacan 1.',
    en: 'Unreliable mercenaries who have not acted yet want to charge and roll 1.',
    ask: { unitWants: 'charge', die: 1 },
    gives: { allowed: false, ungovernable: true },
  }),
  'wab-13.4/rolls-again': applies('wab/unreliable-unit', {
    es: 'Una unidad ingobernable tira al empezar su turno, saca 2 y quiere mover.',
    en: 'An ungovernable unit rolls at the start of its turn, scores 2 and wants to move.',
    ask: { unitWants: 'move', obedience: 'ungovernable', die: 2 },
    gives: { rolls: true, allowed: true, ungovernable: false },
  }),
  'wab-13.4/has-acted': applies('wab/unreliable-unit', {
    es: 'Unos mercenarios poco fiables que ya han movido en la batalla quieren disparar.',
    en: 'Unreliable mercenaries who have moved in this battle already want to shoot.',
    ask: { unitWants: 'shoot', obedience: 'has-acted' },
    gives: { rolls: false, allowed: true },
  }),
  'wab-13.5/does-not-move': applies('wab/unreliable-unit', {
    es: 'Unos arqueros aliados ingobernables sacan 1 al empezar su turno y su jugador querría moverlos.',
    en: 'Ungovernable allied archers roll 1 at the start of their turn and their player would like to move them.',
    ask: { unitWants: 'move', obedience: 'ungovernable', die: 1 },
    gives: { allowed: false, ungovernable: true },
    case: 605,
  }),
  'wab-13.5/flees-on': doesNotApply('wab/unreliable-unit', {
    es: 'Una unidad ingobernable que huye saca 1 al empezar su turno y debe seguir huyendo.',
    en: 'An ungovernable unit that flees rolls 1 at the start of its turn and has to flee on.',
    ask: { unitWants: 'compulsory-move', obedience: 'ungovernable', die: 1 },
    gives: { allowed: true, ungovernable: true },
    cites: ['wab-13.4'],
  }),
  'wab-13.5/no-charge': forbids('wab/charge', {
    es: 'Una unidad ingobernable de movimiento 4 quiere cargar a 6 pulgadas.',
    en: 'An ungovernable unit of movement 4 wants to charge, 6 inches away.',
    ask: { movement: 4, distance: 6, unitIs: ['ungovernable'] },
    gives: { allowed: false },
  }),
  'wab-13.6/does-not-shoot': applies('wab/unreliable-unit', {
    es: 'Unos arqueros ingobernables sacan 1 al empezar su turno y querrían disparar.',
    en: 'Ungovernable archers roll 1 at the start of their turn and would like to shoot.',
    ask: { unitWants: 'shoot', obedience: 'ungovernable', die: 1 },
    gives: { allowed: false },
  }),
  'wab-13.6/shoots-at-the-charger': doesNotApply('wab/unreliable-unit', {
    es: 'Unos arqueros que han sacado 1 son cargados y aguantan y disparan.',
    en: 'Archers who rolled 1 are charged and stand and shoot.',
    ask: { unitWants: 'charge-reaction-shots', obedience: 'ungovernable', die: 1 },
    gives: { allowed: true, ungovernable: true },
    cites: ['wab-13.4'],
  }),
  'wab-13.6/stands-and-shoots': applies('wab/charge-reaction', {
    es: 'Unos arqueros ingobernables aguantan y disparan a quien los carga desde más de la mitad de su carga.',
    en: 'Ungovernable archers stand and shoot at who charges them from beyond half of his charge.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
      ...{ reaction: 'stand-and-shoot', missiles: true, targetIs: ['ungovernable'] },
    },
    gives: { allowed: true },
    case: 605,
  }),
  'wab-13.7/engaged': applies('wab/unreliable-unit', {
    es: 'Una unidad ingobernable queda trabada en combate.',
    en: 'An ungovernable unit is engaged in combat.',
    ask: { obedience: 'ungovernable', engaged: true },
    gives: { rolls: false, ungovernable: false },
  }),
  'wab-13.7/free': doesNotApply('wab/unreliable-unit', {
    es: 'Una unidad ingobernable empieza su turno sin estar trabada.',
    en: 'An ungovernable unit begins its turn without being engaged.',
    ask: { obedience: 'ungovernable', engaged: false },
    gives: { rolls: true, ungovernable: null },
    cites: ['wab-13.4'],
  }),
});
