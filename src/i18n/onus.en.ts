import { merge } from './messages.ts';
import army from './onus/army.en.ts';
import charge from './onus/charge.en.ts';
import combat from './onus/combat.en.ts';
import engaged from './onus/engaged.en.ts';
import event from './onus/event.en.ts';
import flight from './onus/flight.en.ts';
import movement from './onus/movement.en.ts';
import passing from './onus/passing.en.ts';
import roster from './onus/roster.en.ts';
import shared from './onus/shared.en.ts';
import shooting from './onus/shooting.en.ts';
import table from './onus/table.en.ts';
import together from './onus/together.en.ts';
import turn from './onus/turn.en.ts';
import unit from './onus/unit.en.ts';
import values from './onus/values.en.ts';

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
