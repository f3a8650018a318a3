import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Events in hand-to-hand combat. */
export const events = defineExamples({
  'onus-7.157/defender-plays-last': applies('onus/event', {
    es: 'En un combate cuerpo a cuerpo el atacante no ha jugado eventos y el defensor, tras ver el aleatorio, juega uno de la mano con el escudo.',
    en: 'In hand-to-hand combat the attacker has played no event, and the defender, having seen the random one, plays one with the shield from hand.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventsBefore: 'others' },
    gives: { allowed: true, favours: 'defender' },
    cites: ['onus-7.157', 'onus-7.160'],
  }),
  'onus-7.158/elephants-pass': applies('onus/event', {
    es: 'Unos elefantes en huida arrollan a una unidad y el atacante quiere jugar un evento.',
    en: 'Fleeing elephants trample a unit, and the attacker wants to play an event.',
    ask: { eventIcons: ['sword'], eventIn: 'outside-phase' },
    gives: { allowed: false },
  }),
  'onus-7.158/in-the-combat-phase': doesNotApply('onus/event', {
    es: 'En un combate de la fase de combate el atacante juega de la mano un evento con la espada.',
    en: 'In a combat of the combat phase the attacker plays an event with the sword from hand.',
    ask: { eventIcons: ['sword'] },
    gives: { allowed: true, favours: 'attacker', inRollOf: 'attacker' },
    cites: ['onus-13.5', 'onus-7.160'],
  }),
  'onus-7.159/resist-at-random': applies('onus/event', {
    es: 'Sale al azar el evento «Resistid», con el escudo.',
    en: 'The event “Resist”, with the shield, comes up at random.',
    ask: { eventFrom: 'random', eventIcons: ['shield'] },
    gives: { favours: 'defender', inRollOf: 'attacker', allowed: true },
    cites: ['onus-5.13', 'onus-7.159'],
    case: 35,
  }),
  'onus-7.160/resist-from-hand': applies('onus/event', {
    es: 'El atacante juega de la mano «Resistid», con el escudo.',
    en: 'The attacker plays “Resist”, with the shield, from hand.',
    ask: { eventFrom: 'attacker', eventIcons: ['shield'] },
    gives: { allowed: true, favours: 'attacker', inRollOf: 'defender' },
    case: 36,
  }),
});
