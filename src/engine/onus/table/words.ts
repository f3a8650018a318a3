import { SIDES } from '../../plane/rectangle.ts';
import { ABILITIES, type Ability, FORMATIONS, type Formation, KINDS, type Kind } from '../units.ts';
import { type Fault, numberIn, type Word } from './reader.ts';
import { CM } from './sizes.ts';
import { ENDS, type End, type TableUnit } from './state.ts';

/** A unit on its way from its text. */
export type Draft = { -readonly [K in keyof TableUnit]: TableUnit[K] };

export interface Limits {
  least: number;
  most: number;
}
export const LIMITS = {
  movement: { least: 0, most: 20 },
  range: { least: 0, most: 40 },
  radius: { least: 0, most: 60 },
  card: { least: 2, most: 30 },
  marker: { least: 0.5, most: 10 },
  table: { least: 30, most: 600 },
  heading: { least: 0, most: 360 },
} as const satisfies Record<string, Limits>;

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

export const WORDS: readonly string[] = [
  ...KINDS.filter((kind) => kind !== 'infantry'),
  ...Object.keys(STATES),
  ...FORMATION_WORDS.keys(),
  ...ENDS.map((end) => `extended~${end}`),
  ...ABILITIES,
];

type Blame = (fault: Fault) => void;

export function amount(text: string, at: number, limits: Limits, blame: Blame): number | undefined {
  const value = numberIn(text);
  if (value !== undefined && value >= limits.least && value <= limits.most) return value;
  blame({
    at,
    problem: 'out-of-range',
    with: { word: text, least: limits.least, most: limits.most },
  });
  return undefined;
}

/** Reads one word of a unit into it; what is not understood is told and left out. */
export function readWord(unit: Draft, { text, at }: Word, blame: Blame) {
  const [head = '', ...rest] = text.split('~');
  const numbered = /^([mr])([\d.]*)$/.exec(text);
  if (numbered) {
    const which = numbered[1] === 'm' ? 'movement' : 'range';
    unit[which] = amount(numbered[2] ?? '', at, LIMITS[which], blame) ?? unit[which];
  } else if (head === 'general') {
    unit.general = amount(rest[0] ?? '', at, LIMITS.radius, blame) ?? null;
  } else if (head === 'card') {
    const [width, depth] = rest.map((one) => amount(one, at, LIMITS.card, blame));
    if (width && depth) Object.assign(unit, { width: width * CM, depth: depth * CM });
  } else if (head === 'wraps') readEnvelopment(unit, rest, at, blame);
  else if (!readPlain(unit, text, at, blame))
    blame({ at, problem: 'no-such-word', with: { word: text, words: WORDS } });
}

function readPlain(unit: Draft, text: string, at: number, blame: Blame): boolean {
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
  unit: Draft,
  [target = '', where = '', many = '1']: string[],
  at: number,
  blame: Blame,
) {
  const side = SIDES.find((one) => one === where);
  const markers = amount(many, at, { least: 1, most: 6 }, blame);
  if (!side) blame({ at, problem: 'no-such-word', with: { word: where, words: SIDES } });
  else if (markers) unit.enveloping = [...unit.enveloping, { target, side, markers }];
}

const decimals = (value: number) => String(Math.round(value * 100) / 100);

/** The words of a unit, only what is not as usual, in one order. */
export function wordsOf(
  unit: TableUnit,
  usual: { width: number; depth: number; movement: number },
): string[] {
  const { movement, range, kind, formation, general, enveloping } = unit;
  return [
    ...(movement === usual.movement ? [] : [`m${decimals(movement)}`]),
    ...(range ? [`r${decimals(range)}`] : []),
    ...(unit.width === usual.width && unit.depth === usual.depth
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
