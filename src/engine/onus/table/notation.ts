import { heading } from '../../plane/angle.ts';
import { overlap } from '../../plane/distance.ts';
import { isArtillery } from '../units.ts';
import { body, withinTable } from './body.ts';
import { freeSections, touches } from './engaged.ts';
import { type Fault, numberIn, split, type Word } from './reader.ts';
import { CM, DEGREE, DIVISION, ofUd, USUAL_CARD, USUAL_MARKER, USUAL_TABLE } from './sizes.ts';
import {
  areEnemies,
  PLAYERS,
  type Player,
  type TableState,
  type TableUnit,
  unitNamed,
} from './state.ts';
import { amount, type Draft, LIMITS, readWord, wordsOf } from './words.ts';

/**
 * A table in one line that a URL carries as it is and a player can read:
 * `onus1_table-110-90_bottom_A-55-60-m3-active_B-65-60_top_X-55-30-180-cavalry-broken`. Of a unit: its name, x and y of
 * its centre in cm from the top left corner of the table (with a `u` behind it in UD), its heading in degrees if it does
 * not look straight at the other player, and words.
 */
export const VERSION = 'onus1';
/** UD that a unit moves if nothing is said. */
export const USUAL_MOVEMENT = 3;
export const MOST_UNITS = 60;

const USUAL_HEADING: Record<Player, number> = { bottom: 0, top: 1800 };

interface Parts {
  width: number;
  depth: number;
  marker: number;
  card: { width: number; depth: number };
  units: Draft[];
}

/** A text as a board can show it, and what is wrong with it. */
export interface TableSurvey {
  state: TableState;
  faults: Fault[];
}

export function surveyTable(text: string): TableSurvey {
  const faults: Fault[] = [];
  const blame = (fault: Fault) => faults.push(fault);
  const parts: Parts = { ...USUAL_TABLE, marker: USUAL_MARKER, card: USUAL_CARD, units: [] };
  const places = new Map<string, number>();
  const [version, ...rest] = split({ text, at: 0 }, '_');
  if (version?.text !== VERSION)
    blame({ at: 0, problem: 'not-a-position', with: { version: VERSION } });
  else readParts(rest, parts, places, blame);
  const { card: _, ...state } = parts;
  for (const [unit, fault] of contradictions(state))
    blame({ at: places.get(unit.name) ?? 0, ...fault });
  return { state, faults: faults.sort((a, b) => a.at - b.at) };
}

type Blame = (fault: Fault) => void;

function readParts(
  words: readonly Word[],
  parts: Parts,
  places: Map<string, number>,
  blame: Blame,
) {
  let player: Player | undefined;
  for (const part of words) {
    const [head, ...values] = split(part, '-');
    if (!head) continue;
    const side = PLAYERS.find((one) => one === part.text);
    if (side) player = side;
    else if (head.text === 'table' || head.text === 'card' || head.text === 'marker')
      readSize(head.text, values, parts, part.at, blame);
    else if (!/^[A-Za-z][A-Za-z0-9]{0,11}$/.test(head.text))
      blame({ at: part.at, problem: 'no-such-part', with: { word: part.text } });
    else if (!player) blame({ at: part.at, problem: 'no-side-yet', with: { unit: head.text } });
    else if (places.has(head.text))
      blame({ at: part.at, problem: 'name-taken', with: { unit: head.text } });
    else if (places.size === MOST_UNITS)
      blame({ at: part.at, problem: 'too-many-units', with: { most: MOST_UNITS } });
    else {
      const unit = readUnit(head.text, player, values, parts, part.at, blame);
      if (!unit) continue;
      places.set(head.text, part.at);
      parts.units.push(unit);
    }
  }
}

function readSize(
  what: 'table' | 'card' | 'marker',
  values: readonly Word[],
  parts: Parts,
  at: number,
  blame: Blame,
) {
  const [first, second] = [values[0], values[1]].map((word) =>
    word ? amount(word.text, word.at, LIMITS[what], blame) : undefined,
  );
  if (what === 'marker') parts.marker = Math.round((first ?? parts.marker / CM) * CM);
  else if (first === undefined || second === undefined) {
    if (values.length < 2) blame({ at, problem: 'no-place', with: { unit: what } });
  } else {
    const size = { width: Math.round(first * CM), depth: Math.round(second * CM) };
    if (what === 'card') parts.card = size;
    else Object.assign(parts, size);
  }
}

/** A length in cm, or in UD where a `u` follows; in tenths of a millimetre. */
function lengthIn(text = ''): number | undefined {
  const inUd = text.endsWith('u');
  const value = numberIn(inUd ? text.slice(0, -1) : text);
  if (value === undefined) return undefined;
  return inUd ? ofUd(value) : Math.round(value * CM);
}

