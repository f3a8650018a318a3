import type { Said } from '../../core/ruling.ts';
import type { Game, Event as Happened } from './state.ts';

interface Action {
  readonly do: string;
}
interface Event {
  readonly event: string;
}

/** What a game gives to be told in words: keys of sentences, with their values. */
export interface Told {
  /** What the player who is to decide is asked. */
  asked(game: Game): Said;
  /** An action; where the game before it is given, what it ends or forgoes has its name. */
  named(action: Action, game?: Game): Said;
  /** What happened, for a log. */
  told(event: Event): Said;
}

const NO_DICE = ['no-dice'];

/** Dice as they fell, in a hex or for a card. */
export function rolled({ why, by, at, faces }: Extract<Happened, { event: 'rolled' }>): Said {
  const dice = { by, faces: faces.length > 0 ? faces : NO_DICE };
  return at
    ? { say: `told/${why}`, with: { ...dice, hex: at } }
    : { say: 'told/card', with: { ...dice, card: why } };
}
