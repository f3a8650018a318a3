import { WEAPONS } from '../shooting/weapons.ts';
import { ranksOf } from '../units/unit.ts';
import { baseOf, RULE_FIELDS, type UnitCard, widthOf } from './card.ts';
import {
  formationOf,
  is,
  isBarded,
  isCavalry,
  isChariot,
  isFoot,
  movementOf,
  orderOf,
  saveOf,
  skirmishes,
} from './facts.ts';

type Troops = UnitCard['unitTroops'];
type By = Readonly<Record<Troops, string>>;

/** A word for each kind of troops: those that are named, and the one of all others, if it needs to be said. */
const words =
  <Others extends string | undefined>(others: Others, named: Partial<By>) =>
  ({ unitTroops }: UnitCard): string | Others =>
    named[unitTroops] ?? others;
const named = (word: string, ...troops: readonly Troops[]) =>
  Object.fromEntries(troops.map((one) => [one, word])) as Partial<By>;

const FOOT = named('infantry', 'infantry', 'light-infantry', 'character');
const HORSE = named(
  'cavalry',
  ...(['cavalry', 'light-cavalry', 'massed-cavalry', 'cataphracts', 'camels'] as const),
);
const CHARIOTS = {
  'light-chariots': 'light-chariots',
  ...named('heavy-chariots', 'heavy-chariots', 'scythed-chariots'),
};
/** Those of whom a question about blows wants to know what they are. */
const STRIKERS = {
  ...HORSE,
  ...{ 'light-chariots': 'light-chariots', 'heavy-chariots': 'heavy-chariots' },
  ...{ 'scythed-chariots': 'scythed-chariots', elephants: 'elephants' },
};
const GUNS = named('artillery', 'small-artillery', 'large-artillery');

const plainKind = words('other', { ...FOOT, ...HORSE });
const withChariots = words('infantry', { ...HORSE, ...CHARIOTS, elephants: 'elephants' });
const onBase = words('infantry', {
  ...{ ...HORSE, 'light-chariots': 'light-chariot', elephants: 'elephant' },
  ...named('heavy-chariot', 'heavy-chariots', 'scythed-chariots'),
});
const moving = words('infantry', {
  ...{ ...HORSE, ...GUNS, camels: 'camels', character: 'character', elephants: 'elephants' },
  ...named('chariots', 'light-chariots', 'heavy-chariots', 'scythed-chariots'),
  ...{ 'war-wagon': 'war-wagons', 'siege-engine': 'siege-engines' },
});
const rides = words('foot', {
  ...named('horse', ...(Object.keys(HORSE) as Troops[])),
  elephants: 'elephant',
  ...named('chariot', 'light-chariots', 'heavy-chariots', 'scythed-chariots'),
});

const isMounted = (card: UnitCard) => rides(card) !== 'foot';

/** As it counts in a combat: formed infantry by its order, riders with chariots, and what has no order. */
function combatOrder(card: UnitCard) {
  if (isFoot(card)) {
    const order = orderOf(card);
    return order === 'close' || order === 'open' ? `${order}-infantry` : 'other';
  }
  return isCavalry(card) || isChariot(card) ? 'cavalry' : 'other';
}

const rangeOf = ({ weapon }: UnitCard) => weapon && WEAPONS[weapon].range;
const models = ({ models: all }: UnitCard) => all;
const weaponSkill = (card: UnitCard) => card.weaponSkill;

