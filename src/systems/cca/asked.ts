import type { Order } from '../../engine/cca/game/prospects/explore.ts';
import type { Unit } from '../../engine/cca/units.ts';

export const QUESTIONS = ['move', 'battle', 'advance', 'retreat', 'evade', 'sight'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What is asked of a piece, and all that the answer depends on. */
export interface Asked extends Order {
  question: Question;
  flags: number;
  ignores: number;
  attacker: Unit;
}

export const START: Asked = {
  question: 'move',
  card: null,
  moved: 0,
  leader: false,
  flags: 1,
  ignores: 0,
  attacker: 'MI',
};
