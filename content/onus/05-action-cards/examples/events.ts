import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** The lower half of the Action cards: drawing, playing, icons. */
export const events = defineExamples({
  'onus-5.11/order-of-play': applies('onus/event-count', {
    es: 'Dos unidades normales combaten en la fase de combate.',
    en: 'Two normal units fight in the combat phase.',
    ask: {},
    gives: { playedInOrder: ['random', 'attacker', 'defender'], mostEvents: 3 },
    cites: ['onus-5.11', 'onus-7.157'],
  }),
  'onus-5.11/after-the-opponent': forbids('onus/event', {
    es: 'El jugador activo quiere jugar un evento de la mano cuando su contrario ya ha tenido su ocasión.',
    en: 'The active player wants to play an event from hand when his opponent has had his chance already.',
    ask: { eventFrom: 'attacker', eventIcons: ['sword'], defenderHasPlayed: true },
  }),
  'onus-5.12/sword-at-random': applies('onus/event', {
    es: 'En un combate sale al azar un evento con la espada.',
    en: 'In a combat an event with the sword comes up at random.',
    ask: { eventFrom: 'random', eventIcons: ['sword'] },
    gives: { allowed: true, favours: 'attacker', inRollOf: 'attacker' },
    cites: ['onus-5.12', 'onus-7.159'],
  }),
  'onus-5.13/shield-at-random': applies('onus/event', {
    es: 'En un disparo sale al azar un evento con el escudo, y su texto vale para disparos.',
    en: 'In a shot an event with the shield comes up at random, and its text is valid for shots.',
    ask: { eventFrom: 'random', eventIcons: ['shield'], eventIn: 'shot' },
    gives: { allowed: true, favours: 'defender', inRollOf: 'attacker' },
    cites: ['onus-7.130', 'onus-5.13', 'onus-7.159'],
  }),
  'onus-5.14/bow-in-a-shot': applies('onus/event', {
    es: 'Sus arqueros disparan y el jugador activo juega de la mano un evento con el arco.',
    en: 'His archers shoot, and the active player plays an event with the bow from hand.',
    ask: { eventFrom: 'attacker', eventIcons: ['bow'], eventIn: 'shot' },
    gives: { allowed: true, favours: 'attacker' },
    cites: ['onus-5.14', 'onus-13.7', 'onus-7.130'],
  }),
  'onus-5.14/bow-in-a-combat': forbids('onus/event', {
    es: 'Un jugador tiene un evento que sólo lleva el arco y quiere jugarlo en un combate cuerpo a cuerpo.',
    en: 'A player has an event that shows only the bow, and wants to play it in hand-to-hand combat.',
    ask: { eventIcons: ['bow'] },
    cites: ['onus-5.14', 'onus-13.7'],
    case: 115,
  }),
});
