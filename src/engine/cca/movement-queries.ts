import { blockMix } from './blocks.ts';
import { components } from './components.ts';
import { mayMove } from './may-move.ts';
import { scenario } from './scenario.ts';
import { sections } from './sections.ts';
import { turn } from './turn.ts';
import { unitFacts } from './unit-facts.ts';
import { victory } from './victory.ts';

/** What is asked about moving and the turn, and about units, scenarios and victory. */
export const queries = [
  mayMove,
  turn,
  unitFacts,
  sections,
  scenario,
  victory,
  blockMix,
  components,
];
