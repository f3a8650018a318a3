import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Steadfast units in flight, and javelins thrown before the combat. */
export const events = defineExamples({
  'onus-9.18/stays-broken': applies('onus/flee', {
    es: 'Una unidad Rota con Firmeza falla un chequeo de moral y su jugador no quiere que huya.',
    en: 'A Broken unit with Steadfast fails a morale check, and its player does not want it to flee.',
    ask: { broken: true, abilities: ['steadfast'] },
    gives: { fate: 'broken', takesFlight: false },
    case: 273,
  }),
  'onus-9.18/its-player-wishes': doesNotApply('onus/flee', {
    es: 'Una unidad Rota con Firmeza falla un chequeo de moral y su jugador prefiere que huya.',
    en: 'A Broken unit with Steadfast fails a morale check, and its player prefers that it flees.',
    ask: { broken: true, abilities: ['steadfast'], steadfastFlees: true },
    gives: { fate: 'fleeing', takesFlight: true },
    cites: ['onus-7.175', 'onus-7.178'],
  }),
  'onus-9.22/only-the-charged-unit': applies('onus/throw-javelins', {
    es: 'Una unidad sin jabalinas carga contra una que las tiene, y «Lanzad jabalinas» es el evento aleatorio.',
    en: 'A unit without javelins charges one that has them, and “Throw javelins” is the random event.',
    ask: {
      eventFrom: 'random',
      engagedBy: 'charge-this-turn',
      defender: { abilities: ['javelins'] },
    },
    gives: { allowed: true, throwers: ['defender'] },
    cites: ['onus-9.22', 'onus-11.11'],
    case: 365,
  }),
});
