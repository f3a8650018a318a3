import { yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FAR } from './weapons.ts';

/** Inches of wood through which anybody sees (wab-4.10). */
const THROUGH_WOOD = 2;

const BLOCKERS = [
  'troops',
  'skirmishers',
  'companions',
  'hill',
  'building',
  'obstacle',
  'wood',
] as const;
const PLACES = ['ground', 'hill', 'building'] as const;

const SIGHT_FIELDS = {
  between: usual(list(BLOCKERS, BLOCKERS.length)),
  seerOn: usual(choice([...PLACES, 'elephant'], 'ground')),
  targetOn: usual(choice(PLACES, 'ground')),
  asHigh: flag(),
  closeToObstacle: choice(['nobody', 'seer', 'target', 'both'], 'nobody'),
  woodInches: optionalMeasure(0, FAR),
  bothInWood: flag(),
  gapInLine: rare(flag(true)),
  readings: rare(group(readings('R8'))),
};
type Looking = Values<typeof SIGHT_FIELDS>;
type Blocker = (typeof BLOCKERS)[number];

const { bars, notes } = rulesOf<Looking>();

const lies =
  (...kinds: readonly Blocker[]) =>
  ({ between }: Looking) =>
    kinds.some((kind) => between.includes(kind));
const onElephant = ({ seerOn }: Looking) => seerOn === 'elephant';
const seesFromAbove = ({ seerOn }: Looking) => seerOn === 'hill' || seerOn === 'building';
const isSeenAbove = ({ targetOn }: Looking) => targetOn !== 'ground';
const overTops = lies('troops', 'skirmishers', 'companions', 'hill', 'building', 'obstacle');
const lower = on('as-high-as-they', ({ asHigh }: Looking) => !asHigh);
/** Whether the line passes between loose models (wab-15.14, wab-15.15). */
const throughGap = ({ gapInLine }: Looking) => gapInLine;
const LOOSE = ['wab-15.14', 'wab-15.15'] as const;
const inOneWood = ({ bothInWood }: Looking) => bothInWood;
/** Exactly 2 inches count, or by the other reading do not (R8). */
const tooMuchWood = ({ woodInches = FAR, readings: { R8 } }: Looking) =>
  woodInches > THROUGH_WOOD || (woodInches === THROUGH_WOOD && R8 === 'b');

const SEES: Table<Looking, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-4.14', [overTops], on('seer-on-the-ground', seesFromAbove), lower, {
      unless: ['wab-4.8', 'wab-4.9', 'wab-4.12', ...LOOSE],
    }),
    notes(
      'wab-4.15',
      [overTops, not<Looking>(seesFromAbove)],
      on('target-on-the-ground', isSeenAbove),
      lower,
      { unless: ['wab-4.8', 'wab-4.9', 'wab-4.12', ...LOOSE] },
    ),
    notes(
      'wab-4.13',
      [onElephant, ({ between }) => between.length > 0],
      on('no-troops-between', lies('troops', 'skirmishers', 'companions', 'obstacle')),
      { unless: ['wab-4.9', 'wab-4.12', ...LOOSE] },
    ),
    bars('wab-4.8', [lies('hill', 'building')]),
    bars(
      'wab-4.9',
      [lies('obstacle')],
      on('stands-at-it', ({ closeToObstacle }) => closeToObstacle === 'nobody'),
    ),
    bars(
      'wab-4.11',
      [inOneWood],
      on('near-in-the-wood', ({ woodInches = FAR }) => woodInches > THROUGH_WOOD),
    ),
    bars('wab-4.10', [lies('wood'), not<Looking>(inOneWood)], on('little-wood', tooMuchWood)),
    bars('wab-4.12', [lies('troops')]),
    notes('wab-15.15', [lies('skirmishers'), throughGap]),
    bars('wab-15.15', [lies('skirmishers'), not<Looking>(throughGap)], { say: 'wab-15.15/no-gap' }),
    notes('wab-15.14', [lies('companions'), throughGap]),
    bars('wab-15.14', [lies('companions'), not<Looking>(throughGap)], { say: 'wab-15.14/no-gap' }),
  ],
};

export const lineOfSight = defineQuery({
  id: 'wab/line-of-sight',
  fields: SIGHT_FIELDS,
  answer: { allowed: yes() },
  sample: { between: ['troops'], seerOn: 'hill' },
  check: problems([
    'woodInches',
    'no-wood',
    'wab-4.10',
    (one) => one.woodInches !== undefined && !inOneWood(one) && !lies('wood')(one),
  ]),
  run(input, trace) {
    const allowed = applyRows(SEES, input, true, trace);
    if (allowed) trace.step('wab-4.6/clear');
    return {
      answer: { allowed },
      summary: { say: `line-of-sight/${allowed ? 'seen' : 'hidden'}`, with: {} },
    };
  },
});
