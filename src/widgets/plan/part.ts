import type { PlanWords } from '../../i18n/plan.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Side, Turn, Unit } from './state.ts';
import type { PlanSystem } from './system.ts';

/** All that the page says, and what it asks. */
export interface Speech {
  words: PlanWords;
  texts: Texts;
  system: PlanSystem;
}

/** What every part of the page is given. */
export interface Part {
  turn: Turn;
  speech: Speech;
  change: (turn: Turn) => void;
}
export interface SidePart extends Part {
  at: number;
}

export const say = (
  { texts }: Pick<Speech, 'texts'>,
  template: string,
  values: Record<string, string | number>,
) => texts.say(template, values);

export const nameOfSide = ({ sides }: Turn, at: number, speech: Speech) =>
  sides[at]?.sideCalled.trim() || say(speech, speech.words.side, { n: at + 1 });

/** What a unit is called; without a name, by its kind and its place. */
export function nameOfUnit(unit: Unit, at: number, { texts }: Speech): string {
  const kind = typeof unit.kind === 'string' ? unit.kind : 'formation';
  return unit.unitCalled?.trim() || `${texts.value(kind, 'kind')} ${at + 1}`;
}
export const nameOfCommander = (
  { commanders }: Side,
  at: number,
  { words }: Pick<Speech, 'words'>,
): string => commanders[at]?.commanderCalled?.trim() || `${words.unnamed} ${at + 1}`;