type Value = (card: UnitCard) => unknown;
/** What a card says of its unit, under every name by which a question asks for it. */
const VALUES: Readonly<Record<string, Value>> = {
  models,
  startModels: models,
  width: widthOf,
  wide: widthOf,
  frontage: widthOf,
  frontRank: widthOf,
  chargerWide: widthOf,
  targetWide: widthOf,
  enemyWidth: widthOf,
  ranksBefore: (card) => ranksOf(card.models, widthOf(card)).ranksInAll,
  ranks: (card) => ranksOf(card.models, widthOf(card)).fullRanksBehind,
  ranksBehind: (card) => ranksOf(card.models, widthOf(card)).fullRanksBehind,
  enemyModels: models,
  chargerModels: models,
  targetModels: models,
  targetStartModels: models,
  movement: movementOf,
  targetMovement: movementOf,
  chargerMovement: movementOf,
  enemyMovement: movementOf,
  fleeMovement: movementOf,
  pursuerMovement: movementOf,
  loserMovement: movementOf,
  unitMovement: movementOf,
  characterMovement: movementOf,
  bareMovement: (card) => (movementOf(card) < card.movement ? card.movement : undefined),
  skill: weaponSkill,
  enemySkill: weaponSkill,
  strength: (card) => card.strength,
  toughness: (card) => card.toughness,
  woundsEach: (card) => card.woundsEach,
  hisWounds: (card) => card.woundsEach,
  initiative: (card) => card.initiative,
  attacks: (card) => card.attacks,
  leadership: (card) => card.leadership,
  targetLeadership: (card) => card.leadership,
  unitLeadership: (card) => card.leadership,
  save: (card) => saveOf(card, 'close-combat'),
  closeWeapon: (card) => card.closeWeapon,
  bodyArmour: (card) => card.bodyArmour,
  shield: (card) => card.shield,
  barding: (card) => card.barding,
  weapon: (card) => card.weapon,
  range: rangeOf,
  missiles: (card) => card.weapon !== undefined,
  unitWeapons: (card) => (card.weapon === undefined ? 'combat' : 'both'),
  standard: (card) => card.standard,
  musician: (card) => card.musician,
  musicians: (card) => Number(card.musician && !skirmishes(card)),
  champion: (card) => card.champion,
  skirmishers: skirmishes,
  enemySkirmishes: skirmishes,
  skirmishing: skirmishes,
  loose: (card) => skirmishes(card) || withChariots(card).endsWith('chariots'),
  chargerFormed: (card) => !skirmishes(card),
  unitTroops: (card) => card.unitTroops,
  unitStands: (card) => card.unitStands,
  wedge: (card) => card.unitStands === 'wedge',
  listOrder: (card) => card.listOrder,
  barded: isBarded,
  unitOrder: orderOf,
  order: combatOrder,
  troops: withChariots,
  chargerTroops: withChariots,
  chariots: words('none', {
    'light-chariots': 'light',
    ...named('heavy', 'heavy-chariots', 'scythed-chariots'),
  }),
  troopKind: plainKind,
  shooterTroops: plainKind,
  defenders: plainKind,
  kind: moving,
  chargerBase: onBase,
  targetBase: onBase,
  rides,
  unitJoined: (card) => {
    if (skirmishes(card)) return isCavalry(card) ? 'skirmishing-cavalry' : 'skirmishers';
    return withChariots(card).replace(/^(light|heavy)-/, '');
  },
  formation: formationOf,
  targetFormation: formationOf,
  cataphracts: (card) => formationOf(card) === 'cataphracts',
  attackerTroops: words(undefined, STRIKERS),
  cavalry: isCavalry,
  againstCavalry: isCavalry,
  enemyBarded: isBarded,
  mounted: isMounted,
  isMounted,
  baseWidth: (card) => baseOf(card).width,
  baseDepth: (card) => baseOf(card).depth,
  notHuman: is('elephants'),
  ...Object.fromEntries(
    (Object.keys(RULE_FIELDS) as (keyof typeof RULE_FIELDS)[]).map((rule) => [
      rule,
      (card: UnitCard) => card[rule],
    ]),
  ),
};

/** What a round of combat takes for itself of a warrior of whom nothing is said. */
export const ORDINARY = {
  ...{ skill: 3, strength: 3, toughness: 3, initiative: 3, attacks: 1, leadership: 7 },
  ...{ width: 5, movement: 4, woundsEach: 1, baseWidth: 20, baseDepth: 20 },
};
const unlessOrdinary = Object.fromEntries(
  Object.entries(ORDINARY).map(([name, plain]) => [
    name,
    (card: UnitCard) => {
      const value = VALUES[name]?.(card);
      return isFoot(card) && value === plain ? undefined : value;
    },
  ]),
);

/** Questions that mean something of their own by a name. */
const BARE = { movement: (card: UnitCard) => card.movement };
const OWN: Readonly<Record<string, Readonly<Record<string, Value | undefined>>>> = {
  'wab/shooting': {
    skill: (card) => card.ballisticSkill,
    save: (card) => saveOf(card, 'missile'),
    strength: undefined,
  },
  // A round works out elephants and wagons, but no machines.
  'wab/combat-round': {
    ...unlessOrdinary,
    attackerTroops: words(undefined, { ...STRIKERS, 'war-wagon': 'war-wagon' }),
    notHuman: is(...(Object.keys(GUNS) as Troops[]), 'siege-engine'),
  },
  // Who strikes, which is not the whole unit.
  'wab/blows': { models: undefined },
  'wab/charge': { models: undefined },
  'wab/armour-save': { strength: undefined },
  ...{
    'wab/movement': BARE,
    'wab/manoeuvre': BARE,
    'wab/terrain-move': BARE,
    'wab/flight-move': BARE,
  },
};

/** What is said of the other unit by its name alone. */
const OF_THE_OTHER = /^(?:enemy|target|charger|pursuer|loser|flee)[A-Z]/;
/** Questions about two units in one list of fields: what else is said of the other one, and what is not. */
const OTHERS: Readonly<Record<string, { also?: readonly string[]; not?: readonly string[] }>> = {
  'wab/blows': { also: ['toughness', 'save', 'againstCavalry'] },
  'wab/shooting': { also: ['toughness', 'save', 'woundsEach'] },
  'wab/charge-reaction': { not: ['targetMovement'] },
  'wab/charge-contact': { not: ['chargerBase', 'chargerWide'] },
  'wab/fleeing-target': { also: ['troops'] },
  'wab/join-unit': { also: ['rides', 'characterMovement'] },
};

export const NAMES = Object.keys(VALUES);
/** Whether a question says something of another unit than the one that it is about. */
export const isOfTheOther = (query: string, name: string): boolean => {
  const { also = [], not = [] } = OTHERS[query] ?? {};
  return also.includes(name) || (OF_THE_OTHER.test(name) && !not.includes(name));
};

/**
 * What a card says to a question, by the names of its fields. A question that asks what warriors wear works the save out
 * itself, unless their list prints it.
 */
export const valuesFor = (
  query: string,
  card: UnitCard,
  asks: (name: string) => boolean,
): Readonly<Record<string, unknown>> => {
  const values = Object.entries({ ...VALUES, ...OWN[query] });
  const said = Object.fromEntries(values.map(([name, of]) => [name, of?.(card)]));
  return {
    ...said,
    ...(asks('bodyArmour') && { save: card.save }),
    ...(asks('weapon') && { range: undefined }),
  };
};
