import type { Said } from '../../core/ruling.ts';
import type { Game } from './state.ts';

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
