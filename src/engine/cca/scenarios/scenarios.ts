import type { ClauseId } from '../../core/clause-ids.ts';
import type { Ground } from '../terrain.ts';

export const SCENARIOS = [
  'akragas',
  'crimissos-river',
  'ticinus-river',
  'lake-trasimene',
  'cannae',
  'dertosa',
  'castulo',
  'baecula',
  'ilipa',
  'zama',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const ARMIES = ['carthage', 'rome', 'syracuse'] as const;
export type Army = (typeof ARMIES)[number];

export const LEADER_NAMES = [
  'daphnaeus',
  'flaminius',
  'gnaeus-scipio',
  'hannibal',
  'hasdrubal',
  'hasdrubal-gisgo',
  'himilco',
  'publius-scipio',
  'scipio',
  'timoleon',
  'varro',
] as const;
type LeaderName = (typeof LEADER_NAMES)[number];

/** One side in the Council of War: its leaders, and the command cards that it is dealt. */
export interface Council {
  army: Army;
  leaders: readonly LeaderName[];
  cards: number;
  clause: ClauseId;
}

/** What the text of the book leaves to its maps, for every battle or because of a special rule. */
export const UNSAID = [
  'edges',
  'terrain',
  'forces',
  'bends',
  'lake',
  'steep-hills',
  'camps',
] as const;
export type Unsaid = (typeof UNSAID)[number];

/** What the special rules of the battles are about. */
export const SPECIAL_RULES = [
  'fords-at-bends',
  'no-fords',
  'impassable-lake',
  'steep-hills',
  'growing-hand',
  'loss-of-scipio',
  'roman-exits',
  'camps',
] as const;

interface SpecialRule {
  rule: (typeof SPECIAL_RULES)[number];
  clause: ClauseId;
  /** The most hexes of a kind of ground that the map can have by it. */
  most?: Partial<Record<Ground, number>>;
  unsaid?: Unsaid;
}

interface Battle {
  /** Year BC as the book prints it (R99). */
  year: number;
  carthage: Council;
  opponent: Council;
  first: Army;
  banners: number;
  victory: ClauseId;
  rules: readonly SpecialRule[];
}

const carthage = (clause: ClauseId, cards: number, leader: LeaderName): Council => ({
  army: 'carthage',
  leaders: [leader],
  cards,
  clause,
});
const against = (
  army: Army,
  clause: ClauseId,
  cards: number,
  ...leaders: readonly LeaderName[]
): Council => ({ army, leaders, cards, clause });

/** The ten battles of the book: facts only, as no map of them is in the text. */
export const BATTLES: Record<Scenario, Battle> = {
  akragas: {
    year: 406,
    carthage: carthage('cca-19.1', 5, 'himilco'),
    opponent: against('syracuse', 'cca-19.2', 6, 'daphnaeus'),
    first: 'syracuse',
    banners: 5,
    victory: 'cca-19.3',
    rules: [],
  },
  'crimissos-river': {
    year: 341,
    carthage: carthage('cca-19.4', 5, 'hasdrubal'),
    opponent: against('syracuse', 'cca-19.5', 5, 'timoleon'),
    first: 'syracuse',
    banners: 5,
    victory: 'cca-19.6',
    rules: [{ rule: 'fords-at-bends', clause: 'cca-19.7', most: { ford: 5 }, unsaid: 'bends' }],
  },
  'ticinus-river': {
    year: 218,
    carthage: carthage('cca-19.8', 5, 'hannibal'),
    opponent: against('rome', 'cca-19.9', 4, 'publius-scipio'),
    first: 'carthage',
    banners: 6,
    victory: 'cca-19.10',
    rules: [{ rule: 'no-fords', clause: 'cca-19.11', most: { ford: 0 } }],
  },
  'lake-trasimene': {
    year: 217,
    carthage: carthage('cca-19.12', 6, 'hannibal'),
    opponent: against('rome', 'cca-19.13', 2, 'flaminius'),
    first: 'carthage',
    banners: 6,
    victory: 'cca-19.14',
    rules: [
      {
        rule: 'impassable-lake',
        clause: 'cca-19.15',
        most: { lake: Number.POSITIVE_INFINITY },
        unsaid: 'lake',
      },
      {
        rule: 'steep-hills',
        clause: 'cca-19.16',
        most: { 'steep-hill': 4 },
        unsaid: 'steep-hills',
      },
      { rule: 'growing-hand', clause: 'cca-19.17' },
    ],
  },
  cannae: {
    year: 216,
    carthage: carthage('cca-19.18', 6, 'hannibal'),
    opponent: against('rome', 'cca-19.19', 4, 'varro'),
    first: 'rome',
    banners: 7,
    victory: 'cca-19.20',
    rules: [],
  },
  dertosa: {
    year: 215,
    carthage: carthage('cca-19.21', 4, 'hasdrubal'),
    opponent: against('rome', 'cca-19.22', 6, 'gnaeus-scipio', 'publius-scipio'),
    first: 'rome',
    banners: 6,
    victory: 'cca-19.23',
    rules: [],
  },
  castulo: {
    year: 211,
    carthage: carthage('cca-19.24', 5, 'hasdrubal-gisgo'),
    opponent: against('rome', 'cca-19.25', 5, 'publius-scipio'),
    first: 'rome',
    banners: 8,
    victory: 'cca-19.26',
    rules: [
      { rule: 'loss-of-scipio', clause: 'cca-19.27' },
      { rule: 'roman-exits', clause: 'cca-19.28' },
    ],
  },
  baecula: {
    year: 208,
    carthage: carthage('cca-19.29', 4, 'hasdrubal'),
    opponent: against('rome', 'cca-19.30', 6, 'publius-scipio'),
    first: 'rome',
    banners: 6,
    victory: 'cca-19.31',
    rules: [{ rule: 'camps', clause: 'cca-19.32', unsaid: 'camps' }],
  },
  ilipa: {
    year: 208,
    carthage: carthage('cca-19.33', 4, 'hasdrubal-gisgo'),
    opponent: against('rome', 'cca-19.34', 6, 'scipio'),
    first: 'rome',
    banners: 7,
    victory: 'cca-19.35',
    rules: [],
  },
  zama: {
    year: 202,
    carthage: carthage('cca-19.36', 5, 'hannibal'),
    opponent: against('rome', 'cca-19.37', 5, 'scipio'),
    first: 'rome',
    banners: 8,
    victory: 'cca-19.38',
    rules: [],
  },
};

/** Cards that the Roman player draws at Lake Trasimene in his first turns; 1 afterwards (cca-19.17). */
export const TRASIMENE_DRAWS: readonly number[] = [2, 2];

/** Sections of a hex as its player sees them: one, or two where a dotted line cuts it. */
export const EXITS = ['left', 'left-and-centre', 'centre', 'centre-and-right', 'right'] as const;
export type Exit = (typeof EXITS)[number];

/** Where a Roman unit may leave Castulo from: the centre, and the Roman right section (cca-19.28). */
export const castuloExit = (from: Exit) => from !== 'left';
