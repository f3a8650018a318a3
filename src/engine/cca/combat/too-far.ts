import type { Row } from '../../core/rows.ts';
import { on } from '../../core/rules.ts';
import type { Card } from '../cards-in-play.ts';
import { PROFILES, UNITS } from '../units.ts';
import { foot, type Mover, mover, unitIs } from './mover.ts';

export const underCard = (card: Card) => (mover: Mover) => mover.card === card;

export const movedMore = (hexes: number) =>
  on(`moved-at-most-${hexes}`, ({ moved }: Mover) => moved > hexes);

export const LINE_COMMAND = mover.bars('cca-18.44', [
  underCard('line-command'),
  foot,
  movedMore(1),
]);

export const TOO_FAR: Row<Mover, boolean>[] = UNITS.map((unit) =>
  mover.bars(PROFILES[unit].clauses.move, [unitIs(unit), movedMore(PROFILES[unit].move)]),
);
