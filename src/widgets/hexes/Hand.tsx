import { useState } from 'preact/hooks';
import { say } from '../desk/speech.ts';
import { type Speech, sideOf } from './speech.ts';
import type { Action, Game } from './system.ts';

interface Props {
  game: Game;
  speech: Speech;
  act: (action: Action) => void;
}

/** The cards of whoever is to decide, face down until he wants to see them: two players share the screen. */
export const Hand = ({ game, speech, act }: Props) => {
  const { words, texts, system } = speech;
  const [open, setOpen] = useState(false);
  const side = system.game.toDecide(game);
  if (!side) return null;
  if (!open)
    return (
      <p class="acts">
        <button type="button" onClick={() => setOpen(true)}>
          {say(speech, words.showCards, { side: sideOf(speech, side) })}
        </button>
      </p>
    );
  const plays = system.game.legal(game);
  return (
    <section class="hand">
      <h2>{words.cards}</h2>
      <ul>
        {game.hands[side].map((card) => {
          const action = plays.find((one) => one.card === card);
          return (
            <li>
              {action ? (
                <button type="button" onClick={() => act(action)}>
                  {texts.value(card)}
                </button>
              ) : (
                <span>{texts.value(card)}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p class="acts">
        <button type="button" onClick={() => setOpen(false)}>
          {words.hideCards}
        </button>
      </p>
    </section>
  );
};
