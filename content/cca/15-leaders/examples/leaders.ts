import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { fire } from '../../battles.ts';

/** Leader checks, and what a leader gives. */
export const leaders = defineExamples({
  'cca-15.1/two-helmets': applies('cca/leader-check', {
    es: 'Una unidad con un líder unido recibe impactos en combate cuerpo a cuerpo y sobrevive.',
    en: 'A unit with a leader attached is hit in close combat and survives.',
    ask: { situation: 'unit-hit' },
    gives: { dice: 2, helmetsNeeded: 2, chance: '1/36' },
    odds: { 'leader-lost': '1/36' },
  }),
  'cca-15.1/bows-fire': applies('cca/ranged-combat', {
    es: 'Infantería ligera con arcos que no ha movido dispara a 2 hexes a infantería media de 4 bloques con un líder unido.',
    en: 'Light infantry with bows that has not moved fires from 2 hexes at medium infantry of 4 blocks with a leader attached.',
    ask: fire('LB', { unit: 'MI', leader: 'attached' }, { faces: ['blue', 'red'] }),
    gives: {
      dice: 2,
      result: { hits: 1, leaderCheckDice: 2, leaderLost: null },
      chancesAre: 'after-hits',
    },
    odds: { 'leader-lost': '1/36' },
    cites: ['cca-10.18', 'cca-15.1'],
    case: 211,
  }),
  'cca-15.1/two-hits-in-one-roll': applies('cca/leader-check', {
    es: 'Una unidad con un líder unido recibe 2 impactos en una misma tirada y sobrevive.',
    en: 'A unit with a leader attached takes 2 hits in the same roll and survives.',
    ask: { situation: 'unit-hit', hits: 2 },
    gives: { dice: 2, chance: '1/36' },
  }),
  'cca-15.1/two-hits-by-the-other-reading': applies('cca/leader-check', {
    es: 'Una unidad con un líder unido recibe 2 impactos en una misma tirada y sobrevive, con la lectura b de R37.',
    en: 'A unit with a leader attached takes 2 hits in the same roll and survives, by reading b of R37.',
    ask: { situation: 'unit-hit', hits: 2, readings: { R37: 'b' } },
    gives: { dice: 4, chance: '71/1296', helmetsNeeded: 2 },
  }),
  'cca-15.1/one-helmet': applies('cca/leader-check', {
    es: 'En el chequeo por un líder unido salen 1 símbolo de líder y 1 bandera.',
    en: 'The check for an attached leader shows 1 leader symbol and 1 flag.',
    ask: { situation: 'unit-hit', checkFaces: ['leader', 'flag'] },
    gives: { leaderLost: false, banners: 0, mustEvade: false },
  }),
  'cca-15.2/last-block': applies('cca/leader-check', {
    es: 'Una unidad con un líder unido pierde su último bloque.',
    en: 'A unit with a leader attached loses its last block.',
    ask: { situation: 'unit-eliminated' },
    gives: { dice: 1, helmetsNeeded: 1, chance: '1/6' },
    odds: { 'leader-lost': '1/6' },
    case: 209,
  }),
  'cca-15.3/left-alone': applies('cca/leader-check', {
    es: 'Eliminada su unidad, contra el líder sale 1 bandera.',
    en: 'His unit eliminated, 1 flag is rolled at the leader.',
    ask: { situation: 'unit-eliminated', checkFaces: ['flag'] },
    gives: { leaderLost: false, mustEvade: true, leastHexes: 1, mostHexes: 3 },
    cites: ['cca-15.2', 'cca-15.3', 'cca-13.18'],
  }),
  'cca-15.4/chariots': applies('cca/leader-check', {
    es: 'Carros pesados atacan cuerpo a cuerpo a un líder solo en terreno despejado.',
    en: 'Heavy chariots attack a lone leader in the open in close combat.',
    ask: { situation: 'alone', attacker: { unit: 'CH' } },
    gives: { dice: 4, helmetsNeeded: 1, chance: '671/1296' },
    cites: ['cca-15.4', 'cca-13.16', 'cca-11.22'],
  }),
  'cca-15.5/bows-miss': applies('cca/leader-check', {
    es: 'Infantería ligera con arcos dispara a un líder solo y no saca ningún símbolo de líder.',
    en: 'Light infantry with bows fires at a lone leader and rolls no leader symbol.',
    ask: {
      situation: 'alone',
      cause: 'ranged',
      attacker: { unit: 'LB' },
      checkFaces: ['green', 'red'],
    },
    gives: { leaderLost: false, mustEvade: true, leastHexes: 1 },
    cites: ['cca-15.4', 'cca-15.5'],
    case: 395,
  }),
  'cca-15.8/attached-to-another': doesNotApply('cca/retreat', {
    es: 'La unidad de infantería media Y no lleva líder: él está unido a la unidad X, su único apoyo, en un hex adyacente. Y recibe 1 bandera.',
    en: 'Medium infantry unit Y has no leader: he is attached to unit X, its only support, in an adjacent hex. Y receives 1 flag.',
    ask: { unit: 'MI', leader: 'adjacent', support: 1 },
    gives: { flagsIgnorable: 0, retreatHexes: 1 },
    cites: ['cca-12.2'],
    case: 397,
  }),
});
