import { listNotation, type Misread } from '../../../core/list-notation.ts';
import { ARMY_FIELDS } from '../army-fields.ts';

const { units, ownShares, ownEntries, readings: _, ...HEAD } = ARMY_FIELDS;
const { ownOptions, ...ENTRY } = ownEntries.fields;

/** The letters of each number, and of choices whose options are not theirs alone; what is so or not has its name. */
const UNIT = {
  ...{ models: 'n', width: 'w', handlers: 'h', unitPoints: 'p', ownShare: 's', ownEntry: 'e' },
  insteadOfWarriors: 'for-warriors',
};
const OWN = {
  ...{ ownShare: 'sh', movement: 'm', weaponSkill: 'ws', ballisticSkill: 'bs', strength: 's' },
  ...{ toughness: 't', woundsEach: 'h', initiative: 'i', attacks: 'a', leadership: 'ld' },
  ...{ modelPoints: 'p', fixedPoints: 'fp', modelsLeast: 'least', modelsMost: 'most' },
  ...{ unitsMost: 'units', commandPoints: 'cp', noCommand: 'no-command' },
  ...{ closeWeapon: 'c', bodyArmour: 'ar', shield: 'sd', barding: 'ba' },
};

const NOTATION = listNotation({
  version: 'waba1',
  head: { fields: HEAD, codes: { pointsLimit: 'max', openOrder: 'open' } },
  lists: {
    ownShares: { mark: 's', codes: { leastPercent: 'from', mostPercent: 'to' }, ...ownShares },
    ownEntries: { mark: 'e', codes: OWN, ...ownEntries, fields: ENTRY },
    // Each stands with the place of its entry.
    ownOptions: {
      mark: 'o',
      codes: { optionPoints: 'p', ownEntry: 'e' },
      fields: { ownEntry: units.fields.ownEntry, ...ownOptions.fields },
      most: ownEntries.most * ownOptions.most,
    },
    units: { mark: 'u', codes: UNIT, ...units },
  },
});

type Draft = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (draft: Draft, name: string): readonly unknown[] => {
  const items = draft[name];
  return Array.isArray(items) ? items : [];
};

/** The options of all entries as one list, as an address has them. */
function flat(draft: Draft): Draft {
  const entries = listIn(draft, 'ownEntries').map((one) => (isObject(one) ? one : {}));
  return {
    ...draft,
    ownEntries: entries.map(({ ownOptions: _, ...entry }) => entry),
    ownOptions: entries.flatMap((entry, i) =>
      listIn(entry, 'ownOptions').map((one) => ({ ...(one as Draft), ownEntry: i + 1 })),
    ),
  };
}

/** A bought army in one word that an address carries: `waba1_Ariovisto.germans.max2000_u..warriors.n30.stubborn`. */
export function writtenArmy(draft: Draft): string | undefined {
  const written = NOTATION.writtenOf(flat(draft));
  return written && NOTATION.write(written);
}

/** Reads it back, finished or not; or the place at which the text is damaged. */
export function parseArmy(text: string): Draft | Misread {
  const found = NOTATION.parse(text);
  if ('at' in found) return found as unknown as Misread;
  const { ownOptions, ...army } = found as Draft;
  const options = listIn({ ownOptions }, 'ownOptions') as readonly Draft[];
  const ownEntries = listIn(army, 'ownEntries').map((entry, i) => {
    const own = options.filter(({ ownEntry }) => ownEntry === i + 1);
    return {
      ...(entry as Draft),
      ...(own.length > 0 && { ownOptions: own.map(({ ownEntry: _, ...one }) => one) }),
    };
  });
  return { ...army, ownEntries };
}
