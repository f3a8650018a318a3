import { scenario } from './scenario.ts';
import { sections } from './sections.ts';
import { victory } from './victory.ts';
import { whoseTurn } from './whose-turn.ts';

/** What is asked about scenarios, sections, turns and victory. */
export const queries = [sections, scenario, victory, whoseTurn];
