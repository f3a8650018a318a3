import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { SECTIONS } from '../units.ts';
import { penaltyByHand } from '../values/penalty.ts';
import { busyOf, sidesOf, wholly } from './contact-count.ts';
import { CONTACT, CONTACT_FIELDS, type Contact, contactOf, touchesOf } from './contact-rows.ts';

function onUnit(contact: Contact, who: 'attacker' | 'defender', trace: Trace) {
  const sides = sidesOf(touchesOf(contact), `${who}Part`);
  const unit = { ...contact[who], attackedOn: sides };
  const penalty = penaltyByHand(who, unit, sides.length > 0, trace);
  return { sides, defencePenalty: penalty, moralePenalty: penalty };
}

export const contact = looseQuery({
  id: 'onus/contact',
  fields: CONTACT_FIELDS,
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
