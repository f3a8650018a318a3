import { defineExamples } from '../../../../src/content/registry.ts';

/** The lower half of the Action cards: drawing, playing, icons. */
export const events = defineExamples([
  {
    clause: 'onus-5.11',
    name: 'order-of-play',
    kind: 'applies',
    say: {
      es: 'Dos unidades normales combaten en la fase de combate.',
      en: 'Two normal units fight in the combat phase.',
    },
    query: 'onus/event-count',
    input: {},
    expect: { playedInOrder: ['random', 'attacker', 'defender'], mostEvents: 3 },
    cites: ['onus-5.11', 'onus-7.157'],
  },
  {
    clause: 'onus-5.11',
    name: 'after-the-opponent',
    kind: 'forbidden',
    say: {
      es: 'El jugador activo quiere jugar un evento de la mano cuando su contrario ya ha tenido su ocasión.',
      en: 'The active player wants to play an event from hand when his opponent has had his chance already.',
    },
    query: 'onus/event',
    input: { eventFrom: 'attacker', eventIcons: ['sword'], defenderHasPlayed: true },
    expect: { allowed: false },
    cites: ['onus-5.11'],
  },
  {
    clause: 'onus-5.12',
    name: 'sword-at-random',
    kind: 'applies',
    say: {
      es: 'En un combate sale al azar un evento con la espada.',
      en: 'In a combat an event with the sword comes up at random.',
    },
    query: 'onus/event',
    input: { eventFrom: 'random', eventIcons: ['sword'] },
    expect: { allowed: true, favours: 'attacker' },
    cites: ['onus-5.12', 'onus-7.159'],
  },
  {
    clause: 'onus-5.13',
    name: 'shield-at-random',
    kind: 'applies',
    say: {
      es: 'En un disparo sale al azar un evento con el escudo, y su texto vale para disparos.',
      en: 'In a shot an event with the shield comes up at random, and its text is valid for shots.',
    },
    query: 'onus/event',
    input: { eventFrom: 'random', eventIcons: ['shield'], eventIn: 'shot' },
    expect: { allowed: true, favours: 'defender', inRollOf: 'attacker' },
    cites: ['onus-7.130', 'onus-5.13', 'onus-7.159'],
  },
  {
    clause: 'onus-5.14',
    name: 'bow-in-a-shot',
    kind: 'applies',
    say: {
      es: 'Sus arqueros disparan y el jugador activo juega de la mano un evento con el arco.',
      en: 'His archers shoot, and the active player plays an event with the bow from hand.',
    },
    query: 'onus/event',
    input: { eventFrom: 'attacker', eventIcons: ['bow'], eventIn: 'shot' },
    expect: { allowed: true, favours: 'attacker' },
    cites: ['onus-5.14', 'onus-13.7', 'onus-7.130'],
  },
  {
    clause: 'onus-5.14',
    name: 'bow-in-a-combat',
    kind: 'forbidden',
    say: {
      es: 'Un jugador tiene un evento que sólo lleva el arco y quiere jugarlo en un combate cuerpo a cuerpo.',
      en: 'A player has an event that shows only the bow, and wants to play it in hand-to-hand combat.',
    },
    query: 'onus/event',
    input: { eventIcons: ['bow'] },
    expect: { allowed: false },
    cites: ['onus-5.14', 'onus-13.7'],
    case: 'onus-case-115',
  },
]);
