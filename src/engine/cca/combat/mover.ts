import type { Row } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Card } from '../cards-in-play.ts';
import { type Combatant, fightsIntoForest, isFoot, isMounted, PROFILES, UNITS } from '../units.ts';
import type { Fighter } from './combat.ts';

/** What close combat and fire have in common: a unit that moved, and the card that ordered it. */
export interface Mover {
  attacker: Pick<Fighter, 'unit' | 'terrain'>;
  moved: number;
  card: Card;
}

export const facts = ({ attacker: { unit, terrain }, moved }: Mover) => ({ unit, terrain, moved });

const mover = rulesOf<Mover>(facts);

export const unitIs =
  (...units: Combatant[]) =>
  ({ attacker }: Mover) =>
    units.includes(attacker.unit);

export const foot = ({ attacker }: Mover) => isFoot(attacker.unit);

export const mounted = ({ attacker }: Mover) => isMounted(attacker.unit);

export const underCard = (card: Card) => (mover: Mover) => mover.card === card;

export const inTerrain = (terrain: Fighter['terrain']) => (mover: Mover) =>
  mover.attacker.terrain === terrain;

export const movedMore = (hexes: number) =>
  on(`moved-at-most-${hexes}`, ({ moved }: Mover) => moved > hexes);

export const entersForestFighting = on('stops-to-enter-forest', ({ attacker: { unit } }: Mover) =>
  fightsIntoForest(unit),
);

export const LINE_COMMAND = mover.bars('cca-18.44', [
  underCard('line-command'),
  foot,
  movedMore(1),
]);

export const TOO_FAR: Row<Mover, boolean>[] = UNITS.map((unit) =>
  mover.bars(PROFILES[unit].clauses.move, [unitIs(unit), movedMore(PROFILES[unit].move)]),
);
