import { defineExamples } from '../../../../src/content/examples.ts';

/** What this edition changed about flight and about the events of Elites. */
export const events = defineExamples({});
