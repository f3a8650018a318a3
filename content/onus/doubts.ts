import { defineDoubts } from '../../src/library/registry.ts';
import army from './doubts/army.ts';
import combat from './doubts/combat.ts';
import damage from './doubts/damage.ts';
import engaged from './doubts/engaged.ts';
import events from './doubts/event.ts';
import flight from './doubts/flight.ts';
import missing from './doubts/missing.ts';
import movement from './doubts/movement.ts';
import shooting from './doubts/shooting.ts';
import modifiers from './doubts/values.ts';

export default defineDoubts({
  ...damage,
  ...modifiers,
  ...movement,
  ...engaged,
  ...shooting,
  ...combat,
  ...flight,
  ...events,
  ...army,
  ...missing,
});
