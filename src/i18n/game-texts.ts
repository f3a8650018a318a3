import { asked, type Happening, named, told } from '../engine/cca/game/prospects/said.ts';
import type { Action, GameState, Phase } from '../engine/cca/game/state.ts';
import type { Unsaid } from '../engine/cca/scenarios/scenarios.ts';
import type { Problem } from '../engine/hexes/game/reader.ts';
import type { Refusal } from '../engine/hexes/game/refusal.ts';
import type { Texts } from './texts.ts';

/** A whole game in words: whatever its engine gives goes in, sentences come out. */
export class GameTexts {
  private readonly texts: Texts;

  constructor(texts: Texts) {
    this.texts = texts;
  }

  /** Why an action is not legal; the clause stands in the refusal. */
  refusal({ because, with: values }: Refusal): string {
    return this.texts.step({ say: because, with: values });
  }

  /** What an action does, for a list or a button; with the game before it, what it ends or forgoes. */
  action(action: Action, game?: GameState): string {
    return this.texts.game(named(action, game));
  }

  /** The question to the player who is to decide. */
  prompt(game: GameState): string {
    return this.texts.game(asked(game));
  }

  /** What happened, for a log. */
  event(event: Happening): string {
    return this.texts.game(told(event));
  }

  /** The name of a step of the turn. */
  phase(phase: Phase): string {
    return this.texts.game({ say: `phase/${phase}`, with: {} });
  }

  /** What the text of the book leaves to its maps. */
  unsaid(what: Unsaid): string {
    return this.texts.game({ say: `unsaid/${what}`, with: {} });
  }

  /** What is wrong with a position or a drawing; the clause stands in the problem. */
  problem({ at, hex, problem, with: values }: Problem): string {
    return this.texts.problem({
      field: '',
      problem: `position/${problem}`,
      with: { at: at + 1, ...(hex && { hex }), ...values },
    });
  }
}
