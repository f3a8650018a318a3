import { engagementsOf } from '../../engine/onus/table/engaged.ts';
import { positionFaults } from '../../engine/onus/table/fields.ts';
import { NOTATION } from '../../engine/onus/table/notation.ts';
import { queries } from '../../engine/onus/table/queries.ts';
import { type TableState, type TableUnit, TENTHS_PER_UD } from '../../engine/onus/table/state.ts';
import { nearest } from '../../engine/plane/distance.ts';
import { middleOf, placed } from '../../engine/plane/rectangle.ts';
import { CM, DEGREE } from '../../engine/plane/table/measure.ts';
import type { OnusPlaneWord } from '../../i18n/onus/plane.ts';
import { say } from '../../widgets/desk/speech.ts';
import { mountTable } from '../../widgets/plane/mount.tsx';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import type { PlaneSystem, Posed } from '../../widgets/plane/system.ts';
import { drawnCards, litContacts, reachOf, rulerTo, type Speech } from './drawn.ts';
import { MoreOfUnit, UnitFields } from './UnitFields.tsx';

/** What is told of a unit besides its place: its states, its formation, whom it fights. */
function told(state: TableState, unit: TableUnit, speech: Speech): string[] {
  const { words, texts } = speech;
  const others = engagementsOf(state, unit).map(({ other }) => other.name);
  return [
    unit.broken && !unit.fleeing && words.broken,
    unit.fleeing && words.fleeing,
    unit.forcedMarch && words.forcedMarch,
    unit.active && words.active,
    unit.formation !== 'none' && texts.value(unit.formation, 'formation'),
    others.length > 0 && say(speech, words.engagedWith, { others: others.join(', ') }),
  ].filter((one) => typeof one === 'string');
}

/** Where an answer says that a card would end. */
function ghostsOf(unit: TableUnit | undefined, answer: Posed<TableUnit, 'marker'>['answer']) {
  if (!unit) return [];
  const options = Array.isArray(answer.chargeOptions) ? answer.chargeOptions : [answer];
  return options.slice(0, 1).flatMap(
    ({ endX, endY, endHeading }): NonNullable<Overlay['ghosts']> =>
      [endX, endY, endHeading].every((one) => typeof one === 'number')
        ? [
            {
              rectangle: placed(unit, { x: endX * CM, y: endY * CM }, endHeading * DEGREE),
              kind: answer.allowed === false ? 'refused' : 'allowed',
            },
          ]
        : [],
  );
}

function overlay({ table, query, unit, target, answer }: Posed<TableUnit, 'marker'>): Overlay {
  const shoots = query.id === 'onus/table-shot';
  const to = unit && target && nearest(middleOf(unit, 'front'), target);
  return {
    areas: unit && shoots ? reachOf(unit) : [],
    ghosts: ghostsOf(unit, answer),
    lit: litContacts(table),
    rulers: shoots && unit && to ? [rulerTo(unit, to.point, answer.allowed === false)] : [],
  };
}

/** What the measured table takes from this system. */
const PLANE: PlaneSystem<TableUnit, 'marker', OnusPlaneWord> = {
  key: 'onus',
  notation: NOTATION,
  faults: positionFaults,
  unit: TENTHS_PER_UD,
  sizes: { marker: 'markerSize' },
  renamed: (unit, was, now) => ({
    ...unit,
    enveloping: unit.enveloping.map((at) => (at.target === was ? { ...at, target: now } : at)),
  }),
  alone: (unit) => ({ ...unit, enveloping: [] }),
  cards: drawnCards,
  lit: litContacts,
  reach: reachOf,
  kind: ({ kind }, { texts }) => texts.value(kind, 'kind'),
  told,
  Fields: UnitFields,
  More: MoreOfUnit,
  questions: { all: queries, moves: 'onus/table-move', overlay },
};

export const mount = mountTable(PLANE);
