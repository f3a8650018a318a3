import type { WabArmyWords } from '../../../i18n/wab/army-words.ts';
import type { Speech as RosterSpeech } from '../../../widgets/roster/system.ts';

/** All that the page of a bought army says, in the reader's language. */
export type Speech = RosterSpeech<WabArmyWords>;
