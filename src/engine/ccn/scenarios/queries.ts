import { sections } from './sections.ts';
import { setup } from './setup.ts';
import { victory } from './victory.ts';

/** What is asked about setting up a battle and winning it. */
export const queries = [setup, sections, victory];
