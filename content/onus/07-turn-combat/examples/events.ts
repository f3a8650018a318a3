import { defineExamples } from '../../../../src/content/registry.ts';

/** Events in hand-to-hand combat. */
export const events = defineExamples([
  {
    clause: 'onus-7.157',
    name: 'defender-plays-last',
    kind: 'applies',
    say: {
      es: 'En un combate cuerpo a cuerpo el atacante no ha jugado eventos y el defensor, tras ver el aleatorio, juega uno de la mano con el escudo.',
      en: 'In hand-to-hand combat the attacker has played no event, and the defender, having seen the random one, plays one with the shield from hand.',
    },
    query: 'onus/event',
    input: { eventFrom: 'defender', eventIcons: ['shield'], eventsBefore: 'others' },
    expect: { allowed: true, favours: 'defender' },
    cites: ['onus-7.157', 'onus-7.160'],
  },
  {
    clause: 'onus-7.158',
    name: 'elephants-pass',
    kind: 'applies',
    say: {
      es: 'Unos elefantes en huida arrollan a una unidad y el atacante quiere jugar un evento.',
      en: 'Fleeing elephants trample a unit, and the attacker wants to play an event.',
    },
    query: 'onus/event',
    input: { eventIcons: ['sword'], eventIn: 'outside-phase' },
    expect: { allowed: false },
    cites: ['onus-7.158'],
  },
  {
    clause: 'onus-7.158',
    name: 'in-the-combat-phase',
    kind: 'does-not-apply',
    say: {
      es: 'En un combate de la fase de combate el atacante juega de la mano un evento con la espada.',
      en: 'In a combat of the combat phase the attacker plays an event with the sword from hand.',
    },
    query: 'onus/event',
    input: { eventIcons: ['sword'] },
    expect: { allowed: true, favours: 'attacker', inRollOf: 'attacker' },
    cites: ['onus-13.5', 'onus-7.160'],
  },
  {
    clause: 'onus-7.159',
    name: 'resist-at-random',
    kind: 'applies',
    say: {
      es: 'Sale al azar el evento «Resistid», con el escudo.',
      en: 'The event «Resistid», with the shield, comes up at random.',
    },
    query: 'onus/event',
    input: { eventFrom: 'random', eventIcons: ['shield'] },
    expect: { favours: 'defender', inRollOf: 'attacker' },
    cites: ['onus-5.13', 'onus-7.159'],
    case: 'onus-case-035',
  },
  {
    clause: 'onus-7.160',
    name: 'resist-from-hand',
    kind: 'applies',
    say: {
      es: 'El atacante juega de la mano «Resistid», con el escudo.',
      en: 'The attacker plays «Resistid», with the shield, from hand.',
    },
    query: 'onus/event',
    input: { eventFrom: 'attacker', eventIcons: ['shield'] },
    expect: { allowed: true, favours: 'attacker', inRollOf: 'defender' },
    cites: ['onus-7.160'],
    case: 'onus-case-036',
  },
]);
