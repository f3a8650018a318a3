import { looseQuery } from '../../core/query.ts';
import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, count, flag, group, rare, type Values } from '../../core/schema.ts';
import { LIFE, STATE } from '../fields.ts';
import { reading } from '../movement/march.ts';
import { rowsOf } from '../rows-of.ts';
import { MOST_EXTENDED, SECTIONS } from '../units.ts';

const MOST = SECTIONS.front + MOST_EXTENDED;
/** Wounds for each marker that is charged on its side or rear, or cut off (onus-7.85, onus-7.86). */
const WOUND = 1;

const FIELDS = {
  markerEvent: choice(['charged', 'enemy-destroyed', 'enemy-flees'], 'charged'),
  chargedOn: choice(['front', 'side', 'rear'], 'side'),
  markersMet: count(0, MOST, 1),
  markersCutOff: count(0, MOST, 0),
  enemyBlocked: rare(flag()),
  stillTouching: rare(flag()),
  wounds: STATE.wounds,
  life: LIFE,
  readings: rare(group({ R32: reading() })),
};
type Input = Values<typeof FIELDS>;

interface Fate {
  removed: number;
  wounds: number;
}
const { given, on } = rowsOf<Input>();
const charged = given(({ markerEvent, markersMet }) => markerEvent === 'charged' && markersMet > 0);
const gone = given(({ markerEvent }) => markerEvent !== 'charged');
const facts = ({ markersMet, markersCutOff, chargedOn }: Input) => ({
  markers: markersMet,
  cutOff: markersCutOff,
  part: `chargedOn.${chargedOn}`,
});
const note = (
  clause: Row<Input, Fate>['clause'],
  when: Row<Input, Fate>['when'],
  more: Partial<Row<Input, Fate>> = {},
): Row<Input, Fate> => ({ clause, when, with: facts, ...more });

const FATE: Table<Input, Fate> = {
  on: 'markersRemoved',
  rows: [
    note('onus-7.87', [charged, on('not-frontal', ({ chargedOn }) => chargedOn === 'front')]),
    note('onus-7.85', [charged, on('frontal', ({ chargedOn }) => chargedOn !== 'front')], {
      apply: (_, { markersMet }) => ({ removed: markersMet, wounds: markersMet * WOUND }),
    }),
    note(
      'onus-7.86',
      [
        topic(
          charged,
          given(({ chargedOn }) => chargedOn !== 'front'),
        ),
        on('none-cut-off', ({ markersCutOff }) => markersCutOff > 0),
      ],
      {
        apply: ({ removed, wounds }, { markersCutOff }) => ({
          removed: removed + markersCutOff,
          wounds: wounds + markersCutOff * WOUND,
        }),
      },
    ),
    note(
      'onus-7.176',
      [
        topic(
          gone,
          given(({ markerEvent, enemyBlocked }) => markerEvent === 'enemy-flees' && enemyBlocked),
        ),
      ],
      {
        say: 'onus-7.176/markers',
        unless: ['onus-7.82'],
      },
    ),
    note('onus-7.82', [gone, on('still-touching', ({ stillTouching }) => !stillTouching)], {
      apply: (_, { markersMet }) => ({ removed: markersMet, wounds: 0 }),
    }),
  ],
  show: ({ removed }) => removed,
};

export const sectionMarkers = looseQuery({
  id: 'onus/section-markers',
  fields: FIELDS,
  sample: { markersMet: 2, chargedOn: 'rear' },
  run(input, trace) {
    const { removed, wounds } = applyRows(FATE, input, { removed: 0, wounds: 0 }, trace);
    const answer = {
      markersRemoved: removed,
      markersKept: input.markersMet + input.markersCutOff - removed,
      woundsTaken: wounds,
      eliminated: input.wounds + wounds >= input.life,
      countsInCombat: wounds > 0 ? input.readings.R32 === 'b' : null,
      causesCheck: false,
    };
    return {
      answer,
      summary: {
        say: `section-markers/${removed > 0 ? 'removed' : 'kept'}`,
        with: { markers: removed, wounds },
      },
    };
  },
});
