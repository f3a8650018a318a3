import { merge } from './messages.ts';
import army from './onus/army.es.ts';
import charge from './onus/charge.es.ts';
import combat from './onus/combat.es.ts';
import engaged from './onus/engaged.es.ts';
import event from './onus/event.es.ts';
import flight from './onus/flight.es.ts';
import movement from './onus/movement.es.ts';
import passing from './onus/passing.es.ts';
import roster from './onus/roster.es.ts';
import shared from './onus/shared.es.ts';
import shooting from './onus/shooting.es.ts';
import table from './onus/table.es.ts';
import together from './onus/together.es.ts';
import turn from './onus/turn.es.ts';
import unit from './onus/unit.es.ts';
import values from './onus/values.es.ts';

/** By subject; what several subjects say stands in the first. */
export const parts = [
  shared,
  values,
  combat,
  shooting,
  movement,
  passing,
  charge,
  together,
  engaged,
  flight,
  event,
  unit,
  army,
  roster,
  turn,
  table,
];

export default merge(...parts);
