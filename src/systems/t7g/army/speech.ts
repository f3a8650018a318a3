import type { T7gRosterWords } from '../../../i18n/t7g/army-words.ts';
import type { Draft } from '../../../widgets/paths.ts';
import type { Speech as RosterSpeech } from '../../../widgets/roster/system.ts';

/** All that the page of the army list says, in the reader's language. */
export type Speech = RosterSpeech<T7gRosterWords>;

/** A Commander as he is named where others point at him. */
export function nameOfCommander(card: Draft | undefined, at: number, { words, texts }: Speech) {
  const name = card?.commanderCalled;
  return typeof name === 'string' && name !== ''
    ? name
    : texts.say(words.commanderAt, { n: at + 1 });
}
