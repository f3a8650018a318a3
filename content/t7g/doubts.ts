import { defineDoubts } from '../../src/library/registry.ts';
import battle from './doubts/battle.ts';
import combat from './doubts/combat.ts';
import commanders from './doubts/commanders.ts';
import movement from './doubts/movement.ts';
import procedure from './doubts/procedure.ts';
import shooting from './doubts/shooting.ts';
import source from './doubts/source.ts';
import troops from './doubts/troops.ts';
import values from './doubts/values.ts';

export default defineDoubts({
  ...source,
  ...values,
  ...procedure,
  ...movement,
  ...shooting,
  ...combat,
  ...troops,
  ...commanders,
  ...battle,
});
