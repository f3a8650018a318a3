import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, requiredChoice, type Values } from '../../core/schema.ts';
import { ARMIES } from '../scenarios/scenarios.ts';
import { isFoot, isMounted, PROFILES, UNITS } from '../units.ts';

/** What blocks stand for: a unit type, war machines, which the book gives no values (R5), or leaders. */
export const BLOCK_TYPES = [...UNITS, 'WM', 'LD'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** Blocks of each type in the box; Syracuse plays with the Roman ones (cca-2.14). */
const ROMAN: Record<BlockType, number> = {
  LI: 24,
  LS: 4,
  LB: 8,
  AX: 24,
  WR: 8,
  MI: 32,
  HI: 16,
  LC: 9,
  MC: 18,
  HC: 3,
  CH: 2,
  EL: 4,
  WM: 4,
  LD: 3,
};
const CARTHAGINIAN: Record<BlockType, number> = {
  LI: 16,
  LS: 12,
  LB: 4,
  AX: 20,
  WR: 12,
  MI: 12,
  HI: 16,
  LC: 24,
  MC: 9,
  HC: 12,
  CH: 4,
  EL: 6,
  WM: 0,
  LD: 3,
};

interface FullUnit {
  blocks: number;
  clause: ClauseId;
}
const WAR_MACHINE: FullUnit = { blocks: 2, clause: 'cca-2.9' };
const LEADER: FullUnit = { blocks: 1, clause: 'cca-2.13' };

/** Blocks of one whole unit, or of a leader, and the clause that says so. */
export function fullUnit(type: BlockType): FullUnit {
  if (type === 'WM') return WAR_MACHINE;
  if (type === 'LD') return LEADER;
  const { blocks, clauses } = PROFILES[type];
  return { blocks, clause: clauses.blocks };
}

const TROOPS = ['all', 'foot', 'mounted', ...BLOCK_TYPES] as const;

const MIX_FIELDS = {
  army: requiredChoice(ARMIES),
  troops: choice(TROOPS, 'all'),
};
type MixInput = Values<typeof MIX_FIELDS>;

function typesOf({ troops }: MixInput): BlockType[] {
  if (troops === 'all') return [...BLOCK_TYPES];
  if (troops === 'foot') return UNITS.filter(isFoot);
  if (troops === 'mounted') return UNITS.filter(isMounted);
  return [troops];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The blocks of each size of unit, as whole units of that many blocks. */
function wholeUnits(types: readonly BlockType[], mix: Record<BlockType, number>, trace: Trace) {
  const sizes = new Map(types.map(fullUnit).map(({ clause, blocks }) => [clause, blocks]));
  const counted = [...sizes].map(([clause, each]) => {
    const alike = types.filter((type) => fullUnit(type).clause === clause);
    const blocks = sum(alike.map((type) => mix[type]));
    const units = blocks / each;
    if (blocks > 0) trace.step(clause, { blocks, each, units }, null, `${clause}/mix`);
    return clause === LEADER.clause ? 0 : units;
  });
  return sum(counted);
}

export const blockMix = looseQuery({
  id: 'cca/block-mix',
  fields: MIX_FIELDS,
  sample: { army: 'carthage', troops: 'foot' },
  run(input, trace) {
    const { army, troops } = input;
    const mix = army === 'carthage' ? CARTHAGINIAN : ROMAN;
    const types = typesOf(input);
    const blocks = sum(types.map((type) => mix[type]));
    trace.step('cca-2.14', { army });
    trace.step(army === 'carthage' ? 'cca-2.23' : 'cca-2.22', { army, blocks });
    const fullUnits = wholeUnits(types, mix, trace);
    const leaders = types.includes('LD') ? mix.LD : 0;
    return {
      answer: {
        blocksInAll: blocks,
        fullUnits,
        leaderBlocks: leaders,
        blockColour: army === 'carthage' ? 'dark-brown' : 'grey',
      },
      summary: { say: 'block-mix', with: { army, troops, blocks, units: fullUnits, leaders } },
    };
  },
});
