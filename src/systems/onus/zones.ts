import { put } from '../../engine/core/query.ts';
import { battlefield } from '../../engine/onus/army/battlefield.ts';
import type { TableState } from '../../engine/onus/table/state.ts';
import { CM, inCm } from '../../engine/plane/table/measure.ts';
import type { Player } from '../../engine/plane/table/state.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';

type Sizes = Pick<TableState, 'width' | 'depth'>;

/** From where to where on the table each player deploys. */
export function zonesOf({ width, depth }: Sizes): Record<Player, readonly [number, number]> {
  const reply = put(battlefield, { tableWidth: inCm(width), tableDepth: inCm(depth) });
  const found: Readonly<Record<string, unknown>> = {
    ...('ruling' in reply && reply.ruling.answer),
  };
  const near = Number(found.behindCm ?? 0) * CM;
  const far = near + Number(found.zoneCm ?? 0) * CM;
  return { top: [near, far], bottom: [depth - far, depth - near] };
}

/** The same as areas of the table. */
export const deployment = (table: Sizes): NonNullable<Overlay['areas']> =>
  Object.values(zonesOf(table)).map(([from, to]) => ({
    d: `M0 ${from}H${table.width}V${to}H0Z`,
    kind: 'range' as const,
  }));
