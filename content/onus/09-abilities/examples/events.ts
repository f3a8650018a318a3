import { defineExamples } from '../../../../src/content/registry.ts';

/** Steadfast units in flight, and javelins thrown before the combat. */
export const events = defineExamples([
  {
    clause: 'onus-9.18',
    name: 'stays-broken',
    kind: 'applies',
    say: {
      es: 'Una unidad Rota con Firmeza falla un chequeo de moral y su jugador no quiere que huya.',
      en: 'A Broken unit with Steadfast fails a morale check, and its player does not want it to flee.',
    },
    query: 'onus/flee',
    input: { broken: true, abilities: ['steadfast'] },
    expect: { fate: 'broken', takesFlight: false },
    cites: ['onus-9.18'],
    case: 'onus-case-273',
  },
  {
    clause: 'onus-9.18',
    name: 'its-player-wishes',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad Rota con Firmeza falla un chequeo de moral y su jugador prefiere que huya.',
      en: 'A Broken unit with Steadfast fails a morale check, and its player prefers that it flees.',
    },
    query: 'onus/flee',
    input: { broken: true, abilities: ['steadfast'], steadfastFlees: true },
    expect: { fate: 'fleeing', takesFlight: true },
    cites: ['onus-7.175', 'onus-7.178'],
  },
  {
    clause: 'onus-9.22',
    name: 'only-the-charged-unit',
    kind: 'applies',
    say: {
      es: 'Una unidad sin jabalinas carga contra una que las tiene, y «Lanzad jabalinas» es el evento aleatorio.',
      en: 'A unit without javelins charges one that has them, and «Lanzad jabalinas» is the random event.',
    },
    query: 'onus/throw-javelins',
    input: {
      eventFrom: 'random',
      engagedBy: 'charge-this-turn',
      defender: { abilities: ['javelins'] },
    },
    expect: { allowed: true, throwers: ['defender'] },
    cites: ['onus-9.22', 'onus-11.11'],
    case: 'onus-case-365',
  },
]);
