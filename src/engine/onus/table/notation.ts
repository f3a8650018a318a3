import { decimals, type Word } from '../../core/words.ts';
import { SIDES } from '../../plane/rectangle.ts';
import { CM } from '../../plane/table/measure.ts';
import { Notation } from '../../plane/table/notation.ts';
import { amount, type Blame, type Limits } from '../../plane/table/reader.ts';
import type { Draft } from '../../plane/table/writing.ts';
import { ABILITIES, type Ability, FORMATIONS, type Formation, KINDS, type Kind } from '../units.ts';
import { contradictions } from './contradictions.ts';
import {
  ENDS,
  type End,
  type TableUnit,
  TENTHS_PER_UD,
  USUAL_CARD,
  USUAL_MARKER,
  USUAL_TABLE,
} from './state.ts';

type Unit = Draft<TableUnit>;

export const LIMITS = {
  movement: { least: 0, most: 20 },
  range: { least: 0, most: 40 },
  radius: { least: 0, most: 60 },
  card: { least: 2, most: 30 },
  marker: { least: 0.5, most: 10 },
  table: { least: 30, most: 600 },
  heading: { least: 0, most: 360 },
} as const satisfies Record<string, Limits>;

/** UD that a unit moves if nothing is said. */
const USUAL_MOVEMENT = 3;

/** Formations are one word in a position, since a hyphen parts the words. */
const FORMATION_WORDS: ReadonlyMap<string, Formation> = new Map(
  FORMATIONS.filter((one) => one !== 'none').map((one) => [one.replace('-', ''), one]),
);
const formationWord = (formation: Formation) => formation.replace('-', '');

const STATES = {
  active: 'active',
  broken: 'broken',
  fleeing: 'fleeing',
  forced: 'forcedMarch',
  rallied: 'rallied',
} as const;

const WORDS: readonly string[] = [
  ...KINDS.filter((kind) => kind !== 'infantry'),
  ...Object.keys(STATES),
  ...FORMATION_WORDS.keys(),
  ...ENDS.map((end) => `extended~${end}`),
  ...ABILITIES,
];

/** Reads one word of a unit into it; what is not understood is told and left out. */
function readWord(unit: Unit, { text, at }: Word, blame: Blame) {
  const [head = '', ...rest] = text.split('~');
  const number = (one = '', limits: Limits) => amount({ text: one, at }, limits, blame);
  const numbered = /^([mr])([\d.]*)$/.exec(text);
  if (numbered) {
    const which = numbered[1] === 'm' ? 'movement' : 'range';
    unit[which] = number(numbered[2], LIMITS[which]) ?? unit[which];
  } else if (head === 'general') {
    unit.general = number(rest[0], LIMITS.radius) ?? null;
  } else if (head === 'card') {
    const [width, depth] = rest.map((one) => number(one, LIMITS.card));
    if (width && depth) Object.assign(unit, { width: width * CM, depth: depth * CM });
  } else if (head === 'wraps') readEnvelopment(unit, rest, at, blame);
  else if (!readPlain(unit, text, at, blame))
    blame({ at, problem: 'no-such-word', with: { word: text, words: WORDS } });
}

function readPlain(unit: Unit, text: string, at: number, blame: Blame): boolean {
  const kind = KINDS.find((one) => one === text);
  const state = Object.entries(STATES).find(([word]) => word === text)?.[1];
  const formation = FORMATION_WORDS.get(text);
  const end = ENDS.find((one) => text === `extended~${one}`);
  const ability = ABILITIES.find((one) => one === text);
  if (kind) unit.kind = kind satisfies Kind;
  else if (state) unit[state] = true;
  else if (formation) {
    if (unit.formation !== 'none' && unit.formation !== formation)
      blame({ at, problem: 'two-formations', with: { unit: unit.name }, clause: 'onus-8.4' });
    else unit.formation = formation;
  } else if (end) unit.extended = [...new Set<End>([...unit.extended, end])];
  else if (ability) unit.abilities = [...new Set<Ability>([...unit.abilities, ability])];
  else return false;
  return true;
}

function readEnvelopment(
  unit: Unit,
  [target = '', where = '', many = '1']: string[],
  at: number,
  blame: Blame,
) {
  const side = SIDES.find((one) => one === where);
  const markers = amount({ text: many, at }, { least: 1, most: 6 }, blame);
  if (!side) blame({ at, problem: 'no-such-word', with: { word: where, words: SIDES } });
  else if (markers) unit.enveloping = [...unit.enveloping, { target, side, markers }];
}

/** The words of a unit, only what is not as usual, in one order. */
function wordsOf(unit: TableUnit): string[] {
  const { movement, range, kind, formation, general, enveloping } = unit;
  return [
    ...(movement === USUAL_MOVEMENT ? [] : [`m${decimals(movement)}`]),
    ...(range ? [`r${decimals(range)}`] : []),
    ...(unit.width === USUAL_CARD.width && unit.depth === USUAL_CARD.depth
      ? []
      : [`card~${decimals(unit.width / CM)}~${decimals(unit.depth / CM)}`]),
    ...(kind === 'infantry' ? [] : [kind]),
    ...Object.entries(STATES).flatMap(([word, state]) => (unit[state] ? [word] : [])),
    ...(formation === 'none' ? [] : [formationWord(formation)]),
    ...ENDS.filter((end) => unit.extended.includes(end)).map((end) => `extended~${end}`),
    ...ABILITIES.filter((one) => unit.abilities.includes(one)),
    ...(general === null ? [] : [`general~${decimals(general)}`]),
    ...enveloping.map(({ target, side, markers }) => `wraps~${target}~${side}~${markers}` as const),
  ];
}

/** A table as it is written in one line: lengths in cm, or in UD with a `u` behind them. */
export const NOTATION = new Notation<TableUnit, 'marker'>({
  version: 'onus1',
  length: CM,
  letters: { u: TENTHS_PER_UD },
  table: USUAL_TABLE,
  card: USUAL_CARD,
  sizes: { marker: USUAL_MARKER },
  limits: LIMITS,
  mostUnits: 60,
  fresh: (lying) => ({
    ...lying,
    ...{ kind: 'infantry', movement: USUAL_MOVEMENT, range: 0, abilities: [], formation: 'none' },
    ...{ active: false, broken: false, fleeing: false, forcedMarch: false, rallied: false },
    ...{ extended: [], enveloping: [], general: null },
  }),
  readWord,
  settled: (unit) => (unit.fleeing ? { ...unit, broken: true } : unit),
  wordsOf,
  contradictions,
});
export const { survey: surveyTable, write: writeTable } = NOTATION;
