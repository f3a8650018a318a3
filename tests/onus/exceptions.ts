import type { Exceptions } from '../ties/exceptions.ts';

export default {
  // These say what cannot be at once, and where Section markers lie against the rules: the problem has the sentence.
  ofProblems: ['onus-3.6', 'onus-3.9', 'onus-7.43', 'onus-7.64', 'onus-7.91', 'onus-7.92'],
  uncomputed: {
    // What a card stands for, an angle that needs no table, a number of dice or units that has no other.
    'onus-3.1': '30',
    'onus-6.19': '1',
    'onus-6.23': '1',
    'onus-7.41': '90',
    'onus-7.55': '360',
    'onus-7.57': '90',
    'onus-7.58': '360',
    'onus-7.98': '180',
    'onus-7.105': '90',
    'onus-7.126': '180',
    'onus-12.26': '90',
    // Halves and shares that the engine has as fractions, units of measure, and what is worked out by the way.
    'onus-3.7': '1',
    'onus-4.10': '1.3',
    'onus-6.9': '50',
    'onus-6.11': '50',
    'onus-6.16': '3',
    'onus-6.17': '70 1000',
    'onus-7.148': '0.5',
    // What the sentence counts: phases, cases, ways, neighbours, allies.
    'onus-3.4': '7',
    'onus-7.1': '7',
    'onus-7.25': '4',
    'onus-7.36': '3',
    'onus-7.100': '6',
    'onus-12.29': '1',
    'onus-12.37': '3',
    'onus-12.40': '5',
    'onus-12.41': '3',
    'onus-12.42': '3 5',
    // What the clause that it refers to decides.
    'onus-2.5': '1',
    'onus-4.8': '1',
    'onus-6.10': '1',
    'onus-7.85': '1',
    'onus-7.174': '1',
    'onus-7.205': '1',
    'onus-7.208': '1',
    'onus-8.14': '1',
    'onus-10.7': '1',
    'onus-11.5': '1',
  },
  // The rows of one table have one sentence together.
  wordless: /printed-list/,
} satisfies Exceptions;
