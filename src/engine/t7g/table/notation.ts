import { decimals, type Word } from '../../core/words.ts';
import { CM } from '../../plane/table/measure.ts';
import { Notation } from '../../plane/table/notation.ts';
import { amount, type Blame, type Limits } from '../../plane/table/reader.ts';
import type { Draft } from '../../plane/table/writing.ts';
import { BODIES } from './bodies.ts';
import {
  BASE_CM,
  EDGE,
  INCH,
  SCALES,
  TABLE_KINDS,
  type TableKind,
  usualBase,
  usualTable,
} from './scale.ts';
import { has, isTroop, type TableUnit, TRAITS, type Trait } from './state.ts';
import { TERRAIN, TERRAIN_KINDS } from './terrain.ts';

export const LIMITS = {
  speed: { least: 0, most: 24 },
  range: { least: 0, most: 60 },
  card: BASE_CM,
  scale: { least: 15, most: 28 },
  table: { least: 24, most: 200 },
  heading: { least: 0, most: 360 },
} as const satisfies Record<string, Limits>;

/** A Speed below 0 is one that nobody told. */
export const UNTOLD = -1;
/** Inches of a unit of which no Speed is told: the book has no profiles. */
const USUAL_SPEED: Record<TableKind, number> = {
  formation: 4,
  company: 4,
  cavalry: 8,
  artillery: 0,
  commander: 6,
};

const WORDS: readonly string[] = [...TABLE_KINDS.slice(1), ...TRAITS, 's4', 'r12', 'base~12~6'];

/** Reads one word of a unit into it; what is not understood is told and left out. */
function readWord(unit: Draft<TableUnit>, { text, at }: Word, blame: Blame) {
  const numbered = /^([sr])([\d.]+)$/.exec(text);
  const [head, ...sizes] = text.split('~');
  const kind = TABLE_KINDS.find((one) => one === text);
  const trait = TRAITS.find((one) => one === text);
  if (numbered) {
    const which = numbered[1] === 's' ? 'speed' : 'range';
    unit[which] = amount({ text: numbered[2] ?? '', at }, LIMITS[which], blame) ?? unit[which];
  } else if (head === 'base') {
    const [width, depth] = sizes.map((one) => amount({ text: one, at }, LIMITS.card, blame));
    if (width && depth) unit.base = { width: width * CM, depth: depth * CM };
  } else if (kind) unit.kind = kind;
  else if (trait) unit.traits = [...new Set<Trait>([...unit.traits, trait])];
  else blame({ at, problem: 'no-such-word', with: { word: text, words: WORDS } });
}

/** The words of a unit, only what is not as usual, in one order. */
function wordsOf({ kind, speed, range, base, traits }: TableUnit): string[] {
  return [
    ...(kind === 'formation' ? [] : [kind]),
    ...(speed === UNTOLD || speed === USUAL_SPEED[kind] ? [] : [`s${decimals(speed)}`]),
    ...(range ? [`r${decimals(range)}`] : []),
    ...(base ? [`base~${decimals(base.width / CM)}~${decimals(base.depth / CM)}`] : []),
    ...TRAITS.filter((one) => traits.includes(one)),
  ];
}

/** A table as it is written in one line: lengths in inches, or in cm with a `c` behind them. */
export const NOTATION = new Notation<TableUnit, 'scale'>({
  version: 't7g1',
  length: INCH,
  letters: { c: CM },
  table: usualTable({ scale: 15 }),
  tableOf: usualTable,
  card: usualBase('formation', { scale: 15 }),
  sizes: { scale: 15 },
  numbers: { scale: SCALES },
  limits: LIMITS,
  mostUnits: 60,
  at: (unit) => (isTroop(unit) ? 'front' : undefined),
  elements: Object.fromEntries(TERRAIN_KINDS.map((kind) => [kind, TERRAIN[kind].form])),
  fresh: (lying) => ({
    ...lying,
    ...{ kind: 'formation', speed: UNTOLD, range: 0, base: null, traits: [] },
  }),
  readWord,
  settled: (unit, sizes) => ({
    ...unit,
    ...(unit.base ?? usualBase(has(unit, 'general') ? 'general' : unit.kind, sizes)),
    speed: unit.speed === UNTOLD ? USUAL_SPEED[unit.kind] : unit.speed,
  }),
  wordsOf,
  // A Commander may stand anywhere, if only inside a unit.
  contradictions: (table) =>
    BODIES.misplaced(
      { ...table, units: table.units.filter(isTroop) },
      { edge: EDGE, overlap: 't7g-3.8' },
    ),
});
export const { survey: surveyTable, write: writeTable } = NOTATION;
