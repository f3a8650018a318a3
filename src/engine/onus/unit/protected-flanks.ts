import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Table } from '../../core/rows.ts';
import { flag, list, optionalMeasure, type Values } from '../../core/schema.ts';

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

const ofUnit = (name: string, holds: (input: Input) => boolean): Condition<Input> => ({
  name,
  holds,
});
const frontal = ({ enemyContacts }: Input) => enemyContacts.every((contact) => contact === 'front');

/** Whether the attack leaves the flanks alone (onus-12.22). */
const FRONTAL: Table<Input, boolean> = {
  on: 'onlyInFront',
  rows: [
    {
      clause: 'onus-12.22',
      when: [ofUnit('shot', ({ inHandToHand }) => !inHandToHand)],
      say: 'onus-12.22/not-engaged',
    },
    {
      clause: 'onus-12.22',
      when: [ofUnit('touched', (input) => input.inHandToHand && !frontal(input))],
      say: 'onus-12.22/touched',
    },
    {
      clause: 'onus-12.22',
      when: [ofUnit('frontal', (input) => input.inHandToHand && frontal(input))],
      apply: () => true,
    },
  ],
};

interface Flank {
  flank: 'left' | 'right';
  /** Centimetres to the friend beside it; nothing where there is none. */
  gap: number | undefined;
}
const ofFlank = (name: string, holds: (flank: Flank) => boolean): Condition<Flank> => ({
  name,
  holds,
});

const NEIGHBOUR: Table<Flank, number> = {
  on: 'guardedFlanks',
  rows: [
    {
      clause: 'onus-12.23',
      when: [
        ofFlank('friend', ({ gap }) => gap !== undefined),
        ofFlank('room-for-marker', ({ gap = MARKER_ROOM }) => gap < MARKER_ROOM),
      ],
      apply: (flanks) => flanks + 1,
      with: ({ flank, gap = 0 }) => ({ flank, gap, room: MARKER_ROOM }),
    },
  ],
};

const BONUS: Table<number, number> = {
  on: 'flankMorale',
  rows: [
    {
      clause: 'onus-12.24',
      when: [
        { name: 'asked', holds: () => true },
        { name: 'no-flank-protected', holds: (flanks) => flanks > 0 },
      ],
      apply: (morale, flanks) => morale + flanks,
      with: (flanks) => ({ flanks }),
    },
  ],
};

export const protectedFlanks = looseQuery({
  id: 'onus/protected-flanks',
  fields: FLANK_FIELDS,
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
