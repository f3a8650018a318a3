import { word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

/** Where a part of the charger may stand: by the lines of the target's front and rear ranks and of its sides, all extended. */
const ZONES = ['ahead', 'ahead-aside', 'beside', 'behind-aside', 'behind'] as const;
const SIDES = ['front', 'flank', 'rear'] as const;
type Side = (typeof SIDES)[number] | 'none';

const SIDE_FIELDS = {
  stands: usual(list(ZONES, ZONES.length)),
  wants: usual(choice(['any', ...SIDES], 'any')),
  sideFull: flag(),
  onlyFlankInReach: flag(),
  touchesCorner: flag(),
  readings: rare(group(readings('R25', 'R26'))),
};
type Standing = Values<typeof SIDE_FIELDS>;

const { notes, sets } = rulesOf<Standing>();

const isIn =
  (...zones: readonly (typeof ZONES)[number][]) =>
  ({ stands }: Standing) =>
    zones.some((zone) => stands.includes(zone));
const beside = isIn('beside');
/** Any part ahead of the front line; by the other reading straight ahead, between the extended sides (R25). */
const ahead = (one: Standing) =>
  one.readings.R25 === 'a' || !beside(one) ? isIn('ahead', 'ahead-aside')(one) : isIn('ahead')(one);
const behindTheLine = isIn('behind', 'behind-aside');
const onlyBehind = (one: Standing) => behindTheLine(one) && !beside(one);
const straddles = (one: Standing) => behindTheLine(one) && beside(one);
/** A model straight behind the target; by the other reading anywhere behind its rear line (R26). */
const modelBehind = (one: Standing) =>
  one.readings.R26 === 'a' ? isIn('behind')(one) : behindTheLine(one);

/** The side that it charges, by where it stands as it begins to move. */
const SIDE: Table<Standing, Side> = {
  on: 'sideCharged',
  rows: [
    notes<Side>('wab-3.48', [beside], on('nothing-ahead', ahead)),
    sets<Side>('wab-3.45', 'front', [], on('nothing-ahead', ahead)),
    sets<Side>('wab-3.51', 'rear', [not(ahead)], on('partly-beside', onlyBehind)),
    sets<Side>('wab-3.52', 'rear', [not(ahead), straddles], on('no-model-behind', modelBehind)),
    notes<Side>(
      'wab-3.53',
      [not(ahead), straddles],
      on('a-model-behind', (one) => !modelBehind(one)),
    ),
    sets<Side>('wab-3.44', 'flank', [not(ahead), (_, side: Side) => side !== 'rear']),
  ],
};

const mayBe =
  (...sides: readonly Side[]) =>
  ({ side }: Standing & { side: Side }) =>
    sides.includes(side);
const wants =
  (...sides: readonly Standing['wants'][]) =>
  ({ wants: wanted }: Standing) =>
    sides.includes(wanted);

type Chosen = Standing & { side: Side };
const chosen = rulesOf<Chosen>();

/** Whether it may charge the side that its player wants, and whether there is room. */
const MAY: Table<Chosen, boolean> = {
  on: 'allowed',
  rows: [
    chosen.bars(
      'wab-3.44/not-there',
      [wants('flank')],
      on('in-the-zone', (one) => !beside(one)),
    ),
    chosen.bars('wab-3.48/ahead', [wants('flank'), beside], on('nothing-ahead', ahead)),
    chosen.bars('wab-3.45/front-only', [mayBe('front'), wants('flank', 'rear')]),
    chosen.bars('wab-3.49/flank-only', [mayBe('flank'), wants('front', 'rear')]),
    chosen.bars('wab-3.51/rear-only', [mayBe('rear'), wants('front', 'flank')]),
    chosen.bars('wab-3.46', [mayBe('front'), ({ sideFull }) => sideFull]),
    chosen.bars('wab-3.39/full', [mayBe('flank', 'rear'), ({ sideFull }) => sideFull]),
    chosen.bars('wab-3.45/out-of-reach', [mayBe('front'), (one) => one.onlyFlankInReach]),
  ],
};

const THERE: Table<Chosen, boolean> = {
  on: 'allowed',
  rows: [
    chosen.notes('wab-3.49', [mayBe('flank')]),
    chosen.notes('wab-3.47', [mayBe('front'), ({ touchesCorner }) => touchesCorner]),
  ],
};

export const chargeSide = defineQuery({
  id: 'wab/charge-side',
  fields: SIDE_FIELDS,
  answer: { allowed: yes(), sideCharged: word([...SIDES, 'none'], 'none') },
  sample: { stands: ['beside', 'behind-aside'] },
  start: { stands: ['beside'] },
  check: problems(['stands', 'stands-nowhere', 'wab-3.44', ({ stands }) => stands.length === 0]),
  run(input, trace) {
    const side = applyRows(SIDE, input, 'none' as Side, trace);
    const situation = { ...input, side };
    const allowed = applyRows(MAY, situation, true, trace);
    if (!allowed)
      return {
        answer: { sideCharged: side },
        summary: { say: 'charge-side/no', with: { sideCharged: side } },
      };
    applyRows(THERE, situation, true, trace);
    return {
      answer: { allowed, sideCharged: side },
      summary: { say: 'charge-side/yes', with: { sideCharged: side } },
    };
  },
});
