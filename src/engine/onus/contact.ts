import { defineQuery } from '../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../core/rows.ts';
import type { Trace } from '../core/ruling.ts';
import {
  choice,
  count,
  flag,
  group,
  groups,
  optionalCount,
  rare,
  type Values,
} from '../core/schema.ts';
import { busyOf, diceOf, idleOf, PARTS, sidesOf, type Touch, wholly } from './contact-count.ts';
import { penaltyOf } from './contact-penalty.ts';
import { EXTENDED, STATE } from './fields.ts';
import { reading } from './march.ts';
import { MOST_EXTENDED, SECTIONS } from './units.ts';

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

const FIELDS = {
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
  readings: rare(group({ R30: reading() })),
};

type Input = Values<typeof FIELDS>;
interface Contact extends Input {
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

const touchesOf = ({ contacts }: Input): readonly Touch[] =>
  contacts.length > 0 ? contacts : [HEAD_ON];

function contactOf(input: Input): Contact {
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

type On = Condition<Contact>;
type ContactRow = Row<Contact, number>;
const given = (holds: (contact: Contact) => boolean): On => ({ name: 'given', holds });
const on = (name: string, holds: (contact: Contact) => boolean): On => ({ name, holds });
const facts = ({ dice, idle, partly, free, markers }: Contact) => ({
  dice,
  idle,
  partly,
  free,
  markers,
});
const notes = (clause: ContactRow['clause'], say: string, ...when: On[]): ContactRow => ({
  clause,
  when,
  with: facts,
  ...(say && { say: `${clause}/${say}` }),
});

const frontTouches = given((contact) =>
  touchesOf(contact).some((touch) => touch.attackerPart === 'front' && wholly(touch) > 0),
);
const headOn = given((contact) =>
  touchesOf(contact).some(
    ({ attackerPart, defenderPart }) =>
      attackerPart === 'front' && (defenderPart === 'front' || defenderPart === 'marker'),
  ),
);

/** What the contacts come to: dice, sections that lie idle, and free ones. */
const CONTACT: Table<Contact, number> = {
  on: 'dice',
  rows: [
    notes(
      'onus-7.83',
      '',
      given(({ bumpsIntoAnother }) => bumpsIntoAnother),
    ),
    notes(
      'onus-7.77',
      '',
      given(({ partly }) => partly > 0),
    ),
    notes(
      'onus-7.84',
      '',
      given(({ dice, idle }) => dice + idle > 0),
      on('all-face', ({ idle }) => idle > 0),
    ),
    {
      ...notes(
        'onus-7.166',
        'contact',
        given(() => true),
      ),
      apply: (_, { dice }) => dice,
    },
    notes(
      'onus-7.87',
      'contact',
      topic(
        headOn,
        given(({ defender }) => defender.extended > 0),
      ),
    ),
    notes(
      'onus-7.78',
      '',
      topic(
        frontTouches,
        given(({ free, markers }) => free + markers > 0),
      ),
    ),
    notes(
      'onus-7.80',
      '',
      topic(
        frontTouches,
        given(({ attacker, free, markers }) => attacker.extended > 0 && free + markers > 0),
      ),
    ),
    notes(
      'onus-7.81',
      '',
      given(({ dice }) => dice > 0),
      on('not-enveloped', ({ markers }) => markers > 0),
    ),
  ],
};

function onUnit(contact: Contact, who: 'attacker' | 'defender', trace: Trace) {
  const sides = sidesOf(touchesOf(contact), `${who}Part`);
  const penalty = penaltyOf({ who, sides, ...contact[who] }, trace);
  return { sides, defencePenalty: penalty, moralePenalty: penalty };
}

export const contact = defineQuery({
  id: 'onus/contact',
  fields: FIELDS,
  sample: {
    contacts: [
      { defenderPart: 'rear', touching: 2 },
      { attackerPart: 'marker', defenderPart: 'left-flank', touching: 2 },
      { attackerPart: 'marker', defenderPart: 'rear', touching: 1 },
    ],
    attacker: { extended: 1 },
  },
  check(input) {
    const most = SECTIONS.front + input.attacker.extended;
    const given = busyOf(touchesOf(input));
    if (given <= most) return [];
    return [{ field: 'contacts', problem: 'more-than-its-front', with: { given, most } }];
  },
  run(input, trace) {
    const contact = contactOf(input);
    const dice = applyRows(CONTACT, contact, 0, trace);
    const onDefender = onUnit(contact, 'defender', trace);
    const onAttacker = onUnit(contact, 'attacker', trace);
    const touches = touchesOf(input).some(
      (touch) => touch.attackerPart === 'front' && wholly(touch) > 0,
    );
    const answer = {
      dice,
      idleSections: contact.idle,
      freeSections: contact.free,
      mayEnvelopWith: touches ? Math.min(contact.free, input.roomForMarkers ?? contact.free) : 0,
      onDefender,
      onAttacker,
      defenderPinned: contact.markers > 0,
      extensionStays: input.defender.extended > 0,
    };
    const say = dice === 0 ? 'none' : onDefender.defencePenalty < 0 ? 'penalty' : 'dice';
    return {
      answer,
      summary: { say: `contact/${say}`, with: { dice, penalty: onDefender.defencePenalty } },
    };
  },
});
