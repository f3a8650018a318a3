import { beastFear } from './beast-fear.ts';
import { elephantEffect } from './elephant-effect.ts';
import { elephantHits } from './elephant-hits.ts';
import { elephantMove } from './elephant-move.ts';
import { stampede } from './stampede.ts';
import { stampedeMove } from './stampede-move.ts';

export const queries = [
  beastFear,
  elephantMove,
  elephantEffect,
  elephantHits,
  stampede,
  stampedeMove,
];
