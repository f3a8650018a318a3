import { defineExamples } from '../../../../src/content/registry.ts';

/** Optional rules that change shots, combats and morale checks. */
export const combat = defineExamples([
  {
    clause: 'onus-12.15',
    name: 'a-penalty-in-the-mist',
    kind: 'applies',
    say: {
      es: 'Con niebla se ha acordado -1 a más de 2 UD y nada a más de 6 UD; unos arqueros de fuerza 3 disparan a 3 UD.',
      en: 'For mist it was agreed on -1 beyond 2 UD and nothing beyond 6 UD; archers of strength 3 shoot 3 UD far.',
    },
    query: 'onus/shot',
    input: {
      shooter: { strength: 3, range: 8 },
      distance: 3,
      visibility: { penaltyBeyond: 2, visibilityPenalty: 1, impossibleBeyond: 6 },
    },
    expect: { allowed: true, dice: 4, strength: 2 },
    cites: ['onus-12.15'],
    case: 'onus-case-054',
  },
  {
    clause: 'onus-12.15',
    name: 'too-far-in-the-mist',
    kind: 'forbidden',
    say: {
      es: 'Con la misma niebla, -1 a más de 2 UD y nada a más de 6 UD, unos arqueros con alcance 8 quieren disparar a 7 UD.',
      en: 'In the same mist, -1 beyond 2 UD and nothing beyond 6 UD, archers with a range of 8 want to shoot 7 UD far.',
    },
    query: 'onus/shot',
    input: {
      shooter: { range: 8 },
      distance: 7,
      visibility: { penaltyBeyond: 2, impossibleBeyond: 6 },
    },
    expect: { allowed: false },
    cites: ['onus-12.15'],
    case: 'onus-case-054',
  },
  {
    clause: 'onus-12.20',
    name: 'face-down-behind-others',
    kind: 'applies',
    say: {
      es: 'Con niebla de guerra, unos arqueros de fuerza 3 disparan a una unidad oculta con la línea de visión obstruida.',
      en: 'In the fog of war archers of strength 3 shoot at a hidden unit with an obstructed line of sight.',
    },
    query: 'onus/shot',
    input: { shooter: { strength: 3 }, fog: 'face-down', obstructed: true },
    expect: { allowed: true, strength: 1, strengthModifier: -2 },
    cites: ['onus-7.127', 'onus-12.20'],
    case: 'onus-case-303',
  },
  {
    clause: 'onus-12.20',
    name: 'turned-up-already',
    kind: 'does-not-apply',
    say: {
      es: 'Con niebla de guerra, unos arqueros de fuerza 3 disparan a una unidad que ya fue descubierta.',
      en: 'In the fog of war archers of strength 3 shoot at a unit that was turned face up before.',
    },
    query: 'onus/shot',
    input: { shooter: { strength: 3 }, fog: 'turned-up' },
    expect: { allowed: true, strength: 3 },
    cites: ['onus-3.3'],
  },
  {
    clause: 'onus-12.24',
    name: 'both-flanks',
    kind: 'applies',
    say: {
      es: 'Unos legionarios de moral 6, atacados sólo de frente y con una amiga a 1 cm de cada uno de los 2 flancos, han recibido 3 heridas.',
      en: 'Legionaries of morale 6, attacked on their front alone and with a friend 1 cm from each of the 2 flanks, have taken 3 wounds.',
    },
    query: 'onus/morale-check',
    input: { unit: { morale: 6, wounds: 3, protectedFlanks: 2 } },
    expect: { moraleValue: 5, chanceToFail: '1/6' },
    odds: { fails: '1/6' },
    cites: ['onus-10.11', 'onus-12.24'],
  },
  {
    clause: 'onus-12.24',
    name: 'a-marker-on-the-rear',
    kind: 'does-not-apply',
    say: {
      es: 'Los mismos legionarios de moral 6 con 3 heridas y amigas junto a los 2 flancos tienen además un marcador enemigo en la retaguardia.',
      en: 'The same Legionaries of morale 6 with 3 wounds and friends beside the 2 flanks have an enemy marker on their rear as well.',
    },
    query: 'onus/morale-check',
    input: {
      unit: { morale: 6, wounds: 3, protectedFlanks: 2, attackedOn: ['front', 'rear'] },
    },
    expect: { moraleValue: 1, chanceToFail: '5/6' },
    cites: ['onus-10.11', 'onus-10.3'],
  },
  {
    clause: 'onus-12.31',
    name: 'horses-and-camels',
    kind: 'applies',
    say: {
      es: 'Con dromedarios intimidantes, unos camellos combaten contra una caballería de moral 5 y nadie sufre heridas.',
      en: 'With frightening dromedaries, camels fight cavalry of morale 5 and nobody is wounded.',
    },
    query: 'onus/hand-to-hand',
    input: {
      attacker: { kind: 'camels', taken: 0 },
      defender: { kind: 'cavalry', morale: 5, taken: 0 },
      dromedaries: true,
    },
    expect: {
      mustCheck: ['defender'],
      attacker: { checks: 0 },
      defender: { moraleValue: 4, chanceToFail: '1/3' },
    },
    cites: ['onus-7.153', 'onus-12.31', 'onus-9.17', 'onus-7.173'],
  },
]);
