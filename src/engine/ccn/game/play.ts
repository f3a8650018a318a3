import { type Doing, playing } from '../../hexes/game/tasks.ts';
import { about } from './about.ts';
import { advance, bonus, further } from './combat/advance.ts';
import { after } from './combat/after.ts';
import { battleBack } from './combat/back.ts';
import { allowsBattle, fire, refuseBattle } from './combat/battle.ts';
import { leader } from './combat/flight.ts';
import { attack } from './combat/melee.ts';
import { react } from './combat/reactions.ts';
import { retire } from './combat/reform.ts';
import { flags, retreat } from './combat/retreat.ts';
import { roll } from './combat/roll.ts';
import { carryOut, exit } from './movement.ts';
import { giveOrder, march, refuseMarch } from './orders.ts';
import { refuseExit, refuseMove } from './refuse-move.ts';
import { refuseOrdering } from './refuse-order.ts';
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
import { refuseSend, send } from './supply.ts';
import { endPhase, keep, play, refusePlay, STEPS, supply } from './turn.ts';

const decisions: { [T in Decided]: Decision<T> } = {
  react,
  'battle-back': battleBack,
  ...{ flags, retreat, retire, leader },
  ...{ advance, further, bonus },
  ...{ supply, keep },
};
const procedures: { [T in Exclude<Task['task'], Decided>]: Procedure<T> } = { roll, after };

type By<D extends Action['do']> = Doing<GameState, Does<D>, Phase>;
const ordering: By<'order' | 'order-one' | 'order-leader' | 'leave-square' | 'rally'> = {
  in: ['order'],
  refuse: refuseOrdering,
  carryOut: giveOrder,
};
const moving: By<'move' | 'move-leader'> = { in: ['move'], refuse: refuseMove, carryOut };

/** What a player does by himself; all other actions answer a task. */
const doings: { [D in Exclude<Action['do'], Answer>]: By<D> } = {
  play: {
    in: ['play'],
    refuse: (game, { card }) => refusePlay(game, card),
    carryOut: (game, { card }) => play(game, card),
  },
  march: { in: ['order'], refuse: refuseMarch, carryOut: march },
  order: ordering,
  'order-one': ordering,
  'order-leader': ordering,
  'leave-square': ordering,
  rally: ordering,
  send: { in: ['order'], refuse: refuseSend, carryOut: send },
  move: moving,
  'move-leader': moving,
  exit: { in: ['move'], refuse: refuseExit, carryOut: exit },
  attack: { in: ['battle'], allows: allowsBattle, refuse: refuseBattle, carryOut: attack },
  fire: { in: ['battle'], refuse: refuseBattle, carryOut: fire },
  end: { in: [], refuse: () => null, carryOut: endPhase },
};
type Answer =
  | ('stand' | 'first-strike' | 'retire' | 'form-square' | 'battle-back' | 'ignore' | 'go')
  | ('stop' | 'leave' | 'advance' | 'pass' | 'keep');

export const { due, toDecide, legal, refusal, apply, carryOn, replay } = playing<Kinds, GameState>({
  decisions,
  procedures,
  steps: STEPS,
  doings,
  about,
  settle(game) {
    game.combat = null;
  },
  clauses: { order: 'ccn-5.3', victory: 'ccn-4.1' },
});
