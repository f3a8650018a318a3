import type { Answered } from '../../book/plane/asked.ts';
import type { PlanePictures } from '../../book/plane/pictures.ts';
import { ofUd, type TableState, TENTHS_PER_UD } from '../../engine/onus/table/state.ts';
import type { Point } from '../../engine/plane/point.ts';
import { outline } from '../../engine/plane/rectangle.ts';
import type { PlaneQuestion } from '../../library/registry.ts';
import { tableOf } from '../../widgets/plane/PlaneBoard.tsx';
import { drawnCard, markersOf } from './drawn.ts';
import { contacts, deployment, distance, line, shot } from './picture-measures.ts';
import { charge, flight, move, withdraw } from './picture-moves.ts';
import { tableAt } from './picture-tables.ts';

/** Puts the question of a picture to the engine. */
function answered(state: TableState, position: string, ask: PlaneQuestion): Answered {
  switch (ask.what) {
    case 'move':
      return move(state, position, ask);
    case 'charge':
      return charge(state, position, ask);
    case 'shot':
      return shot(state, position, ask);
    case 'contacts':
      return contacts(state, position, ask);
    case 'withdraw':
      return withdraw(state, position, ask);
    case 'flight':
      return flight(state, position, ask);
    case 'distance':
      return distance(state, position, ask);
    case 'line':
      return line(state, position, ask);
    case 'deployment':
      return deployment(state);
    case 'asked':
      throw new RangeError(`${position}: no picture of ${JSON.stringify(ask)}`);
  }
}

/** A general's radius is seen whole. */
function radiusOf({ units }: TableState): Point[] {
  return units.flatMap((unit) => {
    if (unit.general === null) return [];
    const wide = 2 * ofUd(unit.general);
    return outline({ ...unit, width: unit.width + wide, depth: unit.depth + wide });
  });
}

/** The whole table, where it is about that. */
const cornersOf = ({ width, depth }: TableState): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: depth },
];

export const PICTURES: PlanePictures = (position, ask) => {
  const state = tableAt(position);
  return {
    ...answered(state, position, ask),
    table: tableOf(state, TENTHS_PER_UD),
    covered: state.units.flatMap((unit) => [unit, ...markersOf(state, unit)]),
    whole: [...radiusOf(state), ...(ask.what === 'deployment' ? cornersOf(state) : [])],
    cards: () => state.units.map((unit) => drawnCard(state, unit)),
  };
};
