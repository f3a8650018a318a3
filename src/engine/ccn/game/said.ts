import type { Said, With } from '../../core/ruling.ts';
import { rolled } from '../../hexes/game/said.ts';
import { LEADER, other } from '../../hexes/game/state.ts';
import { about } from './about.ts';
import { due, legal } from './play.ts';
import type { Action, Decided, Event, GameState, TaskOf } from './state.ts';

const said = (say: string, values: With = {}): Said => ({ say, with: values });

/** In a step of the turn there is nothing left to do but to end it. */
const isIdle = (game: GameState) => legal(game).every(({ do: what }) => what === 'end');

const offers = (game: GameState, what: Action['do']) =>
  legal(game).some((action) => action.do === what);

/** What is chosen while orders are given, by what the card offers. */
const OFFERS = [
  ['march', 'ask/order-march'],
  ['send', 'ask/order-supply'],
  ['rally', 'ask/order-rally'],
] as const;

function howToOrder(game: GameState): Said {
  const { turn } = game;
  const card = turn?.inForce ?? turn?.card ?? '';
  if (isIdle(game)) return said('ask/order-done', { card });
  if (turn?.choice) return said('ask/order-choice', { card });
  const [, say] = OFFERS.find(([what]) => offers(game, what)) ?? [undefined, 'ask/order'];
  return said(say, { card });
}

const STEPS: Record<GameState['phase'], (game: GameState) => Said> = {
  play: () => said('ask/play'),
  order: howToOrder,
  move: (game) => said(isIdle(game) ? 'ask/move-done' : 'ask/move'),
  battle: (game) => said(isIdle(game) ? 'ask/battle-done' : 'ask/battle'),
  over: ({ winner }) => said('ask/over', { side: String(winner) }),
};

/** What an attacked unit may do beside standing, in the order in which the sentence names it. */
const REACTIONS = ['retire', 'form-square', 'first-strike'] as const;

function decision(game: GameState, task: TaskOf<Decided>): Said {
  const values = about(game, task);
  if (task.task === 'flags') return said('ask/flags', { ...values, most: task.most });
  if (task.task !== 'react') return said(`ask/${task.task}`, values);
  const open = REACTIONS.filter((what) => offers(game, what));
  return said(['ask/react', ...open].join('-'), values);
}

/** What the player who is to decide is asked. */
export function asked(game: GameState): Said {
  const next = due(game);
  return next ? decision(game, next.task) : STEPS[game.phase](game);
}

/** Actions that mean something else in each step of the turn, or each decision. */
const BY_MOMENT: Partial<Record<Action['do'], readonly string[]>> = {
  end: ['order', 'move', 'battle'],
  pass: ['battle-back', 'advance', 'bonus'],
  stop: ['further'],
};

/** An action in words; where the game before it is given, what it ends or forgoes has its name. */
export function named(action: Action, game?: GameState): Said {
  const { do: what, ...values } = action;
  if (action.do === 'ignore' && action.flags === 0) return said('do/ignore-none');
  if (action.do === 'attack' && action.with)
    return said('do/attack-with', { ...action, with: '', guns: action.with.split('-') });
  const moment = game && (due(game)?.task.task ?? game.phase);
  const told = moment && BY_MOMENT[what]?.includes(moment);
  return said(told ? `do/${what}-${moment}` : `do/${what}`, values);
}

/** What happens on the board; the steps behind a roll are told as those of their query. */
export type Happening = Exclude<Event, { event: 'ruled' }>;

/** What happened, in words for a log. */
export function told(event: Happening): Said {
  const { event: what, ...values } = event;
  switch (event.event) {
    case 'rolled':
      return rolled(event);
    case 'eliminated': {
      const { hex, unit, side } = event;
      const who = unit === LEADER ? 'told/leader-lost' : 'told/eliminated';
      return said(who, { hex, unit, side, winner: other(side) });
    }
    case 'moved': {
      const { from, to, unit } = event;
      if (to === null) return said('told/left', { from });
      return said(unit === LEADER ? 'told/leader-moved' : 'told/moved', { unit, from, to });
    }
    case 'exited': {
      const { over, unit, side, leader } = event;
      return said(leader ? 'told/exited-led' : 'told/exited', { unit, over, side });
    }
    default:
      return said(`told/${what}`, values as With);
  }
}
