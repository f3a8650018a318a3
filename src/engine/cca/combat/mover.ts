import { on, rulesOf } from '../../core/rules.ts';
import type { Card } from '../cards-in-play.ts';
import { type Combatant, fightsIntoForest, isFoot, isMounted } from '../units.ts';
import type { Fighter } from './combat.ts';

/** What close combat and fire have in common: a unit that moved, and the card that ordered it. */
export interface Mover {
  attacker: Pick<Fighter, 'unit' | 'terrain'>;
  moved: number;
  card: Card;
}

export const facts = ({ attacker: { unit, terrain }, moved }: Mover) => ({ unit, terrain, moved });

export const mover = rulesOf<Mover>(facts);

export const unitIs =
  (...units: Combatant[]) =>
  ({ attacker }: Mover) =>
    units.includes(attacker.unit);

export const foot = ({ attacker }: Mover) => isFoot(attacker.unit);

export const mounted = ({ attacker }: Mover) => isMounted(attacker.unit);

export const inTerrain = (terrain: Fighter['terrain']) => (mover: Mover) =>
  mover.attacker.terrain === terrain;

export const entersForestFighting = on('stops-to-enter-forest', ({ attacker: { unit } }: Mover) =>
  fightsIntoForest(unit),
);
