import { scenario } from './scenario.ts';
import { sections } from './sections.ts';
import { victory } from './victory.ts';

/** What is asked about scenarios, sections and victory. */
export const queries = [sections, scenario, victory];
