import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { bars, type Engaged, frontInContact, given, notes, on, sectionsOf } from './engaged.ts';

/** The unit where its markers would be laid: its front contacts and the sections that touch nobody. */
interface Enveloping extends Engaged {
  front: number;
  free: number;
  room: number;
}

const facts = (unit: Engaged) => {
  const { front, free, room } = unit as Enveloping;
  return { front, free, markers: Math.min(free, room) };
};
const frontOf = (unit: Engaged) => (unit as Enveloping).front;
const freeOf = (unit: Engaged) => (unit as Enveloping).free;
const roomOf = (unit: Engaged) => (unit as Enveloping).room;
const counted = (row: Row<Engaged, boolean>) => ({ ...row, with: facts });

const always = given(() => true);
const open = given((unit) => frontOf(unit) > 0 && freeOf(unit) > 0);

/** The two conditions of an envelopment (onus-7.91, onus-7.92), and the room that it takes. */
const ENVELOP: Table<Engaged, boolean> = {
  on: 'mayEnvelop',
  rows: [
    counted(
      bars(
        'onus-7.91',
        '',
        always,
        on('front-in-contact', (unit) => frontOf(unit) === 0),
      ),
    ),
    counted(
      bars(
        'onus-7.92',
        '',
        always,
        on('section-free', (unit) => freeOf(unit) === 0),
      ),
    ),
    counted(
      bars(
        'onus-7.93',
        'no-room',
        topic(
          open,
          given((unit) => roomOf(unit) === 0),
        ),
      ),
    ),
    counted(
      notes(
        'onus-7.93',
        '',
        topic(
          open,
          given((unit) => roomOf(unit) > 0),
        ),
      ),
    ),
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
