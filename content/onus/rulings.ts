import { defineRulings } from '../../src/content/registry.ts';
import army from './rulings/army.ts';
import combat from './rulings/combat.ts';
import damage from './rulings/damage.ts';
import engaged from './rulings/engaged.ts';
import events from './rulings/event.ts';
import flight from './rulings/flight.ts';
import missing from './rulings/missing.ts';
import movement from './rulings/movement.ts';
import shooting from './rulings/shooting.ts';
import modifiers from './rulings/values.ts';

export default defineRulings({
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
