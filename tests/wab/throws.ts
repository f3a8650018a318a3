import type { Thrower } from '../../scripts/prove/odds/throwing.ts';
import { beasts } from './throws/beasts.ts';
import { characters } from './throws/characters.ts';
import { charges } from './throws/charges.ts';
import { checks } from './throws/checks.ts';
import { combat } from './throws/combat.ts';
import { flight } from './throws/flight.ts';
import { formations } from './throws/formations.ts';
import { machines } from './throws/machines.ts';
import { movement } from './throws/movement.ts';
import { psychology } from './throws/psychology.ts';
import { shooting } from './throws/shooting.ts';
import { wagons } from './throws/wagons.ts';

/** How each question with odds is thrown through for `npm run prove odds`. */
const THROWS: Readonly<Record<string, Thrower>> = {
  ...charges,
  ...checks,
  ...shooting,
  ...combat,
  ...characters,
  ...flight,
  ...formations,
  ...movement,
  ...psychology,
  ...wagons,
  ...beasts,
  ...machines,
};

export default THROWS;
