import { amount, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_CM = 500;
/** Room that a Section marker needs beside a flank, in centimetres (onus-12.23). */
const MARKER_ROOM = 2;
const CONTACTS = ['front', 'flank', 'rear', 'marker-on-flank', 'marker-on-rear'] as const;

const FLANK_FIELDS = {
  inHandToHand: flag(true),
  enemyContacts: list(CONTACTS, CONTACTS.length),
  leftFriendCm: optionalMeasure(0, MOST_CM),
  rightFriendCm: optionalMeasure(0, MOST_CM),
};
type Input = Values<typeof FLANK_FIELDS>;

const frontal = ({ enemyContacts }: Input) => enemyContacts.every((contact) => contact === 'front');

const unit = rulesOf<Input>();
/** Whether the attack leaves the flanks alone (onus-12.22). */
const FRONTAL: Table<Input, boolean> = {
  on: 'onlyInFront',
  rows: [
    unit.notes('onus-12.22/not-engaged', [({ inHandToHand }) => !inHandToHand]),
    unit.notes('onus-12.22/touched', [({ inHandToHand }) => inHandToHand, not(frontal)]),
    unit.allows('onus-12.22', [({ inHandToHand }) => inHandToHand, frontal]),
  ],
};

interface Flank {
  flank: 'left' | 'right';
  /** Centimetres to the friend beside it; nothing where there is none. */
  gap: number | undefined;
}
const beside = rulesOf<Flank>(({ flank, gap = 0 }) => ({ flank, gap, room: MARKER_ROOM }));

const NEIGHBOUR: Table<Flank, number> = {
  on: 'guardedFlanks',
  rows: [
    beside.adds(
      'onus-12.23',
      1,
      [({ gap }) => gap !== undefined],
      on('room-for-marker', ({ gap = MARKER_ROOM }) => gap < MARKER_ROOM),
    ),
  ],
};

const guarded = rulesOf<number>((flanks) => ({ flanks }));
const BONUS: Table<number, number> = {
  on: 'flankMorale',
  rows: [
    guarded.adds(
      'onus-12.24',
      (flanks) => flanks,
      [],
      on('no-flank-protected', (flanks) => flanks > 0),
    ),
  ],
};

export const protectedFlanks = defineQuery({
  id: 'onus/protected-flanks',
  fields: FLANK_FIELDS,
  answer: { flanksProtected: words(['left', 'right']), flankMorale: amount(), onlyInFront: yes() },
  sample: { leftFriendCm: 1, rightFriendCm: 2.5 },
  run(input, trace) {
    const flanks: readonly Flank[] = [
      { flank: 'left', gap: input.leftFriendCm },
      { flank: 'right', gap: input.rightFriendCm },
    ];
    const onlyInFront = applyRows(FRONTAL, input, false, trace);
    const protectedOnes = onlyInFront
      ? flanks.filter((flank) => applyRows(NEIGHBOUR, flank, 0, trace) > 0)
      : [];
    const flankMorale = applyRows(BONUS, protectedOnes.length, 0, trace);
    return {
      answer: {
        flanksProtected: protectedOnes.map(({ flank }) => flank),
        flankMorale,
        onlyInFront,
      },
      summary: {
        say: flankMorale > 0 ? 'protected-flanks/bonus' : 'protected-flanks/none',
        with: { flanks: protectedOnes.length },
      },
    };
  },
});
