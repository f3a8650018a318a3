import { type Doing, playing } from '../../hexes/game/tasks.ts';
import { about } from './about.ts';
import { attack, battles, fire, refuseBattle, refuseEnd } from './battle.ts';
import { exit } from './exit.ts';
import { evade, leader } from './flight.ts';
import { carryOut, moves } from './movement.ts';
import { giveOrder, orderings } from './orders.ts';
import { advance, after, battleBack, bonus, further, react } from './reactions.ts';
import { refuseExit, refuseMove } from './refusals/refuse-move.ts';
import { refuseOrdering } from './refusals/refuse-order.ts';
import { flags, rampage, retreat } from './retreat.ts';
import { roll } from './roll.ts';
import type {
  Action,
  Decided,
  Decision,
  Does,
  GameState,
  Kinds,
  Phase,
  Procedure,
  Task,
} from './state.ts';
import { endPhase, play, plays, refusePlay } from './turn.ts';

const decisions: { [T in Decided]: Decision<T> } = {
  react,
  'battle-back': battleBack,
  flags,
  retreat,
  evade,
  leader,
  advance,
  further,
  bonus,
};
const procedures: { [T in Exclude<Task['task'], Decided>]: Procedure<T> } = {
  roll,
  after,
  rampage,
};

type By<D extends Action['do']> = Doing<GameState, Does<D>, Phase>;
const ordering: By<'order' | 'order-leader' | 'lead' | 'rally'> = {
  in: ['order'],
  refuse: refuseOrdering,
  carryOut: giveOrder,
};
const moving: By<'move' | 'move-leader'> = {
  in: ['move', 'move-again'],
  refuse: refuseMove,
  carryOut,
};

/** What a player does by himself; all other actions answer a task. */
const doings: { [D in Exclude<Action['do'], Answer>]: By<D> } = {
  play: {
    in: ['play'],
    refuse: (game, { card }) => refusePlay(game, card),
    carryOut: (game, { card }) => play(game, card),
  },
  order: ordering,
  'order-leader': ordering,
  lead: ordering,
  rally: ordering,
  move: moving,
  'move-leader': moving,
  exit: { in: ['move', 'move-again'], refuse: refuseExit, carryOut: exit },
  attack: { in: ['battle'], refuse: refuseBattle, carryOut: attack },
  fire: { in: ['battle'], refuse: refuseBattle, carryOut: fire },
  end: { in: ['battle'], refuse: refuseEnd, carryOut: endPhase },
};
type Answer =
  | ('stand' | 'evade' | 'first-strike' | 'battle-back' | 'ignore')
  | ('go' | 'stop' | 'leave' | 'advance' | 'pass');

const steps: Record<Phase, (game: GameState) => Action[]> = {
  play: plays,
  order: orderings,
  move: moves,
  battle: battles,
  'move-again': moves,
  over: () => [],
};

export const { due, toDecide, legal, refusal, apply, carryOn, replay } = playing<Kinds, GameState>({
  decisions,
  procedures,
  steps,
  doings,
  about,
  settle(game) {
    game.combat = null;
  },
  clauses: { order: 'cca-5.3', victory: 'cca-4.1' },
});
