import type { Example } from '../../../../src/content/registry.ts';
import { fog } from './fog.ts';
import { generals } from './generals.ts';

const FLANKS = 'onus/protected-flanks';

/** Optional rules but the line advance: onus-12.1 to onus-12.24, onus-12.31 and onus-12.32. */
export const optional: readonly Example[] = [
  {
    clause: 'onus-12.1',
    name: 'agreed-before',
    kind: 'applies',
    say: {
      es: 'Antes de empezar, los jugadores pactan la niebla de guerra.',
      en: 'Before they start, the players agree on the fog of war.',
    },
    query: 'onus/deployment',
    input: { optionalRules: 'agreed' },
    expect: { allowed: true },
    cites: ['onus-12.1'],
  },
  {
    clause: 'onus-12.1',
    name: 'too-late',
    kind: 'forbidden',
    say: {
      es: 'Un jugador quiere usar los flancos protegidos, que no se pactaron.',
      en: 'A player wants to use protected flanks, which were not agreed on.',
    },
    query: 'onus/deployment',
    input: { optionalRules: 'not-agreed' },
    expect: { allowed: false },
    cites: ['onus-12.1'],
  },
  {
    clause: 'onus-12.2',
    name: 'hundred-points-more',
    kind: 'applies',
    say: {
      es: 'La batalla es a 1000 puntos; a un jugador que juega por primera vez se le dan 100 más y trae 1080.',
      en: 'The battle is of 1000 points; a player who plays for the first time gets 100 more and brings 1080.',
    },
    query: 'onus/army',
    input: { units: [{ unitValue: 1080 }], pointsLimit: 1000, novicePoints: 100 },
    expect: { allowed: true, pointsLimit: 1100, pointsLeft: 20 },
    cites: ['onus-12.2', 'onus-6.5'],
  },
  ...generals,
  ...fog,
  {
    clause: 'onus-12.22',
    name: 'only-the-front',
    kind: 'applies',
    say: {
      es: 'Una unidad trabada sólo por su frente tiene una amiga a 1 cm de cada flanco.',
      en: 'A unit engaged only on its front has a friend 1 cm from each flank.',
    },
    query: FLANKS,
    input: { leftFriendCm: 1, rightFriendCm: 1 },
    expect: { onlyInFront: true, flanksProtected: ['left', 'right'], flankMorale: 2 },
    cites: ['onus-12.22', 'onus-12.23', 'onus-12.24'],
  },
  {
    clause: 'onus-12.22',
    name: 'a-marker-on-the-flank',
    kind: 'applies',
    say: {
      es: 'Una unidad con una amiga a 1 cm de su flanco izquierdo es atacada por el frente y con un marcador de Sección en el derecho.',
      en: 'A unit with a friend 1 cm from its left flank is attacked on the front and by a Section marker on the right one.',
    },
    query: FLANKS,
    input: { leftFriendCm: 1, enemyContacts: ['front', 'marker-on-flank'] },
    expect: { onlyInFront: false, flankMorale: 0 },
    cites: ['onus-12.22'],
  },
  {
    clause: 'onus-12.23',
    name: 'room-for-a-marker',
    kind: 'does-not-apply',
    say: {
      es: 'Con flancos protegidos, una unidad atacada sólo por el frente tiene una amiga a 2,5 cm de su flanco izquierdo y a nadie a la derecha.',
      en: 'With protected flanks, a unit attacked only on its front has a friend 2.5 cm from its left flank and nobody on the right.',
    },
    query: FLANKS,
    input: { leftFriendCm: 2.5 },
    expect: { flanksProtected: [], flankMorale: 0 },
    cites: ['onus-12.22'],
    case: 'onus-case-299',
  },
  {
    clause: 'onus-12.23',
    name: 'no-room-on-the-left',
    kind: 'applies',
    say: {
      es: 'Una unidad atacada sólo por el frente tiene una amiga a 1,5 cm de su flanco izquierdo y otra a 2 cm del derecho.',
      en: 'A unit attacked only on its front has a friend 1.5 cm from its left flank and another 2 cm from the right.',
    },
    query: FLANKS,
    input: { leftFriendCm: 1.5, rightFriendCm: 2 },
    expect: { flanksProtected: ['left'], flankMorale: 1 },
    cites: ['onus-12.23', 'onus-12.24'],
  },
  {
    clause: 'onus-12.24',
    name: 'both-flanks',
    kind: 'applies',
    say: {
      es: 'Una unidad atacada sólo por el frente está entre dos amigas que la tocan.',
      en: 'A unit attacked only on its front stands between two friends that touch it.',
    },
    query: FLANKS,
    input: { leftFriendCm: 0, rightFriendCm: 0 },
    expect: { flankMorale: 2 },
    cites: ['onus-12.24'],
  },
  {
    clause: 'onus-12.24',
    name: 'alone',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad atacada sólo por el frente no tiene amigas a los lados.',
      en: 'A unit attacked only on its front has no friends beside it.',
    },
    query: FLANKS,
    input: {},
    expect: { flankMorale: 0 },
    cites: ['onus-12.22'],
  },
  {
    clause: 'onus-12.31',
    name: 'cavalry-checks-unhurt',
    kind: 'applies',
    say: {
      es: 'Con dromedarios intimidantes, caballería trabada con camellos no recibe heridas en el combate; tampoco los camellos.',
      en: 'With frightening dromedaries, cavalry engaged with camels takes no wounds in the combat; nor do the camels.',
    },
    query: 'onus/hand-to-hand',
    input: {
      attacker: { kind: 'camels', taken: 0 },
      defender: { kind: 'cavalry', taken: 0 },
      dromedaries: true,
    },
    expect: { mustCheck: ['defender'], defender: { moraleValue: 6 } },
    cites: ['onus-12.31', 'onus-9.17'],
  },
  {
    clause: 'onus-12.32',
    name: 'five-wounds-of-five',
    kind: 'applies',
    say: {
      es: 'Con unidades reforzadas, una unidad de vida impresa 5 ha recibido 5 heridas.',
      en: 'With reinforced units, a unit of printed life 5 has taken 5 wounds.',
    },
    query: 'onus/unit-card',
    input: { life: 5, wounds: 5, reinforced: true },
    expect: { lifeInAll: 7, isEliminated: false, lifeRemaining: 2 },
    cites: ['onus-12.32', 'onus-3.6'],
    case: 'onus-case-301',
  },
];
