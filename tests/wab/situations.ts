import { situations } from '../../src/engine/testing/words.ts';
import arms from './situations/arms.ts';
import army from './situations/army.ts';
import basics from './situations/basics.ts';
import beasts from './situations/beasts.ts';
import cards from './situations/cards.ts';
import characters from './situations/characters.ts';
import charges from './situations/charges.ts';
import checks from './situations/checks.ts';
import combat from './situations/combat.ts';
import command from './situations/command.ts';
import flight from './situations/flight.ts';
import formations from './situations/formations.ts';
import machines from './situations/machines.ts';
import movement from './situations/movement.ts';
import psychology from './situations/psychology.ts';
import shooting from './situations/shooting.ts';
import table from './situations/table.ts';
import wagons from './situations/wagons.ts';

/** By query: what its sample, and what differs from it in one field, do not bring out. */
export default situations(
  [
    arms,
    army,
    basics,
    movement,
    charges,
    shooting,
    combat,
    flight,
    machines,
    formations,
    checks,
    command,
    characters,
    psychology,
    table,
    wagons,
    cards,
    beasts,
  ].join(''),
);
