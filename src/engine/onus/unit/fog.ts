import { amount, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { count, measure, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_UD = 200;
const MOST_POINTS_OF_WAY = 40;
const MOST_HITS = 30;
/** What a shot at a hidden unit loses (onus-12.20). */
const HIDDEN_TARGET = 1;

const FOG_FIELDS = {
  fogDistance: measure(0.1, MOST_UD, 6),
  fogPath: groups({ nearestEnemy: requiredMeasure(0, MOST_UD) }, MOST_POINTS_OF_WAY),
  seenBefore: flag(),
  scenarioVisible: rare(flag()),
  unitShoots: flag(),
  isShotAt: flag(),
  hitsReceived: count(0, MOST_HITS, 0),
  readings: rare(group(readings('R90'))),
};
type Input = Values<typeof FOG_FIELDS>;

/** At what it is turned over. */
const TURNED = [
  'by-scenario',
  'at-start',
  'in-mid-move',
  'at-end-of-move',
  'on-shooting',
  'when-hit',
] as const;
type Turned = (typeof TURNED)[number];
/** How the unit came to be seen; `hidden` while nobody sees what it is. */
type Sight = 'hidden' | 'seen-before' | Turned;

/** Ruling R90: at the very distance of the fog a unit stays hidden, or (b) is seen. */
const isNear = (nearestEnemy: number, { fogDistance, readings }: Input) =>
  nearestEnemy < fogDistance || (readings.R90 === 'b' && nearestEnemy === fogDistance);

/** The first place of its fogPath that is nearer than the fog. */
const firstNear = (input: Input) =>
  input.fogPath.findIndex(({ nearestEnemy }) => isNear(nearestEnemy, input));

function whenNear(input: Input): Sight {
  const at = firstNear(input);
  if (at === 0) return 'at-start';
  return at === input.fogPath.length - 1 ? 'at-end-of-move' : 'in-mid-move';
}

const { notes, sets } = rulesOf<Input>();

const hidden = on('seen-already', (_: Input, sight: Sight) => sight === 'hidden');
const moves = ({ fogPath }: Input) => fogPath.length > 0;
const near = on('beyond-the-fog', (input: Input) => firstNear(input) >= 0);
const endsFar = (input: Input) => {
  const last = input.fogPath.at(-1);
  return last !== undefined && !isNear(last.nearestEnemy, input);
};
const isTarget = ({ isShotAt, hitsReceived }: Input) => isShotAt || hitsReceived > 0;
const isHit = on('not-hit', ({ hitsReceived }: Input) => hitsReceived > 0);

const SIGHT: Table<Input, Sight> = {
  on: 'sight',
  rows: [
    notes('onus-12.16', [], { with: ({ fogDistance }) => ({ fogDistance }) }),
    sets('onus-6.3/fog', 'by-scenario', [({ scenarioVisible }) => scenarioVisible, hidden]),
    sets('onus-12.17', whenNear, [moves, hidden], near, {
      with: (input) => ({
        fogDistance: input.fogDistance,
        nearestEnemy: input.fogPath[firstNear(input)]?.nearestEnemy ?? 0,
      }),
    }),
    notes(
      'onus-12.18',
      [endsFar],
      on('never-seen', (_, sight) => sight !== 'hidden'),
    ),
    sets('onus-12.19', 'on-shooting', [({ unitShoots }) => unitShoots], hidden),
    notes('onus-12.20/fog', [isTarget], hidden),
    sets('onus-12.21', 'when-hit', [isTarget, hidden], isHit, {
      with: ({ hitsReceived }) => ({ hitsReceived }),
    }),
  ],
};

export const fog = defineQuery({
  id: 'onus/fog',
  fields: FOG_FIELDS,
  answer: {
    faceUp: yes(),
    turnedOver: word(['no', ...TURNED], 'no'),
    identityKnown: yes(),
    placeKnown: yes(true),
    mayHideAgain: yes(),
    shotModifier: amount(),
  },
  sample: {
    fogDistance: 6,
    fogPath: [{ nearestEnemy: 7 }, { nearestEnemy: 5.5 }, { nearestEnemy: 6.5 }],
  },
  run(input, trace) {
    const before: Sight = input.seenBefore ? 'seen-before' : 'hidden';
    const sight = applyRows(SIGHT, input, before, trace);
    const isHidden = sight === 'hidden';
    const shotInFog = isTarget(input) && (isHidden || sight === 'when-hit');
    return {
      answer: {
        faceUp: !isHidden,
        turnedOver: isHidden || sight === 'seen-before' ? 'no' : sight,
        identityKnown: !isHidden,
        shotModifier: shotInFog ? -HIDDEN_TARGET : 0,
      },
      summary: { say: `fog/${sight}`, with: { fogDistance: input.fogDistance } },
    };
  },
});
