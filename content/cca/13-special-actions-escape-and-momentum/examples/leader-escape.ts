import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** Leader Escape. */
export const leaderEscape = defineExamples({
  'cca-13.26/surrounded': applies('cca/fall-back', {
    es: 'Un líder tiene unidades enemigas en los dos hexes hacia su lado y quiere pasar por uno.',
    en: 'A leader has enemy units in both hexes towards his own side and wants to pass through one.',
    ask: { unit: 'LD', holds: 'enemy-unit', ends: false, enemiesBehind: 'both' },
    gives: { allowed: true, escapeNeeded: true },
  }),
  'cca-13.26/one-hex-open': forbids('cca/fall-back', {
    es: 'Un líder tiene libre 1 de los dos hexes hacia su lado y quiere atravesar al enemigo del otro.',
    en: 'A leader has 1 of the two hexes towards his side free and wants to go through the enemy in the other.',
    ask: { unit: 'LD', holds: 'enemy-unit', ends: false, enemiesBehind: 'one' },
  }),
  'cca-13.27/pause': applies('cca/leader-check', {
    es: 'Un líder que escapa hace la pausa en el hex de una unidad enemiga de auxiliares.',
    en: 'An escaping leader pauses in the hex of an enemy auxilia unit.',
    ask: { situation: 'escape', attacker: { unit: 'AX' } },
    gives: { dice: 3, helmetsNeeded: 1 },
    cites: ['cca-13.27', 'cca-13.28', 'cca-11.10'],
  }),
  'cca-13.28/medium-infantry': applies('cca/leader-check', {
    es: 'Un líder escapa a través de infantería media enemiga, en terreno despejado.',
    en: 'A leader escapes through enemy medium infantry in the open.',
    ask: { situation: 'escape', attacker: { unit: 'MI' } },
    gives: { dice: 4, chance: '671/1296', mostHexes: 2 },
    odds: { 'leader-safe': '625/1296', 'leader-lost': '671/1296' },
    cites: ['cca-13.28', 'cca-11.12'],
    case: 207,
  }),
  'cca-13.28/no-help-from-forest': applies('cca/leader-check', {
    es: 'Un líder escapa a través de infantería media enemiga que está en un bosque.',
    en: 'A leader escapes through enemy medium infantry in a forest.',
    ask: { situation: 'escape', attacker: { unit: 'MI', terrain: 'forest' } },
    gives: { dice: 4 },
    cites: ['cca-13.28', 'cca-11.12'],
  }),
  'cca-13.29/swords-miss': applies('cca/leader-check', {
    es: 'La infantería media por la que escapa un líder saca 2 espadas, 1 bandera y 1 triángulo azul.',
    en: 'The medium infantry through which a leader escapes rolls 2 swords, 1 flag and 1 blue triangle.',
    ask: {
      situation: 'escape',
      attacker: { unit: 'MI' },
      checkFaces: ['swords', 'swords', 'flag', 'blue'],
    },
    gives: { leaderLost: false, mustEvade: true },
    cites: ['cca-13.29', 'cca-13.30'],
  }),
  'cca-13.30/two-more-hexes': applies('cca/leader-check', {
    es: 'Un líder ha usado el primer hex de su evasión para entrar en un hex enemigo y no recibe impacto.',
    en: 'A leader has used the first hex of his evasion to enter an enemy hex and is not hit.',
    ask: {
      situation: 'escape',
      attacker: { unit: 'MI' },
      checkFaces: ['red', 'blue', 'flag', 'green'],
    },
    gives: { leaderLost: false, mostHexes: 2 },
    case: 391,
  }),
  'cca-13.31/joins-after-escape': applies('cca/fall-back', {
    es: 'Tras escapar, un líder acaba en el segundo hex, con una unidad amiga sin líder.',
    en: 'After his escape a leader ends in the second hex, with a friendly unit without a leader.',
    ask: { unit: 'LD', nthHex: 2, holds: 'friendly-unit', escaped: true },
    gives: { allowed: true, attaches: true },
    cites: ['cca-13.23', 'cca-13.31'],
  }),
});
