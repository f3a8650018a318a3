import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { type Engaged, frontInContact, sectionsOf } from './engaged.ts';

/** The unit where its markers would be laid: its front contacts and the sections that touch nobody. */
interface Enveloping extends Engaged {
  front: number;
  free: number;
  room: number;
}

const { bars, notes } = rulesOf<Enveloping>(({ front, free, room }) => ({
  front,
  free,
  markers: Math.min(free, room),
}));
const open = ({ front, free }: Enveloping) => front > 0 && free > 0;

const noFrontTouches = on('front-in-contact', ({ front }: Enveloping) => front === 0);
const noneFree = on('section-free', ({ free }: Enveloping) => free === 0);

/** The two conditions of an envelopment (onus-7.91, onus-7.92), and the room that it takes. */
const ENVELOP: Table<Enveloping, boolean> = {
  on: 'mayEnvelop',
  rows: [
    bars('onus-7.91', [], noFrontTouches),
    bars('onus-7.92', [], noneFree),
    bars('onus-7.93/no-room', [open, ({ room }) => room === 0]),
    notes('onus-7.93', [open, ({ room }) => room > 0]),
  ],
};

const envelopingOf = (unit: Engaged, front: number, busy: number): Enveloping => {
  const free = Math.max(0, sectionsOf(unit) - busy);
  return { ...unit, front, free, room: unit.roomForMarkers ?? free };
};

/** Markers that the unit may lay on the enemy now; none where it may not envelop. */
export function envelop(unit: Engaged, trace: Trace): number {
  const front = frontInContact(unit);
  const enveloping = envelopingOf(unit, front, front);
  if (!applyRows(ENVELOP, enveloping, true, trace)) return 0;
  return Math.min(enveloping.free, enveloping.room);
}

/** After a repositioning: `laid` markers hold the contacts that the card itself lost (onus-7.105). */
export function envelopsAfter(unit: Engaged, laid: number, trace: Trace): number {
  const front = unit.frontAfter ?? 1;
  const { free, room } = envelopingOf(unit, front, front + laid);
  const markers = front > 0 ? Math.min(free, room) : 0;
  if (markers > 0) trace.step('onus-7.105', { markers });
  return markers;
}
