import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Events in shooting. */
export const events = defineExamples({
  'onus-7.128/second-event-from-hand': forbids('onus/event', {
    es: 'En un ataque a distancia sin unidades de Élite, el defensor ya ha jugado 1 evento y quiere jugar otro distinto de la mano.',
    en: 'In a ranged attack without Elite units, the defender has played 1 event and wants to play another, different one from hand.',
    ask: {
      eventFrom: 'defender',
      eventIcons: ['shield'],
      eventIn: 'shot',
      eventsBefore: 'others',
      handEventsBefore: 1,
    },
    cites: ['onus-7.128', 'onus-13.4'],
    case: 351,
  }),
  'onus-7.128/one-each': applies('onus/event-count', {
    es: 'Una unidad normal dispara a otra normal que está a su alcance.',
    en: 'A normal unit shoots at another normal one within range.',
    ask: { eventIn: 'shot' },
    gives: { randomEvents: 1, attackerFromHand: 1, defenderFromHand: 1 },
    cites: ['onus-5.11', 'onus-7.128'],
  }),
  'onus-7.129/cancelling-goes-first': applies('onus/event-count', {
    es: 'Ha salido un evento al azar, el atacante ha jugado otro y el defensor uno que anula un evento.',
    en: 'An event has come up at random, the attacker has played another and the defender one that cancels an event.',
    ask: {
      eventIn: 'shot',
      eventsOnTable: [
        { eventFrom: 'random' },
        { eventFrom: 'attacker' },
        { eventFrom: 'defender', cancels: 'event' },
      ],
    },
    gives: { appliedInOrder: ['defender', 'random', 'attacker'] },
  }),
  'onus-7.130/bow': applies('onus/event', {
    es: 'En un disparo sale al azar un evento con el arco.',
    en: 'In a shot an event with the bow comes up at random.',
    ask: { eventFrom: 'random', eventIcons: ['bow'], eventIn: 'shot' },
    gives: { allowed: true },
  }),
  'onus-7.130/sword-alone': forbids('onus/event', {
    es: 'En un disparo sale al azar un evento que sólo lleva la espada.',
    en: 'In a shot an event with the sword alone comes up at random.',
    ask: { eventFrom: 'random', eventIcons: ['sword'], eventIn: 'shot' },
    gives: { allowed: false, favours: 'nobody' },
    cites: ['onus-7.130', 'onus-13.5'],
  }),
  'onus-7.131/from-hand-of-the-defender': applies('onus/event', {
    es: 'Le disparan a una unidad y su jugador juega de la mano un evento con el escudo que vale en los disparos.',
    en: 'A unit is shot at, and its player plays an event with the shield from hand that is valid in shots.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventIn: 'shot' },
    gives: { allowed: true, favours: 'defender', inRollOf: 'attacker' },
    cites: ['onus-7.130', 'onus-7.131'],
  }),
  'onus-7.131/requirement-not-met': forbids('onus/event', {
    es: 'En un disparo, el atacante quiere jugar un evento con el arco cuyo requisito no se cumple.',
    en: 'In a shot the attacker wants to play an event with the bow whose requirement is not met.',
    ask: { eventIcons: ['bow'], eventIn: 'shot', textRulesOut: true },
    cites: ['onus-7.130', 'onus-7.131'],
  }),
  'onus-7.132/as-the-random-one': applies('onus/event', {
    es: 'El defensor quiere jugar de la mano un evento igual al que ha salido al azar.',
    en: 'The defender wants to play from hand an event equal to the one that came up at random.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventsBefore: 'same' },
    gives: { allowed: false },
    cites: ['onus-7.132', 'onus-13.4'],
  }),
  'onus-7.132/another-one': doesNotApply('onus/event', {
    es: 'El defensor quiere jugar de la mano un evento distinto del que ha salido al azar.',
    en: 'The defender wants to play from hand an event that differs from the one that came up at random.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventsBefore: 'others' },
    gives: { allowed: true },
    cites: ['onus-7.157', 'onus-7.160'],
  }),
});
