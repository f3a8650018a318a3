import type { Exceptions } from '../exceptions.ts';

export default {
  // Where Section markers lie against the rules, the position is faulty.
  ofProblems: ['onus-3.9', 'onus-7.91', 'onus-7.92'],
} satisfies Exceptions;
