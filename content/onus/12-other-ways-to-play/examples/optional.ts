import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { fight } from '../../asked.ts';

/** Optional rules but the line advance: onus-12.1 to onus-12.24, onus-12.31 and onus-12.32. */
export const optional = defineExamples({
  'onus-12.1/agreed-before': applies('onus/deployment', {
    es: 'Antes de empezar, los jugadores pactan la niebla de guerra.',
    en: 'Before they start, the players agree on the fog of war.',
    ask: { optionalRules: 'agreed' },
    gives: { allowed: true },
  }),
  'onus-12.1/too-late': forbids('onus/deployment', {
    es: 'Un jugador quiere usar los flancos protegidos, que no se pactaron.',
    en: 'A player wants to use protected flanks, which were not agreed on.',
    ask: { optionalRules: 'not-agreed' },
  }),
  'onus-12.2/hundred-points-more': applies('onus/army', {
    es: 'La batalla es a 1000 puntos; a un jugador que juega por primera vez se le dan 100 más y trae 1080.',
    en: 'The battle is of 1000 points; a player who plays for the first time gets 100 more and brings 1080.',
    ask: { units: [{ unitValue: 1080 }], pointsLimit: 1000, novicePoints: 100 },
    gives: { allowed: true, pointsLimit: 1100, pointsLeft: 20 },
    cites: ['onus-12.2', 'onus-6.5'],
  }),
  'onus-12.22/only-the-front': applies('onus/protected-flanks', {
    es: 'Una unidad trabada sólo por su frente tiene una amiga a 1 cm de cada flanco.',
    en: 'A unit engaged only on its front has a friend 1 cm from each flank.',
    ask: { leftFriendCm: 1, rightFriendCm: 1 },
    gives: { onlyInFront: true, flanksProtected: ['left', 'right'], flankMorale: 2 },
    cites: ['onus-12.22', 'onus-12.23', 'onus-12.24'],
  }),
  'onus-12.23/room-for-a-marker': doesNotApply('onus/protected-flanks', {
    es: 'Con flancos protegidos, una unidad atacada sólo por el frente tiene una amiga a 2,5 cm de su flanco izquierdo y a nadie a la derecha.',
    en: 'With protected flanks, a unit attacked only on its front has a friend 2.5 cm from its left flank and none on the right.',
    ask: { leftFriendCm: 2.5 },
    gives: { flanksProtected: [], flankMorale: 0 },
    cites: ['onus-12.22'],
    case: 299,
  }),
  'onus-12.23/no-room-on-the-left': applies('onus/protected-flanks', {
    es: 'Una unidad atacada sólo por el frente tiene una amiga a 1,5 cm de su flanco izquierdo y otra a 2 cm del derecho.',
    en: 'A unit attacked only on its front has a friend 1.5 cm from its left flank and another 2 cm from the right.',
    ask: { leftFriendCm: 1.5, rightFriendCm: 2 },
    gives: { flanksProtected: ['left'], flankMorale: 1 },
    cites: ['onus-12.23', 'onus-12.24'],
  }),
  'onus-12.24/both-flanks': applies('onus/protected-flanks', {
    es: 'Una unidad atacada sólo por el frente está entre dos amigas que la tocan.',
    en: 'A unit attacked only on its front stands between two friends that touch it.',
    ask: { leftFriendCm: 0, rightFriendCm: 0 },
    gives: { flankMorale: 2 },
  }),
  'onus-12.24/at-the-check': applies('onus/morale-check', {
    es: 'Una unidad de moral 5 con un flanco protegido recibe 2 heridas en un combate por el frente.',
    en: 'A unit of morale 5 with one protected flank takes 2 wounds in a combat on its front.',
    ask: { unit: { morale: 5, protectedFlanks: 1, taken: 2 } },
    // 5 - 2 (wounds) + 1.
    gives: { moraleValue: 4, chanceToFail: '1/3' },
    cites: ['onus-10.11', 'onus-12.24'],
  }),
  'onus-12.24/a-shot': doesNotApply('onus/morale-check', {
    es: 'Una unidad de moral 5 con un flanco protegido recibe 2 heridas de un disparo.',
    en: 'A unit of morale 5 with one protected flank takes 2 wounds from a shot.',
    ask: { unit: { morale: 5, protectedFlanks: 1, taken: 2 }, cause: 'shot' },
    gives: { moraleValue: 3, chanceToFail: '1/2' },
    cites: ['onus-10.11'],
  }),
  'onus-12.24/alone': doesNotApply('onus/protected-flanks', {
    es: 'Una unidad atacada sólo por el frente no tiene amigas a los lados.',
    en: 'A unit attacked only on its front has no friends beside it.',
    ask: {},
    gives: { flankMorale: 0 },
    cites: ['onus-12.22'],
  }),
  'onus-12.31/unhurt-before-camels': applies('onus/morale-check', {
    es: 'Una caballería con moral 7 sale con 0 heridas de un combate contra camellos.',
    en: 'Cavalry with morale 7 comes out of a combat against camels with 0 wounds.',
    ask: {
      unit: { kind: 'cavalry', morale: 7, taken: 0 },
      enemyKind: 'camels',
      dromedaries: true,
    },
    gives: { mustCheck: true, moraleValue: 6 },
  }),
  'onus-12.31/cavalry-checks-unhurt': applies('onus/hand-to-hand', {
    es: 'Con dromedarios intimidantes, caballería trabada con camellos no recibe heridas en el combate; tampoco los camellos.',
    en: 'With frightening dromedaries, cavalry engaged with camels takes no wounds in the combat; nor do the camels.',
    ask: fight({ kind: 'camels', taken: 0 }, { kind: 'cavalry', taken: 0 }, { dromedaries: true }),
    gives: { mustCheck: ['defender'], defender: { moraleValue: 6 } },
    cites: ['onus-12.31', 'onus-9.17'],
  }),
  'onus-12.32/five-wounds-of-five': applies('onus/unit-card', {
    es: 'Con unidades reforzadas, una unidad de vida impresa 5 ha recibido 5 heridas.',
    en: 'With reinforced units, a unit of printed life 5 has taken 5 wounds.',
    ask: { life: 5, wounds: 5, reinforced: true },
    gives: { lifeInAll: 7, isEliminated: false, lifeRemaining: 2 },
    cites: ['onus-12.32', 'onus-3.6'],
    case: 301,
  }),
});
