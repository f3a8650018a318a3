import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Values } from '../../core/schema/values.ts';
import type { GROUND } from '../fields.ts';
import type { Ability } from '../units.ts';

/** A unit that fights, and the ground on which it does. */
interface Grounded {
  ground: Values<{ ground: typeof GROUND }>['ground'];
  abilities: readonly Ability[];
}

const { notes } = rulesOf<Grounded>();
const offRoad = ({ ground }: Grounded) => ground !== 'open';
const able =
  (ability: Ability) =>
  ({ abilities }: Grounded) =>
    abilities.includes(ability);
const onGround = (kind: Grounded['ground']) =>
  on('other-ground', ({ ground }: Grounded) => ground === kind);
/** What the ground takes in combat is said by its expansion alone. */
const NO_GROUND = { unless: ['onus-2.2'] } as const;

/** What ground does in a combat: no value changes here, whatever the abilities of the unit. */
export const COMBAT_GROUND: Table<Grounded, null> = {
  on: 'unit',
  rows: [
    notes<null>('onus-9.3/combat', [offRoad, able('woodsmen')], onGround('woods'), NO_GROUND),
    notes<null>('onus-9.4/combat', [offRoad, able('highlanders')], onGround('slopes'), NO_GROUND),
    notes<null>('onus-9.5/combat', [offRoad, able('amphibious')], onGround('river'), NO_GROUND),
    notes<null>('onus-2.2/combat', [offRoad]),
  ],
};
