import { alike, amount, part, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { EXTENDED, STATE } from '../fields.ts';
import { MOST_EXTENDED, SECTIONS } from '../units.ts';
import { penaltyByHand } from '../values/penalty.ts';
import { CARD_SIDES } from '../values/sides.ts';
import { busyOf, diceOf, idleOf, PARTS, sidesOf, type Touch, wholly } from './contact-count.ts';

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
  readings: rare(group(readings('R30'))),
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

const { notes, sets } = rulesOf<Contact>((contact) => {
  const { dice, idle, partly, free, markers } = contact;
  return { dice, idle, partly, free, markers };
});

const frontTouches = (contact: Input) =>
  touchesOf(contact).some((touch) => touch.attackerPart === 'front' && wholly(touch) > 0);
const headOn = (contact: Contact) =>
  touchesOf(contact).some(
    ({ attackerPart, defenderPart }) =>
      attackerPart === 'front' && (defenderPart === 'front' || defenderPart === 'marker'),
  );

const someLieIdle = on('all-face', ({ idle }: Contact) => idle > 0);
const envelops = on('not-enveloped', ({ markers }: Contact) => markers > 0);

/** What the contacts come to: dice, sections that lie idle, and free ones. */
const CONTACT: Table<Contact, number> = {
  on: 'dice',
  rows: [
    notes('onus-7.83', [({ bumpsIntoAnother }) => bumpsIntoAnother]),
    notes('onus-7.77', [({ partly }) => partly > 0]),
    notes('onus-7.84', [({ dice, idle }) => dice + idle > 0], someLieIdle),
    sets('onus-7.166/contact', ({ dice }) => dice, []),
    notes('onus-7.87/contact', [headOn, ({ defender }) => defender.extended > 0]),
    notes('onus-7.78', [frontTouches, ({ free, markers }) => free + markers > 0]),
    notes('onus-7.80', [
      frontTouches,
      ({ attacker, free, markers }) => attacker.extended > 0 && free + markers > 0,
    ]),
    notes('onus-7.81', [({ dice }) => dice > 0], envelops),
  ],
};

function onUnit(contact: Contact, who: 'attacker' | 'defender', trace: Trace) {
  const sides = sidesOf(touchesOf(contact), `${who}Part`);
  const unit = { ...contact[who], attackedOn: sides };
  const penalty = penaltyByHand(who, unit, sides.length > 0, trace);
  return { sides, defencePenalty: penalty, moralePenalty: penalty };
}

const givenOf = (input: Input) => busyOf(touchesOf(input));
const frontOf = ({ attacker }: Input) => SECTIONS.front + attacker.extended;

/** On which sides a unit is struck, and what that takes off its values. */
const STRUCK = part({
  sides: words(CARD_SIDES),
  ...alike(amount(), 'defencePenalty', 'moralePenalty'),
});
const ANSWER = {
  ...alike(amount(), 'dice', 'idleSections', 'freeSections', 'mayEnvelopWith'),
  onDefender: STRUCK,
  onAttacker: STRUCK,
  ...alike(yes(), 'defenderPinned', 'extensionStays'),
};

export const contact = defineQuery({
  id: 'onus/contact',
  fields: FIELDS,
  answer: ANSWER,
  sample: {
    contacts: [
      { defenderPart: 'rear', touching: 2 },
      { attackerPart: 'marker', defenderPart: 'left-flank', touching: 2 },
      { attackerPart: 'marker', defenderPart: 'rear', touching: 1 },
    ],
    attacker: { extended: 1 },
  },
  check: problems([
    'contacts',
    'more-than-its-front',
    null,
    (input) => givenOf(input) > frontOf(input),
    (input) => ({ given: givenOf(input), most: frontOf(input) }),
  ]),
  run(input, trace) {
    const contact = contactOf(input);
    const dice = applyRows(CONTACT, contact, 0, trace);
    const onDefender = onUnit(contact, 'defender', trace);
    const onAttacker = onUnit(contact, 'attacker', trace);
    const answer = {
      dice,
      idleSections: contact.idle,
      freeSections: contact.free,
      mayEnvelopWith: frontTouches(input)
        ? Math.min(contact.free, input.roomForMarkers ?? contact.free)
        : 0,
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
