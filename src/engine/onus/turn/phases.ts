/** The seven phases of a turn, in their order (onus-7.1). */
export const PHASES = [
  'activation',
  'movement',
  'shooting',
  'skirmishers',
  'combat',
  'flight',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** What is done in a turn, with the phase in which it is done. */
export const ACTIONS = {
  'check-casualties': 'activation',
  'play-order': 'activation',
  move: 'movement',
  turn: 'movement',
  'change-formation': 'movement',
  charge: 'movement',
  shoot: 'shooting',
  'skirmisher-move': 'skirmishers',
  fight: 'combat',
  'flight-check': 'flight',
  'draw-cards': 'end',
} as const satisfies Record<string, Phase>;
export type Action = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[];

export const phaseNumber = (phase: Phase) => PHASES.indexOf(phase) + 1;
/** What follows the last phase. */
export const AFTER_THE_LAST = 'turn-of-the-other';
export const nextPhase = (phase: Phase) => PHASES[phaseNumber(phase)] ?? AFTER_THE_LAST;
