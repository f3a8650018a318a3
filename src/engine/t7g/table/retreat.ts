import { alike, amount, many, maybe, text, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { replaced } from '../../plane/table/state.ts';
import { isDisordered, mayGo, speedFor } from './allowance.ts';
import { type Back, goneBack } from './back.ts';
import { facing } from './facing.ts';
import { checkUnit, unitOf } from './fields.ts';
import { FACES, troopOnly } from './move.ts';
import { writeTable } from './notation.ts';
import { inInches } from './scale.ts';
import { centreOf, type TableUnit } from './state.ts';
import { NO_PASSAGE } from './terrain.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  moveKind: usual(choice(['disengage', 'retreat'], 'disengage')),
  face: usual(choice(FACES, 'none')),
  readings: rare(group(readings('R55', 'R58', 'R150', 'R151'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(checkUnit, troopOnly<Asked>());

/** A unit that falls back: what it was told, and how far it comes. */
interface Fallen {
  readonly unit: TableUnit;
  readonly asked: Asked;
  readonly inches: number;
  readonly back: Back;
  readonly disordered: boolean;
}

const told = ({ unit, inches, back }: Fallen) => ({
  ...{ unit: unit.name, inches, used: back.inches, others: back.stoppedBy },
});
const { adds, notes } = rulesOf<Fallen>(told);

const retreats = ({ asked }: Fallen) => asked.moveKind === 'retreat';
const disengages = ({ asked }: Fallen) => asked.moveKind === 'disengage';
const isLost = ({ back, asked }: Fallen) => back.atEdge && asked.readings.R58 === 'b';
const isCut = on('way-clear', ({ back, inches }: Fallen) => back.inches < inches);
const byOthers = ({ back }: Fallen) => back.stoppedBy.length > 0;
const byEdge = ({ back }: Fallen) => back.atEdge;

/** Wear of a move that cannot be completed, and how it stands in the end. */
const WEAR: Table<Fallen, number> = {
  on: 'extraWear',
  rows: [
    notes('t7g-5.21/table', [({ asked }) => asked.face !== 'none']),
    notes('t7g-5.22/others', [disengages, byOthers]),
    notes('t7g-5.26/others', [retreats, byOthers]),
    notes('t7g-5.22/edge', [disengages, byEdge]),
    notes('t7g-5.26/edge', [retreats, byEdge]),
    notes('t7g-5.22/lost', [isLost], { unless: ['t7g-5.22', 't7g-5.26'] }),
    adds('t7g-5.22/table', 1, [disengages], isCut),
    adds('t7g-5.26/table', 1, [retreats], isCut),
    notes('t7g-3.17/table', [({ disordered }) => disordered]),
    notes('t7g-5.25/table', [retreats]),
  ],
};

const ANSWER = {
  allowed: yes(),
  ...alike(amount(), 'allowance', 'used', 'extraWear', 'endX', 'endY', 'endHeading'),
  stoppedBy: many(text()),
  ...alike(yes(), 'atEdge', 'lostOverEdge', 'disorderedByWay'),
  positionAfter: maybe(text()),
};

export const tableRetreat = defineQuery({
  id: 't7g/table-retreat',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-30_top_X-36-29', unitName: 'A' },
  sample: {
    position: 't7g1_bottom_A-36-30_F-36-36-company_top_X-36-29.5',
    unitName: 'A',
    moveKind: 'retreat',
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const { moveKind, face, readings: by } = input;
    const going = {
      unit,
      order: moveKind,
      passage: NO_PASSAGE,
      readings: { ...by, R9: 'a' as const },
    };
    const summed = (say: string, inches = 0) => ({
      say: `table-retreat/${say}`,
      with: { unit: unit.name, inches },
    });
    if (!mayGo(going, trace)) return { answer: {}, summary: summed('no') };
    const turned = face === 'none' ? unit : facing(unit, face);
    const from = replaced(state, turned);
    const sweeps = by.R150 === 'b';
    const plain = speedFor(going);
    const { passage } = goneBack(from, turned, plain, sweeps).whole;
    const inches = speedFor({ ...going, passage }, trace);
    const found = goneBack(from, turned, inches, sweeps);
    const stays = by.R151 === 'b' && found.inches < inches;
    const back = stays ? { ...found, end: turned, inches: 0 } : found;
    const disordered = isDisordered({ unit, passage }) && back.inches > 0;
    const fallen: Fallen = { unit, asked: input, inches, back, disordered };
    const extraWear = applyRows(WEAR, fallen, 0, trace);
    const lost = isLost(fallen);
    const end = moveKind === 'retreat' ? facing(back.end, 'rear') : back.end;
    const { x, y } = centreOf(end);
    return {
      answer: {
        ...{ allowed: true, allowance: inches, used: back.inches, extraWear, lostOverEdge: lost },
        ...{ endX: inInches(x), endY: inInches(y), endHeading: end.heading / DEGREE },
        ...{ stoppedBy: back.stoppedBy, atEdge: back.atEdge },
        disorderedByWay: disordered || moveKind === 'retreat',
        positionAfter: lost
          ? writeTable({ ...state, units: state.units.filter(({ name }) => name !== unit.name) })
          : writeTable(replaced(state, end)),
      },
      summary: summed(back.inches < inches ? 'cut' : moveKind, back.inches),
    };
  },
});
