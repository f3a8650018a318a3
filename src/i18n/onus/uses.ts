/** Which queries of other subjects say something of a subject, in every language. */
export const USES = {
  values: [
    'onus/hand-to-hand',
    'onus/attack-roll',
    'onus/morale-check',
    'onus/unit-values',
    'onus/modifier-list',
    'onus/shot',
    'onus/activation',
    'onus/flee',
    'onus/flight-move',
    'onus/flight-phase',
    'onus/fleeing-unit',
    'onus/trample',
    'onus/stampede',
    'onus/throw-javelins',
    'onus/ambush',
  ],
  flight: ['onus/throw-javelins'],
  shooting: ['onus/table-shot', 'onus/table-move', 'onus/table-charge'],
} as const;
