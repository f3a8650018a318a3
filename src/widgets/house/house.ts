import type { Query } from '../../engine/core/query.ts';
import { readingId, readingNamed } from '../../library/reading-ids.ts';
import { type Draft, valueAt, withValue } from '../paths.ts';

/** What a group plays by where a book is unclear: a reading for each of these doubts, by their ids. */
export interface House {
  name: string;
  /** `cca-R50`: `b`. */
  readings: ReadonlyMap<string, string>;
}

export const NO_HOUSE: House = { name: '', readings: new Map() };

const MOST_LETTERS = 80;
const CHOICE = /^([^=]+)=([a-z])$/;

/** As it stands in a link and on the device: `cca-R50=b,onus-R31=b;Club%20Lutecia`. */
export function writeHouse({ name, readings }: House): string {
  const chosen = [...readings].map(([id, letter]) => `${id}=${letter}`).join(',');
  return name ? `${chosen};${encodeURIComponent(name)}` : chosen;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The house of a text, and the pieces of it that are no reading. */
export function readHouse(text: string): { house: House; wrong: string[] } {
  const [chosen = '', ...name] = decoded(text.replace(/;.*/s, ';')).split(';');
  const readings = new Map<string, string>();
  const wrong: string[] = [];
  for (const piece of chosen.split(',').filter(Boolean)) {
    const [, written = '', letter] = CHOICE.exec(piece.trim()) ?? [];
    const named = readingNamed(written);
    if (named && letter) readings.set(readingId(named.system, named.doubt), letter);
    else wrong.push(piece.slice(0, MOST_LETTERS));
  }
  const said = name.length > 0 ? decoded(text.slice(text.indexOf(';') + 1)) : '';
  return { house: { name: said.trim().slice(0, MOST_LETTERS), readings }, wrong };
}

/** The readings of a question that a house has chosen otherwise than its book is read: `R50`: `b`. */
export function chosenFor(
  { readings: chosen }: House,
  { id, fields: { readings } }: Pick<Query, 'id' | 'fields'>,
): [doubt: string, letter: string][] {
  const [system = ''] = id.split('/');
  if (readings?.kind !== 'group') return [];
  return Object.entries(readings.fields).flatMap(([doubt, field]): [string, string][] => {
    const letter = chosen.get(readingId(system, doubt));
    if (letter === undefined || field.kind !== 'choice' || !field.options.includes(letter))
      return [];
    return field.need === 'default' && field.default === letter ? [] : [[doubt, letter]];
  });
}

/** A draft that says nothing of a reading has that of the house; what it says stands. */
export const underHouse = (
  house: House,
  query: Pick<Query, 'id' | 'fields'>,
  draft: Draft,
): Draft =>
  chosenFor(house, query).reduce((next, [doubt, letter]) => {
    const path = `readings.${doubt}`;
    return valueAt(next, path) === undefined ? withValue(next, path, letter) : next;
  }, draft);

/** Whether a draft has every reading that the house has chosen for its question. */
export const followsHouse = (house: House, query: Pick<Query, 'id' | 'fields'>, draft: Draft) =>
  chosenFor(house, query).every(
    ([doubt, letter]) => valueAt(draft, `readings.${doubt}`) === letter,
  );

/** The systems of whose books it reads something. */
export const systemsIn = ({ readings }: House): string[] => [
  ...new Set([...readings.keys()].map((id) => readingNamed(id)?.system ?? '')),
];