function readUnit(
  name: string,
  player: Player,
  values: readonly Word[],
  { card }: Parts,
  at: number,
  blame: Blame,
) {
  const [x, y] = [lengthIn(values[0]?.text), lengthIn(values[1]?.text)];
  if (x === undefined || y === undefined) {
    blame({ at, problem: 'no-place', with: { unit: name } });
    return undefined;
  }
  const unit: Draft = {
    ...{ name, player, x, y, heading: USUAL_HEADING[player], ...card },
    ...{ kind: 'infantry', movement: USUAL_MOVEMENT, range: 0, abilities: [], formation: 'none' },
    ...{ active: false, broken: false, fleeing: false, forcedMarch: false, rallied: false },
    ...{ extended: [], enveloping: [], general: null },
  };
  const [looks, ...words] = values.slice(2);
  if (looks && /^\d/.test(looks.text)) {
    const degrees = amount(looks.text, looks.at, LIMITS.heading, blame);
    if (degrees !== undefined) unit.heading = heading(Math.round(degrees * DEGREE));
  } else if (looks) words.unshift(looks);
  for (const word of words) readWord(unit, word, blame);
  if (unit.fleeing) unit.broken = true;
  return unit;
}

type Contradiction = readonly [TableUnit, Omit<Fault, 'at'>];

/** What the rules do not let lie on a table together. */
function contradictions(state: TableState): Contradiction[] {
  return state.units.flatMap((unit, i) => [
    ...ofStates(unit).map((fault) => [unit, fault] as const),
    ...ofPlace(state, unit, i).map((fault) => [unit, fault] as const),
    ...ofMarkers(state, unit).map((fault) => [unit, fault] as const),
  ]);
}

function ofStates(unit: TableUnit): Omit<Fault, 'at'>[] {
  const { name, fleeing, formation, extended, kind, forcedMarch } = unit;
  const formed = formation !== 'none';
  const rules: [boolean, Omit<Fault, 'at' | 'with'>][] = [
    [formed && extended.length > 0, { problem: 'formation-extended', clause: 'onus-7.64' }],
    [fleeing && formed, { problem: 'fleeing-formed', clause: 'onus-7.183' }],
    [fleeing && extended.length > 0, { problem: 'fleeing-extended', clause: 'onus-7.183' }],
    [fleeing && isArtillery(kind), { problem: 'artillery-flees', clause: 'onus-7.182' }],
    [forcedMarch && formed, { problem: 'forced-formed', clause: 'onus-7.43' }],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [{ ...fault, with: { unit: name } }] : []));
}

function ofPlace(state: TableState, unit: TableUnit, i: number): Omit<Fault, 'at'>[] {
  const own = body(unit, state.marker);
  const beyond = Math.min(...own.map((part) => withinTable(part, state)));
  const others = state.units.slice(0, i).filter((other) =>
    body(other, state.marker).some((part) =>
      own.some((mine) => {
        const { holds, close } = overlap(mine, part);
        return holds && !close;
      }),
    ),
  );
  return [
    ...(beyond < 0
      ? [
          {
            problem: 'off-the-table' as const,
            with: { unit: unit.name, mm: -beyond / 10 },
            clause: 'onus-7.185' as const,
          },
        ]
      : []),
    ...others.map((other) => ({
      problem: 'overlap' as const,
      with: { unit: unit.name, other: other.name },
      clause: 'onus-7.33' as const,
    })),
  ];
}

function ofMarkers(state: TableState, unit: TableUnit): Omit<Fault, 'at'>[] {
  const found = unit.enveloping.flatMap(({ target: name, side, markers }): Omit<Fault, 'at'>[] => {
    const target = unitNamed(state, name);
    const values = { unit: unit.name, other: name };
    if (!target) return [{ problem: 'no-such-target', with: values }];
    if (!areEnemies(unit, target)) return [{ problem: 'target-is-friend', with: values }];
    if (markers > DIVISION[side])
      return [
        {
          problem: 'more-markers-than-side',
          with: { ...values, most: DIVISION[side] },
          clause: 'onus-3.9',
        },
      ];
    const front = touches(state, unit, target).some(({ own }) => own === 'front');
    return front ? [] : [{ problem: 'envelops-without-front', with: values, clause: 'onus-7.91' }];
  });
  const laid = unit.enveloping.reduce((sum, { markers }) => sum + markers, 0);
  const bare = freeSections(state, { ...unit, enveloping: [] });
  return laid > bare && found.length === 0
    ? [
        {
          problem: 'more-markers-than-free',
          with: { unit: unit.name, most: bare },
          clause: 'onus-7.92',
        },
      ]
    : found;
}

const cm = (tenths: number) => String(Math.round(tenths) / CM);

function writeUnit(unit: TableUnit): string {
  const { name, player, x, y, heading: looks } = unit;
  return [
    name,
    cm(x),
    cm(y),
    ...(looks === USUAL_HEADING[player] ? [] : [String(looks / DEGREE)]),
    ...wordsOf(unit, { ...USUAL_CARD, movement: USUAL_MOVEMENT }),
  ].join('-');
}

/** The one way to write a table. */
export function writeTable(state: TableState): string {
  const { width, depth, marker, units } = state;
  const usual = width === USUAL_TABLE.width && depth === USUAL_TABLE.depth;
  return [
    VERSION,
    ...(usual ? [] : [`table-${cm(width)}-${cm(depth)}`]),
    ...(marker === USUAL_MARKER ? [] : [`marker-${cm(marker)}`]),
    ...PLAYERS.flatMap((player) => {
      const own = units.filter((unit) => unit.player === player);
      return own.length > 0 ? [player, ...own.map(writeUnit)] : [];
    }),
  ].join('_');
}
