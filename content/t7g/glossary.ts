import { defineGlossary } from '../../src/library/registry.ts';
import army from './glossary/army.ts';
import artillery from './glossary/artillery.ts';
import combat from './glossary/combat.ts';
import commanders from './glossary/commanders.ts';
import movement from './glossary/movement.ts';
import orders from './glossary/orders.ts';
import shooting from './glossary/shooting.ts';
import terrain from './glossary/terrain.ts';
import troops from './glossary/troops.ts';
import units from './glossary/units.ts';
import values from './glossary/values.ts';
import weapons from './glossary/weapons.ts';

export default defineGlossary([
  ...units,
  ...values,
  ...orders,
  ...movement,
  ...shooting,
  ...combat,
  ...terrain,
  ...troops,
  ...artillery,
  ...weapons,
  ...commanders,
  ...army,
]);
