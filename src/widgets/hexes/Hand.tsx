import { useState } from 'preact/hooks';
import { say } from '../desk/speech.ts';
import { Clause } from './Clause.tsx';
import { type Speech, sideOf } from './speech.ts';
import type { Action, Game } from './system.ts';

interface Props {
  game: Game;
  speech: Speech;
  act: (action: Action) => void;
}

/** One card: its name and whom it orders; one that cannot be played says why. */
const Card = ({ card, action, game, speech, act }: Props & { card: string; action?: Action }) => {
  const { texts, system } = speech;
  const side = system.game.toDecide(game) ?? game.active;
  const said = (
    <>
      <b>{texts.value(card)}</b>
      <span>{speech.game.card(system.whom(card, game, side))}</span>
    </>
  );
  if (action)
    return (
      <button type="button" class="command-card" onClick={() => act(action)}>
        {said}
      </button>
    );
  const played = { do: 'play', card };
  const refused = game.phase === 'play' && system.game.refusal(game, played);
  return (
    <div class="command-card">
      {said}
      {refused && (
        <small>
          <Clause refused={refused} speech={speech} />
        </small>
      )}
    </div>
  );
};

/** The cards of whoever is to decide, face down until he wants to see them: two players share the screen. */
export const Hand = ({ game, speech, act }: Props) => {
  const { words, system } = speech;
  const [open, setOpen] = useState(false);
  const side = system.game.toDecide(game);
  if (!side) return null;
  const plays = system.game.legal(game).filter(({ card }) => card);
  if (!open)
    return (
      <p class="acts">
        <button
          type="button"
          class={plays.length > 0 ? 'primary' : undefined}
          onClick={() => setOpen(true)}
        >
          {say(speech, words.showCards, { side: sideOf(speech, side) })}
        </button>
      </p>
    );
  return (
    <section class="hand" aria-label={words.cards}>
      {side === 'top' && <p class="soft">{words.mirrored}</p>}
      <ul>
        {game.hands[side].map((card) => {
          const action = plays.find((one) => one.card === card);
          return (
            <li>
              <Card card={card} game={game} speech={speech} act={act} {...(action && { action })} />
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
