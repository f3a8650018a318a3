import { amount, part, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { SECTIONS } from '../units.ts';
import { CARD_SIDES } from '../values/fighter.ts';
import { penaltyByHand } from '../values/penalty.ts';
import { busyOf, sidesOf } from './contact-count.ts';
import {
  CONTACT,
  CONTACT_FIELDS,
  type Contact,
  contactOf,
  frontTouches,
  type Input,
  touchesOf,
} from './contact-rows.ts';

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
  defencePenalty: amount(),
  moralePenalty: amount(),
});
const ANSWER = {
  dice: amount(),
  idleSections: amount(),
  freeSections: amount(),
  mayEnvelopWith: amount(),
  onDefender: STRUCK,
  onAttacker: STRUCK,
  defenderPinned: yes(),
  extensionStays: yes(),
};

export const contact = defineQuery({
  id: 'onus/contact',
  fields: CONTACT_FIELDS,
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
