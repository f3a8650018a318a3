import type { ClauseId } from '../core/clause-ids.ts';
import type { Trace } from '../core/ruling.ts';
import type { Hex } from './hex.ts';
import type { Crossing } from './sight.ts';

/** What a hex does to a line of sight that meets it, and the clause that says so. */
export interface Finding<Why extends string> {
  clause: ClauseId;
  why: Why;
  obstructs: boolean;
}

/** One thing that bears on the line. */
export interface Reason<Why extends string> extends Finding<Why> {
  /** The hexes that it speaks of; what is off the board has no name. */
  hexes: readonly Hex[];
  /** Whether this blocks the line. An obstruction on one side of a hexside does not do so by itself. */
  blocks: boolean;
}

export type Hexside = 'no-side' | 'one-side' | 'both-sides' | 'either-side';
type Inside<Why extends string> = (hex: Hex | null) => Finding<Why>;

export const harmless = <Why extends string>(
  clause: ClauseId,
  why: Why,
  hexes: readonly Hex[],
): Reason<Why> => ({ clause, why, hexes, obstructs: false, blocks: false });

const named = (...hexes: (Hex | null)[]) => hexes.filter((hex) => hex !== null);

/** The clause on lines that run along hexsides, and whether obstructions on both sides need not face each other. */
interface Along {
  clause: ClauseId;
  eitherSide: boolean;
}

/** All that the line meets, in order. */
export function obstacles<Why extends string>(
  crossings: readonly Crossing[],
  inside: Inside<Why>,
  { clause, eitherSide }: Along,
): Reason<Why | Hexside>[] {
  const met = crossings.flatMap((crossing) => judge(crossing, inside, clause));
  return eitherSide ? [...met, ...acrossFromNobody(crossings, inside, clause)] : met;
}

function judge<Why extends string>(
  [hex, beside]: Crossing,
  inside: Inside<Why>,
  along: ClauseId,
): Reason<Why | Hexside>[] {
  const here = inside(hex);
  if (beside === undefined) return [{ ...here, hexes: named(hex), blocks: here.obstructs }];
  const there = inside(beside);
  const both = here.obstructs && there.obstructs;
  const oneSide = here.obstructs || there.obstructs ? 'one-side' : 'no-side';
  const why = both ? 'both-sides' : oneSide;
  return [
    { ...here, hexes: named(hex), blocks: false },
    { ...there, hexes: named(beside), blocks: false },
    { clause: along, why, hexes: named(hex, beside), obstructs: both, blocks: both },
  ];
}

/** Obstructions on both sides of the line, none of which faces another across the same hexside. */
function acrossFromNobody<Why extends string>(
  crossings: readonly Crossing[],
  inside: Inside<Why>,
  along: ClauseId,
): Reason<'either-side'>[] {
  const pairs = crossings.flatMap(([hex, beside]) =>
    beside === undefined ? [] : [[hex, beside] as const],
  );
  const facing = pairs.some(([hex, beside]) => inside(hex).obstructs && inside(beside).obstructs);
  const left = pairs.map(([hex]) => hex).filter((hex) => inside(hex).obstructs);
  const right = pairs.map(([, beside]) => beside).filter((hex) => inside(hex).obstructs);
  if (facing || left.length === 0 || right.length === 0) return [];
  const hexes = named(...left, ...right);
  return [{ clause: along, why: 'either-side', hexes, obstructs: true, blocks: true }];
}

/** One step for each reason, and one for neighbouring hexes of which the same is to be said. */
export function recordSight<Why extends string>(
  reasons: readonly Reason<Why>[],
  trace: Trace,
  sayOf: (reason: Reason<Why>) => string,
) {
  let visible = true;
  for (const [i, reason] of reasons.entries()) {
    const { clause, blocks } = reason;
    const same = (other: Reason<Why> | undefined) =>
      other !== undefined && sayOf(other) === sayOf(reason) && !other.blocks && !blocks;
    if (same(reasons[i - 1])) continue;
    let end = i + 1;
    while (same(reasons[end])) end += 1;
    const hexes = reasons.slice(i, end).flatMap((one) => one.hexes);
    const effect = blocks && visible ? { on: 'visible', from: true, to: false } : null;
    if (blocks) visible = false;
    trace.step(clause, { hexes, count: hexes.length }, effect, sayOf(reason));
  }
}
