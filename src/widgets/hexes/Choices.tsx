import { say } from '../desk/speech.ts';
import { endOf, startOf } from './lights.ts';
import { isOfWay, type Route } from './routes.ts';
import type { Speech } from './speech.ts';
import type { Action, Game } from './system.ts';

interface Props {
  game: Game;
  speech: Speech;
  act: (actions: readonly Action[]) => void;
  /** A finger that has just tapped is still there: nothing new is done under it. */
  waits: boolean;
}

interface OfButton extends Omit<Props, 'game' | 'speech'> {
  name: string;
  actions: readonly Action[];
  primary?: boolean;
}

const Choice = ({ name, actions, primary, act, waits }: OfButton) => (
  <button
    type="button"
    class={primary ? 'primary' : undefined}
    aria-disabled={waits}
    onClick={() => !waits && act(actions)}
  >
    {name}
  </button>
);

/** Actions in words. */
export const Buttons = ({ actions, ...props }: Props & { actions: readonly Action[] }) => {
  const { game, speech } = props;
  if (actions.length === 0) return null;
  const ends = actions.length === 1 && actions[0]?.do === 'end';
  const idle = ends && speech.system.game.legal(game).length === 1;
  return (
    <p class="acts">
      {actions.map((action) => (
        <Choice
          {...props}
          name={speech.game.action(action, game)}
          actions={[action]}
          primary={idle}
        />
      ))}
    </p>
  );
};

/** What is chosen without the board: it begins in no hex and leads to none, and lies on no card. */
export const isBare = (action: Action) => !startOf(action) && !endOf(action) && !action.card;

/** The ends of the ways that are open, each in one tap; how it is come to only where that makes a difference. */
export const Ends = ({ routes, ...props }: Props & { routes: readonly Route[] }) => {
  const { words, game } = props.speech;
  if (routes.length === 0) return null;
  const endsAt = ({ path }: Route) => path.at(-1);
  const nameOf = (route: Route) => {
    const [hex, last] = [endsAt(route), route.actions.at(-1)];
    if (!hex || last?.do === 'leave') return last ? game.action(last, props.game) : '';
    const rivals = routes.filter((one) => endsAt(one) === hex).length > 1;
    const way = route.path.slice(0, -1).join(', ');
    return rivals && way
      ? say(props.speech, words.goBy, { hex, way })
      : say(props.speech, words.goTo, { hex });
  };
  return (
    <p class="acts">
      {routes.map((route) => (
        <Choice
          {...props}
          name={nameOf(route)}
          actions={route.actions}
          primary={routes.length === 1}
        />
      ))}
    </p>
  );
};

/** What a step offers beside the board and the cards. */
export const Bare = ({ routes, ...props }: Props & { routes: readonly Route[] }) => {
  const { legal, odds } = props.speech.system.game;
  // What rolls dice stands with its odds.
  const actions = legal(props.game).filter((one) => isBare(one) && !odds(props.game, one));
  return (
    <Buttons
      {...props}
      actions={routes.length > 0 ? actions.filter((one) => !isOfWay(one)) : actions}
    />
  );
};
