import { alike, amount, maybe, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { count, optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_POINTS } from './value.ts';

const LEAST_PLAYERS = 2;
const MOST_PLAYERS = 6;
const SIDES = 2;

const ALLIES_FIELDS = {
  players: count(LEAST_PLAYERS, MOST_PLAYERS, 4),
  playWay: choice(['two-sides', 'all-against-all'], 'two-sides'),
  divideBy: choice(['zone', 'unit-type', 'faction'], 'zone'),
  agreedPoints: optionalCount(1, MOST_POINTS),
  shares: optionalCounts(0, MOST_POINTS, MOST_PLAYERS),
};
type Input = Values<typeof ALLIES_FIELDS>;

const odd = ({ players }: Input) => players % SIDES === 1;
const twoSides = ({ playWay }: Input) => playWay === 'two-sides';
/** Where the players are odd in number, one of the smaller side handles two generals (onus-12.40). */
const generalsPerSide = ({ players }: Input) => Math.ceil(players / SIDES);

/** Parts of the field from left to right (onus-12.34). */
export const ZONE_NAMES = ['whole-field', 'left-flank', 'centre', 'right-flank'] as const;
export const ZONES: Readonly<Record<number, readonly (typeof ZONE_NAMES)[number][]>> = {
  1: ['whole-field'],
  2: ['left-flank', 'right-flank'],
  3: ['left-flank', 'centre', 'right-flank'],
};
const TYPES = ['infantry', 'mounted', 'missile'] as const;
const PARTS = [...ZONE_NAMES, ...TYPES, 'own-faction'] as const;

interface Sharing extends Input {
  total: number;
}

const { bars, notes } = rulesOf<Sharing>();
const players = { with: ({ players }: Sharing) => ({ players }) };
const allied = (input: Input) => twoSides(input) && input.players > SIDES;
const dividedBy = (way: Input['divideBy']) =>
  all(allied, ({ divideBy }: Sharing) => divideBy === way);
const shared = ({ shares }: Sharing) => shares !== undefined;
const within = ({ total, agreedPoints = total }: Sharing) => total <= agreedPoints;
const sum = {
  with: ({ total, agreedPoints = total }: Sharing) => ({ total, limit: agreedPoints }),
};

const MAY_SHARE: Table<Sharing, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-12.41', [not(twoSides)], players),
    notes('onus-12.40', [twoSides], on('even', odd), players),
    notes('onus-12.42', [odd], players),
    notes('onus-12.34', [dividedBy('zone')]),
    notes('onus-12.35', [dividedBy('unit-type')]),
    notes('onus-12.36', [dividedBy('faction')]),
    notes('onus-12.33', [shared, within], sum),
    bars('onus-12.33/over', [not(within)], sum),
  ],
};

/** Which part of the army each general of a side leads. */
function partsOf(input: Input): readonly (typeof PARTS)[number][] | null {
  if (!allied(input)) return null;
  if (input.divideBy === 'zone') return ZONES[generalsPerSide(input)] ?? null;
  return input.divideBy === 'unit-type' ? TYPES : ['own-faction'];
}

export const allies = defineQuery({
  id: 'onus/allies',
  fields: ALLIES_FIELDS,
  answer: {
    allowed: maybe(yes()),
    ...alike(maybe(amount()), 'sharesTotal', 'pointsLeft'),
    sidesCount: amount(SIDES),
    generalsPerSide: amount(1),
    playersWithTwoGenerals: amount(),
    partsLed: maybe(words(PARTS)),
  },
  sample: { players: 6, agreedPoints: 2000, shares: [900, 700, 400] },
  check: problems([
    'agreedPoints',
    'share-of-what',
    'onus-12.33',
    ({ shares, agreedPoints }) => shares !== undefined && agreedPoints === undefined,
  ]),
  run(input, trace) {
    const { players, shares, agreedPoints } = input;
    const total = (shares ?? []).reduce((all, one) => all + one, 0);
    const allowed = applyRows(MAY_SHARE, { ...input, total }, true, trace);
    const sides = twoSides(input) ? SIDES : players;
    const generals = twoSides(input) ? generalsPerSide(input) : 1;
    const told = shares !== undefined && agreedPoints !== undefined;
    return {
      answer: {
        allowed: told ? allowed : null,
        sharesTotal: shares ? total : null,
        pointsLeft: told ? Math.max(0, agreedPoints - total) : null,
        sidesCount: sides,
        generalsPerSide: generals,
        playersWithTwoGenerals: twoSides(input) && odd(input) ? 1 : 0,
        partsLed: partsOf(input),
      },
      summary: {
        say: `allies/${told ? (allowed ? 'within' : 'over') : twoSides(input) ? 'sides' : 'all'}`,
        with: { total, limit: agreedPoints ?? 0, players, generals },
      },
    };
  },
});
