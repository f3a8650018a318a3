import { defineExamples } from '../../../../src/content/example.ts';

/** What this edition changed about flight and about the events of Elites. */
export const events = defineExamples({});
