import type { Setting } from '../../engine/ccn/game/state.ts';
import { type Hex, SIDES } from '../../engine/hexes/hex.ts';
import { say } from '../../widgets/desk/speech.ts';
import { type Speech, sideOf } from '../../widgets/hexes/speech.ts';
import { wordsOf } from './words.ts';

/** Objectives and exits of a battle, as they are read out with their hex. */
export function laid({ objectives, taken, exits }: Setting, hex: Hex, speech: Speech): string[] {
  const words = wordsOf(speech);
  const objective = taken.includes(hex) ? words.takenHere : words.objectiveHere;
  return [
    ...(objectives.includes(hex) ? [objective] : []),
    ...SIDES.flatMap((side) =>
      exits[side].includes(hex)
        ? [say(speech, words.exitHere, { side: sideOf(speech, side) })]
        : [],
    ),
  ];
}
