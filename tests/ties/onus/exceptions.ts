import type { Exceptions } from '../exceptions.ts';

export default {
  // These say what a unit cannot be at once: the problem has the sentence.
  ofProblems: ['onus-3.6', 'onus-7.43', 'onus-7.64'],
} satisfies Exceptions;
