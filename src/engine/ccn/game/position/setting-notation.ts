import { NEIGHBOURS } from '../../../hexes/game/board.ts';
import type { About, Reader } from '../../../hexes/game/reader.ts';
import { DIRECTIONS, type Hex, inOrder, SIDES } from '../../../hexes/hex.ts';
import { readNation, writeNation } from '../../nations/notation.ts';
import type { Setting } from '../state.ts';
import type { Key, Own } from './problems.ts';
import { EMPTY_SETTING } from './setting.ts';

const hexes = (name: string, all: readonly Hex[]) =>
  all.length > 0 ? [[name, ...inOrder(all)].join('-')] : [];

/** `scenario.sheet-bottom-French*up*LN4.exit-top-A3.objective-E5-E6.taken-E6`, of which only what there is is written. */
export const writeSetting = ({ sheets, exits, objectives, taken }: Setting): string =>
  [
    'scenario',
    ...SIDES.flatMap((side) => {
      const sheet = sheets[side];
      return sheet ? [`sheet-${side}-${writeNation(sheet)}`] : [];
    }),
    ...SIDES.flatMap((side) => hexes(`exit-${side}`, exits[side])),
    ...hexes('objective', objectives),
    ...hexes('taken', taken),
  ].join('.');

/** Hexes, each once; of those that cannot be there, why. */
function readHexes(
  reader: Reader<Own>,
  wrong: (hex: Hex) => readonly [Key, About] | undefined,
): Hex[] {
  const read: Hex[] = [];
  do {
    reader.expect('-');
    const { at } = reader;
    const hex = reader.hex();
    const fault = wrong(hex);
    if (fault) reader.blame(fault[0], at, { hex, ...fault[1] });
    if (read.includes(hex)) reader.blame('said-twice', at, { hex });
    else read.push(hex);
  } while (reader.peek('-'));
  return inOrder(read);
}

const inland = (hex: Hex) =>
  NEIGHBOURS[hex].length === DIRECTIONS.length
    ? (['not-at-the-edge', { clause: 'ccn-5.40' }] as const)
    : undefined;

type ReadPart = (reader: Reader<Own>, setting: Setting) => Partial<Setting>;

const readSide = (reader: Reader<Own>) => {
  reader.expect('-');
  return reader.word(SIDES, 'no-such-side');
};

/** The parts in the order in which they stand; the first two may stand once for each side. */
const PARTS: Record<string, ReadPart> = {
  sheet(reader, { sheets }) {
    const { at } = reader;
    const side = readSide(reader);
    if (sheets[side]) reader.fail('said-twice', at);
    reader.expect('-');
    return { sheets: { ...sheets, [side]: readNation(reader) } };
  },
  exit(reader, { exits }) {
    const { at } = reader;
    const side = readSide(reader);
    if (exits[side].length > 0) reader.fail('said-twice', at);
    return { exits: { ...exits, [side]: readHexes(reader, inland) } };
  },
  objective(reader, { objectives }) {
    if (objectives.length > 0) reader.fail('said-twice', reader.at);
    return { objectives: readHexes(reader, () => undefined) };
  },
  taken(reader, { objectives, taken }) {
    if (taken.length > 0) reader.fail('said-twice', reader.at);
    const none = (hex: Hex) =>
      objectives.includes(hex)
        ? undefined
        : (['no-objective-there', { clause: 'ccn-4.3' }] as const);
    return { taken: readHexes(reader, none) };
  },
};
const NAMES = Object.keys(PARTS);

/** Reads what follows the word `scenario`. */
export function readSetting(reader: Reader<Own>): Setting {
  let setting = EMPTY_SETTING;
  let next = 0;
  while (reader.accept('.')) {
    const { at } = reader;
    const name = reader.word(NAMES, 'no-such-part');
    const place = NAMES.indexOf(name);
    if (place < next) reader.fail('out-of-order', at, { with: { options: NAMES } });
    next = place;
    setting = { ...setting, ...PARTS[name]?.(reader, setting) };
  }
  return setting;
}
