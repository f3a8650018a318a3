import { fraction } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { harmOf, woundChance } from '../wounds/wounds.ts';
import { type Card, isChariot, isElephant, isScythed, isWagon } from './round-card.ts';
import { sumsOf } from './round-dice.ts';
import type { Struck } from './round-sides.ts';
import { aimOf, crewNeeds } from './round-strikes.ts';
import { fallenOf, type Harm, harmsOf, type Strikes, totalOf } from './round-ways.ts';

/** The hits of a heavy chariot: 1D3; of a scythed one: 1D6 and 2 more, and only a 1 spares it (wab-16.28, wab-16.29). */
const OF_HEAVY = { faces: 3, more: 0, spares: 3 };
const OF_SCYTHED = { faces: 6, more: 2, spares: 1 };
/** Of each chariot, where its crew is not told. */
const ORDINARY_CREW = 2;
/** A war wagon is 6 models, whatever it has lost (wab-14.22). */
const OF_WAGON = 6;

/** How many models so many of it count as: chariots as many as their crew, an elephant as it had wounds (wab-16.3, wab-17.4). */
export const countsAs = (card: Card, models: number): number => {
  if (isElephant(card)) return models * card.woundsEach;
  if (isWagon(card)) return models * OF_WAGON;
  return models * (isChariot(card) ? (card.crewEach ?? ORDINARY_CREW) : 1);
};

/** Whether its chariots cause impact hits as they come in (wab-16.27). */
export const crashes = ({ attackerTroops, charge }: Pick<Card, 'attackerTroops' | 'charge'>) =>
  (attackerTroops === 'heavy-chariots' || attackerTroops === 'scythed-chariots') &&
  charge !== 'none';

/** The impact hits of a side, and what they need; none where nobody crashes. */
export function crashOf(
  card: Card,
  facing: Card,
  { who, save, readings, fighters }: Struck & { fighters: number },
  trace: Trace,
) {
  if (!crashes(card)) return undefined;
  const kind = isScythed(card) ? OF_SCYTHED : OF_HEAVY;
  const chariots = isScythed(card) ? 1 : (card.charging ?? fighters);
  const strength = card.chariotStrength ?? card.strength;
  const { needsToWound, needsToSave } = harmOf(
    { strength, toughness: facing.toughness, save, strengthLost: 0, readings },
    trace,
    { wound: 'wab-5.25' },
  );
  const needed = needsToWound ?? 0;
  if (isScythed(card)) {
    trace.step('wab-16.29/round', { who, needed });
    trace.step('wab-16.29/result', { who });
  } else trace.step('wab-16.28/round', { who, chariots, needed });
  const crew = crewNeeds(facing, { strength, strengthLost: 0, readings });
  const aim = aimOf(facing, fraction(1), woundChance(needsToWound, needsToSave), crew);
  const most = (kind.faces + kind.more) * chariots;
  const strikes: Strikes = {
    total: BigInt(kind.faces) ** BigInt(chariots) * totalOf(most, aim),
    ways: (lost) => {
      const left = Math.max(0, chariots - fallenOf(card, lost));
      const lacking = BigInt(kind.faces) ** BigInt(chariots - left);
      return sumsOf(left, kind.faces, kind.more).flatMap((way, hits): Harm[] =>
        way === 0n
          ? []
          : harmsOf(hits, most, aim).map(({ ways, ...harm }) => ({
              ...harm,
              ways: ways * way * lacking,
              crashes: isScythed(card) && hits - kind.more > kind.spares,
            })),
      );
    },
  };
  return {
    strikes,
    told: {
      impactDice: chariots,
      ...{ impactNeedsToWound: needsToWound, impactNeedsToSave: needsToSave },
      ...{ impactCrewNeedsToWound: crew.needsToWound, impactCrewNeedsToSave: crew.needsToSave },
    },
  };
}
