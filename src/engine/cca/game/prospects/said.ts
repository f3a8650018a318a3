import type { Said, With } from '../../../core/ruling.ts';
import { rolled } from '../../../hexes/game/said.ts';
import { other } from '../../../hexes/game/state.ts';
import { about } from '../about.ts';
import { commandCard } from '../card.ts';
import { due, legal } from '../play.ts';
import type { Action, Decided, Event, GameState, TaskOf } from '../state.ts';

const said = (say: string, values: With = {}): Said => ({ say, with: values });

/** In a step of the turn there is nothing left to do but to end it. */
const isIdle = (game: GameState) => legal(game).every(({ do: what }) => what === 'end');

const offers = (game: GameState, what: Action['do']) =>
  legal(game).some((action) => action.do === what);

function howToOrder(game: GameState): Said {
  const { turn } = game;
  const card = turn?.inForce ?? turn?.card ?? '';
  const orders = commandCard(game);
  if (!orders) return said('ask/order-none', { card });
  if (isIdle(game)) return said('ask/order-done', { card });
  if (turn?.choice) return said('ask/order-choice', { card });
  if (offers(game, 'rally')) return said('ask/order-rally', { card });
  if (turn?.lead) return said('ask/order-around', { card, hex: turn.lead });
  return said(orders.adjacentHexes ? 'ask/order-lead' : 'ask/order', { card });
}

function howToBattle(game: GameState): Said {
  if (isIdle(game)) return said('ask/battle-done');
  if (offers(game, 'end')) return said('ask/battle');
  return said('ask/battle-must');
}

const STEPS: Record<GameState['phase'], (game: GameState) => Said> = {
  play: () => said('ask/play'),
  order: howToOrder,
  move: (game) => said(isIdle(game) ? 'ask/move-done' : 'ask/move'),
  battle: howToBattle,
  'move-again': (game) => said(isIdle(game) ? 'ask/move-done' : 'ask/move-again'),
  over: ({ winner }) => said('ask/over', { side: String(winner) }),
};

function decision(game: GameState, task: TaskOf<Decided>): Said {
  const values = about(game, task);
  if (task.task === 'battle-back' && task.kind === 'reply') return said('ask/reply', values);
  if (task.task === 'flags') {
    const most = Math.max(...legal(game).map((one) => (one.do === 'ignore' ? one.flags : 0)));
    return said('ask/flags', { ...values, most });
  }
  if (task.task !== 'react') return said(`ask/${task.task}`, values);
  const strikes = offers(game, 'first-strike');
  const way = !strikes ? '' : offers(game, 'evade') ? '-or-strike' : '-strike';
  return said(`ask/react${way}`, values);
}

/** What the player who is to decide is asked. */
export function asked(game: GameState): Said {
  const next = due(game);
  return next ? decision(game, next.task) : STEPS[game.phase](game);
}

/** Actions that mean something else in each step of the turn, or each decision. */
const BY_MOMENT: Partial<Record<Action['do'], readonly string[]>> = {
  end: ['order', 'move', 'battle', 'move-again'],
  pass: ['battle-back', 'advance', 'bonus'],
  stop: ['retreat', 'further'],
};

/** An action in words; where the game before it is given, what it ends or forgoes has its name. */
export function named(action: Action, game?: GameState): Said {
  const { do: what, ...values } = action;
  if (action.do === 'ignore' && action.flags === 0) return said('do/ignore-none');
  if (action.do === 'move' && action.through)
    return said('do/move-by', { ...values, camps: action.through.split('-') });
  const moment = game && (due(game)?.task.task ?? game.phase);
  const told = moment && BY_MOMENT[what]?.includes(moment);
  return said(told ? `do/${what}-${moment}` : `do/${what}`, values);
}

/** What happens on the board; the steps behind a roll are told as those of their query. */
export type Happening = Exclude<Event, { event: 'ruled' }>;

/** What happened, in words for a log. */
export function told(event: Happening): Said {
  switch (event.event) {
    case 'rolled':
      return rolled(event);
    case 'lost':
      return said('told/lost', { hex: event.hex, blocks: event.blocks, unit: event.unit });
    case 'eliminated': {
      const { hex, unit, side } = event;
      const who = unit === 'LD' ? 'told/leader-lost' : 'told/eliminated';
      return said(who, { hex, unit, side, winner: other(side) });
    }
    case 'moved': {
      const { from, to, unit } = event;
      if (to === null) return said('told/left', { from });
      return said('told/moved', { unit: unit === 'LD' ? 'leader' : unit, from, to });
    }
    case 'drew':
      return said('told/drew', { side: event.side });
    case 'exited': {
      const { over, unit, side, leader } = event;
      return said(leader ? 'told/exited-led' : 'told/exited', { unit, over, side });
    }
    case 'captured':
      return said('told/captured', { side: event.side, hex: event.hex });
    case 'won':
      return said(event.clause === 'cca-19.27' ? 'told/won-by-loss' : 'told/won', {
        side: event.side,
      });
  }
}
