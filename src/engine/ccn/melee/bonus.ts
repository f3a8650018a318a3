import type { Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import type { Terrain } from '../terrain.ts';
import { type Combatant, isCavalry } from '../units.ts';

/** A unit that fights in melee, and whether this is its second melee of the turn. */
interface Again {
  attacker: { unit: Combatant; terrain: Terrain };
  bonus: boolean;
}

const { bars } = rulesOf<Again>(({ attacker: { unit, terrain } }) => ({ unit, terrain }));
const again = ({ bonus }: Again) => bonus;
const cavalry = ({ attacker: { unit } }: Again) => isCavalry(unit);
const forbids = ({ attacker: { terrain } }: Again) => terrain === 'forest' || terrain === 'town';

/** Limits of the Bonus Melee attack: only cavalry has it, and it has just entered the hex from which it makes it. */
export const MAY_AGAIN: Table<Again, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-5.231', [again, not(cavalry)]),
    bars('ccn-5.235/entered', [again, cavalry, forbids]),
  ],
};
