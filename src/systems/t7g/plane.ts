import type { Query } from '../../engine/core/query.ts';
import { minus, plus } from '../../engine/plane/point.ts';
import { positionFaults } from '../../engine/t7g/table/fields.ts';
import { NOTATION } from '../../engine/t7g/table/notation.ts';
import { queries } from '../../engine/t7g/table/queries.ts';
import { INCH, inInches } from '../../engine/t7g/table/scale.ts';
import { closeElements } from '../../engine/t7g/table/spacing.ts';
import { centreOf, has, type TableUnit } from '../../engine/t7g/table/state.ts';
import type { TerrainKind } from '../../engine/t7g/table/terrain.ts';
import type { T7gPlaneWord } from '../../i18n/t7g/plane.ts';
import { say } from '../../widgets/desk/speech.ts';
import { stored } from '../../widgets/device.ts';
import { armyKey } from '../../widgets/given/sheets.ts';
import { isDraft } from '../../widgets/paths.ts';
import { mountTable } from '../../widgets/plane/mount.tsx';
import { pictureTable } from '../../widgets/plane/Picture.tsx';
import type { PlaneSystem, Posed } from '../../widgets/plane/system.ts';
import { deploymentZones, drawnCards, drawnGrounds, reachOf, ruler } from './drawn.ts';
import { overlayOf } from './overlay.ts';
import { MoreOfUnit, UnitFields } from './UnitFields.tsx';

type Question = Posed<TableUnit, 'scale'>;

const overlay = ({ query, ...asked }: Question) =>
  overlayOf({ ...asked, question: query.id }, ruler);

/** Whoever gives a chance to react gives it to somebody. */
function holds({ id }: Query, { allowed, reactions }: Question['answer']) {
  if (Array.isArray(reactions)) return reactions.length > 0;
  if (id === 't7g/table-retreat') return undefined;
  return typeof allowed === 'boolean' ? allowed : undefined;
}

/** A line of pikes with shot before it, horse on a wing, a battery, a wood and a road. */
const EXAMPLE =
  't7g1_wood-20-20-28-26_hill-46-18-54-24_road-0-30-72-31.5_bottom_T1-30-36-base~12~12_T2-38-36_M1-34-33.5-company-r12_H1-48-35-cavalry-r4_G1-24-36-artillery-r24_C1-34-42-commander-general_top_X1-31-27-base~12~12_X2-39-26_Y1-36-30.5-company-r12_Z1-50-27-cavalry_K1-35-21-commander-general';

/** The units of the army list on this device. */
const KEY = armyKey('t7g');
function armyCards(): readonly unknown[] {
  const list = stored(KEY);
  return isDraft(list) && Array.isArray(list.units) ? list.units : [];
}

/** The words for an element by the name that answers give it: `wood2`. */
function elementNamed(name: string, words: Readonly<Record<T7gPlaneWord, string>>): string {
  const [, kind = '', number = ''] = /^([a-z]+)(\d*)$/.exec(name) ?? [];
  return [words[kind as TerrainKind], number].filter(Boolean).join(' ');
}

/** Whole tenths of an inch: a finger is not finer. */
const tenth = (tenths: number) => Math.round(inInches(tenths) * 10) / 10;

/** What the measured table takes from this system. */
export const PLANE: PlaneSystem<TableUnit, 'scale', T7gPlaneWord> = {
  key: 't7g',
  notation: NOTATION,
  faults: positionFaults,
  unit: INCH,
  measure: 'measure',
  example: EXAMPLE,
  army: {
    kept: () => armyCards().length > 0,
    muster: async ({ scale }) => (await import('./muster.ts')).mustered(stored(KEY), { scale }),
  },
  deployment: deploymentZones,
  sizes: { scale: 'scale' },
  renamed: (unit) => unit,
  alone: (unit) => unit,
  grounds: drawnGrounds,
  lands: {
    nameOf: (kind, { words }) => words[kind as TerrainKind],
    remarks: (table, speech) =>
      closeElements(table).map(({ clause, ...close }) => ({
        said: say(speech, speech.words[close.inches === 0 ? 'landsCross' : 'landsNear'], {
          ...{ inches: close.inches, least: close.least },
          one: elementNamed(close.one, speech.words),
          other: elementNamed(close.other, speech.words),
        }),
        clause,
      })),
  },
  cards: drawnCards,
  lit: () => [],
  reach: reachOf,
  kind: ({ kind }, { texts }) => texts.value(kind, 'tableKind'),
  told: (_, unit, { words }) => (has(unit, 'acted') ? [words.acted] : []),
  Fields: UnitFields,
  More: MoreOfUnit,
  questions: {
    all: queries,
    words: {
      't7g/table-move': 'asksMove',
      't7g/table-charge': 'asksCharge',
      't7g/table-reactions': 'asksReactions',
      't7g/table-sight': 'asksSight',
      't7g/table-distance': 'asksDistance',
      't7g/table-retreat': 'asksRetreat',
      't7g/table-flight': 'asksFlight',
      't7g/table-height': 'asksHeight',
    },
    moves: 't7g/table-move',
    dragged: (unit, to) => {
      const { x, y } = plus(centreOf(unit), minus(to, unit));
      return { toX: tenth(x), toY: tenth(y) };
    },
    holds,
    overlay,
  },
};

export const mount = mountTable(PLANE);
export const picture = pictureTable(PLANE);
