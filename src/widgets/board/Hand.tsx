import { useState } from 'preact/hooks';
import { legal, toDecide } from '../../engine/cca/game/play.ts';
import type { Action, GameState } from '../../engine/cca/game/state.ts';
import { say } from '../desk/speech.ts';
import { type Speech, sideOf } from './speech.ts';

interface Props {
  game: GameState;
  speech: Speech;
  act: (action: Action) => void;
}

/** The cards of whoever is to decide, face down until he wants to see them: two players share the screen. */
export const Hand = ({ game, speech, act }: Props) => {
  const { words, texts } = speech;
  const [open, setOpen] = useState(false);
  const side = toDecide(game);
  if (!side) return null;
  if (!open)
    return (
      <p class="acts">
        <button type="button" onClick={() => setOpen(true)}>
          {say(speech, words.showCards, { side: sideOf(speech, side) })}
        </button>
      </p>
    );
  const plays = legal(game).flatMap((action) => (action.do === 'play' ? [action] : []));
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
