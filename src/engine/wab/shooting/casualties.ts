import { alike, amount, many, word } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { fallen, MOST_WOUNDS } from './losses.ts';

const MOST = 200;
const ENDS = 2;

const CASUALTIES_FIELDS = {
  unsavedWounds: requiredCount(0, MOST),
  models: requiredCount(1, MOST),
  wide: usual(optionalCount(1, MOST)),
  otherModels: optionalCount(1, MOST),
  woundsEach: count(1, MOST_WOUNDS, 1),
  woundsBefore: count(0, MOST_WOUNDS - 1, 0),
  loose: flag(),
  cavalry: flag(),
};
type Hurt = Values<typeof CASUALTIES_FIELDS>;

const PLACES = ['rear', 'both-ends', 'anywhere', 'nowhere'] as const;
type Place = (typeof PLACES)[number];

const { notes, sets } = rulesOf<Hurt>();

const inOneRank = ({ models, wide }: Hurt) => wide !== undefined && models <= wide;

/** Where models are taken from, once some have fallen. */
const TAKEN: Table<Hurt, Place> = {
  on: 'takenFrom',
  rows: [
    notes('wab-4.62', [({ cavalry }) => cavalry]),
    sets(
      'wab-4.61',
      'anywhere',
      [],
      on('in-formation', ({ loose }) => loose),
      { unless: ['wab-4.59'] },
    ),
    sets('wab-4.59/ends', 'both-ends', [inOneRank]),
    notes('wab-4.59', [(one) => !inOneRank(one)]),
  ],
};

/** Losses in proportion, the odd one to the kind that is nearer to it, at a tie to the first (wab-4.60). */
function inProportion(lost: number, models: number, others: number) {
  const first = models - others;
  const ofFirst = Math.min(first, Math.floor((2 * lost * first + models) / (2 * models)));
  const fromFirst = Math.max(ofFirst, lost - others);
  return [fromFirst, lost - fromFirst];
}

/** Models of each rank that are left, once the rear ranks have paid (wab-4.59). */
const ranksOf = (left: number, wide: number) =>
  Array.from({ length: Math.ceil(left / wide) }, (_, rank) => Math.min(wide, left - rank * wide));

function kindsOf({ models, otherModels }: Hurt, lost: number, trace: Trace) {
  if (otherModels === undefined || lost === 0) return [];
  const [first = 0, other = 0] = inProportion(lost, models, otherModels);
  trace.step('wab-4.60', { ofFirst: models - otherModels, ofOther: otherModels, first, other });
  return [first, other];
}

export const casualties = defineQuery({
  id: 'wab/casualties',
  fields: CASUALTIES_FIELDS,
  answer: {
    ...alike(amount(), 'modelsLost', 'modelsLeft', 'woundsNoted', 'excess'),
    takenFrom: word(PLACES, 'nowhere'),
    ...alike(many(amount()), 'lostAtEnds', 'rankSizes', 'lostByKind'),
  },
  sample: { unsavedWounds: 3, models: 20, wide: 5 },
  start: { unsavedWounds: 3, models: 20 },
  check: problems(
    ['otherModels', 'only-other-models', 'wab-4.60', (one) => (one.otherModels ?? 0) >= one.models],
    ['woundsBefore', 'dead-already', 'wab-4.63', (one) => one.woundsBefore >= one.woundsEach],
  ),
  run(input, trace) {
    const { models, wide, woundsEach, unsavedWounds: wounds } = input;
    const { lost, noted, excess } = fallen({ ...input, wounds });
    const left = models - lost;
    if (woundsEach === 1) trace.step('wab-4.58', { lost });
    else trace.step('wab-4.63', { woundsEach, lost, noted });
    if (excess > 0) trace.step('wab-4.59/excess', { excess });
    const takenFrom = lost === 0 ? 'nowhere' : applyRows<Hurt, Place>(TAKEN, input, 'rear', trace);
    const half = Math.floor(lost / ENDS);
    return {
      answer: {
        ...{ modelsLost: lost, modelsLeft: left, woundsNoted: noted, excess, takenFrom },
        lostByKind: kindsOf(input, lost, trace),
        ...(takenFrom === 'both-ends' && { lostAtEnds: [lost - half, half] }),
        ...(takenFrom === 'rear' && wide !== undefined && { rankSizes: ranksOf(left, wide) }),
      },
      summary: { say: `casualties/${takenFrom}`, with: { lost, left } },
    };
  },
});
