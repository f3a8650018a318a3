import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMOUR_FIELDS, NO_SAVE } from '../arms/armour.ts';
import { CHARGE, LAST_MOVED, lastMoveOf } from '../arms/effects.ts';
import { rides, saveBy, type Worn } from '../arms/save.ts';
import { CLOSE_WEAPON } from '../arms/weapons.ts';
import { MOST_CREW } from '../chariots/profiles.ts';
import { LEADER_FIELDS } from '../checks/leadership.ts';
import { FASTEST } from '../flight/distances.ts';
import { FORMATION, isHedgehog, isPhalanx } from '../formations/formation.ts';
import { FOUGHT_FIELDS } from '../formations/front.ts';
import { SAVE, TOUGHNESS } from '../wounds/wounds.ts';
import { type Blows, MOST_ATTACKS, MOST_BONUS, MOST_SKILL, MOST_STRENGTH } from './blow.ts';
import { MOST_WIDE, UNIT } from './fighters.ts';
import { FORMED, ORDERS } from './losses.ts';
import type { Result } from './result.ts';
import type { Side } from './round-odds.ts';

const MOST_MODELS = 60;
const MOST_WOUNDS = 10;
const LEADS = 10;
/** Points of a chariot for the save of its crew, and the best that it has. */
const CHARIOT_SAVE = { barded: { of: 3, best: 2 }, others: { of: 2, best: 3 } };

/** A unit as it enters the round; what is left out has the ordinary warrior. */
export const CARD_FIELDS = {
  models: usual(count(1, MOST_MODELS, 20)),
  width: usual(count(1, MOST_WIDE, 5)),
  skill: usual(count(1, MOST_SKILL, 3)),
  strength: usual(count(1, MOST_STRENGTH, 3)),
  toughness: TOUGHNESS,
  initiative: usual(count(1, LEADS, 3)),
  attacks: usual(count(1, MOST_ATTACKS, 1)),
  closeWeapon: usual(CLOSE_WEAPON),
  bodyArmour: usual(ARMOUR_FIELDS.bodyArmour),
  shield: usual(ARMOUR_FIELDS.shield),
  barding: ARMOUR_FIELDS.barding,
  save: SAVE,
  charge: usual(CHARGE),
  order: choice(ORDERS, 'close-infantry'),
  standard: flag(),
  musician: flag(),
  champion: flag(),
  weaponBonus: count(0, MOST_BONUS, 0),
  chargeBonus: count(0, MOST_BONUS, 0),
  attacksOn: choice(['front', 'flank', 'rear'], 'front'),
  reachRanks: UNIT.reachRanks,
  ...LEADER_FIELDS,
  leadership: usual(count(1, LEADS, 7)),
  rerolls: flag(),
  battleStandard: flag(),
  higher: flag(),
  inDifficult: flag(),
  throughDifficult: flag(),
  lastMoved: LAST_MOVED,
  defendsObstacle: flag(),
  hatesEnemy: flag(),
  fearsEnemy: flag(),
  stubborn: flag(),
  ferocious: rare(flag()),
  frenzied: rare(flag()),
  fearFailed: rare(flag()),
  veteran: rare(flag()),
  groundUsed: rare(flag()),
  bonusesGone: rare(flag()),
  formation: rare(FORMATION),
  subterfuge: rare(flag()),
  ranksByList: rare(flag()),
  attackerTroops: rare(FOUGHT_FIELDS.attackerTroops),
  crewEach: rare(optionalCount(1, MOST_CREW)),
  charging: rare(optionalCount(0, MOST_CREW)),
  chariotStrength: rare(optionalCount(1, MOST_STRENGTH)),
  pursues: flag(true),
  movement: measure(1, FASTEST, 4),
  woundsEach: count(1, MOST_WOUNDS, 1),
  fighting: optionalCount(0, MOST_MODELS),
  notHuman: rare(flag()),
  baseWidth: rare(UNIT.baseWidth),
  baseDepth: rare(UNIT.baseDepth),
};
export type Card = Values<typeof CARD_FIELDS>;
export const CARD = usual(group(CARD_FIELDS));

