import type { Exceptions } from '../exceptions.ts';

export default {
  // More wounds than life is an input that cannot be. Where Section markers lie against the rules, the position is faulty.
  ofProblems: ['onus-3.6', 'onus-3.9', 'onus-7.91', 'onus-7.92'],
} satisfies Exceptions;
