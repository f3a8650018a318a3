import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LIFE, STATE } from '../fields.ts';
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
  readings: rare(group(readings('R32'))),
};
type Input = Values<typeof FIELDS>;

interface Fate {
  removed: number;
  wounds: number;
}
const { notes, sets } = rulesOf<Input>(({ markersMet, markersCutOff, chargedOn }) => ({
  markers: markersMet,
  cutOff: markersCutOff,
  part: `chargedOn.${chargedOn}`,
}));
const charged = ({ markerEvent, markersMet }: Input) => markerEvent === 'charged' && markersMet > 0;
const gone = ({ markerEvent }: Input) => markerEvent !== 'charged';
const frontal = ({ chargedOn }: Input) => chargedOn === 'front';

const notFrontal = on('frontal', not(frontal));
const someAreCutOff = on('none-cut-off', ({ markersCutOff }: Input) => markersCutOff > 0);
const noLongerTouch = on('still-touching', ({ stillTouching }: Input) => !stillTouching);

const FATE: Table<Input, Fate> = {
  on: 'markersRemoved',
  rows: [
    notes('onus-7.87', [charged], on('not-frontal', frontal)),
    sets(
      'onus-7.85',
      ({ markersMet }) => ({ removed: markersMet, wounds: markersMet * WOUND }),
      [charged],
      notFrontal,
    ),
    sets(
      'onus-7.86',
      ({ markersCutOff }, { removed, wounds }) => ({
        removed: removed + markersCutOff,
        wounds: wounds + markersCutOff * WOUND,
      }),
      [charged, not(frontal)],
      someAreCutOff,
    ),
    notes(
      'onus-7.176/markers',
      [({ markerEvent, enemyBlocked }) => markerEvent === 'enemy-flees' && enemyBlocked],
      { unless: ['onus-7.82'] },
    ),
    sets(
      'onus-7.82',
      ({ markersMet }) => ({ removed: markersMet, wounds: 0 }),
      [gone],
      noLongerTouch,
    ),
  ],
  show: ({ removed }) => removed,
};

export const sectionMarkers = defineQuery({
  id: 'onus/section-markers',
  fields: FIELDS,
  answer: {
    ...alike(amount(), 'markersRemoved', 'markersKept', 'woundsTaken'),
    eliminated: yes(),
    countsInCombat: maybe(yes()),
    causesCheck: yes(),
  },
  sample: { markersMet: 2, chargedOn: 'rear' },
  run(input, trace) {
    const { removed, wounds } = applyRows(FATE, input, { removed: 0, wounds: 0 }, trace);
    return {
      answer: {
        markersRemoved: removed,
        markersKept: input.markersMet + input.markersCutOff - removed,
        woundsTaken: wounds,
        eliminated: input.wounds + wounds >= input.life,
        countsInCombat: wounds > 0 ? input.readings.R32 === 'b' : null,
      },
      summary: {
        say: `section-markers/${removed > 0 ? 'removed' : 'kept'}`,
        with: { markers: removed, wounds },
      },
    };
  },
});
