import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The rules of events as the summary has them. */
export const events = defineExamples({
  'onus-13.4/three-at-most': applies('onus/event-count', {
    es: 'Combaten dos unidades que no son de Élite.',
    en: 'Two units that are not Elite fight.',
    ask: { attackerRank: 'veteran' },
    gives: { leastEvents: 1, mostEvents: 3 },
  }),
  'onus-13.4/equal-events': forbids('onus/event', {
    es: 'El defensor quiere jugar el mismo evento que acaba de jugar el atacante.',
    en: 'The defender wants to play the same event that the attacker has just played.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventsBefore: 'same' },
    cites: ['onus-7.132', 'onus-13.4'],
  }),
  'onus-13.4/second-of-an-elite': doesNotApply('onus/event', {
    es: 'El jugador de una unidad de Élite eligió usar 2 eventos de la mano, ha jugado 1 y quiere jugar otro.',
    en: 'The player of an Elite unit chose to use 2 events from hand, has played 1 and wants to play another.',
    ask: {
      eventIcons: ['sword'],
      eventsBefore: 'others',
      handEventsBefore: 1,
      playerRank: 'elite',
    },
    gives: { allowed: true },
    cites: ['onus-11.5', 'onus-7.160'],
  }),
  'onus-13.5/sword-in-a-shot': forbids('onus/event', {
    es: 'Los arqueros del jugador activo disparan y él quiere jugar un evento que sólo lleva la espada.',
    en: "The active player's archers shoot, and he wants to play an event with the sword alone.",
    ask: { eventFrom: 'attacker', eventIcons: ['sword'], eventIn: 'shot' },
    cites: ['onus-7.130', 'onus-13.5'],
    case: 311,
  }),
  'onus-13.5/sword-in-a-combat': applies('onus/event', {
    es: 'El jugador activo juega en un combate un evento con la espada.',
    en: 'The active player plays an event with the sword in a combat.',
    ask: { eventFrom: 'attacker', eventIcons: ['sword'] },
    gives: { allowed: true, favours: 'attacker', inRollOf: 'attacker' },
  }),
  'onus-13.6/shield-against-a-shot': applies('onus/event', {
    es: 'Disparan a una unidad y su jugador juega un evento con el escudo que vale ante disparos.',
    en: 'A unit is shot at, and its player plays an event with the shield that is valid against shots.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventIn: 'shot' },
    gives: { allowed: true, favours: 'defender' },
    cites: ['onus-13.6', 'onus-7.130'],
  }),
  'onus-13.6/not-for-shots': forbids('onus/event', {
    es: 'Disparan a una unidad y su jugador quiere jugar un evento con el escudo que sólo habla del combate cuerpo a cuerpo.',
    en: 'A unit is shot at, and its player wants to play an event with the shield whose text is about hand-to-hand combat alone.',
    ask: { eventFrom: 'defender', eventIcons: ['shield'], eventIn: 'shot', textRulesOut: true },
    cites: ['onus-13.6', 'onus-7.130', 'onus-7.131'],
  }),
  'onus-13.8/charged-this-turn': applies('onus/event', {
    es: 'Una unidad acaba de cargar y su jugador juega en el combate un evento marcado «Cargas», con la espada.',
    en: 'A unit has just charged, and its player plays an event marked “Charges”, with the sword, in the combat.',
    ask: { eventIcons: ['sword'], chargesLabel: true, engagedBy: 'charge-this-turn' },
    gives: { allowed: true, favours: 'attacker' },
  }),
  'onus-13.8/engaged-last-turn': forbids('onus/event', {
    es: 'Dos unidades trabadas desde el turno anterior combaten y sale al azar un evento marcado «Cargas», con la espada.',
    en: 'Two units engaged since the turn before fight, and an event marked “Charges”, with the sword, comes up at random.',
    ask: {
      eventFrom: 'random',
      eventIcons: ['sword'],
      chargesLabel: true,
      engagedBy: 'earlier-turn',
    },
    gives: { allowed: false, favours: 'nobody' },
  }),
});
