import type { Said } from '../engine/core/ruling.ts';
import type { Problem } from '../engine/hexes/game/reader.ts';
import type { Refusal } from '../engine/hexes/game/refusal.ts';
import type { Told } from '../engine/hexes/game/said.ts';
import type { Texts } from './texts.ts';

/** A whole game in words: whatever its engine gives goes in, sentences come out. */
export class GameTexts {
  private readonly texts: Texts;
  private readonly tells: Told;

  constructor(texts: Texts, tells: Told) {
    this.texts = texts;
    this.tells = tells;
  }

  /** Why an action is not legal; the clause stands in the refusal. */
  refusal({ because, with: values }: Refusal): string {
    return this.texts.step({ say: because, with: values });
  }

  /** What an action does, for a list or a button; with the game before it, what it ends or forgoes. */
  action(...[action, game]: Parameters<Told['named']>): string {
    return this.texts.game(this.tells.named(action, game));
  }

  /** The question to the player who is to decide. */
  prompt(...[game]: Parameters<Told['asked']>): string {
    return this.texts.game(this.tells.asked(game));
  }

  /** What happened, for a log. */
  event(...[event]: Parameters<Told['told']>): string {
    return this.texts.game(this.tells.told(event));
  }

  /** Whom a card orders, in sentences. */
  card(lines: readonly Said[]): string {
    return lines.map((line) => this.texts.game(line)).join(' ');
  }

  /** The name of a step of the turn. */
  phase(phase: string): string {
    return this.texts.game({ say: `phase/${phase}`, with: {} });
  }

  /** What the text of the book leaves to its maps. */
  unsaid(what: string): string {
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