const isMounted = ({ order }: Card) => order === 'cavalry';

/** The unit as the question of who fights has it: the enemy stands on the side that he attacks; who charged has moved. */
export const standing = (card: Card, facing: Card, lastRound: string) => ({
  ...card,
  ...{ side: facing.attacksOn, lost: 0, touching: undefined, mounted: isMounted(card) },
  bonusesGone: lostBy(card, facing, card.models < FORMED) !== 'nothing',
  lastMoved: lastMoveOf(card),
  combatTurn: turnOf(lastRound),
});

const turnOf = (lastRound: string) =>
  lastRound === 'first-round' ? ('first' as const) : ('later' as const);

export const isChariot = ({ attackerTroops = 'foot' }: Pick<Card, 'attackerTroops'>) =>
  attackerTroops.endsWith('chariots');
/** A chariot saves by the armour of its crew on foot, better by 2, and by 1 more for barded horses (wab-16.40, wab-11.23, wab-16.42). */
function chariotSave(card: Card, readings: Worn['readings'], trace: Trace): number {
  const crew = { ...card, barding: 'none', closeWeapon: 'hand-weapon', mounted: false } as const;
  const onFoot = saveBy({ ...crew, readings, woundBy: 'missile', woundFrom: 'front' }) ?? NO_SAVE;
  const barded = card.barding !== 'none';
  const { of, best } = barded ? CHARIOT_SAVE.barded : CHARIOT_SAVE.others;
  const save = Math.max(best, onFoot - of);
  trace.step('wab-16.40', { save });
  return save;
}

/** Its save: the one told, or what it wears against a blow from where the enemy attacks. */
export function saveOf(
  card: Card,
  facing: Card,
  readings: Worn['readings'],
  trace: Trace,
): number | undefined {
  if (card.save !== undefined) return card.save;
  if (isChariot(card)) return chariotSave(card, readings, trace);
  const worn = { ...card, mounted: isMounted(card), readings };
  const bare = card.bodyArmour === 'none' && card.shield === 'none' && !rides(worn);
  if (bare) return undefined;
  return saveBy({ ...worn, woundBy: 'close-combat', woundFrom: facing.attacksOn }, trace);
}

const isFormed = ({ order, skirmishers }: Card) => order !== 'other' && !skirmishers;
/** A formed unit of 5 or more on a flank or rear takes ranks and close order away (wab-6.14). */
const outflanked = (facing: Card) =>
  facing.attacksOn !== 'front' && isFormed(facing) && facing.models >= FORMED;
const atObstacle = (card: Card, facing: Card) => card.defendsObstacle || facing.defendsObstacle;

function lostBy(card: Card, facing: Card, few: boolean): Result['own']['bonusesLost'] {
  if (card.inDifficult && card.order === 'cavalry') return 'difficult';
  if (card.bonusesGone) return 'earlier';
  if (outflanked(facing)) return 'flank-charge';
  if (atObstacle(card, facing)) return 'obstacle';
  if (few) return 'few';
  return card.inDifficult ? 'difficult' : 'nothing';
}

interface Scene {
  momentum: Side | null;
  readings: Result['readings'];
}
/** One side as the combat result has it, without its wounds; `few`, with fewer than 5 models left. */
function sideOf(card: Card, facing: Card, few: boolean, wonLastRound: boolean): Result['own'] {
  const flank = Number(card.attacksOn === 'flank');
  const rear = Number(card.attacksOn === 'rear');
  const loose = Number(card.skirmishers);
  return {
    ...{
      wounds: 0,
      excess: 0,
      impactWounds: 0,
      impactScored: 0,
      others: [],
      cameDown: false,
      warWagon: false,
    },
    ...{ ranks: undefined, wonLastRound },
    ...{ models: card.models, width: card.width, order: card.order, charge: card.charge },
    ...{ formation: card.formation, levy: card.levy, subterfuge: card.subterfuge },
    ranksByList: card.ranksByList,
    ...{ skirmishers: card.skirmishers, bonusesLost: lostBy(card, facing, few) },
    ...{ standard: card.standard, battleStandard: card.battleStandard, higher: card.higher },
    ...{ flankUnits: few ? 0 : flank, rearUnits: few ? 0 : rear },
    ...{ smallFlankUnits: few ? flank : 0, smallRearUnits: few ? rear : 0 },
    ...{ skirmishersOnFlank: flank * loose, skirmishersOnRear: rear * loose },
  };
}

