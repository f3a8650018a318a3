import type { PlaneQuestion } from '../../content/registry.ts';
import { type Answered, tableAt } from './asked.ts';
import { contacts, deployment, distance, line, shot } from './measures.ts';
import { charge, flight, move, withdraw } from './moves.ts';

/** Puts the question of a picture to the engine. */
export function answered(position: string, ask: PlaneQuestion): Answered {
  const state = tableAt(position);
  switch (ask.what) {
    case 'move':
      return move(state, position, ask);
    case 'charge':
      return charge(state, position, ask);
    case 'shot':
      return shot(state, position, ask);
    case 'contacts':
      return contacts(state, position, ask);
    case 'withdraw':
      return withdraw(state, position, ask);
    case 'flight':
      return flight(state, position, ask);
    case 'distance':
      return distance(state, position, ask);
    case 'line':
      return line(state, position, ask);
    case 'deployment':
      return deployment(state);
  }
}
