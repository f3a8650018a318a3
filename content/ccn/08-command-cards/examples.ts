import { byDice } from './examples/by-dice.ts';
import { charges } from './examples/charges.ts';
import { fireAndMarch } from './examples/fire-and-march.ts';
import { leaders } from './examples/leaders.ts';
import { section } from './examples/section.ts';

export default [...section, ...charges, ...byDice, ...fireAndMarch, ...leaders];