/** The round as a combat result, one side of it with fewer than 5 models left or none. */
export const resultOf = (
  cards: Readonly<Record<Side, Card>>,
  { momentum, readings }: Scene,
  few?: Side,
): Result => ({
  own: sideOf(cards.own, cards.enemy, few === 'own', momentum === 'own'),
  enemy: sideOf(cards.enemy, cards.own, few === 'enemy', momentum === 'enemy'),
  ...{ elephant: false, readings },
});

/** What a side strikes at, and in which round. */
interface Struck {
  who: Side;
  lastRound: string;
  save: number | undefined;
  readings: Blows['readings'];
}
/** What the formation of the enemy has lost. */
const lostAt = (facing: Card, card: Card) =>
  lostBy(facing, card, facing.models < FORMED) === 'nothing' ? 'nothing' : 'ranks-or-order';

/** Whether he attacks the front of a phalanx that has its advantages, where a ferocious charge does nothing (wab-13.97). */
export const meetsPhalanx = (card: Card, facing: Card) =>
  isHedgehog(facing) ||
  (isPhalanx(facing) &&
    card.attacksOn === 'front' &&
    lostBy(facing, card, facing.models < FORMED) === 'nothing');

/** Its blows, as they are asked for by themselves; at an obstacle the winner of the last round no longer suffers. */
export const blowsOf = (
  card: Card,
  facing: Card,
  fighters: number,
  { lastRound, who, save, readings }: Struck,
): Blows => ({
  ...{ models: fighters, attacks: card.attacks, lostBefore: 0, mount: false },
  ...{ champion: card.champion && fighters > 0, skill: card.skill, enemySkill: facing.skill },
  ...{ strength: card.strength, weaponBonus: card.weaponBonus, notHuman: false },
  // On open ground alone (wab-5.27).
  chargeBonus: card.charge === 'none' || card.inDifficult ? 0 : card.chargeBonus,
  ...{ closeWeapon: card.closeWeapon, charge: card.charge, combatTurn: turnOf(lastRound) },
  ...{ mounted: isMounted(card), skirmishers: card.skirmishers },
  throughDifficult: card.throughDifficult || card.inDifficult,
  ...{ toughness: facing.toughness, save, enemyBarded: facing.barding !== 'none', readings },
  ...{ targetFormation: facing.formation, targetSide: card.attacksOn },
  targetLost: lostAt(facing, card),
  attackerTroops: card.attackerTroops ?? (card.order === 'cavalry' ? 'cavalry' : 'foot'),
  againstCavalry: facing.order === 'cavalry',
  ...{ frenzied: card.frenzied, hatesEnemy: card.hatesEnemy, fearFailed: card.fearFailed },
  veteran: card.veteran,
  atObstacle: facing.defendsObstacle,
  wonRound: facing.defendsObstacle && lastRound === `${who}-won`,
});

/** Who outnumbers his enemy two to one gives ground, fought on his front alone (wab-6.54, wab-6.56, wab-6.59). */
export const givesGround =
  (card: Card, facing: Card, allowed: boolean) =>
  (left: number, enemies: number): boolean =>
    allowed &&
    facing.attacksOn === 'front' &&
    left >= 2 * enemies &&
    (!card.skirmishers || facing.skirmishers || enemies < FORMED);
