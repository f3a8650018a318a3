import { type Fraction, fraction } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { harmOf, woundChance } from '../wounds/wounds.ts';
import type { Blows } from './blow.ts';
import { type Card, isChariot } from './round-card.ts';
import { successes } from './round-odds.ts';

/** The hits of a heavy chariot: 1D3 (wab-16.28). */
const OF_HEAVY = 3;
/** Of each chariot, where its crew is not told. */
const ORDINARY_CREW = 2;

/** How many models so many of it count as: chariots as many as their crew (wab-16.3). */
export const countsAs = (card: Card, models: number): number =>
  models * (isChariot(card) ? (card.crewEach ?? ORDINARY_CREW) : 1);

/** Impact hits in the round: the ways of their unsaved wounds with so many chariots fallen before, all of one total. */
export interface Impact {
  chariots: number;
  ways: (fallen: number) => readonly bigint[];
  total: bigint;
}

/** In how many ways so many chariots cause so many hits. */
function hitsOf(chariots: number): readonly bigint[] {
  let ways = [1n];
  for (let i = 0; i < chariots; i++) {
    const next = Array.from({ length: ways.length + OF_HEAVY }, () => 0n);
    for (const [hits, way] of ways.entries())
      for (let die = 1; die <= OF_HEAVY; die++) next[hits + die] = (next[hits + die] ?? 0n) + way;
    ways = next;
  }
  return ways;
}

function impactOf(chariots: number, each: Fraction): Impact {
  const most = OF_HEAVY * chariots;
  return {
    chariots,
    ways: (fallen) => {
      const left = Math.max(0, chariots - fallen);
      const lacking = BigInt(OF_HEAVY) ** BigInt(chariots - left);
      const all = Array.from({ length: most + 1 }, () => 0n);
      for (const [hits, way] of hitsOf(left).entries()) {
        if (way === 0n) continue;
        const rest = way * lacking * each.d ** BigInt(most - hits);
        for (const [wounds, of] of successes(hits, each).entries())
          all[wounds] = (all[wounds] ?? 0n) + of * rest;
      }
      return all;
    },
    total: BigInt(OF_HEAVY) ** BigInt(chariots) * each.d ** BigInt(most),
  };
}

/** Whether its chariots cause impact hits as they come in (wab-16.27). */
export const crashes = ({ attackerTroops, charge }: Card): boolean =>
  attackerTroops === 'heavy-chariots' && charge !== 'none';

/** The impact hits of a side, and what they need; none where nobody crashes. */
export function crashOf(
  card: Card,
  facing: Card,
  { who, fighters, save, readings }: Told,
  trace: Trace,
) {
  if (!crashes(card)) return undefined;
  const chariots = card.charging ?? fighters;
  const harm = harmOf(
    {
      ...{ strength: card.chariotStrength ?? card.strength, toughness: facing.toughness, save },
      ...{ strengthLost: 0, readings },
    },
    trace,
    { wound: 'wab-5.25' },
  );
  const { needsToWound, needsToSave } = harm;
  trace.step('wab-16.28/round', { who, chariots, needed: needsToWound ?? 0 });
  const each = chariots > 0 ? woundChance(needsToWound, needsToSave) : fraction(0);
  return {
    impact: impactOf(chariots, each),
    told: {
      impactDice: chariots,
      impactNeedsToWound: needsToWound,
      impactNeedsToSave: needsToSave,
    },
  };
}

interface Told {
  who: 'own' | 'enemy';
  fighters: number;
  save: number | undefined;
  readings: Blows['readings'];
}
