import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import {
  choice,
  count,
  flag,
  group,
  groups,
  optionalCount,
  rare,
  type Values,
} from '../../core/schema.ts';
import { EXTENDED, STATE } from '../fields.ts';
import { MOST_EXTENDED, SECTIONS } from '../units.ts';
import { busyOf, diceOf, idleOf, PARTS, type Touch, wholly } from './contact-count.ts';

const MOST_TOUCHES = 12;
const MOST_FRONT = SECTIONS.front + MOST_EXTENDED;
const MOST_ENEMIES = 20;

const UNIT = {
  extended: EXTENDED,
  formation: STATE.formation,
  forcedMarch: rare(flag()),
  fleeing: rare(flag()),
  otherEnemies: count(0, MOST_ENEMIES, 0),
};

export const CONTACT_FIELDS = {
  contacts: groups(
    {
      attackerPart: choice(PARTS, 'front'),
      defenderPart: choice(PARTS, 'front'),
      touching: count(0, MOST_FRONT, 1),
      partlyTouching: count(0, MOST_FRONT, 0),
    },
    MOST_TOUCHES,
  ),
  attacker: group(UNIT),
  defender: group(UNIT),
  roomForMarkers: rare(optionalCount(0, MOST_FRONT)),
  bumpsIntoAnother: rare(flag()),
  readings: rare(group(readings('R30'))),
};

export type Input = Values<typeof CONTACT_FIELDS>;
export interface Contact extends Input {
  dice: number;
  idle: number;
  partly: number;
  /** Front sections of the attacker, extended ones included, that touch nobody. */
  free: number;
  markers: number;
}

const HEAD_ON: Touch = {
  attackerPart: 'front',
  defenderPart: 'front',
  touching: SECTIONS.front,
  partlyTouching: 0,
};

export const touchesOf = ({ contacts }: Input): readonly Touch[] =>
  contacts.length > 0 ? contacts : [HEAD_ON];

export function contactOf(input: Input): Contact {
  const touches = touchesOf(input);
  const laid = touches.filter(({ attackerPart }) => attackerPart === 'marker');
  return {
    ...input,
    dice: diceOf(touches, input.readings.R30),
    idle: idleOf(touches, input.readings.R30),
    partly: touches.reduce((sum, { partlyTouching }) => sum + partlyTouching, 0),
    free: Math.max(0, SECTIONS.front + input.attacker.extended - busyOf(touches)),
    markers: laid.reduce((sum, touch) => sum + wholly(touch), 0),
  };
}

const { notes, sets } = rulesOf<Contact>(({ dice, idle, partly, free, markers }) => ({
  dice,
  idle,
  partly,
  free,
  markers,
}));

export const frontTouches = (contact: Input) =>
  touchesOf(contact).some((touch) => touch.attackerPart === 'front' && wholly(touch) > 0);
const headOn = (contact: Contact) =>
  touchesOf(contact).some(
    ({ attackerPart, defenderPart }) =>
      attackerPart === 'front' && (defenderPart === 'front' || defenderPart === 'marker'),
  );

/** What the contacts come to: dice, sections that lie idle, and free ones. */
export const CONTACT: Table<Contact, number> = {
  on: 'dice',
  rows: [
    notes('onus-7.83', [({ bumpsIntoAnother }) => bumpsIntoAnother]),
    notes('onus-7.77', [({ partly }) => partly > 0]),
    notes(
      'onus-7.84',
      [({ dice, idle }) => dice + idle > 0],
      on('all-face', ({ idle }) => idle > 0),
    ),
    sets('onus-7.166/contact', ({ dice }) => dice, []),
    notes('onus-7.87/contact', [headOn, ({ defender }) => defender.extended > 0]),
    notes('onus-7.78', [frontTouches, ({ free, markers }) => free + markers > 0]),
    notes('onus-7.80', [
      frontTouches,
      ({ attacker, free, markers }) => attacker.extended > 0 && free + markers > 0,
    ]),
    notes(
      'onus-7.81',
      [({ dice }) => dice > 0],
      on('not-enveloped', ({ markers }) => markers > 0),
    ),
  ],
};
