import type { Exceptions } from '../ties/exceptions.ts';

export default {
  // These say what cannot be at once, and where Section markers lie against the rules: the problem has the sentence.
  ofProblems: ['onus-3.6', 'onus-3.9', 'onus-7.43', 'onus-7.64', 'onus-7.91', 'onus-7.92'],
  // The rows of one table have one sentence together.
  wordless: /printed-list/,
} satisfies Exceptions;
