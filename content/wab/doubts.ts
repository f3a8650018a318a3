import { defineDoubts } from '../../src/library/registry.ts';
import arms from './doubts/arms.ts';
import beasts from './doubts/beasts.ts';
import breaking from './doubts/break.ts';
import characters from './doubts/characters.ts';
import charges from './doubts/charges.ts';
import combat from './doubts/combat.ts';
import general from './doubts/general.ts';
import lists from './doubts/lists.ts';
import machines from './doubts/machines.ts';
import movement from './doubts/movement.ts';
import panic from './doubts/panic.ts';
import psychology from './doubts/psychology.ts';
import shooting from './doubts/shooting.ts';
import special from './doubts/special.ts';
import wagons from './doubts/wagons.ts';

export default defineDoubts({
  ...general,
  ...movement,
  ...charges,
  ...shooting,
  ...combat,
  ...breaking,
  ...panic,
  ...characters,
  ...arms,
  ...psychology,
  ...special,
  ...wagons,
  ...beasts,
  ...lists,
  ...machines,
});
