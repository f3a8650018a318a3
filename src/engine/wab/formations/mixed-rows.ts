import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { reachOf } from '../arms/effects.ts';
import { CLOSE_WEAPON, closeWeaponOf } from '../arms/weapons.ts';

const MOST = 100;
const MOST_TYPES = 5;
const MOST_COMMAND = 3;
const LEADS = 10;
const BEST_SAVE = 2;
const WORST_SAVE = 6;

export const MIXED_FIELDS = {
  mixedAs: usual(choice(['combined', 'different-weapons'], 'combined')),
  types: usual(
    groups(
      {
        typeModels: requiredCount(1, MOST),
        typeInFront: count(0, MOST, 0),
        typeSave: optionalCount(BEST_SAVE, WORST_SAVE),
        typeLeadership: optionalCount(1, LEADS),
        typeOrder: choice(['close', 'open'], 'close'),
        typeRule: flag(),
        typeWeapon: CLOSE_WEAPON,
        typeCommand: count(0, MOST_COMMAND, 0),
        typeLost: optionalCount(0, MOST),
      },
      MOST_TYPES,
    ),
  ),
  mixedHitBy: usual(choice(['shooting', 'combat'], 'shooting')),
  lost: count(0, MOST, 0),
  characterLeadership: optionalCount(1, LEADS),
  firstRound: flag(true),
  moved: flag(),
};
export type Mixed = Values<typeof MIXED_FIELDS>;
export type Kind = Mixed['types'][number];

const sumOf = (kinds: readonly Kind[], of: (kind: Kind) => number) =>
  kinds.reduce((all, kind) => all + of(kind), 0);
export const modelsOf = ({ types }: Pick<Mixed, 'types'>) =>
  sumOf(types, (kind) => kind.typeModels);
export const isCombined = ({ mixedAs }: Mixed) => mixedAs === 'combined';
const inCombat = ({ mixedHitBy }: Mixed) => mixedHitBy === 'combat';
const NO_SAVE = WORST_SAVE + 1;
export const saveOf = ({ typeSave = NO_SAVE }: Kind) => typeSave;

/** What most models are or have, by how many it is counted; several where as many are or have another. */
function mostOf<T>(kinds: readonly Kind[], as: (kind: Kind) => T, of: (kind: Kind) => number): T[] {
  const models = new Map<T, number>();
  for (const kind of kinds) models.set(as(kind), (models.get(as(kind)) ?? 0) + of(kind));
  const most = Math.max(...models.values());
  return [...models].filter(([, many]) => many === most).map(([one]) => one);
}
/** The save of the most numerous kind, or with different weapons that most have; the better at a tie, and whether it was one. */
export function majority(mixed: Mixed, of: (kind: Kind) => number) {
  const saves = isCombined(mixed)
    ? mostOf(mixed.types, (kind) => kind, of).map(saveOf)
    : mostOf(mixed.types, saveOf, of);
  return { save: Math.min(...saves), tie: new Set(saves).size > 1 };
}
/** Who counts for the save: in combat with different weapons the front rank, else all. */
export const counted = (mixed: Mixed) =>
  !isCombined(mixed) && inCombat(mixed)
    ? (kind: Kind) => kind.typeInFront
    : (kind: Kind) => kind.typeModels;
const isTie = (mixed: Mixed) => majority(mixed, counted(mixed)).tie;
export const typesThere = ({ types }: Mixed) => types.filter((kind) => kind.typeInFront > 0).length;

const several = ({ types }: Mixed, of: (kind: Kind) => unknown) => new Set(types.map(of)).size > 1;
const { notes, sets } = rulesOf<Mixed>();

/** Close order as soon as any of it is. */
export const ORDER: Table<Mixed, 'close' | 'open'> = {
  on: 'orderOfUnit',
  rows: [
    notes('wab-13.40', [isCombined]),
    sets(
      'wab-13.41',
      'close' as const,
      [isCombined],
      on('one-order-alone', (one) => several(one, (kind) => kind.typeOrder)),
    ),
  ],
};

/** The Leadership that most models have, the better at a tie; 0 where theirs is not told. */
export const majorityLeads = ({ types }: Mixed) =>
  Math.max(
    ...mostOf(
      types,
      ({ typeLeadership = 0 }) => typeLeadership,
      (kind) => kind.typeModels,
    ),
  );
export const LEADS_BY: Table<Mixed, number> = {
  on: 'leadershipUsed',
  rows: [
    sets(
      'wab-13.42',
      majorityLeads,
      [isCombined],
      on('no-leadership-told', (one) => majorityLeads(one) > 0),
      {
        with: (one) => ({ leadership: majorityLeads(one) }),
      },
    ),
    sets(
      'wab-13.42/character',
      ({ characterLeadership = 0 }) => characterLeadership,
      [isCombined, ({ characterLeadership }) => characterLeadership !== undefined],
      on('has-as-much-itself', ({ characterLeadership = 0 }, value) => characterLeadership > value),
      {
        with: ({ characterLeadership = 0 }) => ({ leadership: characterLeadership }),
      },
    ),
  ],
};

const ruled = ({ types }: Mixed) => types.filter((kind) => kind.typeRule);
const mostRuled = (mixed: Mixed) =>
  2 * sumOf(ruled(mixed), (kind) => kind.typeModels) > modelsOf(mixed);
export const RULE: Table<Mixed, boolean> = {
  on: 'ruleHolds',
  rows: [
    rulesOf<Mixed>().allows(
      'wab-13.43',
      [isCombined, (one) => ruled(one).length > 0],
      on('too-few-have-it', mostRuled),
    ),
    notes('wab-13.43/few', [isCombined, (one) => ruled(one).length > 0, not(mostRuled)]),
  ],
};

export const SAVES = ['majority', 'front-majority', 'each-its-own'] as const;
type SaveBy = (typeof SAVES)[number];
export const SAVE_BY: Table<Mixed, SaveBy> = {
  on: 'saveBy',
  rows: [
    notes<SaveBy>('wab-13.46', [isCombined], on('hit-in-combat', not(inCombat))),
    notes<SaveBy>('wab-13.48', [isCombined, not(inCombat)], on('one-is-most-numerous', isTie)),
    sets<SaveBy>('wab-13.47', 'each-its-own', [isCombined], on('hit-by-shots', inCombat)),
    notes<SaveBy>('wab-13.47/names', [isCombined, inCombat, (one) => typesThere(one) > 1]),
    sets<SaveBy>('wab-13.117', 'front-majority', [not(isCombined), inCombat]),
    notes<SaveBy>('wab-13.117/shots', [not(isCombined), not(inCombat)]),
    notes<SaveBy>('wab-13.116', [not(isCombined)]),
  ],
};

/** When each kind strikes by its weapon (wab-13.116). */
export const strikesOf = ({ typeWeapon }: Kind) => closeWeaponOf(typeWeapon).strikes ?? 'in-order';
/** In how many ranks it fights, to the front. */
export const ranksOf = ({ typeWeapon }: Kind, { firstRound, moved }: Mixed, trace: Trace) =>
  1 +
  reachOf(
    {
      ...{ closeWeapon: typeWeapon, mounted: false, skirmishers: false, formation: 'ordinary' },
      ...{ combatTurn: firstRound ? 'first' : 'later', charge: 'none', side: 'front' },
      ...{ lastMoved: moved ? 'this-turn' : 'not', readings: { R209: 'a', R310: 'a' } },
    },
    0,
    trace,
  );
