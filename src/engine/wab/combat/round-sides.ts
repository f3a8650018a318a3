import type { Trace } from '../../core/ruling.ts';
import { NO_SAVE } from '../arms/armour.ts';
import { lastMoveOf } from '../arms/effects.ts';
import { rides, saveBy, type Worn } from '../arms/save.ts';
import { isHedgehog, isPhalanx } from '../formations/formation.ts';
import { ownSave } from '../wounds/carried.ts';
import type { Blows } from './blow.ts';
import { FORMED } from './losses.ts';
import type { Result } from './result.ts';
import {
  type Card,
  hasNoFlank,
  isCarrier,
  isChariot,
  isElephant,
  isMounted,
  isTabor,
  isWagon,
} from './round-card.ts';
import type { Side } from './round-ways.ts';

/** Points of a chariot for the save of its crew, and the best that it has. */
const CHARIOT_SAVE = { barded: { of: 3, best: 2 }, others: { of: 2, best: 3 } };

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

/** Its save: the one told, or what it wears against a blow from where the enemy attacks; of an elephant or a wagon its own. */
export function saveOf(
  card: Card,
  facing: Card,
  readings: Worn['readings'],
  trace: Trace,
): number | undefined {
  if (isElephant(card))
    return ownSave({ ...card, target: 'elephant', targetSide: facing.attacksOn }, trace);
  if (card.save !== undefined || isWagon(card)) return card.save;
  if (isChariot(card)) return chariotSave(card, readings, trace);
  const worn = { ...card, mounted: isMounted(card), readings };
  const wound = { woundBy: 'close-combat', woundFrom: facing.attacksOn } as const;
  if (isTabor(card)) {
    // Its printed armour is light (wab-14.33).
    const bodyArmour = card.bodyArmour === 'none' ? 'light' : card.bodyArmour;
    return saveBy({ ...worn, bodyArmour, aboard: 'tabor', ...wound }, trace);
  }
  const bare = card.bodyArmour === 'none' && card.shield === 'none' && !rides(worn);
  return bare ? undefined : saveBy({ ...worn, ...wound }, trace);
}

const isFormed = ({ order, skirmishers }: Card) => order !== 'other' && !skirmishers;
/** A formed unit of 5 or more on a flank or rear takes ranks and close order away (wab-6.14). */
const outflanked = (facing: Card) =>
  facing.attacksOn !== 'front' && isFormed(facing) && facing.models >= FORMED;
/** A war wagon is a defended obstacle to cavalry (wab-14.30). */
const isBehind = (card: Card, facing: Card) =>
  card.defendsObstacle || (isWagon(card) && isMounted(facing));
const atObstacle = (card: Card, facing: Card) => isBehind(card, facing) || isBehind(facing, card);
/** Those of a wagon stay defended when they have lost a round (wab-14.30, wab-14.45). */
const lasts = hasNoFlank;

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
    ...{ wounds: 0, excess: 0, impactWounds: 0, impactScored: 0, others: [], cameDown: false },
    ...{ ranks: undefined, wonLastRound, warWagon: isWagon(card) },
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
  ...{ elephant: isElephant(cards.own) || isElephant(cards.enemy), readings },
});

/** What a side strikes at, and in which round. */
export interface Struck {
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

const troopsOf = ({ attackerTroops, order }: Card) =>
  attackerTroops === 'war-wagon' || attackerTroops === 'tabor'
    ? 'foot'
    : (attackerTroops ?? (order === 'cavalry' ? 'cavalry' : 'foot'));

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
  attackerTroops: troopsOf(card),
  againstCavalry: facing.order === 'cavalry',
  ...{ frenzied: card.frenzied, hatesEnemy: card.hatesEnemy, fearFailed: card.fearFailed },
  veteran: card.veteran && !isCarrier(card),
  atObstacle: isBehind(facing, card),
  wonRound: isBehind(facing, card) && !lasts(facing) && lastRound === `${who}-won`,
});

/** Who outnumbers his enemy two to one gives ground, fought on his front alone (wab-6.54, wab-6.56, wab-6.59). */
export const givesGround =
  (card: Card, facing: Card, allowed: boolean) =>
  (left: number, enemies: number): boolean =>
    allowed &&
    facing.attacksOn === 'front' &&
    left >= 2 * enemies &&
    (!card.skirmishers || facing.skirmishers || enemies < FORMED);
