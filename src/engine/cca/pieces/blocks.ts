import { amount, word } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMIES } from '../scenarios/scenarios.ts';
import { isFoot, isMounted, PROFILES, UNITS } from '../units.ts';

/** What blocks stand for: a unit type, war machines, which the book gives no values (R5), or leaders. */
export const BLOCK_TYPES = [...UNITS, 'WM', 'LD'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** Blocks of each type in the box, Roman and Carthaginian; Syracuse plays with the Roman ones (cca-2.14). */
const BLOCKS: Record<BlockType, readonly [roman: number, punic: number]> = {
  LI: [24, 16],
  LS: [4, 12],
  LB: [8, 4],
  AX: [24, 20],
  WR: [8, 12],
  MI: [32, 12],
  HI: [16, 16],
  LC: [9, 24],
  MC: [18, 9],
  HC: [3, 12],
  CH: [2, 4],
  EL: [4, 6],
  WM: [4, 0],
  LD: [3, 3],
};
/** How many blocks of the type an army has. */
type Mix = (type: BlockType) => number;

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
function wholeUnits(types: readonly BlockType[], mix: Mix, trace: Trace) {
  const sizes = new Map(types.map(fullUnit).map(({ clause, blocks }) => [clause, blocks]));
  const counted = [...sizes].map(([clause, each]) => {
    const alike = types.filter((type) => fullUnit(type).clause === clause);
    const blocks = sum(alike.map(mix));
    const units = blocks / each;
    if (blocks > 0) trace.step(clause, { blocks, each, units }, null, `${clause}/mix`);
    return clause === LEADER.clause ? 0 : units;
  });
  return sum(counted);
}

export const blockMix = defineQuery({
  id: 'cca/block-mix',
  fields: MIX_FIELDS,
  answer: {
    blocksInAll: amount(),
    fullUnits: amount(),
    leaderBlocks: amount(),
    blockColour: word(['grey', 'dark-brown'], 'grey'),
  },
  sample: { army: 'carthage', troops: 'foot' },
  run(input, trace) {
    const { army, troops } = input;
    const mix: Mix = (type) => BLOCKS[type][army === 'carthage' ? 1 : 0];
    const types = typesOf(input);
    const blocks = sum(types.map(mix));
    trace.step('cca-2.14', { army });
    trace.step(army === 'carthage' ? 'cca-2.23' : 'cca-2.22', { army, blocks });
    const fullUnits = wholeUnits(types, mix, trace);
    const leaders = types.includes('LD') ? mix('LD') : 0;
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
