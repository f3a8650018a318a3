import type { Query } from '../../engine/core/query.ts';
import { engagementsOf } from '../../engine/onus/table/engaged.ts';
import { positionFaults } from '../../engine/onus/table/fields.ts';
import { NOTATION } from '../../engine/onus/table/notation.ts';
import { queries } from '../../engine/onus/table/queries.ts';
import {
  inUd,
  type TableState,
  type TableUnit,
  TENTHS_PER_UD,
} from '../../engine/onus/table/state.ts';
import { nearest } from '../../engine/plane/distance.ts';
import { middleOf, placed } from '../../engine/plane/rectangle.ts';
import { CM, DEGREE } from '../../engine/plane/table/measure.ts';
import type { OnusPlaneWord } from '../../i18n/onus/plane.ts';
import { say } from '../../widgets/desk/speech.ts';
import { stored } from '../../widgets/device.ts';
import { isDraft } from '../../widgets/paths.ts';
import { mountTable } from '../../widgets/plane/mount.tsx';
import { pictureTable } from '../../widgets/plane/Picture.tsx';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import type { PlaneSystem, Posed } from '../../widgets/plane/system.ts';
import { strideTo } from '../../widgets/plane/track.ts';
import { drawnCards, litContacts, reachOf, rulerTo, type Speech } from './drawn.ts';
import { MoreOfUnit, UnitFields } from './UnitFields.tsx';
import { deployment } from './zones.ts';

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

/** Who is engaged is a yes as soon as anybody is. */
function holds(_query: Query, { allowed, engagedPairs }: Posed<TableUnit, 'marker'>['answer']) {
  if (Array.isArray(engagedPairs)) return engagedPairs.length > 0;
  return typeof allowed === 'boolean' ? allowed : undefined;
}

/** Two lines at charging distance, missiles, cavalry on a wing, and a fight that has begun. */
const EXAMPLE =
  'onus1_bottom_A1-40-62-active_A2-49-62-active-general~4_C1-62-64-m5-cavalry-active_S1-30-63-r8-active_D1-76-57-active_top_X1-42-47_X2-51-47_Y1-66-48-m5-cavalry_Z1-76-53';

/** The unit cards of the army list on this device. */
function armyCards(): readonly unknown[] {
  const roster = stored('roster/onus');
  return isDraft(roster) && Array.isArray(roster.units) ? roster.units : [];
}

/** What the measured table takes from this system. */
export const PLANE: PlaneSystem<TableUnit, 'marker', OnusPlaneWord> = {
  key: 'onus',
  notation: NOTATION,
  faults: positionFaults,
  unit: TENTHS_PER_UD,
  measure: 'measure',
  example: EXAMPLE,
  army: {
    kept: () => armyCards().length > 0,
    muster: async () => (await import('./muster.ts')).mustered(armyCards()),
  },
  deployment,
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
  questions: {
    all: queries,
    words: {
      'onus/table-move': 'asksMove',
      'onus/table-charge': 'asksCharge',
      'onus/table-shot': 'asksShot',
      'onus/table-contacts': 'asksContacts',
      'onus/table-distance': 'asksDistance',
      'onus/table-withdraw': 'asksWithdrawal',
    },
    moves: 'onus/table-move',
    dragged: (unit, to) => ({ path: [strideTo(unit, to, inUd)] }),
    holds,
    overlay,
  },
};

export const mount = mountTable(PLANE);
export const picture = pictureTable(PLANE);
