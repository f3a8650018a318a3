import { decimals, type Word } from '../../core/words.ts';
import { CM } from '../../plane/table/measure.ts';
import { Notation } from '../../plane/table/notation.ts';
import { amount, type Blame } from '../../plane/table/reader.ts';
import type { Draft } from '../../plane/table/writing.ts';
import { sizeOf } from './block.ts';
import { BODIES } from './bodies.ts';
import { BASES, GAP, INCH, LIMITS, MM, TABLE, TABLE_KINDS, USUAL } from './scale.ts';
import { ORDERS, type TableUnit, TRAITS } from './state.ts';
import { TERRAIN, TERRAIN_KINDS } from './terrain.ts';

/** A number below 0 is one that nobody told. */
export const UNTOLD = -1;

const WORDS: readonly string[] = [
  ...TABLE_KINDS.slice(1),
  ...ORDERS,
  ...TRAITS,
  ...['n20', 'w5', 'm4', 'r24', 'g1', 'base~20~20'],
];

const NUMBERED = { n: 'models', w: 'wide', m: 'move', r: 'range', g: 'gap' } as const;
const isWhole = (name: string) => name === 'models' || name === 'wide';

/** Reads one word of a unit into it; what is not understood is told and left out. */
function readWord(unit: Draft<TableUnit>, { text, at }: Word, blame: Blame) {
  const [, letter, number = ''] = /^([nwmrg])([\d.]+)$/.exec(text) ?? [];
  const [head, ...sizes] = text.split('~');
  const kind = TABLE_KINDS.find((one) => one === text);
  const order = ORDERS.find((one) => one === text);
  const trait = TRAITS.find((one) => one === text);
  if (letter) {
    const name = NUMBERED[letter as keyof typeof NUMBERED];
    const value = amount({ text: number, at }, LIMITS[name], blame);
    unit[name] = value === undefined ? unit[name] : isWhole(name) ? Math.round(value) : value;
  } else if (head === 'base') {
    const [width, depth] = sizes.map((one) => amount({ text: one, at }, LIMITS.card, blame));
    if (width && depth) unit.base = { width: width * MM, depth: depth * MM };
  } else if (kind) unit.kind = kind;
  else if (order) unit.order = order;
  else if (trait) unit.traits = [...new Set([...unit.traits, trait])];
  else if (text === 'wedge')
    blame({ at, problem: 'wedge-without-shape', with: {}, clause: 'wab-20.16' });
  else blame({ at, problem: 'no-such-word', with: { word: text, words: WORDS } });
}

/** The words of a unit, only what is not as usual, in one order. */
function wordsOf(unit: TableUnit): string[] {
  const { kind, models, wide, move, range, order, gap, base, traits } = unit;
  const usual = USUAL[kind];
  return [
    ...(kind === 'infantry' ? [] : [kind]),
    ...(models === UNTOLD || models === usual.models ? [] : [`n${models}`]),
    ...(wide === UNTOLD || wide === Math.min(usual.wide, models) ? [] : [`w${wide}`]),
    ...(move === UNTOLD || move === usual.move ? [] : [`m${decimals(move)}`]),
    ...(range ? [`r${decimals(range)}`] : []),
    ...(order ? [order] : []),
    ...(order !== 'skirmish' || gap === GAP ? [] : [`g${decimals(gap)}`]),
    ...(base ? [`base~${decimals(base.width / MM)}~${decimals(base.depth / MM)}`] : []),
    ...TRAITS.filter((one) => traits.includes(one)),
  ];
}

/** A unit whose numbers are all told, as large as its bases together. */
function settled(unit: TableUnit): TableUnit {
  const usual = USUAL[unit.kind];
  const models = unit.models === UNTOLD ? usual.models : unit.models;
  const wide = Math.min(models, unit.wide === UNTOLD ? usual.wide : unit.wide);
  const whole = { ...unit, models, wide, move: unit.move === UNTOLD ? usual.move : unit.move };
  return { ...whole, ...sizeOf(whole) };
}

/** A table as it is written in one line: lengths in inches, or in cm with a `c` behind them. */
export const NOTATION = new Notation<TableUnit>({
  version: 'wab1',
  length: INCH,
  letters: { c: CM },
  table: TABLE,
  card: BASES.infantry,
  sizes: {},
  limits: LIMITS,
  mostUnits: 60,
  at: () => 'front',
  elements: Object.fromEntries(TERRAIN_KINDS.map((kind) => [kind, TERRAIN[kind].form])),
  fresh: (lying) => ({
    ...lying,
    ...{ kind: 'infantry', models: UNTOLD, wide: UNTOLD, move: UNTOLD, range: 0, gap: GAP },
    ...{ order: null, base: null, traits: [] },
  }),
  readWord,
  settled,
  wordsOf,
  contradictions: (table) => BODIES.misplaced(table, {}),
});
export const { survey: surveyTable, write: writeTable } = NOTATION;
