import { distance, type Hex } from '../../engine/hexes/hex.ts';

/** What of a game says which action it waits for. */
interface Moment {
  readonly tasks: readonly unknown[];
  readonly phase: string;
}

const MOVES: readonly string[] = ['move', 'move-again'];

/** What somebody means who touches a hex where nothing is to be done: the action that the moment calls for. */
export function meant({ tasks, phase }: Moment, from: Hex | undefined, to: Hex) {
  if (tasks.length > 0) return { do: 'go', to } as const;
  if (phase === 'order') return { do: 'order', hex: to } as const;
  if (!from || from === to) return undefined;
  if (MOVES.includes(phase)) return { do: 'move', from, to } as const;
  if (phase !== 'battle') return undefined;
  return { do: distance(from, to) === 1 ? 'attack' : 'fire', from, to } as const;
}
